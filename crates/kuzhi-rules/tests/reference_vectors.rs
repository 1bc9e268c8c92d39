//! Runs the rulebook's worked examples and numbers through the plain reference, so that it can
//! be trusted where it is used to judge the real rules.

mod reference;

use Player::{North, South};
use reference::*;

// ---- Reading boards and checking moves --------------------------------------------------------

/// Reads `1,0,5x3,- / 0x7`: `5x3` is three fives, `-` a closed hole.
fn board(text: &str) -> Vec<Hole> {
    let words = text
        .trim_matches(['[', ']'])
        .split(['/', ','])
        .map(str::trim);
    words
        .flat_map(|word| match word.split_once('x') {
            Some((seeds, times)) => vec![seeds; times.parse().expect("a number of holes")],
            None => vec![word],
        })
        .map(|word| match word {
            "-" => Hole::Closed,
            seeds => Hole::Open(seeds.parse().expect("a number of seeds")),
        })
        .collect()
}

fn position(text: &str, stores: [u32; 2], mover: Player) -> State {
    State {
        holes: board(text),
        stores,
        mover,
    }
}

fn south_plays(settings: &Settings, before: &str, hole: usize) -> Played {
    play(
        settings,
        &position(before, [0, 0], South),
        Choice::Hole(hole),
    )
    .expect("a legal move")
}

/// Checks a move of South's from empty stores.
#[track_caller]
fn check(settings: &Settings, before: &str, hole: usize, after: &str, stored: [u32; 2]) {
    let played = south_plays(settings, before, hole);
    assert_eq!(played.state.holes, board(after));
    assert_eq!(played.stored, stored);
    assert_eq!(played.state.stores, stored);
    assert_eq!(played.state.mover, North);
    assert!(!played.endless);
}

#[track_caller]
fn is_over(outcome: Option<Outcome>, reason: Reason, score: [u32; 2]) {
    assert_eq!(outcome, Some(Outcome { reason, score }));
}

/// Replays hole numbers from the opening, both players' passes left out.
fn replay(settings: &Settings, moves: &[usize]) -> State {
    moves.iter().fold(opening(settings), |state, &hole| {
        play(settings, &state, Choice::Hole(hole))
            .expect("a legal move")
            .state
    })
}

/// Counts lines of exactly `depth` plies; a pass and an extra turn are plies.
fn perft(settings: &Settings, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let choices = legal(settings, state);
    let next = |choice| play(settings, state, choice).expect("a legal choice").state;
    choices
        .into_iter()
        .map(|choice| perft(settings, &next(choice), depth - 1))
        .sum()
}

#[track_caller]
fn check_perft(settings: &Settings, expected: &[u64]) {
    let start = opening(settings);
    let counts: Vec<u64> = (1..)
        .take(expected.len())
        .map(|depth| perft(settings, &start, depth))
        .collect();
    assert_eq!(counts, expected);
}

fn with_sweep(mut settings: Settings, change: impl Fn(&mut Sweep)) -> Settings {
    change(settings.sweep.as_mut().expect("a game with a sweep"));
    settings
}

fn with_fours(mut settings: Settings, change: impl Fn(&mut Fours)) -> Settings {
    change(settings.fours.as_mut().expect("a game with fours"));
    settings
}

fn with_eat(mut settings: Settings, change: impl Fn(&mut Eat)) -> Settings {
    change(settings.eat.as_mut().expect("a game that eats"));
    settings
}

fn skipping_origin(settings: Settings) -> Settings {
    Settings {
        origin: Origin::Skipped,
        ..settings
    }
}

// ---- Pallankuzhi (2.4) ------------------------------------------------------------------------

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
    assert_eq!(
        shared,
        Outcome {
            reason: Reason::Repetition,
            score: [41, 42]
        }
    );
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

// ---- Pasu Pondi (3.3) -------------------------------------------------------------------------

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

// ---- Al-manqala (4.3) -------------------------------------------------------------------------

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

// ---- Mangala IV (5.3, 9.4) --------------------------------------------------------------------

const M3: &str = "0,0,0,4,0,1,1 / 3,6,0,0,0,0,2";

