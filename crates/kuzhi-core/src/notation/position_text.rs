//! Our text for positions: `6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s`.

use core::{fmt, str::FromStr};

use super::{
    excerpt::Excerpt,
    position_text_error::{Fault, Field, SetupTextError, SetupTextProblem},
};
use crate::{hole::Hole, seat::Seat, setup::Setup};

/// Reads the text of a position.
///
/// Fields stand apart by spaces. Any white space will do, and any amount of it, also before and after;
/// nothing else is forgiven, so that what is read is written back unchanged.
///
/// ```
/// use kuzhi_core::{Seat, Setup};
///
/// let setup: Setup = "0,0,3,0,3,1,0/1,0,1,0,15,x,x 20 40 n round=3".parse().unwrap();
/// assert_eq!((setup.mover, setup.stores), (Seat::North, [20, 40]));
/// assert_eq!(setup.rows[1][4..], [Some(15), None, None]);
/// assert_eq!(setup.to_string(), "0,0,3,0,3,1,0/1,0,1,0,15,x,x 20 40 n round=3");
///
/// let error = "6,-1,6/6,6,6 0 0 s".parse::<Setup>().unwrap_err();
/// assert!(error.to_string().starts_with("South's hole 2: `-1` is less than nothing; expected"));
/// ```
impl FromStr for Setup {
    type Err = SetupTextError;

    fn from_str(text: &str) -> Result<Self, SetupTextError> {
        let mut reader = Reader::default();
        let setup = reader.setup(text);
        match setup {
            Some(setup) if reader.problems.is_empty() => Ok(setup),
            _ => Err(SetupTextError::new(reader.problems)),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, between) in self.rows.iter().zip(["", "/"]) {
            f.write_str(between)?;
            for (index, hole) in row.iter().enumerate() {
                f.write_str(if index == 0 { "" } else { "," })?;
                match hole {
                    Some(seeds) => write!(f, "{seeds}")?,
                    None => f.write_str("x")?,
                }
            }
        }
        let [south, north] = self.stores;
        write!(f, " {south} {north} {}", self.mover.letter())?;
        for (key, value) in &self.extras {
            write!(f, " {key}={value}")?;
        }
        Ok(())
    }
}

/// Reads the fields of a position, noting problems on the way.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) problems: Vec<SetupTextProblem>,
}

impl Reader {
    /// More bytes than any position needs. A longer text is not looked at, so that a flood of text
    /// costs nothing and is not answered with a flood of problems.
    pub(super) const MOST_BYTES: usize = 1000;

    const MOST_IN_ROW: usize = Hole::MOST / 2;

    pub(super) fn note(&mut self, field: Field, fault: Fault, found: &str) {
        let found = (!found.is_empty()).then(|| Excerpt::of(found));
        self.problems.push(SetupTextProblem {
            field,
            fault,
            found,
        });
    }

    /// Whether a text is worth reading at all.
    pub(super) fn accepts(&mut self, text: &str) -> bool {
        if text.len() > Self::MOST_BYTES {
            self.note(Field::Text, Fault::TooLong, text);
        } else if text.is_empty() {
            self.note(Field::Text, Fault::Missing, text);
        }
        self.problems.is_empty()
    }

    fn setup(&mut self, text: &str) -> Option<Setup> {
        let text = text.trim_ascii();
        if !self.accepts(text) {
            return None;
        }
        let mut fields = text.split_ascii_whitespace();
        let rows = self.rows(fields.next().unwrap_or(""));
        let stores = Seat::BOTH.map(|seat| {
            let field = fields.next().unwrap_or("");
            self.number(Field::Store(seat), field)
        });
        let mover = self.mover(fields.next().unwrap_or(""));
        let extras = self.extras(fields);
        Some(Setup {
            rows: rows?,
            stores: [stores[0]?, stores[1]?],
            mover: mover?,
            extras,
        })
    }

    fn rows(&mut self, text: &str) -> Option<[Vec<Option<u32>>; 2]> {
        let rows: Vec<&str> = text.split('/').collect();
        let [south, north] = rows[..] else {
            self.note(Field::Board, Fault::NotTwoRows, text);
            return None;
        };
        Some([self.row(Seat::South, south), self.row(Seat::North, north)])
    }

    fn row(&mut self, seat: Seat, text: &str) -> Vec<Option<u32>> {
        let count = text.split(',').count();
        if text.is_empty() {
            self.note(Field::Row(seat), Fault::Missing, text);
            return Vec::new();
        }
        if count > Self::MOST_IN_ROW {
            self.note(Field::Row(seat), Fault::TooManyHoles, text);
            return Vec::new();
        }
        let mut hole = |index, text| {
            let number = index + 1;
            (text != "x").then(|| self.number(Field::Hole { seat, number }, text))?
        };
        text.split(',')
            .enumerate()
            .map(|(index, text)| hole(index, text))
            .collect()
    }

    /// A number of seeds.
    pub(super) fn number(&mut self, field: Field, text: &str) -> Option<u32> {
        match seed_count(text) {
            Ok(number) => Some(number),
            Err(fault) => {
                self.note(field, fault, text);
                None
            }
        }
    }

    fn mover(&mut self, text: &str) -> Option<Seat> {
        let mover = Seat::BOTH
            .into_iter()
            .find(|seat| text.chars().eq([seat.letter()]));
        if mover.is_none() {
            self.note(Field::Mover, absent_or(text, Fault::NotASide), text);
        }
        mover
    }

    fn extras<'a>(&mut self, fields: impl Iterator<Item = &'a str>) -> Vec<(String, String)> {
        const FIRST: usize = 5;
        let mut extras: Vec<(String, String)> = Vec::new();
        for (index, text) in fields.enumerate() {
            let field = Field::Number(FIRST + index);
            match extra(text) {
                Some((key, _)) if extras.iter().any(|(known, _)| known == key) => {
                    self.note(field, Fault::Repeated, text);
                }
                Some((key, value)) => extras.push((key.to_owned(), value.to_owned())),
                None => self.note(field, absent_or(text, Fault::NotKeyAndValue), text),
            }
        }
        extras
    }
}

/// A field `key=value`: the key of lower-case letters, digits and hyphens, beginning with a letter.
fn extra(text: &str) -> Option<(&str, &str)> {
    let (key, value) = text.split_once('=')?;
    let letters = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let good_key = key.starts_with(|first: char| first.is_ascii_lowercase());
    let good_value = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_graphic());
    (good_key && key.bytes().all(letters) && good_value).then_some((key, value))
}

/// A number of seeds: whole, at most 255, written in one way only.
pub(crate) fn seed_count(text: &str) -> Result<u32, Fault> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits(text) {
        if text.len() > 1 && text.starts_with('0') {
            return Err(Fault::LeadingZero);
        }
        return text.parse::<u8>().map(u32::from).or(Err(Fault::TooLarge));
    }
    if text.strip_prefix('-').is_some_and(digits) {
        return Err(Fault::Negative);
    }
    if let Some((whole, part)) = text.split_once('.')
        && digits(whole)
        && digits(part)
    {
        return Err(Fault::Fraction);
    }
    Err(absent_or(text, Fault::NotANumber))
}

/// `fault`, unless nothing stands there or it is not ASCII at all.
pub(super) fn absent_or(text: &str, fault: Fault) -> Fault {
    match text {
        "" => Fault::Missing,
        text if !text.is_ascii() => Fault::NotAscii,
        _ => fault,
    }
}
