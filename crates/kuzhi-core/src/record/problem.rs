//! What can be wrong with the text of a record.

use core::fmt;

use crate::notation::{Excerpt, MoveTextError, SetupTextProblem};

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

/// One thing that is wrong with the text of a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordProblem {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: RecordFault,
}

/// What is wrong in the text of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// There is no text.
    Empty,
    /// A header is not of the form `[Name "value"]`.
    Header(Excerpt),
    /// A header of that name stood there before.
    RepeatedHeader(Excerpt),
    /// A header stands after moves.
    LateHeader(Excerpt),
    /// A round's number is none, or not larger than that of the round before.
    RoundNumber(Excerpt),
    /// The header `Seed` is no number.
    Seed(Excerpt),
    /// Something in a position.
    Position(SetupTextProblem),
    /// A comment is not closed.
    OpenComment,
    /// Neither a move nor anything else that can stand there.
    Unknown(Excerpt),
    /// A hole that no board has.
    Move(MoveTextError),
    /// A move is numbered wrongly.
    MoveNumber {
        /// The number written.
        written: Excerpt,
        /// The number that the move has.
        expected: usize,
    },
    /// A gain does not follow a move, or is not a number.
    Gain(Excerpt),
    /// `guess` or `side` is not followed by a word that fits.
    Choice(Excerpt),
    /// A choice stands after moves.
    LateChoice(Excerpt),
    /// Something follows the result of a round.
    AfterResult(Excerpt),
    /// A round has no result.
    NoResult {
        /// The number of the round.
        round: u32,
    },
    /// The header names another result than the moves end with.
    OtherResult(Excerpt),
    /// There are more problems than are told.
    TooMany,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

impl core::error::Error for RecordProblem {}

impl fmt::Display for RecordFault {
    #[expect(clippy::too_many_lines, reason = "a sentence for each fault")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("record: is empty; expected headers and moves"),
            Self::Header(found) => {
                write!(
                    f,
                    "header: {found} is not one; expected [Name \"value\"] on one line"
                )
            }
            Self::RepeatedHeader(found) => {
                write!(
                    f,
                    "header {found}: stood there before; expected every header once"
                )
            }
            Self::LateHeader(found) => write!(
                f,
                "header {found}: stands after moves; expected it above them, or [Round \"2\"] first"
            ),
            Self::RoundNumber(found) => write!(
                f,
                "round: {found} is not its number; expected a number larger than the round before"
            ),
            Self::Seed(found) => write!(
                f,
                "header Seed: {found} is not a number; expected one from 0 to {}, without zeros in front",
                u64::MAX
            ),
            Self::Position(problem) => write!(f, "position: {problem}"),
            Self::OpenComment => f.write_str("comment: is not closed; expected } after it"),
            Self::Unknown(found) => write!(
                f,
                "{found} is not understood; expected a move such as S3, a comment in braces or a result"
            ),
            Self::Move(error) => error.fmt(f),
            Self::MoveNumber { written, expected } => {
                write!(f, "move number: {written} is wrong; expected {expected}")
            }
            Self::Gain(found) => write!(
                f,
                "gain: {found} is not one; expected +4 or +4/3, once and after a move"
            ),
            Self::Choice(found) => write!(
                f,
                "choice: {found} is not one; expected guess odd, guess even, side south or side north"
            ),
            Self::LateChoice(found) => write!(
                f,
                "choice: {found} stands after moves; expected it before the first move"
            ),
            Self::AfterResult(found) => write!(
                f,
                "{found} stands after the result; expected [Round \"2\"] or the end of the record"
            ),
            Self::NoResult { round } => write!(
                f,
                "round {round}: has no result; expected a score such as 43-41, or * for none"
            ),
            Self::OtherResult(found) => {
                write!(
                    f,
                    "result: {found} is not the result that the moves end with"
                )
            }
            Self::TooMany => f.write_str("further problems are not told"),
        }
    }
}
