//! The search for sets on every position of small boards, against answers found layer by layer. The sets
//! are drawn at random, so that circles count for either side, and one table serves all positions, where
//! an answer that is true only of a way would do harm.

use crate::engine::Engine;
use std::collections::HashMap;

use kuzhi_core::{
    Game, Setup, SplitMix, Standing,
    rule_set::{
        Between, FillFrom, MajorityThen, MatchOver, MatchRules, Remainder, RoundLimit, RuleSet,
        Seeds, Starter,
    },
};

use super::*;
use crate::table::Table;

fn rules(id: &str, choices: &[(&str, &str)], (holes, seeds): (u8, u8)) -> RuleSet {
    let built_in = kuzhi_rules::built_in::find(id).expect("a built-in game");
    let file = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
    let choices: Vec<_> = choices
        .iter()
        .map(|(option, choice)| ((*option).to_owned(), (*choice).to_owned()))
        .collect();
    let mut rules = file.rules(&choices).expect("choices of this game");
    rules.board.holes = Between::new(holes).expect("a small board");
    rules.setup.seeds = Seeds::Each(seeds);
    rules.deal = None;
    rules.rounds = Some(MatchRules {
        refill: Between::new(seeds).expect("at least one seed"),
        fill_from: FillFrom::OwnLeft,
        remainder: Remainder::Kept,
        starter: Starter::Alternates,
        over: MatchOver::CannotFillAHole,
        rounds: RoundLimit(None),
    });
    if let Some(majority) = &mut rules.majority {
        majority.then = MajorityThen::PlayOn;
    }
    rules
}

/// All ways to lay so many seeds into so many places.
fn layings(places: usize, seeds: u32) -> Vec<Vec<u32>> {
    if places == 1 {
        return vec![vec![seeds]];
    }
    let with = |here: u32| {
        layings(places - 1, seeds - here)
            .into_iter()
            .map(move |rest| [vec![here], rest].concat())
    };
    (0..=seeds).flat_map(with).collect()
}

/// All positions, those with few seeds on the board first.
fn positions(game: &Game, total: u32) -> Vec<Position> {
    let holes = game.holes();
    let mut positions = Vec::new();
    for laying in layings(2 * holes + 2, total) {
        for mover in Seat::BOTH {
            let row = |from: usize| {
                laying[from..from + holes]
                    .iter()
                    .map(|&n| Some(n))
                    .collect()
            };
            let setup = Setup {
                rows: [row(0), row(holes)],
                stores: [laying[2 * holes], laying[2 * holes + 1]],
                mover,
                extras: Vec::new(),
            };
            positions.push(game.position(&setup).expect("a position of this game"));
        }
    }
    positions.sort_by_key(|position| position.board().total());
    positions
}

/// What a round that ends here leaves its starter.
fn ends(game: &Game, position: &Position, reason: Reason) -> u8 {
    let standing = Standing {
        owned: [0, 0],
        round: 1,
        starter: Seat::South,
    };
    let outcome = game.outcome(position, reason);
    let after = standing.after(outcome);
    u8::try_from(after.owned[0]).expect("few seeds")
}

/// The answers of all positions.
fn slowly(game: &Game, positions: &[Position], goal: Divisions) -> HashMap<Position, bool> {
    let endless = |position: &Position| goal.contains(ends(game, position, Reason::Repetition));
    let mut answers: HashMap<Position, bool> = positions
        .iter()
        .map(|position| (*position, endless(position)))
        .collect();
    for layer in positions.chunk_by(|a, b| a.board().total() == b.board().total()) {
        loop {
            let mut changed = false;
            for position in layer {
                let after = |&r#move: &kuzhi_core::Move| {
                    let turn = game
                        .play(position, r#move, &mut Silent)
                        .expect("a legal move");
                    match turn.over {
                        Some(outcome) => goal.contains(ends(game, &turn.position, outcome.reason)),
                        None => answers[&turn.position],
                    }
                };
                let now = match (game.over(position), position.mover()) {
                    (Some(outcome), _) => goal.contains(ends(game, position, outcome.reason)),
                    (None, Seat::South) => game.moves(position).iter().any(after),
                    (None, Seat::North) => game.moves(position).iter().all(after),
                };
                changed |= answers.insert(*position, now) != Some(now);
            }
            if !changed {
                break;
            }
        }
    }
    answers
}

fn check(rules: &RuleSet, total: u32) {
    let game = Game::new(rules).expect("rules that make sense");
    let mut set_ups = SetUps::new(&game).expect("a match that can be solved");
    set_ups.total = u8::try_from(total).expect("few seeds");
    let kernel = game.kernel(kuzhi_core::HoleSet::EMPTY);
    let ranker = Ranker::new(2 * game.holes());
    let positions = positions(&game, total);
    let mut random = SplitMix::new(1);
    for question in 0..8 {
        let goal: Divisions = (0..=set_ups.total)
            .filter(|_| random.below(2) == 0)
            .collect();
        let expected = slowly(&game, &positions, goal);
        let values = Table::new(1 << 16);
        let mut table = ForceTable::new(1 << 16);
        table.next_question();
        for position in &positions {
            let mut force = Force {
                set_ups: &set_ups,
                kernel: &kernel,
                ranker: &ranker,
                values: (question % 2 == 0)
                    .then(|| Search::new(Engine::new(&kernel, &values), Limits::NONE)),
                goal,
                table: &mut table,
                limits: Limits::NONE,
                progress: Progress::default(),
            };
            let answer = force.deepen(position);
            let wanted = if expected[position] {
                Answer::Yes
            } else {
                Answer::No
            };
            assert_eq!(answer, wanted, "{} {goal}", game.setup(position));
        }
    }
}

#[test]
fn circles_never_make_an_answer_wrong() {
    check(&rules("al-manqala", &[], (2, 2)), 8);
    check(&rules("pallankuzhi", &[], (2, 2)), 8);
    check(&rules("pasu-pondi", &[], (2, 2)), 8);
    check(&rules("oware", &[], (2, 2)), 8);
    check(&rules("kalah", &[], (2, 2)), 8);
}
