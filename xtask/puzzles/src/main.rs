//! Finds puzzles: positions with exactly one best move and a clear gap to the next, from exact values.
//!
//! `xtask-puzzles [GAME…]` writes `games/*/puzzles.txt`; with `--check` it solves those that stand there
//! again and says what is not as it should be. It is a package of its own because finding puzzles needs
//! an optimised search, which `cargo xtask` does not have.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this program talks to a terminal and nothing else"
)]

mod find;
mod puzzle;

use std::{fs, path::Path};

use anyhow::{Context as _, Result, bail};
use kuzhi_core::{Game, rule_set::From};
use kuzhi_rules::{built_in, parse};
use kuzhi_search::solvable;

/// How many puzzles a game gets.
const WANTED: usize = 120;

/// A puzzle that takes more than this to solve again is none. It is far more than finding it took: how much
/// is enough changes with every improvement of the search, and the answer must not.
const MOST_NODES: u64 = 50_000_000;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let check = args.iter().any(|arg| arg == "--check");
    let named: Vec<&String> = args.iter().filter(|arg| *arg != "--check").collect();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for built_in in built_in::all() {
        let file = games.join(built_in.id).join("puzzles.txt");
        let game = game(built_in.text)?;
        let wanted = named.is_empty() || named.iter().any(|name| *name == built_in.id);
        if !wanted || !has_puzzles(&game) {
            continue;
        }
        if check {
            let text = fs::read_to_string(&file)
                .with_context(|| format!("cannot read {}", file.display()))?;
            check_all(&game, built_in.id, &text)?;
        } else {
            let puzzles = find::puzzles(&game, WANTED);
            println!("{}: {} puzzles", built_in.id, puzzles.len());
            fs::write(&file, puzzle::text(&puzzles))
                .with_context(|| format!("cannot write {}", file.display()))?;
        }
    }
    Ok(())
}

fn game(text: &str) -> Result<Game> {
    let (file, _) = parse(text);
    let file = file.context("a built-in game cannot be read")?;
    Game::new(&file.standard).map_err(|_| anyhow::anyhow!("the rules of {} make no sense", file.id))
}

/// Whether there is something to solve: values, and more than one move.
fn has_puzzles(game: &Game) -> bool {
    solvable(game.rules()).is_ok() && game.rules().turn.from == From::AnyOwn
}

fn check_all(game: &Game, id: &str, text: &str) -> Result<()> {
    let puzzles = puzzle::read(text).with_context(|| format!("{id}/puzzles.txt"))?;
    if puzzles.len() < 100 {
        bail!(
            "{id}: {} puzzles, but there should be at least 100",
            puzzles.len()
        );
    }
    for puzzle in &puzzles {
        // The grade is no matter of right and wrong: it follows what the search sees early.
        let found = find::answer(game, &puzzle.position, MOST_NODES);
        let found = found.map(|(answer, gap)| (game.move_text(answer), gap));
        if found != Some((puzzle.answer.clone(), puzzle.gap)) {
            bail!(
                "{id}: `{}` is not a puzzle with this answer: {found:?}",
                puzzle.line()
            );
        }
    }
    println!("{id}: {} puzzles checked", puzzles.len());
    Ok(())
}
