//! Al-manqala: rulebook 4.3, and its lines in 9.1 to 9.3.

use crate::reference::Player::{North, South};
use crate::reference::*;
use crate::{
    board, check, check_perft, is_over, position, replay, rotated, skipping_origin, south_plays,
    with_eat,
};

const A6: &str = "2,0,2,0,0,0,0 / 0x7";

#[test]
fn a1_to_a4_eating() {
    let game = al_manqala();
    check(
        &game,
        "7x7 / 7x7",
        4,
        "7,7,7,7,0,8,8 / 8,8,8,8,8,7,7",
        [0, 0],
    );
    let a2 = "0,0,1,0,0,3,1 / 1,3,0,0,0,0,5";
    check(&game, a2, 5, "0,0,1,0,0,0,0 / 0,0,0,0,0,0,5", [8, 0]);
    let a3 = "0,0,1,0,0,3,2 / 1,3,0,0,0,0,4";
    check(&game, a3, 5, "0,0,1,0,0,0,3 / 0,0,0,0,0,0,4", [6, 0]);
    let a4 = "3,1,5,1,0,0,0 / 0,0,4,0,0,0,0";
    check(&game, a4, 0, "0,2,6,0,0,0,0 / 0,0,4,0,0,0,0", [2, 0]);
}

#[test]
fn a5_the_duty_to_feed() {
    let game = al_manqala();
    let before = position("0,0,0,0,1,0,3 / 0x7", [0, 0], South);
    assert_eq!(legal(&game, &before), [Choice::Hole(6)]);
    check(
        &game,
        "0,0,0,0,1,0,3 / 0x7",
        6,
        "0,0,0,0,1,0,0 / 1,1,1,0,0,0,0",
        [0, 0],
    );
}

#[test]
fn a6_starvation() {
    let state = position(A6, [46, 48], South);
    is_over(over(&al_manqala(), &state, true), Reason::Starved, [46, 52]);
    assert!(legal(&al_manqala(), &state).is_empty());
    let feeder = Settings {
        starved: StarvedRest::Feeder,
        ..al_manqala()
    };
    is_over(over(&feeder, &state, true), Reason::Starved, [50, 48]);
}

#[test]
fn a7_grand_slam_pass_and_starvation() {
    let game = al_manqala();
    let before = "2,0,0,0,0,4,1 / 1,1,1,0,0,0,0";
    check(&game, before, 5, "2,0,0,0,0,0,0 / 0x7", [8, 0]);
    let slammed = south_plays(&game, before, 5).state;
    assert_eq!(over(&game, &slammed, true), None);
    assert_eq!(legal(&game, &slammed), [Choice::Pass]);
    let passed = play(&game, &slammed, Choice::Pass).expect("the pass is due");
    assert_eq!((passed.laps, passed.stored), (0, [0, 0]));
    is_over(over(&game, &passed.state, true), Reason::Starved, [8, 2]);

    let no_slam = with_eat(al_manqala(), |eat| {
        eat.grand_slam = GrandSlam::CapturesNothing;
    });
    check(&no_slam, before, 5, "2,0,0,0,0,0,2 / 2,2,2,0,0,0,0", [0, 0]);
}

#[test]
fn a7_the_empty_row_ends_the_game_by_option() {
    let slammed = position("2,0,0,0,0,0,0 / 0x7", [8, 0], North);
    let ends = |rest| {
        let rule = EmptyRow {
            whose: Whose::Mover,
            rest,
        };
        Settings {
            empty_row: Some(rule),
            ..al_manqala()
        }
    };
    let judged = |rest| over(&ends(rest), &slammed, true);
    is_over(judged(EmptyRowRest::ThatPlayer), Reason::NoSeeds, [8, 2]);
    is_over(judged(EmptyRowRest::RowOwner), Reason::NoSeeds, [10, 0]);
}

