//! Laying whole laps at once.
//!
//! A lap of at most one time round drops at most one seed into every hole, so it is one subtraction of
//! a mask from the table. Longer laps are laid one time round after the other. Captures while sowing
//! are exact in this form: within one time round each hole is met at most once, and a capture touches
//! no other hole.

use super::track::{STORE, Track};
use crate::{
    event::{Event, Observer, Taking},
    hole::{Hole, HoleSet},
    lanes::Lanes,
    position::{Board, Position},
    rule_set::{LastSeed, Origin, RuleSet, Stores, TakenBy, WhileSowing},
    seat::Seat,
};

/// For every sower, hole and number of seeds: which holes a lap reaches and where it ends.
#[derive(Clone, Debug)]
pub(super) struct LapTable<V> {
    laps: Box<[Lap<V>]>,
    /// All ones but in the lane of a hole: lifting is one `and`.
    keep: Box<[V]>,
    /// How many entries of `laps` each hole has.
    hole_stride: usize,
    /// How far from the front of `laps` the second sower's part begins; 0 if both are alike.
    sower_stride: usize,
    /// The seeds of a lap that goes exactly once round. The table ends there.
    once_round: u8,
    /// The seeds of the shortest lap that passes the hole it began in.
    pub(super) comes_round: u8,
    rows: [V; 2],
    while_sowing: Option<Takes<V>>,
}

/// One entry of the table.
#[derive(Clone, Copy, Debug)]
struct Lap<V> {
    /// All ones in the lanes of the holes that get a seed.
    laid: V,
    /// Where the last seed falls: a hole, or [`STORE`].
    end: u8,
    /// 1 if the sower's store gets a seed.
    stored: u8,
}

/// Captures while sowing, as vectors.
#[derive(Clone, Debug)]
struct Takes<V> {
    count: V,
    other_counts: Vec<V>,
    taken_by: TakenBy,
    last_seed: LastSeed,
}

/// A board in the middle of a move, with what has been taken so far.
pub(super) struct Sowing<V> {
    /// The holes.
    lanes: V,
    /// The same holes in memory, where single ones are read.
    pub(super) board: Board,
    /// All ones where the seeds just laid make a capture.
    captured: V,
    /// The seeds taken while sowing, by the hole they were taken from.
    taken: V,
    pub(super) stores: [u8; 2],
    pub(super) sower: Seat,
    /// The hole about to be lifted.
    pub(super) lift: usize,
    /// The place where the last seed fell: a hole, or [`STORE`].
    pub(super) end: u8,
}

impl<V: Lanes> Sowing<V> {
    #[inline]
    pub(super) fn new(position: &Position, hole: Hole) -> Self {
        Self {
            lanes: V::load(&position.board),
            board: position.board,
            captured: V::splat(0),
            taken: V::splat(0),
            stores: position.stores,
            sower: position.mover,
            lift: hole.index(),
            end: STORE,
        }
    }

    /// The seeds in a hole.
    #[inline]
    pub(super) const fn seeds(&self, hole: u8) -> u8 {
        self.board.0[hole as usize % Hole::MOST]
    }

    /// Reads the lanes again after a hole was emptied between two laps.
    #[inline]
    pub(super) fn reload(&mut self) {
        self.lanes = V::load(&self.board);
    }
}

impl<V: Lanes> LapTable<V> {
    pub(super) fn new(rules: &RuleSet, track: &Track) -> Self {
        let sowers: &[Seat] = match rules.board.stores {
            Stores::CapturesOnly => &[Seat::South],
            Stores::SownByOwner => &Seat::BOTH,
        };
        let once_round = track.once_round();
        let comes_round = match rules.sowing.origin {
            Origin::Sown => once_round,
            Origin::Skipped => once_round + 1,
        };
        let mut laps = Vec::with_capacity(sowers.len() * V::WIDTH * (once_round + 1));
        for &sower in sowers {
            for hole in 0..V::WIDTH {
                let path = track.path(sower, hole);
                laps.extend((0..=once_round).map(|seeds| lap(path, seeds)));
            }
        }
        Self {
            sower_stride: laps.len() / sowers.len() * (sowers.len() - 1),
            hole_stride: once_round + 1,
            laps: laps.into(),
            keep: (0..V::WIDTH)
                .map(|hole| V::from_fn(|lane| if lane == hole { 0 } else { u8::MAX }))
                .collect(),
            once_round: u8::try_from(once_round).expect("a path has at most 33 places"),
            comes_round: u8::try_from(comes_round).expect("a path has at most 33 places"),
            rows: Seat::BOTH.map(|seat| {
                let row = HoleSet::row(seat, track.holes);
                V::from_fn(|lane| {
                    let inside = row.contains(Hole::wrapping(lane));
                    if inside { u8::MAX } else { 0 }
                })
            }),
            while_sowing: rules.while_sowing.as_ref().map(Takes::new),
        }
    }

