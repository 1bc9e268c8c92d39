//! When a round is over, and who gets what is left.

use super::choices::{can_feed, must_feed};
use super::games::opening;
use super::settings::{EmptyRow, EmptyRowRest, Majority, Rest, Settings, StarvedRest, Whose};
use super::state::{Player, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Majority,
    NoSeeds,
    RowEmpty,
    BoardEmpty,
    FewSeeds,
    Starved,
    Endless,
    Repetition,
    Agreement,
}

impl Reason {
    /// The word of the design page.
    pub fn word(self) -> &'static str {
        match self {
            Reason::Majority => "majority",
            Reason::NoSeeds => "no-seeds",
            Reason::RowEmpty => "row-empty",
            Reason::BoardEmpty => "board-empty",
            Reason::FewSeeds => "few-seeds",
            Reason::Starved => "starved",
            Reason::Endless => "endless",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
        }
    }
}

/// A finished round: why, and the score with the leftovers given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub reason: Reason,
    pub score: [u32; 2],
    /// Sharing in equal halves left one seed over, which is in neither score (E2).
    pub odd_seed: bool,
}

/// Judges a position and its mover; the tests stand in their order of precedence.
pub fn over(settings: &Settings, state: &State, majority: bool) -> Option<Outcome> {
    majority_reached(settings, state)
        .filter(|_| majority)
        .or_else(|| row_is_empty(settings, state))
        .or_else(|| board_is_empty(state))
        .or_else(|| few_seeds_are_left(settings, state))
        .or_else(|| opponent_starves(settings, state))
}

/// E11: more than half of the seeds that the game begins with is stored. It is decided, and what is
/// on the board counts for nobody.
fn majority_reached(settings: &Settings, state: &State) -> Option<Outcome> {
    let all = opening(settings).seeds_on_board();
    let reached = state.stores.iter().any(|&store| 2 * store > all);
    (reached && settings.majority == Majority::Decides)
        .then(|| give(Reason::Majority, state, Rest::Nobody))
}

/// P-13, PP-02: the mover has nothing, or one of the two has nothing.
fn row_is_empty(settings: &Settings, state: &State) -> Option<Outcome> {
    let rule = settings.empty_row?;
    let candidates = match rule.whose {
        Whose::Mover => vec![state.mover],
        Whose::Either => vec![Player::South, Player::North],
    };
    let player = candidates
        .into_iter()
        .find(|&player| state.seeds_in_row(player) == 0)?;
    let reason = match rule.whose {
        Whose::Mover => Reason::NoSeeds,
        Whose::Either => Reason::RowEmpty,
    };
    Some(give_after_empty_row(reason, state, rule, player))
}

/// P-14, AM-07.
fn give_after_empty_row(
    reason: Reason,
    state: &State,
    rule: EmptyRow,
    without_seeds: Player,
) -> Outcome {
    match rule.rest {
        EmptyRowRest::Opponent => give_all(reason, state, without_seeds.other()),
        EmptyRowRest::ThatPlayer => give_all(reason, state, without_seeds),
        EmptyRowRest::RowOwner => give(reason, state, Rest::RowOwner),
        EmptyRowRest::Nobody => give(reason, state, Rest::Nobody),
    }
}

/// P-15, PP-03, AM-08: in every game an empty board is the end.
fn board_is_empty(state: &State) -> Option<Outcome> {
    let empty = state.seeds_on_board() == 0;
    empty.then(|| give(Reason::BoardEmpty, state, Rest::Nobody))
}

/// M4-12, M4-13.
fn few_seeds_are_left(settings: &Settings, state: &State) -> Option<Outcome> {
    let rule = settings.few_seeds?;
    let few = state.seeds_on_board() <= rule.at_most;
    few.then(|| give(Reason::FewSeeds, state, rule.rest))
}

/// 4.1, E7, AM-09: the mover has seeds, and no way to bring one across for good.
fn opponent_starves(settings: &Settings, state: &State) -> Option<Outcome> {
    if !must_feed(settings, state) || can_feed(settings, state) {
        return None;
    }
    Some(match settings.starved {
        StarvedRest::Starved => give_all(Reason::Starved, state, state.mover.other()),
        StarvedRest::Feeder => give_all(Reason::Starved, state, state.mover),
        StarvedRest::RowOwner => give(Reason::Starved, state, Rest::RowOwner),
    })
}

/// E1, `EndRound`: the board is shared.
pub(super) fn after_endless(state: &State) -> Outcome {
    give(Reason::Endless, state, Rest::Shared)
}

/// E2, E3: how a round scores that ends because a position has come back.
pub fn after_repetition(settings: &Settings, state: &State) -> Outcome {
    give(Reason::Repetition, state, settings.repetition.rest)
}

/// E2: the players may agree earlier to what a repetition would bring.
pub fn after_agreement(settings: &Settings, state: &State) -> Outcome {
    give(Reason::Agreement, state, settings.repetition.rest)
}

/// E2, E3: has the last position of this round, which is listed from its start, occurred (board
/// and mover alike) as often as the rules allow?
pub fn repetition_is_due(settings: &Settings, round: &[State]) -> bool {
    let Some(now) = round.last() else {
        return false;
    };
    let same = |then: &&State| then.holes == now.holes && then.mover == now.mover;
    round.iter().filter(same).count() >= settings.repetition.count
}

/// One player gets the whole board.
fn give_all(reason: Reason, state: &State, to: Player) -> Outcome {
    let mut score = state.stores;
    score[to.index()] += state.seeds_on_board();
    Outcome {
        reason,
        score,
        odd_seed: false,
    }
}

/// The board goes to no one, to the owners of the rows, or in equal halves (E2: an odd seed is
/// then nobody's).
fn give(reason: Reason, state: &State, rest: Rest) -> Outcome {
    let mut score = state.stores;
    for player in [Player::South, Player::North] {
        score[player.index()] += match rest {
            Rest::Nobody => 0,
            Rest::RowOwner => state.seeds_in_row(player),
            Rest::Shared => state.seeds_on_board() / 2,
        };
    }
    Outcome {
        reason,
        score,
        odd_seed: rest == Rest::Shared && state.seeds_on_board() % 2 == 1,
    }
}
