//! Every value of a table against brute force, for all games and for each choice of their options.
//!
//! Boards of up to 5 seeds for the games as they are and 3 for their options; 8 and 5 if the variable
//! `KUZHI_ALL` is set.

mod brute_force;
#[path = "../../kuzhi-rules/tests/translate/mod.rs"]
mod translate;

use std::{num::NonZeroUsize, ops::ControlFlow};

use kuzhi_core::{
    Hole, Position, Probe,
    rule_set::{Between, Rest, RuleSet},
};
use kuzhi_rules::{GameFile, built_in, parse};
use kuzhi_tables::{Build, NoTable};

fn games() -> impl Iterator<Item = GameFile> {
    built_in::all().iter().map(|built_in| {
        parse(built_in.text)
            .0
            .expect("the built-in games are whole")
    })
}

fn at_most(usual: u32, all: u32) -> u32 {
    if std::env::var_os("KUZHI_ALL").is_some() {
        all
    } else {
        usual
    }
}

#[track_caller]
fn check(rules: &RuleSet, seeds: u32, threads: usize, name: &str) {
    let threads = NonZeroUsize::new(threads).expect("at least one thread");
    let build = Build::new(rules, seeds)
        .expect("a table is possible")
        .threads(threads);
    let table = build
        .table(&mut |_| ControlFlow::Continue(()))
        .expect("a table is built");
    let expected = brute_force::values(&translate::settings(rules), seeds);
    let mut held = 0;
    for (board, value) in expected {
        let mut holes = [0; Hole::MOST];
        for (hole, seeds) in holes.iter_mut().zip(&board) {
            *hole = u8::try_from(*seeds).expect("few seeds");
        }
        let position = Position::EMPTY.with_seeds(&holes);
        let found = table.value(&position);
        let total: u32 = board.iter().sum();
        if build.layout().holds(total) {
            assert_eq!(found.map(i32::from), Some(value), "{name}: {board:?}");
            let turned = position.turned(build.layout().holes());
            assert_eq!(
                table.value(&turned),
                found,
                "{name}: {board:?} seen from the North"
            );
            held += 1;
        } else {
            assert_eq!(found, None, "{name}: {board:?} does not occur");
        }
    }
    assert_eq!(held, build.layout().all_positions(), "{name}");
}

#[test]
fn the_games_have_the_values_of_brute_force() {
    for file in games() {
        check(&file.standard, at_most(5, 8), 1, &file.id);
    }
}

#[test]
fn each_choice_of_an_option_has_the_values_of_brute_force() {
    for file in games() {
        for option in &file.options {
            for choice in option
                .choices
                .iter()
                .filter(|choice| choice.id != option.default)
            {
                let made = [(option.id.clone(), choice.id.clone())];
                let name = format!("{} with {} = {}", file.id, option.id, choice.id);
                let rules = file.rules(&made).expect("a choice of the game");
                match Build::new(&rules, 1) {
                    Err(NoTable::EndlessNotZero) => {
                        assert_eq!(rules.repetition.rest, Rest::RowOwner, "{name}");
                    }
                    _ => check(&rules, at_most(3, 5), 2, &name),
                }
            }
        }
    }
}

#[test]
fn small_boards_have_the_values_of_brute_force_with_many_seeds() {
    for file in games() {
        let mut rules = file.standard.clone();
        let holes = |holes| Between::new(holes).expect("a small row");
        for (row, seeds) in [(1, 12), (2, at_most(9, 14)), (3, at_most(6, 10))] {
            rules.board.holes = holes(row);
            check(&rules, seeds, 1, &format!("{} on rows of {row}", file.id));
        }
        rules.board.holes = holes(9);
        check(
            &rules,
            at_most(3, 4),
            1,
            &format!("{} on rows of 9", file.id),
        );
    }
}
