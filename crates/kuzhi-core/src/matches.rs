//! Matches: what the players own between two rounds, and how the next round is laid out.

use crate::{
    game::{Game, Outcome},
    hole::Hole,
    position::{Board, Position},
    rule_set::{FillFrom, MatchRules},
    seat::Seat,
};

/// How a match stands before a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The seeds each player owns, South first.
    pub owned: [u32; 2],
    /// The number of the round to come, from 1.
    pub round: u32,
    /// Who moves first in it.
    pub starter: Seat,
}

/// What follows a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextRound {
    /// Another one, which begins here.
    Begins(Position),
    /// Nothing: the match is over.
    Over(MatchEnd),
}

/// A finished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchEnd {
    /// Why.
    pub reason: MatchEndReason,
    /// Who has won; `None` for a draw.
    pub winner: Option<Seat>,
    /// The seeds each player owns, South first.
    pub owned: [u32; 2],
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEndReason {
    /// A player cannot fill a single hole.
    Exhausted,
    /// The agreed number of rounds has been played.
    RoundLimit,
}

impl Standing {
    /// Before the first round of a game.
    pub fn at_start(game: &Game) -> Self {
        let start = game.start();
        let owned = |seat| start.board().sum(crate::HoleSet::row(seat, game.holes()));
        Self {
            owned: Seat::BOTH.map(owned),
            round: 1,
            starter: start.mover(),
        }
    }

    /// After a round with this outcome.
    ///
    /// An odd seed that a sharing left over joins the smaller store, or the next starter's if both are
    /// equal, so that no seed is lost between rounds. Seeds that the rules give to nobody are out of
    /// the match.
    #[must_use]
    pub fn after(self, outcome: Outcome) -> Self {
        let starter = self.starter.other();
        let mut owned = outcome.score;
        if outcome.odd_seed {
            let poorer = richer(owned).map_or(starter, Seat::other);
            owned[poorer.index()] += 1;
        }
        Self {
            owned,
            round: self.round.saturating_add(1),
            starter,
        }
    }
}

impl Game {
    /// The round that follows this standing, or the end of the match; `None` if the game is not played
    /// in matches.
    ///
    /// Both players fill their own holes; what does not fill a hole stays in the store, and holes that
    /// stay empty are closed for the round.
    ///
    /// # Panics
    ///
    /// If the players own more than 255 seeds together, which no round leaves them with.
    pub fn next_round(&self, standing: &Standing) -> Option<NextRound> {
        let rules = self.rules().rounds.as_ref()?;
        let refill = u32::from(rules.refill.get());
        let limit = rules.rounds.0.map(u32::from);
        let reason = if standing.owned.iter().any(|&owned| owned < refill) {
            MatchEndReason::Exhausted
        } else if limit.is_some_and(|limit| standing.round > limit) {
            MatchEndReason::RoundLimit
        } else {
            return Some(NextRound::Begins(self.lay_out(rules, standing)));
        };
        Some(NextRound::Over(MatchEnd {
            reason,
            winner: richer(standing.owned),
            owned: standing.owned,
        }))
    }

    fn lay_out(&self, rules: &MatchRules, standing: &Standing) -> Position {
        let mut position = Position {
            board: Board::default(),
            stores: [0; 2],
            mover: standing.starter,
            closed: crate::HoleSet::EMPTY,
        };
        let (refill, holes) = (rules.refill.get(), self.holes());
        for seat in Seat::BOTH {
            let owned = standing.owned[seat.index()];
            let filled = (owned / u32::from(refill)).min(u32::try_from(holes).unwrap_or(0));
            for step in 0..holes {
                let place = match rules.fill_from {
                    FillFrom::OwnLeft => step,
                    FillFrom::OwnRight => holes - 1 - step,
                };
                let hole = Hole::wrapping(seat.index() * holes + place);
                if step < filled as usize {
                    position.board.0[hole.index()] = refill;
                } else {
                    position.closed.insert(hole);
                }
            }
            let kept = owned - filled * u32::from(refill);
            position.stores[seat.index()] =
                u8::try_from(kept).expect("players own at most 255 seeds together");
        }
        position
    }
}

/// The player who owns more, if one does.
pub fn richer(owned: [u32; 2]) -> Option<Seat> {
    match owned[0].cmp(&owned[1]) {
        core::cmp::Ordering::Less => Some(Seat::North),
        core::cmp::Ordering::Equal => None,
        core::cmp::Ordering::Greater => Some(Seat::South),
    }
}
