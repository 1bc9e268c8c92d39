//! What may be played, and whether the round is over.

use super::{Kernel, Laps};
use crate::{
    event::{Event, Observer, Silent},
    hole::{Hole, HoleSet},
    lanes::Lanes,
    position::{Board, Position},
    rule_set::{EmptyRowRest, Endless, Feeds, From, Rest, StarvedRest, Stuck, Whose},
    seat::Seat,
};

/// What the player to move can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// Sow from one of these holes, of which there is at least one.
    Holes(HoleSet),
    /// Only pass.
    Pass,
    /// Nothing: the round is over.
    Over(Reason),
}

/// Why a round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The player to move has no seeds.
    NoSeeds,
    /// One of the rows is empty.
    RowEmpty,
    /// The other player has no seeds and cannot be fed.
    Starved,
    /// A player has more than half of all seeds.
    Majority,
    /// Too few seeds are left.
    FewSeeds,
    /// No seed is left.
    BoardEmpty,
    /// The last move would never have ended.
    Endless,
    /// The position has come back too often.
    Repetition,
    /// The players agreed to stop.
    Agreement,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 9] = [
        Self::NoSeeds,
        Self::RowEmpty,
        Self::Starved,
        Self::Majority,
        Self::FewSeeds,
        Self::BoardEmpty,
        Self::Endless,
        Self::Repetition,
        Self::Agreement,
    ];

    /// The word for it in results and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NoSeeds => "no-seeds",
            Self::RowEmpty => "row-empty",
            Self::Starved => "starved",
            Self::Majority => "majority",
            Self::FewSeeds => "few-seeds",
            Self::BoardEmpty => "board-empty",
            Self::Endless => "endless",
            Self::Repetition => "repetition",
            Self::Agreement => "agreement",
        }
    }

    /// The reason spelt so.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.word() == word)
    }
}

impl Kernel {
    /// The holes that hold seeds.
    #[inline]
    pub fn occupied(&self, board: &Board) -> HoleSet {
        let empty = match self.laps {
            Laps::Narrow(_) => empty_lanes::<wide::u8x16>(board) | 0xFFFF_0000,
            Laps::Wide(_) => empty_lanes::<wide::u8x32>(board),
        };
        HoleSet::from_bits(!empty)
    }

    /// What the player to move can do. The decision by majority, a setting of play, is left to
    /// [`crate::Game`].
    #[inline]
    pub fn choices(&self, position: &Position) -> Choices {
        let occupied = self.occupied(&position.board);
        let own = occupied.and(self.row(position.mover));
        let other = occupied.and(self.row(position.mover.other()));
        if own.is_empty() || other.is_empty() || self.choices_need_care {
            self.careful_choices(position, own, other)
        } else {
            Choices::Holes(self.playable(own))
        }
    }

    /// The holes from which sowing may begin, leaving duties aside.
    #[inline]
    fn playable(&self, own: HoleSet) -> HoleSet {
        match self.rules.turn.from {
            From::AnyOwn => own,
            From::LeftmostOwn => own.first().into_iter().collect(),
            From::RightmostOwn => own.last().into_iter().collect(),
        }
    }

    #[cold]
    fn careful_choices(&self, position: &Position, own: HoleSet, other: HoleSet) -> Choices {
        if let Some(reason) = self.over_by_what_is_left(position, own, other) {
            return Choices::Over(reason);
        }
        if own.is_empty() {
            debug_assert_eq!(self.rules.turn.stuck, Stuck::Passes);
            return Choices::Pass;
        }
        let mut holes = self.playable(own);
        if let Some(feeding) = &self.rules.feeding
            && other.is_empty()
        {
            holes = those(holes, |hole| self.feeds(position, hole, feeding.tested));
            if holes.is_empty() {
                return Choices::Over(Reason::Starved);
            }
        }
        if self.rules.sowing.endless == Endless::Forbidden {
            let ending = those(holes, |hole| {
                !self.try_out(&mut { *position }, hole, &mut Silent)
            });
            holes = if ending.is_empty() { holes } else { ending };
        }
        Choices::Holes(holes)
    }

