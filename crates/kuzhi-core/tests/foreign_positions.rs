//! The notations of other programs: read, refused, written.

use kuzhi_core::{
    Seat, Setup,
    notation::{MoveText, aalina, play_strategy},
};
use proptest::{collection::vec, prelude::*, sample::select};

#[test]
fn aalina_positions() {
    for (theirs, ours) in [
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s",
        ),
        (
            "0-1-2-3-4-5-6-7-8-9-10-11-12-13-N",
            "0,1,2,3,4,5/6,7,8,9,10,11 12 13 n",
        ),
    ] {
        let setup = aalina::read_position(theirs).unwrap();
        assert_eq!(setup.to_string(), ours);
        assert_eq!(aalina::write_position(&setup).unwrap(), theirs);
    }
    for (text, beginnings) in [
        ("", &["position: is missing"][..]),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0",
            &["side to move: is missing; expected S or N"],
        ),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-s",
            &["side to move: `s` names no side; expected S or N"],
        ),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S-7",
            &["field 16: `7` may not stand there; expected nothing"],
        ),
        (
            "4-x-4-4-4-4-4-4-999-4-4-4-0--S",
            &[
                "South's hole 2: `x`",
                "North's hole 3: `999`",
                "North's store: is missing",
            ],
        ),
    ] {
        check_refusal(
            &aalina::read_position(text).unwrap_err().to_string(),
            beginnings,
        );
    }
}

#[test]
fn aalina_moves() {
    let moves = aalina::read_moves("FfEaC").unwrap();
    let words: Vec<String> = moves.iter().map(MoveText::to_string).collect();
    assert_eq!(words.join(" "), "S6 N6 S5 N1 S3");
    assert_eq!(aalina::write_moves(&moves).unwrap(), "FfEaC");
    let bare: Vec<MoveText> = ["6", "6", "5"].map(|text| text.parse().unwrap()).to_vec();
    assert_eq!(aalina::write_moves(&bare).unwrap(), "FfE");
    let wrong = aalina::read_moves("AgÅ").unwrap_err();
    let messages: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    assert_eq!(messages.len(), 2);
    assert!(messages[0].starts_with("move 2: `g` is not a hole; expected A to F"));
    assert!(messages[1].starts_with("move 3: `Å` is not a hole"));
    for (text, message) in [
        ("pass", "move 1: is a pass"),
        ("S7", "South's row: has 7 holes"),
    ] {
        let error = aalina::write_moves(&[text.parse().unwrap()]).unwrap_err();
        assert!(error.to_string().starts_with(message), "{error}");
    }
}

#[test]
fn play_strategy_positions() {
    for (theirs, ours) in [
        (
            "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1",
            "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s",
        ),
        (
            "5,13S/4S,1,1S,2,3S 27 2 S 50",
            "4,0,1,0,0,3/13,0,0,0,0,0 27 2 s",
        ),
        ("5S,5S,5S,5S,5S/5 0 25 N 3", "0,0,0,0,0/5,5,5,5,5 0 25 n"),
    ] {
        let read = play_strategy::read_position(theirs).unwrap();
        assert_eq!(read.setup.to_string(), ours);
        let full_move = read.full_move.unwrap();
        assert_eq!(
            play_strategy::write_position(&read.setup, full_move).unwrap(),
            theirs
        );
    }
    let without = play_strategy::read_position("1S/1S 0 0 N").unwrap();
    assert_eq!(without.full_move, None);
}

#[test]
fn play_strategy_positions_are_refused() {
    for (text, beginnings) in [
        ("", &["position: is missing"][..]),
        ("6 0 0 S 1", &["board: `6` is not two rows"]),
        (
            "5/6 0 0 S 1",
            &["board: `5/6` has rows of different length"],
        ),
        (
            "4s,5/6 0 0 S 1",
            &["North's row: `4s` is neither seeds nor empty holes"],
        ),
        ("6/t,5 0 0 S 1", &["South's row: `t` is neither"]),
        ("6/0S,5 0 0 S 1", &["South's row: `0S` is neither"]),
        ("6/,5 0 0 S 1", &["South's row: is missing"]),
        (
            "6/200 0 0 S 1",
            &["South's row: `200` has more holes than any board"],
        ),
        (
            "6/6 -1 0 s 1 x",
            &[
                "South's store: `-1`",
                "side to move: `s`",
                "field 6: `x` may not",
            ],
        ),
        (
            "6/6 0 0 S one",
            &["field 5: `one` is not the number of a move; expected a whole number"],
        ),
        (
            "6/6 0 0 S +1",
            &["field 5: `+1` is not the number of a move"],
        ),
    ] {
        check_refusal(
            &play_strategy::read_position(text).unwrap_err().to_string(),
            beginnings,
        );
    }
}

