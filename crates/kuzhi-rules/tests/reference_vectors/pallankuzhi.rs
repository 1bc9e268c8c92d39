//! Pallankuzhi: rulebook 2.4, and its lines in 9.1 to 9.3.

use crate::reference::Player::{North, South};
use crate::reference::*;
use crate::{
    board, check, check_perft, is_over, position, replay, rotated, skipping_origin, south_plays,
    with_fours, with_sweep,
};

const P4: &str = "1,0,0,0,0,3,3 / 3,0,2,0,0,0,0";
const P5: &str = "0,1,3,0,5,0,0 / 0,2,0,0,0,0,0";
const P6: &str = "14,0,0,0,0,0,0 / 1,1,1,1,1,1,1";
const P8: &str = "0,0,2,0,0,-,0 / 3,0,0,0,0,0,1";
const P9: &str = "0,0,2,0,0,0,6 / 2,0,0,3,0,0,3";
const P10: &str = "0,0,2,0,0,0,6 / 0,5,0,3,0,0,3";
const P11: &str = "1,0,1,0,1,0,1 / 0,1,0,1,0,2,1";

#[test]
fn p1_to_p3_relay_and_sweep() {
    let game = pallankuzhi(6);
    check(
        &game,
        "6x7 / 6x7",
        3,
        "7,7,7,0,0,7,7 / 7,7,7,0,7,7,7",
        [7, 0],
    );
    check(
        &game,
        "0,0,2,0,0,5,0 / 0,0,0,0,0,0,3",
        2,
        "0,0,0,1,1,0,1 / 1,1,1,1,0,0,3",
        [0, 0],
    );
    check(
        &game,
        "0,0,2,0,0,0,6 / 0,1,0,0,0,0,3",
        2,
        "0,0,0,1,1,0,0 / 0,1,0,0,0,0,3",
        [6, 0],
    );
}

#[test]
fn p4_fours_go_to_the_sower_or_the_hole_owner() {
    let after = "1,0,0,0,0,0,0 / 0,1,0,1,1,0,0";
    check(&pallankuzhi(6), P4, 5, after, [8, 0]);
    let to_owner = with_fours(pallankuzhi(6), |fours| fours.taken_by = TakenBy::HoleOwner);
    check(&to_owner, P4, 5, after, [4, 4]);
}

#[test]
fn p5_the_last_seed_makes_a_four() {
    check(&pallankuzhi(6), P5, 1, "0x7 / 0,2,0,0,0,0,0", [9, 0]);
    let exempt = with_fours(pallankuzhi(6), |fours| fours.last_seed = LastSeed::Excluded);
    check(&exempt, P5, 1, "0,0,4,0,0,0,0 / 0,2,0,0,0,0,0", [5, 0]);
}

#[test]
fn p6_a_long_lap_meets_its_origin() {
    check(
        &pallankuzhi(6),
        P6,
        0,
        "2,1,0,1,3,0,0 / 0,3,3,0,3,3,0",
        [2, 0],
    );
    check(
        &skipping_origin(pallankuzhi(6)),
        P6,
        0,
        "0,0,0,2,0,2,0 / 3,0,3,3,0,3,3",
        [2, 0],
    );
}

#[test]
fn p7_p8_closed_holes() {
    let game = pallankuzhi(6);
    check(
        &game,
        "0,0,0,2,0,-,- / 0,5,0,0,0,0,1",
        3,
        "0,0,0,0,1,-,- / 1,0,1,1,1,1,2",
        [0, 0],
    );
    check(&game, P8, 2, "0,0,0,1,1,-,0 / 0,0,0,0,0,0,1", [3, 0]);
    let seen = Settings {
        closed_holes: ClosedHoles::Empty,
        ..pallankuzhi(6)
    };
    check(&seen, P8, 2, "0,0,0,1,1,-,0 / 3,0,0,0,0,0,1", [0, 0]);
}

