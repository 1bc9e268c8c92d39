//! `tables`: endgame tables, built into files, looked into and checked.

mod build;
mod info;
mod inspect;
mod probe;
mod verify;

use std::{fs::File, io::Write};

use clap::builder::NonEmptyStringValueParser;
use kuzhi_i18n::Messages;
use kuzhi_tables::TableFile;

use crate::{
    chosen_game::{ChosenGame, GameArgument},
    failure::{Failure, causes},
    text::text,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Build(build::Args),
    Info(info::Args),
    Probe(probe::Args),
    Verify(verify::Args),
    Inspect(inspect::Args),
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.what {
        What::Build(args) => build::run(args, texts, out),
        What::Info(args) => info::run(args, texts, out),
        What::Probe(args) => probe::run(args, texts, out),
        What::Verify(args) => verify::run(args, texts, out),
        What::Inspect(args) => inspect::run(args, texts, out),
    }
}

/// A table file.
#[derive(Debug, clap::Args)]
struct FileArgument {
    #[arg(value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    file: String,
}

impl FileArgument {
    fn open(&self, texts: &Messages) -> Result<TableFile<File>, Failure> {
        let file = File::open(&self.file).map_err(|error| {
            Failure::wrong_use(text!(
                texts,
                "error-unreadable-file",
                file = &self.file,
                reason = error.to_string()
            ))
        })?;
        TableFile::open(file).map_err(|error| self.refused(&causes(&error)))
    }

    /// That something is wrong with the file.
    fn refused(&self, reason: &str) -> Failure {
        Failure::refused(format!("{}: {reason}", self.file))
    }
}

/// The game that a table is of, where its file's own word for it is not enough.
#[derive(Debug, clap::Args)]
struct OfGame {
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "OPTION=CHOICE", allow_hyphen_values = true)]
    set: Vec<String>,
}

impl OfGame {
    /// The game that was named, or else the built-in one that the file names, with its options.
    fn load(&self, table: &TableFile<File>, texts: &Messages) -> Result<ChosenGame, Failure> {
        if let Some(game) = &self.game {
            return GameArgument::named(game, &self.set).load(texts);
        }
        let mut words = table.label().split_whitespace();
        let game = words.next().unwrap_or("");
        if kuzhi_rules::built_in::find(game).is_none() {
            return Err(Failure::wrong_use(text!(texts, "error-table-of-no-game")));
        }
        let set: Vec<_> = words.map(str::to_owned).chain(self.set.clone()).collect();
        GameArgument::named(game, &set).load(texts)
    }
}

/// What the label of a table says of its game, as far as there is room for it.
fn label(chosen: &ChosenGame) -> String {
    const ROOM: usize = 63;
    let mut label = chosen.file.id.clone();
    for (option, choice) in &chosen.choices {
        label = format!("{label} {option}={choice}");
    }
    if label.len() <= ROOM {
        label
    } else {
        chosen.file.id.clone()
    }
}
