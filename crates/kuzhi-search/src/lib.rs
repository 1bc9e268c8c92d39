//! Exact values and best moves of two-row mancala games.
//!
//! The value of a position is the net number of seeds that the player to move will still gain over
//! the other under best play by both. The search asks the kernel for every move and never which game
//! it is playing.
#![forbid(unsafe_code)]

mod line;
pub mod match_play;
mod node;
mod search;
mod solve;
mod table;
mod tunables;
mod unsolvable;
mod window;

pub use self::{
    search::{Limits, Search},
    solve::{Solution, Value, solve, value},
    table::Table,
    unsolvable::{Unsolvable, solvable},
};
