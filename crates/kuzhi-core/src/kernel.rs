//! The sowing kernel: the one place where moves are made.
//!
//! A [`Kernel`] is a rule set compiled for one set of closed holes. It is generic over an
//! [`Observer`]: for the silent one a move is a few vector operations per lap,
//! for a listening one the same laps are told seed by seed. There is no second implementation.
//!
//! The pieces, one file each: `track` (the path seeds follow), `laps` (laying whole laps at once),
//! `relay` (how laps follow each other), `endless` (recognising sowing that never ends), `capture`
//! (captures by the last seed and by sweeping), `choices` (what may be played, and when it is over),
//! `back` (taking moves back), `quiet` (laps that take nothing, told without a board).
#![expect(
    clippy::inline_always,
    reason = "a move is one hot loop: left to itself the compiler keeps its vectors in memory"
)]

mod back;
mod capture;
mod choices;
mod endless;
mod laps;
mod quiet;
mod relay;
mod track;

pub use self::{
    choices::{Choices, Reason},
    quiet::QuietLap,
};
use self::{laps::LapTable, track::Track};
use crate::{
    event::{Event, Observer},
    hole::{Hole, HoleSet},
    position::Position,
    rule_set::{Counts, Endless, RuleSet},
    seat::Seat,
};

/// A rule set made ready for play with some holes closed.
#[derive(Clone, Debug)]
pub struct Kernel {
    rules: RuleSet,
    track: Track,
    laps: Laps,
    rows: [HoleSet; 2],
    end_counts: CountSet,
    /// Whether a position with seeds in both rows may still be over or have forbidden moves.
    choices_need_care: bool,
}

/// The lap tables at the width the board needs.
#[derive(Clone, Debug)]
enum Laps {
    Narrow(LapTable<wide::u8x16>),
    Wide(LapTable<wide::u8x32>),
}

/// What came of a move, apart from the new position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many times seeds were lifted.
    pub laps: u32,
    /// Whether the sowing was stopped because it would never have ended.
    pub endless: bool,
    /// Whether the move ended the round whatever the position: an endless one under
    /// [`Endless::EndRound`].
    pub ends_round: bool,
    /// Whether the same player moves again.
    pub again: bool,
}

impl Kernel {
    /// Compiles a rule set for rounds in which some holes are closed.
    ///
    /// The rule set must make sense ([`RuleSet::senseless`]) and at least one hole of each row must be
    /// open; [`crate::Game`] sees to both.
    pub fn new(rules: &RuleSet, closed: HoleSet) -> Self {
        let holes = usize::from(rules.board.holes.get());
        let track = Track::new(rules, closed);
        let laps = if 2 * holes <= 16 {
            Laps::Narrow(LapTable::new(rules, &track))
        } else {
            Laps::Wide(LapTable::new(rules, &track))
        };
        let both_rows_can_end = |most: u8| most >= 2;
        Self {
            choices_need_care: rules.sowing.endless == Endless::Forbidden
                || rules
                    .few_seeds
                    .as_ref()
                    .is_some_and(|few| both_rows_can_end(few.at_most.get())),
            end_counts: rules
                .by_count
                .as_ref()
                .map_or_else(CountSet::default, |capture| CountSet::new(&capture.count)),
            rules: rules.clone(),
            track,
            laps,
            rows: Seat::BOTH.map(|seat| HoleSet::row(seat, holes)),
        }
    }

    /// The rules it was compiled from.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The holes that are closed in the rounds this kernel is for.
    pub const fn closed(&self) -> HoleSet {
        self.track.closed
    }

    /// How many holes a row has.
    pub const fn holes(&self) -> usize {
        self.track.holes
    }

    /// The holes of a seat's row, closed ones included.
    pub const fn row(&self, seat: Seat) -> HoleSet {
        self.rows[seat.index()]
    }

    /// Plays a hole without asking whether it may be played, and hands over the turn.
    ///
    /// The hole must be one of [`Kernel::choices`]. Whoever has it from outside asks [`crate::Game`].
    #[inline]
    pub fn play(
        &self,
        position: &mut Position,
        hole: Hole,
        observer: &mut impl Observer,
    ) -> Played {
        debug_assert_eq!(
            position.closed, self.track.closed,
            "kernel of another round"
        );
        match &self.laps {
            Laps::Narrow(laps) => self.play_with(laps, position, hole, observer),
            Laps::Wide(laps) => self.play_with(laps, position, hole, observer),
        }
    }

    /// Hands over the turn without a move.
    #[inline]
    pub fn pass<O: Observer>(&self, position: &mut Position, observer: &mut O) {
        if O::LISTENS {
            observer.event(Event::Pass);
        }
        position.mover = position.mover.other();
    }
}

/// A set of seed counts, one bit each.
#[derive(Clone, Copy, Debug, Default)]
struct CountSet([u64; 4]);

impl CountSet {
    fn new(counts: &Counts) -> Self {
        let mut set = Self::default();
        for &count in counts.as_slice() {
            set.0[usize::from(count / 64)] |= 1 << (count % 64);
        }
        set
    }

    #[inline]
    const fn contains(&self, count: u8) -> bool {
        self.0[(count / 64) as usize] & (1 << (count % 64)) != 0
    }
}
