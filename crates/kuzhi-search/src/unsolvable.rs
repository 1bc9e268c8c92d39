//! Rule sets whose positions have no exact value, and why.

use core::fmt;

use kuzhi_core::rule_set::{Rest, RuleSet};

/// Why no position of a rule set has an exact value.
///
/// Values rest on endless play being worth 0 from the point where it begins: then it does not matter
/// where in the circle a round is stopped, and a board has one value however it was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolvable {
    /// After a repetition both players keep what lies in their own rows, so that endless play is worth
    /// something else at every point of the circle.
    RepetitionByRows,
}

impl Unsolvable {
    /// The place in the rules to change: its section and key.
    pub const fn path(self) -> &'static str {
        match self {
            Self::RepetitionByRows => "repetition.rest",
        }
    }
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RepetitionByRows => write!(
                f,
                "{}: where the rest of a repeated position goes to the owners of the rows, endless \
                 play has no value that is known before it is stopped; choose `shared` to have values",
                self.path()
            ),
        }
    }
}

impl core::error::Error for Unsolvable {}

/// Whether positions under these rules have exact values.
///
/// # Errors
///
/// Says why they have none.
pub fn solvable(rules: &RuleSet) -> Result<(), Unsolvable> {
    match rules.repetition.rest {
        Rest::RowOwner => Err(Unsolvable::RepetitionByRows),
        // Nobody's seeds are worth as much as shared ones: nothing to either side.
        Rest::Shared | Rest::Nobody => Ok(()),
    }
}
