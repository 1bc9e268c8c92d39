//! `tables verify`: reads all of a table file, and finds some of its values again by search.

use std::io::Write;

use kuzhi_core::{HoleSet, Position};
use kuzhi_i18n::Messages;
use kuzhi_search::{Engine, Limits, Search, Table, value};
use kuzhi_tables::{Check, Verified, VerifyError};
use serde_json::json;

use super::{FileArgument, OfGame};
use crate::{
    failure::{Failure, causes},
    text::text,
};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    file: FileArgument,
    #[command(flatten)]
    of: OfGame,
    #[arg(long, value_name = "N", default_value_t = 100)]
    samples: u64,
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    nodes: u64,
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[arg(long)]
    json: bool,
}

/// The memory of the searches.
const MEMORY: usize = 64 << 20;

pub(super) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let table = args.file.open(texts)?;
    let chosen = args.of.load(&table, texts)?;
    let kernel = chosen.game.kernel(HoleSet::EMPTY);
    let found = Table::new(MEMORY);
    let limits = Limits {
        nodes: args.nodes,
        ..Limits::NONE
    };
    let solver = |position: &Position| {
        let mut search = Search::new(Engine::new(&kernel, &found), limits);
        let value = value(&mut search, position, Search::DEEPEST);
        value.exact.then_some(value.seeds)
    };
    let checked = table.verify(&Check {
        rules: chosen.game.rules(),
        samples: args.samples,
        seed: args.seed,
        solver: Some(&solver),
    });
    if args.json {
        writeln!(out, "{}", as_json(&checked))?;
        return checked.map_or(Err(Failure::Shown), |_| Ok(()));
    }
    let checked = checked.map_err(|error| args.file.refused(&causes(&error)))?;
    let answer = text!(
        texts,
        "tables-verified",
        positions = checked.positions,
        blocks = checked.blocks,
        compared = checked.compared,
        solved = checked.solved
    );
    writeln!(out, "{answer}")?;
    if checked.whole_layers > 0 {
        let (samples, layers) = (args.samples, checked.whole_layers);
        let whole = text!(
            texts,
            "tables-verified-whole",
            layers = layers,
            samples = samples
        );
        writeln!(out, "{whole}")?;
    }
    Ok(())
}

fn as_json(checked: &Result<Verified, VerifyError>) -> serde_json::Value {
    match checked {
        Ok(checked) => json!({
            "ok": true,
            "positions": checked.positions,
            "blocks": checked.blocks,
            "compared": checked.compared,
            "solved": checked.solved,
            "whole_layers": checked.whole_layers,
            "problem": null,
        }),
        Err(error) => json!({ "ok": false, "problem": causes(error) }),
    }
}
