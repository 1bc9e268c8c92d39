//! The file in which a search that was stopped is kept until it is taken up again.

use std::{
    fs::{self, File},
    io::{self, BufReader, BufWriter, Read as _, Write as _},
    path::{Path, PathBuf},
};

use kuzhi_core::{Game, HoleSet, rule_set::Scope};
use kuzhi_rules::digest;
use kuzhi_search::{Subject, Table};

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
    table.map_err(|reason| reason.to_string())
}

/// Keeps a search. The file is whole or not there: what is being written has another name.
pub(crate) fn write(path: &Path, subject: &Subject, table: &Table) -> io::Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".partial");
    let partial = PathBuf::from(name);
    let mut file = BufWriter::new(File::create(&partial)?);
    table.write(subject, &mut |piece| file.write_all(piece))?;
    file.into_inner()?.sync_all()?;
    fs::rename(partial, path)
}
