//! The file in which a search that was stopped is kept until it is taken up again.

use std::{
    fs::{self, File},
    io::{self, BufReader, BufWriter, Read as _, Write as _},
    path::{Path, PathBuf},
};

use kuzhi_core::{Game, HoleSet, rule_set::Scope};
use kuzhi_rules::digest;
use kuzhi_search::{NotKept, Subject, Table};

/// What the searches of a game with some holes closed are about.
pub(crate) fn subject(game: &Game, closed: HoleSet) -> Subject {
    Subject {
        rules: *digest(game.rules(), Scope::Play).as_bytes(),
        closed,
    }
}

/// The table of a search that was kept; a new one if there is no such file.
pub(crate) fn read(path: &Path, subject: &Subject, bytes: usize) -> Result<Table, String> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Table::new(bytes)),
        Err(error) => return Err(format!("cannot be read: {error}")),
    };
    let mut file = BufReader::new(file);
    let table = Table::read(bytes, subject, &mut |piece| file.read_exact(piece));
    table.map_err(|reason| match reason {
        NotKept::Input(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            "is no search that was kept, or only a part of one; remove it or name another file"
                .to_owned()
        }
        reason => reason.to_string(),
    })
}

/// Whether a search could be kept there, before much work is done.
pub(crate) fn can_be_written(path: &Path) -> io::Result<()> {
    let partial = partial(path);
    File::create(&partial)?;
    fs::remove_file(partial)
}

/// Keeps a search. The file is whole or not there: what is being written has another name.
pub(crate) fn write(path: &Path, subject: &Subject, table: &Table) -> io::Result<()> {
    let partial = partial(path);
    let mut file = BufWriter::new(File::create(&partial)?);
    table.write(subject, &mut |piece| file.write_all(piece))?;
    file.into_inner()?.sync_all()?;
    fs::rename(partial, path)
}

/// Where a file is written until it is whole.
fn partial(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".partial");
    PathBuf::from(name)
}
