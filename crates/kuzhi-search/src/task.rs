//! What is asked of a node, and what is found out about it while its moves are tried.

use crate::{found::Found, table::Entry, window::Window};

/// What is asked of a node, and what is known before it is searched.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    pub(crate) key: u64,
    pub(crate) known: Option<Entry>,
    pub(crate) window: Window,
    /// The value lies between minus this and this.
    pub(crate) most: i16,
    pub(crate) depth: u8,
}

/// What the moves tried so far have shown.
pub(crate) struct Trials {
    pub(crate) window: Window,
    pub(crate) found: Found,
    pub(crate) best: u8,
    /// How many moves were tried.
    pub(crate) tried: u8,
}

impl Trials {
    pub(crate) const fn new(window: Window) -> Self {
        Self {
            window,
            found: Found::free(i16::MIN, true),
            best: Entry::NO_MOVE,
            tried: 0,
        }
    }
}

impl Task {
    /// The answer, if the table has it; otherwise the window is narrowed by what is proven.
    pub(crate) fn answered(&mut self) -> Option<Found> {
        let entry = self.known?;
        let proven = entry.depth == Entry::PROVEN;
        if !proven && entry.depth < self.depth {
            return None;
        }
        if entry.low >= self.window.high || entry.low == entry.high {
            return Some(Found::free(entry.low, proven));
        }
        if entry.high <= self.window.low {
            return Some(Found::free(entry.high, proven));
        }
        if proven {
            self.window.low = self.window.low.max(entry.low);
            self.window.high = self.window.high.min(entry.high);
        }
        None
    }
}

/// Twice the binary logarithm of a number of nodes.
pub(crate) fn effort(nodes: u64) -> u8 {
    let squared = u128::from(nodes.max(1)).pow(2);
    u8::try_from(squared.ilog2()).unwrap_or(u8::MAX)
}
