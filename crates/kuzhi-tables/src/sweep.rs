//! Solving a layer: sweep after sweep over its positions, on several threads.
//!
//! `docs/TABLES.md` says why the result is right, and the same whatever the threads do.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    thread,
};

use kuzhi_core::{Hole, Position, Ranker};

use crate::{
    cells::{self, NoMemory},
    layer::{Layer, Step},
    layout::Place,
    progress::Progress,
    rows,
};

/// What is told of the sweeps, and may stop them.
pub(crate) type Report<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// Why a layer was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsolved {
    /// The callback said so.
    Stopped,
    /// There is not enough memory.
    NoMemory,
}

impl From<NoMemory> for Unsolved {
    fn from(_: NoMemory) -> Self {
        Self::NoMemory
    }
}

/// Solves a layer whose lower layers are solved.
pub(crate) fn solve(layer: &Layer<'_>, threads: usize, report: Report<'_>) -> Result<(), Unsolved> {
    let positions = layer.positions();
    let mut sweeps = Sweeps {
        layer,
        threads,
        report,
        count: 0,
        open: positions,
    };
    let masks = cells::bytes(positions)?;
    let tiles = Tiles::new(layer);
    sweeps.tiles(&tiles, &|position, index, at| {
        layer.open(position, index, &masks[at])
    })?;
    let mut closing = true;
    while closing && sweeps.open > positions / FEW {
        closing = sweeps.closes(|sweeps| {
            sweeps.tiles(
                &tiles,
                &|position, index, at| match masks[at].load(Relaxed) {
                    0 => Step::Same,
                    _ => layer.narrow_open(position, index, &masks[at]),
                },
            )
        })?;
    }
    drop(masks);
    if !closing && sweeps.open > positions / FEW {
        return sweeps.circle(&Everywhere::Tiles(tiles));
    }
    let mut list = sweeps.open_positions();
    while closing && sweeps.open > 0 {
        closing = sweeps.closes(|sweeps| {
            let tally = sweeps.list(&list, &|position, index| layer.narrow_all(position, index))?;
            list.retain(|&index| !layer.is_settled(sweeps.cell(index)));
            Ok(tally)
        })?;
    }
    sweeps.circle(&Everywhere::List(list))
}

/// One position of so many is few: those are then kept in a list.
const FEW: u64 = 16;

/// Settling one open position of so many in a sweep is worth another sweep.
const WORTH: u64 = 16;

/// How many rows of the player to move are gone through for one row of the other.
const TILE: usize = 64;

/// How many positions of a list are handed out at a time.
const PORTION: usize = 256;

/// Sweeps over a layer, and how far they have come.
struct Sweeps<'a, 'r> {
    layer: &'a Layer<'a>,
    threads: usize,
    report: Report<'r>,
    count: u32,
    open: u64,
}

/// What a sweep did.
#[derive(Default)]
struct Tally {
    settled: AtomicU64,
    changed: AtomicU64,
}

/// The positions that are not settled.
enum Everywhere {
    Tiles(Tiles),
    List(Vec<u64>),
}

impl Sweeps<'_, '_> {
    /// Makes a sweep and says whether another one is worth while.
    fn closes(
        &mut self,
        sweep: impl FnOnce(&mut Self) -> Result<u64, Unsolved>,
    ) -> Result<bool, Unsolved> {
        let before = self.open;
        sweep(self)?;
        Ok((before - self.open) * WORTH >= before)
    }

    /// Finds the value of positions that can go round in circles.
    fn circle(&mut self, open: &Everywhere) -> Result<(), Unsolved> {
        let layer = self.layer;
        if self.open == 0 {
            return Ok(());
        }
        let all = self.cell(0)..self.cell(layer.positions());
        all.clone().for_each(|index| layer.start_circling(index));
        loop {
            let changed = match open {
                Everywhere::Tiles(tiles) => self.tiles(tiles, &|position, index, _| {
                    if layer.is_settled(index) {
                        Step::Same
                    } else {
                        layer.circle(position, index)
                    }
                })?,
                Everywhere::List(list) => {
                    self.list(list, &|position, index| layer.circle(position, index))?
                }
            };
            if changed == 0 {
                break;
            }
        }
        all.for_each(|index| layer.settle(index));
        self.open = 0;
        Ok(())
    }

    /// The index of the cell of the layer's position with this number.
    fn cell(&self, number: u64) -> usize {
        let start = self.layer.layout().start(self.layer.seeds.into());
        usize::try_from(start + number).expect("what is in memory can be counted")
    }

    /// The numbers of the positions that are not settled.
    fn open_positions(&self) -> Vec<u64> {
        let mut open = Vec::with_capacity(usize::try_from(self.open).unwrap_or(0));
        open.extend(
            (0..self.layer.positions()).filter(|&number| !self.layer.is_settled(self.cell(number))),
        );
        open
    }

    /// One sweep over all positions; `step` gets the position, its cell and its number.
    fn tiles(
        &mut self,
        tiles: &Tiles,
        step: &(impl Fn(&Position, usize, usize) -> Step + Sync),
    ) -> Result<u64, Unsolved> {
        let layer = self.layer;
        let start = self.cell(0);
        self.sweep(tiles.tiles.len(), layer.positions(), &|tile, tally| {
            tiles.positions(tile, layer, |position, index| {
                tally.count(step(position, index, index - start));
            })
        })
    }

