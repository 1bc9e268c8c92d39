//! Records played over again: true ones to the end, others up to the first thing that is not so.

use kuzhi_core::{
    Game, NextRound, Round, Seat, Silent, Standing,
    record::{Disagreement, Gain, Record, RoundRecord, replay},
    rule_set::{RitualManner, TakenBy},
};

mod common;

/// A round of Pallankuzhi, from the rulebook's complete games.
const ROUND: &str = "S2+7 N1 S7 N7 S1 N3 S5 N4 S1 N5 S7 N2 43-41 no-seeds";

#[test]
fn a_complete_round_is_replayed_to_its_score() {
    let game = common::pallankuzhi(TakenBy::Sower);
    let replayed = check(&game, ROUND, None);
    assert_eq!(replayed.rounds[0].turns.len(), 12);
    let fourth = replayed.rounds[0].turns[3].1.position;
    assert_eq!(fourth.stores(), [13, 29]);
    assert_eq!(replayed.rounds[0].over.unwrap().score, [43, 41]);
}

#[test]
fn the_first_disagreement_is_told() {
    let game = common::pallankuzhi(TakenBy::Sower);
    let other = |from: &str, to: &str| ROUND.replacen(from, to, 1);
    for (text, message) in [
        (
            other("S2+7", "S2+6"),
            "round 1, move 1: +6 is written, but the move wins +7",
        ),
        (
            other("S2+7", "S2+7/1"),
            "round 1, move 1: +7/1 is written, but the move wins +7",
        ),
        (
            other("N1", "N8"),
            "round 1, move 2: move: `8` is not a hole; expected a number from 1 to 7",
        ),
        (
            other("N1", "S3"),
            "round 1, move 2: it is North's turn, and the hole is not North's",
        ),
        (
            other("N1", "pass"),
            "round 1, move 2: the player to move has seeds to sow and may not pass",
        ),
        (other("N1", "N2"), "round 1, move 2: the hole is empty"),
        (
            other("43-41 no-seeds", "N1 *"),
            "round 1, move 13: the round is over (no-seeds)",
        ),
        (
            other("43-41", "43-40"),
            "round 1, end: 43-40 is written, but the score is 43-41",
        ),
        (
            other("no-seeds", "agreement"),
            "round 1, end: agreement is written, but the round ended by no-seeds",
        ),
        (
            "S1 43-41".to_owned(),
            "round 1, end: a result is written, but the round is not over; write *",
        ),
        (
            "S1 * repetition".to_owned(),
            "round 1, end: a result is written, but the round is not over; write *",
        ),
        (
            "S1 7-7 agreement".to_owned(),
            "round 1, end: 7-7 is written, but the score is 45-38",
        ),
    ] {
        check(&game, &text, Some(message));
    }
}

#[test]
fn rounds_must_begin_where_they_can() {
    let game = common::pallankuzhi(TakenBy::Sower);
    for (text, message) in [
        (
            "[Position \"6,6,6,6,6,6/6,6,6,6,6,6 0 0 s\"] *",
            "round 1, start: South's row: 6 holes given, but this game has 7 in a row; North's row: 6 holes given, but this game has 7 in a row",
        ),
        (
            "[Position \"6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 1 s\"] *",
            "round 1, start: there are 85 seeds, but the game has 84",
        ),
        (
            "[Round \"2\"] *",
            "round 2, start: nothing says where it begins; add [Position \"…\"] or [Seed \"…\"]",
        ),
    ] {
        check(&game, text, Some(message));
    }
}

#[test]
fn choices_must_be_those_of_the_ritual() {
    let without = common::pallankuzhi(TakenBy::Sower);
    check(
        &without,
        "guess odd side south S2+7 *",
        Some(
            "round 1, start: choice 1, guess odd: this game has no opening ritual; expected moves only; choice 2, side south: this game has no opening ritual; expected moves only",
        ),
    );
    let guessing = common::with_ritual(RitualManner::OddOrEven);
    for (text, wrong) in [
        ("S2 *", None),
        ("guess odd *", None),
        ("guess odd side north S2 *", None),
        (
            "guess odd guess odd side north S2 *",
            Some("choice 2, guess odd: a side is to be chosen; expected side south or side north"),
        ),
        (
            "side south guess odd *",
            Some("choice 1, side south: the guess comes first; expected guess odd or guess even"),
        ),
        (
            "guess odd side south side north *",
            Some("choice 3, side north: the opening ritual is over; expected moves"),
        ),
    ] {
        let wrong = wrong.map(|wrong| format!("round 1, start: {wrong}"));
        check(&guessing, text, wrong.as_deref());
    }
    let lot = common::with_ritual(RitualManner::Lot);
    check(&lot, "side north S2 *", None);
    check(
        &lot,
        "guess odd *",
        Some(
            "round 1, start: choice 1, guess odd: a side is to be chosen; expected side south or side north",
        ),
    );
}

