//! Text for moves: `3`, `S3`, `pass`.

use core::{fmt, str::FromStr};

use super::excerpt::Excerpt;
use crate::{game::Game, hole::Hole, moves::Move, seat::Seat};

/// A move as written, before any game has agreed to it.
///
/// ```
/// use kuzhi_core::{Seat, notation::MoveText};
///
/// let seat = Some(Seat::North);
/// assert_eq!("n5".parse(), Ok(MoveText::Hole { seat, number: 5 }));
/// assert_eq!("3".parse(), Ok(MoveText::Hole { seat: None, number: 3 }));
/// assert_eq!(MoveText::Pass.to_string(), "pass");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveText {
    /// Sows from a hole.
    Hole {
        /// Whose hole, if it was said.
        seat: Option<Seat>,
        /// The hole's number, from 1 at its owner's left.
        number: usize,
    },
    /// Passes.
    Pass,
}

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// There is no text.
    Empty,
    /// It is neither a hole nor a pass.
    NotAMove(Excerpt),
    /// It is a hole that the board does not have.
    NoSuchHole {
        /// The number given.
        number: Excerpt,
        /// How many holes a row has.
        holes: usize,
    },
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => {
                f.write_str("move: is missing; expected a hole such as 3 or S3, or pass")
            }
            Self::NotAMove(found) => write!(
                f,
                "move: {found} is not a move; expected a hole such as 3 or S3, or pass"
            ),
            Self::NoSuchHole { number, holes } => write!(
                f,
                "move: {number} is not a hole; expected a number from 1 to {holes}"
            ),
        }
    }
}

impl core::error::Error for MoveTextError {}

impl FromStr for MoveText {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Self, MoveTextError> {
        const MOST: usize = Hole::MOST / 2;
        let text = text.trim_ascii();
        if text.is_empty() {
            return Err(MoveTextError::Empty);
        }
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        let (seat, digits) = seat_and_rest(text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(MoveTextError::NotAMove(Excerpt::of(text)));
        }
        match digits.parse() {
            Ok(number) if (1..=MOST).contains(&number) && !digits.starts_with('0') => {
                Ok(Self::Hole { seat, number })
            }
            _ => Err(MoveTextError::NoSuchHole {
                number: Excerpt::of(digits),
                holes: MOST,
            }),
        }
    }
}

/// The seat that a text begins with, in either case, and the rest of the text.
fn seat_and_rest(text: &str) -> (Option<Seat>, &str) {
    let mut rest = text.chars();
    let first = rest.next().map(|letter| letter.to_ascii_lowercase());
    let seat = Seat::BOTH
        .into_iter()
        .find(|seat| first == Some(seat.letter()));
    (seat, if seat.is_some() { rest.as_str() } else { text })
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hole { seat, number } => {
                if let Some(seat) = seat {
                    write!(f, "{}", seat.letter().to_ascii_uppercase())?;
                }
                write!(f, "{number}")
            }
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl Game {
    /// Reads a move. A bare number is a hole of `mover`; whether the move may be played is not asked.
    ///
    /// # Errors
    ///
    /// Says why the text is no move on this game's board.
    pub fn parse_move(&self, mover: Seat, text: &str) -> Result<Move, MoveTextError> {
        let parsed: MoveText = text.parse().map_err(|error| match error {
            MoveTextError::NoSuchHole { number, .. } => MoveTextError::NoSuchHole {
                number,
                holes: self.holes(),
            },
            other => other,
        })?;
        self.written_move(mover, parsed)
    }

    /// The move that was written. A bare number is a hole of `mover`.
    ///
    /// # Errors
    ///
    /// Refuses a hole that the board does not have.
    pub fn written_move(&self, mover: Seat, text: MoveText) -> Result<Move, MoveTextError> {
        let MoveText::Hole { seat, number } = text else {
            return Ok(Move::Pass);
        };
        self.hole(seat.unwrap_or(mover), number)
            .map(Move::Sow)
            .ok_or_else(|| MoveTextError::NoSuchHole {
                number: Excerpt::of(&number.to_string()),
                holes: self.holes(),
            })
    }

    /// A move as its player says it: `3`.
    pub fn move_text(&self, r#move: Move) -> String {
        match self.full_move_text(r#move) {
            MoveText::Hole { number, .. } => number.to_string(),
            MoveText::Pass => MoveText::Pass.to_string(),
        }
    }

    /// A move as anybody can read it: `S3`.
    pub fn full_move_text(&self, r#move: Move) -> MoveText {
        match r#move {
            Move::Sow(hole) => MoveText::Hole {
                seat: Some(hole.owner(self.holes())),
                number: self.number(hole),
            },
            Move::Pass => MoveText::Pass,
        }
    }
}
