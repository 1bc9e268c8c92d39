//! Mangala IV: rulebook 5.3 and 9.4.

use crate::reference::Player::{North, South};
use crate::reference::*;
use crate::{board, check, is_over, position, replay, skipping_origin, with_eat};

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
    let (last, outcome) = play_out(&mangala_iv());
    assert_eq!(last, 11);
    is_over(Some(outcome), Reason::FewSeeds, [46, 51]);
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
    is_over(Some(outcome), Reason::Repetition, [37, 59]);
}

#[test]
fn sequential_line_differs_at_its_tenth_move() {
    let line: Vec<usize> = FORCED_LINE[..10].iter().map(|row| row.0).collect();
    let state = replay(&one_by_one(), &line);
    assert_eq!(state.holes, board("0,3,4,0,3,3,0 / 3,3,3,3,0,4,0"));
}
