//! Going through the positions of a layer, on several threads, and telling how far it has come.

use std::{
    ops::{ControlFlow, Range},
    sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    thread,
};

use kuzhi_core::{Hole, Position};

use crate::{
    cells::{self, NoMemory},
    layer::Layer,
    layout::Place,
    progress::Progress,
    tiles::{Strip, Tiles},
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

/// Sweeps over a layer.
pub(crate) struct Sweeps<'a, 'r> {
    layer: &'a Layer<'a>,
    threads: usize,
    report: Report<'r>,
    count: u32,
}

/// How many positions of a list are handed out at a time.
const PORTION: usize = 256;

/// How many neighbouring numbers are handed out at a time.
const STRETCH: usize = 1 << 16;

impl<'a, 'r> Sweeps<'a, 'r> {
    pub(crate) fn new(layer: &'a Layer<'a>, threads: usize, report: Report<'r>) -> Self {
        Self {
            layer,
            threads,
            report,
            count: 0,
        }
    }

    /// Goes over all positions. Gives what every thread has made of its notes.
    pub(crate) fn tiles<N: Default + Send>(
        &mut self,
        tiles: &Tiles,
        step: &(impl Fn(&Strip<'_>, &mut N) + Sync),
    ) -> Result<Vec<N>, Unsolved> {
        self.prepared_tiles(tiles, &|_| (), &|strip, (), notes| step(strip, notes))
    }

    /// The same with something that is made of the rows of each tile, and then used for all its strips.
    pub(crate) fn prepared_tiles<T, N: Default + Send>(
        &mut self,
        tiles: &Tiles,
        prepare: &(impl Fn(&[[u8; Hole::MOST]]) -> T + Sync),
        step: &(impl Fn(&Strip<'_>, &mut T, &mut N) + Sync),
    ) -> Result<Vec<N>, Unsolved> {
        let positions = self.layer.positions();
        self.sweep(tiles.count(), positions, &|tile, notes| {
            tiles.each(tile, prepare, |strip, prepared| {
                step(strip, prepared, notes);
            })
        })
    }

    /// Goes over the numbers of all positions, some neighbours at a time.
    pub(crate) fn numbers<N: Default + Send>(
        &mut self,
        step: &(impl Fn(Range<usize>, &mut N) + Sync),
    ) -> Result<Vec<N>, Unsolved> {
        let positions = cells::index(self.layer.positions());
        let pieces = positions.div_ceil(STRETCH);
        self.sweep(pieces, positions as u64, &|piece, notes| {
            let numbers = piece * STRETCH..positions.min((piece + 1) * STRETCH);
            let count = numbers.len() as u64;
            step(numbers, notes);
            count
        })
    }

    /// Goes over the positions of some lists.
    pub(crate) fn lists<N: Default + Send>(
        &mut self,
        lists: &[Vec<u64>],
        step: &(impl Fn(&Position, usize, &mut N) + Sync),
    ) -> Result<Vec<N>, Unsolved> {
        let layer = self.layer;
        let seeds = layer.seeds().into();
        let portions: Vec<&[u64]> = lists.iter().flat_map(|list| list.chunks(PORTION)).collect();
        let count = lists.iter().map(Vec::len).sum::<usize>() as u64;
        self.sweep(portions.len(), count, &|portion, notes| {
            for &index in portions[portion] {
                let place = Place { seeds, index };
                let position = layer.layout().position(place);
                let position = position.expect("the lists are of the layer's positions");
                let number = usize::try_from(index).expect("a layer fits into memory");
                step(&position, number, notes);
            }
            portions[portion].len() as u64
        })
    }

    /// Tells that a sweep is over and how many positions are still open.
    pub(crate) fn swept(&mut self, open: u64) -> Result<(), Unsolved> {
        let (seeds, sweep) = (self.layer.seeds().into(), self.count);
        match (self.report)(Progress::Swept { seeds, sweep, open }) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Unsolved::Stopped),
        }
    }

    /// One sweep in pieces, each taken by the thread that is free first.
    fn sweep<N: Default + Send>(
        &mut self,
        pieces: usize,
        of: u64,
        piece: &(impl Fn(usize, &mut N) -> u64 + Sync),
    ) -> Result<Vec<N>, Unsolved> {
        self.count += 1;
        let (seeds, sweep) = (self.layer.seeds().into(), self.count);
        let (done, next) = (AtomicU64::new(0), AtomicUsize::new(0));
        let stop = AtomicBool::new(false);
        let work = |tell: &mut dyn FnMut(u64) -> ControlFlow<()>| {
            let mut notes = N::default();
            while !stop.load(Relaxed) {
                let number = next.fetch_add(1, Relaxed);
                if number >= pieces {
                    break;
                }
                let positions = piece(number, &mut notes);
                let done = done.fetch_add(positions, Relaxed) + positions;
                if tell(done).is_break() {
                    stop.store(true, Relaxed);
                }
            }
            notes
        };
        let mut told = 0;
        let mut tell = |done: u64| {
            if done < told + of / 128 {
                return ControlFlow::Continue(());
            }
            told = done;
            (self.report)(Progress::Sweeping {
                seeds,
                sweep,
                done,
                of,
            })
        };
        let helpers = self.threads.min(pieces).saturating_sub(1);
        let notes = thread::scope(|scope| {
            let helpers: Vec<_> = (0..helpers)
                // A thread that the system does not give is missed, but not needed.
                .filter_map(|_| {
                    let work = || work(&mut |_| ControlFlow::Continue(()));
                    thread::Builder::new().spawn_scoped(scope, work).ok()
                })
                .collect();
            let mut notes = vec![work(&mut tell)];
            let join = |helper: thread::ScopedJoinHandle<'_, N>| helper.join();
            notes.extend(helpers.into_iter().map(|helper| {
                join(helper).unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            }));
            notes
        });
        if stop.load(Relaxed) {
            return Err(Unsolved::Stopped);
        }
        Ok(notes)
    }
}
