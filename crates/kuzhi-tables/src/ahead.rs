//! Where the moves of a position lead, found by its rows.

use kuzhi_core::{Hole, HoleSet, Kernel, Position, Seat, Silent};

use crate::{
    cells,
    layer::{Layer, Ways},
    split::{End, Split, byte},
    words::{self, MOST_HOLES},
};

/// A row of the player to move, and what can be said of its moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moves {
    /// The holes that hold seeds.
    occupied: u8,
    /// Those whose moves must be tried.
    tried: u8,
    /// Those whose moves take something in their own row.
    takes: u8,
    /// Those after whose moves a run from the other row might go on in this one.
    joins: u8,
    /// In each byte, the holes whose moves end in the other row, so far in.
    by_reach: u64,
    reaches: [u8; 8],
    /// The number of the row as a move leaves it, as it is the other one then.
    after: [u32; 8],
    /// Where moves that take something in their own row lead: what the row adds to the index.
    bases: [u64; 8],
    /// What they take.
    gains: [u8; 8],
}

/// What moves do to a row of the other player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reply {
    row: u64,
    /// How far a move must reach to take something: all ones in the byte of each reach.
    takes: u64,
    /// The same where a run of taken holes comes to an end of the row.
    borders: u64,
    /// The same where the kernel has to say what comes of it.
    asks: u64,
    /// The number of the row as a move leaves it that reaches so far.
    after: [u32; 8],
    /// What is taken.
    gains: [u8; 8],
}

/// What a move took in one of the rows.
struct Taken {
    row: u64,
    seeds: u8,
    /// Whether something was taken at an end of the row.
    at_border: bool,
}

impl Split {
    /// What can be said of the moves of a row.
    pub(crate) fn moves(&self, layer: &Layer<'_>, row: u64) -> Moves {
        let mut moves = Moves {
            occupied: words::occupied(row),
            tried: 0,
            takes: 0,
            joins: 0,
            by_reach: 0,
            reaches: [0; 8],
            after: [0; 8],
            bases: [0; 8],
            gains: [0; 8],
        };
        for hole in bits(moves.occupied) {
            let lap = self.lap(row, hole);
            let bit = 1_u8 << hole;
            let after = (row & !(0xFF << (8 * hole))) + lap.own;
            moves.reaches[hole] = lap.reach;
            match lap.end {
                End::Own(end) if self.is_quiet(end.into(), words::seeds(after, end.into())) => {}
                End::Own(_) => self.add_taking(layer, &mut moves, row, hole),
                End::Other => {
                    moves.by_reach |= u64::from(bit) << (8 * lap.reach);
                    moves.after[hole] = self.numbers.of(after);
                    let ends = [0, self.holes - 1];
                    if !ends
                        .iter()
                        .all(|&end| self.is_quiet(end, words::seeds(after, end)))
                    {
                        moves.joins |= bit;
                    }
                }
                End::Elsewhere => moves.tried |= bit,
            }
        }
        moves
    }

    /// Adds a move that takes something in its own row, if that can be told by the row.
    fn add_taking(&self, layer: &Layer<'_>, moves: &mut Moves, row: u64, hole: usize) {
        let reach = moves.reaches[hole];
        let taken = self
            .try_out(layer.kernel(), (row, 0), hole, Seat::South)
            .filter(|taken| taken.seeds > 0 && !taken.at_border && reach == 0);
        let Some(taken) = taken else {
            moves.tried |= 1 << hole;
            return;
        };
        moves.takes |= 1 << hole;
        moves.gains[hole] = taken.seeds;
        moves.bases[hole] = self.base(layer.seeds() - taken.seeds, self.numbers.of(taken.row));
    }

    /// What moves do to a row of the other player.
    pub(crate) fn reply(&self, layer: &Layer<'_>, row: u64) -> Reply {
        let mut reply = Reply {
            row,
            takes: 0,
            borders: 0,
            asks: 0,
            after: [0; 8],
            gains: [0; 8],
        };
        reply.after[0] = self.numbers.of(row);
        for reach in 1..=self.holes {
            let after = row + self.reached[reach];
            let (last, seeds) = self.last_reached(reach, after);
            if self.reached[reach] == 0 || self.is_quiet(last, seeds) {
                continue;
            }
            let byte_of = 0xFF << (8 * reach);
            reply.takes |= byte_of;
            let from = self
                .begins(reach)
                .filter(|_| layer.kernel().takes_only_runs());
            let taken = from.and_then(|(own, hole)| {
                self.try_out(layer.kernel(), (own, row), hole, Seat::North)
            });
            match taken.filter(|taken| taken.seeds > 0) {
                None => reply.asks |= byte_of,
                Some(taken) => {
                    reply.after[reach] = self.numbers.of(taken.row);
                    reply.gains[reach] = taken.seeds;
                    reply.borders |= if taken.at_border { byte_of } else { 0 };
                }
            }
        }
        reply
    }

