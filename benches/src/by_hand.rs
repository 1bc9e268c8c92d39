//! Pallankuzhi written by hand, for this one game and nothing else.
//!
//! What a general kernel costs can only be told beside one that knows its game: the ratio of the two
//! is the same on a slow machine and on a fast one. There are two, one that sows seed by seed and one
//! that lays whole laps as vectors, and they agree with the general kernel on every round.

use core::array;

use kuzhi_core::Hole;
use wide::u8x16;

use crate::{
    choose::set_bit,
    random::Random,
    work::{Counts, MOST_TURNS},
};

const HOLES: usize = 14;
const ROW: usize = HOLES / 2;
const SEEDS: u8 = 6;
/// A hole with so many seeds goes to the player who is sowing.
const FOUR: u8 = 4;
/// A move with so many laps is looked at more closely: it may be endless.
const SUSPICIOUS: u32 = 96;

type Board = [u8; 16];

/// Plays rounds as [`crate::random_rounds`] does, seed by seed.
pub fn scalar_rounds(seed: u64, rounds: u64) -> Counts {
    rounds_with(seed, rounds, play_scalar)
}

/// Plays rounds as [`crate::random_rounds`] does, lap by lap.
pub fn vector_rounds(seed: u64, rounds: u64) -> Counts {
    let table = Table::new();
    rounds_with(seed, rounds, |board, hole| table.play(board, hole))
}

/// Plays rounds with a function that makes a move and gives the seeds captured and the laps.
#[inline]
fn rounds_with(
    seed: u64,
    rounds: u64,
    mut play: impl FnMut(&mut Board, usize) -> (u8, u32),
) -> Counts {
    let mut random = Random::new(seed);
    let mut counts = Counts::default();
    for _ in 0..rounds {
        counts.rounds += 1;
        let mut board: Board = array::from_fn(|hole| if hole < HOLES { SEEDS } else { 0 });
        let mut stores = [0; 2];
        let mut mover = 0;
        let mut left = MOST_TURNS;
        loop {
            let row = occupied(board) >> (mover * ROW) & 0x7F;
            if row == 0 {
                break;
            }
            let hole = mover * ROW + set_bit(row, &mut random) as usize;
            let (captured, laps) = play(&mut board, hole);
            stores[mover] += captured;
            counts.laps += u64::from(laps);
            counts.turns += 1;
            mover = 1 - mover;
            left -= 1;
            if left == 0 {
                counts.broken_off += 1;
                break;
            }
        }
        counts.stop(&widened(board), stores);
    }
    counts
}

#[inline]
fn occupied(board: Board) -> u32 {
    !u8x16::new(board).simd_eq(u8x16::splat(0)).to_bitmask() & 0x3FFF
}

fn widened(board: Board) -> [u8; Hole::MOST] {
    array::from_fn(|hole| board.get(hole).copied().unwrap_or(0))
}

#[inline]
const fn next(hole: usize) -> usize {
    if hole == HOLES - 1 { 0 } else { hole + 1 }
}

/// Takes what lies beyond the empty hole that stopped the sowing.
#[inline]
const fn sweep(board: &mut Board, empty: usize) -> u8 {
    core::mem::replace(&mut board[next(empty)], 0)
}

/// One lap, seed by seed: the hole after the last seed, and what was captured.
#[inline]
fn lap(board: &mut Board, mut hole: usize) -> (usize, u8) {
    let seeds = core::mem::take(&mut board[hole]);
    let mut captured = 0;
    for _ in 0..seeds {
        hole = next(hole);
        board[hole] += 1;
        if board[hole] == FOUR {
            board[hole] = 0;
            captured += FOUR;
        }
    }
    (next(hole), captured)
}

#[inline]
fn play_scalar(board: &mut Board, origin: usize) -> (u8, u32) {
    let before = *board;
    let (mut hole, mut captured) = (origin, 0);
    for laps in 1..=SUSPICIOUS {
        let (next, fours) = lap(board, hole);
        captured += fours;
        if board[next] == 0 {
            return (captured + sweep(board, next), laps);
        }
        hole = next;
    }
    *board = before;
    play_remembering(board, origin)
}

/// Makes a move that may be endless: it stops where the same board and hole come back.
#[cold]
#[inline(never)]
fn play_remembering(board: &mut Board, mut hole: usize) -> (u8, u32) {
    let mut seen = Vec::new();
    let (mut captured, mut laps) = (0, 0);
    while !seen.contains(&(*board, hole)) {
        seen.push((*board, hole));
        let (next, fours) = lap(board, hole);
        captured += fours;
        laps += 1;
        if board[next] == 0 {
            return (captured + sweep(board, next), laps);
        }
        hole = next;
    }
    (captured, laps)
}

/// Laps of up to once round the board, by hole and seeds.
struct Table {
    /// All ones in the lanes of the holes that get a seed.
    laid: [[u8x16; 16]; 16],
    /// The hole after the last seed.
    after: [[u8; 16]; 16],
    /// All ones but in the lane of a hole.
    keep: [u8x16; 16],
}

impl Table {
    fn new() -> Self {
        let laid = |hole: usize, seeds: usize| {
            let reached = |lane: usize| (1..=seeds).any(|step| (hole + step) % HOLES == lane);
            u8x16::new(array::from_fn(
                |lane| if reached(lane) { u8::MAX } else { 0 },
            ))
        };
        let after = |hole: usize, seeds: usize| {
            u8::try_from((hole + seeds + 1) % HOLES).expect("fourteen holes")
        };
        Self {
            laid: array::from_fn(|hole| array::from_fn(|seeds| laid(hole, seeds.min(HOLES)))),
            after: array::from_fn(|hole| array::from_fn(|seeds| after(hole, seeds))),
            keep: array::from_fn(|hole| !laid(hole + HOLES - 1, 1)),
        }
    }

    #[inline]
    fn play(&self, board: &mut Board, origin: usize) -> (u8, u32) {
        let before = *board;
        let mut hole = origin;
        let mut lanes = u8x16::new(*board);
        let mut fours = u8x16::splat(0);
        for laps in 1..=SUSPICIOUS {
            hole = self.lap(board, &mut lanes, &mut fours, hole);
            if board[hole] == 0 {
                let captured = FOUR * fours.to_array().iter().sum::<u8>();
                return (captured + sweep(board, hole), laps);
            }
        }
        *board = before;
        play_remembering(board, origin)
    }

    /// One lap; gives the hole after the last seed.
    #[inline]
    fn lap(&self, board: &mut Board, lanes: &mut u8x16, fours: &mut u8x16, hole: usize) -> usize {
        let (hole, seeds) = (hole % 16, board[hole % 16] as usize);
        // Reading the lanes back from the board would wait for what was just written there.
        *lanes &= self.keep[hole];
        let mut left = seeds;
        while left > HOLES {
            lay(lanes, fours, self.laid[hole][HOLES]);
            left -= HOLES;
        }
        lay(lanes, fours, self.laid[hole][left % 16]);
        *board = lanes.to_array();
        usize::from(self.after[hole][left % 16])
    }
}

/// Lays seeds at most once round and takes the fours that they make.
#[inline]
fn lay(lanes: &mut u8x16, fours: &mut u8x16, laid: u8x16) {
    // All ones is minus one.
    *lanes -= laid;
    let captured = lanes.simd_eq(u8x16::splat(FOUR)) & laid;
    *fours -= captured;
    *lanes &= !captured;
}
