//! The position that somebody gives on the command line.

use kuzhi_core::{Game, Position, Setup};

use crate::failure::Failure;

/// A position, and the fields that came with it.
pub(crate) struct GivenPosition {
    pub(crate) position: Position,
    pub(crate) extras: Vec<(String, String)>,
}

/// Reads a position of a game, of any total that can be handled.
pub(crate) fn read(game: &Game, text: &str) -> Result<GivenPosition, Failure> {
    let setup: Setup = text
        .parse()
        .map_err(|error: kuzhi_core::notation::SetupTextError| {
            Failure::problems(error.problems())
        })?;
    let position = game.position(&setup).map_err(Failure::problems)?;
    Ok(GivenPosition {
        position,
        extras: setup.extras,
    })
}

/// The text of a position.
pub(crate) fn write(game: &Game, position: &Position, extras: &[(String, String)]) -> String {
    let mut setup = game.setup(position);
    setup.extras = extras.to_vec();
    setup.to_string()
}
