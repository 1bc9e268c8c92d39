//! What the mover may do, and doing it.

use super::ending::over;
use super::ring::Place;
use super::settings::{Endless, Feeding, Liftable, Settings, Stuck};
use super::state::State;
use super::turn::{Event, Played, pass, sow_from};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A hole by its number on the whole board.
    Hole(usize),
    Pass,
}

/// Every choice the rules leave, holes in rising order; none when the round is over by a rule
/// other than the majority.
pub fn legal(settings: &Settings, state: &State) -> Vec<Choice> {
    if over(settings, state, false).is_some() {
        return Vec::new();
    }
    let holes = playable_holes(settings, state);
    if holes.is_empty() {
        // E7, M4-14.
        return match settings.stuck {
            Stuck::Passes => vec![Choice::Pass],
            Stuck::None => Vec::new(),
        };
    }
    let holes = keep_feeding_moves(settings, state, holes);
    let holes = drop_endless_moves(settings, state, holes);
    holes.into_iter().map(Choice::Hole).collect()
}

/// Makes a legal choice.
///
/// # Errors
///
/// If the round is over by rule, or the choice is not one the rules leave.
pub fn play(settings: &Settings, state: &State, choice: Choice) -> Result<Played, String> {
    let choices = legal(settings, state);
    if choices.is_empty() {
        return Err("the round is over".to_owned());
    }
    if !choices.contains(&choice) {
        return Err(format!("{choice:?} is not among {choices:?}"));
    }
    Ok(match choice {
        Choice::Hole(hole) => sow_from(settings, state, hole),
        Choice::Pass => pass(state),
    })
}

/// P-12, AM-14: any occupied own hole, single seeds too; M4-01, M4-02: or only the outermost.
fn playable_holes(settings: &Settings, state: &State) -> Vec<usize> {
    let mut occupied = state.row(state.mover);
    occupied.retain(|&hole| state.holes[hole].is_occupied());
    match settings.from {
        Liftable::Any => occupied,
        Liftable::Leftmost => occupied.first().copied().into_iter().collect(),
        Liftable::Rightmost => occupied.last().copied().into_iter().collect(),
    }
}

/// The duty exists only towards an opponent who has nothing (4.1, 7b).
pub(super) fn must_feed(settings: &Settings, state: &State) -> bool {
    settings.feeding != Feeding::NoDuty && state.seeds_in_row(state.mover.other()) == 0
}

/// AM-05, E7: whether a feeding move exists at all.
pub(super) fn can_feed(settings: &Settings, state: &State) -> bool {
    playable_holes(settings, state)
        .into_iter()
        .any(|hole| feeds(settings, state, hole))
}

/// AM-05: a seed is left in the starved row, or at least fell there.
fn feeds(settings: &Settings, state: &State, hole: usize) -> bool {
    let starved = state.mover.other();
    let played = sow_from(settings, state, hole);
    match settings.feeding {
        Feeding::NoDuty => true,
        Feeding::AfterCapture => played.state.seeds_in_row(starved) > 0,
        Feeding::ByPlacing => state
            .row(starved)
            .into_iter()
            .any(|hole| played.log.contains(&Event::Drop(Place::Hole(hole)))),
    }
}

fn keep_feeding_moves(settings: &Settings, state: &State, mut holes: Vec<usize>) -> Vec<usize> {
    if must_feed(settings, state) {
        holes.retain(|&hole| feeds(settings, state, hole));
    }
    holes
}

/// E1, `Forbid`: endless moves are out, unless there are no others.
fn drop_endless_moves(settings: &Settings, state: &State, holes: Vec<usize>) -> Vec<usize> {
    if settings.endless != Endless::Forbid {
        return holes;
    }
    let mut finite = holes.clone();
    finite.retain(|&hole| !sow_from(settings, state, hole).endless);
    if finite.is_empty() { holes } else { finite }
}
