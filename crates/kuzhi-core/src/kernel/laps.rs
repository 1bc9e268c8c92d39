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
    rule_set::{LastSeed, RuleSet, Stores, TakenBy},
    seat::Seat,
};

/// For every sower, hole and number of seeds: which holes a lap reaches and where it ends.
#[derive(Clone, Debug)]
pub(super) struct LapTable<V> {
    laps: Box<[Lap<V>]>,
    /// All ones but in the lane of a hole: lifting is one `and`.
    keep: Box<[V]>,
    /// How far from the front of `laps` the second sower's part begins; 0 if both are alike.
    sower_stride: usize,
    /// The longest lap in the table; longer ones go round more than once.
    longest: u8,
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
    counts: Vec<V>,
    taken_by: TakenBy,
    last_seed: LastSeed,
}

/// A board in the middle of a move, with what has been taken so far.
pub(super) struct Sowing<V> {
    /// The holes.
    lanes: V,
    /// The same holes in memory, where single ones are read.
    pub(super) board: Board,
    /// The seeds taken while sowing, by the hole they were taken from.
    taken: V,
    pub(super) stores: [u8; 2],
    pub(super) sower: Seat,
}

impl<V: Lanes> Sowing<V> {
    #[inline]
    pub(super) fn new(position: &Position) -> Self {
        Self {
            lanes: V::load(&position.board),
            board: position.board,
            taken: V::splat(0),
            stores: position.stores,
            sower: position.mover,
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
        let ring = 2 * track.holes;
        let sowers: &[Seat] = match rules.board.stores {
            Stores::CapturesOnly => &[Seat::South],
            Stores::SownByOwner => &Seat::BOTH,
        };
        let mut laps = Vec::with_capacity(sowers.len() * V::WIDTH * V::WIDTH);
        let mut longest = V::WIDTH - 1;
        for &sower in sowers {
            for hole in 0..V::WIDTH {
                let path = if hole < ring {
                    track.path(sower, hole)
                } else {
                    &[]
                };
                if hole < ring {
                    longest = longest.min(path.len());
                }
                laps.extend((0..V::WIDTH).map(|seeds| lap(path, seeds)));
            }
        }
        Self {
            laps: laps.into(),
            keep: (0..V::WIDTH)
                .map(|hole| V::from_fn(|lane| if lane == hole { 0 } else { u8::MAX }))
                .collect(),
            sower_stride: if sowers.len() == 2 {
                V::WIDTH * V::WIDTH
            } else {
                0
            },
            longest: u8::try_from(longest).expect("a lap in the table is shorter than 32"),
            rows: Seat::BOTH.map(|seat| {
                let row = HoleSet::row(seat, track.holes);
                V::from_fn(|lane| {
                    if row.contains(Hole::wrapping(lane)) {
                        u8::MAX
                    } else {
                        0
                    }
                })
            }),
            while_sowing: rules.while_sowing.as_ref().map(|capture| Takes {
                counts: capture
                    .count
                    .as_slice()
                    .iter()
                    .map(|&count| V::splat(count))
                    .collect(),
                taken_by: capture.taken_by,
                last_seed: capture.last_seed,
            }),
        }
    }

    /// Lifts a hole and sows its seeds; gives the place of the last one.
    #[inline(always)]
    pub(super) fn sow<O: Observer>(
        &self,
        track: &Track,
        sowing: &mut Sowing<V>,
        hole: usize,
        observer: &mut O,
    ) -> u8 {
        let seeds = sowing.board.0[hole % Hole::MOST];
        if O::LISTENS {
            observer.event(Event::Lift {
                hole: Hole::wrapping(hole),
                seeds,
            });
        }
        sowing.lanes = sowing.lanes & self.keep[hole];
        let end = if seeds <= self.longest {
            let lap = &self.laps
                [sowing.sower.index() * self.sower_stride + hole * V::WIDTH + usize::from(seeds)];
            self.lay(track, sowing, hole, (lap, seeds, lap.end), observer);
            lap.end
        } else {
            self.sow_long(track, sowing, hole, seeds, observer)
        };
        sowing.lanes.store(&mut sowing.board);
        end
    }

    /// A lap that goes round more than once.
    #[cold]
    fn sow_long<O: Observer>(
        &self,
        track: &Track,
        sowing: &mut Sowing<V>,
        hole: usize,
        seeds: u8,
        observer: &mut O,
    ) -> u8 {
        let path = track.path(sowing.sower, hole);
        let once_round = u8::try_from(path.len()).expect("a path has at most 33 places");
        let mut left = seeds;
        while left > 0 {
            let now = left.min(once_round);
            left -= now;
            let lap = lap(path, usize::from(now));
            let end = if left == 0 { lap.end } else { STORE };
            self.lay(track, sowing, hole, (&lap, now, end), observer);
        }
        path[usize::from(seeds - 1) % path.len()]
    }

    /// Lays seeds at most once round and takes what that captures. `end` is where the last seed of the
    /// whole lap falls, if it falls now.
    #[inline(always)]
    fn lay<O: Observer>(
        &self,
        track: &Track,
        sowing: &mut Sowing<V>,
        hole: usize,
        (lap, seeds, end): (&Lap<V>, u8, u8),
        observer: &mut O,
    ) {
        sowing.lanes = sowing.lanes - lap.laid;
        sowing.stores[sowing.sower.index()] += lap.stored;
        let mut captured = V::splat(0);
        if let Some(takes) = &self.while_sowing {
            for &count in &takes.counts {
                captured = captured | sowing.lanes.equal(count);
            }
            captured = captured & lap.laid;
            if takes.last_seed == LastSeed::Left && end != STORE {
                captured = captured & self.keep[usize::from(end)];
            }
            sowing.taken = sowing.taken + (sowing.lanes & captured);
        }
        if O::LISTENS {
            let places = &track.path(sowing.sower, hole)[..usize::from(seeds)];
            self.tell(sowing, places, captured, observer);
        }
        sowing.lanes = sowing.lanes & !captured;
    }

    /// Tells a listening observer, seed by seed, what was laid at once.
    fn tell(&self, sowing: &Sowing<V>, places: &[u8], captured: V, observer: &mut impl Observer) {
        let mut board = Board::default();
        (sowing.lanes & captured).store(&mut board);
        for &place in places {
            if place == STORE {
                observer.event(Event::DropInStore { seat: sowing.sower });
                continue;
            }
            let hole = Hole::wrapping(usize::from(place));
            observer.event(Event::Drop { hole });
            let seeds = board.seeds(hole);
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
