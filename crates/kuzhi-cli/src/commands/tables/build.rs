//! `tables build`: builds a table into a file, and goes on where an earlier build was stopped.

use std::{
    fs,
    io::Write,
    num::NonZeroUsize,
    ops::ControlFlow,
    path::{Path, PathBuf},
    thread,
};

use clap::builder::NonEmptyStringValueParser;
use kuzhi_i18n::Messages;
use kuzhi_tables::{Build, BuildError, Layout, NoTable, Progress};
use serde_json::json;

use super::label;
use crate::{
    behind_links::behind_links,
    chosen_game::{ChosenGame, GameArgument},
    effort,
    failure::{Failure, causes},
    machine, quantity,
    text::text,
    watch::Watch,
};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(long, value_name = "N")]
    seeds: u32,
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    out: String,
    #[arg(long, value_name = "SIZE", value_parser = quantity::bytes)]
    memory: Option<u64>,
    #[arg(long, value_name = "N", value_parser = effort::threads)]
    threads: Option<NonZeroUsize>,
    #[arg(long)]
    json: bool,
}

/// How much memory to use at most if nothing is said and the machine has so much to spare.
const USUAL_MEMORY: u64 = 8 << 30;

pub(super) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = args.game.load(texts)?;
    let path = free_file(&args.out, texts)?;
    let memory = memory(args, texts)?;
    let build =
        Build::new(chosen.game.rules(), args.seeds).map_err(|reason| no_table(&reason, &chosen))?;
    let threads = args
        .threads
        .or_else(|| thread::available_parallelism().ok())
        .unwrap_or(NonZeroUsize::MIN);
    let build = build.threads(threads).memory(memory).label(&label(&chosen));
    let watch = Watch::new(None);
    let mut course = Course::new(build.layout());
    build
        .file(&path, &mut |progress| {
            course.note(progress);
            watch.tell(|| course.as_text(texts));
            if watch.interrupted() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .map_err(|error| {
            let how = (args.seeds, threads);
            failed(&error, &path, how, texts).stopped_by(watch.exit_code())
        })?;
    let seconds = watch.seconds();
    drop(watch);
    let built = Built {
        positions: build.layout().all_positions(),
        bytes: fs::metadata(&path).map_or(0, |data| data.len()),
        seconds,
    };
    writeln!(out, "{}", built.told(args, texts))?;
    Ok(())
}

/// The file to build into, behind any links. Refused if something stands there already.
fn free_file(name: &str, texts: &Messages) -> Result<PathBuf, Failure> {
    let path = behind_links(Path::new(name)).map_err(|error| {
        let reason = error.to_string();
        Failure::refused(text!(
            texts,
            "error-unwritable-file",
            file = name,
            reason = reason
        ))
    })?;
    if path.exists() {
        return Err(Failure::wrong_use(text!(
            texts,
            "error-file-exists",
            file = name
        )));
    }
    Ok(path)
}

/// How much memory to use at most. More than the machine can spare is refused.
fn memory(args: &Args, texts: &Messages) -> Result<u64, Failure> {
    if let Some(asked) = args.memory {
        machine::can_spare(asked, texts)?;
        return Ok(asked);
    }
    let there = machine::memory_to_spare().unwrap_or(u64::MAX);
    Ok(there.min(USUAL_MEMORY))
}

/// What came of a build.
struct Built {
    positions: u64,
    bytes: u64,
    seconds: f64,
}

impl Built {
    fn told(&self, args: &Args, texts: &Messages) -> String {
        if args.json {
            let answer = json!({
                "file": args.out,
                "seeds": args.seeds,
                "positions": self.positions,
                "bytes": self.bytes,
                "seconds": self.seconds,
            });
            return answer.to_string();
        }
        text!(
            texts,
            "tables-built",
            file = &args.out,
            seeds = args.seeds,
            positions = self.positions,
            bytes = self.bytes,
            seconds = format!("{:.1}", self.seconds)
        )
    }
}

fn no_table(reason: &NoTable, chosen: &ChosenGame) -> Failure {
    match reason {
        NoTable::TooManySeeds { .. } => Failure::wrong_use(format!("--seeds: {reason}")),
        NoTable::EndlessNotZero => {
            let field = chosen.blamed(&["repetition.rest"]);
            Failure::refused(format!("{field}: {reason}"))
        }
        NoTable::Senseless(_) => Failure::refused(reason.to_string()),
    }
}

fn failed(
    error: &BuildError,
    path: &Path,
    (seeds, threads): (u32, NonZeroUsize),
    texts: &Messages,
) -> Failure {
    Failure::refused(match error {
        BuildError::Stopped => text!(texts, "tables-stopped", file = path.display().to_string()),
        BuildError::Memory { needed, allowed } => text!(
            texts,
            "error-table-memory",
            seeds = seeds,
            threads = threads.get(),
            needed = quantity::in_words(*needed),
            allowed = quantity::in_words(*allowed)
        ),
        BuildError::NoMemory { needed } => text!(
            texts,
            "error-table-no-memory",
            needed = quantity::in_words(*needed)
        ),
        BuildError::OtherTable(_)
        | BuildError::InUse(_)
        | BuildError::Earlier(..)
        | BuildError::Write(..) => format!("--out: {}", causes(error)),
    })
}

/// How far a build is.
struct Course<'a> {
    layout: &'a Layout,
    /// The seeds of the layer that is being built.
    layer: u32,
    sweep: u32,
    /// The positions of finished layers.
    finished: u64,
    /// The share of the layer that the sweep has gone over, in thousandths.
    swept: u64,
}

impl<'a> Course<'a> {
    const fn new(layout: &'a Layout) -> Self {
        Self {
            layout,
            layer: 0,
            sweep: 0,
            finished: 0,
            swept: 0,
        }
    }

    fn note(&mut self, progress: Progress) {
        match progress {
            Progress::Resumed { seeds } => {
                let done = self.layout.layers().take_while(|&layer| layer <= seeds);
                self.finished = done.map(|layer| self.layout.positions(layer)).sum();
            }
            Progress::Layer { seeds, .. } => (self.layer, self.sweep, self.swept) = (seeds, 1, 0),
            Progress::Sweeping {
                sweep, done, of, ..
            } => {
                self.sweep = sweep;
                self.swept = done.saturating_mul(1000) / of.max(1);
            }
            Progress::Swept { .. } => self.swept = 1000,
            Progress::Finished { seeds } => {
                self.finished += self.layout.positions(seeds);
                self.swept = 0;
            }
        }
    }

    fn as_text(&self, texts: &Messages) -> String {
        const WIDTH: u64 = 20;
        let all = self.layout.all_positions().max(1);
        let filled = self.swept.min(1000) * WIDTH / 1000;
        let bar: String = (0..WIDTH)
            .map(|place| if place < filled { '#' } else { '.' })
            .collect();
        text!(
            texts,
            "tables-course",
            seeds = self.layer,
            most = self.layout.most_seeds(),
            sweep = self.sweep,
            bar = bar,
            share = self.finished.saturating_mul(100) / all
        )
    }
}