fn one_by_one() -> Settings {
    with_eat(mangala_iv(), |eat| eat.chain_taken = ChainTaken::OneByOne)
}

#[test]
fn m1_to_m4() {
    let game = mangala_iv();
    let m1 = "0,2,0,2,0,0,3 / 0,1,0,5,0,0,0";
    check(&game, m1, 1, "0,0,1,0,1,1,0 / 0,1,0,5,0,0,0", [4, 0]);
    let m2 = "3,1,1,3,0,2,0 / 1,0,0,6,2,5,1";
    check(&game, m2, 0, "0,0,0,0,0,2,0 / 1,0,0,0,0,0,1", [21, 0]);
    check(&game, M3, 3, "0,0,0,0,1,0,0 / 0,0,0,0,0,0,2", [14, 0]);
    check(
        &one_by_one(),
        M3,
        3,
        "0,0,0,0,1,2,0 / 0,6,0,0,0,0,2",
        [6, 0],
    );
    check(
        &game,
        "7x7 / 7x7",
        0,
        "3,0,10,10,10,0,10 / 2,10,10,1,10,0,10",
        [12, 0],
    );
}

#[test]
fn m5_one_seed_left() {
    let state = position("0x7 / 0,1,0,0,0,0,0", [50, 47], South);
    is_over(
        over(&mangala_iv(), &state, true),
        Reason::FewSeeds,
        [50, 47],
    );
    let rest = |rest| {
        let rule = FewSeeds { at_most: 1, rest };
        over(
            &Settings {
                few_seeds: Some(rule),
                ..mangala_iv()
            },
            &state,
            true,
        )
    };
    is_over(rest(Rest::RowOwner), Reason::FewSeeds, [50, 48]);
    is_over(rest(Rest::Shared), Reason::FewSeeds, [50, 47]);
    let plays_on = Settings {
        few_seeds: None,
        ..mangala_iv()
    };
    assert_eq!(legal(&plays_on, &state), [Choice::Pass]);
}

#[test]
fn m4_01_the_forced_hole() {
    let state = position("0,2,0,1,0,0,0 / 0,0,1,0,3,0,0", [0, 0], South);
    let norths = State {
        mover: North,
        ..state.clone()
    };
    assert_eq!(legal(&mangala_iv(), &state), [Choice::Hole(1)]);
    assert_eq!(legal(&mangala_iv(), &norths), [Choice::Hole(9)]);
    let right = Settings {
        from: Liftable::Rightmost,
        ..mangala_iv()
    };
    assert_eq!(legal(&right, &state), [Choice::Hole(3)]);
    assert_eq!(legal(&right, &norths), [Choice::Hole(11)]);
    let free = Settings {
        from: Liftable::Any,
        ..mangala_iv()
    };
    assert_eq!(legal(&free, &state), [Choice::Hole(1), Choice::Hole(3)]);
}

/// The line from the even deal: hole, where the last seed fell, what it won, the board after.
const FORCED_LINE: [(usize, usize, u32, &str); 12] = [
    (0, 1, 12, "3,0,10,10,10,0,10 / 2,10,10,1,10,0,10"),
    (7, 3, 7, "7,1,14,0,0,3,2 / 3,14,3,0,14,4,14"),
    (0, 7, 7, "0,2,15,1,1,4,0 / 0,14,3,0,14,4,14"),
    (8, 8, 0, "1,3,16,2,2,5,1 / 1,1,4,1,15,5,15"),
    (0, 1, 9, "0,0,16,2,2,5,1 / 1,1,4,1,15,0,15"),
    (7, 8, 7, "0,0,16,2,2,0,1 / 0,0,4,1,15,0,15"),
    (2, 4, 15, "1,1,1,0,0,1,2 / 1,1,0,0,16,1,16"),
    (7, 8, 3, "1,1,1,0,0,0,2 / 0,0,0,0,16,1,16"),
    (0, 1, 3, "0,0,1,0,0,0,2 / 0,0,0,0,16,0,16"),
    (11, 0, 13, "0,0,4,0,3,3,0 / 3,3,3,3,0,0,0"),
    (2, 6, 0, "0,0,0,1,4,4,1 / 3,3,3,3,0,0,0"),
    (7, 10, 21, "0,0,0,0,0,0,1 / 0x7"),
];

