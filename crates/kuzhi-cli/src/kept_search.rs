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
use kuzhi_rules::{Digest, digest};
use kuzhi_search::{Kept, NotKept, Subject, Table};

use crate::{
    behind_links::behind_links,
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
struct Place<'a> {
    /// The file as it was named.
    path: &'a Path,
    /// The file itself.
    file: PathBuf,
    subject: Subject,
}

/// Why a search is not kept.
enum Unwritten {
    Io(io::Error),
    /// Something else stands where the file is written until it is whole.
    Foreign(PathBuf),
    /// Another search writes the file.
    InUse,
}

impl From<io::Error> for Unwritten {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<NoLock> for Unwritten {
    fn from(reason: NoLock) -> Self {
        match reason {
            NoLock::Io(error) => Self::Io(error),
            NoLock::InUse => Self::InUse,
        }
    }
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
        let begin = || {
            let file = behind_links(path)?;
            let place = Place {
                path,
                file,
                subject,
            };
            let lock = SearchLock::take(place.beside(".resume-lock"))?;
            place.clear_partial()?;
            Ok((place, lock))
        };
        let (place, lock) =
            begin().map_err(|reason| Failure::refused(unwritten(path, &reason, texts)))?;
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

    /// The table of the search that was kept; a new one if there is no such file. If nothing is said it is
    /// so large that it has room for all that was kept; less than there can be room in is refused, and what
    /// finds no room is told.
    pub(crate) fn read(&self, effort: &Effort, usual: u64) -> Result<Table, Failure> {
        let texts = self.texts;
        let asked = effort.bytes(usual, texts)?;
        let refused = |reason: NotKept<io::Error>| {
            Failure::refused(not_kept(self.place.path, &reason, texts))
        };
        let file = match File::open(&self.place.file) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Table::new(asked)),
            Err(error) => return Err(refused(NotKept::Input(error))),
        };
        let mut file = BufReader::new(file);
        let mut fill = |piece: &mut [u8]| file.read_exact(piece);
        let kept = Kept::begin(&self.place.subject, &mut fill).map_err(refused)?;
        let bytes = match effort.memory {
            Some(_) => asked,
            None => self.room_for(&kept, usual)?,
        };
        if kept.needed() > bytes as u64 {
            return Err(Failure::refused(text!(
                texts,
                "solve-kept-too-large",
                file = self.place.name(),
                needed = quantity::in_words(kept.needed())
            )));
        }
        let restored = kept.read(bytes, &mut fill).map_err(refused)?;
        if file
            .read(&mut [0])
            .map_err(NotKept::Input)
            .map_err(refused)?
            > 0
        {
            return Err(refused(NotKept::Damaged));
        }
        if restored.lost > 0 {
            // The file loses them as well when it is written next.
            warn(&text!(
                texts,
                "solve-kept-lost",
                file = self.place.name(),
                lost = restored.lost,
                boards = restored.boards
            ));
        }
        Ok(restored.table)
    }

    /// As much memory as the search had that was kept, or the least multiple of it that is not less than
    /// usual: in these every board keeps its place.
    fn room_for(&self, kept: &Kept, usual: u64) -> Result<usize, Failure> {
        let before = kept.made_with().max(1);
        let bytes = before.saturating_mul(usual.div_ceil(before).max(1));
        if bytes > usual {
            machine::can_spare(bytes, self.texts)?;
        }
        Ok(usize::try_from(bytes).unwrap_or(usize::MAX))
    }

    /// Keeps a search.
    pub(crate) fn write(&self, table: &Table) -> Result<(), Failure> {
        let written = self.place.write(table);
        written.map_err(|reason| Failure::refused(unwritten(self.place.path, &reason, self.texts)))
    }

    /// Searches, and keeps what is found out from time to time, so that not much is lost if the program is
    /// killed.
    pub(crate) fn while_searching<T>(&self, table: &Table, search: impl FnOnce() -> T) -> T {
        let (place, every, language) = (&self.place, self.every, self.texts.language());
        let failed =
            |reason: &Unwritten| warn(&unwritten(place.path, reason, &Messages::new(language)));
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
        tell: &dyn Fn(&Unwritten),
    ) {
        let mut pause = every;
        let mut last = clock::now();
        let mut failed = false;
        while !is_over() {
            thread::sleep(LOOK);
            let begun = clock::now();
            if begun.duration_since(last) >= pause {
                let written = self.write(table);
                if let Err(reason) = &written
                    && !failed
                {
                    tell(reason);
                }
                failed = written.is_err();
                last = clock::now();
                pause = every.max(SHARE * last.duration_since(begun));
            }
        }
    }

    /// The file as it was named.
    fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// The file is whole or not there: what is being written has another name.
    fn write(&self, table: &Table) -> Result<(), Unwritten> {
        self.clear_partial()?;
        let partial = self.partial();
        let mut options = OpenOptions::new();
        let file = options.write(true).create_new(true).open(&partial)?;
        let written = self
            .fill(file, table)
            .and_then(|()| fs::rename(&partial, &self.file));
        if written.is_err() {
            // It may be what fills the disk. What stays is found by the next write.
            let _ = fs::remove_file(partial);
        }
        Ok(written?)
    }

    fn fill(&self, file: File, table: &Table) -> io::Result<()> {
        let mut file = BufWriter::new(file);
        table.write(&self.subject, &mut |piece| file.write_all(piece))?;
        file.into_inner()?.sync_all()
    }

    /// Removes what was left half-written, and nothing else.
    fn clear_partial(&self) -> Result<(), Unwritten> {
        let partial = self.partial();
        let file = match File::open(&partial) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            file => file?,
        };
        let mut first = Vec::new();
        file.take(8).read_to_end(&mut first)?;
        if Kept::may_begin_with(&first) {
            return Ok(fs::remove_file(partial)?);
        }
        Err(Unwritten::Foreign(partial))
    }

    /// Where the file is written until it is whole.
    fn partial(&self) -> PathBuf {
        self.beside(".resume-partial")
    }

    /// The file with something added to its name.
    fn beside(&self, ending: &str) -> PathBuf {
        let mut name = self.file.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    }
}

/// Why a search is not kept in a file.
fn unwritten(path: &Path, reason: &Unwritten, texts: &Messages) -> String {
    let file = path.display().to_string();
    match reason {
        Unwritten::Io(error) => {
            let reason = error.to_string();
            text!(texts, "solve-kept-unwritable", file = file, reason = reason)
        }
        Unwritten::Foreign(other) => {
            let other = other.display().to_string();
            text!(texts, "solve-kept-foreign", file = file, other = other)
        }
        Unwritten::InUse => text!(texts, "solve-kept-in-use", file = file),
    }
}

/// Why a file is not taken for a search that was kept.
fn not_kept(path: &Path, reason: &NotKept<io::Error>, texts: &Messages) -> String {
    let file = path.display().to_string();
    match reason {
        NotKept::Input(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            text!(texts, "solve-kept-cut-off", file = file)
        }
        NotKept::Input(error) => {
            let reason = error.to_string();
            text!(texts, "solve-kept-unreadable", file = file, reason = reason)
        }
        NotKept::NotATable => text!(texts, "solve-kept-something-else", file = file),
        NotKept::OtherRules { rules } => {
            let digest = Digest::from(*rules).to_string();
            text!(
                texts,
                "solve-kept-other-rules",
                file = file,
                digest = digest
            )
        }
        NotKept::OtherHoles => text!(texts, "solve-kept-other-holes", file = file),
        NotKept::Damaged => text!(texts, "solve-kept-damaged", file = file),
    }
}
