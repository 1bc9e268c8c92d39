//! `show`: draws a position.

use std::io::Write;

use kuzhi_core::{Choices, Game, Position, Seat, rule_set::Word as _};
use kuzhi_i18n::Messages;
use serde_json::{Value, json};

use super::legal;
use crate::{
    board_picture::{self, Lines},
    chosen_game::GameArgument,
    failure::Failure,
    json,
    position_argument::{self, Notation},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long, value_name = "N", conflicts_with = "position")]
    seed: Option<u64>,
    #[arg(long, value_name = "NOTATION", default_value = "kuzhi")]
    r#as: Notation,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = args.game.load(texts)?;
    let game = &chosen.game;
    let given = chosen.position(args.position.as_deref(), args.seed)?;
    let position = &given.position;
    let text = position_argument::write_as(args.r#as, game, &given)?;
    if args.json {
        writeln!(out, "{}", as_json(game, position, &text))?;
        return Ok(());
    }
    let lines = if args.ascii {
        Lines::Ascii
    } else {
        Lines::Drawn
    };
    let picture = board_picture::draw(texts, game, position, (None, lines));
    writeln!(out, "{picture}\n{}", legal::sentence(texts, game, position))?;
    writeln!(out, "{text}")?;
    Ok(())
}

fn as_json(game: &Game, position: &Position, text: &str) -> Value {
    let [south, north] = Seat::BOTH.map(|seat| json::row(game, position, seat));
    let over = match game.choices(position) {
        Choices::Over(reason) => Some(game.outcome(position, reason)),
        Choices::Holes(_) | Choices::Pass => None,
    };
    json!({
        "position": text,
        "south": south,
        "north": north,
        "stores": position.stores(),
        "mover": position.mover().word(),
        "seeds": position.total(),
        "over": json::over(over),
    })
}