#[test]
fn p9_p10_after_a_sweep() {
    check(
        &pallankuzhi(6),
        P9,
        2,
        "0,0,0,1,1,0,0 / 2,0,0,3,0,0,3",
        [6, 0],
    );
    let go_on = with_sweep(pallankuzhi(6), |sweep| sweep.then = AfterSweep::RelayOn);
    check(&go_on, P9, 2, "0,0,0,1,1,0,0 / 0,1,1,0,1,1,0", [10, 0]);
    check(
        &pallankuzhi(6),
        P10,
        2,
        "0,0,0,1,1,0,0 / 0,5,0,3,0,0,3",
        [6, 0],
    );
    let run = with_sweep(pallankuzhi(6), |sweep| {
        sweep.chain = SweepChain::Alternating;
    });
    check(&run, P10, 2, "0,0,0,1,1,0,0 / 0,0,0,0,0,0,3", [14, 0]);
}

#[test]
fn p11_an_endless_relay_stops_where_it_first_comes_back() {
    let before = position(P11, [3, 4], South);
    let played = play(&pallankuzhi(6), &before, Choice::Hole(0)).expect("a legal move");
    assert!(played.endless);
    assert_eq!((played.laps, played.stored), (98, [0, 0]));
    assert_eq!(
        played.state,
        State {
            mover: North,
            ..before
        }
    );
    assert_eq!(played.ended, None);
}

#[test]
fn e1_an_endless_relay_that_does_not_pass_through_its_start() {
    let before = "0,0,3,0,3,1,0 / 1,0,1,0,15,-,-";
    let played = south_plays(&pallankuzhi(6), before, 5);
    assert!(played.endless);
    assert_eq!((played.laps, played.stored), (85, [16, 0]));
    assert_eq!(
        played.state,
        position("0,1,2,1,0,1,0 / 1,0,1,0,1,-,-", [16, 0], North)
    );
}

#[test]
fn e1_other_answers_to_endless_sowing() {
    let before = position(P11, [0, 0], South);
    let all: Vec<usize> = vec![0, 2, 4, 6];
    let endless_ones: Vec<usize> = all
        .iter()
        .copied()
        .filter(|&hole| south_plays(&pallankuzhi(6), P11, hole).endless)
        .collect();
    assert!(endless_ones.contains(&0));

    let forbid = Settings {
        endless: Endless::Forbid,
        ..pallankuzhi(6)
    };
    let finite: Vec<Choice> = all
        .iter()
        .copied()
        .filter(|hole| endless_ones.len() == all.len() || !endless_ones.contains(hole))
        .map(Choice::Hole)
        .collect();
    assert_eq!(legal(&forbid, &before), finite);

    let end_round = Settings {
        endless: Endless::EndRound,
        ..pallankuzhi(6)
    };
    let played = play(&end_round, &before, Choice::Hole(0)).expect("a legal move");
    is_over(played.ended, Reason::Endless, [4, 4]);
    assert_eq!(played.state.holes, before.holes);
}

#[test]
fn p12_to_p14_rounds() {
    let game = pallankuzhi(6);
    let last = position("0,2,0,0,1,0,0 / 0x7", [50, 31], North);
    is_over(over(&game, &last, true), Reason::NoSeeds, [53, 31]);
    assert!(play(&game, &last, Choice::Hole(7)).is_err());

    let next = next_round(&game, [51, 33], North).expect("both can fill a hole");
    assert_eq!(next, position("6x7 / 6,6,6,6,6,-,-", [9, 3], North));
    assert_eq!(next_round(&game, [80, 4], South), None);

    let rounds = Rounds {
        refill: 6,
        fill_from: FillFrom::OwnRight,
        most: None,
    };
    let from_right = Settings {
        rounds: Some(rounds),
        ..game
    };
    let next = next_round(&from_right, [33, 51], South).expect("both can fill a hole");
    assert_eq!(next, position("-,-,6,6,6,6,6 / 6x7", [3, 9], South));
}

