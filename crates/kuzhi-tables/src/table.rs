//! Tables in memory.

use kuzhi_core::{Position, Probe, rule_set::RuleSet};
use kuzhi_rules::Digest;

use crate::{
    cells::Cells,
    layout::{Layout, Place, WrongRules},
};

/// A table in memory: quick to ask, and as large as its number of positions.
#[derive(Debug)]
pub struct Table {
    layout: Layout,
    rules: Digest,
    cells: Cells,
}

impl Table {
    pub(crate) const fn new(layout: Layout, rules: Digest, cells: Cells) -> Self {
        Self {
            layout,
            rules,
            cells,
        }
    }

    /// Which boards it holds.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The play digest of its rules.
    pub const fn rules(&self) -> Digest {
        self.rules
    }

    /// The table, if it was made for these rules.
    ///
    /// # Errors
    ///
    /// Names both digests if it was not.
    pub fn for_rules(&self, rules: &RuleSet) -> Result<&Self, WrongRules> {
        WrongRules::check(self.rules, rules).map(|()| self)
    }

    /// The value at a place of the layout.
    fn at(&self, place: Place) -> i16 {
        let number = self.layout.start(place.seeds) + place.index;
        self.cells.value(number, place.seeds)
    }
}

impl Probe for Table {
    fn value(&self, position: &Position) -> Option<i16> {
        self.layout.place(position).map(|place| self.at(place))
    }
}
