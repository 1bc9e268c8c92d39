//! A few characters of somebody's text, fit to be shown in a message.

use core::fmt::{self, Write as _};

/// The beginning of a text: at most twenty characters.
///
/// Messages quote what they are about, but never echo a text of any length. Characters that cannot be
/// seen are shown as escapes.
///
/// ```
/// use kuzhi_core::notation::Excerpt;
///
/// assert_eq!(Excerpt::of("4.5").to_string(), "`4.5`");
/// assert_eq!(Excerpt::of("a\tb").to_string(), r"`a\tb`");
/// assert_eq!(Excerpt::of(&"9".repeat(100_000)).to_string(), "`99999999999999999999…`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Excerpt {
    beginning: String,
    cut: bool,
}

impl Excerpt {
    /// The most characters that are kept.
    pub const MOST: usize = 20;

    /// The beginning of `text`.
    pub fn of(text: &str) -> Self {
        let mut rest = text.chars();
        let beginning = rest.by_ref().take(Self::MOST).collect();
        Self {
            beginning,
            cut: rest.next().is_some(),
        }
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('`')?;
        for character in self.beginning.chars() {
            match character {
                '"' | '\'' | '\\' => f.write_char(character)?,
                _ => write!(f, "{}", character.escape_debug())?,
            }
        }
        f.write_str(if self.cut { "…`" } else { "`" })
    }
}
