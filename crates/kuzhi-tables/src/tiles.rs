//! A layer cut into pieces in which the positions that moves lead to lie close together.
//!
//! A move that takes nothing turns the other player's row, little changed, into the row of the player to
//! move. Positions are numbered with that row varying fastest. So with the row of the player to move
//! held fixed and the other one varied, each move leads to one cell after the other; and with some
//! neighbouring rows of the player to move taken together, the positions themselves are neighbours too.

use std::ops::Range;

use kuzhi_core::{Hole, Position, Ranker};

use crate::{cells, layer::Layer, rows, words};

/// The pieces of a layer.
pub(crate) struct Tiles {
    all: Vec<Tile>,
    ranker: Ranker,
    holes: usize,
    seeds: u8,
    /// By the seeds in the row of the player to move: for each row of the other, the number of the first
    /// position with it.
    firsts: Vec<Vec<u64>>,
}

/// Some rows of the player to move, each to be combined with all rows of the other.
#[derive(Clone, Copy)]
struct Tile {
    /// The seeds in the rows of the player to move.
    seeds: u8,
    /// The first row's number among those with so many seeds.
    first: u64,
    /// How many rows.
    rows: usize,
}

/// The positions of a tile with one row of the other player.
pub(crate) struct Strip<'a> {
    own: &'a [[u8; Hole::MOST]],
    other: &'a [u8; Hole::MOST],
    holes: usize,
    first: usize,
}

/// How many rows of the player to move are gone through for one row of the other.
const ROWS: usize = 256;

impl Tiles {
    pub(crate) fn new(layer: &Layer<'_>) -> Self {
        let holes = layer.layout().holes();
        let ranker = Ranker::new(holes);
        let seeds = layer.seeds();
        let mut all = Vec::new();
        for seeds in 0..=seeds {
            let count = ranker.layer(seeds.into());
            for first in (0..count).step_by(ROWS) {
                let rows = usize::try_from(count - first).map_or(ROWS, |rows| rows.min(ROWS));
                all.push(Tile { seeds, first, rows });
            }
        }
        let mut tiles = Self {
            all,
            ranker,
            holes,
            seeds,
            firsts: Vec::new(),
        };
        tiles.firsts = (0..=seeds).map(|own| tiles.firsts(layer, own)).collect();
        tiles
    }

    /// For each row of the other player, the number of the first position with it and with so many seeds
    /// in the row of the player to move.
    fn firsts(&self, layer: &Layer<'_>, seeds: u8) -> Vec<u64> {
        let mut board = [0; Hole::MOST];
        let (own, other) = board[..2 * self.holes].split_at_mut(self.holes);
        rows::first(own, seeds);
        rows::first(other, self.seeds - seeds);
        let mut firsts = Vec::new();
        loop {
            firsts.push(layer.number(&Position::EMPTY.with_seeds(&board)) as u64);
            if !rows::next(&mut board[self.holes..2 * self.holes]) {
                return firsts;
            }
        }
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }

    /// Goes through a tile with what is made of its rows; gives the number of its positions.
    #[inline]
    pub(crate) fn each<T>(
        &self,
        tile: usize,
        prepare: impl Fn(&[[u8; Hole::MOST]]) -> T,
        mut each: impl FnMut(&Strip<'_>, &mut T),
    ) -> u64 {
        let tile = self.all[tile];
        let own = self.boards(tile);
        let mut prepared = prepare(&own);
        let firsts = &self.firsts[usize::from(tile.seeds)];
        let mut other = [0; Hole::MOST];
        let row = &mut other[self.holes..2 * self.holes];
        rows::first(row, self.seeds - tile.seeds);
        for first in firsts {
            let strip = Strip {
                own: &own,
                other: &other,
                holes: self.holes,
                first: cells::index(first + tile.first),
            };
            each(&strip, &mut prepared);
            rows::next(&mut other[self.holes..2 * self.holes]);
        }
        (own.len() * firsts.len()) as u64
    }

    /// The boards with the rows of a tile and nothing else.
    fn boards(&self, tile: Tile) -> Vec<[u8; Hole::MOST]> {
        let mut board = [0; Hole::MOST];
        let first = self.ranker.below(tile.seeds.into()) + tile.first;
        self.ranker.board(first, &mut board[..self.holes]);
        let mut boards = Vec::with_capacity(tile.rows);
        for _ in 0..tile.rows {
            boards.push(board);
            rows::next(&mut board[..self.holes]);
        }
        boards
    }
}

impl Strip<'_> {
    /// The other player's row, if it is short enough for a word.
    #[inline]
    pub(crate) fn other(&self) -> u64 {
        words::rows(self.other, self.holes).1
    }

    /// The same for the row of the player to move, the first one being that of the first position.
    #[inline]
    pub(crate) fn own(&self, row: usize) -> u64 {
        words::rows(&self.own[row], self.holes).0
    }

    /// The numbers of its positions within the layer.
    #[inline]
    pub(crate) fn numbers(&self) -> Range<usize> {
        self.first..self.first + self.own.len()
    }

    /// The position with a number of the strip's, South to move.
    #[inline]
    pub(crate) fn position(&self, number: usize) -> Position {
        let own = &self.own[number - self.first];
        let seeds = core::array::from_fn(|hole| own[hole] | self.other[hole]);
        Position::EMPTY.with_seeds(&seeds)
    }
}
