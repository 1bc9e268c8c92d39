//! Holes, and sets of holes.
//!
//! A hole has a number on the ring: South's holes from South's left to right come first, then North's
//! from North's left to right. Following the numbers upwards is walking counter-clockwise.

use core::fmt;

use crate::seat::Seat;

/// A hole by its number on the ring, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(u8);

impl Hole {
    /// The most holes a board can have, both rows together.
    pub const MOST: usize = 32;

    /// The hole with this number on the ring, if any board has it.
    pub const fn new(number: usize) -> Option<Self> {
        if number < Self::MOST {
            Some(Self::wrapping(number))
        } else {
            None
        }
    }

    /// The hole with this number, wrapped round the largest board.
    pub(crate) const fn wrapping(number: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "masked to five bits")]
        Self((number % Self::MOST) as u8)
    }

    /// Hole `place` of a seat's row, counted from 0 at the owner's left, on a board of `holes` a row.
    ///
    /// ```
    /// use kuzhi_core::{Hole, Seat};
    ///
    /// assert_eq!(Hole::of(Seat::North, 0, 7), Hole::new(7));
    /// assert_eq!(Hole::of(Seat::South, 7, 7), None);
    /// ```
    pub const fn of(seat: Seat, place: usize, holes: usize) -> Option<Self> {
        if place < holes {
            Self::new(seat.index() * holes + place)
        } else {
            None
        }
    }

    /// Its number on the ring.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The player whose hole it is, on a board of `holes` a row.
    pub const fn owner(self, holes: usize) -> Seat {
        if self.index() < holes {
            Seat::South
        } else {
            Seat::North
        }
    }

    /// Where it lies in its row, counted from 0 at the owner's left.
    pub const fn place(self, holes: usize) -> usize {
        self.index() % holes
    }

    /// The hole across the board.
    #[must_use]
    pub const fn opposite(self, holes: usize) -> Self {
        Self::wrapping(2 * holes - 1 - self.index())
    }
}

/// A set of holes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HoleSet(u32);

impl HoleSet {
    /// No hole.
    pub const EMPTY: Self = Self(0);

    /// The set whose bit `i` stands for hole `i`.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// Bit `i` is set where hole `i` is in the set.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The holes of a seat's row.
    pub const fn row(seat: Seat, holes: usize) -> Self {
        let row = (1_u32 << holes) - 1;
        Self(row << (seat.index() * holes))
    }

    /// How many holes it has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the hole is in it.
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 & (1 << hole.0) != 0
    }

    /// Adds a hole.
    pub const fn insert(&mut self, hole: Hole) {
        self.0 |= 1 << hole.0;
    }

    /// The holes in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The holes in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The holes of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The hole with the lowest number.
    pub const fn first(self) -> Option<Hole> {
        if self.is_empty() {
            None
        } else {
            Some(Hole::wrapping(self.0.trailing_zeros() as usize))
        }
    }

    /// The hole with the highest number.
    pub const fn last(self) -> Option<Hole> {
        if self.is_empty() {
            None
        } else {
            Some(Hole::wrapping(31 - self.0.leading_zeros() as usize))
        }
    }

    /// The hole that has `rank` others of the set below it.
    #[inline]
    pub const fn nth(self, rank: usize) -> Option<Hole> {
        if self.is_empty() {
            return None;
        }
        let lowest = self.0.trailing_zeros() as usize;
        let row = self.0 >> lowest;
        // Choosing at random among the holes of one row of up to eight is part of every random game,
        // and a loop of unforeseeable length would be the slowest part of it.
        if row < 256 && rank < 8 {
            let place = NTH_BIT[row as usize][rank] as usize;
            return if place < 8 {
                Some(Hole::wrapping(lowest + place))
            } else {
                None
            };
        }
        let mut rest = self.0;
        let mut below = 0;
        while below < rank {
            rest &= rest.wrapping_sub(1);
            below += 1;
        }
        Self(rest).first()
    }
}

/// For every byte and rank, the place of the set bit that has so many set bits below it; 8 for none.
static NTH_BIT: [[u8; 8]; 256] = nth_bits();

const fn nth_bits() -> [[u8; 8]; 256] {
    let mut table = [[8; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut rank, mut place) = (0, 0_u8);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][rank] = place;
                rank += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        holes.into_iter().fold(Self::EMPTY, |mut set, hole| {
            set.insert(hole);
            set
        })
    }
}

impl IntoIterator for HoleSet {
    type Item = Hole;
    type IntoIter = Holes;

    fn into_iter(self) -> Holes {
        Holes(self)
    }
}

/// The holes of a set, from the lowest number up.
#[derive(Clone, Debug)]
pub struct Holes(HoleSet);

impl Iterator for Holes {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        let hole = self.0.first()?;
        self.0 = HoleSet(self.0.0 & (self.0.0 - 1));
        Some(hole)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Holes {}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
