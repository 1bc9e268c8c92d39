//! Writing a record.

use core::fmt;

use super::{
    Ending, Entry, Gain, MoveRecord, Record, RoundRecord,
    flow::Flow,
    lexer::{comment_text, header_text},
    parse::{POSITION, ROUND},
};

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.headers.iter() {
            writeln!(f, "{}", header_text(name, value))?;
        }
        for (index, round) in self.rounds.iter().enumerate() {
            if index > 0 || !self.headers.is_empty() {
                writeln!(f)?;
            }
            write!(f, "{round}")?;
        }
        Ok(())
    }
}

impl fmt::Display for RoundRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", header_text(ROUND, &self.number.to_string()))?;
        if let Some(start) = &self.start {
            writeln!(f, "{}", header_text(POSITION, &start.to_string()))?;
        }
        for (name, value) in self.headers.iter() {
            writeln!(f, "{}", header_text(name, value))?;
        }
        let mut flow = Flow::default();
        let mut numbers = 1..;
        for entry in &self.entries {
            match entry {
                Entry::Choice(choice) => {
                    flow.end_line();
                    flow.push(&choice.to_string());
                }
                Entry::Move(played) => {
                    let number: usize = numbers.next().unwrap_or_default();
                    if number == 1 {
                        flow.end_line();
                    }
                    flow.push(&format!("{number}. {played}"));
                }
                Entry::Comment(comment) => flow.push(&comment_text(comment)),
            }
        }
        write!(f, "{}", flow.finish())?;
        writeln!(f, "{}", self.ending)
    }
}

impl fmt::Display for MoveRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text)?;
        self.gain.map_or(Ok(()), |gain| write!(f, "{gain}"))
    }
}

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.mover)?;
        if self.other > 0 {
            write!(f, "/{}", self.other)?;
        }
        Ok(())
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Some([south, north]) => write!(f, "{south}-{north}")?,
            None => f.write_str("*")?,
        }
        self.reason
            .map_or(Ok(()), |reason| write!(f, " {}", reason.word()))
    }
}
