//! How many positions a second a build solves on one thread, beside the floor: making every move of
//! every position once with the kernel and looking up where it leads, many look-ups at a time so that
//! none waits for another.
//!
//! `cargo bench -p kuzhi-tables -- GAME SEEDS`; without arguments, 10 seeds of each game. Times are those
//! that the processor spent, so that other work on the machine disturbs them less.
//! With `SWEEPS` set, each sweep is shown too; with `NOFLOOR`, the floor is left out.
#![expect(clippy::print_stdout, reason = "a bench shows its figures")]
#![expect(clippy::cast_precision_loss, reason = "the figures are rounded anyway")]

use std::{fs, ops::ControlFlow};

use kuzhi_core::{Choices, HoleSet, Kernel, Position, Ranker, Silent, rule_set::RuleSet};
use kuzhi_tables::{Build, Layout, Place, Progress, Table};

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let games = match words.first() {
        Some(id) => vec![kuzhi_rules::built_in::find(id).expect("the id of a built-in game")],
        None => kuzhi_rules::built_in::all().iter().collect(),
    };
    let seeds = words
        .get(1)
        .map_or(10, |seeds| seeds.parse().expect("a number of seeds"));
    println!("game           seeds   positions   built M/s   layer M/s   floor M/s");
    for game in games {
        let (file, _) = kuzhi_rules::parse(game.text);
        measure(
            game.id,
            &file.expect("a built-in game can be read").standard,
            seeds,
        );
    }
}

/// Prints one line: the whole table, its last layer, and the floor of that layer.
fn measure(id: &str, rules: &RuleSet, seeds: u32) {
    let build = Build::new(rules, seeds).expect("a table of a built-in game");
    let last = build.layout().layers().last().unwrap_or(0);
    let shows_sweeps = std::env::var_os("SWEEPS").is_some();
    let begin = seconds();
    let mut layer_begins = begin;
    let table = build.table(&mut |progress| {
        match progress {
            Progress::Layer { seeds, .. } if seeds == last => layer_begins = seconds(),
            Progress::Swept { sweep, open, .. } if shows_sweeps => {
                println!("  sweep {sweep}: {open} open, {:.4} s", seconds() - begin);
            }
            _ => {}
        }
        ControlFlow::Continue(())
    });
    let table = table.expect("enough memory");
    let end = seconds();
    let layer = build.layout().positions(last);
    let speed = |positions: u64, seconds: f64| positions as f64 / seconds / 1e6;
    let floor = if std::env::var_os("NOFLOOR").is_some() {
        "-".to_owned()
    } else {
        format!("{:.2}", speed(layer, floor(rules, &table, last)))
    };
    println!(
        "{id:14} {last:5} {:11} {:11.2} {:11.2} {floor:>11}",
        build.layout().all_positions(),
        speed(build.layout().all_positions(), end - begin),
        speed(layer, end - layer_begins),
    );
}

/// So many look-ups are made together.
const TOGETHER: usize = 256;

/// The time to make each move of a layer once and to look up its position, in seconds.
fn floor(rules: &RuleSet, table: &Table, seeds: u32) -> f64 {
    let kernel = Kernel::new(rules, HoleSet::EMPTY);
    let layout = table.layout();
    let values = vec![1_u8; usize::try_from(layout.all_positions()).expect("it fits into memory")];
    let ranker = Ranker::new(2 * layout.holes());
    let starts = starts(layout, &ranker);
    let begin = seconds();
    let mut sum = 0_u64;
    let mut indexes = Vec::with_capacity(2 * TOGETHER);
    let mut holes = *layout
        .position(Place { seeds, index: 0 })
        .expect("a position")
        .board()
        .as_array();
    loop {
        let position = Position::EMPTY.with_seeds(&holes);
        if let Choices::Holes(moves) = kernel.choices(&position) {
            for hole in moves {
                let mut after = position;
                kernel.play(&mut after, hole, &mut Silent);
                let [south, north] = after.stores();
                let left = usize::from(u8::try_from(seeds).unwrap_or(u8::MAX) - south - north);
                indexes.push(ranker.rank(&after).wrapping_add(starts[left]));
            }
        }
        let is_last = !next(&mut holes[..2 * layout.holes()]);
        if is_last || indexes.len() >= TOGETHER {
            let value = |&index: &u64| values[usize::try_from(index).expect("it is in memory")];
            sum += indexes
                .iter()
                .map(|index| u64::from(value(index)))
                .sum::<u64>();
            indexes.clear();
        }
        if is_last {
            break;
        }
    }
    let spent = seconds() - begin;
    assert!(sum > 0, "moves were made");
    spent
}

/// By the seeds on a board: what leads from its number to its place among the boards of the table.
fn starts(layout: &Layout, ranker: &Ranker) -> Vec<u64> {
    let mut start = 0_u64;
    let mut starts = Vec::new();
    for seeds in 0..=layout.most_seeds() {
        starts.push(start.wrapping_sub(ranker.below(seeds)));
        if layout.holds(seeds) {
            start += layout.positions(seeds);
        }
    }
    starts
}

fn next(holes: &mut [u8]) -> bool {
    let first = core::mem::take(&mut holes[0]);
    let Some(place) = holes.iter().position(|&seeds| seeds > 0) else {
        return false;
    };
    holes[place] -= 1;
    holes[place - 1] = first + 1;
    true
}

/// The time this thread has been running on a processor.
fn seconds() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").expect("a Linux system");
    let first = text
        .split(' ')
        .next()
        .and_then(|word| word.parse::<f64>().ok());
    first.expect("nanoseconds") / 1e9
}
