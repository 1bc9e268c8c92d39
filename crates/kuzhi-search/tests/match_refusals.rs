//! Matches that cannot be solved, and what is said about them.

use kuzhi_core::{
    Game, HoleSet,
    rule_set::{Between, FewSeeds, Rest, RuleSet},
};
use kuzhi_search::{
    Engine, Limits, Table, Unsolvable,
    match_play::{Margins, MatchError, Outcomes},
    solvable, solve,
};

const BYTES: usize = 1 << 16;

fn rules(id: &str, choices: &[(&str, &str)]) -> RuleSet {
    let text = kuzhi_rules::built_in::find(id)
        .expect("a built-in game")
        .text;
    let choices: Vec<_> = choices
        .iter()
        .map(|(option, choice)| ((*option).to_owned(), (*choice).to_owned()))
        .collect();
    let file = kuzhi_rules::parse(text).0.expect("a rule file");
    file.rules(&choices).expect("choices of this game")
}

fn refusal(rules: &RuleSet) -> MatchError {
    let game = Game::new(rules).expect("rules that make sense");
    Margins::solve(&game, BYTES, Limits::NONE).expect_err("no match that can be solved")
}

/// The refusal of a game changed in one point, which the message names.
fn check(rules: &RuleSet, expected: MatchError, path: &str) {
    let error = refusal(rules);
    assert_eq!(error, expected);
    let message = error.to_string();
    assert!(message.starts_with(path), "{message}");
}

#[test]
fn games_without_rounds() {
    check(&rules("al-manqala", &[]), MatchError::NoRounds, "match:");
}

#[test]
fn endless_play_that_is_not_shared() {
    check(
        &rules("pallankuzhi", &[("repetition", "row-owner")]),
        MatchError::Unsolvable(Unsolvable::RepetitionByRows),
        "repetition.rest:",
    );
    let path = "repetition.rest";
    check(
        &rules("pasu-pondi", &[("repetition", "nobody")]),
        MatchError::SeedsLost { path },
        path,
    );
}

#[test]
fn seeds_that_leave_the_match() {
    let mut few = rules("pallankuzhi", &[]);
    few.few_seeds = Some(FewSeeds {
        at_most: Between::new(1).expect("one seed"),
        rest: Rest::Nobody,
    });
    let path = "end.few-seeds.rest";
    check(&few, MatchError::SeedsLost { path }, path);
}

#[test]
fn more_seeds_than_boards_can_be_numbered_with() {
    let mut large = rules("pallankuzhi", &[]);
    large.board.holes = Between::new(16).expect("a large board");
    let error = refusal(&large);
    assert!(matches!(error, MatchError::TooManySeeds { total: 192, most } if most < 192));
    assert!(error.to_string().starts_with("setup.seeds: 192 seeds"));
}

#[test]
fn limits_are_kept_in_both_parts() {
    let rules = rules("pasu-pondi", &[]);
    let game = Game::new(&rules).expect("rules that make sense");
    let few = Limits {
        nodes: 5000,
        ..Limits::NONE
    };
    let error = Margins::solve(&game, BYTES, few).expect_err("more nodes are needed");
    assert!(matches!(error, MatchError::Unfinished { rounds: 61, .. }));
    let part = Margins::as_far_as(&game, BYTES, few).expect("a part of them");
    let refused = Outcomes::solve(&part, BYTES, Limits::NONE).expect_err("rounds are missing");
    assert_eq!(refused, error);
    let margins = Margins::solve(&game, 1 << 22, Limits::NONE).expect("a small match");
    let error = Outcomes::solve(&margins, 1 << 20, few).expect_err("more nodes are needed");
    assert!(matches!(error, MatchError::Undecided { .. }), "{error}");
}

#[test]
fn positions_are_not_solved_where_endless_play_has_no_value() {
    let rules = rules("pasu-pondi", &[("repetition", "row-owner")]);
    let game = Game::new(&rules).expect("rules that make sense");
    let kernel = game.kernel(HoleSet::EMPTY);
    let solution = solve(
        Engine::new(&kernel, &Table::new(BYTES)),
        &game.start(),
        Limits::NONE,
    );
    assert_eq!(solution, Err(Unsolvable::RepetitionByRows));
}

#[test]
fn values_where_endless_play_is_worth_nothing() {
    assert_eq!(
        solvable(&rules("pallankuzhi", &[("repetition", "row-owner")])),
        Err(Unsolvable::RepetitionByRows)
    );
    // Nothing for nobody is as much for both.
    assert_eq!(solvable(&rules("mangala-iv", &[])), Ok(()));
    assert_eq!(solvable(&rules("al-manqala", &[])), Ok(()));
}
