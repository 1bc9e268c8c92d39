//! Values and lines of moves as text.

use kuzhi_core::{Game, Move, Position, Silent};

/// A number of seeds gained, with its sign.
pub(crate) fn signed(value: i16) -> String {
    if value == 0 {
        "0".to_owned()
    } else {
        format!("{value:+}")
    }
}

/// Moves by the full names of their holes.
pub(crate) fn full(game: &Game, moves: &[Move]) -> String {
    let moves = moves
        .iter()
        .map(|&r#move| game.full_move_text(r#move).to_string());
    moves.collect::<Vec<_>>().join(" ")
}

/// Moves by each mover's own numbers, as commands take them.
pub(crate) fn short(game: &Game, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&r#move| game.move_text(r#move)).collect()
}

/// The position after some moves, as far as they can be played.
pub(crate) fn after(game: &Game, position: &Position, moves: &[Move]) -> Position {
    let mut here = *position;
    for &r#move in moves {
        match game.play(&here, r#move, &mut Silent) {
            Ok(turn) => here = turn.position,
            Err(_) => break,
        }
    }
    here
}
