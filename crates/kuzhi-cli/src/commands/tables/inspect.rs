//! `tables inspect`: where things stand in a table file.

use std::io::Write;

use kuzhi_i18n::Messages;
use serde_json::json;

use super::{FileArgument, OfGame, info};
use crate::{
    failure::{Failure, causes},
    position_argument,
    text::text,
};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    file: FileArgument,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    #[command(flatten)]
    of: OfGame,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.position {
        Some(position) => one_position(args, position, texts, out),
        None => all_layers(args, texts, out),
    }
}

fn all_layers(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let table = args.file.open(texts)?;
    let layers = info::layers(&table, &args.file)?;
    if args.json {
        let layers: Vec<_> = layers
            .iter()
            .map(|layer| {
                json!({
                    "seeds": layer.seeds,
                    "positions": layer.positions,
                    "blocks": layer.blocks,
                    "from": layer.from,
                    "bytes": layer.bytes,
                })
            })
            .collect();
        let step = table.layout().step();
        let holes = table.layout().holes();
        writeln!(
            out,
            "{}",
            json!({ "holes": holes, "step": step, "layers": layers })
        )?;
        return Ok(());
    }
    writeln!(out, "{}", text!(texts, "tables-inspect-head"))?;
    for layer in layers {
        writeln!(
            out,
            "{:>5} {:>14} {:>8} {:>14} {:>14}",
            layer.seeds, layer.positions, layer.blocks, layer.from, layer.bytes
        )?;
    }
    Ok(())
}

fn one_position(
    args: &Args,
    position: &str,
    texts: &Messages,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let table = args.file.open(texts)?;
    let chosen = args.of.load(&table, texts)?;
    let position = position_argument::read(&chosen.game, position)?.position;
    let refused = |reason: String| args.file.refused(&reason);
    let probe = table
        .for_rules(chosen.game.rules())
        .map_err(|error| refused(causes(&error)))?;
    let facts = probe
        .file()
        .inspect_position(&position)
        .map_err(|error| refused(causes(&error)))?;
    let Some(facts) = facts else {
        if args.json {
            writeln!(out, "{}", json!({ "covered": false }))?;
        } else {
            writeln!(out, "{}", text!(texts, "tables-not-covered"))?;
        }
        return Ok(());
    };
    if args.json {
        let answer = json!({
            "covered": true,
            "seeds": facts.place.seeds,
            "index": facts.place.index,
            "block": facts.block,
            "offset": facts.offset,
            "from": facts.from,
            "bytes": facts.bytes,
            "checksum": format!("{:08x}", facts.checksum),
            "value": facts.value,
        });
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    let answer = text!(
        texts,
        "tables-place",
        place = facts.place.to_string(),
        block = facts.block,
        offset = facts.offset,
        from = facts.from,
        bytes = facts.bytes,
        checksum = format!("{:08x}", facts.checksum),
        value = crate::line_text::signed(facts.value)
    );
    writeln!(out, "{answer}")?;
    Ok(())
}
