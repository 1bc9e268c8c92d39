//! When a search stops before it is finished.

use crate::search::Search;

/// When a search stops before it is finished.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many moves to look ahead at the most, up to [`Search::DEEPEST`].
    pub depth: u8,
    /// How many nodes each thread visits at the most.
    pub nodes: u64,
    /// Asked every thousand nodes whether to stop: because time is up, or because somebody said so.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Limits<'static> {
    /// No limit but the depth that can be searched at all.
    pub const NONE: Self = Self {
        depth: Search::DEEPEST,
        nodes: u64::MAX,
        stop: &|| false,
    };
}