#[test]
fn forced_line_from_the_even_deal() {
    let game = mangala_iv();
    let mut state = opening(&game);
    for (hole, last, won, after) in FORCED_LINE {
        assert_eq!(legal(&game, &state), [Choice::Hole(hole)]);
        let mover = state.mover;
        let played = play(&game, &state, Choice::Hole(hole)).expect("the forced move");
        let drop = played
            .log
            .iter()
            .rfind(|event| matches!(event, Event::Drop(_)));
        assert_eq!(drop, Some(&Event::Drop(Place::Hole(last))));
        assert_eq!(played.stored[mover.index()], won);
        assert_eq!(played.state.holes, board(after));
        state = played.state;
    }
    is_over(over(&game, &state, true), Reason::FewSeeds, [46, 51]);
}

/// Plays forced moves until the end or the first repetition: the last move's number and the end.
fn play_out(settings: &Settings) -> (usize, Outcome) {
    let mut round = vec![opening(settings)];
    loop {
        let state = round.last().expect("never empty").clone();
        if let Some(outcome) = over(settings, &state, true) {
            return (round.len() - 2, outcome);
        }
        if repetition_is_due(settings, &round) {
            return (round.len() - 2, after_repetition(settings, &state));
        }
        let choices = legal(settings, &state);
        assert_eq!(choices.len(), 1, "play is forced");
        round.push(
            play(settings, &state, choices[0])
                .expect("the forced move")
                .state,
        );
    }
}

#[test]
fn other_readings_of_the_even_deal() {
    let score = |settings: &Settings| play_out(settings).1.score;
    assert_eq!(
        play_out(&mangala_iv()),
        (
            11,
            Outcome {
                reason: Reason::FewSeeds,
                score: [46, 51]
            }
        )
    );
    let (last, outcome) = play_out(&one_by_one());
    assert_eq!((last, outcome.score), (30, [63, 34]));
    assert_eq!(score(&skipping_origin(mangala_iv())), [46, 52]);
    assert_eq!(
        score(&with_eat(mangala_iv(), |eat| eat.opposite = Opposite::Left)),
        [40, 58]
    );
    let forwards = with_eat(mangala_iv(), |eat| eat.chain = EatChain::Forwards);
    assert_eq!(score(&forwards), [40, 58]);
    let right = Settings {
        from: Liftable::Rightmost,
        ..mangala_iv()
    };
    assert_eq!(score(&right), [38, 59]);
    let culin = Settings {
        from: Liftable::Rightmost,
        ..forwards
    };
    let (_, outcome) = play_out(&culin);
    assert_eq!(
        outcome,
        Outcome {
            reason: Reason::Repetition,
            score: [37, 59]
        }
    );
}

#[test]
fn sequential_line_differs_at_its_tenth_move() {
    let line: Vec<usize> = FORCED_LINE[..10].iter().map(|row| row.0).collect();
    let state = replay(&one_by_one(), &line);
    assert_eq!(state.holes, board("0,3,4,0,3,3,0 / 3,3,3,3,0,4,0"));
}

// ---- Openings, complete games, tree sizes (9.1 to 9.3) ----------------------------------------

