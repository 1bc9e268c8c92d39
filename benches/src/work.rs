//! The work itself: rounds played at random, and trees of moves counted by another library.

use board_game::{games::oware::OwareBoard, util::game_stats::perft_naive};
use kuzhi_core::{Choices, Event, Hole, HoleSet, Kernel, Observer, Position, Silent};

use crate::{choose::set_bit, random::Random};

/// After so many turns a random round is broken off. Rounds may go in circles for ever, and looking for
/// repetitions would cost more than playing. Of Pallankuzhi's rounds, which have 31 turns on the average,
/// one in ten thousand goes so far; of Al-manqala's, with 100, one in seven.
pub const MOST_TURNS: u32 = 200;

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Holes that were sown from.
    pub turns: u64,
    /// Times that seeds were lifted.
    pub laps: u64,
    /// Rounds that were begun.
    pub rounds: u64,
    /// Rounds that were broken off.
    pub broken_off: u64,
    /// What depends on every seed of every position in which a round stopped.
    pub checksum: u64,
}

impl Counts {
    /// Adds a position in which a round stopped to the checksum.
    #[inline]
    pub(crate) fn stop(&mut self, board: &[u8; Hole::MOST], stores: [u8; 2]) {
        let mut add = |bytes: [u8; 8]| {
            let mixed = self.checksum ^ u64::from_le_bytes(bytes);
            self.checksum = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
        };
        board.as_chunks().0.iter().for_each(|&bytes| add(bytes));
        add([stores[0], stores[1], 0, 0, 0, 0, 0, 0]);
    }
}

/// Plays rounds to their end, every move being chosen at random among those allowed.
pub fn random_rounds(kernel: &Kernel, start: &Position, seed: u64, rounds: u64) -> Counts {
    let mut random = Random::new(seed);
    let mut counts = Counts::default();
    for _ in 0..rounds {
        random_round(kernel, *start, &mut random, &mut counts);
    }
    counts
}

/// Plays rounds one after the other until so many moves have been made, passes not counted. The last
/// round is played to its end, so there are a few more.
pub fn random_moves(kernel: &Kernel, start: &Position, seed: u64, moves: u64) -> Counts {
    let mut random = Random::new(seed);
    let mut counts = Counts::default();
    while counts.turns < moves {
        random_round(kernel, *start, &mut random, &mut counts);
    }
    counts
}

#[inline]
fn random_round(kernel: &Kernel, mut position: Position, random: &mut Random, counts: &mut Counts) {
    counts.rounds += 1;
    let mut left = MOST_TURNS;
    loop {
        match kernel.choices(&position) {
            Choices::Holes(holes) => {
                let hole = choose(kernel, &position, holes, random);
                counts.laps += u64::from(kernel.play(&mut position, hole, &mut Silent).laps);
                counts.turns += 1;
            }
            Choices::Pass => kernel.pass(&mut position, &mut Silent),
            Choices::Over(_) => break,
        }
        left -= 1;
        if left == 0 {
            counts.broken_off += 1;
            break;
        }
    }
    counts.stop(position.board().as_array(), position.stores());
}

#[inline]
fn choose(kernel: &Kernel, position: &Position, holes: HoleSet, random: &mut Random) -> Hole {
    let first = position.mover().index() * kernel.holes();
    let place = set_bit(holes.bits() >> first, random);
    Hole::new(first + place as usize).expect("a hole of the board")
}

/// Plays random rounds while somebody listens, and gives the number of events told.
pub fn told_rounds(kernel: &Kernel, start: &Position, seed: u64, rounds: u64) -> u64 {
    struct Count(u64);

    impl Observer for Count {
        const LISTENS: bool = true;

        fn event(&mut self, _: Event) {
            self.0 += 1;
        }
    }

    let mut random = Random::new(seed);
    let mut count = Count(0);
    for _ in 0..rounds {
        let mut position = *start;
        for _ in 0..MOST_TURNS {
            let Choices::Holes(holes) = kernel.choices(&position) else {
                break;
            };
            let hole = choose(kernel, &position, holes, &mut random);
            kernel.play(&mut position, hole, &mut count);
        }
    }
    count.0
}

/// The move sequences of Oware as `board-game` counts them: like [`kuzhi_core::perft::perft`] it takes
/// the last move of each sequence from the list of moves, without playing it.
pub fn oware_by_others(depth: u32) -> u64 {
    perft_naive(&OwareBoard::<6>::default(), depth)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{by_hand, games::prepare};

    #[test]
    fn every_kernel_plays_the_same_rounds() {
        let game = prepare("pallankuzhi", &[]).unwrap();
        let counts = random_rounds(&game.kernel, &game.start, 7, 20_000);
        assert_eq!(by_hand::scalar_rounds(7, 20_000), counts);
        assert_eq!(by_hand::vector_rounds(7, 20_000), counts);
    }

    #[test]
    fn the_other_library_counts_the_same_sequences() {
        let game = prepare("oware", &[]).unwrap();
        let ours = kuzhi_core::perft::perft(&game.kernel, &game.start, 6);
        assert_eq!(oware_by_others(6), ours);
    }
}
