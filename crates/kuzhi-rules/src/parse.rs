//! Reading rule files.

use crate::{diagnostic::Diagnostic, game_file::GameFile};

/// Reads a rule file: the game, unless its rules are not whole, and all that is wrong with the text,
/// in the order of the text.
///
/// A game that comes with diagnostics should not be played.
pub fn parse(text: &str) -> (Option<GameFile>, Vec<Diagnostic>) {
    let _ = text;
    (None, Vec::new())
}
