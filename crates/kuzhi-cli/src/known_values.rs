//! Endgame tables that a search may ask.

use std::{env, fs::File, path::PathBuf};

use kuzhi_core::{Game, Position, Probe};
use kuzhi_i18n::Messages;
use kuzhi_tables::{FileProbe, Layout, Table, TableFile};

use crate::{
    failure::{Failure, causes, warn},
    text::text,
};

/// An endgame table of the game that is being looked at.
pub(crate) struct KnownValues {
    /// Its file, as it was named.
    pub(crate) file: String,
    source: Source,
    wish: Wish,
}

/// Where the values are.
enum Source {
    Memory(Table),
    File(FileProbe<File>),
}

/// Who wants the table to be asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    /// Whoever gave the command.
    Asked,
    /// The environment, for all commands.
    Usual,
}

/// Names of table files for commands that name none.
const USUAL_FILES: &str = "KUZHI_TABLES";

/// Tables of up to so many positions are read into memory, and so checked as a whole.
const IN_MEMORY: u64 = 256 << 20;

impl KnownValues {
    /// The table that was asked for; where none was, the largest of those that the environment names.
    /// A file that cannot be used is a failure if it was asked for; otherwise it is named, and work goes
    /// on without it.
    pub(crate) fn find(
        asked: Option<&str>,
        game: &Game,
        texts: &Messages,
    ) -> Result<Option<Self>, Failure> {
        if let Some(file) = asked {
            let told =
                |reason: String| text!(texts, "error-table-refused", file = file, reason = reason);
            File::open(file).map_err(|error| Failure::wrong_use(told(error.to_string())))?;
            let source = open(file, game).map_err(|reason| Failure::refused(told(reason)))?;
            return Ok(Some(Self {
                file: file.to_owned(),
                source,
                wish: Wish::Asked,
            }));
        }
        let mut found: Option<Self> = None;
        for file in usual_files() {
            let file = file.display().to_string();
            match open(&file, game) {
                Ok(source) => {
                    let one = Self {
                        file,
                        source,
                        wish: Wish::Usual,
                    };
                    let larger = |other: &Self| one.most_seeds() > other.most_seeds();
                    if found.as_ref().is_none_or(larger) {
                        found = Some(one);
                    }
                }
                Err(reason) => warn(&text!(
                    texts,
                    "warning-table-left-out",
                    file = file,
                    reason = reason
                )),
            }
        }
        Ok(found)
    }

    /// Says if the table turned out to be damaged while it was asked. What it said before was checked, so
    /// that results hold; they were found without the rest of it.
    pub(crate) fn report_trouble(&self, texts: &Messages) -> Result<(), Failure> {
        let Source::File(probe) = &self.source else {
            return Ok(());
        };
        let Some(trouble) = probe.trouble() else {
            return Ok(());
        };
        let reason = causes(trouble);
        let file = &self.file;
        match self.wish {
            Wish::Asked => Err(Failure::refused(text!(
                texts,
                "error-table-refused",
                file = file,
                reason = reason
            ))),
            Wish::Usual => {
                warn(&text!(
                    texts,
                    "warning-table-left-out",
                    file = file,
                    reason = reason
                ));
                Ok(())
            }
        }
    }

    /// With how many seeds on the board values are known.
    pub(crate) fn most_seeds(&self) -> u32 {
        let layout: &Layout = match &self.source {
            Source::Memory(table) => table.layout(),
            Source::File(probe) => probe.file().layout(),
        };
        layout.most_seeds()
    }
}

impl Probe for KnownValues {
    fn value(&self, position: &Position) -> Option<i16> {
        match &self.source {
            Source::Memory(table) => table.value(position),
            Source::File(probe) => probe.value(position),
        }
    }
}

fn usual_files() -> Vec<PathBuf> {
    let names = env::var_os(USUAL_FILES).unwrap_or_default();
    env::split_paths(&names)
        .filter(|path| !path.as_os_str().is_empty())
        .collect()
}

/// Opens a table of a game, or says why not.
fn open(path: &str, game: &Game) -> Result<Source, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let table = TableFile::open(file).map_err(|error| causes(&error))?;
    let small = table.layout().all_positions() <= IN_MEMORY;
    let probe = table
        .for_rules(game.rules())
        .map_err(|error| causes(&error))?;
    if small {
        let table = probe.file().load().map_err(|error| causes(&error))?;
        return Ok(Source::Memory(table));
    }
    Ok(Source::File(probe))
}
