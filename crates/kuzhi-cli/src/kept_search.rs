//! The file in which a search is kept until it is taken up again.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufReader, BufWriter, Read as _, Write as _},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use kuzhi_core::{Game, HoleSet, rule_set::Scope};
use kuzhi_i18n::Messages;
use kuzhi_rules::digest;
use kuzhi_search::{Kept, NotKept, Subject, Table};

use crate::{
    clock,
    effort::Effort,
    failure::{Failure, warn},
    machine, ponder, quantity,
    search_lock::{NoLock, SearchLock},
    text::text,
};

/// Where a search is kept, and how often.
pub(crate) struct KeptSearch<'a> {
    place: Place<'a>,
    every: Duration,
    texts: &'a Messages,
    _lock: SearchLock,
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
        let lock = SearchLock::take(place.beside(".resume-lock")).and_then(|lock| {
            place.clear_partial()?;
            Ok(lock)
        });
        let lock = lock.map_err(|reason| {
            let reason = match reason {
                NoLock::Io(error) => format!("cannot be written: {error}"),
                NoLock::InUse => "is being written by another search".to_owned(),
            };
            place.refused(&reason, texts)
        })?;
        Ok(Self {
            place,
            every,
            texts,
            _lock: lock,
        })
    }

    /// The file, if a search is kept in it already.
    pub(crate) fn resumed(&self) -> Option<&'a Path> {
        let path = self.place.path;
        path.exists().then_some(path)
    }

    /// The table of the search that was kept; a new one if there is no such file. It is as large as the
    /// other was, if nothing is said; too small a one is refused.
    pub(crate) fn read(&self, effort: &Effort, usual: u64) -> Result<Table, Failure> {
        let texts = self.texts;
        let bytes = effort.bytes(usual, texts)?;
        let refused = |reason: String| self.place.refused(&reason, texts);
        let file = match File::open(self.place.path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Table::new(bytes)),
            Err(error) => return Err(refused(format!("cannot be read: {error}"))),
        };
        let mut file = BufReader::new(file);
        let mut fill = |piece: &mut [u8]| file.read_exact(piece);
        let kept = Kept::begin(&self.place.subject, &mut fill);
        let kept = kept.map_err(|reason| refused(in_words(reason)))?;
        let needed = match effort.memory {
            Some(_) => kept.needed(),
            None => kept.made_with(),
        };
        let larger = needed > bytes as u64;
        if larger && effort.memory.is_some() {
            let needed = quantity::in_words(needed);
            return Err(refused(format!(
                "holds more than --memory has room for: it needs {needed}"
            )));
        }
        let bytes = if larger {
            machine::can_spare(needed, texts)?;
            usize::try_from(needed).unwrap_or(usize::MAX)
        } else {
            bytes
        };
        let table = kept.read(bytes, &mut fill);
        table.map_err(|reason| refused(in_words(reason)))
    }

    /// Keeps a search.
    pub(crate) fn write(&self, table: &Table) -> Result<(), Failure> {
        let written = self.place.write(table);
        written.map_err(|error| Failure::refused(self.place.unwritable(&error, self.texts)))
    }

    /// Searches, and keeps what is found out from time to time, so that not much is lost if the program is
    /// killed.
    pub(crate) fn while_searching<T>(&self, table: &Table, search: impl FnOnce() -> T) -> T {
        let (place, every, language) = (self.place, self.every, self.texts.language());
        let failed = |error: &io::Error| warn(&place.unwritable(error, &Messages::new(language)));
        ponder::while_doing(search, |is_over| {
            place.write_again_and_again((table, every), is_over, &failed);
        })
    }
}

impl Place<'_> {
    /// Writes until the search is over. Where that fails it says so, once for failures in a row, and tries
    /// again when it is time to.
    fn write_again_and_again(
        &self,
        (table, every): (&Table, Duration),
        is_over: &(dyn Fn() -> bool + Sync),
        tell: &dyn Fn(&io::Error),
    ) {
        let mut pause = every;
        let mut last = clock::now();
        let mut failed = false;
        while !is_over() {
            thread::sleep(LOOK);
            let begun = clock::now();
            if begun.duration_since(last) >= pause {
                let written = self.write(table);
                if let Err(error) = &written
                    && !failed
                {
                    tell(error);
                }
                failed = written.is_err();
                last = clock::now();
                pause = every.max(SHARE * last.duration_since(begun));
            }
        }
    }

    fn refused(&self, reason: &str, texts: &Messages) -> Failure {
        let file = self.path.display().to_string();
        Failure::refused(text!(
            texts,
            "error-resume-refused",
            file = file,
            reason = reason
        ))
    }

    fn unwritable(&self, error: &io::Error, texts: &Messages) -> String {
        text!(
            texts,
            "error-unwritable-file",
            file = self.path.display().to_string(),
            reason = error.to_string()
        )
    }

    /// The file is whole or not there: what is being written has another name.
    fn write(&self, table: &Table) -> io::Result<()> {
        self.clear_partial()?;
        let partial = self.partial();
        let mut options = OpenOptions::new();
        let file = options.write(true).create_new(true).open(&partial)?;
        let written = self
            .fill(file, table)
            .and_then(|()| fs::rename(&partial, self.path));
        if written.is_err() {
            // It may be what fills the disk. What stays is found by the next write.
            let _ = fs::remove_file(partial);
        }
        written
    }

    fn fill(&self, file: File, table: &Table) -> io::Result<()> {
        let mut file = BufWriter::new(file);
        table.write(&self.subject, &mut |piece| file.write_all(piece))?;
        file.into_inner()?.sync_all()
    }

    /// Removes what was left half-written, and nothing else.
    fn clear_partial(&self) -> io::Result<()> {
        let partial = self.partial();
        let file = match File::open(&partial) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            file => file?,
        };
        let mut first = Vec::new();
        file.take(8).read_to_end(&mut first)?;
        if Kept::may_begin_with(&first) {
            return fs::remove_file(partial);
        }
        let name = partial.display();
        Err(io::Error::other(format!(
            "{name} is no search that was kept, and is not written over"
        )))
    }

    /// Where the file is written until it is whole.
    fn partial(&self) -> PathBuf {
        self.beside(".resume-partial")
    }

    /// The file with something added to its name.
    fn beside(&self, ending: &str) -> PathBuf {
        let mut name = self.path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    }
}

/// Why a file is not taken for a search that was kept.
fn in_words(reason: NotKept<io::Error>) -> String {
    match reason {
        NotKept::Input(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            "is no search that was kept, or only a part of one; remove it or name another file"
                .to_owned()
        }
        reason => reason.to_string(),
    }
}
