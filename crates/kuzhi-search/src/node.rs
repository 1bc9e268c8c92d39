//! The moves of a node, in the order in which they are tried.

use arrayvec::ArrayVec;
use kuzhi_core::{Hole, Kernel, Position, Reason, Seat, Silent};

use crate::{points::in_points, tunables};

/// A move and where it leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    /// The number of the position it leads to.
    pub(crate) key: u64,
    /// The place of the hole in the mover's row; for a pass, [`Child::PASS`].
    pub(crate) place: u8,
    pub(crate) position: Position,
    /// What the mover gains over the other player by the move itself, in points.
    pub(crate) gain: i16,
    /// Whether the same player moves again.
    pub(crate) again: bool,
    /// Set if the move ends the round by itself, with what the mover gains by the leftovers, in points.
    pub(crate) ended: Option<i16>,
}

/// The moves of a node.
pub(crate) type Children = ArrayVec<Child, 16>;

impl Child {
    /// Stands for a pass where a place is asked for.
    pub(crate) const PASS: u8 = 254;

    pub(crate) fn sow(kernel: &Kernel, parent: &Position, hole: Hole) -> Self {
        let mut position = *parent;
        let played = kernel.play(&mut position, hole, &mut Silent);
        let mover = parent.mover();
        Self {
            place: u8::try_from(hole.place(kernel.holes())).unwrap_or(Self::PASS),
            gain: in_points(net(&position, mover) - net(parent, mover)),
            again: position.mover() == mover,
            ended: played
                .ends_round
                .then(|| in_points(net_of(kernel.leftovers(&position, Reason::Endless), mover))),
            position,
            key: 0,
        }
    }

    pub(crate) fn pass(kernel: &Kernel, parent: &Position) -> Self {
        let mut position = *parent;
        kernel.pass(&mut position, &mut Silent);
        Self {
            place: Self::PASS,
            position,
            gain: 0,
            again: false,
            ended: None,
            key: 0,
        }
    }

    /// The value of the move, given the value of the position it leads to for whoever moves there.
    pub(crate) const fn value(&self, after: i16) -> i16 {
        if self.again {
            self.gain + after
        } else {
            self.gain - after
        }
    }

    /// The value of the position it leads to for whoever moves there, given the value of the move.
    pub(crate) const fn after(&self, value: i16) -> i16 {
        if self.again {
            value - self.gain
        } else {
            self.gain - value
        }
    }

    /// How early the move is to be tried.
    pub(crate) fn weight(&self) -> i16 {
        self.gain + tunables::AGAIN * i16::from(self.again)
    }
}

/// Puts a move among others, the likeliest first by what they gain; among equals those from the right
/// end of the row, unless the left one is asked for. Moves must come from left to right.
pub(crate) fn insert(children: &mut Children, child: Child, from_left: bool) {
    let weight = child.weight() - i16::from(from_left);
    let index = children.iter().position(|other| other.weight() <= weight);
    children.insert(index.unwrap_or(children.len()), child);
}

/// What a player has stored more than the other.
fn net(position: &Position, seat: Seat) -> i16 {
    i16::from(position.store(seat)) - i16::from(position.store(seat.other()))
}

/// What a player gets more than the other of some shares, South's first.
pub(crate) fn net_of(shares: [u32; 2], seat: Seat) -> i16 {
    let share = |seat: Seat| i16::try_from(shares[seat.index()]).unwrap_or(i16::MAX);
    share(seat) - share(seat.other())
}
