//! What a search of a round works with.

use kuzhi_core::{Kernel, Position, Probe};

use crate::table::Table;

/// What a search of a round works with: the rules, and what is known beforehand.
#[derive(Clone, Copy)]
pub struct Engine<'a> {
    /// The rules, with the holes that are closed in this round.
    pub kernel: &'a Kernel,
    /// What has been found out so far. Several searches may share a table, at once or one after the
    /// other, if they are of the same rules with the same holes closed and estimate alike.
    pub table: &'a Table,
    /// Values that need not be searched, such as an endgame table of the same rules.
    pub probe: Option<&'a (dyn Probe + Sync)>,
    /// What positions are worth where the search ends before the round does; as many seeds for either
    /// side, if there is none.
    pub estimate: Option<&'a dyn Estimate>,
}

impl<'a> Engine<'a> {
    /// A search with the rules alone.
    pub const fn new(kernel: &'a Kernel, table: &'a Table) -> Self {
        Self {
            kernel,
            table,
            probe: None,
            estimate: None,
        }
    }
}

/// A guess at the value of positions.
pub trait Estimate: Sync {
    /// What the player to move will still gain over the other, in points ([`crate::SEED`] to a seed).
    fn points(&self, position: &Position) -> i16;
}
