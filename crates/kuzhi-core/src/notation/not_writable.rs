//! Why something cannot be said in another program's notation.

use core::fmt;

use crate::seat::Seat;

/// Why a set-up or a record cannot be written in another program's notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotWritable {
    /// The notation is for boards of six holes a row.
    NotSixHoles {
        /// Whose row is different.
        seat: Seat,
        /// How many holes it has.
        holes: usize,
    },
    /// The rows differ in length.
    RowsDiffer,
    /// There is a closed hole.
    Closed {
        /// Whose hole.
        seat: Seat,
        /// Its number, from 1.
        number: usize,
    },
    /// There are fields `key=value`, for which it has no place.
    Extras,
    /// It knows no passes.
    Pass {
        /// The number of the move, from 1.
        number: usize,
    },
    /// It has no place for what a move gives to the other player.
    OthersGain {
        /// The number of the move, from 1.
        number: usize,
    },
    /// It knows no choices before the first move.
    SetupChoice,
    /// A record of it holds one round.
    SeveralRounds {
        /// How many there are.
        rounds: usize,
    },
    /// It has comments after moves only.
    CommentBeforeMoves,
    /// A comment of it cannot hold a closing brace.
    BraceInComment,
}

impl fmt::Display for NotWritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotSixHoles { seat, holes } => write!(
                f,
                "{seat}'s row: has {holes} holes; this notation is for boards of six a row"
            ),
            Self::RowsDiffer => {
                f.write_str("board: the rows differ in length; this notation needs equal rows")
            }
            Self::Closed { seat, number } => write!(
                f,
                "{seat}'s hole {number}: is closed; this notation knows no closed holes"
            ),
            Self::Extras => f.write_str(
                "field 5: this notation ends with the side to move; leave out what follows it",
            ),
            Self::Pass { number } => {
                write!(f, "move {number}: is a pass; this notation knows no passes")
            }
            Self::OthersGain { number } => write!(
                f,
                "move {number}: gives seeds to the other player; this notation cannot say so"
            ),
            Self::SetupChoice => f.write_str(
                "choices before the first move: this notation knows none; leave them out",
            ),
            Self::SeveralRounds { rounds } => write!(
                f,
                "rounds: there are {rounds}; this notation holds one round, so write each by itself"
            ),
            Self::CommentBeforeMoves => f.write_str(
                "comment before the first move: this notation has none there; put it after a move",
            ),
            Self::BraceInComment => {
                f.write_str("comment: this notation cannot hold a closing brace; leave it out")
            }
        }
    }
}

impl core::error::Error for NotWritable {}
