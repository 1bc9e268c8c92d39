//! The notation of the site `PlayStrategy`.
//!
//! A position is North's row, a slash, South's row, South's score, North's score, `S` or `N` for the
//! side to move, and the number of the full move. Both rows are written as South sees them, so that
//! North's begins with North's last hole; `4S` is a hole of four seeds, a bare number that many empty
//! holes in a row. A move is two squares, a file letter as South sees it and 1 or 2 for the row; where
//! it ends follows from where it begins.

use super::{
    aalina::{open, upper_case_mover},
    excerpt::Excerpt,
    move_text::MoveText,
    not_writable::NotWritable,
    position_text::{Reader, seed_count},
    position_text_error::{Fault, Field, SetupTextError},
};
use crate::{hole::Hole, seat::Seat, setup::Setup};

/// The most holes of a row.
const MOST_IN_ROW: usize = Hole::MOST / 2;

/// A position with the number of the full move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The position.
    pub setup: Setup,
    /// The number of the full move; `None` where it is left out.
    pub full_move: Option<u32>,
}

/// Reads a position.
///
/// # Errors
///
/// Gives everything that is wrong with it.
///
/// ```
/// use kuzhi_core::notation::play_strategy;
///
/// let text = "5,13S/4S,1,1S,2,3S 27 2 S 50";
/// let read = play_strategy::read_position(text).unwrap();
/// assert_eq!(read.setup.to_string(), "4,0,1,0,0,3/13,0,0,0,0,0 27 2 s");
/// assert_eq!(read.full_move, Some(50));
/// assert_eq!(play_strategy::write_position(&read.setup, 50).unwrap(), text);
/// ```
pub fn read_position(text: &str) -> Result<Numbered, SetupTextError> {
    let mut reader = Reader::default();
    let numbered = numbered(&mut reader, text.trim_ascii());
    match numbered {
        Some(numbered) if reader.problems.is_empty() => Ok(numbered),
        _ => Err(SetupTextError::new(reader.problems)),
    }
}

fn numbered(reader: &mut Reader, text: &str) -> Option<Numbered> {
    const LAST: usize = 5;
    if !reader.accepts(text) {
        return None;
    }
    let mut fields = text.split_ascii_whitespace();
    let board = fields.next().unwrap_or("");
    let rows = rows(reader, board);
    let stores = Seat::BOTH.map(|seat| {
        let field = fields.next().unwrap_or("");
        reader.number(Field::Store(seat), field)
    });
    let mover = upper_case_mover(reader, fields.next().unwrap_or(""));
    let full_move = fields.next().and_then(|field| full_move(reader, field));
    if let Some(rest) = fields.next() {
        reader.note(Field::Number(LAST + 1), Fault::Trailing, rest);
    }
    let setup = Setup {
        rows: rows?,
        stores: [stores[0]?, stores[1]?],
        mover: mover?,
        extras: Vec::new(),
    };
    Some(Numbered { setup, full_move })
}

fn full_move(reader: &mut Reader, text: &str) -> Option<u32> {
    const FIELD: Field = Field::Number(5);
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    if number.is_none() {
        reader.note(FIELD, Fault::NotAMoveNumber, text);
    }
    number
}

fn rows(reader: &mut Reader, board: &str) -> Option<[Vec<Option<u32>>; 2]> {
    let rows: Vec<&str> = board.split('/').collect();
    let [north, south] = rows[..] else {
        reader.note(Field::Board, Fault::NotTwoRows, board);
        return None;
    };
    let mut north = row(reader, Seat::North, north);
    let south = row(reader, Seat::South, south);
    north.reverse();
    if reader.problems.is_empty() && north.len() != south.len() {
        reader.note(Field::Board, Fault::RowsDiffer, board);
    }
    Some([south, north])
}

