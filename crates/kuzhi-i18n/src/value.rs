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
            Self::Text(text) => FluentValue::from(text.as_ref()),
        }
    }
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
