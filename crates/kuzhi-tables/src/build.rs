//! Building tables.

use std::{
    io,
    num::NonZeroUsize,
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use kuzhi_core::{
    HoleSet, Kernel, Ranker,
    rule_set::{RuleSet, Scope},
};
use kuzhi_rules::digest;

use crate::{
    cells::{Cells, NoMemory},
    checkpoint::{Checkpoint, NoCheckpoint},
    file::{ReadError, TableFile},
    format::{Header, LABEL},
    layer::Layer,
    layout::{Layout, NoTable},
    narrow,
    progress::Progress,
    retrograde,
    states::States,
    sweep::{Report, Unsolved},
    table::Table,
};

/// A table to be built.
///
/// ```
/// use core::ops::ControlFlow;
/// use kuzhi_core::{Game, Probe};
/// use kuzhi_tables::Build;
///
/// let (game, _) = kuzhi_rules::parse(kuzhi_rules::built_in::all()[0].text);
/// let rules = game.expect("a built-in game can be read").standard;
/// let table = Build::new(&rules, 4)?.table(&mut |_| ControlFlow::Continue(()))?;
/// assert_eq!(table.value(&kuzhi_core::Position::EMPTY), Some(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Build {
    rules: RuleSet,
    layout: Layout,
    threads: NonZeroUsize,
    memory: Option<u64>,
    label: String,
}

