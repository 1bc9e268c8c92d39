//! The work that is measured, as functions: the program `compare` takes their time and the bench
//! `instructions` counts their instructions.
//!
//! Every one of them answers with something that can be checked, and whoever measures checks it.
#![forbid(unsafe_code)]

pub mod by_hand;
mod choose;
mod games;
mod random;
pub mod stopwatch;
mod work;

pub use self::{
    games::{Prepared, prepare},
    random::Random,
    work::{Counts, MOST_TURNS, oware_by_others, random_moves, random_rounds, told_rounds},
};
