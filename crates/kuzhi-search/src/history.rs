//! What moves were worth elsewhere: moves that were often good enough are tried early.

use crate::tunables;

/// How often moves were good enough, by their hole's place in the mover's row and the seeds in it. A move
/// of so many seeds does much the same on many boards.
#[derive(Clone, Debug)]
pub(crate) struct History([[i16; SEEDS]; PLACES]);

const PLACES: usize = 16;

/// Holes with more seeds count as one.
const SEEDS: usize = 32;

impl Default for History {
    fn default() -> Self {
        Self([[0; SEEDS]; PLACES])
    }
}

impl History {
    /// How often a move was good enough, and not good enough, lately.
    pub(crate) fn of(&self, place: u8, seeds: u8) -> i16 {
        self.0[usize::from(place) % PLACES][usize::from(seeds).min(SEEDS - 1)]
    }

    /// Notes that a move was good enough, or not, in a look so far ahead.
    pub(crate) fn note(&mut self, place: u8, seeds: u8, depth: u8, good: bool) {
        let weight = i32::from(depth)
            .pow(2)
            .min(i32::from(tunables::HISTORY_STEP));
        let most = i32::from(tunables::HISTORY_MOST);
        let slot = &mut self.0[usize::from(place) % PLACES][usize::from(seeds).min(SEEDS - 1)];
        // What was noted long ago fades, and nothing grows beyond the most.
        let old = i32::from(*slot);
        let step = if good { weight } else { -weight };
        let new = old + step - old * weight / most;
        *slot = i16::try_from(new).unwrap_or(*slot);
    }
}
