//! Which boards a table holds, and where.

use core::fmt;

use kuzhi_core::{
    Position, Ranker,
    rule_set::{OppositeHoles, Rest, RuleSet, Scope, Senseless, Stores},
};
use kuzhi_rules::{Digest, digest};

use crate::cells::Cell;

/// The boards of a table: so many holes, up to so many seeds, in layers of equally many seeds.
///
/// Where no rule can take an odd number of seeds from the board, and since both rows are set up alike,
/// an odd number never lies there; such layers are left out.
#[derive(Clone, Debug)]
pub struct Layout {
    holes: u8,
    step: u8,
    most: u8,
    ranker: Ranker,
    /// Where every layer begins; for one that is left out, where it would.
    starts: Vec<u64>,
}

/// Where a position's value is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The layer: the seeds on the board.
    pub seeds: u32,
    /// The position's number within the layer.
    pub index: u64,
}

/// Why there can be no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTable {
    /// The rules do not fit together.
    #[error("the rules make no sense: {}", reasons(.0))]
    Senseless(Vec<Senseless>),
    /// Endless play is not worth 0 under these rules, so a board has no value of its own.
    #[error(
        "repetition.rest gives the seeds on the board to the owners of the rows, so what endless play is worth depends on where it is stopped"
    )]
    EndlessNotZero,
    /// More seeds were asked for than a table can hold.
    #[error("a table of {asked} seeds was asked for, but at most {most} are possible")]
    TooManySeeds {
        /// How many were asked for.
        asked: u32,
        /// How many are possible.
        most: u32,
    },
}

/// A table was asked about a game of other rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the table was made for the rules {table}, not for {asked}")]
pub struct WrongRules {
    /// The digest of the table's rules.
    pub table: Digest,
    /// The digest of the rules it was asked about.
    pub asked: Digest,
}

impl WrongRules {
    /// Compares the digest of a table with rules that it is to be used for.
    pub(crate) fn check(table: Digest, rules: &RuleSet) -> Result<(), Self> {
        let asked = digest(rules, Scope::Play);
        if table == asked {
            Ok(())
        } else {
            Err(Self { table, asked })
        }
    }
}

fn reasons(senseless: &[Senseless]) -> String {
    let reasons: Vec<String> = senseless
        .iter()
        .map(|senseless| format!("{}: {}", senseless.path, senseless.reason))
        .collect();
    reasons.join("; ")
}

impl Layout {
    /// The layout of a table for some rules and all boards of up to so many seeds.
    ///
    /// # Errors
    ///
    /// Says why there can be no such table.
    pub fn new(rules: &RuleSet, seeds: u32) -> Result<Self, NoTable> {
        let senseless = rules.senseless();
        if !senseless.is_empty() {
            return Err(NoTable::Senseless(senseless));
        }
        if rules.repetition.rest == Rest::RowOwner {
            return Err(NoTable::EndlessNotZero);
        }
        let step = if takes_even_numbers_only(rules) { 2 } else { 1 };
        Self::of(rules.board.holes.get(), step, seeds)
    }

    /// The layout with these rows, this distance between layers and this many seeds at the most.
    pub(crate) fn of(holes: u8, step: u8, asked: u32) -> Result<Self, NoTable> {
        let ranker = Ranker::new(2 * usize::from(holes));
        let most = Cell::MOST_SEEDS.min(ranker.most_seeds().saturating_sub(1));
        let most_seeds = u8::try_from(asked).ok().filter(|_| asked <= most);
        let Some(most_seeds) = most_seeds else {
            return Err(NoTable::TooManySeeds { asked, most });
        };
        let mut starts = vec![0];
        let mut total = 0;
        for seeds in 0..=u32::from(most_seeds) {
            if seeds.is_multiple_of(step.into()) {
                total += ranker.layer(seeds);
            }
            starts.push(total);
        }
        Ok(Self {
            holes,
            step,
            most: most_seeds,
            ranker,
            starts,
        })
    }

    /// How many holes a row has.
    pub const fn holes(&self) -> usize {
        self.holes as usize
    }

    /// The most seeds on a board that the table holds.
    pub const fn most_seeds(&self) -> u32 {
        self.most as u32
    }

    /// The distance between the numbers of seeds that are held: 2 where only even ones are.
    pub const fn step(&self) -> u32 {
        self.step as u32
    }

    /// The layers that are held, by their seeds.
    pub fn layers(&self) -> impl Iterator<Item = u32> + use<> {
        (0..=self.most_seeds()).step_by(self.step.into())
    }

    /// Whether boards with so many seeds are held.
    pub fn holds(&self, seeds: u32) -> bool {
        seeds <= self.most_seeds() && seeds.is_multiple_of(self.step())
    }

    /// How many positions a layer has.
    pub fn positions(&self, seeds: u32) -> u64 {
        self.ranker.layer(seeds)
    }

    /// How many positions all layers have that are held.
    pub fn all_positions(&self) -> u64 {
        self.starts.last().copied().unwrap_or(0)
    }

    /// Where a position's value is; `None` if the table does not hold it: with too many seeds, with a
    /// number of seeds that does not occur, or with closed holes.
    pub fn place(&self, position: &Position) -> Option<Place> {
        let seeds = position.board().total();
        if !self.holds(seeds) || !position.closed().is_empty() {
            return None;
        }
        let index = self.ranker.rank(position) - self.ranker.below(seeds);
        Some(Place { seeds, index })
    }

    /// The position at a place, South to move; `None` if there is no such place.
    pub fn position(&self, place: Place) -> Option<Position> {
        if !self.holds(place.seeds) || place.index >= self.positions(place.seeds) {
            return None;
        }
        let mut holes = [0; kuzhi_core::Hole::MOST];
        let rank = self.ranker.below(place.seeds) + place.index;
        self.ranker.board(rank, &mut holes[..2 * self.holes()]);
        Some(Position::EMPTY.with_seeds(&holes))
    }

    /// Where a layer begins if all layers stand one after the other.
    pub(crate) fn start(&self, seeds: u32) -> u64 {
        self.starts[seeds as usize]
    }

    pub(crate) const fn ranker(&self) -> &Ranker {
        &self.ranker
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "position {} of the boards with {} seeds",
            self.index, self.seeds
        )
    }
}

/// Whether every capture takes an even number of seeds from the board, and so leaves an even number of
/// them even.
fn takes_even_numbers_only(rules: &RuleSet) -> bool {
    let even = |counts: &kuzhi_core::rule_set::Counts| {
        counts.as_slice().iter().all(|count| count % 2 == 0)
    };
    let all_even = |held: Option<bool>| held.unwrap_or(true);
    rules.board.stores == Stores::CapturesOnly
        && all_even(
            rules
                .while_sowing
                .as_ref()
                .map(|capture| even(&capture.count)),
        )
        && all_even(
            rules
                .by_count
                .as_ref()
                .map(|capture| even(&capture.count) && capture.opposite == OppositeHoles::Left),
        )
        && rules.lone_seed.is_none()
        && rules.sweep.is_none()
}
