//! `solve`: exact values, of a position and each of its moves, or of a whole match.

mod found;

use std::{io::Write, path::Path, sync::Arc, time::Duration};

use clap::builder::NonEmptyStringValueParser;
use kuzhi_core::{Game, HoleSet};
use kuzhi_i18n::Messages;
use kuzhi_search::Table;
use serde_json::json;

use self::found::Found;
use super::solve_match;
use crate::{
    chosen_game::GameArgument, effort::Effort, failure::Failure, kept_search::KeptSearch,
    known_values::KnownValues, quantity, text::text, thinking::Thinking,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(
        long,
        value_name = "POSITION",
        allow_hyphen_values = true,
        conflicts_with = "match"
    )]
    position: Option<String>,
    #[arg(long, conflicts_with_all = ["tables", "resume", "keep_every", "threads"])]
    r#match: bool,
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    tables: Option<String>,
    #[command(flatten)]
    effort: Effort,
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    resume: Option<String>,
    #[arg(long, value_name = "TIME", default_value = "1min", value_parser = quantity::time, requires = "resume")]
    keep_every: Duration,
    #[arg(long)]
    json: bool,
}

/// How much memory to use if nothing is said: enough for a round of the games whose seeds leave the
/// board quickly.
pub(super) const USUAL_MEMORY: u64 = 16 << 20;

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = args.game.load(texts)?;
    if args.r#match {
        return solve_match::run(&chosen, (&args.effort, args.json), texts, out);
    }
    let game = &chosen.game;
    let position = chosen.position(args.position.as_deref(), None)?.position;
    let known = KnownValues::find(args.tables.as_deref(), game, texts)?;
    let kept = args.kept((game, position.closed()), texts)?;
    let resumed = kept.as_ref().and_then(KeptSearch::resumed);
    let table = match &kept {
        None => Table::new(args.effort.bytes(USUAL_MEMORY, texts)?),
        Some(kept) => kept.read(&args.effort, USUAL_MEMORY)?,
    };
    let mut thinking = Thinking::new((game, position.closed()), table, known.as_ref()).estimating();
    let watch = args.effort.watch();
    let table = Arc::clone(&thinking.table);
    let mut find = || Found::of(args, (&chosen, &position), (&mut thinking, &watch), texts);
    let found = match &kept {
        None => find(),
        Some(kept) => kept.while_searching(&table, find),
    }?;
    let stopped = watch.exit_code();
    drop(watch);
    if args.json {
        let mut json = found.as_json(known.as_ref());
        json["resumed"] = json!(resumed);
        writeln!(out, "{json}")?;
    } else {
        writeln!(out, "{}", found.as_text(known.as_ref(), texts))?;
        if let Some(path) = resumed {
            let file = path.display().to_string();
            writeln!(out, "{}", text!(texts, "solve-resumed", file = file))?;
        }
    }
    if let Some(known) = &known {
        known.report_trouble(texts)?;
    }
    if found.is_exact() {
        return Ok(());
    }
    if let Some(kept) = &kept {
        out.flush()?;
        kept.write(&table)?;
    }
    Err(Failure::Shown.stopped_by(stopped))
}

impl Args {
    /// Where the search is to be kept, if it is.
    fn kept<'a>(
        &'a self,
        subject: (&Game, HoleSet),
        texts: &'a Messages,
    ) -> Result<Option<KeptSearch<'a>>, Failure> {
        let path = self.resume.as_deref().map(Path::new);
        path.map(|path| KeptSearch::new(path, subject, self.keep_every, texts))
            .transpose()
    }
}
