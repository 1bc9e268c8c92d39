//! How far one looks ahead, and how quickly, where no value can be proven.
//!
//! `cargo bench -p kuzhi-search --bench analyse -- GAME SECONDS THREADS` analyses the start of a round;
//! without arguments, Al-manqala for a second on one thread and on two. With a fourth argument, a depth,
//! it looks so far ahead and no further. Games that have weights are estimated by them.
//! Seconds are those that a thread spends on a processor, so that other work on the machine disturbs
//! them less; nodes per second are those of one thread.
#![expect(clippy::print_stdout, reason = "a bench shows its figures")]
#![expect(clippy::cast_precision_loss, reason = "the figures are rounded anyway")]

mod clock;

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use kuzhi_core::{Game, HoleSet, rule_set::Scope};
use kuzhi_search::{Analyst, Engine, Estimate, Limits, Network, Search, Table};

use crate::clock::cpu_seconds;

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    println!("game           threads   seconds   depth   value        nodes   M nodes/s");
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let [game, seconds, threads, ref rest @ ..] = words[..] {
        let seconds = seconds.parse().expect("a number of seconds");
        let threads = threads.parse().expect("a number of threads");
        let depth = rest
            .first()
            .map_or(Search::DEEPEST, |word| word.parse().expect("a depth"));
        measure(game, seconds, threads, depth);
        return;
    }
    measure("al-manqala", 1.0, 1, Search::DEEPEST);
    measure("al-manqala", 1.0, 2, Search::DEEPEST);
}

fn measure(id: &str, seconds: f64, threads: usize, depth: u8) {
    let built_in = kuzhi_rules::built_in::find(id).expect("the id of a built-in game");
    let (file, _) = kuzhi_rules::parse(built_in.text);
    let rules = file.expect("a built-in game can be read").standard;
    let game = Game::new(&rules).expect("rules that make sense");
    let kernel = game.kernel(HoleSet::EMPTY);
    let table = Table::new(64 << 20);
    let (begin, asked) = (cpu_seconds(), AtomicU64::new(0));
    // Reading the clock takes as long as many nodes.
    let stop = || asked.fetch_add(1, Relaxed).is_multiple_of(8) && cpu_seconds() - begin >= seconds;
    let digest = kuzhi_rules::digest(&rules, Scope::Play);
    let network = Network::read(built_in.weights, digest.as_bytes()).ok();
    let analyst = Analyst {
        engine: Engine {
            estimate: network.as_ref().map(|network| network as &dyn Estimate),
            ..Engine::new(&kernel, &table)
        },
        limits: Limits {
            stop: &stop,
            depth,
            ..Limits::NONE
        },
        lines: 1,
        threads,
    };
    let found = analyst.analyse(&game.start(), &mut |_| {});
    let spent = cpu_seconds() - begin;
    println!(
        "{id:14} {threads:7} {spent:9.3} {depth:7} {value:+7.2} {nodes:12} {speed:11.2}",
        depth = found.depth,
        value = found.value,
        nodes = found.nodes,
        speed = found.nodes as f64 / threads as f64 / spent / 1e6,
    );
}
