//! What the positions of one layer are worth, given the layers below: one step of the solution.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use kuzhi_core::{Choices, Hole, HoleSet, Kernel, Position, Reason, Seat, Silent};

use crate::{
    cells::{self, Cell, Cells},
    layout::Layout,
};

/// A layer being solved.
pub(crate) struct Layer<'a> {
    kernel: &'a Kernel,
    layout: &'a Layout,
    cells: &'a Cells,
    seeds: u8,
    /// Where its cells begin.
    start: usize,
    /// The rank of its first position.
    below: u64,
    /// What has to be added to a board's number to find its cell, by the seeds on the board.
    shifts: [u64; Cell::MOST_SEEDS as usize + 1],
}

/// What the moves of a position say about its value.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    /// The best that is certain.
    low: i16,
    /// The best that is possible.
    high: i16,
    /// The moves whose worth is not certain and may be more than `low`.
    open: HoleSet,
}

impl Bounds {
    const fn exactly(value: i16) -> Self {
        Self {
            low: value,
            high: value,
            open: HoleSet::EMPTY,
        }
    }

    const fn are_one(self) -> bool {
        self.low >= self.high
    }
}

/// Where the moves of a position lead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    /// The best that those yield which leave the layer, or losing everything if there are none.
    pub(crate) best: i16,
    /// How many stay within.
    pub(crate) within: u8,
}

/// What a step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The position's value is final.
    Settled,
    /// What is known of it has changed.
    Changed,
    /// Nothing has changed.
    Same,
}

impl<'a> Layer<'a> {
    pub(crate) fn new(
        kernel: &'a Kernel,
        layout: &'a Layout,
        cells: &'a Cells,
        seeds: u32,
    ) -> Self {
        let mut shifts = [0; Cell::MOST_SEEDS as usize + 1];
        for seeds in layout.layers() {
            shifts[seeds as usize] = layout
                .start(seeds)
                .wrapping_sub(layout.ranker().below(seeds));
        }
        Self {
            kernel,
            layout,
            cells,
            seeds: u8::try_from(seeds).expect("a table holds few seeds"),
            start: cells::index(layout.start(seeds)),
            below: layout.ranker().below(seeds),
            shifts,
        }
    }

    pub(crate) const fn kernel(&self) -> &Kernel {
        self.kernel
    }

    pub(crate) const fn layout(&self) -> &Layout {
        self.layout
    }

    /// How many seeds are on its boards.
    pub(crate) const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// How many positions it has.
    pub(crate) fn positions(&self) -> u64 {
        self.layout.positions(self.seeds.into())
    }

    /// Where its cells begin.
    pub(crate) const fn start(&self) -> usize {
        self.start
    }

    /// The index of the cell of a position with so many seeds on the board.
    #[inline]
    pub(crate) fn index(&self, position: &Position, seeds: u8) -> usize {
        let rank = self.layout.ranker().rank(position);
        let shift = self.shifts[usize::from(seeds % 64)];
        cells::index(rank.wrapping_add(shift))
    }

    /// The number of one of its positions.
    #[inline]
    pub(crate) fn number(&self, position: &Position) -> usize {
        let rank = self.layout.ranker().rank(position);
        cells::index(rank - self.below)
    }

    /// What is noted of the position with a number.
    #[inline]
    fn cell(&self, number: usize) -> Cell {
        self.cells.get(self.start + number)
    }

    #[inline]
    fn set_cell(&self, number: usize, cell: Cell) {
        self.cells.set(self.start + number, cell);
    }

    pub(crate) fn is_settled(&self, number: usize) -> bool {
        self.cell(number).is_settled()
    }

    /// The value that is noted of a position.
    #[inline]
    pub(crate) fn noted(&self, number: usize) -> i16 {
        self.cell(number).value(self.seeds.into())
    }

    /// Notes a value that is final, or will have become so when the layer is finished.
    #[inline]
    pub(crate) fn set(&self, number: usize, value: i16) {
        self.set_cell(number, Cell::settled(value, self.seeds.into()));
    }

    /// Notes a value that is not final.
    #[inline]
    pub(crate) fn note(&self, number: usize, value: i16) {
        self.set_cell(number, Cell::open(value, self.seeds.into()));
    }

