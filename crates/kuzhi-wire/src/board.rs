//! A board to be drawn, and what happens on it.

use serde::{Deserialize, Serialize};

/// A player, by their side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Seat {
    /// At the bottom.
    South,
    /// At the top.
    North,
}

/// What lies on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Board {
    /// How many holes a row has.
    pub holes: u8,
    /// The seeds by number of the hole on the ring: South's row from South's left, then North's from
    /// North's left. Nothing in a closed hole.
    pub seeds: Vec<u8>,
    /// Which holes are closed in this round, by their numbers on the ring.
    pub closed: Vec<u8>,
    /// The stores, South's first.
    pub stores: [u8; 2],
    /// Who is to move.
    pub mover: Seat,
    /// Whether seeds are sown into the stores, so that they have their place on the ring.
    pub sown: bool,
    /// Whether seeds are sown counter-clockwise, which is up the numbers of the ring.
    pub counterclockwise: bool,
}

/// One step of a move. Holes are numbered on the ring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Step {
    /// A lap begins: all seeds of a hole are taken in hand.
    Lift {
        /// The hole.
        hole: u8,
        /// The seeds.
        seeds: u8,
    },
    /// A seed falls into a hole.
    Drop {
        /// The hole.
        hole: u8,
    },
    /// A seed falls into a store.
    Store {
        /// Whose.
        seat: Seat,
    },
    /// A hole is emptied into a store.
    Take {
        /// The hole.
        hole: u8,
        /// The seeds.
        seeds: u8,
        /// Who gets them.
        to: Seat,
        /// Why, as a word of the notation.
        why: String,
    },
    /// The sowing stops.
    Stop {
        /// Why, as a word of the notation.
        why: String,
    },
    /// The same player moves again.
    Again,
    /// The player passes.
    Pass,
}

/// A move that was made: from where to where, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Happening {
    /// The board before.
    pub before: Board,
    /// The move as text.
    pub action: String,
    /// Who made it.
    pub mover: Seat,
    /// The hole it began in, by its number on the ring.
    pub hole: Option<u8>,
    /// Everything that happened, in order.
    pub steps: Vec<Step>,
    /// The board after.
    pub after: Board,
}
