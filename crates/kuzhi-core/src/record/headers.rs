//! Headers of a record: names with values, in order.

use core::fmt;

use crate::notation::Excerpt;

/// Names with values, in the order in which they were written; no name twice.
///
/// ```
/// use kuzhi_core::record::Headers;
///
/// let mut headers = Headers::default();
/// headers.set(Headers::SOUTH, "மீனா").unwrap();
/// assert_eq!(headers.get("South"), Some("மீனா"));
/// assert!(headers.set("Round", "1").is_err(), "a round has a number of its own");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers(Vec<(String, String)>);

/// A name that no header can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderNameError {
    /// The name.
    pub found: Excerpt,
}

impl Headers {
    /// The game, by its id.
    pub const GAME: &'static str = "Game";
    /// The preset and options that were chosen: `preset=five, fours-to=hole-owner`.
    pub const SET: &'static str = "Set";
    /// The digest of the rules that were in force.
    pub const DIGEST: &'static str = "Digest";
    /// Who sits in the South.
    pub const SOUTH: &'static str = "South";
    /// Who sits in the North.
    pub const NORTH: &'static str = "North";
    /// The occasion.
    pub const EVENT: &'static str = "Event";
    /// The day, as `2026-05-01`.
    pub const DATE: &'static str = "Date";
    /// The result of the whole.
    pub const RESULT: &'static str = "Result";
    /// The number that a random deal and the opening ritual were drawn with.
    pub const SEED: &'static str = "Seed";

    /// Names that a round keeps for itself.
    const KEPT: [&'static str; 2] = [super::parse::ROUND, super::parse::POSITION];

    /// The value of a header.
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(known, _)| known == name)?;
        Some(value)
    }

    /// Sets a header; one of that name is replaced where it stands, another comes last.
    ///
    /// # Errors
    ///
    /// Refuses names that are not of ASCII letters, digits and underscores beginning with a letter,
    /// and the names `Round` and `Position`, which a round has fields for.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), HeaderNameError> {
        if !is_name(name)
            || Self::KEPT
                .iter()
                .any(|kept| kept.eq_ignore_ascii_case(name))
        {
            let found = Excerpt::of(name);
            return Err(HeaderNameError { found });
        }
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    /// All headers.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Whether a name is made as names of headers are.
pub(super) fn is_name(name: &str) -> bool {
    let inner = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(inner)
}

impl fmt::Display for HeaderNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = &self.found;
        write!(
            f,
            "header: {found} cannot be a name; expected letters and digits, but not Round or Position"
        )
    }
}

impl core::error::Error for HeaderNameError {}
