//! What happens during a move, event by event, and who watches it.

use crate::{hole::Hole, seat::Seat};

/// Why a player took the seeds of a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Taking {
    /// A drop brought the hole to a capturing count.
    WhileSowing,
    /// The hole lay beyond the empty hole at which sowing stopped.
    Sweep,
    /// The last seed brought the hole to a capturing count.
    LastSeed,
    /// The hole was part of the unbroken run that goes with such a capture.
    Run,
    /// The hole lay opposite one that was taken.
    Opposite,
    /// The last seed fell alone into an empty hole of the mover's row.
    LoneSeed,
}

/// Why the sowing of a move stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// The lap was over, and this game has no relay.
    LapOver,
    /// The hole after the last seed was empty.
    NextEmpty,
    /// The last seed fell into an empty hole.
    LastWasEmpty,
    /// The last seed made a capture.
    Capture,
    /// The last seed fell into the mover's store.
    InStore,
    /// The same board and hole to be lifted came back: the sowing would never end.
    Endless,
}

/// One step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// All seeds of a hole are taken in hand: a lap begins.
    Lift {
        /// The hole that is emptied.
        hole: Hole,
        /// The seeds in hand.
        seeds: u8,
    },
    /// One seed falls into a hole.
    Drop {
        /// The hole.
        hole: Hole,
    },
    /// One seed falls into a store.
    DropInStore {
        /// Whose store.
        seat: Seat,
    },
    /// A hole is emptied into a store.
    Take {
        /// The hole.
        hole: Hole,
        /// The seeds taken.
        seeds: u8,
        /// Who gets them.
        to: Seat,
        /// Why.
        why: Taking,
    },
    /// The sowing stops.
    Stop(Stop),
    /// The same player moves again.
    Again,
    /// The player on turn passes.
    Pass,
}

/// Watches a move being made.
pub trait Observer {
    /// Whether there is anything to tell it. For an observer that does not listen, the telling
    /// compiles to nothing.
    const LISTENS: bool;

    /// Called for every event in the order in which they happen.
    fn event(&mut self, event: Event);
}

/// Watches nothing: for search, counting and tables.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    const LISTENS: bool = false;

    fn event(&mut self, _: Event) {}
}

/// A recorded move: all its events in order.
pub type Trace = Vec<Event>;

impl Observer for Trace {
    const LISTENS: bool = true;

    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
