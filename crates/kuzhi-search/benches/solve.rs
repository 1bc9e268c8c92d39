//! How long it takes to prove the value of a round from its start, on one thread.
//!
//! `cargo bench -p kuzhi-search --bench solve -- GAME SEEDS MEBIBYTES` measures one game with each
//! move's value. `value` after that asks for the value of the start alone, and a number for an endgame
//! table of boards with so many seeds, which is built first and within the measured time;
//! `OPTION=CHOICE` settles an option of the game. Without arguments, the rounds of the relay games and a small Kalah are measured. Times are those that the
//! processor spent, so that other work on the machine disturbs them less.
#![expect(clippy::print_stdout, reason = "a bench shows its figures")]
#![expect(clippy::cast_precision_loss, reason = "the figures are rounded anyway")]

mod clock;

use std::ops::ControlFlow;

use kuzhi_core::{Game, HoleSet, Probe, rule_set::RuleSet};
use kuzhi_search::{Engine, Limits, Search, Table, solve, value};
use kuzhi_tables::Build;

use crate::clock::cpu_seconds;

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    println!("game           seeds     MiB   value         nodes   seconds   M nodes/s");
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let [game, seeds, mebibytes, ref rest @ ..] = words[..] {
        let choices = rest.iter().filter_map(|word| word.split_once('='));
        let round = Round {
            game,
            choices: [("seeds", seeds)].into_iter().chain(choices).collect(),
            mebibytes: mebibytes.parse().expect("a number of mebibytes"),
            value_only: rest.contains(&"value"),
            table_seeds: rest.iter().find_map(|word| word.parse().ok()),
        };
        round.measure();
        return;
    }
    for (game, seeds) in [
        ("pallankuzhi", "4"),
        ("pallankuzhi", "5"),
        ("pallankuzhi", "6"),
        ("pasu-pondi", "5"),
        ("pasu-pondi", "6"),
    ] {
        Round::of(game, seeds).measure();
    }
    let kalah = Round::of("kalah", "3");
    Round {
        mebibytes: 256,
        value_only: true,
        ..kalah
    }
    .measure();
}

/// A round to be solved from its start, and with what.
struct Round<'a> {
    game: &'a str,
    /// Options of the game and what is chosen for them, the seeds in a hole first.
    choices: Vec<(&'a str, &'a str)>,
    mebibytes: usize,
    value_only: bool,
    /// Up to how many seeds a table of known values is built first.
    table_seeds: Option<u32>,
}

impl<'a> Round<'a> {
    fn of(game: &'a str, seeds: &'a str) -> Self {
        Self {
            game,
            choices: vec![("seeds", seeds)],
            mebibytes: 16,
            value_only: false,
            table_seeds: None,
        }
    }

    fn rules(&self) -> RuleSet {
        let built_in = kuzhi_rules::built_in::find(self.game).expect("the id of a built-in game");
        let (file, _) = kuzhi_rules::parse(built_in.text);
        let choices = self.choices.iter();
        let choices: Vec<_> = choices
            .map(|&(option, choice)| (option.to_owned(), choice.to_owned()))
            .collect();
        file.expect("a built-in game can be read")
            .rules(&choices)
            .expect("options and choices of the game")
    }

    fn measure(&self) {
        let Self {
            game: id,
            mebibytes,
            value_only,
            table_seeds,
            ..
        } = *self;
        let seeds = self.choices[0].1;
        let rules = self.rules();
        let game = Game::new(&rules).expect("rules that make sense");
        let kernel = game.kernel(HoleSet::EMPTY);
        let begin = cpu_seconds();
        let table = Table::new(mebibytes << 20);
        let mut engine = Engine::new(&kernel, &table);
        let known = table_seeds.map(|most| {
            let build = Build::new(&rules, most).expect("rules that tables can be built for");
            build
                .table(&mut |_| ControlFlow::Continue(()))
                .expect("enough memory")
        });
        engine.probe = known.as_ref().map(|known| known as &(dyn Probe + Sync));
        let (found, nodes) = if value_only {
            let mut search = Search::new(engine, Limits::NONE);
            let found = value(&mut search, &game.start(), Search::DEEPEST);
            (found, search.nodes())
        } else {
            let solution = solve(engine, &game.start(), Limits::NONE).expect("exact values");
            (solution.value, solution.nodes)
        };
        let seconds = cpu_seconds() - begin;
        let proven = if found.exact { "" } else { "?" };
        println!(
            "{id:14} {in_a_hole:>5} {mebibytes:7} {value:>+6}{proven:1} {nodes:13} {seconds:9.3} {speed:11.2}",
            in_a_hole = seeds,
            value = found.seeds,
            speed = nodes as f64 / seconds / 1e6,
        );
    }
}
