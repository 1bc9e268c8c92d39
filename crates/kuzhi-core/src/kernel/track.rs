//! The path that seeds follow round the board.

use crate::{
    hole::{Hole, HoleSet},
    rule_set::{ClosedHoles, Direction, Origin, RuleSet, Stores},
    seat::Seat,
};

/// Stands for the sower's store where a place on the path is a byte.
pub(super) const STORE: u8 = u8::MAX;

/// The path for one set of closed holes: where each seed of a lap falls, and which holes the rules that
/// look ahead and back see as neighbours.
#[derive(Clone, Debug)]
pub(super) struct Track {
    pub(super) holes: usize,
    pub(super) closed: HoleSet,
    /// For each sower and hole: the places where the seeds lifted from it fall, over and over.
    /// A place is a hole's number, or [`STORE`].
    paths: [Vec<Vec<u8>>; 2],
    /// The hole that the look-ahead tests see after each hole.
    pub(super) ahead: [u8; Hole::MOST],
    /// The open hole before each hole.
    pub(super) before: [u8; Hole::MOST],
    /// The open hole after each hole.
    pub(super) after: [u8; Hole::MOST],
}

impl Track {
    pub(super) fn new(rules: &RuleSet, closed: HoleSet) -> Self {
        let holes = usize::from(rules.board.holes.get());
        let walk = Walk {
            ring: 2 * holes,
            direction: rules.turn.direction,
        };
        let open = |hole: usize| !closed.contains(Hole::wrapping(hole));
        let neighbour =
            |hole: usize, step: fn(&Walk, usize) -> usize, seen: &dyn Fn(usize) -> bool| {
                let mut next = step(&walk, hole);
                while next != hole && !seen(next) {
                    next = step(&walk, next);
                }
                byte(next)
            };
        let everything = |_: usize| true;
        let seen_ahead: &dyn Fn(usize) -> bool = match rules.sowing.closed_holes {
            ClosedHoles::Skipped => &open,
            ClosedHoles::Empty => &everything,
        };
        let each = |neighbour_of: &dyn Fn(usize) -> u8| {
            core::array::from_fn(|hole| {
                if hole < 2 * holes {
                    neighbour_of(hole)
                } else {
                    0
                }
            })
        };
        Self {
            holes,
            closed,
            paths: Seat::BOTH.map(|sower| {
                (0..2 * holes)
                    .map(|hole| path(&walk, rules, sower, hole, &open))
                    .collect()
            }),
            ahead: each(&|hole| neighbour(hole, Walk::forward, seen_ahead)),
            before: each(&|hole| neighbour(hole, Walk::backward, &open)),
            after: each(&|hole| neighbour(hole, Walk::forward, &open)),
        }
    }

    /// The places where seeds lifted from `hole` fall in their first time round; the second is the
    /// same, and so on. Empty for a hole that the board does not have.
    pub(super) fn path(&self, sower: Seat, hole: usize) -> &[u8] {
        self.paths[sower.index()]
            .get(hole)
            .map_or(&[], Vec::as_slice)
    }

    /// How many seeds go once round, from any open hole.
    pub(super) fn once_round(&self) -> usize {
        let open = (0..2 * self.holes).find(|&hole| !self.closed.contains(Hole::wrapping(hole)));
        self.path(Seat::South, open.unwrap_or(0)).len()
    }
}

/// Steps round a ring of holes.
struct Walk {
    ring: usize,
    direction: Direction,
}

impl Walk {
    fn forward(&self, hole: usize) -> usize {
        match self.direction {
            Direction::Counterclockwise => (hole + 1) % self.ring,
            Direction::Clockwise => (hole + self.ring - 1) % self.ring,
        }
    }

    fn backward(&self, hole: usize) -> usize {
        match self.direction {
            Direction::Counterclockwise => (hole + self.ring - 1) % self.ring,
            Direction::Clockwise => (hole + 1) % self.ring,
        }
    }

    /// The hole after which a sower's store is met: the last of their row in the direction of sowing.
    fn before_store(&self, sower: Seat) -> usize {
        let holes = self.ring / 2;
        let first = sower.index() * holes;
        match self.direction {
            Direction::Counterclockwise => first + holes - 1,
            Direction::Clockwise => first,
        }
    }
}

fn path(
    walk: &Walk,
    rules: &RuleSet,
    sower: Seat,
    origin: usize,
    open: &dyn Fn(usize) -> bool,
) -> Vec<u8> {
    let mut places = Vec::with_capacity(walk.ring + 1);
    let mut hole = origin;
    loop {
        if rules.board.stores == Stores::SownByOwner && hole == walk.before_store(sower) {
            places.push(STORE);
        }
        hole = walk.forward(hole);
        if hole == origin {
            break;
        }
        if open(hole) {
            places.push(byte(hole));
        }
    }
    if rules.sowing.origin == Origin::Sown {
        places.push(byte(origin));
    }
    places
}

fn byte(hole: usize) -> u8 {
    u8::try_from(hole).expect("a ring has at most 32 holes")
}