    /// A row and a hole from which a move reaches so far and leaves the row empty.
    fn begins(&self, reach: usize) -> Option<(u64, usize)> {
        (0..self.holes).find_map(|hole| {
            let lap = self.laps[hole][reach];
            let fits = lap.own == 0 && usize::from(lap.reach) == reach;
            fits.then_some((u64::from(byte(reach)) << (8 * hole), hole))
        })
    }

    /// Plays a move whose end may take something, and looks at one of the rows, the other one being
    /// such that no run goes on in it.
    fn try_out(
        &self,
        kernel: &Kernel,
        (own, other): (u64, u64),
        hole: usize,
        seat: Seat,
    ) -> Option<Taken> {
        if !kernel.takes_only_runs() {
            return None;
        }
        let board = words::board(own, other, self.holes);
        let mut position = Position::EMPTY.with_seeds(&board);
        kernel.play(&mut position, Hole::new(hole)?, &mut Silent);
        let rows = words::rows(position.board().as_array(), self.holes);
        let row = if seat == Seat::South { rows.0 } else { rows.1 };
        // What the seeds of a quiet lap are without captures: both rows as the lap leaves them.
        let lap = self.lap(own, hole);
        let before = match seat {
            Seat::South => (own & !(0xFF << (8 * hole))) + lap.own,
            Seat::North => other + self.reached[usize::from(lap.reach)],
        };
        let at_border = [0, self.holes - 1]
            .iter()
            .any(|&end| words::seeds(before, end) != words::seeds(row, end));
        Some(Taken {
            row,
            seeds: position.store(Seat::South),
            at_border,
        })
    }
}

impl Moves {
    /// Whether there are any.
    pub(crate) const fn are_some(&self) -> bool {
        self.occupied != 0
    }

    /// What the moves yield that leave the layer, and how many stay within, South being to move on a
    /// board with these rows.
    #[inline]
    pub(crate) fn ways(&self, split: &Split, layer: &Layer<'_>, own: u64, reply: &Reply) -> Ways {
        let takes = words::any_byte(self.by_reach & reply.takes);
        let asks = words::any_byte(self.by_reach & reply.asks);
        let borders = words::any_byte(self.by_reach & reply.borders);
        let tried = self.tried | asks | (borders & self.joins);
        let others = takes & !tried;
        let within = self.occupied & !(tried | takes | self.takes);
        let mut ways = Ways {
            best: -i16::from(layer.seeds()),
            within: within.count_ones().to_le_bytes()[0],
        };
        for hole in bits(self.takes) {
            let index = self.bases[hole].wrapping_add(reply.after[0].into());
            let value = layer.worth(cells::index(index), self.gains[hole]);
            ways.best = ways.best.max(value);
        }
        for hole in bits(others) {
            let reach = usize::from(self.reaches[hole] % 8);
            let gain = reply.gains[reach];
            let base = split.base(layer.seeds().wrapping_sub(gain), self.after[hole]);
            let index = base.wrapping_add(reply.after[reach].into());
            ways.best = ways.best.max(layer.worth(cells::index(index), gain));
        }
        if tried == 0 {
            return ways;
        }
        let board = words::board(own, reply.row, split.holes);
        let position = Position::EMPTY.with_seeds(&board);
        let more = layer.ways_of(&position, HoleSet::from_bits(tried.into()));
        Ways {
            best: ways.best.max(more.best),
            within: ways.within + more.within,
        }
    }
}

/// The places of the bits that are set, below [`MOST_HOLES`] + 1.
#[inline]
fn bits(mut set: u8) -> impl Iterator<Item = usize> {
    debug_assert!(usize::from(set) >> MOST_HOLES == 0, "a hole beyond the row");
    core::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (bit < 8).then_some(bit)
    })
}
