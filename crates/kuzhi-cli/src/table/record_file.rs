//! The file that a record is kept in.

use std::{
    fs::{self, OpenOptions},
    io,
    path::PathBuf,
};

use kuzhi_core::record::Record;
use kuzhi_i18n::Messages;

use crate::text::text;

/// A file for a record.
#[derive(Debug)]
pub(crate) struct RecordFile {
    path: PathBuf,
}

impl RecordFile {
    pub(crate) fn at(path: &str) -> Self {
        Self {
            path: PathBuf::from(path),
        }
    }

    /// That it cannot be written to, and why.
    pub(crate) fn unwritable(&self, error: &io::Error, texts: &Messages) -> String {
        let file = self.path.display().to_string();
        let reason = error.to_string();
        text!(texts, "error-unwritable-file", file = file, reason = reason)
    }

    /// Whether it can be written to, before anybody has played for it.
    pub(crate) fn test(&self) -> io::Result<()> {
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(&self.path)
            .map(|_| ())
    }

    /// Writes a record over what stood there.
    pub(crate) fn write(&self, record: &Record) -> io::Result<()> {
        fs::write(&self.path, record.to_string())
    }
}
