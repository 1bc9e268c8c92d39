//! Recognising sowing that never ends.
//!
//! Within a move everything that follows is decided by the board and the hole about to be lifted. Such
//! a state that comes back proves the sowing endless, and nothing else does: finite relays of more than
//! fifty laps exist, so no number of laps is a proof. The kernel sows freely up to a number of laps that
//! is rarely passed. Then it looks for the first recurrence from the beginning, with Brent's method
//! (R. P. Brent, "An improved Monte Carlo factorization algorithm", 1980), which needs two boards
//! and no history.
//!
//! Where nothing leaves the board while it is sown, a recurrence may be millions of millions of laps
//! away. So a sowing is taken for endless, too, when it has gone on for [`MOST_LAPS`].

use super::{
    Kernel,
    laps::{LapTable, Sowing},
};
use crate::{
    event::Silent,
    hole::Hole,
    lanes::Lanes,
    position::{Board, Position},
};

/// More laps than anybody sows: by hand they would take days.
const MOST_LAPS: u32 = 100_000;

/// How many laps a move may take.
#[derive(Clone, Copy)]
pub(super) struct Limit {
    pub(super) laps: u32,
    /// Whether a sowing that is not over by then counts as endless.
    pub(super) endless: bool,
}

impl Limit {
    /// So many laps are a reason to look closer.
    pub(super) const SUSPICIOUS: Self = Self {
        laps: 96,
        endless: false,
    };
    /// The sowing does not recur within the laps that it may take.
    pub(super) const MOST: Self = Self {
        laps: MOST_LAPS,
        endless: true,
    };
}

/// A sowing between two laps.
struct Walker<'a, V> {
    kernel: &'a Kernel,
    laps: &'a LapTable<V>,
    sowing: Sowing<V>,
}

impl<V: Lanes> Walker<'_, V> {
    /// Sows one lap; `false` if it was the last.
    fn step(&mut self) -> bool {
        let stop = self.kernel.lap(self.laps, &mut self.sowing, &mut Silent);
        stop.is_none()
    }

    const fn state(&self) -> (Board, usize) {
        (self.sowing.board, self.sowing.lift)
    }
}

impl Kernel {
    /// The number of laps after which a state first comes back, if it does in time.
    #[cold]
    pub(super) fn first_recurrence<V: Lanes>(
        &self,
        laps: &LapTable<V>,
        position: &Position,
        hole: Hole,
    ) -> Limit {
        let walker = || Walker {
            kernel: self,
            laps,
            sowing: Sowing::new(position, hole),
        };
        let Some(period) = period(walker()) else {
            return Limit::MOST;
        };
        let (mut behind, mut in_front) = (walker(), walker());
        for _ in 0..period {
            in_front.step();
        }
        let mut before_the_cycle = 0;
        while behind.state() != in_front.state() {
            behind.step();
            in_front.step();
            before_the_cycle += 1;
        }
        Limit {
            laps: MOST_LAPS.min(before_the_cycle + period),
            endless: true,
        }
    }
}

/// The length of the cycle that a sowing runs into, if it does in time.
fn period<V: Lanes>(mut walker: Walker<'_, V>) -> Option<u32> {
    let mut landmark = walker.state();
    let (mut steps, mut stretch) = (0, 1);
    // A state that first comes back after some laps is found within three times as many.
    for _ in 0..3 * MOST_LAPS {
        if !walker.step() {
            return None;
        }
        steps += 1;
        if walker.state() == landmark {
            return Some(steps);
        }
        if steps == stretch {
            landmark = walker.state();
            stretch *= 2;
            steps = 0;
        }
    }
    None
}