    /// Does as [`Layer::set`] if the value is more than what is noted, whatever others do; gives what is
    /// noted then.
    #[inline]
    pub(crate) fn raise(&self, number: usize, value: i16) -> i16 {
        let seeds = self.seeds.into();
        self.cells
            .raise(self.start + number, Cell::settled(value, seeds))
            .value(seeds)
    }

    /// Makes what is noted of a position its final value.
    #[inline]
    pub(crate) fn settle(&self, number: usize) {
        self.set_cell(number, self.cell(number).made_final());
    }

    /// Gives the numbers of the positions from which a move stays within the layer and leads here.
    #[inline]
    pub(crate) fn before(&self, position: &Position, mut each: impl FnMut(usize)) {
        self.kernel
            .before(position, |before| each(self.number(before)));
    }

    /// What the moves of a position yield that leave the layer, and how many stay within.
    #[inline]
    pub(crate) fn ways(&self, position: &Position) -> Ways {
        match self.kernel.choices(position) {
            Choices::Over(reason) => Ways {
                best: self.leftovers(position, reason),
                within: 0,
            },
            Choices::Pass => Ways {
                best: -i16::from(self.seeds),
                within: 1,
            },
            Choices::Holes(holes) => self.ways_of(position, holes),
        }
    }

    /// The same for some of its moves.
    #[inline]
    pub(crate) fn ways_of(&self, position: &Position, holes: HoleSet) -> Ways {
        let mut ways = Ways {
            best: -i16::from(self.seeds),
            within: 0,
        };
        for hole in holes {
            let mut after = *position;
            let played = self.kernel.play(&mut after, hole, &mut Silent);
            let [south, north] = after.stores();
            if south | north == 0 && !played.ends_round {
                ways.within += 1;
                continue;
            }
            let gain = i16::from(south) - i16::from(north);
            let value = if played.ends_round {
                gain + self.leftovers(&after, Reason::Endless)
            } else {
                let left = self.seeds.wrapping_sub(south).wrapping_sub(north);
                let worth = self.cells.get(self.index(&after, left)).value(left.into());
                if played.again {
                    gain + worth
                } else {
                    gain - worth
                }
            };
            ways.best = ways.best.max(value);
        }
        ways
    }

    /// What a move is worth that takes some seeds and leads to the position with this cell.
    #[inline]
    pub(crate) fn worth(&self, index: usize, gain: u8) -> i16 {
        let left = self.seeds.wrapping_sub(gain);
        i16::from(gain) - self.cells.get(index).value(left.into())
    }

    /// Whether a hole may be played and its move stays within the layer.
    pub(crate) fn stays_within(&self, position: &Position, hole: Hole) -> bool {
        match self.kernel.choices(position) {
            Choices::Holes(holes) if holes.contains(hole) => {
                let mut after = *position;
                let played = self.kernel.play(&mut after, hole, &mut Silent);
                after.stores() == [0; 2] && !played.ends_round
            }
            _ => false,
        }
    }

    /// Looks at a position for the first time: all moves. `mask` gets those that remain open.
    #[inline]
    pub(crate) fn open(&self, position: &Position, number: usize, mask: &AtomicU8) -> Step {
        let bounds = self.all_moves(position);
        self.narrow(number, bounds, Some(mask))
    }

    /// Looks again at the moves that were open.
    #[inline]
    pub(crate) fn narrow_open(&self, position: &Position, number: usize, mask: &AtomicU8) -> Step {
        let known = self.noted(number);
        let bits = u32::from(mask.load(Relaxed));
        let bounds = if self.layout.holes() <= 8 {
            let passes = self.kernel.occupied(position.board());
            let own = passes.and(self.kernel.row(Seat::South));
            if own.is_empty() {
                self.all_moves(position)
            } else {
                self.moves(position, HoleSet::from_bits(bits), known)
            }
        } else {
            match self.kernel.choices(position) {
                Choices::Holes(holes) => {
                    let open = holes.and(HoleSet::from_bits(bits | bits << 8));
                    self.moves(position, open, known)
                }
                Choices::Pass | Choices::Over(_) => self.all_moves(position),
            }
        };
        self.narrow(number, bounds, Some(mask))
    }

