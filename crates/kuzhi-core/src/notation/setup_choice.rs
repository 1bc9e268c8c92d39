//! Text for the choices before the first move: `guess odd`, `side south`.

use core::{fmt, str::FromStr};

use super::excerpt::Excerpt;
use crate::{
    ritual::{Parity, SetupChoice},
    rule_set::Word,
    seat::Seat,
};

/// A text that names no choice of the set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupChoiceError {
    /// The text.
    pub found: Excerpt,
}

impl fmt::Display for SetupChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = &self.found;
        write!(
            f,
            "choice: {found} is not one; expected guess odd, guess even, side south or side north"
        )
    }
}

impl core::error::Error for SetupChoiceError {}

impl SetupChoice {
    /// Every choice there is.
    pub const ALL: [Self; 4] = [
        Self::Guess(Parity::Odd),
        Self::Guess(Parity::Even),
        Self::Side(Seat::South),
        Self::Side(Seat::North),
    ];

    /// The two words that spell it.
    pub fn words(self) -> [&'static str; 2] {
        match self {
            Self::Guess(Parity::Odd) => ["guess", "odd"],
            Self::Guess(Parity::Even) => ["guess", "even"],
            Self::Side(seat) => ["side", seat.word()],
        }
    }
}

/// Reads two words, in either case and with any space between them.
///
/// ```
/// use kuzhi_core::{Seat, SetupChoice};
///
/// assert_eq!("side south".parse(), Ok(SetupChoice::Side(Seat::South)));
/// assert_eq!(SetupChoice::Side(Seat::South).to_string(), "side south");
/// ```
impl FromStr for SetupChoice {
    type Err = SetupChoiceError;

    fn from_str(text: &str) -> Result<Self, SetupChoiceError> {
        let same = |choice: &Self| {
            let mut words = text.split_ascii_whitespace();
            let mut wanted = choice.words().into_iter();
            wanted.all(|wanted| {
                words
                    .next()
                    .is_some_and(|word| word.eq_ignore_ascii_case(wanted))
            }) && words.next().is_none()
        };
        Self::ALL
            .into_iter()
            .find(same)
            .ok_or_else(|| SetupChoiceError {
                found: Excerpt::of(text),
            })
    }
}

impl fmt::Display for SetupChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [what, which] = self.words();
        write!(f, "{what} {which}")
    }
}
