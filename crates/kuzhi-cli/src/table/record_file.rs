//! The file that a record is kept in.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
};

use kuzhi_core::record::Record;
use kuzhi_i18n::Messages;

use crate::{behind_links::behind_links, text::text};

/// A file for a record, which nobody has written but this sitting.
#[derive(Debug)]
pub(crate) struct RecordFile {
    path: PathBuf,
}

/// Why a file is not used for a record.
#[derive(Debug)]
pub(crate) enum NotUsed {
    /// Something stands in it.
    Taken,
    /// It cannot be written to.
    Unwritable(io::Error),
}

impl RecordFile {
    /// The file at a path, unless something stands in it.
    pub(crate) fn new(path: &str) -> Result<Self, NotUsed> {
        match fs::metadata(path) {
            Ok(found) if found.is_file() && found.len() > 0 => Err(NotUsed::Taken),
            Ok(_) | Err(_) => Ok(Self {
                path: PathBuf::from(path),
            }),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a record over the one that was written before.
    ///
    /// It is written beside the file and then put in its place, so that there is a whole record at any
    /// time, whatever ends the program.
    pub(crate) fn write(&self, record: &Record) -> Result<(), NotUsed> {
        self.put(&record.to_string()).map_err(NotUsed::Unwritable)
    }

    fn put(&self, text: &str) -> io::Result<()> {
        let target = behind_links(&self.path)?;
        if fs::metadata(&target).is_ok_and(|found| !found.is_file()) {
            // Terminals, pipes and the like cannot be replaced.
            return fs::write(&target, text);
        }
        let mut beside = OsString::from(&target);
        beside.push(format!(".{}.part", std::process::id()));
        let beside = PathBuf::from(beside);
        let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, &target));
        if written.is_err() {
            // The reason why it could not be written is worth more than that of this.
            let _ = fs::remove_file(&beside);
        }
        written
    }
}

impl NotUsed {
    /// Why, and what to do.
    pub(crate) fn told(&self, file: &str, texts: &Messages) -> String {
        match self {
            Self::Taken => text!(texts, "error-file-exists", file = file),
            Self::Unwritable(error) => {
                let reason = error.to_string();
                text!(texts, "error-unwritable-file", file = file, reason = reason)
            }
        }
    }
}