/// A row from left to right as South sees it.
fn row(reader: &mut Reader, seat: Seat, text: &str) -> Vec<Option<u32>> {
    let mut row = Vec::new();
    for part in text.split(',') {
        let seeds = part.strip_suffix('S');
        let group = match seed_count(seeds.unwrap_or(part)) {
            Ok(seeds @ 1..) if part.ends_with('S') => Ok((1, seeds)),
            Ok(empty @ 1..) if seeds.is_none() => Ok((empty, 0)),
            Ok(_) | Err(Fault::NotANumber) => Err(Fault::NotAGroup),
            Err(fault) => Err(fault),
        };
        match group {
            Ok((holes, seeds)) => row.extend((0..holes).map(|_| Some(seeds))),
            Err(fault) => reader.note(Field::Row(seat), fault, part),
        }
        if row.len() > MOST_IN_ROW {
            reader.note(Field::Row(seat), Fault::TooManyHoles, text);
            break;
        }
    }
    row
}

/// Writes a position.
///
/// # Errors
///
/// Refuses rows that differ in length, closed holes and further fields.
pub fn write_position(setup: &Setup, full_move: u32) -> Result<String, NotWritable> {
    if setup.rows[0].len() != setup.rows[1].len() {
        return Err(NotWritable::RowsDiffer);
    }
    if !setup.extras.is_empty() {
        return Err(NotWritable::Extras);
    }
    let [south, mut north] = [
        open(Seat::South, &setup.rows[0])?,
        open(Seat::North, &setup.rows[1])?,
    ];
    north.reverse();
    let [south_score, north_score] = setup.stores;
    Ok(format!(
        "{}/{} {south_score} {north_score} {} {full_move}",
        groups(&north),
        groups(&south),
        setup.mover.letter().to_ascii_uppercase()
    ))
}

fn groups(row: &[u32]) -> String {
    let same = |left: &u32, right: &u32| *left == 0 && *right == 0;
    let groups = row.chunk_by(same).map(|group| match group {
        [seeds] if *seeds > 0 => format!("{seeds}S"),
        empty => empty.len().to_string(),
    });
    groups.collect::<Vec<_>>().join(",")
}

/// Why a text is no move of `PlayStrategy`'s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongSquares {
    /// The text.
    pub found: Excerpt,
    /// How many holes a row has.
    pub holes: usize,
}

impl core::fmt::Display for WrongSquares {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let last = file(self.holes.saturating_sub(1)).unwrap_or('a');
        write!(
            f,
            "move: {} is not a move; expected two squares, each a letter from a to {last} and 1 or 2",
            self.found
        )
    }
}

impl core::error::Error for WrongSquares {}

/// The letter of a file, counted from 0 at South's left.
fn file(index: usize) -> Option<char> {
    ('a'..='p').nth(index)
}

/// Reads a move on a board of `holes` a row.
///
/// # Errors
///
/// Refuses anything but two squares of the board.
///
/// ```
/// use kuzhi_core::notation::play_strategy;
///
/// assert_eq!(play_strategy::read_move("a1e1", 6).unwrap().to_string(), "S1");
/// assert_eq!(play_strategy::read_move("e2a2", 6).unwrap().to_string(), "N2");
/// ```
pub fn read_move(text: &str, holes: usize) -> Result<MoveText, WrongSquares> {
    let wrong = || WrongSquares {
        found: Excerpt::of(text),
        holes,
    };
    let letters: Vec<char> = text.trim_ascii().chars().take(5).collect();
    let [file, row, to_file, to_row] = letters[..] else {
        return Err(wrong());
    };
    let from = square(file, row, holes).ok_or_else(wrong)?;
    square(to_file, to_row, holes).ok_or_else(wrong)?;
    Ok(from)
}

fn square(letter: char, row: char, holes: usize) -> Option<MoveText> {
    let index = (0..holes).find(|&index| file(index) == Some(letter))?;
    let (seat, place) = match row {
        '1' => (Seat::South, index),
        '2' => (Seat::North, holes - 1 - index),
        _ => return None,
    };
    Some(MoveText::Hole {
        seat: Some(seat),
        number: place + 1,
    })
}
