//! Where the bytes of a table file come from.

use std::{fs::File, io, sync::Arc};

/// Bytes that can be read at any place, by several threads at once.
pub trait Source {
    /// How many bytes there are.
    ///
    /// # Errors
    ///
    /// Whatever keeps the system from saying so.
    fn length(&self) -> io::Result<u64>;

    /// Fills a buffer with the bytes from a place on.
    ///
    /// # Errors
    ///
    /// Those of reading; [`io::ErrorKind::UnexpectedEof`] if there are not so many bytes.
    fn read_at(&self, from: u64, buffer: &mut [u8]) -> io::Result<()>;
}

impl Source for [u8] {
    fn length(&self) -> io::Result<u64> {
        Ok(self.len() as u64)
    }

    fn read_at(&self, from: u64, buffer: &mut [u8]) -> io::Result<()> {
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let bytes = self.get(from..).and_then(|rest| rest.get(..buffer.len()));
        buffer.copy_from_slice(bytes.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }
}

impl Source for Vec<u8> {
    fn length(&self) -> io::Result<u64> {
        self.as_slice().length()
    }

    fn read_at(&self, from: u64, buffer: &mut [u8]) -> io::Result<()> {
        self.as_slice().read_at(from, buffer)
    }
}

impl Source for File {
    fn length(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    #[cfg(unix)]
    fn read_at(&self, from: u64, buffer: &mut [u8]) -> io::Result<()> {
        std::os::unix::fs::FileExt::read_exact_at(self, buffer, from)
    }

    #[cfg(windows)]
    fn read_at(&self, mut from: u64, mut buffer: &mut [u8]) -> io::Result<()> {
        while !buffer.is_empty() {
            match std::os::windows::fs::FileExt::seek_read(self, buffer, from)? {
                0 => return Err(io::ErrorKind::UnexpectedEof.into()),
                read => {
                    buffer = &mut buffer[read..];
                    from += read as u64;
                }
            }
        }
        Ok(())
    }
}

impl<S: Source + ?Sized> Source for &S {
    fn length(&self) -> io::Result<u64> {
        (**self).length()
    }

    fn read_at(&self, from: u64, buffer: &mut [u8]) -> io::Result<()> {
        (**self).read_at(from, buffer)
    }
}

impl<S: Source + ?Sized> Source for Arc<S> {
    fn length(&self) -> io::Result<u64> {
        (**self).length()
    }

    fn read_at(&self, from: u64, buffer: &mut [u8]) -> io::Result<()> {
        (**self).read_at(from, buffer)
    }
}

impl<S: Source + ?Sized> Source for Box<S> {
    fn length(&self) -> io::Result<u64> {
        (**self).length()
    }

    fn read_at(&self, from: u64, buffer: &mut [u8]) -> io::Result<()> {
        (**self).read_at(from, buffer)
    }
}
