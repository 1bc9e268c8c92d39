//! Move text and set-up choices: read, refused, written.

use kuzhi_core::{
    Hole, Move, Parity, Seat, SetupChoice,
    notation::{MoveText, MoveTextError},
};
use proptest::prelude::*;

mod common;

#[test]
fn moves_against_a_game() {
    let game = common::game();
    let sow = |number| Move::Sow(Hole::new(number).unwrap());
    for (mover, text, wanted, short, full) in [
        (Seat::South, "3", sow(2), "3", "S3"),
        (Seat::North, "3", sow(9), "3", "N3"),
        (Seat::North, "S7", sow(6), "7", "S7"),
        (Seat::South, " n7\n", sow(13), "7", "N7"),
        (Seat::South, "Pass", Move::Pass, "pass", "pass"),
    ] {
        assert_eq!(game.parse_move(mover, text), Ok(wanted), "{text}");
        assert_eq!(game.move_text(wanted), short);
        assert_eq!(game.full_move_text(wanted).to_string(), full);
    }
}

#[test]
fn wrong_moves_are_refused_with_what_is_expected() {
    let game = common::game();
    for (text, message) in [
        (
            "",
            "move: is missing; expected a hole such as 3 or S3, or pass",
        ),
        (
            "8",
            "move: `8` is not a hole; expected a number from 1 to 7",
        ),
        (
            "0",
            "move: `0` is not a hole; expected a number from 1 to 7",
        ),
        (
            "S17",
            "move: `17` is not a hole; expected a number from 1 to 7",
        ),
        (
            "99999999999999999999999",
            "move: `99999999999999999999…` is not a hole; expected a number from 1 to 7",
        ),
        (
            "-1",
            "move: `-1` is not a move; expected a hole such as 3 or S3, or pass",
        ),
        (
            "S",
            "move: `S` is not a move; expected a hole such as 3 or S3, or pass",
        ),
        (
            "SS3",
            "move: `SS3` is not a move; expected a hole such as 3 or S3, or pass",
        ),
        (
            "٣",
            "move: `٣` is not a move; expected a hole such as 3 or S3, or pass",
        ),
        (
            "ş3",
            "move: `ş3` is not a move; expected a hole such as 3 or S3, or pass",
        ),
        (
            "3 4",
            "move: `3 4` is not a move; expected a hole such as 3 or S3, or pass",
        ),
        (
            "+3",
            "move: `+3` is not a move; expected a hole such as 3 or S3, or pass",
        ),
    ] {
        let error = game.parse_move(Seat::South, text).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
    let leading = "03".parse::<MoveText>();
    assert!(matches!(leading, Err(MoveTextError::NoSuchHole { .. })));
}

#[test]
fn choices_are_two_words() {
    for (text, choice) in [
        ("guess odd", SetupChoice::Guess(Parity::Odd)),
        (" Guess \t even ", SetupChoice::Guess(Parity::Even)),
        ("side north", SetupChoice::Side(Seat::North)),
    ] {
        assert_eq!(text.parse(), Ok(choice));
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    for text in ["", "guess", "guess south", "side south north", "odd"] {
        let error = text.parse::<SetupChoice>().unwrap_err().to_string();
        assert!(error.starts_with("choice: `"), "{error}");
    }
}

fn moves() -> impl Strategy<Value = MoveText> {
    let seat = prop::option::of(prop::sample::select(&Seat::BOTH[..]));
    prop_oneof![
        9 => (seat, 1..=16_usize).prop_map(|(seat, number)| MoveText::Hole { seat, number }),
        1 => Just(MoveText::Pass),
    ]
}

proptest! {
    #[test]
    fn print_then_parse_is_the_identity(written in moves()) {
        prop_assert_eq!(written.to_string().parse(), Ok(written));
    }

    #[test]
    fn every_move_of_a_game_is_read_back(number in 0..14_usize, south in any::<bool>()) {
        let game = common::game();
        let written = Move::Sow(Hole::new(number).unwrap());
        let mover = if south { Seat::South } else { Seat::North };
        let full = game.full_move_text(written).to_string();
        prop_assert_eq!(game.parse_move(mover, &full), Ok(written));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), like in "[snSN]?[0-9]{0,4}.?") {
        let _ = text.parse::<MoveText>();
        let _ = text.parse::<SetupChoice>();
        let _ = common::game().parse_move(Seat::North, &like);
    }
}
