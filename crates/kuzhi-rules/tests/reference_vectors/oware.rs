//! Oware Abapa: rulebook 7b.

use crate::reference::Player::{North, South};
use crate::reference::*;
use crate::{check, check_perft, is_over, position};

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

#[test]
fn tree_sizes() {
    check_perft(&oware(), &[6, 36, 190, 1014, 5219, 27332]);
}
