//! How far one looks ahead, and how quickly, where no value can be proven.
//!
//! `cargo bench -p kuzhi-search --bench analyse -- GAME SECONDS THREADS` analyses the start of a round;
//! without arguments, Al-manqala for a second on one thread and on two.
#![expect(clippy::print_stdout, reason = "a bench shows its figures")]
#![expect(clippy::cast_precision_loss, reason = "the figures are rounded anyway")]
#![expect(clippy::disallowed_methods, reason = "a bench measures time")]

use std::time::{Duration, Instant};

use kuzhi_core::{Game, HoleSet};
use kuzhi_search::{Analyst, Engine, Limits, Table};

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    println!("game           threads   seconds   depth   value        nodes   M nodes/s");
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let [game, seconds, threads] = words[..] {
        let seconds = seconds.parse().expect("a number of seconds");
        let threads = threads.parse().expect("a number of threads");
        measure(game, seconds, threads);
        return;
    }
    measure("al-manqala", 1.0, 1);
    measure("al-manqala", 1.0, 2);
}

fn measure(id: &str, seconds: f64, threads: usize) {
    let built_in = kuzhi_rules::built_in::find(id).expect("the id of a built-in game");
    let (file, _) = kuzhi_rules::parse(built_in.text);
    let rules = file.expect("a built-in game can be read").standard;
    let game = Game::new(&rules).expect("rules that make sense");
    let kernel = game.kernel(HoleSet::EMPTY);
    let table = Table::new(256 << 20);
    let begin = Instant::now();
    let stop = || begin.elapsed() >= Duration::from_secs_f64(seconds);
    let analyst = Analyst {
        engine: Engine::new(&kernel, &table),
        limits: Limits {
            stop: &stop,
            ..Limits::NONE
        },
        lines: 1,
        threads,
    };
    let found = analyst.analyse(&game.start(), &mut |_| {});
    let spent = begin.elapsed().as_secs_f64();
    println!(
        "{id:14} {threads:7} {spent:9.3} {depth:7} {value:+7.2} {nodes:12} {speed:11.2}",
        depth = found.depth,
        value = found.value,
        nodes = found.nodes,
        speed = found.nodes as f64 / spent / 1e6,
    );
}
