//! The moves that are expected to follow, read from the table.

use kuzhi_core::{Choices, Hole, Move, Position, Silent};

use crate::{engine::Engine, keys::Keys, table::Entry};

/// The most moves that are told.
const LONGEST: usize = 100;

/// A first move and those that both players are then expected to make: as far as the table knows them,
/// to the end of the round, or until a board comes back.
pub(crate) fn variation(
    engine: Engine<'_>,
    keys: &Keys,
    position: &Position,
    first: Move,
) -> Vec<Move> {
    let mut here = *position;
    let mut passed = vec![here];
    let mut moves = Vec::new();
    let mut next = Some(first);
    while let Some(r#move) = next {
        let ends = play(engine, &mut here, r#move);
        moves.push(r#move);
        if ends || moves.len() == LONGEST || same_board(&passed, &here) {
            break;
        }
        passed.push(here);
        next = expected(engine, keys, &here);
    }
    moves
}

/// Makes a move; says whether it ends the round.
fn play(engine: Engine<'_>, position: &mut Position, r#move: Move) -> bool {
    match r#move {
        Move::Sow(hole) => engine.kernel.play(position, hole, &mut Silent).ends_round,
        Move::Pass => {
            engine.kernel.pass(position, &mut Silent);
            false
        }
    }
}

/// The move that was found best in a position.
fn expected(engine: Engine<'_>, keys: &Keys, position: &Position) -> Option<Move> {
    match engine.kernel.choices(position) {
        Choices::Over(_) => None,
        Choices::Pass => Some(Move::Pass),
        Choices::Holes(holes) => {
            let entry = engine.table.get(keys.key(position))?;
            if entry.best == Entry::NO_MOVE {
                return None;
            }
            let hole = Hole::of(position.mover(), entry.best.into(), engine.kernel.holes())?;
            holes.contains(hole).then_some(Move::Sow(hole))
        }
    }
}

fn same_board(passed: &[Position], position: &Position) -> bool {
    passed
        .iter()
        .any(|earlier| earlier.board() == position.board() && earlier.mover() == position.mover())
}
