//! Instructions that a fixed piece of work takes, counted by valgrind. They do not depend on what else
//! the machine does, so they are the gate: `cargo xtask bench` compares them with `instructions.txt`.
//!
//! Every bench asserts its result. Those that are given a game hand it back, so that throwing it away is
//! not counted.
#![expect(missing_docs, reason = "the macros make public items")]

use std::hint::black_box;

use gungraun::{Callgrind, prelude::*};
use kuzhi_bench::{Prepared, prepare, random_moves, random_rounds, told_rounds};
use kuzhi_core::{Game, Setup, perft::perft};

fn game(id: &str) -> Prepared {
    prepare(id, &[]).expect("a game that comes with the program")
}

fn perft_of(id: &str, depth: u32, count: u64) -> (Prepared, u32, u64) {
    (game(id), depth, count)
}

#[library_benchmark(setup = perft_of)]
#[bench::pallankuzhi("pallankuzhi", 5, 4578)]
#[bench::pasu_pondi("pasu-pondi", 5, 4122)]
#[bench::al_manqala("al-manqala", 5, 14_495)]
#[bench::mangala_iv("mangala-iv", 12, 1)]
#[bench::oware("oware", 7, 139_157)]
#[bench::kalah("kalah", 7, 114_430)]
fn move_sequences((game, depth, count): (Prepared, u32, u64)) -> Prepared {
    let found = perft(&game.kernel, black_box(&game.start), depth);
    assert_eq!(found, count);
    game
}

#[library_benchmark(setup = game)]
#[bench::pallankuzhi("pallankuzhi")]
fn rounds(game: Prepared) -> Prepared {
    let counts = random_rounds(&game.kernel, black_box(&game.start), 1, 1000);
    assert_eq!((counts.turns, counts.laps), (31_427, 57_766));
    game
}

#[library_benchmark(setup = game)]
#[bench::al_manqala("al-manqala")]
fn moves(game: Prepared) -> Prepared {
    let counts = random_moves(&game.kernel, black_box(&game.start), 1, 10_000);
    assert_eq!(
        (counts.turns, counts.checksum),
        (10_013, 18_166_759_859_356_764_348)
    );
    game
}

#[library_benchmark(setup = game)]
#[bench::pallankuzhi("pallankuzhi")]
fn told(game: Prepared) -> Prepared {
    let events = told_rounds(&game.kernel, black_box(&game.start), 1, 100);
    assert_eq!(events, 30_490);
    game
}

const POSITION: &str = "0,0,3,0,3,1,0/1,0,1,0,15,x,x 20 40 n";

#[library_benchmark(setup = game)]
#[bench::pallankuzhi("pallankuzhi")]
fn position_text(game: Prepared) -> Prepared {
    let setup: Setup = black_box(POSITION).parse().expect("the text of a position");
    let position = game.game.position(&setup).expect("a position of the game");
    assert_eq!(game.game.setup(&position).to_string(), POSITION);
    game
}

fn text(id: &str) -> &'static str {
    let game = kuzhi_rules::built_in::find(id);
    game.expect("a game that comes with the program").text
}

#[library_benchmark(setup = text)]
#[bench::pallankuzhi("pallankuzhi")]
fn rule_file(text: &'static str) {
    let (game, diagnostics) = kuzhi_rules::parse(black_box(text));
    assert_eq!((game.is_some(), diagnostics.len()), (true, 0));
}

#[library_benchmark(setup = game)]
#[bench::pallankuzhi("pallankuzhi")]
fn compiling(game: Prepared) -> (Prepared, Game) {
    let compiled = Game::new(black_box(game.game.rules())).expect("rules that make sense");
    assert_eq!(compiled.start(), game.start);
    (game, compiled)
}

library_benchmark_group!(
    name = playing,
    benchmarks = [move_sequences, rounds, moves, told]
);

library_benchmark_group!(
    name = reading,
    benchmarks = [position_text, rule_file, compiling]
);

main!(
    // What a cache would do is not asked for.
    config = LibraryBenchmarkConfig::default().tool(Callgrind::with_args(["--cache-sim=no"])),
    library_benchmark_groups = [playing, reading]
);
