//! Reading lines of any bytes, without being flooded by one that is too long.

use std::io::{self, BufRead, BufReader, Read};

/// The most bytes of a line that are kept.
pub(crate) const MOST_BYTES: usize = 1 << 20;

/// A line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// Its bytes, without the end of the line.
    Bytes(&'a [u8]),
    /// It had more than [`MOST_BYTES`], and is gone.
    TooLong,
}

/// Why there is no line.
#[derive(Debug)]
pub(crate) enum NoLine {
    /// The input cannot be read.
    Input(io::Error),
    /// What had to be done before waiting did not work.
    BeforeWaiting(io::Error),
}

/// Reads lines into a buffer that is used again for each.
pub(crate) struct LineReader<R> {
    input: BufReader<R>,
    line: Vec<u8>,
}

impl<R: Read> LineReader<R> {
    pub(crate) fn new(input: R) -> Self {
        const AT_ONCE: usize = 1 << 17;
        Self {
            input: BufReader::with_capacity(AT_ONCE, input),
            line: Vec::new(),
        }
    }

    /// The next line; `None` at the end of the input.
    ///
    /// Before it waits for input that has not arrived yet, it calls `before_waiting`, so that answers
    /// can be sent to somebody who waits for them.
    pub(crate) fn next(
        &mut self,
        mut before_waiting: impl FnMut() -> io::Result<()>,
    ) -> Result<Option<Line<'_>>, NoLine> {
        self.line.clear();
        let mut too_long = false;
        let mut any = false;
        loop {
            if self.input.buffer().is_empty() {
                before_waiting().map_err(NoLine::BeforeWaiting)?;
            }
            let part = match self.input.fill_buf() {
                Ok(part) => part,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(NoLine::Input(error)),
            };
            if part.is_empty() && !any {
                return Ok(None);
            }
            let end = part.iter().position(|&byte| byte == b'\n');
            let taken = end.unwrap_or(part.len());
            any = true;
            too_long |= self.line.len() + taken > MOST_BYTES;
            if too_long {
                self.line.clear();
            } else {
                self.line.extend_from_slice(&part[..taken]);
            }
            let ended = end.is_some() || part.is_empty();
            self.input.consume(taken + usize::from(end.is_some()));
            if ended {
                return Ok(Some(if too_long {
                    Line::TooLong
                } else {
                    Line::Bytes(&self.line)
                }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(input: &[u8], expected: &[Option<&str>]) {
        let mut reader = LineReader::new(input);
        let mut lines = Vec::new();
        while let Some(line) = reader.next(|| Ok(())).unwrap() {
            lines.push(match line {
                Line::Bytes(bytes) => Some(String::from_utf8_lossy(bytes).into_owned()),
                Line::TooLong => None,
            });
        }
        let lines: Vec<_> = lines.iter().map(Option::as_deref).collect();
        assert_eq!(lines, expected);
    }

    #[test]
    fn lines_end_at_the_end_of_a_line_or_of_the_input() {
        check(b"", &[]);
        check(b"a\n\nb", &[Some("a"), Some(""), Some("b")]);
        check(b"a\n", &[Some("a")]);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_whole() {
        let mut input = vec![b'x'; 3 * MOST_BYTES];
        input.extend_from_slice(b"\nb\n");
        check(&input, &[None, Some("b")]);
        let longest = "y".repeat(MOST_BYTES);
        check(longest.as_bytes(), &[Some(&longest)]);
    }

    #[test]
    fn it_says_when_it_is_about_to_wait() {
        let mut waits = 0;
        let mut reader = LineReader::new(&b"a\nb\n"[..]);
        while reader
            .next(|| {
                waits += 1;
                Ok(())
            })
            .unwrap()
            .is_some()
        {}
        assert_eq!(waits, 2, "at the start and before the end");
    }
}
