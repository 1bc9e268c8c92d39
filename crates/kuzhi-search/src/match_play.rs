//! Whole matches: what every division of the seeds is worth.
//!
//! A round leads from one division of the seeds between the players to the next, and a match is won by
//! whoever leaves the other unable to fill a hole. Two questions are answered for every division and
//! either starter:
//!
//! - [`Margins`]: how many seeds a player gains over the other in the round, and where the match goes if
//!   both always play for most seeds;
//! - [`Outcomes`]: who wins the match with best play. More seeds are not always better: a larger total
//!   can lead to a worse round. So the question put to a round is whether a player can force its result
//!   into a set of divisions, and the set of won divisions is built up from the finished matches.
//!
//! Both players fill their rows in the same way, so the board may be turned before every round: inside
//! these modules the starter of a round is South, and a division is the starter's *share*.

mod blunder;
mod divisions;
mod error;
mod fixpoint;
mod force;
mod force_table;
mod line;
mod margins;
mod outcomes;
mod question;
mod set_ups;

pub use self::{
    blunder::{Blunder, Descent},
    divisions::Divisions,
    error::MatchError,
    line::{LineEnd, RoundLine},
    margins::{Margins, RoundValue},
    outcomes::{Outcomes, Verdict},
    question::{Claim, Proof},
};
