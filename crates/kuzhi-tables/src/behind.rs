//! Which positions lead to another one, found by its rows.

use kuzhi_core::{Hole, Position};

use crate::{
    layer::Layer,
    split::{End, Lap, Split, byte},
    words,
};

/// How a move may have come to a row: not at all, by ending in one of the first seven holes it reaches,
/// or by passing through all of them and ending beyond.
pub(crate) const WAYS: usize = 9;

/// The last of these ways.
const PASSED: usize = WAYS - 1;

/// A row of the player to move, and how moves of the other player may have come to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    /// By the way: what the row before adds to a position's number.
    bases: [u64; WAYS],
    row: u64,
    /// Which ways are possible, a bit for each.
    possible: u16,
    /// For which of them the kernel has to be asked.
    asks: u16,
    empty_holes: u32,
}

/// The moves that may have led to a row of the other player, by the way they came to this player's row.
#[derive(Debug, Default)]
pub(crate) struct Origins {
    row: u64,
    /// For which ways they have been found.
    found: u16,
    ways: [Vec<Origin>; WAYS],
}

/// A lap that a move may have begun with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    /// A seed in each hole of its own row that got one.
    own: u64,
    /// The seeds that were lifted, in their hole.
    lifted: u64,
    /// The holes that must hold seeds afterwards.
    needed: u8,
    /// The same and the hole it began in, which must be empty.
    mask: u8,
    hole: u8,
    end: End,
}

#[derive(Clone, Copy, Debug)]
struct Origin {
    /// The row before.
    row: u64,
    number: u32,
    hole: u8,
    /// Whether the kernel has to be asked.
    asks: bool,
}

impl Split {
    /// How moves of the other player may have come to a row.
    pub(crate) fn reached(&self, layer: &Layer<'_>, row: u64) -> Reached {
        let mut reached = Reached {
            bases: [0; WAYS],
            row,
            possible: 0,
            asks: 0,
            empty_holes: self.empty_holes(row),
        };
        let occupied = words::occupied(row);
        for reach in 0..=self.holes {
            let seeds = self.reached[reach];
            if (reach > 0 && seeds == 0) || words::occupied(seeds) & !occupied != 0 {
                break;
            }
            let before = row - seeds;
            let base = self.base(layer.seeds(), self.numbers.of(before));
            let base = base.wrapping_sub(layer.start() as u64);
            // A player whose row was empty may have had to be given seeds.
            let was_empty = before == 0;
            let (last, count) = self.last_reached(reach, row);
            if reach == 0 || !self.is_loud(last, count) {
                let asks = was_empty || (reach > 0 && !self.is_quiet(last, count));
                reached.add(reach, base, asks);
            }
            if reach == self.holes {
                reached.add(PASSED, base, was_empty);
            }
        }
        reached
    }

    /// Finds the moves that may have led to a row of the player who has just moved, by coming to the
    /// other row in one way.
    fn find(&self, way: usize, origins: &mut Origins) {
        let row = origins.row;
        let occupied = words::occupied(row);
        let found = &mut origins.ways[way];
        found.clear();
        for start in &self.starts[way] {
            if occupied & start.mask != start.needed {
                continue;
            }
            let mut asks = false;
            if let End::Own(end) = start.end {
                let (end, seeds) = (end.into(), words::seeds(row, end.into()));
                if self.is_loud(end, seeds) {
                    continue;
                }
                asks = !self.is_quiet(end, seeds);
            }
            let before = row - start.own + start.lifted;
            found.push(Origin {
                row: before,
                number: self.numbers.of(before),
                hole: start.hole,
                asks,
            });
        }
        origins.found |= 1 << way;
    }

    /// Gives the numbers of the positions before one with these rows, once for each move.
    #[inline]
    pub(crate) fn each_before(
        &self,
        layer: &Layer<'_>,
        reached: &Reached,
        origins: &mut Origins,
        mut each: impl FnMut(u64),
    ) {
        let mut possible = reached.possible;
        while possible != 0 {
            let way = possible.trailing_zeros() as usize % WAYS;
            possible &= possible - 1;
            let asks = reached.asks >> way & 1 != 0;
            if origins.found >> way & 1 == 0 {
                self.find(way, origins);
            }
            for origin in &origins.ways[way] {
                if !(asks || origin.asks) || self.did_so(layer, reached, (way, origin)) {
                    each(reached.bases[way].wrapping_add(origin.number.into()));
                }
            }
        }
    }

    /// Whether a move that may have come here could be made and took nothing.
    #[cold]
    #[inline(never)]
    fn did_so(
        &self,
        layer: &Layer<'_>,
        reached: &Reached,
        (way, origin): (usize, &Origin),
    ) -> bool {
        let other = reached.row - self.reached[way.min(self.holes)];
        let board = words::board(origin.row, other, self.holes);
        let hole = Hole::new(origin.hole.into()).expect("a hole of a row");
        layer.stays_within(&Position::EMPTY.with_seeds(&board), hole)
    }

    /// Whether all positions before this one are found by rows: there are seeds in the other row, and
    /// no move can have come round.
    #[inline]
    pub(crate) fn finds_all_before(&self, reached: &Reached, other: u64) -> bool {
        other != 0 && reached.empty_holes + self.empty_holes(other) >= 2
    }

    #[inline]
    fn empty_holes(&self, row: u64) -> u32 {
        (0xFF_u8 >> (8 - self.holes) & !words::occupied(row)).count_ones()
    }
}

impl Reached {
    fn add(&mut self, way: usize, base: u64, asks: bool) {
        self.possible |= 1 << way;
        self.asks |= u16::from(asks) << way;
        self.bases[way] = base;
    }
}

impl Origins {
    /// Forgets what was found for another row.
    #[inline]
    pub(crate) const fn begin(&mut self, row: u64) {
        self.row = row;
        self.found = 0;
    }
}

impl Start {
    /// Notes that a lap of so many seeds may begin in a hole.
    pub(crate) fn add(starts: &mut [Vec<Self>; WAYS], lap: Lap, hole: usize, seeds: u8) {
        let way = match lap.end {
            End::Own(_) if lap.reach > 0 => PASSED,
            End::Own(_) | End::Other | End::Elsewhere => lap.reach.into(),
        };
        let needed = words::occupied(lap.own);
        starts[way].push(Self {
            own: lap.own,
            lifted: u64::from(seeds) << (8 * hole),
            needed,
            mask: needed | 1 << hole,
            hole: byte(hole),
            end: lap.end,
        });
    }
}
