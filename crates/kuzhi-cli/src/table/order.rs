//! What somebody at the table types.

use std::str::FromStr;

use kuzhi_core::SetupChoice;
use kuzhi_search::Level;

use crate::computer;

/// Who plays for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Human,
    Computer(Level),
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Nothing was typed.
    Nothing,
    /// Something that should be a move.
    Move(String),
    /// A choice of the opening ritual.
    Choice(SetupChoice),
    Undo,
    Hint,
    Agree,
    /// The answer to a question, which nobody may have asked.
    Yes,
    Moves,
    Board,
    Help,
    Quit,
    /// Write the record to this file.
    Save(String),
}

impl Order {
    /// Reads a line. The words are the same in every language, as the notation is.
    pub(crate) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim_start()),
            None => (line, ""),
        };
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("save", path) => Self::Save(path.to_owned()),
            ("undo" | "u", "") => Self::Undo,
            ("hint", "") => Self::Hint,
            ("agree", "") => Self::Agree,
            ("yes" | "y", "") => Self::Yes,
            ("moves", "") => Self::Moves,
            ("board", "") => Self::Board,
            ("help" | "h" | "?", "") => Self::Help,
            ("quit" | "q" | "exit", "") => Self::Quit,
            _ => match line.parse() {
                Ok(choice) => Self::Choice(choice),
                Err(_) => Self::Move(line.to_owned()),
            },
        }
    }
}

/// Reads `human`, `computer` or `computer:3`.
impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let level = match text.split_once(':') {
            None if text == "human" => return Ok(Self::Human),
            None if text == "computer" => return Ok(Self::Computer(computer::USUAL)),
            Some(("computer", level)) => {
                let number: Option<u8> = level.parse().ok();
                number
                    .filter(|number| number.to_string() == level)
                    .and_then(Level::new)
            }
            _ => None,
        };
        level.map(Self::Computer).ok_or_else(|| {
            format!(
                "expected human, computer, or computer:1 to computer:{}",
                Level::MOST
            )
        })
    }
}

impl std::fmt::Display for Who {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Computer(level) => write!(f, "computer:{}", level.number()),
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_core::{Parity, Seat};

    use super::*;

    #[track_caller]
    fn check(line: &str, order: &Order) {
        assert_eq!(Order::read(line), *order, "{line:?}");
    }

    #[test]
    fn orders_are_words() {
        check("  ", &Order::Nothing);
        check("QUIT", &Order::Quit);
        check("agree", &Order::Agree);
        check("Y", &Order::Yes);
        check("save my game.kzn", &Order::Save("my game.kzn".to_owned()));
        check(
            "guess  odd",
            &Order::Choice(SetupChoice::Guess(Parity::Odd)),
        );
        check("side north", &Order::Choice(SetupChoice::Side(Seat::North)));
        check("3", &Order::Move("3".to_owned()));
        check("undo 3", &Order::Move("undo 3".to_owned()));
    }

    #[test]
    fn players_are_read_as_they_are_written() {
        for text in ["human", "computer:1", "computer:8"] {
            assert_eq!(text.parse::<Who>().unwrap().to_string(), text);
        }
        assert_eq!("computer".parse(), Ok(Who::Computer(computer::USUAL)));
        for text in [
            "",
            "Human",
            "computer:",
            "computer:0",
            "computer:9",
            "computer:+3",
            "computer:03",
            "human:3",
        ] {
            assert!(text.parse::<Who>().is_err(), "{text:?}");
        }
    }
}
