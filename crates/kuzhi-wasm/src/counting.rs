//! Counts move sequences, to see that this build plays as every other does.

use kuzhi_core::perft::perft;
use kuzhi_wire::{GameChoice, Said};

use crate::{chosen::Shelf, sitting};

/// The number of move sequences of a depth from a position, or from the start of the game.
pub(crate) fn count(
    game: &str,
    set: &str,
    position: &str,
    depth: u32,
) -> Result<String, Vec<Said>> {
    let set = set
        .split_whitespace()
        .filter_map(|pair| pair.split_once('='));
    let choice = GameChoice {
        id: game.to_owned(),
        set: set
            .map(|(option, choice)| (option.to_owned(), choice.to_owned()))
            .collect(),
    };
    let chosen = Shelf::default().get(&choice)?;
    let start = match position {
        "start" => chosen.game.start(),
        text => sitting::position(&chosen.game, text)?,
    };
    let kernel = chosen.game.kernel(start.closed());
    Ok(perft(&kernel, &start, depth).to_string())
}
