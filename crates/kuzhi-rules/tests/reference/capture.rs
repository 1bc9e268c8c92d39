//! The four kinds of capture.

use super::ring::{look_ahead, open_hole_after, open_hole_before, opposite};
use super::settings::{
    AfterSweep, ChainTaken, Eat, EatChain, GrandSlam, LastSeed, LoneSeedNeeds, Opposite, Reach,
    Rows, Sweep, SweepChain, TakenBy,
};
use super::state::{Hole, Player};
use super::turn::Turn;

/// Fours (pasu).
impl Turn<'_> {
    /// P-08, P-09, P-10: a drop that makes the count is taken there and then, by the sower or by
    /// whoever owns the row. P-07: a lap's last seed may be exempt.
    pub(super) fn take_four(&mut self, hole: usize, is_last: bool) {
        let Some(fours) = &self.settings.fours else {
            return;
        };
        let exempt = is_last && fours.last_seed == LastSeed::Excluded;
        if exempt || !fours.counts.contains(&self.state.holes[hole].seeds()) {
            return;
        }
        let taker = match fours.taken_by {
            TakenBy::Sower => self.state.mover,
            TakenBy::HoleOwner => self.owner_of(hole),
        };
        self.take(hole, taker);
    }

    fn owner_of(&self, hole: usize) -> Player {
        if self.state.row(Player::South).contains(&hole) {
            Player::South
        } else {
            Player::North
        }
    }
}

/// The sweep (pussa, pondi).
impl Turn<'_> {
    /// The far side of an empty next hole is taken, on either side of the board (P-11), and then
    /// perhaps more. Returns the hole from which the sowing goes on, if it does.
    pub(super) fn sweep(&mut self, landing: usize) -> Option<usize> {
        let sweep = self.settings.sweep.clone()?;
        let target = self.sweep_target(&sweep, landing)?;
        self.take_swept(&sweep, target);
        match sweep.then {
            AfterSweep::RelayOn => self.go_on_after_sweep(&sweep, target),
            AfterSweep::TurnOver => {
                if sweep.chain == SweepChain::Alternating {
                    self.sweep_alternating_run(&sweep, target);
                }
                None
            }
        }
    }

    /// PP-01: directly behind the gap, or the first occupied hole behind it, however far.
    fn sweep_target(&self, sweep: &Sweep, landing: usize) -> Option<usize> {
        match sweep.reach {
            Reach::Adjacent => self.hole_behind_gap(landing),
            Reach::NextOccupied => self.first_occupied_behind_gap(landing),
        }
    }

    /// The hole two ahead, if it is occupied and the one between is empty.
    fn hole_behind_gap(&self, from: usize) -> Option<usize> {
        let gap = self.ahead(from);
        let beyond = self.ahead(gap);
        (!self.is_occupied(gap) && self.is_occupied(beyond)).then_some(beyond)
    }

    /// Once round the ring at most; the landing hole itself comes last.
    fn first_occupied_behind_gap(&self, from: usize) -> Option<usize> {
        let gap = self.ahead(from);
        if self.is_occupied(gap) {
            return None;
        }
        let mut at = self.ahead(gap);
        while at != gap {
            if self.is_occupied(at) {
                return Some(at);
            }
            at = self.ahead(at);
        }
        None
    }

    /// P-05: empty, full, empty, full: every full hole of such a run.
    fn sweep_alternating_run(&mut self, sweep: &Sweep, first: usize) {
        let mut from = first;
        while let Some(target) = self.hole_behind_gap(from) {
            self.take_swept(sweep, target);
            from = target;
        }
    }

    /// P-04, going on: the hole after a swept one is lifted; if it is empty the one beyond it is
    /// swept too; two empty holes end the turn.
    fn go_on_after_sweep(&mut self, sweep: &Sweep, first: usize) -> Option<usize> {
        let mut from = first;
        loop {
            let next = self.ahead(from);
            if self.is_occupied(next) {
                return Some(next);
            }
            let target = self.hole_behind_gap(from)?;
            self.take_swept(sweep, target);
            from = target;
        }
    }

    /// The swept hole is the mover's, and in Pandi the hole facing it as well (9.5).
    fn take_swept(&mut self, sweep: &Sweep, hole: usize) {
        let mover = self.state.mover;
        self.take(hole, mover);
        if sweep.opposite == Opposite::Taken {
            self.take(opposite(&self.state.holes, hole), mover);
        }
    }

    fn ahead(&self, hole: usize) -> usize {
        look_ahead(self.settings, &self.state.holes, hole)
    }

    fn is_occupied(&self, hole: usize) -> bool {
        self.state.holes[hole].is_occupied()
    }
}

