//! How the laps of a move follow each other, up to its end.

use super::{
    Choices, Kernel, Laps, Played,
    endless::Limit,
    laps::{LapTable, Sowing},
    track::STORE,
};
use crate::{
    event::{Event, Observer, Silent, Stop},
    hole::Hole,
    lanes::Lanes,
    position::Position,
    rule_set::{AfterSweep, Again, Endless, Relay},
};

/// How the sowing of a move ended.
#[derive(Clone, Copy)]
struct Sown {
    laps: u32,
    stop: Stop,
}

impl Kernel {
    #[inline(always)]
    pub(super) fn play_with<V: Lanes, O: Observer>(
        &self,
        laps: &LapTable<V>,
        position: &mut Position,
        hole: Hole,
        observer: &mut O,
    ) -> Played {
        let sown = self.sow_and_capture(laps, position, hole, observer);
        let again = self.hand_over(position, sown.stop, observer);
        let endless = sown.stop == Stop::Endless;
        Played {
            laps: sown.laps,
            endless,
            ends_round: endless && self.rules.sowing.endless == Endless::EndRound,
            again,
        }
    }

    /// Makes a move to see where its seeds go, and does not ask who moves then: whether a move may be
    /// played must not depend on what may be played after it. Gives whether the sowing is endless.
    #[cold]
    #[inline(never)]
    pub(super) fn try_out<O: Observer>(
        &self,
        position: &mut Position,
        hole: Hole,
        observer: &mut O,
    ) -> bool {
        let sown = match &self.laps {
            Laps::Narrow(laps) => self.sow_and_capture(laps, position, hole, observer),
            Laps::Wide(laps) => self.sow_and_capture(laps, position, hole, observer),
        };
        sown.stop == Stop::Endless
    }

    /// All of a move but the handing over of the turn.
    #[inline(always)]
    fn sow_and_capture<V: Lanes, O: Observer>(
        &self,
        laps: &LapTable<V>,
        position: &mut Position,
        hole: Hole,
        observer: &mut O,
    ) -> Sown {
        let limit = if O::LISTENS {
            self.limit(laps, position, hole)
        } else {
            Limit::SUSPICIOUS
        };
        let mut sowing = Sowing::new(position, hole);
        let sown = match self.sow(laps, &mut sowing, limit, observer) {
            Some(sown) => sown,
            None => self.sow_to_recurrence(laps, &mut sowing, position, hole),
        };
        laps.store_taken(&mut sowing);
        if O::LISTENS {
            observer.event(Event::Stop(sown.stop));
        }
        if sowing.end != STORE {
            self.captures_of_the_end(&mut sowing, observer);
        }
        position.board = sowing.board;
        position.stores = sowing.stores;
        sown
    }

    /// How far a move may be told, found out beforehand: an observer must not hear of laps that do
    /// not count.
    fn limit<V: Lanes>(&self, laps: &LapTable<V>, position: &Position, hole: Hole) -> Limit {
        let mut sowing = Sowing::new(position, hole);
        match self.sow(laps, &mut sowing, Limit::SUSPICIOUS, &mut Silent) {
            Some(_) => Limit::MOST,
            None => self.first_recurrence(laps, position, hole),
        }
    }

    /// Sows a move that looked endless again from its beginning, as far as it counts.
    #[cold]
    #[inline(never)]
    fn sow_to_recurrence<V: Lanes>(
        &self,
        laps: &LapTable<V>,
        sowing: &mut Sowing<V>,
        position: &Position,
        hole: Hole,
    ) -> Sown {
        let limit = self.first_recurrence(laps, position, hole);
        *sowing = Sowing::new(position, hole);
        self.sow(laps, sowing, limit, &mut Silent)
            .expect("sowing stops by itself, or at its recurrence")
    }

