//! A second, deliberately plain account of the rules, for tests only.
//!
//! It moves one seed at a time along a list of places, keeps closed holes as a separate kind of
//! hole, and remembers whole boards to notice endless sowing. Nothing here is fast, and nothing
//! here shares code with the crates under test: when the two disagree, a person can decide by
//! reading these pages next to the rulebook. Comments name the rulebook points (P-08, E1 ...).
//!
//! Start at [`play`], [`legal`] and [`over`].

#![allow(
    dead_code,
    unreachable_pub,
    unused_imports,
    reason = "every test file that borrows this module uses a different part of it"
)]

mod capture;
mod choices;
mod ending;
mod games;
mod ring;
mod rounds;
mod settings;
mod state;
mod turn;

pub use choices::{Choice, legal, play};
pub use ending::{Outcome, Reason, after_agreement, after_repetition, over, repetition_is_due};
pub use games::{al_manqala, kalah, mangala_iv, opening, oware, pallankuzhi, pasu_pondi};
pub use ring::{Place, opposite};
pub use rounds::{
    MatchEnd, MatchEndReason, Standing, at_start, match_end, next_round, standing_after,
    with_odd_seed,
};
pub use settings::*;
pub use state::{Hole, Player, State};
pub use turn::{Event, Played};