/// The board seen from `places` holes further on.
fn rotated(holes: &[Hole], places: usize) -> Vec<Hole> {
    let mut holes = holes.to_vec();
    holes.rotate_right(places);
    holes
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
fn openings_of_al_manqala() {
    for hole in 0..7 {
        let played = south_plays(&al_manqala(), "7x7 / 7x7", hole);
        assert_eq!(played.state.holes, rotated(&board("0,8x6 / 8,7x6"), hole));
        assert_eq!(played.stored, [0, 0]);
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
    check_perft(&pallankuzhi(6), &[7, 41, 210, 1043, 4578]);
    check_perft(&pasu_pondi(5), &[7, 37, 198, 934, 4122]);
    check_perft(&al_manqala(), &[7, 49, 328, 2182, 14495]);
    check_perft(&oware(), &[6, 36, 190, 1014, 5219, 27332]);
    check_perft(&kalah(6, 4), &[6, 35, 185, 942, 4690, 23233]);
}

// ---- Pandi (9.5) ------------------------------------------------------------------------------

fn pandi() -> Settings {
    let game = with_fours(pallankuzhi(5), |fours| fours.taken_by = TakenBy::HoleOwner);
    let game = with_sweep(game, |sweep| sweep.opposite = Opposite::Taken);
    let end = EmptyRow {
        whose: Whose::Mover,
        rest: EmptyRowRest::RowOwner,
    };
    Settings {
        empty_row: Some(end),
        ..game
    }
}

#[test]
fn pandi_record() {
    let game = pandi();
    let mut state = State {
        mover: North,
        ..opening(&game)
    };
    for (hole, won, after) in [
        (10, [0, 15], "0,0,1,7,7,7,7 / 0,1,7,2,8,0,8"),
        (4, [8, 0], "0,0,1,7,0,8,8 / 1,2,8,3,9,0,0"),
        (7, [0, 15], "1,1,2,8,0,0,8 / 0,0,0,0,10,1,1"),
    ] {
        let played = play(&game, &state, Choice::Hole(hole)).expect("a legal move");
        assert_eq!(
            (played.state.holes.clone(), played.stored),
            (board(after), won)
        );
        state = played.state;
    }
    let round_two = next_round(&game, [29, 41], South).expect("both can fill a hole");
    assert_eq!(round_two, position("5,5,5,5,5,-,- / 5x7", [4, 6], South));
    let played = play(&game, &round_two, Choice::Hole(1)).expect("a legal move");
    assert_eq!(played.state.holes, board("6,0,0,6,6,-,- / 6,6,0,6,0,6,6"));
    assert_eq!(played.stored, [12, 0]);
}

#[test]
fn pandi_closed_holes() {
    let totals = [
        [29, 41],
        [25, 45],
        [27, 43],
        [32, 38],
        [48, 22],
        [53, 17],
        [48, 22],
    ];
    let closed: [&[usize]; 7] = [
        &[5, 6],
        &[5, 6],
        &[5, 6],
        &[6],
        &[11, 12, 13],
        &[10, 11, 12, 13],
        &[11, 12, 13],
    ];
    for (totals, closed) in totals.into_iter().zip(closed) {
        let round = next_round(&pandi(), totals, South).expect("both can fill a hole");
        let found: Vec<usize> = (0..14)
            .filter(|&hole| round.holes[hole] == Hole::Closed)
            .collect();
        assert_eq!(found, closed);
    }
    assert_eq!(next_round(&pandi(), [68, 2], South), None);
}

// ---- Kalah and Oware (7a, 7b) -----------------------------------------------------------------

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
fn oware_rules() {
    let game = oware();
    // The origin is skipped: the twelfth seed makes the two.
    check(
        &game,
        "1,0,0,0,0,12 / 0,0,0,0,0,5",
        5,
        "2,1,1,1,1,0 / 0,1,1,1,1,6",
        [2, 0],
    );
    // Backwards without a gap, and never into the own row.
    check(
        &game,
        "0,0,0,0,1,3 / 2,1,1,0,3,0",
        5,
        "0,0,0,0,1,0 / 0,0,0,0,3,0",
        [7, 0],
    );
    // A slam captures nothing.
    check(
        &game,
        "1,0,0,0,0,3 / 2,1,1,0,0,0",
        5,
        "1,0,0,0,0,0 / 3,2,2,0,0,0",
        [0, 0],
    );
    // Feeding, starvation, and a mover without seeds.
    let hungry = position("1,0,0,0,0,1 / 0x6", [20, 20], South);
    assert_eq!(legal(&game, &hungry), [Choice::Hole(5)]);
    let starving = position("1,0,0,0,1,0 / 0x6", [20, 20], South);
    is_over(over(&game, &starving, true), Reason::Starved, [22, 20]);
    let stuck = State {
        mover: North,
        ..starving
    };
    is_over(over(&game, &stuck, true), Reason::NoSeeds, [22, 20]);
    let decided = position("1,0,0,0,1,0 / 1,0x5", [25, 20], South);
    is_over(over(&game, &decided, true), Reason::Majority, [25, 20]);
    assert_eq!(over(&game, &decided, false), None);
}

// ---- Field cases, section A -------------------------------------------------------------------

/// Board numbers of ring places: South's holes in the order South's seeds pass them, then on.
fn ring(settings: &Settings, places: &str) -> State {
    let along = board(
        &places
            .replace('|', "/")
            .replace(' ', ",")
            .replace(",/,", "/")
            .replace('C', "-"),
    );
    let holes = match settings.direction {
        Direction::CounterClockwise => along,
        Direction::Clockwise => {
            let (mine, theirs) = along.split_at(settings.holes_per_row);
            let backwards = |row: &[Hole]| row.iter().rev().copied().collect::<Vec<_>>();
            [backwards(mine), backwards(theirs)].concat()
        }
    };
    State {
        holes,
        stores: [0, 0],
        mover: South,
    }
}

/// The board number of the mover's ring place, counted from one.
fn own_place(settings: &Settings, place: usize) -> Choice {
    Choice::Hole(match settings.direction {
        Direction::CounterClockwise => place - 1,
        Direction::Clockwise => settings.holes_per_row - place,
    })
}

fn owners_fours() -> [Settings; 2] {
    [
        with_fours(pallankuzhi(5), |fours| fours.taken_by = TakenBy::HoleOwner),
        pasu_pondi(5),
    ]
}

#[test]
fn case_01_relays_that_never_end() {
    for game in owners_fours() {
        for places in [
            "1 0 1 0 1 1 0 | 2 1 0 1 0 1 0",
            "0 0 3 0 3 1 0 | 1 0 1 0 15 C C",
        ] {
            let before = ring(&game, places);
            let played = play(&game, &before, own_place(&game, 6)).expect("a legal move");
            assert!(played.endless);
            assert_eq!(played.state.mover, North);
            let total = played.state.seeds_on_board() + played.stored.iter().sum::<u32>();
            assert_eq!(total, before.seeds_on_board());
        }
    }
}

#[test]
fn case_02_a_lone_seed_walks_round() {
    let game = mangala_iv();
    let start = ring(&game, "0 0 0 0 0 0 0 | 0 0 1 0 0 0 0");
    is_over(over(&game, &start, true), Reason::FewSeeds, [0, 0]);

    let endlessly = Settings {
        few_seeds: None,
        ..game
    };
    let mut round = vec![start.clone()];
    let mut passes = 0;
    while !repetition_is_due(&endlessly, &round) {
        let state = round.last().expect("never empty");
        let choice = legal(&endlessly, state)[0];
        passes += usize::from(choice == Choice::Pass);
        round.push(
            play(&endlessly, state, choice)
                .expect("the only choice")
                .state,
        );
    }
    assert_eq!((round.len() - 1, passes), (26, 12));
    assert_eq!(round.last(), Some(&start));
}

#[test]
fn case_03_a_chase_comes_back_after_fourteen_plies() {
    let game = al_manqala();
    let start = State {
        stores: [48, 48],
        ..ring(&game, "1 0 0 0 0 0 0 | 1 0 0 0 0 0 0")
    };
    let mut round = vec![start.clone()];
    while !repetition_is_due(&game, &round) {
        let state = round.last().expect("never empty");
        assert_eq!(over(&game, state, true), None);
        let choices = legal(&game, state);
        assert_eq!(choices.len(), 1);
        round.push(
            play(&game, state, choices[0])
                .expect("the only choice")
                .state,
        );
    }
    assert_eq!(round.len() - 1, 28);
    assert_eq!(round[14], start);
    assert_eq!(after_repetition(&game, &start).score, [49, 49]);
}

#[test]
fn case_06_feeding() {
    let game = al_manqala();
    let state = ring(&game, "0 0 3 0 0 2 1 | 0 0 0 0 0 0 0");
    assert_eq!(
        legal(&game, &state),
        [own_place(&game, 6), own_place(&game, 7)]
    );
}

#[test]
fn case_08_closed_holes() {
    for game in owners_fours() {
        let state = State {
            stores: [36, 30],
            ..ring(&game, "1 1 0 0 C C C | 1 1 0 0 0 0 0")
        };
        assert_eq!(over(&game, &state, true), None);
        for choice in legal(&game, &state) {
            let played = play(&game, &state, choice).expect("a legal choice").state;
            assert_eq!(
                played.seeds_on_board() + played.stores.iter().sum::<u32>(),
                70
            );
            let closed = |state: &State| -> Vec<bool> {
                state.holes.iter().map(|hole| hole.is_open()).collect()
            };
            assert_eq!(closed(&played), closed(&state));
        }
    }
}

#[test]
fn case_09_totals() {
    for (game, total) in [
        (pallankuzhi(4), 56),
        (pallankuzhi(5), 70),
        (pallankuzhi(6), 84),
        (pasu_pondi(5), 70),
        (pasu_pondi(6), 84),
        (al_manqala(), 98),
        (mangala_iv(), 98),
        (kalah(6, 4), 48),
        (oware(), 48),
    ] {
        assert_eq!(opening(&game).seeds_on_board(), total);
    }
}

#[test]
fn case_10_who_takes_the_four() {
    for game in owners_fours() {
        let before = ring(&game, "2 0 0 0 0 0 2 | 0 3 0 5 0 0 0");
        let played = play(&game, &before, own_place(&game, 7)).expect("a legal move");
        assert_eq!(played.stored, [5, 4]);
        assert_eq!(
            played.state.holes,
            ring(&game, "2 0 0 0 0 0 0 | 1 0 0 0 0 0 0").holes
        );
        let exempt = with_fours(game, |fours| fours.last_seed = LastSeed::Excluded);
        let played = play(&exempt, &before, own_place(&exempt, 7)).expect("a legal move");
        assert_eq!(played.stored, [5, 0]);
        assert_eq!(
            played.state.holes,
            ring(&exempt, "2 0 0 0 0 0 0 | 1 4 0 0 0 0 0").holes
        );
    }
    for game in owners_fours() {
        let played = play(&game, &opening(&game), own_place(&game, 1)).expect("a legal move");
        assert_eq!((played.laps, played.stored), (5, [7, 0]));
        assert_eq!(
            played.state.holes,
            ring(&game, "2 8 8 8 0 0 1 | 7 7 7 7 0 1 7").holes
        );
    }
}

#[test]
fn case_13_a_four_with_the_hole_facing_it() {
    let before = "0,0,0,0,0,2,2 / 3,0,0,0,0,0,9";
    check(
        &mangala_iv(),
        before,
        5,
        "0,0,0,0,0,0,0 / 0,0,0,0,0,0,9",
        [7, 0],
    );
    let alone = with_eat(mangala_iv(), |eat| eat.opposite = Opposite::Left);
    check(&alone, before, 5, "0,0,0,0,0,0,3 / 0,0,0,0,0,0,9", [4, 0]);
}

#[test]
fn case_15_a_pass_is_the_only_choice() {
    let game = mangala_iv();
    let before = ring(&game, "0 0 0 0 0 0 0 | 1 0 2 0 0 0 0");
    assert_eq!(legal(&game, &before), [Choice::Pass]);
    let played = play(&game, &before, Choice::Pass).expect("the pass is due");
    assert_eq!(
        played.state,
        State {
            mover: North,
            ..before.clone()
        }
    );
    assert_eq!(played.log, [Event::Pass]);
    assert!(play(&game, &before, Choice::Hole(0)).is_err());
    assert!(play(&game, &played.state, Choice::Pass).is_err());
}

// ---- Position text ----------------------------------------------------------------------------

#[test]
fn position_text_is_written_back_unchanged() {
    for text in [
        "6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s",
        "0,0,3,0,3,1,0/1,0,1,0,15,x,x 20 40 n",
    ] {
        assert_eq!(
            State::from_text(text)
                .map(|state| state.to_text())
                .as_deref(),
            Some(text)
        );
    }
    assert_eq!(State::from_text("1,2/3 0 0 s"), None);
}
