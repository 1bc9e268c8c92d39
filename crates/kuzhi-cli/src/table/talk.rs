//! Talking: what is said, and what is answered.

use std::io::{Read, Write};

use kuzhi_i18n::{Messages, visible};

use crate::{
    board_picture::Lines,
    failure::Failure,
    line_reader::{Line, LineReader},
};

/// How to talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Manner {
    /// What boards are drawn with.
    pub(crate) lines: Lines,
    /// Whether to show what was typed, because no terminal has done so.
    pub(crate) echo: bool,
}

/// A conversation.
pub(crate) struct Talk<'t> {
    pub(crate) texts: &'t Messages,
    pub(crate) manner: Manner,
    input: LineReader<&'t mut dyn Read>,
    out: &'t mut dyn Write,
}

impl<'t> Talk<'t> {
    pub(crate) fn new(
        texts: &'t Messages,
        manner: Manner,
        input: &'t mut dyn Read,
        out: &'t mut dyn Write,
    ) -> Self {
        Self {
            texts,
            manner,
            input: LineReader::new(input),
            out,
        }
    }

    /// Says something.
    pub(crate) fn say(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// What somebody answers; `None` at the end of the input.
    pub(crate) fn ask(&mut self) -> Result<Option<String>, Failure> {
        const MOST_SHOWN: usize = 100;
        write!(self.out, "> ")?;
        let out = &mut *self.out;
        let line = match self.input.next(|| out.flush())? {
            Some(Line::Bytes(bytes)) => Some(String::from_utf8_lossy(bytes).into_owned()),
            Some(Line::TooLong) => Some("…".to_owned()),
            None => None,
        };
        match &line {
            // The prompt stands on a line that nobody has ended.
            None => writeln!(self.out)?,
            Some(line) if self.manner.echo => {
                let shown: String = line.trim().chars().take(MOST_SHOWN).collect();
                writeln!(self.out, "{}", visible(&shown))?;
            }
            Some(_) => {}
        }
        Ok(line)
    }
}
