//! Boards as numbers: a bijection that leaves no gaps.
//!
//! With `s(i)` seeds in holes 0 to `i` together, the numbers `c(i) = s(i) + i` increase strictly, and a
//! strictly increasing sequence is a combination. Its place in the combinatorial number system is the
//! sum of `C(c(i), i + 1)`. All boards of the same number of holes get different numbers, those with
//! fewer seeds the lower ones, so the boards with exactly `n` seeds have the numbers of one interval.

use crate::{hole::Hole, position::Position, seat::Seat};

/// Numbers the boards of some holes.
///
/// ```
/// use kuzhi_core::Ranker;
///
/// let ranker = Ranker::new(14);
/// // Fourteen holes hold no seed in one way, one seed in fourteen ways, two in 105.
/// assert_eq!((ranker.layer(0), ranker.layer(1), ranker.layer(2)), (1, 14, 105));
/// ```
#[derive(Clone, Debug)]
pub struct Ranker {
    holes: usize,
    /// `C(s + i, i + 1)` for every number of seeds `s` and place `i`.
    terms: Box<[Terms; 256]>,
    /// The same for boards of at most two rows of [`LANES`], each row's places put together, so that a
    /// row is added up without asking how long it is. Zero at places that the board does not have.
    lanes: Box<[u64; 256 * 2 * LANES]>,
    /// All ones in the bytes of a row, if it has at most [`LANES`] places.
    row: Option<u64>,
    /// The number of boards with at most 255 seeds.
    all: u64,
    most_seeds: u32,
}

type Terms = [u64; Hole::MOST];

/// How many holes of a row are added up at once.
const LANES: usize = 8;

impl Ranker {
    /// The numbering of boards with so many holes in all, at least one and at most 32.
    pub fn new(holes: usize) -> Self {
        let row = holes.div_ceil(2);
        let mut terms = boxed::<Terms, 256>([0; Hole::MOST]);
        let mut lanes = boxed::<u64, { 256 * 2 * LANES }>(0);
        // How many boards of the holes up to a place have exactly so many seeds.
        let mut ways = [1_u64; 257];
        let mut all = 0;
        for place in 0..holes {
            let mut fewer = 0_u64;
            for (seeds, ways) in ways.iter_mut().enumerate() {
                if let Some(terms) = terms.get_mut(seeds) {
                    terms[place] = fewer;
                    if row <= LANES {
                        lanes[seeds * 2 * LANES + place / row * LANES + place % row] = fewer;
                    }
                }
                all = fewer;
                // What does not fit stays at the top.
                fewer = fewer.saturating_add(*ways);
                *ways = fewer;
            }
        }
        let boards = |most: u32| {
            terms
                .get(most as usize + 1)
                .map_or(all, |terms| terms[holes - 1])
        };
        let fits = |seeds: &u32| boards(*seeds) < u64::MAX;
        Self {
            most_seeds: (0..=255).take_while(fits).last().unwrap_or(0),
            row: (row <= LANES).then(|| u64::MAX >> (8 * (LANES - row))),
            holes,
            terms,
            lanes,
            all,
        }
    }

    /// The most seeds for which all numbers fit into 64 bits.
    pub const fn most_seeds(&self) -> u32 {
        self.most_seeds
    }

    /// The number of boards with fewer than `seeds` seeds: where the interval of that layer begins.
    pub fn below(&self, seeds: u32) -> u64 {
        let terms = self.terms.get(seeds as usize);
        terms.map_or(self.all, |terms| terms[self.holes - 1])
    }

    /// The number of boards with exactly `seeds` seeds.
    pub fn layer(&self, seeds: u32) -> u64 {
        self.below(seeds + 1) - self.below(seeds)
    }

