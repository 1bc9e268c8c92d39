//! Captures that the end of a sowing makes: by count, by a lone seed, and by sweeping.

use super::{Kernel, laps::Sowing};
use crate::{
    event::{Event, Observer, Taking},
    hole::{Hole, HoleSet},
    lanes::Lanes,
    rule_set::{
        AfterSweep, ByCount, GrandSlam, LoneSeed, Needs, OppositeHoles, Reach, Rows, Run, RunTaken,
        Sweep, SweepRun,
    },
    seat::Seat,
};

impl Kernel {
    /// Whether the last seed captures by the count of its hole.
    #[inline(always)]
    pub(super) fn captures_by_count<V: Lanes>(&self, sowing: &Sowing<V>) -> bool {
        let end = sowing.end;
        self.end_counts.contains(sowing.seeds(end))
            && self
                .rules
                .by_count
                .as_ref()
                .is_some_and(|capture| self.rows_of(capture.rows, sowing.sower) & (1 << end) != 0)
    }

    /// All that the last seed captures by where it fell.
    #[inline(always)]
    pub(super) fn captures_of_the_end<V: Lanes, O: Observer>(
        &self,
        sowing: &mut Sowing<V>,
        observer: &mut O,
    ) {
        if let Some(capture) = &self.rules.by_count
            && self.captures_by_count(sowing)
        {
            self.take_by_count(capture, sowing, observer);
        }
        if let Some(capture) = &self.rules.lone_seed {
            self.take_with_lone_seed(capture, sowing, observer);
        }
        if let Some(sweep) = &self.rules.sweep
            && sweep.then == AfterSweep::TurnOver
            && sowing.seeds(self.ahead(sowing.end)) == 0
        {
            self.sweep(sowing, sweep, observer);
        }
    }

    fn take_by_count<V: Lanes, O: Observer>(
        &self,
        capture: &ByCount,
        sowing: &mut Sowing<V>,
        observer: &mut O,
    ) {
        let run = self.run(capture, sowing);
        let opposite = |hole: u8| Hole::wrapping(usize::from(hole)).opposite(self.holes());
        let taken = run
            .iter()
            .fold(0_u32, |taken, &hole| match capture.opposite {
                OppositeHoles::Left => taken | 1 << hole,
                OppositeHoles::Taken => taken | 1 << hole | 1 << opposite(hole).index(),
            });
        if capture.grand_slam == GrandSlam::CapturesNothing && self.is_grand_slam(sowing, taken) {
            return;
        }
        for (index, &hole) in run.iter().enumerate() {
            let why = if index == 0 {
                Taking::LastSeed
            } else {
                Taking::Run
            };
            sowing.capture(hole, why, observer);
            if capture.opposite == OppositeHoles::Taken {
                sowing.capture(byte(opposite(hole)), Taking::Opposite, observer);
            }
        }
    }

    /// The landing hole and the unbroken run of capturing holes that goes with it.
    fn run<V: Lanes>(&self, capture: &ByCount, sowing: &Sowing<V>) -> arrayvec::ArrayVec<u8, 32> {
        let end = sowing.end;
        let mut run = arrayvec::ArrayVec::new();
        run.push(end);
        let neighbours = match capture.run {
            Run::None => return run,
            Run::Backwards => &self.track.before,
            Run::Forwards => &self.track.after,
        };
        let rows = self.rows_of(capture.rows, sowing.sower);
        let mut emptied = 0_u32;
        let mut hole = end;
        loop {
            if capture.run_taken == RunTaken::OneByOne {
                let opposite = Hole::wrapping(usize::from(hole)).opposite(self.holes());
                emptied |= 1 << opposite.index();
            }
            hole = neighbours[usize::from(hole)];
            let taken = self.end_counts.contains(sowing.seeds(hole))
                && (rows & !emptied) & (1 << hole) != 0;
            if hole == end || !taken {
                return run;
            }
            run.push(hole);
        }
    }