    /// Looks again at all moves.
    pub(crate) fn narrow_all(&self, position: &Position, number: usize) -> Step {
        let bounds = self.all_moves(position);
        self.narrow(number, bounds, None)
    }

    /// Notes new bounds of a position.
    #[inline]
    fn narrow(&self, number: usize, bounds: Bounds, mask: Option<&AtomicU8>) -> Step {
        let seeds = self.seeds.into();
        let before = self.cell(number);
        if bounds.are_one() || bounds.low >= seeds {
            self.set_cell(number, Cell::settled(bounds.low, seeds));
            if let Some(mask) = mask {
                mask.store(0, Relaxed);
            }
            return Step::Settled;
        }
        let after = Cell::open(bounds.low, seeds);
        self.set_cell(number, after);
        if let Some(mask) = mask {
            mask.store(folded(bounds.open), Relaxed);
        }
        if before == after {
            Step::Same
        } else {
            Step::Changed
        }
    }

    /// Prepares a position that is not settled for [`Layer::circle`].
    pub(crate) fn start_circling(&self, number: usize) {
        if !self.is_settled(number) && self.noted(number) < 0 {
            self.note(number, 0);
        }
    }

    /// Takes the best move by what is known now of where the moves lead.
    pub(crate) fn circle(&self, position: &Position, number: usize) -> Step {
        let value = self.all_moves(position).high;
        if self.noted(number) == value {
            return Step::Same;
        }
        self.note(number, value);
        Step::Changed
    }

    /// What all moves of a position say, South being to move and the stores empty.
    #[inline]
    fn all_moves(&self, position: &Position) -> Bounds {
        match self.kernel.choices(position) {
            Choices::Holes(holes) => self.moves(position, holes, -i16::from(self.seeds)),
            Choices::Over(reason) => Bounds::exactly(self.leftovers(position, reason)),
            Choices::Pass => self.pass(position),
        }
    }

    /// What some moves say, if so much is certain by the others.
    #[inline]
    fn moves(&self, position: &Position, holes: HoleSet, certain: i16) -> Bounds {
        let mut bounds = Bounds::exactly(certain);
        for hole in holes {
            let mut after = *position;
            let played = self.kernel.play(&mut after, hole, &mut Silent);
            let [south, north] = after.stores();
            let gain = i16::from(south) - i16::from(north);
            if played.ends_round {
                let leftovers = self.leftovers(&after, Reason::Endless);
                bounds.low = bounds.low.max(gain + leftovers);
                continue;
            }
            let left = self.seeds.wrapping_sub(south).wrapping_sub(north);
            let cell = self.cells.get(self.index(&after, left));
            let worth = cell.value(left.into());
            let value = if played.again {
                gain + worth
            } else {
                gain - worth
            };
            if cell.is_settled() {
                bounds.low = bounds.low.max(value);
            } else if value > bounds.low {
                // No seed has been taken, so the other player is to move: where they are certain of
                // `worth`, this move is not worth more than its opposite.
                debug_assert!(!played.again, "another turn without a seed in the store");
                bounds.open.insert(hole);
                bounds.high = bounds.high.max(value);
            }
        }
        bounds.high = bounds.high.max(bounds.low);
        bounds
    }

    #[cold]
    fn pass(&self, position: &Position) -> Bounds {
        let after = position.with_mover(Seat::North);
        let cell = self.cells.get(self.index(&after, self.seeds));
        let value = -cell.value(self.seeds.into());
        if cell.is_settled() {
            return Bounds::exactly(value);
        }
        Bounds {
            low: -i16::from(self.seeds),
            high: value,
            // Stands for the pass: something has to remain open.
            open: HoleSet::from_bits(1),
        }
    }

    #[cold]
    fn leftovers(&self, position: &Position, reason: Reason) -> i16 {
        let [south, north] = self.kernel.leftovers(position, reason);
        let small = |seeds: u32| i16::try_from(seeds).expect("a table holds few seeds");
        small(south) - small(north)
    }
}

/// A set of South's holes as one byte, for up to eight holes exactly; longer rows share bits.
#[inline]
const fn folded(holes: HoleSet) -> u8 {
    let bits = holes.bits();
    ((bits | bits >> 8) & 0xFF) as u8
}
