//! From one round to the next.

use super::ending::Outcome;
use super::games::opening;
use super::settings::{FillFrom, Rounds, Settings};
use super::state::{Hole, Player, State};

/// What a match has come to when a round is about to be laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub owned: [u32; 2],
    /// Rounds are counted from one.
    pub round: u32,
    pub starter: Player,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEndReason {
    CannotFillAHole,
    RoundsPlayed,
}

/// A match that is over, and who has won it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchEnd {
    pub reason: MatchEndReason,
    pub winner: Option<Player>,
}

/// Each player owns their own row, and South begins (E6).
pub fn at_start(settings: &Settings) -> Standing {
    let start = opening(settings);
    Standing {
        owned: [Player::South, Player::North].map(|player| start.seeds_in_row(player)),
        round: 1,
        starter: Player::South,
    }
}

/// P-25: a player owns what they have in the end, leftovers included. P-26, E6: the starter
/// alternates, whoever has won.
pub fn standing_after(standing: Standing, outcome: &Outcome) -> Standing {
    let starter = standing.starter.other();
    let owned = if outcome.odd_seed {
        with_odd_seed(outcome.score, starter)
    } else {
        outcome.score
    };
    Standing {
        owned,
        round: standing.round + 1,
        starter,
    }
}

/// P-27: whoever cannot fill a hole loses; after the last round whoever owns most seeds wins. Nothing
/// while the match goes on, or when the game has no rounds.
pub fn match_end(settings: &Settings, standing: Standing) -> Option<MatchEnd> {
    let rounds = settings.rounds?;
    let [south, north] = standing.owned.map(|owned| owned >= rounds.refill);
    let reason = if !south || !north {
        MatchEndReason::CannotFillAHole
    } else if rounds.most.is_some_and(|most| standing.round > most) {
        MatchEndReason::RoundsPlayed
    } else {
        return None;
    };
    let winner = match (south, north) {
        (true, false) => Some(Player::South),
        (false, true) => Some(Player::North),
        _ => owns_more(standing.owned),
    };
    Some(MatchEnd { reason, winner })
}

fn owns_more([south, north]: [u32; 2]) -> Option<Player> {
    match south.cmp(&north) {
        std::cmp::Ordering::Less => Some(Player::North),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Player::South),
    }
}

/// Lays out a round from what each player owns. Nothing when the match is over because somebody
/// cannot fill a single hole (P-27), or when the game has no rounds.
pub fn next_round(settings: &Settings, totals: [u32; 2], starter: Player) -> Option<State> {
    let rounds = settings.rounds?;
    if totals.iter().any(|&total| total < rounds.refill) {
        return None;
    }
    let (south, south_store) = fill_row(settings, rounds, totals[0]);
    let (north, north_store) = fill_row(settings, rounds, totals[1]);
    Some(State {
        holes: [south, north].concat(),
        stores: [south_store, north_store],
        mover: starter,
    })
}

/// P-21, P-22, P-24: holes are filled one after another from one end; those that cannot get their
/// full number are closed, and what is over stays in the store.
fn fill_row(settings: &Settings, rounds: Rounds, total: u32) -> (Vec<Hole>, u32) {
    let mut store = total;
    let mut row = Vec::new();
    for _ in 0..settings.holes_per_row {
        if store >= rounds.refill {
            store -= rounds.refill;
            row.push(Hole::Open(rounds.refill));
        } else {
            row.push(Hole::Closed);
        }
    }
    if rounds.fill_from == FillFrom::OwnRight {
        row.reverse();
    }
    (row, store)
}

/// E2, match play only: a seed that sharing left over joins the smaller score, or the next
/// starter's if they are equal.
pub fn with_odd_seed(score: [u32; 2], next_starter: Player) -> [u32; 2] {
    let [south, north] = score;
    let gets_it = match south.cmp(&north) {
        std::cmp::Ordering::Less => Player::South,
        std::cmp::Ordering::Greater => Player::North,
        std::cmp::Ordering::Equal => next_starter,
    };
    let mut score = score;
    score[gets_it.index()] += 1;
    score
}
