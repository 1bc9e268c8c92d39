//! Rows as words, a byte for each hole, and their numbers.
//!
//! A position's number is a sum of two: one for the row of the player to move, which is the row's number
//! among all rows, and one for the other row, which is looked up.

use kuzhi_core::{Hole, Ranker};

/// The most holes of a row that fit into a word, with a byte to spare for a count.
pub(crate) const MOST_HOLES: usize = 7;

/// The rows of a board, the own one first. Each hole is a byte, the first the lowest.
#[inline]
pub(crate) fn rows(board: &[u8; Hole::MOST], holes: usize) -> (u64, u64) {
    let eight = |first: usize| {
        let bytes = board[first..first + 8].try_into();
        u64::from_le_bytes(bytes.expect("the slice has eight holes"))
    };
    let mask = u64::MAX >> (64 - 8 * holes);
    (eight(0) & mask, eight(holes) & mask)
}

/// A board of two rows.
#[inline]
pub(crate) fn board(own: u64, other: u64, holes: usize) -> [u8; Hole::MOST] {
    let mut board = [0; Hole::MOST];
    board[..8].copy_from_slice(&own.to_le_bytes());
    board[holes..holes + 8].copy_from_slice(&other.to_le_bytes());
    board
}

/// The seeds in a hole of a row.
#[inline]
pub(crate) const fn seeds(row: u64, hole: usize) -> u8 {
    (row >> (8 * hole)).to_le_bytes()[0]
}

/// The holes of a row that hold seeds, a bit for each.
#[inline]
pub(crate) const fn occupied(row: u64) -> u8 {
    // A count below 128 carries into the top bit if it is not zero.
    let marks = ((row + 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080) >> 7;
    gathered(marks)
}

/// The lowest bits of all bytes, side by side.
#[inline]
const fn gathered(ones: u64) -> u8 {
    (ones.wrapping_mul(0x0102_0408_1020_4080) >> 56).to_le_bytes()[0]
}

/// All bits that any byte has.
#[inline]
pub(crate) const fn any_byte(word: u64) -> u8 {
    let word = word | word >> 32;
    let word = word | word >> 16;
    (word | word >> 8).to_le_bytes()[0]
}

/// Numbers rows in the order of [`Ranker`].
#[derive(Debug)]
pub(crate) struct Numbers {
    /// What so many seeds up to a hole add to the number.
    terms: Box<[[u32; 64]; 8]>,
}

impl Numbers {
    /// For rows of so many holes, at most [`MOST_HOLES`].
    pub(crate) fn new(holes: usize) -> Self {
        let mut terms = Box::new([[0; 64]; 8]);
        for (place, terms) in terms.iter_mut().enumerate().take(holes) {
            let ranker = Ranker::new(place + 1);
            for (seeds, term) in (0..).zip(terms) {
                *term = u32::try_from(ranker.below(seeds)).expect("seven holes, few seeds");
            }
        }
        Self { terms }
    }

    /// The number of a row among all rows.
    #[inline]
    pub(crate) fn of(&self, row: u64) -> u32 {
        let sums = row.wrapping_mul(0x0101_0101_0101_0101).to_le_bytes();
        let terms = self.terms.iter().zip(sums);
        terms
            .map(|(terms, sum)| terms[usize::from(sum) % 64])
            .fold(0, u32::wrapping_add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_have_the_numbers_of_the_ranker() {
        for holes in 1..=MOST_HOLES {
            let (ranker, numbers) = (Ranker::new(holes), Numbers::new(holes));
            for rank in 0..ranker.below(6) {
                let mut row = [0; Hole::MOST];
                ranker.board(rank, &mut row[..holes]);
                assert_eq!(u64::from(numbers.of(super::rows(&row, holes).0)), rank);
            }
        }
    }

    #[test]
    fn bits_are_gathered_from_bytes() {
        assert_eq!(occupied(0x0003_0000_2001_0001), 0b0100_1101);
        assert_eq!(any_byte(0x0003_0000_2000_0400), 0x27);
        assert_eq!(seeds(0x0500, 1), 5);
        assert_eq!(rows(&board(0x0203, 0x0506, 2), 2), (0x0203, 0x0506));
    }
}
