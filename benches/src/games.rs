//! The games that are measured, from their rule files.

use anyhow::{Context as _, Result, ensure};
use kuzhi_core::{Game, HoleSet, Kernel, Position};

/// A game ready to be measured.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// The game.
    pub game: Game,
    /// Its kernel for rounds with all holes open.
    pub kernel: Kernel,
    /// The position in which its first round begins.
    pub start: Position,
}

/// Makes a game of a rule file that comes with the program, with some choices made.
///
/// # Errors
///
/// Says what is wrong with the name, the file or the choices.
pub fn prepare(id: &str, choices: &[(&str, &str)]) -> Result<Prepared> {
    let built_in = kuzhi_rules::built_in::find(id).with_context(|| format!("no game {id}"))?;
    let (file, diagnostics) = kuzhi_rules::parse(built_in.text);
    ensure!(diagnostics.is_empty(), "{id}: {diagnostics:?}");
    let choices: Vec<_> = choices
        .iter()
        .map(|&(option, choice)| (option.to_owned(), choice.to_owned()))
        .collect();
    let rules = file
        .context("a rule file without diagnostics is a game")?
        .rules(&choices)
        .map_err(|problems| anyhow::anyhow!("{id}: {problems:?}"))?;
    let game = Game::new(&rules).map_err(|reasons| anyhow::anyhow!("{id}: {reasons:?}"))?;
    let start = game.start();
    let kernel = game.kernel(HoleSet::EMPTY).into_owned();
    Ok(Prepared {
        game,
        kernel,
        start,
    })
}
