//! Pandi, a relative with an independent record: rulebook 9.5.

use crate::reference::Player::{North, South};
use crate::reference::*;
use crate::{board, position, with_fours, with_sweep};

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
