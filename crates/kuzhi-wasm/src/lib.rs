//! The rules and the engine for the browser.
//!
//! A [`Desk`] answers the questions of `kuzhi-wire`. It keeps nothing of a game: every question brings
//! the course of the game along, and what it remembers only makes the next answer quicker. So a page
//! and the rules cannot part ways.
#![forbid(unsafe_code)]

mod bindings;
mod chosen;
mod counting;
mod desk;
mod engine;
mod faults;
mod lessons;
mod records;
mod rule_page;
mod rule_words;
mod sitting;
mod telling;
mod wire;

pub use self::{
    bindings::{Kuzhi, perft},
    desk::Desk,
};