    /// Lifts the hole that is due and sows its seeds.
    #[inline(always)]
    pub(super) fn sow<O: Observer>(&self, track: &Track, sowing: &mut Sowing<V>, observer: &mut O) {
        let hole = sowing.lift;
        let seeds = sowing.board.0[hole % Hole::MOST];
        if O::LISTENS {
            observer.event(Event::Lift {
                hole: Hole::wrapping(hole),
                seeds,
            });
        }
        sowing.lanes = sowing.lanes & self.keep[hole];
        let laps = &self.laps[sowing.sower.index() * self.sower_stride + hole * self.hole_stride..];
        let mut left = seeds;
        while left > self.once_round {
            left -= self.once_round;
            let round = &laps[usize::from(self.once_round)];
            self.lay(sowing, round, false);
            if O::LISTENS {
                self.tell(track, sowing, self.once_round, observer);
            }
            sowing.lanes = sowing.lanes & !sowing.captured;
        }
        let lap = &laps[usize::from(left)];
        self.lay(sowing, lap, true);
        if O::LISTENS {
            self.tell(track, sowing, left, observer);
        }
        sowing.lanes = sowing.lanes & !sowing.captured;
        sowing.lanes.store(&mut sowing.board);
        sowing.end = lap.end;
    }

    /// The board before a lap of so many seeds from an empty hole, which ended as the sowing stands;
    /// `None` if this and all longer laps would need more seeds than there are, or would have stored
    /// some. The lap must be shorter than one that comes round to its hole, and the next shorter one
    /// must be possible.
    #[inline(always)]
    pub(super) fn take_back(&self, sowing: &mut Sowing<V>, hole: Hole, seeds: u8) -> Option<Board> {
        let hole = hole.index();
        let first = sowing.sower.index() * self.sower_stride + hole * self.hole_stride;
        let lap = &self.laps[first + usize::from(seeds)];
        if lap.stored > 0 || sowing.seeds(lap.end) == 0 {
            return None;
        }
        sowing.end = lap.end;
        let mut board = sowing.board;
        let lifted = V::splat(seeds) & !self.keep[hole];
        (sowing.lanes + lap.laid + lifted).store(&mut board);
        Some(board)
    }

    /// Lays seeds at most once round and marks what that captures.
    #[inline(always)]
    fn lay(&self, sowing: &mut Sowing<V>, lap: &Lap<V>, is_last: bool) {
        sowing.lanes = sowing.lanes - lap.laid;
        sowing.stores[sowing.sower.index()] += lap.stored;
        if let Some(takes) = &self.while_sowing {
            let mut captured = sowing.lanes.equal(takes.count);
            if !takes.other_counts.is_empty() {
                captured = captured | takes.other(sowing.lanes);
            }
            captured = captured & lap.laid;
            if is_last && takes.last_seed == LastSeed::Left && lap.end != STORE {
                captured = captured & self.keep[usize::from(lap.end)];
            }
            sowing.taken = sowing.taken + (sowing.lanes & captured);
            sowing.captured = captured;
        }
    }

    /// Tells a listening observer, seed by seed, what was laid at once.
    fn tell(&self, track: &Track, sowing: &Sowing<V>, seeds: u8, observer: &mut impl Observer) {
        let mut captured = Board::default();
        (sowing.lanes & sowing.captured).store(&mut captured);
        for &place in &track.path(sowing.sower, sowing.lift)[..usize::from(seeds)] {
            if place == STORE {
                observer.event(Event::DropInStore { seat: sowing.sower });
                continue;
            }
            let hole = Hole::wrapping(usize::from(place));
            observer.event(Event::Drop { hole });
            let seeds = captured.seeds(hole);
            if seeds > 0 {
                let to = self.taker(hole, sowing.sower);
                observer.event(Event::Take {
                    hole,
                    seeds,
                    to,
                    why: Taking::WhileSowing,
                });
            }
        }
    }

    fn taker(&self, hole: Hole, sower: Seat) -> Seat {
        let south = self.rows[0].bits() & (1 << hole.index()) != 0;
        match self.while_sowing.as_ref().map(|takes| takes.taken_by) {
            Some(TakenBy::HoleOwner) if south => Seat::South,
            Some(TakenBy::HoleOwner) => Seat::North,
            Some(TakenBy::Sower) | None => sower,
        }
    }

    /// Puts what was taken while sowing into the stores.
    #[inline(always)]
    pub(super) fn store_taken(&self, sowing: &mut Sowing<V>) {
        match self.while_sowing.as_ref().map(|takes| takes.taken_by) {
            Some(TakenBy::Sower) => {
                sowing.stores[sowing.sower.index()] += sowing.taken.sum();
            }
            Some(TakenBy::HoleOwner) => {
                for seat in Seat::BOTH {
                    let taken = sowing.taken & self.rows[seat.index()];
                    sowing.stores[seat.index()] += taken.sum();
                }
            }
            None => {}
        }
    }
}

impl<V: Lanes> Takes<V> {
    /// Where one of the other counts lies.
    #[inline(never)]
    fn other(&self, lanes: V) -> V {
        let none = V::splat(0);
        self.other_counts
            .iter()
            .fold(none, |found, &count| found | lanes.equal(count))
    }

    fn new(capture: &WhileSowing) -> Self {
        let counts: Vec<V> = capture
            .count
            .as_slice()
            .iter()
            .map(|&count| V::splat(count))
            .collect();
        Self {
            count: counts[0],
            other_counts: counts[1..].to_vec(),
            taken_by: capture.taken_by,
            last_seed: capture.last_seed,
        }
    }
}

/// The lap of some seeds along a path, not more than once round.
fn lap<V: Lanes>(path: &[u8], seeds: usize) -> Lap<V> {
    let places = &path[..seeds.min(path.len())];
    let laid = |lane| places.iter().any(|&place| usize::from(place) == lane);
    Lap {
        laid: V::from_fn(|lane| if laid(lane) { u8::MAX } else { 0 }),
        end: places.last().copied().unwrap_or(STORE),
        stored: u8::from(places.contains(&STORE)),
    }
}