/// Why a table was not built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// It would need more memory than it may have.
    #[error("the table needs {needed} bytes of memory, but may use only {allowed}")]
    Memory {
        /// What it needs, in bytes.
        needed: u64,
        /// What it may have, in bytes.
        allowed: u64,
    },
    /// The system does not give so much memory.
    #[error("the table needs {needed} bytes of memory, and the system does not give them")]
    NoMemory {
        /// What it needs, in bytes.
        needed: u64,
    },
    /// The callback stopped the build. What is finished of a file is kept.
    #[error("the build was stopped")]
    Stopped,
    /// Another table has been begun under this name.
    #[error("{} is not the beginning of this table, but of one of other rules, size or label, or something else; remove it to begin anew", .0.display())]
    OtherTable(PathBuf),
    /// Another build is writing the file.
    #[error("{} is being written by another build", .0.display())]
    InUse(PathBuf),
    /// What an earlier build has written cannot be read.
    #[error("{} cannot be taken up again; remove it to begin anew", .0.display())]
    Earlier(PathBuf, #[source] ReadError),
    /// The file cannot be written.
    #[error("{} cannot be written", .0.display())]
    Write(PathBuf, #[source] io::Error),
}

impl Build {
    /// A table of all boards of up to so many seeds under some rules.
    ///
    /// # Errors
    ///
    /// Says why there can be no such table.
    pub fn new(rules: &RuleSet, seeds: u32) -> Result<Self, NoTable> {
        Ok(Self {
            rules: rules.clone(),
            layout: Layout::new(rules, seeds)?,
            threads: NonZeroUsize::MIN,
            memory: None,
            label: String::new(),
        })
    }

    /// Builds on so many threads; on one if nothing is said. The result is the same.
    #[must_use]
    pub const fn threads(mut self, threads: NonZeroUsize) -> Self {
        self.threads = threads;
        self
    }

    /// Uses at most so many bytes of memory, or refuses.
    #[must_use]
    pub const fn memory(mut self, bytes: u64) -> Self {
        self.memory = Some(bytes);
        self
    }

    /// A name to be kept in the file, for people; what does not fit into 63 bytes is left out.
    #[must_use]
    pub fn label(mut self, label: &str) -> Self {
        label[..label.floor_char_boundary(LABEL)].clone_into(&mut self.label);
        self
    }

    /// Which boards it will hold.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many bytes of memory the build needs: one for each position; for each of the largest layer a
    /// little, and another one, or half of one where moves can be taken back and rows are short; eight for
    /// each way to fill a row, again for each layer; and some for each thread.
    pub fn needed_memory(&self) -> u64 {
        let rows = Ranker::new(self.layout.holes());
        let all_rows = |seeds: u32| rows.below(seeds + 1);
        let rows = self
            .layout
            .layers()
            .map(all_rows)
            .fold(all_rows(self.layout.most_seeds()), u64::saturating_add);
        let largest = self
            .layout
            .layers()
            .map(|seeds| self.layout.positions(seeds))
            .max();
        let threads = self.threads.get() as u64;
        let largest = largest.unwrap_or(0);
        let noted = if self.rules.takes_back() {
            States::bytes(largest, self.layout.holes())
        } else {
            largest
        };
        [
            noted,
            largest / LISTED,
            rows.saturating_mul(8),
            threads.saturating_mul(FOR_EACH_THREAD),
        ]
        .into_iter()
        .fold(FOR_ALL, u64::saturating_add)
        .saturating_add(self.layout.all_positions())
    }

    /// Builds the table in memory.
    ///
    /// # Errors
    ///
    /// If there is not enough memory, or the callback stops it.
    pub fn table(
        &self,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Table, BuildError> {
        let cells = self.cells()?;
        let kernel = Kernel::new(&self.rules, HoleSet::EMPTY);
        for seeds in self.layout.layers() {
            self.solve(&kernel, &cells, seeds, progress)?;
            finished(seeds, progress)?;
        }
        let rules = digest(&self.rules, Scope::Play);
        Ok(Table::new(self.layout.clone(), rules, cells))
    }

    /// Builds the table into a file.
    ///
    /// Until it is finished, the file has `.partial` after its name, and is then renamed: a symbolic link
    /// of that name would be replaced, so give the name that it leads to. A build that was interrupted goes
    /// on after the last layer it finished; the result is the same to the byte.
    ///
    /// # Errors
    ///
    /// If there is not enough memory, if the file cannot be written or is in use, if another table has
    /// been begun there, or if the callback stops it.
    pub fn file(
        &self,
        path: &Path,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<(), BuildError> {
        let cells = self.cells()?;
        let kernel = Kernel::new(&self.rules, HoleSet::EMPTY);
        let mut file = Checkpoint::open(path, self.header()).map_err(|error| match error {
            NoCheckpoint::Io(error) => BuildError::Write(path.to_owned(), error),
            NoCheckpoint::OfAnotherTable(name) => BuildError::OtherTable(name),
            NoCheckpoint::InUse(name) => BuildError::InUse(name),
        })?;
        let done = self
            .take_up(&file, &cells)
            .map_err(|error| BuildError::Earlier(file.name().to_owned(), error))?;
        if let Some(seeds) = done {
            tell(progress, Progress::Resumed { seeds })?;
        }
        for seeds in self.layout.layers().filter(|&seeds| Some(seeds) > done) {
            self.solve(&kernel, &cells, seeds, progress)?;
            let start = self.layout.start(seeds);
            file.add(seeds, self.threads.get(), &|number| {
                cells.value(start + number, seeds)
            })
            .map_err(|error| BuildError::Write(path.to_owned(), error))?;
            finished(seeds, progress)?;
        }
        file.finish()
            .map_err(|error| BuildError::Write(path.to_owned(), error))
    }

    fn header(&self) -> Header {
        Header {
            layout: self.layout.clone(),
            rules: digest(&self.rules, Scope::Play),
            label: self.label.clone(),
        }
    }

    fn cells(&self) -> Result<Cells, BuildError> {
        let needed = self.needed_memory();
        match self.memory {
            Some(allowed) if needed > allowed => Err(BuildError::Memory { needed, allowed }),
            _ => Cells::new(self.layout.all_positions())
                .map_err(|NoMemory| BuildError::NoMemory { needed }),
        }
    }

    /// Reads what an earlier build has finished; gives the seeds of the last finished layer.
    fn take_up(&self, file: &Checkpoint, cells: &Cells) -> Result<Option<u32>, ReadError> {
        let earlier = TableFile::of_layers(file.file(), self.header(), file.done().to_vec());
        for entry in file.done() {
            earlier.each_block(entry.seeds, |from, values| {
                cells.fill(self.layout.start(entry.seeds) + from, entry.seeds, values);
            })?;
        }
        Ok(file.done().last().map(|entry| entry.seeds))
    }

    fn solve(
        &self,
        kernel: &Kernel,
        cells: &Cells,
        seeds: u32,
        progress: Report<'_>,
    ) -> Result<(), BuildError> {
        let positions = self.layout.positions(seeds);
        tell(progress, Progress::Layer { seeds, positions })?;
        let layer = Layer::new(kernel, &self.layout, cells, seeds);
        let solve = if kernel.takes_back() {
            retrograde::solve
        } else {
            narrow::solve
        };
        solve(&layer, self.threads.get(), progress).map_err(|unsolved| match unsolved {
            Unsolved::Stopped => BuildError::Stopped,
            Unsolved::NoMemory => BuildError::NoMemory {
                needed: self.needed_memory(),
            },
        })
    }
}

/// Lists of positions take one byte for so many positions of a layer at the most.
const LISTED: u64 = 32;

/// What a thread needs for rows and blocks, in bytes.
const FOR_EACH_THREAD: u64 = 4 << 20;

/// What the numbering and the kernel need, in bytes.
const FOR_ALL: u64 = 4 << 20;

fn tell(progress: Report<'_>, what: Progress) -> Result<(), BuildError> {
    match progress(what) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(BuildError::Stopped),
    }
}

fn finished(seeds: u32, progress: Report<'_>) -> Result<(), BuildError> {
    tell(progress, Progress::Finished { seeds })
}