    /// One sweep over the positions of a list.
    fn list(
        &mut self,
        list: &[u64],
        step: &(impl Fn(&Position, usize) -> Step + Sync),
    ) -> Result<u64, Unsolved> {
        let layer = self.layer;
        let seeds = layer.seeds.into();
        let start = self.cell(0);
        let portions: Vec<&[u64]> = list.chunks(PORTION).collect();
        self.sweep(portions.len(), list.len() as u64, &|portion, tally| {
            for &index in portions[portion] {
                let place = Place { seeds, index };
                let position = layer.layout().position(place);
                let position = position.expect("the list is of the layer's positions");
                let offset = usize::try_from(index).expect("a layer fits into memory");
                tally.count(step(&position, start + offset));
            }
            portions[portion].len() as u64
        })
    }

    /// One sweep in pieces, each taken by the thread that is free first. Gives the number of positions
    /// about which something was found out.
    fn sweep(
        &mut self,
        pieces: usize,
        of: u64,
        piece: &(impl Fn(usize, &mut Count) -> u64 + Sync),
    ) -> Result<u64, Unsolved> {
        self.count += 1;
        let (seeds, sweep) = (self.layer.seeds.into(), self.count);
        let (tally, done, next) = (Tally::default(), AtomicU64::new(0), AtomicUsize::new(0));
        let stop = AtomicBool::new(false);
        let work = |report: &mut dyn FnMut(u64) -> ControlFlow<()>| {
            let mut count = Count::default();
            while !stop.load(Relaxed) {
                let number = next.fetch_add(1, Relaxed);
                if number >= pieces {
                    break;
                }
                let positions = piece(number, &mut count);
                let done = done.fetch_add(positions, Relaxed) + positions;
                if report(done).is_break() {
                    stop.store(true, Relaxed);
                }
            }
            tally.settled.fetch_add(count.settled, Relaxed);
            tally.changed.fetch_add(count.changed, Relaxed);
        };
        let report = &mut *self.report;
        let mut told = 0;
        let mut tell = |done: u64| {
            if done < told + of / 128 {
                return ControlFlow::Continue(());
            }
            told = done;
            report(Progress::Sweeping {
                seeds,
                sweep,
                done,
                of,
            })
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(|| work(&mut |_| ControlFlow::Continue(())));
            }
            work(&mut tell);
        });
        self.open -= tally.settled.load(Relaxed);
        let open = self.open;
        let after = (self.report)(Progress::Swept { seeds, sweep, open });
        if stop.load(Relaxed) || after.is_break() {
            return Err(Unsolved::Stopped);
        }
        Ok(tally.settled.load(Relaxed) + tally.changed.load(Relaxed))
    }
}

/// What one thread did in a sweep.
#[derive(Default)]
struct Count {
    settled: u64,
    changed: u64,
}

impl Count {
    #[inline]
    fn count(&mut self, step: Step) {
        match step {
            Step::Settled => self.settled += 1,
            Step::Changed => self.changed += 1,
            Step::Same => {}
        }
    }
}

/// A layer cut into pieces in which the positions that moves lead to lie close together.
///
/// A move that takes nothing turns the other player's row, little changed, into the row of the player to
/// move. Positions are numbered with that row varying fastest. So with the row of the player to move
/// held fixed and the other one varied, each move leads to one cell after the other; and with some
/// neighbouring rows of the player to move taken together, the positions themselves are neighbours too.
struct Tiles {
    tiles: Vec<Tile>,
    ranker: Ranker,
}

/// Some rows of the player to move, each to be combined with all rows of the other.
#[derive(Clone, Copy)]
struct Tile {
    /// The seeds in the rows of the player to move.
    seeds: u8,
    /// The first row's number among all rows.
    first: u64,
    /// How many rows.
    rows: usize,
}

impl Tiles {
    fn new(layer: &Layer<'_>) -> Self {
        let ranker = Ranker::new(layer.layout().holes());
        let mut tiles = Vec::new();
        for seeds in 0..=layer.seeds {
            let end = ranker.below(u32::from(seeds) + 1);
            for first in (ranker.below(seeds.into())..end).step_by(TILE) {
                let rows = usize::try_from(end - first).map_or(TILE, |rows| rows.min(TILE));
                tiles.push(Tile { seeds, first, rows });
            }
        }
        Self { tiles, ranker }
    }

    /// Goes through all positions of a tile with their cells; gives their number.
    #[inline]
    fn positions(
        &self,
        tile: usize,
        layer: &Layer<'_>,
        mut each: impl FnMut(&Position, usize),
    ) -> u64 {
        let holes = layer.layout().holes();
        let tile = self.tiles[tile];
        let own = self.boards(tile, holes);
        let mut other = [0; Hole::MOST];
        rows::first(&mut other[holes..2 * holes], layer.seeds - tile.seeds);
        let mut count = 0;
        loop {
            let first = layer.index(&position(&own[0], &other), layer.seeds);
            for (index, own) in own.iter().enumerate() {
                each(&position(own, &other), first + index);
            }
            count += own.len() as u64;
            if !rows::next(&mut other[holes..2 * holes]) {
                return count;
            }
        }
    }

    /// The boards with the rows of a tile and nothing else.
    fn boards(&self, tile: Tile, holes: usize) -> Vec<[u8; Hole::MOST]> {
        let mut row = [0; Hole::MOST];
        self.ranker.board(tile.first, &mut row[..holes]);
        let mut boards = Vec::with_capacity(tile.rows);
        for _ in 0..tile.rows {
            boards.push(row);
            rows::next(&mut row[..holes]);
        }
        boards
    }
}

/// The position with two rows, South to move.
#[inline]
fn position(own: &[u8; Hole::MOST], other: &[u8; Hole::MOST]) -> Position {
    let seeds = core::array::from_fn(|hole| own[hole] | other[hole]);
    Position::EMPTY.with_seeds(&seeds)
}