    /// Whether taking these holes would leave the other player, who has seeds, with none.
    fn is_grand_slam<V: Lanes>(&self, sowing: &Sowing<V>, taken: u32) -> bool {
        let row = self.row(sowing.sower.other());
        let before = sowing.board.sum(row);
        before > 0 && before == sowing.board.sum(row.and(HoleSet::from_bits(taken)))
    }

    fn take_with_lone_seed<V: Lanes, O: Observer>(
        &self,
        capture: &LoneSeed,
        sowing: &mut Sowing<V>,
        observer: &mut O,
    ) {
        let end = sowing.end;
        let hole = Hole::wrapping(usize::from(end));
        let opposite = byte(hole.opposite(self.holes()));
        if sowing.seeds(end) == 1
            && self.row(sowing.sower).contains(hole)
            && (capture.needs == Needs::Nothing || sowing.seeds(opposite) > 0)
        {
            sowing.capture(end, Taking::LoneSeed, observer);
            sowing.capture(opposite, Taking::Opposite, observer);
        }
    }

    /// Takes the hole beyond the empty one, and those that follow it in a run.
    fn sweep<V: Lanes, O: Observer>(
        &self,
        sowing: &mut Sowing<V>,
        sweep: &Sweep,
        observer: &mut O,
    ) {
        let mut from = sowing.end;
        while let Some(target) = self.sweep_target(sowing, from, sweep.takes) {
            sowing.capture(target, Taking::Sweep, observer);
            if sweep.run == SweepRun::Single || sowing.seeds(self.ahead(target)) > 0 {
                break;
            }
            from = target;
        }
    }

    /// Sweeps as long as single gaps follow; `true` if a hole that holds seeds comes next, which is
    /// then to be lifted.
    pub(super) fn sweep_and_relay<V: Lanes, O: Observer>(
        &self,
        sowing: &mut Sowing<V>,
        reach: Reach,
        observer: &mut O,
    ) -> bool {
        let mut from = sowing.end;
        while let Some(target) = self.sweep_target(sowing, from, reach) {
            sowing.capture(target, Taking::Sweep, observer);
            sowing.reload();
            let next = self.ahead(target);
            if sowing.seeds(next) > 0 {
                sowing.lift = usize::from(next);
                return true;
            }
            from = target;
        }
        false
    }

    /// The hole to be swept when the hole after `from` is empty.
    fn sweep_target<V: Lanes>(&self, sowing: &Sowing<V>, from: u8, reach: Reach) -> Option<u8> {
        let gap = self.ahead(from);
        let mut beyond = self.ahead(gap);
        while reach == Reach::NextOccupied && sowing.seeds(beyond) == 0 && beyond != gap {
            beyond = self.ahead(beyond);
        }
        (sowing.seeds(beyond) > 0).then_some(beyond)
    }

    /// The holes of some rows as seen by a player, as bits.
    #[inline]
    pub(super) const fn rows_of(&self, rows: Rows, sower: Seat) -> u32 {
        match rows {
            Rows::Both => u32::MAX,
            Rows::Own => self.row(sower).bits(),
            Rows::Opponent => self.row(sower.other()).bits(),
        }
    }
}

impl<V: Lanes> Sowing<V> {
    /// Empties a hole into the sower's store.
    #[inline]
    fn capture<O: Observer>(&mut self, hole: u8, why: Taking, observer: &mut O) {
        let hole = Hole::wrapping(usize::from(hole));
        let seeds = core::mem::take(&mut self.board.0[hole.index()]);
        self.stores[self.sower.index()] += seeds;
        if O::LISTENS && seeds > 0 {
            observer.event(Event::Take {
                hole,
                seeds,
                to: self.sower,
                why,
            });
        }
    }
}

fn byte(hole: Hole) -> u8 {
    u8::try_from(hole.index()).expect("a hole's number is below 32")
}
