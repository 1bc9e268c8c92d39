//! What the page says about boards with fewer seeds than the game begins with.

use std::{fmt::Write as _, ops::ControlFlow};

use kuzhi_core::{Game, HoleSet, rule_set::Scope};
use kuzhi_rules::digest;
use kuzhi_search::{Engine, Limits, Table, solve};
use kuzhi_tables::Build;

const BYTES: usize = 64 << 20;

/// The values of every first move with so few seeds in a hole, with an endgame table of so many seeds
/// on the board.
pub(crate) fn tables(game: &str, most_in_a_hole: u8, table_seeds: u32) -> String {
    let text = kuzhi_rules::built_in::find(game)
        .expect("a built-in game")
        .text;
    let file = kuzhi_rules::parse(text).0.expect("a rule file");
    let known = Build::new(&file.standard, table_seeds)
        .expect("a game with tables")
        .table(&mut |_| ControlFlow::Continue(()))
        .expect("enough memory");
    let mut text = format!(
        "\nPlay digest `{}`. With the endgame table of {table_seeds} seeds.\n\n",
        digest(&file.standard, Scope::Play)
    );
    let holes = usize::from(file.standard.board.holes.get());
    let numbers: Vec<String> = (1..=holes).map(|number| number.to_string()).collect();
    let _ = writeln!(
        text,
        "| Seeds in a hole | Value | {} |\n| ---: | ---: |{}",
        numbers.join(" | "),
        " ---: |".repeat(holes)
    );
    for seeds in 1..=most_in_a_hole {
        let choice = ("seeds".to_owned(), seeds.to_string());
        let rules = file.rules(&[choice]).expect("fewer seeds");
        let game = Game::new(&rules).expect("accepted rules make a game");
        let (kernel, table) = (game.kernel(HoleSet::EMPTY), Table::new(BYTES));
        let mut engine = Engine::new(&kernel, &table);
        engine.probe = Some(known.for_rules(&rules).expect("the same play digest"));
        let solution = solve(engine, &game.start(), Limits::NONE).expect("a game with values");
        assert!(solution.value.exact, "{seeds} seeds in a hole");
        let values: Vec<String> = solution
            .moves
            .iter()
            .map(|(_, value)| super::section::signed(value.seeds))
            .collect();
        let value = super::section::signed(solution.value.seeds);
        let _ = writeln!(text, "| {seeds} | {value} | {} |", values.join(" | "));
    }
    text
}
