//! Something said: a message and its values, in no language yet.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::Seat;

/// A sentence as a message of the Fluent files, to be put into words by whoever knows the language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Said {
    /// Messages that say it; the first one that there is will do.
    pub keys: Vec<String>,
    /// What the message puts into its places.
    pub args: BTreeMap<String, Arg>,
    /// Words for it where there is no such message.
    pub plain: String,
}

/// A value for a place in a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Arg {
    /// A number, to be written in the reader's digits.
    Number(i32),
    /// A text that is the same in all languages, such as the word for a choice.
    Text(String),
    /// A player, called what the page calls whoever sits there.
    Seat(Seat),
}

impl Said {
    /// What one message says.
    pub fn new(key: impl Into<String>) -> Self {
        Self {
            keys: vec![key.into()],
            ..Self::default()
        }
    }

    /// With a value for a place in it.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Self {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// A text that only exists in English: what is wrong with something that was typed.
    pub fn plain(text: impl Into<String>) -> Self {
        Self {
            plain: text.into(),
            ..Self::default()
        }
    }
}

macro_rules! from_numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
            }
        })+
    };
}
from_numbers!(u8, u32, i64, usize);

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}
