//! `tables probe`: looks a position up.

use std::io::Write;

use kuzhi_i18n::Messages;
use serde_json::json;

use super::{FileArgument, OfGame};
use crate::{
    failure::{Failure, causes},
    line_text::signed,
    position_argument,
    text::{seat_name, text},
};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    file: FileArgument,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: String,
    #[command(flatten)]
    of: OfGame,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let table = args.file.open(texts)?;
    let chosen = args.of.load(&table, texts)?;
    let position = position_argument::read(&chosen.game, &args.position)?.position;
    let refused = |reason: String| args.file.refused(&reason);
    let probe = table
        .for_rules(chosen.game.rules())
        .map_err(|error| refused(causes(&error)))?;
    let value = probe
        .look_up(&position)
        .map_err(|error| refused(causes(&error)))?;
    if args.json {
        let answer = json!({
            "position": position_argument::write(&chosen.game, &position, &[]),
            "covered": value.is_some(),
            "value": value,
        });
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    let answer = match value {
        Some(value) => text!(
            texts,
            "solve-value",
            who = seat_name(texts, position.mover()),
            value = signed(value)
        ),
        None => text!(texts, "tables-not-covered"),
    };
    writeln!(out, "{answer}")?;
    Ok(())
}
