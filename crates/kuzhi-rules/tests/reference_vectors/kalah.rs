//! Kalah: rulebook 7a.

use crate::reference::Player::{North, South};
use crate::reference::*;
use crate::{board, check, check_perft, is_over, position};

#[test]
fn kalah_extra_turn_and_capture() {
    let game = kalah(6, 4);
    let played = play(&game, &opening(&game), Choice::Hole(2)).expect("a legal move");
    assert_eq!(played.state, position("4,4,0,5,5,5 / 4x6", [1, 0], South));
    assert_eq!((played.stored, played.laps), ([1, 0], 1));

    // The facing hole is occupied: both go home.
    check(
        &game,
        "1,0,0,0,0,2 / 1,0,0,0,3,0",
        0,
        "0,0,0,0,0,2 / 1,0,0,0,0,0",
        [4, 0],
    );
    // It is empty: nothing is taken, or the seed alone by option.
    let facing_empty = "1,0,0,0,0,2 / 1,0,0,0,0,3";
    check(&game, facing_empty, 0, "0,1,0,0,0,2 / 1,0,0,0,0,3", [0, 0]);
    let empty_capture = LoneSeed {
        needs: LoneSeedNeeds::Nothing,
    };
    let empty_capture = Settings {
        lone_seed: Some(empty_capture),
        ..kalah(6, 4)
    };
    check(
        &empty_capture,
        facing_empty,
        0,
        "0,0,0,0,0,2 / 1,0,0,0,0,3",
        [1, 0],
    );
}

#[test]
fn kalah_long_lap_passes_the_other_store_and_ends_in_its_origin() {
    // Thirteen seeds go once round, into the own store but not the other one.
    check(
        &kalah(6, 4),
        "1,0,13,0,0,0 / 0,0,0,2,0,0",
        2,
        "2,1,0,1,1,1 / 1,1,1,0,1,1",
        [5, 0],
    );
    let north = position("0,0,0,0,0,1 / 0,0,0,0,0,8", [0, 0], North);
    let played = play(&kalah(6, 4), &north, Choice::Hole(11)).expect("a legal move");
    assert_eq!(played.state.stores, [0, 4]);
    assert_eq!(played.state.holes, board("1,1,1,1,1,0 / 0x6"));
}

#[test]
fn kalah_ends_when_either_row_is_empty_even_after_an_extra_turn() {
    let game = kalah(6, 4);
    let before = position("0,0,0,0,0,1 / 0,2,0,0,0,0", [20, 25], South);
    let played = play(&game, &before, Choice::Hole(5)).expect("a legal move");
    assert_eq!(played.state.stores, [21, 25]);
    is_over(over(&game, &played.state, true), Reason::RowEmpty, [21, 27]);
    let emptied = position("0,0,0,0,0,1 / 0x6", [20, 25], South);
    is_over(over(&game, &emptied, true), Reason::RowEmpty, [21, 25]);
}

#[test]
fn tree_sizes() {
    check_perft(&kalah(6, 4), &[6, 35, 185, 942, 4690, 23233]);
}