#[test]
fn rounds_of_a_match_follow_one_another() {
    let game = common::pallankuzhi(TakenBy::Sower);
    let second = "6,6,6,6,6,6,6/6,6,6,6,6,6,x 1 5 n";
    for (next, wrong) in [
        ("[Round \"2\"] N1+2 *".to_owned(), None),
        (format!("[Round \"2\"] [Position \"{second}\"] N1 *"), None),
        (
            "[Round \"2\"] [Position \"6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 n\"] *".to_owned(),
            Some(format!("round 2, start: after the round before it begins at {second}")),
        ),
        (
            format!("[Round \"2\"] [Position \"{second}\"] [Round \"4\"] *"),
            Some("round 4, start: nothing says where it begins; add [Position \"…\"] or [Seed \"…\"]".to_owned()),
        ),
        (format!("[Round \"5\"] [Position \"{second}\"] N1 *"), None),
    ] {
        check(&game, &format!("{ROUND} {next}"), wrong.as_deref());
    }
}

#[test]
fn a_round_that_begins_in_its_middle_may_say_who_moved_first() {
    let game = common::pallankuzhi(TakenBy::Sower);
    let start = "6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0";
    let second = |fields: &str, first: char| {
        format!(
            "[Round \"2\"] [Position \"{start} n{fields}\"] 42-42 agreement [Round \"3\"] [Position \"{start} {first}\"] *"
        )
    };
    let third = "round 3, start: after the round before it begins at";
    for (text, wrong) in [
        (second("", 's'), None),
        (second(" round=2 first=n", 's'), None),
        (second(" round=2 first=s", 'n'), None),
        (second(" first=s", 's'), Some(format!("{third} {start} n"))),
        (
            second(" first=S", 's'),
            Some("round 2, start: first: `S` is not a side; expected s or n".to_owned()),
        ),
        (
            second(" round=3", 's'),
            Some("round 2, start: round: `3` is written in the position; expected the number in [Round \"…\"]".to_owned()),
        ),
        (second("", 's').replace(" s\"]", " s first=n\"]"), Some(format!("{third} {start} s"))),
    ] {
        check(&game, &text, wrong.as_deref());
    }
}

#[test]
fn agreement_and_repetition_end_a_round() {
    let game = common::kalah();
    check(&game, "S1 24-24 agreement", None);
    let game = common::oware();
    let circling = "[Position \"1,0,0,0,0,0/1,0,0,0,0,0 23 23 s\"]";
    let cycle = "S1 N1 S2 N2 S3 N3 S4 N4 S5 N5 S6 N6 ";
    let twice = format!("{circling} {cycle}{cycle}24-24 repetition");
    check(&game, &twice, None);
    check(
        &game,
        &format!("{circling} {cycle}24-24 repetition"),
        Some("round 1, end: a result is written, but the round is not over; write *"),
    );
    check(
        &game,
        &format!("{circling} {cycle}{cycle}S1 *"),
        Some("round 1, move 25: the round is over (repetition)"),
    );
}

#[test]
fn played_rounds_are_true() {
    for game in [
        common::game(),
        common::pallankuzhi(TakenBy::Sower),
        common::oware(),
        common::kalah(),
        common::al_manqala(),
    ] {
        for seed in 0..20 {
            let record = random_match(&game, seed);
            let (read, problems) = Record::parse(&record.to_string());
            assert_eq!((&read, &problems[..]), (&record, &[][..]));
            let replayed = replay(&game, &read);
            assert_eq!(replayed.disagreement, None, "{record}");
            assert_eq!(replayed.rounds.len(), record.rounds.len());
        }
    }
}

#[test]
fn fours_for_the_other_player_are_written_down() {
    let record = random_match(&common::game(), 3);
    let other = |gain: &Gain| gain.other > 0;
    let gains = record.rounds.iter().flat_map(RoundRecord::moves);
    assert!(
        gains
            .filter_map(|played| played.gain)
            .any(|gain| other(&gain))
    );
}

/// Up to three rounds of moves drawn by a simple generator.
fn random_match(game: &Game, seed: u64) -> Record {
    let mut state = seed;
    let mut draw = |choices: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(state >> 33).expect("31 bits") % choices
    };
    let mut record = Record::default();
    let mut standing = Standing::at_start(game);
    let mut start = game.start();
    for number in 1..=3 {
        let mut written = RoundRecord::new(number);
        let mut course = Round::new(game, start);
        for _ in 0..500 {
            let moves = course.moves();
            if moves.is_empty() {
                break;
            }
            let mover = course.position().mover();
            let r#move = moves[draw(moves.len())];
            let turn = course.play(r#move, &mut Silent).expect("an offered move");
            written.push(game, mover, r#move, &turn);
        }
        let outcome = course.agree();
        written.close(outcome);
        record.rounds.push(written);
        standing = standing.after(outcome);
        match game.next_round(&standing) {
            Some(NextRound::Begins(next)) => start = next,
            Some(NextRound::Over(_)) => break,
            None => start = game.start(),
        }
    }
    assert_eq!(game.start().mover(), Seat::South);
    record
}

#[track_caller]
fn check(game: &Game, text: &str, wrong: Option<&str>) -> kuzhi_core::record::Replay {
    let (record, problems) = Record::parse(text);
    assert!(
        problems
            .iter()
            .all(|problem| problem.to_string().contains("no result")),
        "{problems:?}"
    );
    let replayed = replay(game, &record);
    let message = replayed.disagreement.as_ref().map(Disagreement::to_string);
    assert_eq!(message.as_deref(), wrong, "{text}");
    replayed
}
