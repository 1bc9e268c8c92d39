//! Choosing options, presets, seeds and holes.

use kuzhi_core::rule_set::{Scope, TakenBy};
use kuzhi_rules::{ChoiceProblem, GameFile, built_in, digest, parse};

fn game(id: &str) -> GameFile {
    let built_in = built_in::find(id).expect("a built-in game");
    parse(built_in.text)
        .0
        .expect("the built-in games are whole")
}

/// `a=b c=d` as pairs.
fn pairs(choices: &str) -> Vec<(String, String)> {
    choices
        .split_whitespace()
        .map(|pair| pair.split_once('=').expect("option=choice"))
        .map(|(option, choice)| (option.to_owned(), choice.to_owned()))
        .collect()
}

/// What is said about choices that are refused.
#[track_caller]
fn refused(id: &str, choices: &str, expected: &[&str]) {
    let problems = game(id).rules(&pairs(choices)).expect_err("refused");
    let told: Vec<_> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(told, expected);
    for problem in problems {
        assert!(
            problem.to_string().starts_with(problem.field()),
            "the field comes first"
        );
    }
}

#[test]
fn choices_are_found_by_the_places_that_they_change() {
    let about = |id: &str, choices: &str, places: &[&str]| {
        let found = game(id).choices_about(&pairs(choices), places);
        found.unwrap_or_default()
    };
    let choices = "holes=5 seeds=3";
    assert_eq!(about("kalah", choices, &["setup.seeds"]), "seeds=3");
    assert_eq!(
        about("kalah", choices, &["setup.seeds", "board.holes"]),
        "holes=5 and seeds=3"
    );
    assert_eq!(about("kalah", choices, &["setup.seed", "repetition"]), "");
    let choices = "preset=five repetition=nobody";
    assert_eq!(
        about("pallankuzhi", choices, &["setup.seeds"]),
        "preset=five"
    );
}

#[test]
fn an_option_changes_its_rule_and_nothing_else() {
    let game = game("pallankuzhi");
    let standard = game.rules(&[]).expect("its own rules make sense");
    let mut expected = standard.clone();
    expected
        .while_sowing
        .as_mut()
        .expect("it has fours")
        .taken_by = TakenBy::HoleOwner;
    assert_eq!(game.rules(&pairs("fours-to=hole-owner")), Ok(expected));
    assert_eq!(game.rules(&pairs("fours-to=sower")), Ok(standard));
}

#[test]
fn seeds_refill_as_many() {
    let rules = game("pallankuzhi")
        .rules(&pairs("seeds=5"))
        .expect("makes sense");
    assert_eq!(rules.total_seeds(), 70);
    assert_eq!(rules.rounds.map(|rounds| rounds.refill.get()), Some(5));
    let preset = game("pallankuzhi").rules(&pairs("preset=five"));
    assert_eq!(preset, game("pallankuzhi").rules(&pairs("seeds=5")));
}

#[test]
fn other_boards_where_a_game_allows_them() {
    let rules = game("kalah")
        .rules(&pairs("holes=4 preset=six"))
        .expect("makes sense");
    assert_eq!((rules.board.holes.get(), rules.total_seeds()), (4, 48));
    refused(
        "kalah",
        "holes=17",
        &["holes: `17` is not a whole number from 1 to 16"],
    );
    refused(
        "oware",
        "holes=5",
        &[
            "holes: no such option; expected one of `seeds`, `majority`, `grand-slam`, `repetition` or `repetition-count`",
        ],
    );
}

#[test]
fn what_is_unknown_is_refused_with_what_is_known() {
    refused(
        "kalah",
        "lone-sed=empty-capture preset=fiv end-test=either",
        &[
            "lone-sed: no such option; expected one of `preset`, `seeds`, `holes`, `lone-seed` or `end-test`; did you mean `lone-seed`?",
            "preset: no choice `fiv`; expected one of `three`, `four`, `five` or `six`; did you mean `five`?",
            "end-test: no choice `either`; expected one of `either-row` or `mover`",
        ],
    );
}

#[test]
fn two_choices_cannot_change_the_same_place() {
    refused(
        "pallankuzhi",
        "seeds=4 preset=five",
        &["preset=five and seeds=4: both change setup.seeds"],
    );
    refused("pallankuzhi", "seeds=4 seeds=5", &["seeds: chosen twice"]);
    refused(
        "pallankuzhi",
        "origin=sown origin=sown",
        &["origin: chosen twice"],
    );
}

