//! `solve`: exact values, of a position and each of its moves, or of a whole match.

use std::{io::Write, path::Path, time::Duration};

use kuzhi_core::{Game, HoleSet, Move, Position, rule_set::Scope};
use kuzhi_i18n::Messages;
use kuzhi_rules::digest;
use kuzhi_search::{Limits, Solution, Table, best_line, solve_on};
use serde_json::{Map, Value, json};

use super::{legal, solve_match};
use crate::{
    chosen_game::{ChosenGame, GameArgument},
    effort::Effort,
    failure::Failure,
    kept_search::KeptSearch,
    known_values::KnownValues,
    line_text, quantity,
    text::{seat_name, text},
    thinking::Thinking,
    watch::Watch,
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
    #[arg(long, conflicts_with_all = ["tables", "resume", "threads"])]
    r#match: bool,
    #[arg(long, value_name = "FILE")]
    tables: Option<String>,
    #[command(flatten)]
    effort: Effort,
    #[arg(long, value_name = "FILE")]
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
    let memory = args.effort.bytes(USUAL_MEMORY, texts)?;
    let kept = args.kept((game, position.closed()), texts)?;
    let resumed = kept.as_ref().and_then(KeptSearch::resumed);
    let table = match &kept {
        None => Table::new(memory),
        Some(kept) => kept.read(memory)?,
    };
    let thinking = Thinking::new((game, position.closed()), table, known.as_ref());
    let watch = args.effort.watch();
    let find = || Found::of(args, &chosen, &position, (&thinking, &watch));
    let found = match &kept {
        None => find(),
        Some(kept) => kept.while_searching(&thinking.table, find),
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
    if found.solution.value.exact {
        return Ok(());
    }
    if let Some(kept) = &kept {
        out.flush()?;
        kept.write(&thinking.table)?;
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

/// What was found out of a position.
struct Found<'g> {
    game: &'g Game,
    position: Position,
    solution: Solution,
    line: Vec<Move>,
    seconds: f64,
}

impl<'g> Found<'g> {
    fn of(
        args: &Args,
        chosen: &'g ChosenGame,
        position: &Position,
        (thinking, watch): (&Thinking<'_>, &Watch),
    ) -> Result<Self, Failure> {
        let game = &chosen.game;
        let stop = || watch.stop();
        let limits = args.effort.limits(&stop);
        let engine = thinking.engine();
        let mut tell = |solution: &Solution| watch.tell(|| moves_so_far(game, solution));
        let solution = solve_on(
            engine,
            position,
            limits,
            args.effort.threads.get(),
            &mut tell,
        )
        .map_err(|unsolvable| Failure::refused(unsolvable.to_string()))?;
        let line = if solution.value.exact {
            // Everything is in the table by now; where it is not, the line is cut.
            let nodes = solution.nodes.saturating_mul(4).max(1 << 20);
            best_line(engine, position, Limits { nodes, ..limits }).moves
        } else {
            Vec::new()
        };
        Ok(Self {
            game,
            position: *position,
            solution,
            line,
            seconds: watch.seconds(),
        })
    }

    /// The moves whose values are not proven.
    fn unproven(&self) -> Vec<String> {
        let unproven = self.solution.moves.iter().filter(|(_, value)| !value.exact);
        unproven
            .map(|(r#move, _)| self.game.move_text(*r#move))
            .collect()
    }

    fn digest(&self) -> String {
        digest(self.game.rules(), Scope::Play).to_string()
    }

    fn as_json(&self, known: Option<&KnownValues>) -> Value {
        let moves: Map<_, _> = self
            .solution
            .moves
            .iter()
            .map(|(r#move, value)| (self.game.move_text(*r#move), json!(value.seeds)))
            .collect();
        json!({
            "value": self.solution.value.seeds,
            "exact": self.solution.value.exact,
            "moves": moves,
            "unproven": self.unproven(),
            "pv": line_text::short(self.game, &self.line),
            "nodes": self.solution.nodes,
            "seconds": self.seconds,
            "digest": self.digest(),
            "tables": known.map(|known| &known.file),
        })
    }

    fn as_text(&self, known: Option<&KnownValues>, texts: &Messages) -> String {
        if self.solution.moves.is_empty() {
            return legal::sentence(texts, self.game, &self.position);
        }
        let who = seat_name(texts, self.position.mover());
        let value = self.solution.value;
        let key = if value.exact {
            "solve-value"
        } else {
            "solve-not-proven"
        };
        let mut lines = vec![texts.text(
            key,
            &[
                ("who", who.into()),
                ("value", line_text::signed(value.seeds).into()),
            ],
        )];
        for (r#move, value) in &self.solution.moves {
            let (name, worth) = (self.game.move_text(*r#move), line_text::signed(value.seeds));
            lines.push(if value.exact {
                format!("  {name}: {worth}")
            } else {
                text!(texts, "solve-move-not-proven", move = name, value = worth)
            });
        }
        if !self.line.is_empty() {
            lines.push(self.line_as_text(texts));
        }
        let seconds = format!("{:.3}", self.seconds);
        lines.push(text!(
            texts,
            "solve-searched",
            nodes = self.solution.nodes,
            seconds = seconds,
            digest = self.digest()
        ));
        if let Some(known) = known {
            let (file, seeds) = (&known.file, known.most_seeds());
            lines.push(text!(texts, "solve-with-table", file = file, seeds = seeds));
        }
        lines.join("\n")
    }

    fn line_as_text(&self, texts: &Messages) -> String {
        let line = text!(
            texts,
            "solve-line",
            line = line_text::full(self.game, &self.line)
        );
        let last = line_text::after(self.game, &self.position, &self.line);
        match self.game.over(&last) {
            None => line,
            Some(outcome) => {
                let [south, north] = outcome.score;
                let score = text!(texts, "score", south = south, north = north);
                format!("{line}\n{score}")
            }
        }
    }
}

/// The values of the moves that are done, for the line that shows how far a search is.
fn moves_so_far(game: &Game, solution: &Solution) -> String {
    let moves = solution.moves.iter().map(|(r#move, value)| {
        let mark = if value.exact { "" } else { "?" };
        let worth = line_text::signed(value.seeds);
        format!("{}: {worth}{mark}", game.move_text(*r#move))
    });
    moves.collect::<Vec<_>>().join("  ")
}
