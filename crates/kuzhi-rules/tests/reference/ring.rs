//! Ways round the board.

use super::settings::{ClosedHoles, Direction, Settings, Stores};
use super::state::{Hole, Player};

/// Something a seed can fall into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Hole(usize),
    Store(Player),
}

/// Facing holes add up to one less than the number of holes (section 0).
pub fn opposite(holes: &[Hole], hole: usize) -> usize {
    holes.len() - 1 - hole
}

/// All places a mover's seeds pass, in the order they pass them (E10, 7a: a store lies at the
/// right end of its owner's row, and only the mover's own one is on the way).
pub(super) fn sowing_path(settings: &Settings, mover: Player) -> Vec<Place> {
    let length = settings.holes_per_row;
    let mut path = Vec::new();
    for (player, row) in [
        (Player::South, 0..length),
        (Player::North, length..2 * length),
    ] {
        path.extend(row.map(Place::Hole));
        if settings.stores == Stores::SownByOwner && player == mover {
            path.push(Place::Store(player));
        }
    }
    if settings.direction == Direction::Clockwise {
        path.reverse();
    }
    path
}

/// The neighbouring hole on the way of sowing, open or not.
fn hole_after(settings: &Settings, holes: &[Hole], hole: usize) -> usize {
    match settings.direction {
        Direction::CounterClockwise => (hole + 1) % holes.len(),
        Direction::Clockwise => (hole + holes.len() - 1) % holes.len(),
    }
}

/// The neighbouring hole against the way of sowing, open or not.
fn hole_before(settings: &Settings, holes: &[Hole], hole: usize) -> usize {
    match settings.direction {
        Direction::CounterClockwise => (hole + holes.len() - 1) % holes.len(),
        Direction::Clockwise => (hole + 1) % holes.len(),
    }
}

/// The next hole that is in play. E5: closed holes are stepped over.
pub(super) fn open_hole_after(settings: &Settings, holes: &[Hole], hole: usize) -> usize {
    let mut at = hole_after(settings, holes, hole);
    while !holes[at].is_open() {
        at = hole_after(settings, holes, at);
    }
    at
}

/// The same, walking backwards.
pub(super) fn open_hole_before(settings: &Settings, holes: &[Hole], hole: usize) -> usize {
    let mut at = hole_before(settings, holes, hole);
    while !holes[at].is_open() {
        at = hole_before(settings, holes, at);
    }
    at
}

/// The hole that the next-hole test and the test beyond it look at. P-23: either closed holes do
/// not exist for it, or they stand in the ring like empty ones.
pub(super) fn look_ahead(settings: &Settings, holes: &[Hole], hole: usize) -> usize {
    match settings.closed_holes {
        ClosedHoles::Skipped => open_hole_after(settings, holes, hole),
        ClosedHoles::Empty => hole_after(settings, holes, hole),
    }
}