/// Eating.
impl Turn<'_> {
    /// The last seed has made a count: its hole is taken, with the run of such holes next to it
    /// (4.1, 5.1).
    pub(super) fn eat(&mut self, landing: usize) {
        let Some(eat) = self.settings.eat.clone() else {
            return;
        };
        if !self.can_be_eaten(&self.state.holes, landing) {
            return;
        }
        let eaten = match eat.chain_taken {
            ChainTaken::Together => self.eaten_together(&eat, landing),
            ChainTaken::OneByOne => self.eaten_one_by_one(&eat, landing),
        };
        // 7b: a capture that would strip the opponent's row is not made at all.
        if eat.grand_slam == GrandSlam::CapturesNothing && self.is_grand_slam(&eaten) {
            return;
        }
        for hole in eaten {
            self.take(hole, self.state.mover);
        }
    }

    /// AM-15: the right count; AM-03: in a row where the mover may take it.
    pub(super) fn can_be_eaten(&self, holes: &[Hole], hole: usize) -> bool {
        let Some(eat) = &self.settings.eat else {
            return false;
        };
        let own = self.owner_of(hole) == self.state.mover;
        let row_allows = match eat.rows {
            Rows::Both => true,
            Rows::Own => own,
            Rows::Opponent => !own,
        };
        row_allows && eat.counts.contains(&holes[hole].seeds())
    }

    /// E8: the run is read off the board while nothing has been removed yet; then it goes as a
    /// whole, facing holes included.
    fn eaten_together(&self, eat: &Eat, landing: usize) -> Vec<usize> {
        let holes = &self.state.holes;
        let mut run = vec![landing];
        let mut at = self.next_in_run(eat, landing);
        while let Some(hole) = at {
            if run.contains(&hole) || !self.can_be_eaten(holes, hole) {
                break;
            }
            run.push(hole);
            at = self.next_in_run(eat, hole);
        }
        run.into_iter()
            .flat_map(|hole| self.with_opposite(eat, hole))
            .collect()
    }

    /// M4-09, the sequential reading: each hole goes, with the one facing it, before the next is
    /// looked at.
    fn eaten_one_by_one(&self, eat: &Eat, landing: usize) -> Vec<usize> {
        let mut holes = self.state.holes.clone();
        let mut eaten = Vec::new();
        let mut at = Some(landing);
        while let Some(hole) = at {
            if !self.can_be_eaten(&holes, hole) {
                break;
            }
            for taken in self.with_opposite(eat, hole) {
                if holes[taken].is_open() {
                    holes[taken] = Hole::Open(0);
                }
                eaten.push(taken);
            }
            at = self.next_in_run(eat, hole);
        }
        eaten
    }

    /// M4-08: runs go backwards, or forwards by option.
    fn next_in_run(&self, eat: &Eat, hole: usize) -> Option<usize> {
        match eat.chain {
            EatChain::None => None,
            EatChain::Backwards => Some(open_hole_before(self.settings, &self.state.holes, hole)),
            EatChain::Forwards => Some(open_hole_after(self.settings, &self.state.holes, hole)),
        }
    }

    /// M4-07: the facing hole comes along whatever it holds.
    fn with_opposite(&self, eat: &Eat, hole: usize) -> Vec<usize> {
        match eat.opposite {
            Opposite::Left => vec![hole],
            Opposite::Taken => vec![hole, opposite(&self.state.holes, hole)],
        }
    }

    /// Seeds would go from the opponent's row, and none would stay there.
    fn is_grand_slam(&self, eaten: &[usize]) -> bool {
        let row = self.state.row(self.state.mover.other());
        let lost = row
            .iter()
            .any(|hole| eaten.contains(hole) && self.is_occupied(*hole));
        let kept = row
            .iter()
            .any(|hole| !eaten.contains(hole) && self.is_occupied(*hole));
        lost && !kept
    }
}

/// The lone seed.
impl Turn<'_> {
    /// 7a: a last seed in an own hole that was empty takes the facing hole and itself.
    pub(super) fn take_lone_seed(&mut self, landing: usize) {
        let Some(rule) = self.settings.lone_seed else {
            return;
        };
        let mover = self.state.mover;
        if self.owner_of(landing) != mover || self.state.holes[landing].seeds() != 1 {
            return;
        }
        let facing = opposite(&self.state.holes, landing);
        if rule.needs == LoneSeedNeeds::OppositeOccupied && !self.is_occupied(facing) {
            return;
        }
        self.take(landing, mover);
        self.take(facing, mover);
    }
}
