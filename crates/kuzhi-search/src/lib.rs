//! Exact values and best moves of two-row mancala games.
//!
//! The value of a position is the net number of seeds that the player to move will still gain over
//! the other under best play by both. The search asks the kernel for every move and never which game
//! it is playing.

mod analyse;
mod best_line;
mod bounds;
mod engine;
mod few;
mod found;
mod guess;
mod history;
mod keys;
mod kind;
mod levels;
mod limits;
mod line;
pub mod match_play;
mod memory;
pub mod network;
mod node;
mod points;
mod root;
mod search;
mod snapshot;
mod solve;
mod table;
mod task;
mod tunables;
mod unsolvable;
mod variation;
mod window;

pub use self::{
    analyse::{Analysis, Analyst, Line},
    best_line::{BestLine, best_line},
    bounds::proven_bounds,
    engine::{Engine, Estimate},
    levels::{Advice, Level, Player},
    limits::Limits,
    network::Network,
    points::SEED,
    search::Search,
    snapshot::{Kept, NotKept, Restored, Subject},
    solve::{Solution, Value, solve, solve_on, value},
    table::Table,
    unsolvable::{Unsolvable, solvable},
};
