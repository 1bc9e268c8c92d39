//! Which positions lead to another one, found by its rows.

use kuzhi_core::{Hole, Position};

use crate::{
    cells,
    layer::Layer,
    split::{End, Split, byte},
    words::{self, MOST_HOLES},
};

/// A row of the player to move, and how moves of the other player may have come to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    row: u64,
    /// By how many of its holes got a seed: what the row before adds to a position's number.
    bases: [u64; 8],
    /// For which of them a move may have ended in its own row.
    passed: u8,
    /// For which of them a move may have ended here.
    ended: u8,
    /// For which of them the kernel has to be asked.
    asks: u8,
    empty_holes: u32,
}

/// A move that may have led to a row of the other player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    /// The row before.
    row: u64,
    number: u32,
    hole: u8,
    reach: u8,
    /// Whether it ended in the row that it reached, which then has to say whether it took something.
    ended: bool,
    /// Whether the kernel has to be asked.
    asks: bool,
}

impl Split {
    /// How moves of the other player may have come to a row.
    pub(crate) fn reached(&self, layer: &Layer<'_>, row: u64) -> Reached {
        let mut reached = Reached {
            row,
            bases: [0; 8],
            passed: 0,
            ended: 0,
            asks: 0,
            empty_holes: self.empty_holes(row),
        };
        for reach in 0..=self.holes {
            let seeds = self.reached[reach];
            if (reach > 0 && seeds == 0) || !holds(row, seeds) {
                break;
            }
            let before = row - seeds;
            let number = u32::try_from(self.numbers.of(before)).unwrap_or(u32::MAX);
            let base = self.base(layer.seeds(), number);
            reached.bases[reach] = base.wrapping_sub(layer.start() as u64);
            let (last, seeds) = self.last_reached(reach, row);
            let bit = 1 << reach;
            reached.passed |= bit;
            if !self.is_loud(last, seeds) {
                reached.ended |= bit;
            }
            // A player whose row was empty may have had to be given seeds.
            if before == 0 || !self.is_quiet(last, seeds) {
                reached.asks |= bit;
            }
        }
        reached
    }

    /// Finds the moves that may have led to a row of the player who has just moved.
    pub(crate) fn origins(&self, row: u64, origins: &mut Vec<Origin>) {
        origins.clear();
        let occupied = words::occupied(row);
        for hole in (0..self.holes).filter(|hole| occupied >> hole & 1 == 0) {
            for (seeds, lap) in (0_u8..).zip(&self.laps[hole % MOST_HOLES]).skip(1) {
                let needed = words::occupied(lap.own);
                if needed & !occupied != 0 {
                    break;
                }
                let (ended, asks) = match lap.end {
                    End::Own(end) => {
                        let seeds = words::seeds(row, end.into());
                        if self.is_loud(end.into(), seeds) {
                            continue;
                        }
                        (false, !self.is_quiet(end.into(), seeds))
                    }
                    End::Other => (true, false),
                    End::Elsewhere => break,
                };
                let before = (row - lap.own) | u64::from(seeds) << (8 * hole);
                origins.push(Origin {
                    row: before,
                    number: u32::try_from(self.numbers.of(before)).unwrap_or(u32::MAX),
                    hole: byte(hole),
                    reach: lap.reach,
                    ended,
                    asks,
                });
            }
        }
    }

    /// Gives the numbers of the positions before one with these rows, once for each move.
    #[inline]
    pub(crate) fn each_before(
        &self,
        layer: &Layer<'_>,
        reached: &Reached,
        origins: &[Origin],
        mut each: impl FnMut(usize),
    ) {
        for origin in origins {
            let Some(before) = reached.before(origin) else {
                continue;
            };
            if !reached.asks(origin) || self.did_so(layer, reached, origin) {
                each(before);
            }
        }
    }

    /// Whether a move that may have come here could be made and took nothing.
    #[cold]
    fn did_so(&self, layer: &Layer<'_>, reached: &Reached, origin: &Origin) -> bool {
        let other = reached.row - self.reached[usize::from(origin.reach % 8)];
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
    /// Whether a move may have come here; then the number of the position it was made in.
    #[inline]
    fn before(&self, origin: &Origin) -> Option<usize> {
        let reach = usize::from(origin.reach % 8);
        let possible = if origin.ended {
            self.ended
        } else {
            self.passed
        };
        let number = self.bases[reach].wrapping_add(origin.number.into());
        (possible >> reach & 1 != 0).then(|| cells::index(number))
    }

    /// Whether the kernel has to be asked if that move could be made and took nothing.
    #[inline]
    const fn asks(&self, origin: &Origin) -> bool {
        origin.asks || self.asks >> (origin.reach % 8) & 1 != 0
    }
}

/// Whether a row holds seeds wherever another has one.
#[inline]
const fn holds(row: u64, ones: u64) -> bool {
    words::occupied(ones) & !words::occupied(row) == 0
}
