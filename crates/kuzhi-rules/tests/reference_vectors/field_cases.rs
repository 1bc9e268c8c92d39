//! Section A of the field cases: positions that have gone wrong in other programs.

use crate::reference::Player::{North, South};
use crate::reference::*;
use crate::{board, check, is_over, with_eat, with_fours};

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
