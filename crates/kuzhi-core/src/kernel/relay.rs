//! How the laps of a move follow each other, up to its end.

use super::{
    Choices, Kernel, Played,
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

/// What follows a lap.
pub(super) enum Next {
    /// This hole is lifted.
    Lift(usize),
    /// The sowing is over.
    Stop(Stop),
}

/// How the sowing of a move ended.
#[derive(Clone, Copy)]
struct Sown {
    laps: u32,
    stop: Stop,
    /// Where the last seed fell.
    end: u8,
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
        let mut sowing = Sowing::new(position);
        let known = if O::LISTENS {
            // Laps that do not count must not be told, so the end is found out beforehand.
            self.sow(
                laps,
                &mut Sowing::new(position),
                hole,
                Limit::SUSPICIOUS,
                &mut Silent,
            )
            .map(|_| Limit::NONE)
        } else {
            Some(Limit::SUSPICIOUS)
        };
        let sown = known
            .and_then(|limit| self.sow(laps, &mut sowing, hole, limit, observer))
            .unwrap_or_else(|| {
                let limit = self.first_recurrence(laps, position, hole);
                sowing = Sowing::new(position);
                self.sow(laps, &mut sowing, hole, limit, observer)
                    .expect("a sowing ends at its recurrence, or by itself if it has none")
            });
        self.finish(laps, sowing, position, sown, observer)
    }

    /// Sows lap by lap to the end of the move; `None` if so many laps pass that it looks endless.
    #[inline(always)]
    fn sow<V: Lanes, O: Observer>(
        &self,
        laps: &LapTable<V>,
        sowing: &mut Sowing<V>,
        hole: Hole,
        limit: Limit,
        observer: &mut O,
    ) -> Option<Sown> {
        let mut lift = hole.index();
        let mut count = 0;
        loop {
            if count == limit.laps {
                let stop = Stop::Endless;
                return limit.recurs.then_some(Sown {
                    laps: count,
                    stop,
                    end: STORE,
                });
            }
            count += 1;
            let (next, end) = self.lap(laps, sowing, lift, observer);
            match next {
                Next::Lift(next) => lift = next,
                Next::Stop(stop) => {
                    return Some(Sown {
                        laps: count,
                        stop,
                        end,
                    });
                }
            }
        }
    }

    /// One lap, what it leads to, and where its last seed fell.
    #[inline(always)]
    pub(super) fn lap<V: Lanes, O: Observer>(
        &self,
        laps: &LapTable<V>,
        sowing: &mut Sowing<V>,
        hole: usize,
        observer: &mut O,
    ) -> (Next, u8) {
        let end = laps.sow(&self.track, sowing, hole, observer);
        if end == STORE {
            return (Next::Stop(Stop::InStore), end);
        }
        let next = match self.rules.sowing.relay {
            Relay::None => Next::Stop(Stop::LapOver),
            Relay::NextHole => self.after_next_hole(sowing, end, observer),
            Relay::LastHole => self.after_last_hole(sowing, end),
        };
        (next, end)
    }

    #[inline(always)]
    fn after_next_hole<V: Lanes, O: Observer>(
        &self,
        sowing: &mut Sowing<V>,
        end: u8,
        observer: &mut O,
    ) -> Next {
        let next = self.ahead(end);
        if sowing.seeds(next) > 0 {
            return Next::Lift(usize::from(next));
        }
        match &self.rules.sweep {
            Some(sweep) if sweep.then == AfterSweep::RelayOn => {
                match self.sweep_and_relay(sowing, end, sweep.takes, observer) {
                    Some(hole) => Next::Lift(usize::from(hole)),
                    None => Next::Stop(Stop::NextEmpty),
                }
            }
            _ => Next::Stop(Stop::NextEmpty),
        }
    }

    #[inline(always)]
    fn after_last_hole<V: Lanes>(&self, sowing: &Sowing<V>, end: u8) -> Next {
        let seeds = sowing.seeds(end);
        if seeds <= 1 {
            Next::Stop(Stop::LastWasEmpty)
        } else if self.captures_by_count(sowing, end) {
            Next::Stop(Stop::Capture)
        } else {
            Next::Lift(usize::from(end))
        }
    }

    /// The captures that end a move, and the new position.
    #[inline(always)]
    fn finish<V: Lanes, O: Observer>(
        &self,
        laps: &LapTable<V>,
        mut sowing: Sowing<V>,
        position: &mut Position,
        sown: Sown,
        observer: &mut O,
    ) -> Played {
        laps.store_taken(&mut sowing);
        if O::LISTENS {
            observer.event(Event::Stop(sown.stop));
        }
        if sown.end != STORE {
            self.captures_of_the_end(&mut sowing, sown.end, observer);
        }
        position.board = sowing.board;
        position.stores = sowing.stores;
        let again = sown.stop == Stop::InStore
            && self.rules.turn.again == Again::LastSeedInOwnStore
            && !matches!(self.choices(position), Choices::Over(_));
        if !again {
            position.mover = position.mover.other();
        } else if O::LISTENS {
            observer.event(Event::Again);
        }
        let endless = sown.stop == Stop::Endless;
        Played {
            laps: sown.laps,
            endless,
            ends_round: endless && self.rules.sowing.endless == Endless::EndRound,
            again,
        }
    }

    /// The hole that the rules looking ahead see after this one.
    #[inline]
    pub(super) const fn ahead(&self, hole: u8) -> u8 {
        self.track.ahead[hole as usize % Hole::MOST]
    }
}
