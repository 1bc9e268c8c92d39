//! What can be put into a message.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// A value for a place in a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// A whole number, which messages can also choose a plural by.
    Number(i64),
    /// A text, or a word that messages can choose by.
    Text(Cow<'a, str>),
}

impl<'a> Value<'a> {
    pub(crate) fn for_fluent(&'a self) -> FluentValue<'a> {
        match self {
            Self::Number(number) => FluentValue::from(*number),
            Self::Text(text) => FluentValue::from(visible(text)),
        }
    }
}

/// A text with its control characters shown as escapes, so that it cannot command a terminal. Line ends
/// are escaped too.
///
/// ```
/// assert_eq!(kuzhi_i18n::visible("a\u{1b}[31m"), r"a\u{1b}[31m");
/// assert_eq!(kuzhi_i18n::visible("பல்"), "பல்");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(char::is_control) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::new();
    for character in text.chars() {
        if character.is_control() {
            shown.extend(character.escape_default());
        } else {
            shown.push(character);
        }
    }
    Cow::Owned(shown)
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

macro_rules! from_numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}
from_numbers!(u8, u16, u32, u64, usize, i32, i64);