#[test]
fn play_strategy_moves() {
    for (text, wanted) in [
        ("a1e1", "S1"),
        ("d1e2", "S4"),
        ("e2a2", "N2"),
        ("a2f1", "N6"),
    ] {
        assert_eq!(
            play_strategy::read_move(text, 6).unwrap().to_string(),
            wanted
        );
    }
    for text in ["", "a1", "g1a1", "a1g1", "a3a1", "A1e1", "a1e1q", "a1é1"] {
        let error = play_strategy::read_move(text, 6).unwrap_err().to_string();
        assert!(
            error.ends_with("each a letter from a to f and 1 or 2"),
            "{error}"
        );
    }
}

#[test]
fn boards_that_do_not_fit_are_refused_with_the_reason() {
    for (text, theirs, reason) in [
        (
            "1,1,1,1,1,1,1/1,1,1,1,1,1,1 0 0 s",
            "aalina",
            "South's row: has 7 holes",
        ),
        (
            "1,1,1,1,1,1/1,x,1,1,1,1 0 0 s",
            "aalina",
            "North's hole 2: is closed",
        ),
        (
            "1,1,1,1,1,1/1,1,1,1,1,1 0 0 s a=b",
            "aalina",
            "field 5: this notation ends",
        ),
        (
            "1,x/1,1 0 0 s",
            "play-strategy",
            "South's hole 2: is closed",
        ),
        (
            "1/1,1 0 0 s",
            "play-strategy",
            "board: the rows differ in length",
        ),
        (
            "1/1 0 0 s a=b",
            "play-strategy",
            "field 5: this notation ends",
        ),
    ] {
        let setup: Setup = text.parse().unwrap();
        let refused = match theirs {
            "aalina" => aalina::write_position(&setup),
            _ => play_strategy::write_position(&setup, 1),
        };
        let message = refused.unwrap_err().to_string();
        assert!(message.starts_with(reason), "{message}");
    }
}

#[track_caller]
fn check_refusal(message: &str, beginnings: &[&str]) {
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines.len(), beginnings.len(), "{message}");
    for (line, beginning) in lines.iter().zip(beginnings) {
        assert!(line.starts_with(beginning), "{message}");
    }
}

prop_compose! {
    fn open_setups(holes: core::ops::RangeInclusive<usize>)(holes in holes)(
        rows in [vec(0..=255_u32, holes), vec(0..=255_u32, holes)],
        stores in [0..=255_u32, 0..=255_u32],
        mover in select(&Seat::BOTH[..]),
    ) -> Setup {
        let rows = rows.map(|row| row.into_iter().map(|seeds| {
            // Empty holes are what one of the notations is about.
            Some(seeds.saturating_sub(128))
        }).collect());
        Setup { rows, stores, mover, extras: Vec::new() }
    }
}

proptest! {
    #[test]
    fn aalina_reads_what_it_writes(setup in open_setups(6..=6)) {
        let text = aalina::write_position(&setup).unwrap();
        prop_assert_eq!(aalina::read_position(&text).unwrap(), setup);
    }

    #[test]
    fn play_strategy_reads_what_it_writes(setup in open_setups(1..=16), number in any::<u32>()) {
        let text = play_strategy::write_position(&setup, number).unwrap();
        let read = play_strategy::read_position(&text).unwrap();
        prop_assert_eq!(read.setup, setup);
        prop_assert_eq!(read.full_move, Some(number));
    }

    #[test]
    fn any_text_is_read_or_refused(
        text in any::<String>(),
        theirs in "[0-9,S/t]{0,40}( [0-9SN]{0,3}){0,6}",
        hyphens in "([0-9]{0,4}-){0,20}[SNsn]?",
    ) {
        for text in [&text, &theirs, &hyphens] {
            let _ = aalina::read_position(text);
            let _ = aalina::read_moves(text);
            let _ = play_strategy::read_position(text);
            let _ = play_strategy::read_move(text, 16);
        }
    }
}
