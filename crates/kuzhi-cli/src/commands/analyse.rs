//! `analyse`: the best moves of a position, looked at further and further ahead.

use std::{io::Write, time::Duration};

use clap::builder::NonEmptyStringValueParser;
use kuzhi_core::{Game, Position};
use kuzhi_i18n::Messages;
use kuzhi_search::{Analysis, Analyst, Limits, Line, Search, Table};
use serde_json::{Map, Value, json};

use super::legal;
use crate::{
    chosen_game::GameArgument,
    effort::Effort,
    failure::Failure,
    json,
    known_values::KnownValues,
    line_text::{self, number, signed_part},
    screen,
    table_builder::{self, Looked, TableBuilder},
    text::text,
    thinking::Thinking,
    watch::Watch,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(Search::DEEPEST)))]
    depth: Option<u8>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    lines: Option<u16>,
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    tables: Option<String>,
    #[command(flatten)]
    effort: Effort,
    #[arg(long)]
    json: bool,
}

/// How long to think if nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(3);

/// How much memory to use if nothing is said.
const USUAL_MEMORY: u64 = 64 << 20;

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = args.game.load(texts)?;
    let game = &chosen.game;
    let position = chosen.position(args.position.as_deref(), None)?.position;
    let known = KnownValues::find(args.tables.as_deref(), game, texts)?;
    let table = Table::new(args.effort.bytes(USUAL_MEMORY, texts)?);
    let mut thinking = Thinking::new((game, position.closed()), table, known.as_ref()).estimating();
    let unlimited = args.depth.is_none() && args.effort.is_unlimited();
    let time = args.effort.time.or(unlimited.then_some(USUAL_TIME));
    let watch = Watch::new(time);
    let found = analyse(args, (game, &position), (&mut thinking, &watch), texts);
    let (seconds, stopped) = (watch.seconds(), watch.exit_code());
    let built_seeds = thinking.built_seeds();
    drop(watch);
    if args.json {
        let mut json = as_json((game, &position), &found, seconds);
        json["built_seeds"] = json!(built_seeds);
        writeln!(out, "{json}")?;
    } else {
        writeln!(
            out,
            "{}",
            as_text((game, &position), (&found, seconds), texts)
        )?;
        if let Some(seeds) = built_seeds {
            writeln!(
                out,
                "{}",
                text!(texts, "solve-with-built-table", seeds = seeds)
            )?;
        }
    }
    if let Some(known) = known {
        known.report_trouble(texts)?;
    }
    let finished = stopped.is_none() || found.exact;
    if finished {
        Ok(())
    } else {
        Err(Failure::Shown.stopped_by(stopped))
    }
}

/// Analyses a position, with a table that is built on the way where its endgame is near.
fn analyse(
    args: &Args,
    (game, position): (&Game, &Position),
    (thinking, watch): (&mut Thinking<'_>, &Watch),
    texts: &Messages,
) -> Analysis {
    let stop = || watch.stop();
    let limits = Limits {
        depth: args.depth.unwrap_or(Search::DEEPEST),
        ..args.effort.limits(&stop)
    };
    let (mut nodes_before, mut deepest) = (0, None);
    let mut search = |thinking: &Thinking<'_>, nodes| {
        let analyst = Analyst {
            engine: thinking.engine(),
            limits: Limits { nodes, ..limits },
            lines: args.lines.map_or(usize::MAX, usize::from),
            threads: args.effort.threads.get(),
        };
        let mut found = analyst.analyse(position, &mut |analysis| {
            watch.tell(|| so_far(game, analysis, texts));
        });
        nodes_before += found.nodes;
        // A look with a larger table begins anew, and may be stopped before it has come as far as the last.
        if let Some(before) = deepest.take_if(|before: &mut Analysis| before.depth > found.depth)
            && !found.exact
        {
            found = before;
        }
        found.nodes = nodes_before;
        deepest = Some(found.clone());
        Looked {
            proven: found.exact || args.depth.is_some_and(|depth| found.depth >= depth),
            answer: found,
        }
    };
    if !table_builder::may_help(thinking, position) {
        return search(thinking, limits.nodes).answer;
    }
    let tables = TableBuilder::new(&args.effort, watch, texts);
    tables.until_proven((thinking, position), limits.nodes, &mut search)
}

fn as_json((game, position): (&Game, &Position), found: &Analysis, seconds: f64) -> Value {
    let line = |line: &Line| {
        let known = json!({
            "value": number(line.value),
            "exact": line.exact,
            "pv": line_text::short(game, &line.moves),
        });
        (game.move_text(line.r#move), known)
    };
    let moves: Map<_, _> = found.lines.iter().map(line).collect();
    let best = found.lines.first().map_or(&[][..], |line| &line.moves);
    let over = game.over(position);
    json!({
        "depth": found.depth,
        "value": number(found.value),
        "exact": found.exact,
        "pv": line_text::short(game, best),
        "played_on": over.is_some() && !found.lines.is_empty(),
        "over": json::over(over),
        "moves": moves,
        "nodes": found.nodes,
        "seconds": seconds,
    })
}

/// What is shown while the analysis goes on.
fn so_far(game: &Game, found: &Analysis, texts: &Messages) -> String {
    let best = found.lines.first().map_or(&[][..], |line| &line.moves);
    text!(
        texts,
        "analyse-so-far",
        depth = found.depth,
        value = signed_part(found.value),
        line = line_text::full(game, best)
    )
}

/// A line for each move, the best one first.
fn as_text(
    (game, position): (&Game, &Position),
    (found, seconds): (&Analysis, f64),
    texts: &Messages,
) -> String {
    if found.lines.is_empty() {
        return legal::sentence(texts, game, position);
    }
    let mut shown: Vec<_> = legal::played_on(texts, game, position)
        .into_iter()
        .collect();
    shown.push(text!(texts, "analyse-head"));
    for line in &found.lines {
        let mark = if line.exact { '=' } else { '~' };
        let moves = line_text::full(game, &line.moves);
        let start = format!(
            "{:>5} {:>6} {mark} ",
            game.move_text(line.r#move),
            signed_part(line.value)
        );
        let room = screen::width().saturating_sub(start.len());
        shown.push(format!("{start}{}", cut(&moves, room)));
    }
    let seconds = format!("{seconds:.3}");
    shown.push(text!(
        texts,
        "analyse-searched",
        depth = found.depth,
        nodes = found.nodes,
        seconds = seconds
    ));
    shown.join("\n")
}

/// As many whole words of a line as there is room for.
fn cut(moves: &str, room: usize) -> String {
    if moves.len() <= room {
        return moves.to_owned();
    }
    let mut shown = String::new();
    for word in moves.split(' ') {
        if shown.len() + word.len() + 3 > room {
            break;
        }
        shown.push_str(word);
        shown.push(' ');
    }
    shown.push('…');
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_between_moves() {
        assert_eq!(cut("S1 N2 S3", 8), "S1 N2 S3");
        assert_eq!(cut("S1 N2 S3 N4", 9), "S1 N2 …");
    }
}
