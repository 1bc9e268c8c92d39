//! Moves, and why one is refused.

use core::fmt;

use crate::{hole::Hole, kernel::Reason, seat::Seat};

/// What a player does on their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Sows from a hole.
    Sow(Hole),
    /// Passes.
    Pass,
}

/// Why a move may not be played. Holes are numbered from 1 at their owner's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The board has no such hole.
    NoSuchHole,
    /// The hole belongs to the other player.
    NotYours {
        /// The player to move.
        mover: Seat,
    },
    /// The hole is out of play in this round.
    Closed,
    /// The hole is empty.
    Empty,
    /// The rules leave only one hole to play.
    Forced {
        /// The hole that must be played, from 1.
        number: usize,
    },
    /// The other player has no seeds, and the move gives none.
    MustFeed,
    /// The sowing would never end, and other moves do end.
    Endless,
    /// The player to move has no seeds and can only pass.
    MustPass,
    /// The player to move can play and so may not pass.
    CannotPass,
    /// The round is over.
    Over(Reason),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchHole => f.write_str("the board has no such hole"),
            Self::NotYours { mover } => {
                write!(f, "it is {mover}'s turn, and the hole is not {mover}'s")
            }
            Self::Closed => f.write_str("the hole is closed in this round"),
            Self::Empty => f.write_str("the hole is empty"),
            Self::Forced { number } => write!(f, "only hole {number} may be played"),
            Self::MustFeed => {
                f.write_str("the other player has no seeds, and this move gives them none")
            }
            Self::Endless => f.write_str("the sowing would never end, and other moves do end"),
            Self::MustPass => f.write_str("the player to move has no seeds and must pass"),
            Self::CannotPass => f.write_str("the player to move has seeds to sow and may not pass"),
            Self::Over(reason) => write!(f, "the round is over ({})", reason.word()),
        }
    }
}

impl core::error::Error for IllegalMove {}
