//! `perft`: counts the tree of moves.

use std::io::Write;

use kuzhi_core::perft;
use kuzhi_i18n::Messages;
use serde_json::{Map, json};

use crate::{chosen_game::GameArgument, clock, failure::Failure, text::text};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=200))]
    depth: u32,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long)]
    divide: bool,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = args.game.load(texts)?;
    let game = &chosen.game;
    let position = chosen.position(args.position.as_deref(), None)?.position;
    let kernel = game.kernel(position.closed());
    let started = clock::now();
    let parts = if args.divide {
        perft::divide(&kernel, &position, args.depth)
    } else {
        Vec::new()
    };
    let nodes = if parts.is_empty() {
        perft::perft(&kernel, &position, args.depth)
    } else {
        parts.iter().map(|(_, nodes)| nodes).sum()
    };
    let seconds = clock::now().duration_since(started).as_secs_f64();
    let parts = parts
        .into_iter()
        .map(|(r#move, nodes)| (game.move_text(r#move), nodes));
    if args.json {
        let mut answer = json!({ "nodes": nodes, "seconds": seconds });
        if args.divide {
            let parts: Map<_, _> = parts.map(|(name, nodes)| (name, json!(nodes))).collect();
            answer["divide"] = json!(parts);
        }
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    for (name, nodes) in parts {
        writeln!(out, "{name}: {nodes}")?;
    }
    let seconds = format!("{seconds:.3}");
    writeln!(
        out,
        "{}",
        text!(texts, "perft-total", nodes = nodes, seconds = seconds)
    )?;
    Ok(())
}