    /// The number of a position's board as the player to move sees it, their own row first.
    ///
    /// Positions that differ only in which side is South get the same number. Stores do not count.
    #[inline]
    pub fn rank(&self, position: &Position) -> u64 {
        let board = position.board().as_array();
        let (own, other) = match position.mover() {
            Seat::South => (0, self.holes / 2),
            Seat::North => (self.holes / 2, 0),
        };
        let Some(row) = self.row else {
            return self.rank_in_turn(board, own, other);
        };
        // Multiplied by 0x0101…, every byte becomes the sum of the bytes up to it.
        let own = (eight(board, own) & row).wrapping_mul(EACH);
        let all_own = own >> 56;
        let other = (eight(board, other) & row).wrapping_mul(EACH) + all_own * EACH;
        let own = (0..LANES).map(|lane| self.lanes[sixteen_times(own, lane) + lane]);
        let other = (0..LANES).map(|lane| self.lanes[sixteen_times(other, lane) + LANES + lane]);
        own.fold(0, u64::wrapping_add)
            .wrapping_add(other.fold(0, u64::wrapping_add))
    }

    /// The same one hole after the other, for long rows.
    #[inline(never)]
    fn rank_in_turn(&self, board: &[u8; Hole::MOST], own: usize, other: usize) -> u64 {
        let length = self.holes / 2;
        let holes = (own..own + length).chain(other..other + length);
        let mut seeds = 0;
        holes.enumerate().fold(0, |rank: u64, (place, hole)| {
            seeds += usize::from(board[hole]);
            rank.wrapping_add(self.terms[seeds.min(255)][place])
        })
    }

    /// Writes the board with this number, as the player to move sees it.
    pub fn board(&self, rank: u64, holes: &mut [u8]) {
        let mut left = rank;
        let mut above = self.terms.len();
        for place in (0..self.holes).rev() {
            // No seeds have the term zero, so there is always a number of seeds that fits.
            let seeds = if above == self.terms.len() {
                self.terms.partition_point(|terms| terms[place] <= left) - 1
            } else {
                // In all, these steps are not more than there are seeds.
                let fits = |&seeds: &usize| self.terms[seeds][place] <= left;
                (0..above).rev().find(fits).unwrap_or(0)
            };
            left -= self.terms[seeds][place];
            if let Some(after) = holes.get_mut(place + 1).filter(|_| place + 1 < self.holes) {
                *after = small(above - 1 - seeds);
            }
            above = seeds + 1;
        }
        holes[0] = small(above - 1);
    }
}

/// A one in every byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Eight holes from this one on, the first in the lowest byte.
#[inline]
fn eight(board: &[u8; Hole::MOST], from: usize) -> u64 {
    let from = from % (2 * LANES);
    let bytes = board[from..from + LANES].try_into();
    u64::from_le_bytes(bytes.expect("the slice has eight holes"))
}

/// Sixteen times a byte of a word: where the terms of so many seeds begin among [`Ranker::lanes`].
#[inline]
const fn sixteen_times(word: u64, lane: usize) -> usize {
    let shifted = if lane == 0 {
        word << 4
    } else {
        word >> (8 * lane - 4)
    };
    (shifted & 0xFF0) as usize
}

/// So many of the same, made where they are kept: too many for the stack of a small thread.
fn boxed<T: Clone, const COUNT: usize>(of: T) -> Box<[T; COUNT]> {
    let slice = vec![of; COUNT].into_boxed_slice();
    match slice.try_into() {
        Ok(array) => array,
        Err(_) => unreachable!("the slice has been made so long"),
    }
}

fn small(seeds: usize) -> u8 {
    u8::try_from(seeds).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_a_layer_is_one_board() {
        let ranker = Ranker::new(6);
        for rank in 0..ranker.below(7) {
            let mut holes = [0; 6];
            ranker.board(rank, &mut holes);
            let mut position = Position::EMPTY;
            position.board.0[..6].copy_from_slice(&holes);
            assert_eq!(ranker.rank(&position), rank);
            let seeds: u32 = holes.iter().map(|&seeds| u32::from(seeds)).sum();
            assert!((ranker.below(seeds)..ranker.below(seeds + 1)).contains(&rank));
        }
    }

    #[test]
    fn large_boards_say_what_fits() {
        assert_eq!(Ranker::new(2).most_seeds(), 255);
        assert!(Ranker::new(14).most_seeds() >= 98);
        assert!(Ranker::new(32).most_seeds() < 98);
    }
}
