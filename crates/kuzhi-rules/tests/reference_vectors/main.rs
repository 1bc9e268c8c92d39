//! Runs the rulebook's worked examples and numbers through the plain reference, so that it can
//! be trusted where it is used to judge the real rules. One game, one file; this one reads boards and
//! checks moves.

mod al_manqala;
mod field_cases;
mod kalah;
mod mangala_iv;
mod oware;
mod pallankuzhi;
mod pandi;
mod pasu_pondi;
mod position_text;
#[path = "../reference/mod.rs"]
mod reference;

use Player::{North, South};
use reference::*;

/// Reads `1,0,5x3,- / 0x7`: `5x3` is three fives, `-` a closed hole.
fn board(text: &str) -> Vec<Hole> {
    let words = text
        .trim_matches(['[', ']'])
        .split(['/', ','])
        .map(str::trim);
    words
        .flat_map(|word| match word.split_once('x') {
            Some((seeds, times)) => vec![seeds; times.parse().expect("a number of holes")],
            None => vec![word],
        })
        .map(|word| match word {
            "-" => Hole::Closed,
            seeds => Hole::Open(seeds.parse().expect("a number of seeds")),
        })
        .collect()
}

fn position(text: &str, stores: [u32; 2], mover: Player) -> State {
    State {
        holes: board(text),
        stores,
        mover,
    }
}

fn south_plays(settings: &Settings, before: &str, hole: usize) -> Played {
    play(
        settings,
        &position(before, [0, 0], South),
        Choice::Hole(hole),
    )
    .expect("a legal move")
}

/// Checks a move of South's from empty stores.
#[track_caller]
fn check(settings: &Settings, before: &str, hole: usize, after: &str, stored: [u32; 2]) {
    let played = south_plays(settings, before, hole);
    assert_eq!(played.state.holes, board(after));
    assert_eq!(played.stored, stored);
    assert_eq!(played.state.stores, stored);
    assert_eq!(played.state.mover, North);
    assert!(!played.endless);
}

#[track_caller]
fn is_over(outcome: Option<Outcome>, reason: Reason, score: [u32; 2]) {
    let told = outcome.map(|outcome| (outcome.reason, outcome.score));
    assert_eq!(told, Some((reason, score)));
}

/// Replays hole numbers from the opening, both players' passes left out.
fn replay(settings: &Settings, moves: &[usize]) -> State {
    moves.iter().fold(opening(settings), |state, &hole| {
        play(settings, &state, Choice::Hole(hole))
            .expect("a legal move")
            .state
    })
}

/// Counts lines of exactly `depth` plies; a pass and an extra turn are plies.
fn perft(settings: &Settings, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let choices = legal(settings, state);
    let next = |choice| play(settings, state, choice).expect("a legal choice").state;
    choices
        .into_iter()
        .map(|choice| perft(settings, &next(choice), depth - 1))
        .sum()
}

#[track_caller]
fn check_perft(settings: &Settings, expected: &[u64]) {
    let start = opening(settings);
    let counts: Vec<u64> = (1..)
        .take(expected.len())
        .map(|depth| perft(settings, &start, depth))
        .collect();
    assert_eq!(counts, expected);
}

fn with_sweep(mut settings: Settings, change: impl Fn(&mut Sweep)) -> Settings {
    change(settings.sweep.as_mut().expect("a game with a sweep"));
    settings
}

fn with_fours(mut settings: Settings, change: impl Fn(&mut Fours)) -> Settings {
    change(settings.fours.as_mut().expect("a game with fours"));
    settings
}

fn with_eat(mut settings: Settings, change: impl Fn(&mut Eat)) -> Settings {
    change(settings.eat.as_mut().expect("a game that eats"));
    settings
}

fn skipping_origin(settings: Settings) -> Settings {
    Settings {
        origin: Origin::Skipped,
        ..settings
    }
}

/// The board seen from `places` holes further on.
fn rotated(holes: &[Hole], places: usize) -> Vec<Hole> {
    let mut holes = holes.to_vec();
    holes.rotate_right(places);
    holes
}
