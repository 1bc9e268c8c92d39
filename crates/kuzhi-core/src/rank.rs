//! Boards as numbers: a bijection that leaves no gaps.
//!
//! With `s(i)` seeds in holes 0 to `i` together, the numbers `c(i) = s(i) + i` increase strictly, and a
//! strictly increasing sequence is a combination. Its place in the combinatorial number system is the
//! sum of `C(c(i), i + 1)`. All boards of the same number of holes get different numbers, those with
//! fewer seeds the lower ones, so the boards with exactly `n` seeds have the numbers of one interval.

use crate::{position::Position, seat::Seat};

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
    /// `C(c, i + 1)` at `i * COLUMNS + c`.
    choose: Box<[u64]>,
    most_seeds: u32,
}

/// One more than the largest `c`: 255 seeds and 32 holes.
const COLUMNS: usize = 288;

impl Ranker {
    /// The numbering of boards with so many holes in all, at least one and at most 32.
    pub fn new(holes: usize) -> Self {
        let mut choose = vec![0_u64; holes * COLUMNS].into_boxed_slice();
        for c in 0..COLUMNS {
            choose[c] = c as u64;
        }
        for i in 1..holes {
            for c in 1..COLUMNS {
                // C(c, k) = C(c - 1, k) + C(c - 1, k - 1); what does not fit stays at the top.
                let sum =
                    choose[i * COLUMNS + c - 1].saturating_add(choose[(i - 1) * COLUMNS + c - 1]);
                choose[i * COLUMNS + c] = sum;
            }
        }
        let top = (holes - 1) * COLUMNS;
        let fits = |seeds: &u32| choose[top + *seeds as usize + holes] < u64::MAX;
        let most_seeds = (0..=255).take_while(fits).last().unwrap_or(0);
        Self {
            holes,
            choose,
            most_seeds,
        }
    }

    /// The most seeds for which all numbers fit into 64 bits.
    pub const fn most_seeds(&self) -> u32 {
        self.most_seeds
    }

    /// The number of boards with fewer than `seeds` seeds: where the interval of that layer begins.
    pub fn below(&self, seeds: u32) -> u64 {
        self.choose[(self.holes - 1) * COLUMNS + seeds as usize + self.holes - 1]
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
        let board = &position.board().as_array()[..self.holes];
        let (south, north) = board.split_at(self.holes / 2);
        let (own, other) = match position.mover() {
            Seat::South => (south, north),
            Seat::North => (north, south),
        };
        let mut rank = 0_u64;
        let mut seeds = 0_usize;
        let mut row = &self.choose[..];
        for (place, &hole) in own.iter().chain(other).enumerate() {
            seeds += usize::from(hole);
            rank = rank.wrapping_add(row[seeds + place]);
            row = row.get(COLUMNS..).unwrap_or(&[]);
        }
        rank
    }

    /// Writes the board with this number, as the player to move sees it.
    pub fn board(&self, rank: u64, holes: &mut [u8]) {
        let mut left = rank;
        let mut above = COLUMNS;
        let mut seeds_after = None;
        for place in (0..self.holes).rev() {
            let row = &self.choose[place * COLUMNS..][..above];
            // The first columns of a row are zero, so there is always a column that fits.
            let c = row.partition_point(|&chosen| chosen <= left) - 1;
            left -= row[c];
            let seeds = c - place;
            if let Some(after) = seeds_after {
                holes[place + 1] = small(after - seeds);
            }
            seeds_after = Some(seeds);
            above = c;
        }
        holes[0] = small(seeds_after.unwrap_or(0));
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
