//! Rows of seed counts as vectors: one byte a hole.

use core::ops::{Add, BitAnd, BitOr, Not, Sub};

use wide::{u8x16, u8x32};

use crate::position::{Board, sum_of_eight};

/// A vector with a lane for every hole, in ring order.
///
/// A comparison gives lanes of all ones or all zeros. All ones is minus one: subtracting such a mask
/// drops a seed into every hole that it marks.
pub(crate) trait Lanes:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
{
    /// How many lanes there are.
    const WIDTH: usize;

    /// The vector whose lane `i` is `lane(i)`.
    fn from_fn(lane: impl FnMut(usize) -> u8) -> Self;
    /// The holes of a board.
    fn load(board: &Board) -> Self;
    /// Writes the holes back.
    fn store(self, board: &mut Board);
    /// All ones where both are equal.
    fn equal(self, other: Self) -> Self;
    /// Bit `i` is set where lane `i` has its top bit set.
    fn bits(self) -> u32;
    /// The sum of all lanes, which must be below 256.
    fn sum(self) -> u8;

    /// The vector with `value` in every lane.
    fn splat(value: u8) -> Self;
}

/// Writes [`Lanes`] for one of the vector types of `wide`.
macro_rules! lanes {
    ($vector:ty, $width:literal) => {
        impl Lanes for $vector {
            const WIDTH: usize = $width;

            #[inline]
            fn from_fn(lane: impl FnMut(usize) -> u8) -> Self {
                Self::new(core::array::from_fn(lane))
            }

            #[inline]
            fn splat(value: u8) -> Self {
                Self::splat(value)
            }

            #[inline]
            fn load(board: &Board) -> Self {
                let mut lanes = [0; $width];
                lanes.copy_from_slice(&board.0[..$width]);
                Self::new(lanes)
            }

            #[inline]
            fn store(self, board: &mut Board) {
                board.0[..$width].copy_from_slice(&self.to_array());
            }

            #[inline]
            fn equal(self, other: Self) -> Self {
                self.simd_eq(other)
            }

            #[inline]
            fn bits(self) -> u32 {
                self.to_bitmask()
            }

            #[inline]
            fn sum(self) -> u8 {
                self.to_array().chunks_exact(8).map(sum_of_eight).sum()
            }
        }
    };
}

lanes!(u8x16, 16);
lanes!(u8x32, 32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_and_masks() {
        let lanes = u8x16::from_fn(|lane| u8::try_from(lane).unwrap());
        assert_eq!(lanes.sum(), 120);
        assert_eq!(lanes.equal(u8x16::splat(3)).bits(), 1 << 3);
        assert_eq!(u8x32::splat(7).sum(), 224);
    }
}
