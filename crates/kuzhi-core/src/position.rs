//! A position: what lies on the board and in the stores, and who moves.

use crate::{
    hole::{Hole, HoleSet},
    seat::Seat,
};

/// The seeds in the holes, by their number on the ring.
///
/// Holes that the board does not have, and closed holes, hold nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(align(16))]
pub struct Board(pub(crate) [u8; Hole::MOST]);

impl Board {
    /// The seeds in a hole.
    pub const fn seeds(&self, hole: Hole) -> u8 {
        self.0[hole.index()]
    }

    /// All seeds on the board.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0
            .chunks_exact(8)
            .map(|eight| u32::from(sum_of_eight(eight)))
            .sum()
    }

    /// The seeds in some holes.
    pub fn sum(&self, holes: HoleSet) -> u32 {
        holes
            .into_iter()
            .map(|hole| u32::from(self.seeds(hole)))
            .sum()
    }

    /// The seeds of every hole the largest board can have.
    pub const fn as_array(&self) -> &[u8; Hole::MOST] {
        &self.0
    }
}

/// Adds eight bytes whose sum is below 256, as one multiplication: the top byte of the product by
/// 0x0101… is the sum of all bytes.
#[inline]
pub(crate) fn sum_of_eight(bytes: &[u8]) -> u8 {
    let word = bytes.try_into().map_or(0, u64::from_le_bytes);
    (word.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// A position within a round.
///
/// Positions are made by [`Game::position`](crate::Game::position) and by moves, so that they always
/// fit their game: at most 255 seeds in all, none in closed holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) stores: [u8; 2],
    pub(crate) mover: Seat,
    pub(crate) closed: HoleSet,
}

impl Position {
    /// An empty board, South to move.
    pub const EMPTY: Self = Self {
        board: Board([0; Hole::MOST]),
        stores: [0; 2],
        mover: Seat::South,
        closed: HoleSet::EMPTY,
    };

    /// The holes.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The seeds in a hole.
    pub const fn seeds(&self, hole: Hole) -> u8 {
        self.board.seeds(hole)
    }

    /// The seeds in a player's store.
    pub const fn store(&self, seat: Seat) -> u8 {
        self.stores[seat.index()]
    }

    /// The seeds in both stores, South's first.
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// Who is to move.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// The holes that are out of play in this round.
    pub const fn closed(&self) -> HoleSet {
        self.closed
    }

    /// All seeds, on the board and in the stores.
    pub fn total(&self) -> u32 {
        self.board.total()
            + self
                .stores
                .iter()
                .map(|&seeds| u32::from(seeds))
                .sum::<u32>()
    }

    /// The same position with another player to move.
    #[must_use]
    pub const fn with_mover(mut self, mover: Seat) -> Self {
        self.mover = mover;
        self
    }

    /// The same position with other stores.
    #[must_use]
    pub const fn with_stores(mut self, stores: [u8; 2]) -> Self {
        self.stores = stores;
        self
    }

    /// The same position with other seeds in the holes, given by their number on the ring.
    ///
    /// There must be at most 255 seeds in all, and none in closed holes or in holes that the board does
    /// not have.
    #[must_use]
    #[inline]
    pub fn with_seeds(mut self, seeds: &[u8; Hole::MOST]) -> Self {
        self.board = Board(*seeds);
        debug_assert!(self.total() <= 255, "too many seeds");
        self
    }

    /// An empty or other position with other holes closed.
    #[must_use]
    pub const fn with_closed(mut self, closed: HoleSet) -> Self {
        self.closed = closed;
        self
    }

    /// The position seen from the other side of the table: seats, rows and stores change places.
    #[must_use]
    pub fn turned(&self, holes: usize) -> Self {
        let mut board = Board::default();
        for (index, &seeds) in self.board.0.iter().enumerate().take(2 * holes) {
            board.0[(index + holes) % (2 * holes)] = seeds;
        }
        let closed = self
            .closed
            .into_iter()
            .map(|hole| Hole::wrapping((hole.index() + holes) % (2 * holes)))
            .collect();
        Self {
            board,
            stores: [self.stores[1], self.stores[0]],
            mover: self.mover.other(),
            closed,
        }
    }
}
