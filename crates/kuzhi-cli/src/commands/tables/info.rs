//! `tables info`: what a table file holds, and how its values are spread.

use std::{fs::File, io::Write};

use kuzhi_i18n::Messages;
use kuzhi_tables::{LayerFacts, TableFile};
use serde_json::{Map, Value, json};

use super::FileArgument;
use crate::{
    failure::{Failure, causes},
    line_text::signed,
    text::text,
};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    file: FileArgument,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let table = args.file.open(texts)?;
    let layers = layers(&table, &args.file)?;
    if args.json {
        writeln!(out, "{}", as_json(&table, &layers))?;
        return Ok(());
    }
    let head = text!(
        texts,
        "tables-info",
        label = table.label(),
        seeds = table.layout().most_seeds(),
        positions = table.layout().all_positions(),
        digest = table.rules().to_string()
    );
    writeln!(out, "{head}")?;
    for layer in &layers {
        let line = text!(
            texts,
            "tables-info-layer",
            seeds = layer.seeds,
            positions = layer.positions,
            bytes = layer.bytes
        );
        let values: Vec<_> = values(layer)
            .map(|(value, count)| format!("{}: {count}", signed(value)))
            .collect();
        writeln!(out, "{line}\n    {}", values.join("  "))?;
    }
    Ok(())
}

/// What the file says of all its layers.
pub(super) fn layers(
    table: &TableFile<File>,
    file: &FileArgument,
) -> Result<Vec<LayerFacts>, Failure> {
    let facts = |seeds| match table.inspect_layer(seeds) {
        Ok(facts) => facts.map(Ok),
        Err(error) => Some(Err(file.refused(&causes(&error)))),
    };
    table.layout().layers().filter_map(facts).collect()
}

/// The values that occur in a layer, and how often.
fn values(layer: &LayerFacts) -> impl Iterator<Item = (i16, u64)> {
    layer.values.values().filter(|(_, count)| *count > 0)
}

fn as_json(table: &TableFile<File>, layers: &[LayerFacts]) -> Value {
    let layer = |layer: &LayerFacts| {
        let values: Map<_, _> = values(layer)
            .map(|(value, count)| (value.to_string(), json!(count)))
            .collect();
        json!({
            "seeds": layer.seeds,
            "positions": layer.positions,
            "values": values,
        })
    };
    let game = table.label().split_whitespace().next();
    json!({
        "game": game,
        "label": table.label(),
        "digest": table.rules().to_string(),
        "layers": layers.iter().map(layer).collect::<Vec<_>>(),
    })
}
