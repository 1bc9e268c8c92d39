//! How long it takes to prove the value of positions met in play, alone and with that of every move,
//! rounds with closed holes included: relay games, which need no endgame tables for it.
//!
//! `cargo bench -p kuzhi-search --bench positions -- MATCHES` plays so many matches of each preset, moves
//! drawn at random from a fixed seed, and solves every position on one thread with a table of 4 MiB that
//! knows nothing yet. Times are those that the processor spent.
#![expect(clippy::print_stdout, reason = "a bench shows its figures")]

mod clock;

use kuzhi_core::{Game, NextRound, Position, Round, Silent, SplitMix, Standing};
use kuzhi_search::{Engine, Limits, Search, Table, solve, value};

use crate::clock::cpu_seconds;

fn main() {
    let matches = std::env::args()
        .skip(1)
        .find_map(|word| word.parse().ok())
        .unwrap_or(3);
    println!(
        "                                          value alone, ms          value of every move, ms"
    );
    println!(
        "game         preset  positions  closed  median  99 of 100    most  median  99 of 100    most"
    );
    for (game, presets) in [
        ("pallankuzhi", ["four", "five", "six"].as_slice()),
        ("pasu-pondi", &["five", "six"]),
    ] {
        for preset in presets {
            measure(game, preset, matches);
        }
    }
}

fn measure(id: &str, preset: &str, matches: u64) {
    let built_in = kuzhi_rules::built_in::find(id).expect("the id of a built-in game");
    let file = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
    let choice = ("preset".to_owned(), preset.to_owned());
    let rules = file.rules(&[choice]).expect("a preset of the game");
    let game = Game::new(&rules).expect("rules that make sense");
    let positions: Vec<Position> = (0..matches)
        .flat_map(|seed| met_in_play(&game, &mut SplitMix::new(seed)))
        .collect();
    let closed = positions
        .iter()
        .filter(|position| !position.closed().is_empty());
    print!(
        "{id:12} {preset:6} {count:10} {closed:7}",
        count = positions.len(),
        closed = closed.count(),
    );
    for ask in [value_alone, value_of_every_move] {
        let seconds = positions
            .iter()
            .map(|position| seconds_to_solve(&game, position, ask));
        let mut times: Vec<f64> = seconds.map(|seconds| 1000.0 * seconds).collect();
        times.sort_by(f64::total_cmp);
        print!(
            " {median:7.2} {most:10.2} {slowest:7.2}",
            median = times[times.len() / 2],
            most = times[times.len() * 99 / 100],
            slowest = times[times.len() - 1],
        );
    }
    println!();
}

/// The positions of a match of at most twenty rounds in which both play at random.
fn met_in_play(game: &Game, random: &mut SplitMix) -> Vec<Position> {
    let mut standing = Standing::at_start(game);
    let mut positions = Vec::new();
    for _ in 0..20 {
        let Some(NextRound::Begins(start)) = game.next_round(&standing) else {
            break;
        };
        let mut round = Round::new(game, start);
        while round.over().is_none() {
            positions.push(*round.position());
            let moves = round.moves();
            let count = u32::try_from(moves.len()).expect("a row has few holes");
            let index = usize::try_from(random.below(count)).expect("a small number");
            round.play(moves[index], &mut Silent).expect("a legal move");
        }
        standing = standing.after(round.over().expect("the round is over"));
    }
    positions
}

fn seconds_to_solve(
    game: &Game,
    position: &Position,
    ask: fn(Engine<'_>, &Position) -> bool,
) -> f64 {
    let begin = cpu_seconds();
    let (kernel, table) = (game.kernel(position.closed()), Table::new(4 << 20));
    assert!(ask(Engine::new(&kernel, &table), position));
    cpu_seconds() - begin
}

/// Whether the value of a position was proven.
fn value_alone(engine: Engine<'_>, position: &Position) -> bool {
    let mut search = Search::new(engine, Limits::NONE);
    value(&mut search, position, Search::DEEPEST).exact
}

/// Whether the value of every move was proven.
fn value_of_every_move(engine: Engine<'_>, position: &Position) -> bool {
    let solution = solve(engine, position, Limits::NONE);
    solution.expect("exact values").value.exact
}
