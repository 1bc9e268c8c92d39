//! The file in which a search is kept until it is taken up again.

use std::{
    fs::{self, File},
    io::{self, BufReader, BufWriter, Read as _, Write as _},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use kuzhi_core::{Game, HoleSet, rule_set::Scope};
use kuzhi_i18n::Messages;
use kuzhi_rules::digest;
use kuzhi_search::{NotKept, Subject, Table};

use crate::{
    clock,
    failure::{Failure, warn},
    ponder,
    text::text,
};

/// Where a search is kept, and how often.
pub(crate) struct KeptSearch<'a> {
    place: Place<'a>,
    every: Duration,
    texts: &'a Messages,
}

/// A file, and what the searches that it is for are about.
#[derive(Clone, Copy)]
struct Place<'a> {
    path: &'a Path,
    subject: Subject,
}

/// Writing takes at most one part in so many of the time.
const SHARE: u32 = 20;

/// How often whoever waits looks whether the search is over.
const LOOK: Duration = Duration::from_millis(20);

impl<'a> KeptSearch<'a> {
    /// The place of a search of a game with some holes closed. Refused if nothing can be written there,
    /// before much work is done.
    pub(crate) fn new(
        path: &'a Path,
        (game, closed): (&Game, HoleSet),
        every: Duration,
        texts: &'a Messages,
    ) -> Result<Self, Failure> {
        let subject = Subject {
            rules: *digest(game.rules(), Scope::Play).as_bytes(),
            closed,
        };
        let place = Place { path, subject };
        let kept = Self {
            place,
            every,
            texts,
        };
        place
            .can_be_written()
            .map_err(|error| kept.refused(&format!("cannot be written: {error}")))?;
        Ok(kept)
    }

    /// The file, if a search is kept in it already.
    pub(crate) fn resumed(&self) -> Option<&'a Path> {
        let path = self.place.path;
        path.exists().then_some(path)
    }

    /// The table of the search that was kept; a new one if there is no such file.
    pub(crate) fn read(&self, bytes: usize) -> Result<Table, Failure> {
        let read = self.place.read(bytes);
        read.map_err(|reason| self.refused(&reason))
    }

    /// Keeps a search.
    pub(crate) fn write(&self, table: &Table) -> Result<(), Failure> {
        let written = self.place.write(table);
        written.map_err(|error| Failure::refused(self.unwritable(&error)))
    }

    /// Searches, and keeps what is found out from time to time, so that not much is lost if the program is
    /// killed.
    pub(crate) fn while_searching<T>(&self, table: &Table, search: impl FnOnce() -> T) -> T {
        let (place, every) = (self.place, self.every);
        let mut failed = None;
        let found = ponder::while_doing(search, |is_over| {
            failed = place.write_again_and_again(table, every, is_over).err();
        });
        if let Some(error) = failed {
            warn(&self.unwritable(&error));
        }
        found
    }

    fn refused(&self, reason: &str) -> Failure {
        let file = self.place.path.display().to_string();
        Failure::refused(text!(
            self.texts,
            "error-resume-refused",
            file = file,
            reason = reason
        ))
    }

    fn unwritable(&self, error: &io::Error) -> String {
        text!(
            self.texts,
            "error-unwritable-file",
            file = self.place.path.display().to_string(),
            reason = error.to_string()
        )
    }
}

impl Place<'_> {
    /// The table of the search that was kept; a new one if there is no such file.
    fn read(&self, bytes: usize) -> Result<Table, String> {
        let file = match File::open(self.path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Table::new(bytes)),
            Err(error) => return Err(format!("cannot be read: {error}")),
        };
        let mut file = BufReader::new(file);
        let table = Table::read(bytes, &self.subject, &mut |piece| file.read_exact(piece));
        table.map_err(|reason| match reason {
            NotKept::Input(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                "is no search that was kept, or only a part of one; remove it or name another file"
                    .to_owned()
            }
            reason => reason.to_string(),
        })
    }

    /// Writes until the search is over, or until writing fails.
    fn write_again_and_again(
        &self,
        table: &Table,
        every: Duration,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> io::Result<()> {
        let mut pause = every;
        let mut last = clock::now();
        while !is_over() {
            thread::sleep(LOOK);
            let begun = clock::now();
            if begun.duration_since(last) >= pause {
                self.write(table)?;
                last = clock::now();
                pause = every.max(SHARE * last.duration_since(begun));
            }
        }
        Ok(())
    }

    fn can_be_written(&self) -> io::Result<()> {
        let partial = self.partial();
        File::create(&partial)?;
        fs::remove_file(partial)
    }

    /// The file is whole or not there: what is being written has another name.
    fn write(&self, table: &Table) -> io::Result<()> {
        let partial = self.partial();
        let mut file = BufWriter::new(File::create(&partial)?);
        table.write(&self.subject, &mut |piece| file.write_all(piece))?;
        file.into_inner()?.sync_all()?;
        fs::rename(partial, self.path)
    }

    /// Where the file is written until it is whole.
    fn partial(&self) -> PathBuf {
        let mut name = self.path.as_os_str().to_owned();
        name.push(".partial");
        PathBuf::from(name)
    }
}
