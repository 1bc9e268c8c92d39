//! `legal`: the moves that may be played.

use std::io::Write;

use kuzhi_core::{Choices, Game, Position};
use kuzhi_i18n::Messages;
use serde_json::json;

use crate::{
    chosen_game::GameArgument,
    failure::Failure,
    json, sentence,
    text::{seat_name, text},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = args.game.load(texts)?;
    let game = &chosen.game;
    let position = chosen.position(args.position.as_deref(), None)?.position;
    if args.json {
        let answer = json!({
            "moves": moves(game, &position),
            "over": json::over(game.over(&position)),
        });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{}", sentence(texts, game, &position))?;
    }
    Ok(())
}

/// The moves as text, holes by the mover's own numbers.
pub(crate) fn moves(game: &Game, position: &Position) -> Vec<String> {
    let moves = game.moves(position).into_iter();
    moves.map(|r#move| game.move_text(r#move)).collect()
}

/// What there is to say of values of a round that is decided, although moves are left.
pub(crate) fn played_on(texts: &Messages, game: &Game, position: &Position) -> Option<String> {
    game.over(position)?;
    let decided = sentence(texts, game, position);
    Some(format!("{decided}\n{}", text!(texts, "solve-played-on")))
}

/// What the player to move can do, in a sentence.
pub(crate) fn sentence(texts: &Messages, game: &Game, position: &Position) -> String {
    let who = seat_name(texts, position.mover());
    match game.choices(position) {
        Choices::Holes(_) => {
            let moves = moves(game, position).join(" ");
            text!(texts, "may-play", who = who, moves = moves)
        }
        Choices::Pass => text!(texts, "must-pass", who = who),
        Choices::Over(reason) => {
            sentence::of_end(texts, game, position, game.outcome(position, reason), None)
        }
    }
}
