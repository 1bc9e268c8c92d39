//! A puzzle as a line of text: grade, answer, gap, and the position.

use anyhow::{Context as _, Result};

/// A position with one best move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Puzzle {
    /// How many moves one has to look ahead to find it, from 1.
    pub(crate) grade: u8,
    /// The move, by the number of its hole.
    pub(crate) answer: String,
    /// How many seeds the next best move is worse.
    pub(crate) gap: i16,
    /// The position as text.
    pub(crate) position: String,
}

const HEAD: &str = "\
# Puzzles: how many moves to look ahead, the answer, by how many seeds the next best move is worse, and
# the position. Written by `cargo xtask puzzles` from exact values, and checked by the tests.
";

/// All of them, the easy ones first.
pub(crate) fn text(puzzles: &[Puzzle]) -> String {
    let lines = puzzles.iter().map(|puzzle| puzzle.line() + "\n");
    HEAD.to_owned() + &lines.collect::<String>()
}

pub(crate) fn read(text: &str) -> Result<Vec<Puzzle>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| of(line).with_context(|| format!("`{line}`")))
        .collect()
}

fn of(line: &str) -> Result<Puzzle> {
    let mut words = line.splitn(4, ' ');
    let mut word = || {
        words
            .next()
            .context("expected grade, answer, gap and position")
    };
    Ok(Puzzle {
        grade: word()?.parse()?,
        answer: word()?.to_owned(),
        gap: word()?.parse()?,
        position: word()?.to_owned(),
    })
}

impl Puzzle {
    pub(crate) fn line(&self) -> String {
        format!(
            "{} {} {} {}",
            self.grade, self.answer, self.gap, self.position
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let puzzle = Puzzle {
            grade: 3,
            answer: String::from("5"),
            gap: 4,
            position: String::from("0,1/1,0 3 4 s"),
        };
        assert_eq!(
            read(&text(std::slice::from_ref(&puzzle))).unwrap(),
            [puzzle]
        );
        assert!(read("3 5 four 0,1/1,0 3 4 s").is_err());
    }
}