#[test]
fn p13_p14_other_ends() {
    let state = position("0x7 / 0,0,2,0,0,0,1", [40, 41], North);
    assert_eq!(over(&pallankuzhi(6), &state, true), None);
    let either = |rest| {
        let rule = EmptyRow {
            whose: Whose::Either,
            rest,
        };
        Settings {
            empty_row: Some(rule),
            ..pallankuzhi(6)
        }
    };
    let judged = |rest| over(&either(rest), &state, true);
    is_over(judged(EmptyRowRest::Opponent), Reason::RowEmpty, [40, 44]);
    is_over(judged(EmptyRowRest::RowOwner), Reason::RowEmpty, [40, 44]);
    is_over(judged(EmptyRowRest::ThatPlayer), Reason::RowEmpty, [43, 41]);
    is_over(judged(EmptyRowRest::Nobody), Reason::RowEmpty, [40, 41]);
    let nothing = position("0x7 / 0x7", [40, 44], South);
    is_over(
        over(&pallankuzhi(6), &nothing, true),
        Reason::NoSeeds,
        [40, 44],
    );
}

#[test]
fn p29_two_open_holes() {
    // The hole beyond the gap is the one the last seed fell into.
    check(
        &pallankuzhi(6),
        "1,-,-,-,-,-,- / 2,-,-,-,-,-,-",
        0,
        "0,-x6 / 0,-x6",
        [3, 0],
    );
}

#[test]
fn e2_sharing_after_a_repetition() {
    let game = pallankuzhi(6);
    let state = position("0,0,0,0,0,0,2 / 0,0,0,0,0,0,1", [40, 41], South);
    let shared = after_repetition(&game, &state);
    assert_eq!((shared.score, shared.odd_seed), ([41, 42], true));
    assert_eq!(with_odd_seed(shared.score, South), [42, 42]);
    assert_eq!(with_odd_seed([42, 41], South), [42, 42]);
    assert_eq!(with_odd_seed([41, 41], North), [41, 42]);
    let owners = Settings {
        repetition: Repetition {
            count: 3,
            rest: Rest::RowOwner,
        },
        ..game
    };
    assert_eq!(after_repetition(&owners, &state).score, [42, 42]);
}

#[test]
fn openings_of_pallankuzhi() {
    check(
        &pallankuzhi(6),
        "6x7 / 6x7",
        0,
        "0,0,7,7,7,7,7 / 0,7,7,7,7,7,7",
        [7, 0],
    );
    check(
        &pallankuzhi(6),
        "6x7 / 6x7",
        6,
        "7,7,7,7,7,7,0 / 0,7,7,7,7,7,0",
        [7, 0],
    );
    for (seeds, laps, won, first) in [
        (6, 2, 7, "0,0,7x5 / 0,7x6"),
        (5, 5, 7, "2,8,8,8,0,0,1 / 7,7,7,7,0,1,7"),
        (4, 7, 6, "2,1,7,7,7,0,7 / 0,0,6,1,6,6,0"),
    ] {
        let game = pallankuzhi(seeds);
        for hole in 0..7 {
            let played = play(&game, &opening(&game), Choice::Hole(hole)).expect("a legal move");
            assert_eq!(played.state.holes, rotated(&board(first), hole));
            assert_eq!((played.laps, played.stored), (laps, [won, 0]));
        }
    }
}

#[test]
fn complete_game_of_pallankuzhi() {
    let game = pallankuzhi(6);
    let moves = [1, 7, 6, 13, 0, 9, 4, 10, 0, 11, 6, 8];
    let early = position("2,0,0,15,15,1,1 / 0,1,3,1,0,3,0", [13, 29], South);
    assert_eq!(replay(&game, &moves[..4]), early);
    let last = replay(&game, &moves);
    assert_eq!(last, position("0x7 / 1,0,2,0,0,1,2", [43, 35], South));
    is_over(over(&game, &last, true), Reason::NoSeeds, [43, 41]);
}

#[test]
fn tree_sizes() {
    check_perft(&pallankuzhi(6), &[7, 41, 210, 1043, 4578]);
}