    /// The ends that can be seen from what lies in the rows.
    fn over_by_what_is_left(
        &self,
        position: &Position,
        own: HoleSet,
        other: HoleSet,
    ) -> Option<Reason> {
        match self.rules.empty_row.as_ref().map(|end| end.whose) {
            Some(Whose::Mover) if own.is_empty() => return Some(Reason::NoSeeds),
            Some(Whose::Either) if own.is_empty() || other.is_empty() => {
                return Some(Reason::RowEmpty);
            }
            _ => {}
        }
        if own.is_empty() && other.is_empty() {
            return Some(Reason::BoardEmpty);
        }
        let few = self.rules.few_seeds.as_ref()?;
        (position.board.total() <= u32::from(few.at_most.get())).then_some(Reason::FewSeeds)
    }

    /// Whether a move gives seeds to the other player, whose row is empty.
    pub(crate) fn feeds(&self, position: &Position, hole: Hole, tested: Feeds) -> bool {
        let row = self.row(position.mover.other());
        let mut after = *position;
        match tested {
            Feeds::AfterCapture => {
                self.try_out(&mut after, hole, &mut Silent);
                after.board.sum(row) > 0
            }
            Feeds::Placed => {
                let mut drops = DropsIn { row, any: false };
                self.try_out(&mut after, hole, &mut drops);
                drops.any
            }
        }
    }

    /// What each player gets of the seeds on the board when the round is over, South's share first.
    pub fn leftovers(&self, position: &Position, reason: Reason) -> [u32; 2] {
        let rows = Seat::BOTH.map(|seat| position.board.sum(self.row(seat)));
        let all = rows[0] + rows[1];
        let to = |seat: Seat| match seat {
            Seat::South => [all, 0],
            Seat::North => [0, all],
        };
        let mover = position.mover;
        match reason {
            Reason::NoSeeds | Reason::RowEmpty => {
                let empty = if rows[mover.index()] == 0 {
                    mover
                } else {
                    mover.other()
                };
                match self.rules.empty_row.as_ref().map(|end| end.rest) {
                    Some(EmptyRowRest::Opponent) => to(empty.other()),
                    Some(EmptyRowRest::EmptyPlayer) => to(empty),
                    Some(EmptyRowRest::RowOwner) | None => rows,
                }
            }
            Reason::Starved => match self.rules.starved.as_ref().map(|end| end.rest) {
                Some(StarvedRest::Starved) => to(mover.other()),
                Some(StarvedRest::Feeder) => to(mover),
                Some(StarvedRest::RowOwner) | None => rows,
            },
            Reason::FewSeeds
            | Reason::Majority
            | Reason::BoardEmpty
            | Reason::Endless
            | Reason::Repetition
            | Reason::Agreement => match self.rest(reason) {
                Rest::Shared => [all / 2, all / 2],
                Rest::RowOwner => rows,
                Rest::Nobody => [0, 0],
            },
        }
    }

    /// What becomes of the seeds on the board when play stops for a reason that favours neither
    /// player.
    fn rest(&self, reason: Reason) -> Rest {
        match reason {
            Reason::Endless => Rest::Shared,
            Reason::Repetition | Reason::Agreement => self.rules.repetition.rest,
            Reason::FewSeeds => {
                let few = self.rules.few_seeds.as_ref();
                few.map_or(Rest::Nobody, |few| few.rest)
            }
            _ => Rest::Nobody,
        }
    }

    /// Whether the seeds on the board are shared equally when the round ends for this reason.
    pub(crate) fn shares_equally(&self, reason: Reason) -> bool {
        self.rest(reason) == Rest::Shared
    }
}

#[inline]
fn empty_lanes<V: Lanes>(board: &Board) -> u32 {
    V::load(board).equal(V::splat(0)).bits()
}

fn those(holes: HoleSet, mut wanted: impl FnMut(Hole) -> bool) -> HoleSet {
    holes.into_iter().filter(|&hole| wanted(hole)).collect()
}

/// Notes whether any seed falls into a row.
struct DropsIn {
    row: HoleSet,
    any: bool,
}

impl Observer for DropsIn {
    const LISTENS: bool = true;

    fn event(&mut self, event: Event) {
        if let Event::Drop { hole } = event {
            self.any |= self.row.contains(hole);
        }
    }
}
