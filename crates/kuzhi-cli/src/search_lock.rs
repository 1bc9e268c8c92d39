//! The lock of a file in which a search is kept, so that two searches do not write one file.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::PathBuf,
};

/// Held as long as it lives. What a program that was killed left behind keeps nobody out: the system lets
/// go of its lock.
#[derive(Debug)]
pub(crate) struct SearchLock {
    file: File,
    name: PathBuf,
}

/// Why there is no lock.
#[derive(Debug)]
pub(crate) enum NoLock {
    Io(io::Error),
    /// Another program has it.
    InUse,
}

impl From<io::Error> for NoLock {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl SearchLock {
    /// Takes the lock with this name.
    pub(crate) fn take(name: PathBuf) -> Result<Self, NoLock> {
        loop {
            let mut options = OpenOptions::new();
            let options = options.read(true).write(true).create(true).truncate(false);
            let file = options.open(&name)?;
            // Not every file system can lock; another error says nothing.
            if let Err(TryLockError::WouldBlock) = file.try_lock() {
                return Err(NoLock::InUse);
            }
            // Whoever had it last may have removed it just before it was locked here.
            if is_there(&file)? {
                return Ok(Self { file, name });
            }
        }
    }
}

impl Drop for SearchLock {
    fn drop(&mut self) {
        // A lock is empty; anything else is somebody else's.
        if self.file.metadata().is_ok_and(|about| about.len() == 0) {
            // One that stays keeps nobody out.
            let _ = fs::remove_file(&self.name);
        }
    }
}

/// Whether a file still has a name.
#[cfg(unix)]
fn is_there(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    Ok(file.metadata()?.nlink() > 0)
}

/// A file that is open keeps its name.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn is_there(_: &File) -> io::Result<bool> {
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_held_by_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let name = folder.path().join("lock");
        // What a program that was killed has left.
        File::create(&name).expect("it can be written");
        let first = SearchLock::take(name.clone()).expect("nobody has it");
        assert!(matches!(SearchLock::take(name.clone()), Err(NoLock::InUse)));
        drop(first);
        assert!(!name.exists());
        fs::write(&name, "somebody else's").expect("it can be written");
        drop(SearchLock::take(name.clone()).expect("nobody has it"));
        assert!(name.exists());
    }
}
