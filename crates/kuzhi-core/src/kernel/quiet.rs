//! Laps that take nothing, told apart without a board: by the hole and the seeds they begin with, and by
//! the hole they end in and the seeds it then holds.
//!
//! A move that takes nothing does to either row what it does whatever lies in the other. Whoever goes
//! through many positions works such moves out once for each row, and plays only the others.

use super::{Kernel, track::STORE};
use crate::{
    hole::{Hole, HoleSet},
    rule_set::{From, GrandSlam, OppositeHoles, Origin, Relay, Run, RunTaken},
    seat::Seat,
};

/// Where the seeds of a lap of South's fall, each into a hole of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietLap {
    /// The holes that get a seed.
    pub holes: HoleSet,
    /// The hole that gets the last one.
    pub end: Hole,
}

impl Kernel {
    /// The first lap of a move of South's with so many seeds; `None` if it stores a seed, comes round to
    /// its own hole, takes something on its way, or cannot be told without a board.
    pub fn quiet_lap(&self, hole: Hole, seeds: u8) -> Option<QuietLap> {
        let path = self.track.path(Seat::South, hole.index());
        let places = path.get(..usize::from(seeds))?;
        let comes_round = self.rules.sowing.origin == Origin::Sown && places.len() == path.len();
        if comes_round || places.contains(&STORE) || self.rules.while_sowing.is_some() {
            return None;
        }
        let mut holes = places.iter().map(|&place| Hole::wrapping(place.into()));
        Some(QuietLap {
            holes: holes.clone().collect(),
            end: holes.next_back()?,
        })
    }

    /// Whether a lap of South's that ends in this hole, with so many seeds there then, certainly takes
    /// nothing by that and ends the move, whatever lies elsewhere.
    pub fn ends_quietly(&self, end: Hole, seeds: u8) -> bool {
        let rules = &self.rules;
        let by_count = rules.by_count.as_ref().is_some_and(|capture| {
            self.end_counts.contains(seeds)
                && self.rows_of(capture.rows, Seat::South) & (1 << end.index()) != 0
        });
        let by_lone_seed =
            rules.lone_seed.is_some() && seeds == 1 && self.row(Seat::South).contains(end);
        rules.sowing.relay == Relay::None && rules.sweep.is_none() && !by_count && !by_lone_seed
    }

    /// Whether a lap of South's that ends in this hole, with so many seeds there then, certainly takes
    /// something by that, whatever lies elsewhere.
    pub fn always_takes(&self, end: Hole, seeds: u8) -> bool {
        let capture = self.rules.by_count.as_ref();
        capture.is_some_and(|capture| {
            self.end_counts.contains(seeds)
                && capture.grand_slam == GrandSlam::Stands
                && self.rows_of(capture.rows, Seat::South) & (1 << end.index()) != 0
        })
    }

    /// Whether all that a move takes is the hole it ends in and an unbroken run of holes next to it, each
    /// of which holds a number of seeds with which no move would end quietly there.
    ///
    /// What a move takes in one row then depends on the other row only where a run goes on from one to
    /// the other, or where all of the other player's seeds would be taken.
    pub fn takes_only_runs(&self) -> bool {
        let rules = &self.rules;
        let in_runs = rules.by_count.as_ref().is_none_or(|capture| {
            capture.opposite == OppositeHoles::Left
                && (capture.run == Run::None || capture.run_taken == RunTaken::Together)
        });
        in_runs
            && rules.sowing.relay == Relay::None
            && rules.lone_seed.is_none()
            && rules.sweep.is_none()
            && rules.while_sowing.is_none()
    }

    /// Whether every hole of the player to move that holds seeds may be played as long as the other
    /// player has some too.
    pub fn lets_play_any(&self) -> bool {
        self.rules.turn.from == From::AnyOwn && !self.choices_need_care
    }
}
