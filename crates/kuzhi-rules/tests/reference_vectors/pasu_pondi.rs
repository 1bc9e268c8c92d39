//! Pasu Pondi: rulebook 3.3, and its lines in 9.1 to 9.3.

use crate::reference::Player::{North, South};
use crate::reference::*;
use crate::{
    board, check, check_perft, is_over, position, replay, rotated, south_plays, with_sweep,
};

#[test]
fn q1_to_q5() {
    let game = pasu_pondi(5);
    check(
        &game,
        "5x7 / 5x7",
        3,
        "8,8,8,2,7,1,0 / 7,7,7,7,1,0,0",
        [7, 0],
    );
    assert_eq!(south_plays(&game, "5x7 / 5x7", 3).laps, 5);
    check(
        &game,
        "0,0,0,3,2,0,0 / 0,0,0,0,0,1,0",
        4,
        "0,0,1,0,0,0,0 / 0,0,0,0,0,1,0",
        [4, 0],
    );
    check(
        &game,
        "0,3,0,0,0,0,0 / 0,0,0,1,0,0,3",
        1,
        "1,0,0,0,0,0,0 / 0,0,0,0,0,1,0",
        [1, 4],
    );
    check(
        &game,
        "1,0,0,0,2,0,0 / 0,0,0,0,5,0,0",
        0,
        "0,0,0,0,2,0,0 / 0,0,0,0,0,0,1",
        [5, 0],
    );
    check(
        &game,
        "2,0,5,1,0,0,0 / 0,0,0,0,0,0,1",
        3,
        "0,0,6,0,0,0,0 / 0,0,0,0,0,0,1",
        [2, 0],
    );
}

#[test]
fn q6_all_seeds_on_one_side() {
    let game = pasu_pondi(5);
    let before = position("0,0,0,0,0,2,0 / 1,0,0,0,0,0,0", [0, 0], North);
    let played = play(&game, &before, Choice::Hole(7)).expect("a legal move");
    assert_eq!(played.state, position("0,0,0,1,1,0,1 / 0x7", [0, 0], South));
    is_over(over(&game, &played.state, true), Reason::RowEmpty, [3, 0]);
    let to_move = EmptyRow {
        whose: Whose::Mover,
        rest: EmptyRowRest::RowOwner,
    };
    let to_move = Settings {
        empty_row: Some(to_move),
        ..game
    };
    assert_eq!(over(&to_move, &played.state, true), None);
}

#[test]
fn q7_next_round() {
    let next = next_round(&pasu_pondi(5), [40, 30], North);
    assert_eq!(next, Some(position("5x7 / 5,5,5,5,5,5,-", [5, 0], North)));
}

#[test]
fn pp01_the_next_occupied_hole_at_any_distance() {
    let far = with_sweep(pasu_pondi(5), |sweep| sweep.reach = Reach::NextOccupied);
    let before = "1,0,0,0,2,0,0 / 0,5,0,0,0,0,0";
    let nothing = "0,0,0,0,2,0,0 / 0,5,0,0,0,0,1";
    check(&pasu_pondi(5), before, 0, nothing, [0, 0]);
    check(&far, before, 0, "0,0,0,0,2,0,0 / 0,0,0,0,0,0,1", [5, 0]);
    check(&far, "1,0x6 / 0,0,1,0x4", 0, "0x7 / 0,0,0,0,0,0,1", [1, 0]);
    // Nothing else is left: once round the board the landing hole is met.
    let alone = Settings {
        empty_row: None,
        ..far
    };
    check(&alone, "0,1,0x5 / 0x7", 1, "0x7 / 0x7", [1, 0]);
}

#[test]
fn openings_of_pasu_pondi() {
    check(
        &pasu_pondi(5),
        "5x7 / 5x7",
        6,
        "1,0,0,8,8,8,2 / 7,1,0,7,7,7,7",
        [7, 0],
    );
    for (seeds, laps, first) in [
        (5, 5, "2,7,1,0,7,7,7 / 7,1,0,0,8,8,8"),
        (6, 2, "0,7,7,7,7,7,7 / 0,7,7,7,7,7,0"),
    ] {
        let game = pasu_pondi(seeds);
        for hole in 0..7 {
            let played = play(&game, &opening(&game), Choice::Hole(hole)).expect("a legal move");
            let expected = rotated(&board(first), hole);
            assert_eq!(
                (played.state.holes, played.laps),
                (expected, laps),
                "hole {hole}"
            );
            assert_eq!(played.stored, [7, 0]);
        }
    }
}

#[test]
fn complete_game_of_pasu_pondi() {
    let game = pasu_pondi(5);
    let moves = [6, 12, 5, 8, 2, 7, 4, 8, 0, 13, 2, 7];
    let early = position("0,3,3,11,2,11,1 / 1,0,0,0,11,1,10", [11, 5], South);
    assert_eq!(replay(&game, &moves[..2]), early);
    let last = replay(&game, &moves);
    assert_eq!(last.holes, board("1,1,0,1,0,0,1 / 0x7"));
    assert_eq!(last.stores, [39, 27]);
    is_over(over(&game, &last, true), Reason::RowEmpty, [43, 27]);
}

#[test]
fn tree_sizes() {
    check_perft(&pasu_pondi(5), &[7, 37, 198, 934, 4122]);
}
