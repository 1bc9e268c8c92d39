//! Endgame tables that are built in the middle of a search which finds no proof without them.
//!
//! Where few seeds lie on the board and captures are rare, moves lead back to boards that were there
//! before, and a search has to show of every circle on its way that it gains nobody anything. A table
//! settles all circles of its boards at once.

use std::{num::NonZeroUsize, ops::ControlFlow};

use kuzhi_core::Position;
use kuzhi_i18n::Messages;
use kuzhi_tables::{Build, Layout, Progress, Table};

use crate::{effort::Effort, text::text, thinking::Thinking, watch::Watch};

/// Builds tables for a search.
pub(crate) struct TableBuilder<'a> {
    /// What a build may use, in bytes.
    memory: u64,
    /// On how many threads it works.
    threads: NonZeroUsize,
    /// What stops it, and where it tells how far it is.
    watch: &'a Watch,
    /// The language in which it tells that.
    texts: &'a Messages,
}

/// What a search has found, and whether there is nothing more to find.
pub(crate) struct Looked<T> {
    pub(crate) answer: T,
    pub(crate) proven: bool,
}

/// The first table has at most so many positions: a fraction of a second's work.
const FIRST: u64 = 1 << 21;

/// With so many seeds on the board its endgame is near.
const NEAR: u32 = 24;

/// A node costs a search about as much as so many positions cost a build.
const A_NODE: u64 = 2;

/// What a build may use if nothing is said, in bytes: enough for 14 seeds in the games of seven holes a row.
const USUAL_MEMORY: u64 = 64 << 20;

/// What a build may use in any case, in bytes: enough for the first table.
const LEAST_MEMORY: u64 = 16 << 20;

/// With so many seeds on the board it is worth some seconds to know the values of all boards that can
/// follow.
const LAST: u32 = 14;

/// What is worth some seconds has at most so many positions.
const MOST_OF_LAST: u64 = 1 << 24;

/// Each table has at most so many times the positions of the one before.
const LARGER: u64 = 8;

impl<'a> TableBuilder<'a> {
    /// Tables for a search: as large as its own memory at most, or of some usual size if nothing was said of
    /// that; small ones in any case.
    pub(crate) fn new(effort: &Effort, watch: &'a Watch, texts: &'a Messages) -> Self {
        Self {
            memory: effort.memory.unwrap_or(USUAL_MEMORY).max(LEAST_MEMORY),
            threads: effort.threads,
            watch,
            texts,
        }
    }

    /// Searches, and where nothing is proven yet after about as much work as a table would be, builds that
    /// table and searches again; with larger and larger ones, as far as they help and there is memory for
    /// them. So the tables never cost more than about as much again.
    ///
    /// All searches together spend at most so many nodes on each thread; `search` gets the nodes that it
    /// may spend.
    pub(crate) fn until_proven<T>(
        &self,
        (thinking, position): (&mut Thinking<'_>, &Position),
        mut nodes: u64,
        search: &mut dyn FnMut(&Thinking<'_>, u64) -> Looked<T>,
    ) -> T {
        let mut next = self.next(thinking, position);
        loop {
            let threads = self.threads.get() as u64;
            let enough = next.as_ref().map_or(nodes, |build| {
                nodes.min(build.layout().all_positions() / A_NODE / threads)
            });
            let found = search(thinking, enough);
            nodes -= enough;
            let Some(build) =
                next.filter(|_| !found.proven && nodes > 0 && !self.watch.stop_early())
            else {
                return found.answer;
            };
            next = self.build(&build).and_then(|table| {
                thinking.take(table);
                self.next(thinking, position)
            });
        }
    }

    /// The next table that could help with a position; `None` if there is none, or no room for it.
    fn next(&self, thinking: &Thinking<'_>, position: &Position) -> Option<Build> {
        let looked_up = Layout::new(thinking.rules(), thinking.looked_up()).ok()?;
        let larger = looked_up.all_positions().saturating_mul(LARGER);
        let build = largest(thinking, position, (FIRST.max(larger), self.memory))?;
        Some(build.threads(self.threads))
    }

    /// The table; `None` if the work was stopped, or there was no memory after all.
    fn build(&self, build: &Build) -> Option<Table> {
        let all = build.layout().all_positions().max(1);
        let mut finished = 0;
        let table = build.table(&mut |progress| {
            if let Progress::Finished { seeds } = progress {
                finished += build.layout().positions(seeds);
            }
            self.watch.tell(|| {
                let (seeds, share) = (build.layout().most_seeds(), finished * 100 / all);
                text!(self.texts, "solve-building", seeds = seeds, share = share)
            });
            if self.watch.stop_early() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        table.ok()
    }
}

/// Whether a position is near to boards with few seeds, and its round may go in circles there.
pub(crate) fn may_help(thinking: &Thinking<'_>, position: &Position) -> bool {
    position.board().total() <= NEAR && thinking.rules().takes_back()
}

/// Has boards of few seeds looked up from now on, if that may help with a position. That takes a fraction
/// of a second at first, and once more some seconds at the most when very few seeds are left.
pub(crate) fn prepare(thinking: &mut Thinking<'_>, position: &Position) {
    let is_last = position.board().total() <= LAST;
    if may_help(thinking, position) && (is_last || thinking.built_seeds().is_none()) {
        let positions = if is_last { MOST_OF_LAST } else { FIRST };
        let build = largest(thinking, position, (positions, USUAL_MEMORY));
        let table = build.and_then(|build| build.table(&mut |_| ControlFlow::Continue(())).ok());
        if let Some(table) = table {
            thinking.take(table);
        }
    }
}

/// The largest table of at most so many positions and bytes that has more of a position's boards than are
/// looked up anyway.
fn largest(
    thinking: &Thinking<'_>,
    position: &Position,
    (positions, memory): (u64, u64),
) -> Option<Build> {
    if !thinking.closed().is_empty() {
        return None;
    }
    let seeds = position.board().total();
    // Where only even numbers of seeds are taken, tables leave out odd ones, and those of an odd board stay
    // odd for ever.
    let has_odd_ones = Layout::new(thinking.rules(), 1).ok()?.holds(1);
    let step = if has_odd_ones { 1 } else { 2 };
    if !seeds.is_multiple_of(step) {
        return None;
    }
    let of = |seeds| Some(Build::new(thinking.rules(), seeds).ok()?.memory(memory));
    let builds = (step..=seeds).step_by(step as usize).map_while(of);
    let build = builds
        .take_while(|build| {
            build.layout().all_positions() <= positions && build.needed_memory() <= memory
        })
        .last()?;
    (build.layout().most_seeds() > thinking.looked_up()).then_some(build)
}
