//! The opening ritual: how two players settle who sits where.
//!
//! The first player hides one seed or two and asks "odd or even?"; the second guesses. A right guess
//! lets the guesser choose the side, a wrong one the asker. What is hidden comes from a seed, so a
//! guess is a fair coin and a game can be replayed.

use crate::{
    random::SplitMix,
    rule_set::{RitualManner, RuleSet},
    seat::Seat,
};

/// One of two people who have not taken their seats yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The one who hides the seeds and asks.
    First,
    /// The one who guesses.
    Second,
}

impl Player {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Odd or even.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parity {
    /// One seed was hidden.
    Odd,
    /// Two seeds were hidden.
    Even,
}

/// A choice that is made before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupChoice {
    /// The second player's guess.
    Guess(Parity),
    /// The side that the winner of the ritual takes.
    Side(Seat),
}

/// What the ritual waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RitualStep {
    /// The second player guesses.
    Guess,
    /// A player chooses their side.
    Side {
        /// Who chooses.
        chooser: Player,
    },
    /// It is over.
    Done {
        /// Who sits in the South.
        south: Player,
    },
}

/// A ritual under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ritual {
    hidden: Parity,
    step: RitualStep,
}

impl Ritual {
    /// The ritual of a game; it is over at once where the game has none.
    pub fn new(rules: &RuleSet, seed: u64) -> Self {
        // The board may be dealt with the same seed, so the ritual draws from a stream of its own.
        const OWN_STREAM: u64 = 0x5249_5455_414C;
        let coin = SplitMix::new(seed ^ OWN_STREAM).below(2) == 0;
        let (hidden, drawn) = if coin {
            (Parity::Odd, Player::First)
        } else {
            (Parity::Even, Player::Second)
        };
        let manner = rules
            .ritual
            .as_ref()
            .map_or(RitualManner::Skipped, |ritual| ritual.manner);
        let step = match manner {
            RitualManner::OddOrEven => RitualStep::Guess,
            RitualManner::Lot => RitualStep::Side { chooser: drawn },
            RitualManner::Skipped => RitualStep::Done {
                south: Player::First,
            },
        };
        Self { hidden, step }
    }

    /// What it waits for.
    pub const fn step(&self) -> RitualStep {
        self.step
    }

    /// What the first player hides. To be shown only after the guess.
    pub const fn hidden(&self) -> Parity {
        self.hidden
    }

    /// Makes the choice that the ritual waits for; `false` if it waits for another one.
    pub fn choose(&mut self, choice: SetupChoice) -> bool {
        self.step = match (self.step, choice) {
            (RitualStep::Guess, SetupChoice::Guess(guess)) => RitualStep::Side {
                chooser: if guess == self.hidden {
                    Player::Second
                } else {
                    Player::First
                },
            },
            (RitualStep::Side { chooser }, SetupChoice::Side(side)) => RitualStep::Done {
                south: match side {
                    Seat::South => chooser,
                    Seat::North => chooser.other(),
                },
            },
            _ => return false,
        };
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guessing(hidden: Parity) -> Ritual {
        Ritual {
            hidden,
            step: RitualStep::Guess,
        }
    }

    #[test]
    fn a_right_guess_chooses_the_side() {
        let mut ritual = guessing(Parity::Even);
        assert!(
            !ritual.choose(SetupChoice::Side(Seat::South)),
            "the guess comes first"
        );
        assert!(ritual.choose(SetupChoice::Guess(Parity::Even)));
        assert_eq!(
            ritual.step(),
            RitualStep::Side {
                chooser: Player::Second
            }
        );
        assert!(ritual.choose(SetupChoice::Side(Seat::North)));
        assert_eq!(
            ritual.step(),
            RitualStep::Done {
                south: Player::First
            }
        );
    }

    #[test]
    fn a_wrong_guess_leaves_the_side_to_the_asker() {
        let mut ritual = guessing(Parity::Odd);
        assert!(ritual.choose(SetupChoice::Guess(Parity::Even)));
        assert!(ritual.choose(SetupChoice::Side(Seat::North)));
        assert_eq!(
            ritual.step(),
            RitualStep::Done {
                south: Player::Second
            }
        );
    }
}
