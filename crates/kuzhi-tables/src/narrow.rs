//! Solving a layer by narrowing bounds: for games whose moves cannot be taken back.
//!
//! `docs/TABLES.md` says why the result is right, and the same whatever the threads do.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use crate::{
    cells,
    layer::{Layer, Step},
    sweep::{Report, Sweeps, Unsolved},
    tiles::Tiles,
};

/// Solves a layer whose lower layers are solved.
pub(crate) fn solve(layer: &Layer<'_>, threads: usize, report: Report<'_>) -> Result<(), Unsolved> {
    let mut narrowing = Narrowing {
        layer,
        sweeps: Sweeps::new(layer, threads, report),
        open: layer.positions(),
    };
    let few = layer.positions() / FEW;
    let tiles = Tiles::new(layer);
    let mut closing = narrowing.look_at_moves(&tiles, few)?;
    if !closing && narrowing.open > few {
        return narrowing.circle_everywhere(&tiles);
    }
    let mut lists = [narrowing.open_positions()];
    while closing && narrowing.open > 0 {
        let counts = narrowing
            .sweeps
            .lists(&lists, &|position, number, count: &mut Count| {
                count.add(layer.narrow_all(position, number));
            })?;
        closing = narrowing.note(&counts)?;
        lists[0].retain(|&number| !layer.is_settled(cells::index(number)));
    }
    narrowing.circle(&lists)
}

/// One position of so many is few: those are then kept in a list.
const FEW: u64 = 16;

/// Settling one open position of so many in a sweep is worth another sweep.
const WORTH: u64 = 16;

struct Narrowing<'a, 'r> {
    layer: &'a Layer<'a>,
    sweeps: Sweeps<'a, 'r>,
    open: u64,
}

/// What one thread did in a sweep.
#[derive(Default)]
struct Count {
    settled: u64,
    changed: u64,
}

impl Count {
    #[inline]
    const fn add(&mut self, step: Step) {
        match step {
            Step::Settled => self.settled += 1,
            Step::Changed => self.changed += 1,
            Step::Same => {}
        }
    }
}

impl Narrowing<'_, '_> {
    /// Looks at all moves, and then again and again at those that were open, until few positions are
    /// left. Says whether it is worth going on.
    fn look_at_moves(&mut self, tiles: &Tiles, few: u64) -> Result<bool, Unsolved> {
        let layer = self.layer;
        let masks: Box<[AtomicU8]> = cells::zeros(layer.positions())?;
        let counts = self.sweeps.tiles(tiles, &|strip, count: &mut Count| {
            for number in strip.numbers() {
                count.add(layer.open(&strip.position(number), number, &masks[number]));
            }
        })?;
        self.note(&counts)?;
        while self.open > few {
            let counts = self.sweeps.tiles(tiles, &|strip, count: &mut Count| {
                for number in strip.numbers() {
                    let mask = &masks[number];
                    if mask.load(Relaxed) != 0 {
                        count.add(layer.narrow_open(&strip.position(number), number, mask));
                    }
                }
            })?;
            if !self.note(&counts)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Notes what a sweep did, and says whether it was worth while.
    fn note(&mut self, counts: &[Count]) -> Result<bool, Unsolved> {
        let settled: u64 = counts.iter().map(|count| count.settled).sum();
        let before = self.open;
        self.open -= settled;
        self.sweeps.swept(self.open)?;
        Ok(settled * WORTH >= before)
    }

    /// The numbers of the positions that are not settled.
    fn open_positions(&self) -> Vec<u64> {
        let mut open = Vec::with_capacity(cells::index(self.open));
        let is_open = |&number: &u64| !self.layer.is_settled(cells::index(number));
        open.extend((0..self.layer.positions()).filter(is_open));
        open
    }

    /// Finds the values of the positions of some lists, which can go round in circles.
    fn circle(&mut self, lists: &[Vec<u64>]) -> Result<(), Unsolved> {
        let layer = self.layer;
        for &number in lists.iter().flatten() {
            layer.start_circling(cells::index(number));
        }
        let mut circling = lists.iter().any(|list| !list.is_empty());
        while circling {
            let counts = self
                .sweeps
                .lists(lists, &|position, number, count: &mut Count| {
                    count.add(layer.circle(position, number));
                })?;
            circling = counts.iter().any(|count| count.changed > 0);
            self.sweeps.swept(self.open)?;
        }
        for &number in lists.iter().flatten() {
            layer.settle(cells::index(number));
        }
        Ok(())
    }

    /// The same for all positions that are not settled.
    fn circle_everywhere(&mut self, tiles: &Tiles) -> Result<(), Unsolved> {
        let layer = self.layer;
        let all = 0..cells::index(layer.positions());
        all.clone().for_each(|number| layer.start_circling(number));
        let mut circling = true;
        while circling {
            let counts = self.sweeps.tiles(tiles, &|strip, count: &mut Count| {
                for number in strip.numbers() {
                    if !layer.is_settled(number) {
                        count.add(layer.circle(&strip.position(number), number));
                    }
                }
            })?;
            circling = counts.iter().any(|count| count.changed > 0);
            self.sweeps.swept(self.open)?;
        }
        all.for_each(|number| layer.settle(number));
        Ok(())
    }
}
