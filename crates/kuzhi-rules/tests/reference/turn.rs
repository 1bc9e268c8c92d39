//! One move, from the first lift to the last capture.

use super::ending::{Outcome, after_endless, over};
use super::ring::{Place, look_ahead, sowing_path};
use super::settings::{Again, Endless, Origin, Relay, Settings};
use super::state::{Hole, Player, State};

/// What a move did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The board as the move leaves it, with whoever moves next.
    pub state: State,
    /// What entered each store, sown seeds included.
    pub stored: [u32; 2],
    /// Lifts; none for a pass.
    pub laps: usize,
    /// The sowing was stopped because it had come back to itself (E1).
    pub endless: bool,
    /// Set when the move itself ends the round (E1, `EndRound`).
    pub ended: Option<Outcome>,
    /// All that happened, in order.
    pub log: Vec<Event>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Lift { hole: usize, seeds: u32 },
    Drop(Place),
    Take { hole: usize, seeds: u32, to: Player },
    Pass,
}

/// A move under way.
pub(super) struct Turn<'a> {
    pub(super) settings: &'a Settings,
    pub(super) state: State,
    /// Every board, with the hole then about to be lifted, since the move began.
    history: Vec<(Vec<Hole>, usize)>,
    endless: bool,
    again: bool,
    log: Vec<Event>,
}

/// Hands the turn over (E7, M4-14).
pub(super) fn pass(state: &State) -> Played {
    let next = State {
        mover: state.mover.other(),
        ..state.clone()
    };
    Played {
        state: next,
        stored: [0, 0],
        laps: 0,
        endless: false,
        ended: None,
        log: vec![Event::Pass],
    }
}

/// Plays an occupied hole without asking whether the rules allow that choice.
pub(super) fn sow_from(settings: &Settings, before: &State, hole: usize) -> Played {
    let mut turn = Turn {
        settings,
        state: before.clone(),
        history: Vec::new(),
        endless: false,
        again: false,
        log: Vec::new(),
    };
    let mut to_lift = Some(hole);
    while let Some(hole) = to_lift {
        to_lift = if turn.has_come_back(hole) {
            turn.endless = true;
            None
        } else {
            let landing = turn.sow_one_lap(hole);
            turn.after_lap(landing)
        };
    }
    turn.finish(before)
}

impl Turn<'_> {
    /// E1: has this very board, with this hole next to be lifted, been there before in this move?
    /// If not it is remembered, the first lift too.
    fn has_come_back(&mut self, hole: usize) -> bool {
        let now = (self.state.holes.clone(), hole);
        if self.history.contains(&now) {
            return true;
        }
        self.history.push(now);
        false
    }

    /// Takes everything out of a hole and lays it out seed by seed; says where the last one fell.
    fn sow_one_lap(&mut self, origin: usize) -> Place {
        let mut hand = self.lift(origin);
        let mut at = Place::Hole(origin);
        while hand > 0 {
            at = self.next_place_for_a_seed(at, origin);
            hand -= 1;
            self.drop_seed(at, hand == 0);
        }
        at
    }

    fn lift(&mut self, hole: usize) -> u32 {
        let seeds = self.state.holes[hole].seeds();
        assert!(seeds > 0, "nothing to lift in hole {hole}");
        self.state.holes[hole] = Hole::Open(0);
        self.log.push(Event::Lift { hole, seeds });
        seeds
    }

    /// Walks along the path to the next place that takes a seed.
    fn next_place_for_a_seed(&self, from: Place, origin: usize) -> Place {
        let path = sowing_path(self.settings, self.state.mover);
        let mut step = path
            .iter()
            .position(|&place| place == from)
            .expect("seeds stay on the path");
        loop {
            step = (step + 1) % path.len();
            if self.takes_seeds(path[step], origin, &path) {
                return path[step];
            }
        }
    }

    /// E5: closed holes never do. E4, P-02: the lap's own origin may be left out, unless there is
    /// no other place at all.
    fn takes_seeds(&self, place: Place, origin: usize, path: &[Place]) -> bool {
        let skipped = self.settings.origin == Origin::Skipped && place == Place::Hole(origin);
        self.is_open(place) && (!skipped || self.is_only_open_place(place, path))
    }

    fn is_open(&self, place: Place) -> bool {
        match place {
            Place::Hole(hole) => self.state.holes[hole].is_open(),
            Place::Store(_) => true,
        }
    }

    fn is_only_open_place(&self, place: Place, path: &[Place]) -> bool {
        path.iter()
            .all(|&other| other == place || !self.is_open(other))
    }

    fn drop_seed(&mut self, place: Place, is_last: bool) {
        self.log.push(Event::Drop(place));
        match place {
            Place::Store(player) => self.state.stores[player.index()] += 1,
            Place::Hole(hole) => {
                self.state.holes[hole] = Hole::Open(self.state.holes[hole].seeds() + 1);
                self.take_four(hole, is_last);
            }
        }
    }

    /// The hole to lift for another lap, if the sowing goes on.
    fn after_lap(&mut self, landing: Place) -> Option<usize> {
        match landing {
            Place::Store(_) => {
                // 7a: a last seed at home earns another move.
                self.again = self.settings.again == Again::LastSeedInOwnStore;
                None
            }
            Place::Hole(hole) => self.relay_from(hole).or_else(|| self.capture_at(hole)),
        }
    }

    /// The relay of 2.1 and 3.1 lifts the hole ahead; that of 5.1 the hole of the last seed.
    fn relay_from(&self, landing: usize) -> Option<usize> {
        match self.settings.relay {
            Relay::None => None,
            Relay::NextHole => {
                let next = look_ahead(self.settings, &self.state.holes, landing);
                self.state.holes[next].is_occupied().then_some(next)
            }
            Relay::LastHole => {
                // M4-10: a seed alone ends the turn, and so does a capture.
                let goes_on = self.state.holes[landing].seeds() > 1
                    && !self.can_be_eaten(&self.state.holes, landing);
                goes_on.then_some(landing)
            }
        }
    }

    /// What is captured where the sowing stops; a sweep may make it go on (P-04).
    fn capture_at(&mut self, landing: usize) -> Option<usize> {
        self.eat(landing);
        self.take_lone_seed(landing);
        self.sweep(landing)
    }

    /// Moves all seeds of a hole into a store.
    pub(super) fn take(&mut self, hole: usize, to: Player) {
        let seeds = self.state.holes[hole].seeds();
        if seeds > 0 {
            self.state.holes[hole] = Hole::Open(0);
            self.state.stores[to.index()] += seeds;
            self.log.push(Event::Take { hole, seeds, to });
        }
    }

    /// 7a: not if the game is over.
    fn moves_again(&self) -> bool {
        self.again && over(self.settings, &self.state, false).is_none()
    }

    fn finish(mut self, before: &State) -> Played {
        if !self.moves_again() {
            self.state.mover = self.state.mover.other();
        }
        let ends_round = self.endless && self.settings.endless == Endless::EndRound;
        let stored = [0, 1].map(|store| self.state.stores[store] - before.stores[store]);
        Played {
            stored,
            laps: self.history.len(),
            endless: self.endless,
            ended: ends_round.then(|| after_endless(&self.state)),
            log: self.log,
            state: self.state,
        }
    }
}