/// A default choice says that a rule is as usual, so a preset cannot change it at the same time.
#[test]
fn a_default_that_is_asked_for_stands() {
    let text = built_in::find("oware").expect("a built-in game").text;
    let text = format!("{text}\n[preset.long]\nset = {{ \"end.majority.then\" = \"play-on\" }}\n");
    let (game, diagnostics) = parse(&text);
    assert_eq!(diagnostics, []);
    let game = game.expect("whole");
    assert!(game.rules(&pairs("preset=long")).is_ok());
    let problems = game
        .rules(&pairs("majority=over preset=long"))
        .expect_err("refused");
    assert!(
        matches!(problems.as_slice(), [ChoiceProblem::Conflict { .. }]),
        "{problems:?}"
    );
}

#[test]
fn choices_that_make_no_sense_together_say_why() {
    refused(
        "mangala-iv",
        "opposite=left chain-taken=one-by-one",
        &[
            "opposite=left and chain-taken=one-by-one: the order of taking only matters for a run that takes opposite holes; say \"together\"",
        ],
    );
    refused(
        "pallankuzhi",
        "seeds=19",
        &[
            "seeds=19: a board and its stores hold at most 255 seeds together; give fewer seeds or fewer holes",
        ],
    );
    // Choices that have nothing to do with it are not blamed.
    refused(
        "pasu-pondi",
        "origin=skipped sweep-run=alternating fours-to=sower sweep-reach=next-occupied",
        &[
            "sweep-run=alternating and sweep-reach=next-occupied: a run of sweeps, or sowing on after one, ends at two empty holes, which \"next-occupied\" jumps; say \"hole-beyond\"",
        ],
    );
    // Neither run nor going on would do with this reach.
    refused(
        "pasu-pondi",
        "sweep-run=alternating sweep-reach=next-occupied after-sweep=go-on",
        &[
            "sweep-reach=next-occupied: a run of sweeps, or sowing on after one, ends at two empty holes, which \"next-occupied\" jumps; say \"hole-beyond\"",
        ],
    );
    refused(
        "pallankuzhi",
        "seeds=0",
        &["seeds: `0` is not a whole number from 1 to 127"],
    );
    refused(
        "pallankuzhi",
        "seeds=many",
        &["seeds: `many` is not a whole number from 1 to 127"],
    );
    for seeds in ["+5", "05", "5.0", "٥"] {
        let told = format!("seeds: `{seeds}` is not a whole number from 1 to 127");
        refused("pallankuzhi", &format!("seeds={seeds}"), &[&told]);
    }
}

/// No two choices of a game are refused for any reason but their meaning.
#[test]
fn choices_of_different_options_can_be_combined() {
    for built_in in built_in::all() {
        let game = game(built_in.id);
        let all: Vec<_> = game
            .options
            .iter()
            .flat_map(|option| option.choices.iter().map(|choice| (&option.id, &choice.id)))
            .collect();
        for one in &all {
            for other in all.iter().filter(|other| other.0 != one.0) {
                let both =
                    [one, other].map(|(option, choice)| ((*option).clone(), (*choice).clone()));
                let problems = game.rules(&both).err().unwrap_or_default();
                let senseless = |problem| matches!(problem, &ChoiceProblem::Senseless { .. });
                assert!(
                    problems.iter().all(senseless),
                    "{}: {both:?}: {problems:?}",
                    game.id
                );
            }
        }
    }
}

#[test]
fn digests_tell_rules_apart() {
    let game = game("al-manqala");
    let of = |choices: &str, scope| {
        let rules = game.rules(&pairs(choices)).expect("makes sense");
        digest(&rules, scope).to_string()
    };
    assert_eq!(of("", Scope::Play).len(), 64);
    assert_ne!(of("", Scope::Play), of("origin=skipped", Scope::Play));
    // Neither the set-up nor the majority bears on what a position is worth.
    assert_eq!(
        of("", Scope::Play),
        of("seeds=6 majority=play-on", Scope::Play)
    );
    assert_ne!(of("", Scope::Full), of("majority=play-on", Scope::Full));
}
