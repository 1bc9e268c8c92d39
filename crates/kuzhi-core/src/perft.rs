//! Counting the tree of moves.

use crate::{
    event::Silent,
    hole::Hole,
    kernel::{Choices, Kernel},
    moves::Move,
    position::Position,
};

/// The number of move sequences of exactly `depth` moves.
///
/// A pass and each extra turn is a move. Sequences that end earlier are not counted. Neither the
/// decision by majority nor repetition ends a sequence.
///
/// The kernel must be that of the position's round.
pub fn perft(kernel: &Kernel, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match kernel.choices(position) {
        Choices::Over(_) => 0,
        Choices::Pass => perft(kernel, &passed(kernel, position), depth - 1),
        Choices::Holes(holes) if depth == 1 => holes.len() as u64,
        Choices::Holes(holes) => holes
            .into_iter()
            .map(|hole| after(kernel, position, hole, depth))
            .sum(),
    }
}

/// The count below each first move.
pub fn divide(kernel: &Kernel, position: &Position, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    match kernel.choices(position) {
        Choices::Over(_) => Vec::new(),
        Choices::Pass => vec![(
            Move::Pass,
            perft(kernel, &passed(kernel, position), depth - 1),
        )],
        Choices::Holes(holes) => holes
            .into_iter()
            .map(|hole| (Move::Sow(hole), after(kernel, position, hole, depth)))
            .collect(),
    }
}

fn passed(kernel: &Kernel, position: &Position) -> Position {
    let mut next = *position;
    kernel.pass(&mut next, &mut Silent);
    next
}

fn after(kernel: &Kernel, position: &Position, hole: Hole, depth: u32) -> u64 {
    let mut next = *position;
    let played = kernel.play(&mut next, hole, &mut Silent);
    if played.ends_round {
        u64::from(depth == 1)
    } else {
        perft(kernel, &next, depth - 1)
    }
}
