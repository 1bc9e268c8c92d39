//! Whether the choices of a record are those that the opening ritual of the game asks for.

use core::fmt;

use super::{Entry, RoundRecord};
use crate::{
    game::Game,
    ritual::{Ritual, RitualStep, SetupChoice},
    rule_set::RitualManner,
};

/// A choice that the opening ritual did not wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongChoice {
    /// Which choice of the round it is, from 1.
    pub number: usize,
    /// The choice in the record.
    pub choice: SetupChoice,
    /// What the game has in its place.
    pub expected: Expected,
}

/// What a game has in the place of a wrong choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Nothing: it has no opening ritual.
    NoRitual,
    /// Moves: the ritual is over.
    Moves,
    /// A guess.
    Guess,
    /// A side.
    Side,
}

/// The ritual of a record, followed from round to round.
pub(super) struct Following {
    ritual: Ritual,
    exists: bool,
}

impl Following {
    pub(super) fn new(game: &Game) -> Self {
        let manner = game.rules().ritual.as_ref().map(|ritual| ritual.manner);
        Self {
            // Who chooses depends on what is hidden, but not what there is to choose.
            ritual: Ritual::new(game.rules(), 0),
            exists: manner.is_some_and(|manner| manner != RitualManner::Skipped),
        }
    }

    /// Makes the choices of a round, and gives those that are wrong.
    pub(super) fn round(&mut self, round: &RoundRecord) -> Vec<WrongChoice> {
        let choices = round.entries.iter().filter_map(|entry| match entry {
            Entry::Choice(choice) => Some(*choice),
            Entry::Move(_) | Entry::Comment(_) => None,
        });
        let mut wrong = Vec::new();
        for (index, choice) in choices.enumerate() {
            let expected = self.expected();
            if !self.ritual.choose(choice) {
                let number = index + 1;
                wrong.push(WrongChoice {
                    number,
                    choice,
                    expected,
                });
            }
        }
        wrong
    }

    const fn expected(&self) -> Expected {
        match self.ritual.step() {
            RitualStep::Guess => Expected::Guess,
            RitualStep::Side { .. } => Expected::Side,
            RitualStep::Done { .. } if self.exists => Expected::Moves,
            RitualStep::Done { .. } => Expected::NoRitual,
        }
    }
}

impl fmt::Display for WrongChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "choice {}, {}: ", self.number, self.choice)?;
        f.write_str(match self.expected {
            Expected::NoRitual => "this game has no opening ritual; expected moves only",
            Expected::Moves => "the opening ritual is over; expected moves",
            Expected::Guess => "the guess comes first; expected guess odd or guess even",
            Expected::Side => "a side is to be chosen; expected side south or side north",
        })
    }
}
