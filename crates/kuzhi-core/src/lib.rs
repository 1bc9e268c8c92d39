//! Rules, positions and sowing of traditional two-row mancala games.
//!
//! A game is data: a [`RuleSet`](rule_set::RuleSet). Compiled into a [`Game`], it turns set-ups into
//! positions and plays moves; one sowing kernel does every move of every game.
//!
//! This crate does no input or output, reads no clock, draws no random number of its own and starts no
//! thread.
#![forbid(unsafe_code)]

mod deal;
mod event;
mod game;
mod hole;
mod kernel;
mod lanes;
mod matches;
mod moves;
pub mod notation;
pub mod perft;
mod position;
mod probe;
mod random;
mod rank;
pub mod record;
mod ritual;
mod round;
pub mod rule_set;
mod seat;
mod section;
mod setup;
mod words;

pub use self::{
    deal::deal,
    event::{Event, Observer, Silent, Stop, Taking, Trace},
    game::{Game, Outcome, Turn, follow},
    hole::{Hole, HoleSet, Holes},
    kernel::{Choices, Kernel, Played, QuietLap, Reason},
    matches::{MatchEnd, MatchEndReason, NextRound, Standing, richer},
    moves::{IllegalMove, Move},
    position::{Board, Position},
    probe::Probe,
    random::SplitMix,
    rank::Ranker,
    ritual::{Parity, Player, Ritual, RitualStep, SetupChoice},
    round::Round,
    seat::Seat,
    setup::{Setup, SetupProblem},
};
