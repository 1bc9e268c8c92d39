//! Values and lines of moves as text.

use kuzhi_core::{Game, Move, Position, Silent};
use serde_json::{Value, json};

/// A number of seeds gained, with its sign.
pub(crate) fn signed(value: i16) -> String {
    if value == 0 {
        "0".to_owned()
    } else {
        format!("{value:+}")
    }
}

/// A value in seeds: a whole number where it is one.
pub(crate) fn number(value: f32) -> Value {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "no value exceeds the seeds of a game"
    )]
    let whole = value as i16;
    if value.fract() == 0.0 {
        json!(whole)
    } else {
        json!(value)
    }
}

/// A value in seeds with its sign, with a part of a seed where it has one.
pub(crate) fn signed_part(value: f32) -> String {
    if value == 0.0 {
        "0".to_owned()
    } else if value.fract() == 0.0 {
        format!("{value:+.0}")
    } else {
        format!("{value:+.1}")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_whole_where_they_can_be() {
        assert_eq!((number(2.0), number(-0.5)), (json!(2), json!(-0.5)));
        assert_eq!(signed_part(2.0), "+2");
        assert_eq!(signed_part(0.0), "0");
        assert_eq!(signed_part(-1.25), "-1.2");
    }
}
