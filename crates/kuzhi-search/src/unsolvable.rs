//! Rule sets whose positions have no exact value, and why.

use core::fmt;

use kuzhi_core::{
    Kernel, Position,
    rule_set::{Rest, RuleSet},
};

use crate::keys::Keys;

/// Why a position has no exact value, or none that can be found.
///
/// Values rest on endless play being worth 0 from the point where it begins: then it does not matter
/// where in the circle a round is stopped, and a board has one value however it was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolvable {
    /// After a repetition both players keep what lies in their own rows, so that endless play is worth
    /// something else at every point of the circle.
    RepetitionByRows,
    /// There are more boards with so many seeds than can be told apart by a number.
    TooManySeeds {
        /// The seeds on the board.
        seeds: u32,
        /// With how many at the most values are found.
        most: u32,
    },
}

impl Unsolvable {
    /// The places in the rules of which one should be changed: their sections and keys. The first is the
    /// one that messages name.
    pub const fn places(self) -> &'static [&'static str] {
        match self {
            Self::RepetitionByRows => &["repetition.rest"],
            Self::TooManySeeds { .. } => &["setup.seeds", "board.holes"],
        }
    }

    /// Why, without the place.
    pub fn reason(self) -> String {
        match self {
            Self::RepetitionByRows => "where the rest of a repeated position goes to the owners of the \
                rows, endless play has no value that is known before it is stopped; choose `shared` to \
                have values"
                .to_owned(),
            Self::TooManySeeds { seeds, most } => format!(
                "{seeds} seeds lie in so many holes that their boards cannot all be numbered; with at \
                 most {most} they can"
            ),
        }
    }
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.places()[0], self.reason())
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

/// Whether the boards of a round with so many seeds can be told apart.
pub(crate) fn fits(kernel: &Kernel, position: &Position) -> Result<(), Unsolvable> {
    let (seeds, most) = (position.board().total(), Keys::new(kernel).most_seeds());
    if seeds > most {
        return Err(Unsolvable::TooManySeeds { seeds, most });
    }
    Ok(())
}
