//! Moves taken back are the moves that were made: for every game of single laps and each choice of its
//! options, on all boards of few seeds, with long laps and with closed holes.

use std::collections::HashMap;

use kuzhi_core::{
    Choices, Hole, HoleSet, Kernel, Position, Ranker, Seat, Silent,
    rule_set::{Between, RuleSet},
};
use kuzhi_rules::{built_in, parse};

/// Rule sets of single laps, with their names.
fn single_laps() -> Vec<(String, RuleSet)> {
    let mut found = Vec::new();
    for game in built_in::all() {
        let file = parse(game.text).0.expect("the built-in games are whole");
        found.push((file.id.clone(), file.standard.clone()));
        for option in &file.options {
            for choice in &option.choices {
                let made = [(option.id.clone(), choice.id.clone())];
                let rules = file.rules(&made).expect("a choice of the game");
                found.push((
                    format!("{} with {} = {}", file.id, option.id, choice.id),
                    rules,
                ));
            }
        }
    }
    found.retain(|(_, rules)| Kernel::new(rules, HoleSet::EMPTY).takes_back());
    found
}

/// Compares both ways on all boards of exactly so many seeds.
fn check(name: &str, rules: &RuleSet, closed: HoleSet, seeds: u32) {
    let kernel = Kernel::new(rules, closed);
    let positions: Vec<Position> = positions(kernel.holes(), closed, seeds).collect();
    let mut made: HashMap<Position, Vec<Position>> = HashMap::new();
    for position in &positions {
        for after in moves(&kernel, position) {
            made.entry(after).or_default().push(*position);
        }
    }
    for position in &positions {
        let mut before = Vec::new();
        kernel.before(position, |position| before.push(*position));
        let mut expected = made.remove(position).unwrap_or_default();
        let order = |position: &Position| *position.board().as_array();
        expected.sort_by_key(order);
        before.sort_by_key(order);
        assert_eq!(before, expected, "{name}: before {position:?}");
    }
    assert!(made.is_empty(), "{name}: all were asked for");
}

/// Where moves lead that store nothing.
fn moves(kernel: &Kernel, position: &Position) -> Vec<Position> {
    match kernel.choices(position) {
        Choices::Over(_) => Vec::new(),
        Choices::Pass => vec![position.with_mover(position.mover().other())],
        Choices::Holes(holes) => {
            let play = |hole: Hole| {
                let mut after = *position;
                kernel.play(&mut after, hole, &mut Silent);
                after
            };
            let after = holes.into_iter().map(play);
            after.filter(|after| after.stores() == [0, 0]).collect()
        }
    }
}

/// All positions with so many seeds in holes that are not closed, either player to move.
fn positions(holes: usize, closed: HoleSet, seeds: u32) -> impl Iterator<Item = Position> {
    let ranker = Ranker::new(2 * holes);
    let closed_holes =
        move |board: &[u8; Hole::MOST]| closed.into_iter().all(|hole| board[hole.index()] == 0);
    (ranker.below(seeds)..ranker.below(seeds + 1))
        .map(move |number| {
            let mut board = [0; Hole::MOST];
            ranker.board(number, &mut board[..2 * holes]);
            board
        })
        .filter(closed_holes)
        .flat_map(move |board| {
            Seat::BOTH.map(|mover| {
                Position::EMPTY
                    .with_closed(closed)
                    .with_seeds(&board)
                    .with_mover(mover)
            })
        })
}

#[test]
fn moves_are_taken_back_as_they_were_made() {
    for (name, rules) in single_laps() {
        for seeds in 0..=4 {
            check(&name, &rules, HoleSet::EMPTY, seeds);
        }
    }
}

#[test]
fn long_laps_are_taken_back() {
    for (name, mut rules) in single_laps() {
        for (row, most) in [(1, 20), (2, 12), (3, 9)] {
            rules.board.holes = Between::new(row).expect("a small row");
            for seeds in 0..=most {
                check(&name, &rules, HoleSet::EMPTY, seeds);
            }
        }
    }
}

#[test]
fn closed_holes_are_no_hindrance() {
    for (name, mut rules) in single_laps() {
        rules.board.holes = Between::new(3).expect("a small row");
        for closed in [0b00_0001, 0b10_0010, 0b01_1101] {
            for seeds in 0..=8 {
                check(&name, &rules, HoleSet::from_bits(closed), seeds);
            }
        }
    }
}

#[test]
fn three_games_are_of_single_laps() {
    let names = single_laps().into_iter().map(|(name, _)| name);
    let games: Vec<String> = names.filter(|name| !name.contains(' ')).collect();
    assert_eq!(games, ["al-manqala", "kalah", "oware"]);
}
