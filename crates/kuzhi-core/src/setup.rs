//! A set-up: what somebody typed, before any game has agreed to it.

use core::fmt;

use crate::seat::Seat;

/// Holes, stores and mover as written, of any size.
///
/// Its text form is described in `docs/NOTATION.md`; [`crate::Game::position`] turns it into a
/// [`crate::Position`] or says everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The rows, South's first, each from its owner's left; `None` is a closed hole.
    pub rows: [Vec<Option<u32>>; 2],
    /// The stores, South's first.
    pub stores: [u32; 2],
    /// Who is to move.
    pub mover: Seat,
    /// Further fields `key=value`, in the order in which they stood.
    pub extras: Vec<(String, String)>,
}

/// One thing that keeps a set-up from being a position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// A row has the wrong number of holes.
    HoleCount {
        /// Whose row.
        seat: Seat,
        /// How many holes it was given.
        given: usize,
        /// How many holes the game has in a row.
        wanted: usize,
    },
    /// There are more than 255 seeds in all.
    TooManySeeds {
        /// How many there are.
        total: u64,
    },
    /// A whole row is closed.
    RowClosed {
        /// Whose row.
        seat: Seat,
    },
    /// The game has no closed holes, because it is not played in rounds.
    NoClosedHoles {
        /// Whose row has one.
        seat: Seat,
    },
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HoleCount {
                seat,
                given,
                wanted,
            } => write!(
                f,
                "{seat}'s row: {given} holes given, but this game has {wanted} in a row"
            ),
            Self::TooManySeeds { total } => write!(
                f,
                "seeds: {total} on the board and in the stores together, but at most 255 can be handled"
            ),
            Self::RowClosed { seat } => {
                write!(
                    f,
                    "{seat}'s row: every hole is closed; at least one must be open"
                )
            }
            Self::NoClosedHoles { seat } => {
                write!(f, "{seat}'s row: this game has no closed holes")
            }
        }
    }
}
