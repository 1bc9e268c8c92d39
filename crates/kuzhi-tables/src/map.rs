//! What the crate asks of the system's memory: files mapped into it, and large pages. These are its only
//! two uses of `unsafe`.
#![expect(unsafe_code, reason = "the arguments stand beside the two uses")]

use std::mem::MaybeUninit;
#[cfg(feature = "map")]
use std::{fs::File, io};

#[cfg(feature = "map")]
use memmap2::Mmap;

#[cfg(feature = "map")]
use crate::source::Source;

/// Wishes that memory which was not touched yet come in large pages.
///
/// Building a layer and asking a table both go to places all over the memory. With small pages the
/// processor first has to find out where each of them is, which takes as long as reading it.
pub(crate) fn wish_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        use rustix::mm::{Advice, madvise};
        const PAGE: usize = 4096;
        let first = memory.as_mut_ptr().cast::<core::ffi::c_void>();
        let skipped = first.align_offset(PAGE);
        let Some(length) = size_of_val(memory).checked_sub(skipped) else {
            return;
        };
        // SAFETY: the range lies inside memory that is borrowed here alone, and the advice changes how
        // the system backs it, not what it holds. If the system declines, everything works, a little slower.
        let _ = unsafe { madvise(first.byte_add(skipped), length, Advice::LinuxHugepage) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}

/// A file mapped into memory.
#[cfg(feature = "map")]
#[derive(Debug)]
pub struct Mapped(Mmap);

#[cfg(feature = "map")]
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

#[cfg(feature = "map")]
impl Source for Mapped {
    fn length(&self) -> io::Result<u64> {
        self.0.length()
    }

    fn read_at(&self, from: u64, buffer: &mut [u8]) -> io::Result<()> {
        self.0.read_at(from, buffer)
    }
}
