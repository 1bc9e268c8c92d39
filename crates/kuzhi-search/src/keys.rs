//! The numbers under which boards are kept in a table.

use kuzhi_core::{Kernel, Position, Ranker, Seat};

/// Numbers the positions of one round: two of them have the same number only if they mean the same.
#[derive(Debug)]
pub(crate) struct Keys {
    ranker: Ranker,
    /// Whether a board means the same from either side of the table.
    symmetric: bool,
}

impl Keys {
    pub(crate) fn new(kernel: &Kernel) -> Self {
        let closed = kernel.closed();
        let turned = Position::EMPTY.with_closed(closed).turned(kernel.holes());
        Self {
            ranker: Ranker::new(2 * kernel.holes()),
            symmetric: turned.closed() == closed,
        }
    }

    /// The most seeds with which all boards have numbers of their own.
    pub(crate) fn most_seeds(&self) -> u32 {
        let most = self.ranker.most_seeds();
        if self.symmetric {
            return most;
        }
        // One bit is needed for the side.
        (0..=most)
            .rev()
            .find(|&seeds| self.ranker.below(seeds + 1) <= 1 << 63)
            .unwrap_or(0)
    }

    /// The number of a position. Stores do not count.
    #[inline]
    pub(crate) fn key(&self, position: &Position) -> u64 {
        let rank = self.ranker.rank(position);
        if self.symmetric {
            rank
        } else {
            rank << 1 | u64::from(position.mover() == Seat::North)
        }
    }
}
