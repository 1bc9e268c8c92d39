//! Moves worked out for each row by itself.
//!
//! A move that takes nothing does to either row what it does whatever lies in the other, and a position's
//! number is a sum of a part for each row. So the move's part in either row is found once for many
//! positions, and where it leads, or where it comes from, is one addition. `ahead` and `behind` are the
//! two directions; here is what both need. What cannot be told by rows is left to the kernel.

use kuzhi_core::{Hole, Kernel, Position};

use crate::{
    behind::{Start, WAYS},
    layer::Layer,
    rows,
    words::{self, MOST_HOLES, Numbers},
};

/// What a layer's moves do to each row.
#[derive(Debug)]
pub(crate) struct Split {
    pub(crate) holes: usize,
    /// The lap of so many seeds from a hole.
    pub(crate) laps: Box<[[Lap; 64]; MOST_HOLES]>,
    /// The same, by the way the other row is reached.
    pub(crate) starts: [Vec<Start>; WAYS],
    /// By how many holes of the other row a lap reaches: a seed in each.
    pub(crate) reached: [u64; 8],
    /// By the same: the last of them.
    last: [u8; 8],
    /// The numbers of seeds with which a lap ends quietly in a hole of the board, a bit for each.
    quiet: [u64; 16],
    /// The same for those with which it takes something.
    loud: [u64; 16],
    pub(crate) numbers: Numbers,
    /// By the seeds on the board: what the other row adds to the index of a position's cell.
    bases: Vec<Vec<u64>>,
}

/// The part of a lap in the row it begins in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lap {
    /// A seed in each hole that gets one.
    pub(crate) own: u64,
    /// How many holes of the other row get one.
    pub(crate) reach: u8,
    pub(crate) end: End,
}

/// Where a lap ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum End {
    /// In a hole of the row it began in.
    Own(u8),
    /// In the other row.
    Other,
    /// In a store, or after coming round.
    Elsewhere,
}

impl Split {
    /// `None` if moves cannot be told apart by rows under the rules, or if the rows are too long.
    pub(crate) fn new(layer: &Layer<'_>) -> Option<Self> {
        let (kernel, holes) = (layer.kernel(), layer.layout().holes());
        if holes > MOST_HOLES || !kernel.lets_play_any() {
            return None;
        }
        let mut split = Self {
            holes,
            laps: Box::new([[Lap::ELSEWHERE; 64]; MOST_HOLES]),
            starts: Default::default(),
            reached: [0; 8],
            last: [0; 8],
            quiet: [0; 16],
            loud: [0; 16],
            numbers: Numbers::new(holes),
            bases: vec![Vec::new(); usize::from(layer.seeds()) + 1],
        };
        for hole in 0..holes {
            for seeds in 1..=layer.seeds() {
                split.add_lap(kernel, hole, seeds);
            }
        }
        for hole in (0..2 * holes).filter_map(Hole::new) {
            for seeds in 0..64 {
                // Nothing can be taken from a hole that is empty.
                let quiet = seeds == 0 || kernel.ends_quietly(hole, seeds);
                let loud = kernel.always_takes(hole, seeds);
                split.quiet[hole.index()] |= u64::from(quiet) << seeds;
                split.loud[hole.index()] |= u64::from(loud) << seeds;
            }
        }
        let layers = layer.layout().layers();
        for seeds in layers.take_while(|&seeds| seeds <= layer.seeds().into()) {
            split.bases[seeds as usize] = split.bases_of(layer, byte(seeds as usize));
        }
        Some(split)
    }

    fn add_lap(&mut self, kernel: &Kernel, hole: usize, seeds: u8) {
        let lap = Hole::new(hole).and_then(|hole| kernel.quiet_lap(hole, seeds));
        let Some(lap) = lap else {
            return;
        };
        let mut board = [0; Hole::MOST];
        for hole in lap.holes {
            board[hole.index()] = 1;
        }
        let (own, other) = words::rows(&board, self.holes);
        let reach = other.count_ones() as usize;
        let last = lap.end.index();
        if reach > 0 && last >= self.holes {
            self.reached[reach] = other;
            self.last[reach] = byte(last - self.holes);
        }
        let lap = Lap {
            own,
            reach: byte(reach),
            end: if last < self.holes {
                End::Own(byte(last))
            } else {
                End::Other
            },
        };
        Start::add(&mut self.starts, lap, hole, seeds);
        self.laps[hole][usize::from(seeds)] = lap;
    }

    /// What each row adds to the indexes of cells when it is the other player's and so many seeds are on
    /// the board.
    fn bases_of(&self, layer: &Layer<'_>, all: u8) -> Vec<u64> {
        let mut bases = Vec::new();
        for seeds in 0..=all {
            let mut own = [0; Hole::MOST];
            rows::first(&mut own[..self.holes], all - seeds);
            let (own, _) = words::rows(&own, self.holes);
            let number = u64::from(self.numbers.of(own));
            let mut row = [0; Hole::MOST];
            rows::first(&mut row[..self.holes], seeds);
            loop {
                let (other, _) = words::rows(&row, self.holes);
                let board = words::board(own, other, self.holes);
                let index = layer.index(&Position::EMPTY.with_seeds(&board), all) as u64;
                bases.push(index.wrapping_sub(number));
                if !rows::next(&mut row[..self.holes]) {
                    break;
                }
            }
        }
        bases
    }

    /// What a row of the other player adds to the index of a cell with so many seeds on the board.
    #[inline]
    pub(crate) fn base(&self, seeds: u8, other: u32) -> u64 {
        self.bases[usize::from(seeds)][other as usize]
    }

    #[inline]
    pub(crate) fn lap(&self, row: u64, hole: usize) -> Lap {
        self.laps[hole % MOST_HOLES][usize::from(words::seeds(row, hole)) % 64]
    }

    /// Whether a lap certainly ends quietly in a hole of the board with so many seeds.
    #[inline]
    pub(crate) const fn is_quiet(&self, hole: usize, seeds: u8) -> bool {
        self.quiet[hole % 16] >> (seeds % 64) & 1 != 0
    }

    /// Whether a lap certainly takes something by ending in a hole of the board with so many seeds.
    #[inline]
    pub(crate) const fn is_loud(&self, hole: usize, seeds: u8) -> bool {
        self.loud[hole % 16] >> (seeds % 64) & 1 != 0
    }

    /// The last hole of the board that a lap reaches so far in the other row, and the seeds there.
    #[inline]
    pub(crate) fn last_reached(&self, reach: usize, row: u64) -> (usize, u8) {
        let hole = usize::from(self.last[reach % 8]);
        (self.holes + hole, words::seeds(row, hole))
    }
}

impl Lap {
    const ELSEWHERE: Self = Self {
        own: 0,
        reach: 0,
        end: End::Elsewhere,
    };
}

/// A number of holes or seeds, which are few.
pub(crate) fn byte(few: usize) -> u8 {
    u8::try_from(few).expect("a row has few holes and few seeds")
}
