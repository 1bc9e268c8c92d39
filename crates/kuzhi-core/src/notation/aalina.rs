//! The notation of the engine Aalina, for boards of six holes a row.
//!
//! A position is fifteen fields joined by hyphens: South's holes, North's holes, each from their owner's
//! left, both stores, and `S` or `N` for the side to move. Moves are letters in one word, `A` to `F` for
//! South's holes and `a` to `f` for North's.

use super::{
    excerpt::Excerpt,
    move_text::MoveText,
    not_writable::NotWritable,
    position_text::Reader,
    position_text_error::{Fault, Field, SetupTextError},
};
use crate::{seat::Seat, setup::Setup};

/// The holes of a row.
const HOLES: usize = 6;

/// The letters of a row's holes.
const LETTERS: [char; HOLES] = ['a', 'b', 'c', 'd', 'e', 'f'];

/// Fields of a position.
const FIELDS: usize = 2 * HOLES + 3;

/// Reads a position.
///
/// # Errors
///
/// Gives everything that is wrong with it.
///
/// ```
/// use kuzhi_core::notation::aalina;
///
/// let setup = aalina::read_position("4-4-4-4-4-4-4-4-4-4-4-0-1-3-N").unwrap();
/// assert_eq!(setup.to_string(), "4,4,4,4,4,4/4,4,4,4,4,0 1 3 n");
/// assert_eq!(aalina::write_position(&setup).unwrap(), "4-4-4-4-4-4-4-4-4-4-4-0-1-3-N");
/// ```
pub fn read_position(text: &str) -> Result<Setup, SetupTextError> {
    let mut reader = Reader::default();
    let setup = setup(&mut reader, text.trim_ascii());
    match setup {
        Some(setup) if reader.problems.is_empty() => Ok(setup),
        _ => Err(SetupTextError::new(reader.problems)),
    }
}

fn setup(reader: &mut Reader, text: &str) -> Option<Setup> {
    if !reader.accepts(text) {
        return None;
    }
    let mut fields = text.split('-');
    let rows = Seat::BOTH.map(|seat| {
        let hole = |number| {
            let field = fields.next().unwrap_or("");
            reader.number(Field::Hole { seat, number }, field)
        };
        (1..=HOLES).map(hole).collect()
    });
    let stores = Seat::BOTH.map(|seat| {
        let field = fields.next().unwrap_or("");
        reader.number(Field::Store(seat), field)
    });
    let mover = upper_case_mover(reader, fields.next().unwrap_or(""));
    if let Some(rest) = fields.next() {
        reader.note(Field::Number(FIELDS + 1), Fault::Trailing, rest);
    }
    Some(Setup {
        rows,
        stores: [stores[0]?, stores[1]?],
        mover: mover?,
        extras: Vec::new(),
    })
}

/// `S` or `N`, as the notations of others have it.
pub(super) fn upper_case_mover(reader: &mut Reader, text: &str) -> Option<Seat> {
    let mover = match text {
        "S" => Some(Seat::South),
        "N" => Some(Seat::North),
        _ => None,
    };
    if mover.is_none() {
        reader.note(Field::Mover, Fault::NotOtherSide, text);
    }
    mover
}

/// Writes a position.
///
/// # Errors
///
/// Refuses boards without six holes a row, closed holes and further fields.
pub fn write_position(setup: &Setup) -> Result<String, NotWritable> {
    let mut fields = Vec::new();
    for seat in Seat::BOTH {
        let row = &setup.rows[seat.index()];
        if row.len() != HOLES {
            let holes = row.len();
            return Err(NotWritable::NotSixHoles { seat, holes });
        }
        fields.extend(open(seat, row)?);
    }
    if !setup.extras.is_empty() {
        return Err(NotWritable::Extras);
    }
    fields.extend(setup.stores);
    let mut text: Vec<String> = fields.iter().map(ToString::to_string).collect();
    text.push(setup.mover.letter().to_ascii_uppercase().to_string());
    Ok(text.join("-"))
}

/// The seeds of a row without closed holes.
pub(super) fn open(seat: Seat, row: &[Option<u32>]) -> Result<Vec<u32>, NotWritable> {
    let seeds = |(index, hole): (usize, &Option<u32>)| {
        let number = index + 1;
        hole.ok_or(NotWritable::Closed { seat, number })
    };
    row.iter().enumerate().map(seeds).collect()
}

/// Reads the moves of one word.
///
/// # Errors
///
/// Gives everything that is no move, with its place in the word, from 1.
///
/// ```
/// use kuzhi_core::notation::aalina;
///
/// let moves = aalina::read_moves("FfEaC").unwrap();
/// let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
/// assert_eq!(words, ["S6", "N6", "S5", "N1", "S3"]);
/// assert_eq!(aalina::write_moves(&moves).unwrap(), "FfEaC");
/// ```
pub fn read_moves(word: &str) -> Result<Vec<MoveText>, Vec<WrongLetter>> {
    let mut wrong = Vec::new();
    let mut moves = Vec::new();
    for (index, letter) in word.trim_ascii().chars().enumerate() {
        match read_letter(letter) {
            Some(hole) => moves.push(hole),
            None => wrong.push(WrongLetter {
                place: index + 1,
                found: Excerpt::of(letter.encode_utf8(&mut [0; 4])),
            }),
        }
    }
    if wrong.is_empty() {
        Ok(moves)
    } else {
        Err(wrong)
    }
}

/// A letter of a word of moves that names no hole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongLetter {
    /// Where it stands, from 1.
    pub place: usize,
    /// The letter.
    pub found: Excerpt,
}

impl core::fmt::Display for WrongLetter {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Self { place, found } = self;
        write!(
            f,
            "move {place}: {found} is not a hole; expected A to F for South or a to f for North"
        )
    }
}

impl core::error::Error for WrongLetter {}

/// The hole that a letter names.
pub(crate) fn read_letter(letter: char) -> Option<MoveText> {
    let seat = if letter.is_ascii_uppercase() {
        Seat::South
    } else {
        Seat::North
    };
    let index = LETTERS
        .iter()
        .position(|&known| known == letter.to_ascii_lowercase())?;
    Some(MoveText::Hole {
        seat: Some(seat),
        number: index + 1,
    })
}

/// The letter of a hole, if the notation has one.
pub(crate) fn write_letter(seat: Seat, number: usize) -> Option<char> {
    let letter = *LETTERS.get(number.checked_sub(1)?)?;
    Some(match seat {
        Seat::South => letter.to_ascii_uppercase(),
        Seat::North => letter,
    })
}

/// Writes moves as one word. A bare number is a hole of the player whose turn it is if the players
/// alternate, South first.
///
/// # Errors
///
/// Refuses passes and holes beyond the sixth.
pub fn write_moves(moves: &[MoveText]) -> Result<String, NotWritable> {
    let mut mover = Seat::South;
    let letter = |(index, text): (usize, &MoveText)| {
        let MoveText::Hole { seat, number } = *text else {
            return Err(NotWritable::Pass { number: index + 1 });
        };
        let seat = seat.unwrap_or(mover);
        mover = seat.other();
        write_letter(seat, number).ok_or(NotWritable::NotSixHoles {
            seat,
            holes: number,
        })
    };
    moves.iter().enumerate().map(letter).collect()
}
