//! How long it takes to prove the value of every move of positions met in play, rounds with closed holes
//! included: relay games, which need no endgame tables for it.
//!
//! `cargo bench -p kuzhi-search --bench positions -- MATCHES` plays so many matches of each preset, moves
//! drawn at random from a fixed seed, and solves every position on one thread with a table of 16 MiB that
//! knows nothing yet. Times are those that the processor spent.
#![expect(clippy::print_stdout, reason = "a bench shows its figures")]

use std::fs;

use kuzhi_core::{Game, NextRound, Position, Round, Silent, SplitMix, Standing};
use kuzhi_search::{Engine, Limits, Table, solve};

fn main() {
    let matches = std::env::args()
        .skip(1)
        .find_map(|word| word.parse().ok())
        .unwrap_or(3);
    println!("game         preset  positions  closed   median ms   99 of 100   slowest");
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
    let mut times: Vec<f64> = positions
        .iter()
        .map(|position| 1000.0 * seconds_to_solve(&game, position))
        .collect();
    times.sort_by(f64::total_cmp);
    let closed = positions
        .iter()
        .filter(|position| !position.closed().is_empty());
    println!(
        "{id:12} {preset:6} {count:10} {closed:7} {median:11.2} {most:11.2} {slowest:9.2}",
        count = times.len(),
        closed = closed.count(),
        median = times[times.len() / 2],
        most = times[times.len() * 99 / 100],
        slowest = times[times.len() - 1],
    );
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

fn seconds_to_solve(game: &Game, position: &Position) -> f64 {
    let begin = cpu_seconds();
    let (kernel, table) = (game.kernel(position.closed()), Table::new(16 << 20));
    let solution = solve(Engine::new(&kernel, &table), position, Limits::NONE);
    assert!(solution.expect("exact values").value.exact);
    cpu_seconds() - begin
}

/// The time this thread has been running on a processor.
fn cpu_seconds() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").expect("a Linux system");
    let first = text
        .split(' ')
        .next()
        .and_then(|word| word.parse::<f64>().ok());
    first.expect("nanoseconds") / 1e9
}