#[test]
fn a8_a9_long_lap_and_empty_board() {
    let a8 = "15,1,0,0,0,0,0 / 0,0,0,0,0,0,4";
    check(
        &al_manqala(),
        a8,
        0,
        "1,3,1,1,1,1,1 / 1,1,1,1,1,1,5",
        [0, 0],
    );
    check(
        &skipping_origin(al_manqala()),
        a8,
        0,
        "0,3,0,1,1,1,1 / 1,1,1,1,1,1,5",
        [2, 0],
    );
    let a9 = "0,0,0,0,0,0,2 / 1,1,0,0,0,0,0";
    check(&al_manqala(), a9, 6, "0x7 / 0x7", [4, 0]);
    let cleared = south_plays(&al_manqala(), a9, 6).state;
    is_over(
        over(&al_manqala(), &cleared, true),
        Reason::BoardEmpty,
        [4, 0],
    );
}

#[test]
fn am05_feeding_tested_by_placing() {
    // Twenty-one beads turn North's seven empty houses into twos on the second pass.
    let before = "0,0,0,0,0,0,21 / 0x7";
    let state = position(before, [0, 0], South);
    is_over(over(&al_manqala(), &state, true), Reason::Starved, [0, 21]);
    let placing = Settings {
        feeding: Feeding::ByPlacing,
        ..al_manqala()
    };
    assert_eq!(legal(&placing, &state), [Choice::Hole(6)]);
    check(&placing, before, 6, "1,1,1,1,1,1,1 / 0x7", [14, 0]);
}

#[test]
fn am03_am15_rows_and_counts() {
    let before = "5,0,0,0,0,4,1 / 3,1,3,0,0,0,6";
    check(
        &al_manqala(),
        before,
        5,
        "5,0,0,0,0,0,0 / 0,0,0,0,0,0,6",
        [12, 0],
    );
    let theirs = with_eat(al_manqala(), |eat| eat.rows = Rows::Opponent);
    check(&theirs, before, 5, "5,0,0,0,0,0,2 / 0,0,0,0,0,0,6", [10, 0]);
    let ours = with_eat(al_manqala(), |eat| eat.rows = Rows::Own);
    check(&ours, before, 5, "5,0,0,0,0,0,2 / 4,2,4,0,0,0,6", [0, 0]);
    let wider = with_eat(al_manqala(), |eat| eat.counts = vec![2, 4, 6]);
    let six = "1,5,0,0,0,0,0 / 1,0,0,0,0,0,0";
    check(&wider, six, 0, "0,0,0,0,0,0,0 / 1,0,0,0,0,0,0", [6, 0]);
}

#[test]
fn openings_of_al_manqala() {
    for hole in 0..7 {
        let played = south_plays(&al_manqala(), "7x7 / 7x7", hole);
        assert_eq!(played.state.holes, rotated(&board("0,8x6 / 8,7x6"), hole));
        assert_eq!(played.stored, [0, 0]);
    }
}

#[test]
fn complete_game_of_al_manqala() {
    let game = al_manqala();
    let moves = [
        4, 8, 5, 8, 3, 10, 6, 8, 2, 7, 0, 13, 0, 11, 5, 12, 0, 7, 1, 11, 5, 10, 4, 7, 3, 12, 5, 9,
        6, 10, 2, 7,
    ];
    let early = position("10,10,10,0,2,2,0 / 12,0,14,0,12,11,11", [2, 2], South);
    assert_eq!(replay(&game, &moves[..8]), early);
    assert_eq!(over(&game, &replay(&game, &moves[..31]), true), None);
    let last = replay(&game, &moves);
    assert_eq!(
        last,
        position("5,4,0,4,4,1,1 / 0,16,0,0,1,1,1", [10, 50], South)
    );
    is_over(over(&game, &last, true), Reason::Majority, [10, 50]);
    assert_eq!(over(&game, &last, false), None);
}

#[test]
fn tree_sizes() {
    check_perft(&al_manqala(), &[7, 49, 328, 2182, 14495]);
}
