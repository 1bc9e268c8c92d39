//! What the engine has found out so far.

use serde::{Deserialize, Serialize};

use crate::course::View;

/// What a move is worth to whoever makes it: the net seeds of the rest of the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveValue {
    /// The move as text.
    pub action: String,
    /// Its hole by number on the ring.
    pub hole: Option<u8>,
    /// The net seeds.
    pub value: i32,
    /// Whether that is proven.
    pub exact: bool,
}

/// What is known of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Thought {
    /// What it is worth to the player to move.
    pub value: i32,
    /// Whether that is proven.
    pub exact: bool,
    /// What every move is worth.
    pub moves: Vec<MoveValue>,
    /// Whether going on would find no more.
    pub done: bool,
}

/// What the computer would play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Advice {
    /// The move as text; none while it is still thinking, or if the round is over.
    pub action: Option<String>,
    /// What it should gain.
    pub value: i32,
    /// Whether that is proven.
    pub exact: bool,
    /// Whether it has made up its mind.
    pub done: bool,
}

/// A line of best moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// The moves as text.
    pub actions: Vec<String>,
    /// How the game stands in the end.
    pub view: View,
}
