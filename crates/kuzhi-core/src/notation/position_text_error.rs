//! What can be wrong with the text of a position.

use core::fmt;

use super::excerpt::Excerpt;
use crate::seat::Seat;

/// A text that describes no set-up, with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupTextError {
    problems: Vec<SetupTextProblem>,
}

impl SetupTextError {
    pub(super) fn new(problems: Vec<SetupTextProblem>) -> Self {
        debug_assert!(!problems.is_empty());
        Self { problems }
    }

    /// All problems, at least one, in the order in which they stand in the text.
    pub fn problems(&self) -> &[SetupTextProblem] {
        &self.problems
    }
}

/// One thing that is wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupTextProblem {
    /// Where.
    pub field: Field,
    /// What is wrong.
    pub fault: Fault,
    /// What stands there; nothing where something is missing.
    pub found: Option<Excerpt>,
}

/// A part of the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The whole text.
    Text,
    /// Both rows.
    Board,
    /// A row.
    Row(Seat),
    /// A hole.
    Hole {
        /// Whose hole.
        seat: Seat,
        /// Its number, from 1 at its owner's left.
        number: usize,
    },
    /// A store.
    Store(Seat),
    /// Whose turn it is.
    Mover,
    /// A field by its number, from 1: one that follows the side to move.
    Number(usize),
}

/// What is wrong with a part of the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// Nothing stands there.
    Missing,
    /// It is far too long to be a position.
    TooLong,
    /// It has a character that is not ASCII, such as a digit of another script.
    NotAscii,
    /// It is no number.
    NotANumber,
    /// It is a number below zero.
    Negative,
    /// It is no whole number.
    Fraction,
    /// It is a number written with zeros in front.
    LeadingZero,
    /// It is a number above 255.
    TooLarge,
    /// There are not exactly two rows.
    NotTwoRows,
    /// The row has more holes than any board.
    TooManyHoles,
    /// The rows differ in length, and the notation needs equal ones.
    RowsDiffer,
    /// It is neither a hole with seeds nor a number of empty holes.
    NotAGroup,
    /// It names no side.
    NotASide,
    /// It names no side, which this notation spells in capitals.
    NotOtherSide,
    /// It is not the number of a move.
    NotAMoveNumber,
    /// It is not of the form `key=value`.
    NotKeyAndValue,
    /// The key stood there before.
    Repeated,
    /// Nothing may follow.
    Trailing,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text => f.write_str("position"),
            Self::Board => f.write_str("board"),
            Self::Row(seat) => write!(f, "{seat}'s row"),
            Self::Hole { seat, number } => write!(f, "{seat}'s hole {number}"),
            Self::Store(seat) => write!(f, "{seat}'s store"),
            Self::Mover => f.write_str("side to move"),
            Self::Number(number) => write!(f, "field {number}"),
        }
    }
}

impl Fault {
    const fn message(self) -> &'static str {
        match self {
            Self::Missing => "is missing",
            Self::TooLong => "is too long for a position",
            Self::NotAscii => "has characters that are not ASCII",
            Self::NotANumber => "is not a number",
            Self::Negative => "is less than nothing",
            Self::Fraction => "is not a whole number",
            Self::LeadingZero => "has zeros in front",
            Self::TooLarge => "is more than can be handled",
            Self::NotTwoRows => "is not two rows",
            Self::TooManyHoles => "has more holes than any board",
            Self::RowsDiffer => "has rows of different length",
            Self::NotAGroup => "is neither seeds nor empty holes",
            Self::NotASide | Self::NotOtherSide => "names no side",
            Self::NotAMoveNumber => "is not the number of a move",
            Self::NotKeyAndValue => "is not a key and a value",
            Self::Repeated => "has a key that stood there before",
            Self::Trailing => "may not stand there",
        }
    }
}

impl SetupTextProblem {
    fn expected(&self) -> &'static str {
        match (self.field, self.fault) {
            (_, Fault::Trailing) => "nothing after the last field",
            (_, Fault::RowsDiffer) => "as many holes in both rows",
            (_, Fault::NotOtherSide) => "S or N",
            (_, Fault::NotAMoveNumber) => "a whole number, or nothing",
            (Field::Row(_), Fault::NotAGroup) => {
                "4S for a hole of four seeds, or 4 for four empty holes in a row"
            }
            (Field::Text, _) => {
                "South's row, a slash, North's row, South's store, North's store and the side to move"
            }
            (Field::Board, _) => "South's row and North's row with one slash between them",
            (Field::Row(_), _) => "1 to 16 holes separated by commas",
            (Field::Hole { .. }, _) => {
                "a number from 0 to 255, or x for a closed hole, with commas between holes"
            }
            (Field::Store(_), _) => "a number from 0 to 255",
            (Field::Mover, _) => "s or n",
            (Field::Number(_), Fault::Repeated) => "every key once",
            (Field::Number(_), _) => "key=value, the key in lower-case letters, digits and hyphens",
        }
    }
}

impl fmt::Display for SetupTextProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (field, expected) = (self.field, self.expected());
        match &self.found {
            Some(found) => {
                let fault = self.fault.message();
                write!(f, "{field}: {found} {fault}; expected {expected}")
            }
            None => write!(f, "{field}: is missing; expected {expected}"),
        }
    }
}

/// One problem a line.
impl fmt::Display for SetupTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            let between = if index == 0 { "" } else { "\n" };
            write!(f, "{between}{problem}")?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupTextError {}