    /// Sows lap by lap to the end of the move; `None` if so many laps pass that it looks endless.
    #[inline(always)]
    fn sow<V: Lanes, O: Observer>(
        &self,
        laps: &LapTable<V>,
        sowing: &mut Sowing<V>,
        limit: Limit,
        observer: &mut O,
    ) -> Option<Sown> {
        if self.rules.sowing.relay == Relay::None {
            // What the loop below prepares would cost a game of single laps a fifth of its speed.
            laps.sow(&self.track, sowing, observer);
            let in_store = sowing.end == STORE;
            let stop = if in_store {
                Stop::InStore
            } else {
                Stop::LapOver
            };
            return Some(Sown { laps: 1, stop });
        }
        let mut count = 0;
        loop {
            if count == limit.laps {
                sowing.end = STORE;
                let stop = Stop::Endless;
                return limit.endless.then_some(Sown { laps: count, stop });
            }
            count += 1;
            if let Some(stop) = self.lap(laps, sowing, observer) {
                return Some(Sown { laps: count, stop });
            }
        }
    }

    /// One lap of a relay. Gives the reason if the sowing stops; otherwise the hole to be lifted next
    /// is set.
    #[inline(always)]
    pub(super) fn lap<V: Lanes, O: Observer>(
        &self,
        laps: &LapTable<V>,
        sowing: &mut Sowing<V>,
        observer: &mut O,
    ) -> Option<Stop> {
        laps.sow(&self.track, sowing, observer);
        if sowing.end == STORE {
            return Some(Stop::InStore);
        }
        match self.rules.sowing.relay {
            Relay::None => Some(Stop::LapOver),
            Relay::NextHole => self.relay_from_next_hole(sowing, observer),
            Relay::LastHole => self.relay_from_last_hole(sowing),
        }
    }

    #[inline(always)]
    fn relay_from_next_hole<V: Lanes, O: Observer>(
        &self,
        sowing: &mut Sowing<V>,
        observer: &mut O,
    ) -> Option<Stop> {
        let next = self.ahead(sowing.end);
        if sowing.seeds(next) > 0 {
            sowing.lift = usize::from(next);
            return None;
        }
        let sweep = self.rules.sweep.as_ref();
        match sweep.filter(|sweep| sweep.then == AfterSweep::RelayOn) {
            Some(sweep) if self.sweep_and_relay(sowing, sweep.takes, observer) => None,
            _ => Some(Stop::NextEmpty),
        }
    }

    #[inline(always)]
    fn relay_from_last_hole<V: Lanes>(&self, sowing: &mut Sowing<V>) -> Option<Stop> {
        if sowing.seeds(sowing.end) <= 1 {
            Some(Stop::LastWasEmpty)
        } else if self.captures_by_count(sowing) {
            Some(Stop::Capture)
        } else {
            sowing.lift = usize::from(sowing.end);
            None
        }
    }

    /// Gives the turn to whose it is after a move that stopped so; `true` if the same player has it.
    #[inline(always)]
    fn hand_over<O: Observer>(
        &self,
        position: &mut Position,
        stop: Stop,
        observer: &mut O,
    ) -> bool {
        let again = stop == Stop::InStore
            && self.rules.turn.again == Again::LastSeedInOwnStore
            && !self.is_over_for_both(position);
        if !again {
            position.mover = position.mover.other();
        } else if O::LISTENS && !self.is_over(position) {
            observer.event(Event::Again);
        }
        again
    }

    fn is_over(&self, position: &Position) -> bool {
        matches!(self.choices(position), Choices::Over(_))
    }

    /// Whether the round is over, whoever would have the turn. A player who has earned another turn
    /// and has nothing to sow keeps the turn if that is what ends the round.
    fn is_over_for_both(&self, position: &Position) -> bool {
        self.is_over(position) && self.is_over(&position.with_mover(position.mover.other()))
    }

    /// The hole that the rules looking ahead see after this one.
    #[inline]
    pub(super) const fn ahead(&self, hole: u8) -> u8 {
        self.track.ahead[hole as usize % Hole::MOST]
    }
}
