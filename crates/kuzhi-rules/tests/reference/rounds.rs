//! From one round to the next.

use super::settings::{FillFrom, Rounds, Settings};
use super::state::{Hole, Player, State};

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
