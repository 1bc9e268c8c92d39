//! Taking moves back: from which positions a move that stores nothing leads to this one.
//!
//! A single lap that takes nothing can be undone: the holes it reached give back a seed each, and the
//! hole it began in, empty but for what the lap itself brought round, gets them all. What remains to be
//! asked is what is asked of every move: whether it may be played, and whether its end captures.
//! Relays are not taken back; what follows them has to be found by playing.

use super::{
    Choices, Kernel, Laps,
    laps::{LapTable, Sowing},
    track::STORE,
};
use crate::{
    event::Silent,
    hole::Hole,
    lanes::Lanes,
    position::Position,
    rule_set::{From, GrandSlam},
};

impl Kernel {
    /// Whether [`Kernel::before`] knows the positions before another, see [`crate::rule_set::RuleSet::takes_back`].
    pub fn takes_back(&self) -> bool {
        self.rules.takes_back()
    }

    /// Gives every position from which a move or a pass that stores no seed leads to this one, once for
    /// each such move.
    ///
    /// Only for kernels of which [`Kernel::takes_back`] is true; for others it would leave out moves.
    #[inline]
    pub fn before(&self, position: &Position, mut each: impl FnMut(&Position)) {
        debug_assert!(
            self.takes_back(),
            "moves of these rules cannot be taken back"
        );
        match &self.laps {
            Laps::Narrow(laps) => self.before_with(laps, position, &mut each),
            Laps::Wide(laps) => self.before_with(laps, position, &mut each),
        }
    }

    #[inline(always)]
    fn before_with<V: Lanes>(
        &self,
        laps: &LapTable<V>,
        after: &Position,
        each: &mut impl FnMut(&Position),
    ) {
        // The same board before the turn was handed over.
        let after = after.with_mover(after.mover.other());
        let row = self.row(after.mover);
        let occupied = self.occupied(&after.board);
        if occupied.and(row).is_empty() && self.choices(&after) == Choices::Pass {
            each(&after);
        }
        let mut sowing = Sowing::new(&after, Hole::wrapping(0));
        for hole in row.without(occupied).without(after.closed) {
            if sowing.seeds(self.track.after[hole.index()]) == 0 {
                continue;
            }
            for seeds in 1..laps.comes_round {
                let Some(board) = laps.take_back(&mut sowing, hole, seeds) else {
                    break;
                };
                let before = Position { board, ..after };
                if self.took_nothing(&mut sowing, &after) && self.may_be_played(&before, hole) {
                    each(&before);
                }
            }
        }
        let open = row.or(self.row(after.mover.other())).without(after.closed);
        if open.without(occupied).len() <= 1 {
            self.before_long_laps(laps.comes_round, &after, each);
        }
    }

    #[inline(always)]
    fn may_be_played(&self, position: &Position, hole: Hole) -> bool {
        // There are seeds in the hole. Where the other player has some too, mostly nothing else matters.
        let other = self
            .occupied(&position.board)
            .and(self.row(position.mover.other()));
        if self.rules.turn.from == From::AnyOwn && !self.choices_need_care && !other.is_empty() {
            return true;
        }
        match self.choices(position) {
            Choices::Holes(holes) => holes.contains(hole),
            Choices::Pass | Choices::Over(_) => false,
        }
    }

    /// Whether the lap that has just been taken back captured nothing when it ended.
    #[inline(always)]
    fn took_nothing<V: Lanes>(&self, sowing: &mut Sowing<V>, after: &Position) -> bool {
        let rules = &self.rules;
        if rules.lone_seed.is_none() && rules.sweep.is_none() {
            let Some(capture) = &rules.by_count else {
                return true;
            };
            let captures = self.captures_by_count(sowing);
            if !captures || capture.grand_slam == GrandSlam::Stands {
                return !captures;
            }
        }
        self.took_nothing_if_tried(sowing, after)
    }

    /// The same by capturing and looking what came of it.
    fn took_nothing_if_tried<V: Lanes>(&self, sowing: &mut Sowing<V>, after: &Position) -> bool {
        self.captures_of_the_end(sowing, &mut Silent);
        let nothing = sowing.stores == after.stores;
        if !nothing {
            *sowing = Sowing::new(after, Hole::wrapping(0));
        }
        nothing
    }

    /// Laps that came round to the hole they began in. They need seeds in all other holes, so they are
    /// rare, and are found by trying.
    #[cold]
    #[inline(never)]
    fn before_long_laps(&self, shortest: u8, after: &Position, each: &mut impl FnMut(&Position)) {
        for hole in self.row(after.mover).without(after.closed) {
            for seeds in shortest..=u8::MAX {
                let Some(before) = self.long_lap_taken_back(after, hole, seeds) else {
                    break;
                };
                if before.seeds(hole) == seeds && self.may_be_played(&before, hole) {
                    let mut played = before;
                    self.play(&mut played, hole, &mut Silent);
                    if played.board == after.board && played.stores == after.stores {
                        each(&before);
                    }
                }
            }
        }
    }

    /// The position before a lap of so many seeds; with other seeds in its hole if the lap cannot have
    /// begun there. `None` if this and all longer laps would need more seeds than there are, or would
    /// have stored some.
    fn long_lap_taken_back(&self, after: &Position, hole: Hole, seeds: u8) -> Option<Position> {
        let path = self.track.path(after.mover, hole.index());
        let once_round = u8::try_from(path.len()).ok().filter(|&places| places > 0)?;
        let mut before = *after;
        for (step, &place) in (0..once_round).zip(path) {
            let times = seeds / once_round + u8::from(step < seeds % once_round);
            if place == STORE && times > 0 {
                return None;
            }
            let seeds = before.board.0.get_mut(usize::from(place))?;
            *seeds = seeds.checked_sub(times)?;
        }
        if before.seeds(hole) == 0 {
            before.board.0[hole.index()] = seeds;
        } else {
            before.board.0[hole.index()] = 0;
        }
        Some(before)
    }
}
