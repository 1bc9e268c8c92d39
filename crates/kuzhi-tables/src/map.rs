//! Table files mapped into memory: the only `unsafe` of the crate.
#![expect(
    unsafe_code,
    reason = "a file can only be mapped on the caller's promise"
)]

use std::{fs::File, io};

use memmap2::Mmap;

use crate::source::Source;

/// A file mapped into memory.
#[derive(Debug)]
pub struct Mapped(Mmap);

impl Mapped {
    /// Maps a file.
    ///
    /// # Errors
    ///
    /// Those of the system.
    ///
    /// # Safety
    ///
    /// Nobody may change or shorten the file while it is mapped. A finished table is never written to:
    /// a build writes into a file of another name and renames it.
    pub unsafe fn open(file: &File) -> io::Result<Self> {
        // SAFETY: the caller promises that the file stays as it is.
        unsafe { Mmap::map(file) }.map(Self)
    }
}

impl Source for Mapped {
    fn length(&self) -> io::Result<u64> {
        self.0.length()
    }

    fn read_at(&self, from: u64, buffer: &mut [u8]) -> io::Result<()> {
        self.0.read_at(from, buffer)
    }
}
