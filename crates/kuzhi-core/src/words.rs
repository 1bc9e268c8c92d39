//! Words of the rule vocabulary: enums whose spelling and meaning stand where they are defined.
//!
//! A rule file, the rule page of a program and the generated reference all speak the same words.
//! So each word is written once, beside the Rust value it names.

/// One word of the vocabulary: a value, how it is spelt in a rule file, and what it means.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// The spelling in a rule file.
    pub word: &'static str,
    /// What it means, in one or two sentences; empty in WebAssembly, which has messages instead.
    pub meaning: &'static str,
}

/// A closed set of words.
///
/// ```
/// use kuzhi_core::rule_set::{Direction, Word};
///
/// assert_eq!(Direction::from_word("clockwise"), Some(Direction::Clockwise));
/// assert_eq!(Direction::Clockwise.word(), "clockwise");
/// ```
pub trait Word: Copy + PartialEq + Sized + 'static {
    /// What the whole set is about.
    const MEANING: &'static str;
    /// Every value of the set, in the order in which people should read them.
    const VALUES: &'static [Self];
    /// The spelling and meaning of each value, in the same order.
    const TERMS: &'static [Term];

    /// The value spelt `word`, if there is one.
    fn from_word(word: &str) -> Option<Self> {
        let index = Self::TERMS.iter().position(|term| term.word == word)?;
        Self::VALUES.get(index).copied()
    }

    /// How the value is spelt.
    fn word(self) -> &'static str {
        Self::VALUES
            .iter()
            .zip(Self::TERMS)
            .find(|(value, _)| **value == self)
            .map_or("", |(_, term)| term.word)
    }
}

/// What people are told about a word, but for those who read it on a page: pages have messages for all
/// of the vocabulary in many languages, and nobody should have to load what is never shown.
pub(crate) const fn told(meaning: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") {
        ""
    } else {
        meaning
    }
}

/// Defines an enum and its [`Word`] spelling together.
macro_rules! words {
    (
        $(#[doc = $about:literal])+
        pub enum $name:ident {
            $( $(#[doc = $meaning:literal])+ $variant:ident = $word:literal ),+ $(,)?
        }
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $( $(#[doc = $meaning])+ $variant ),+
        }

        impl $crate::words::Word for $name {
            const MEANING: &'static str = $crate::words::told(concat!($($about),+));
            const VALUES: &'static [Self] = &[$(Self::$variant),+];
            const TERMS: &'static [$crate::words::Term] = &[
                $($crate::words::Term { word: $word, meaning: $crate::words::told(concat!($($meaning),+)) }),+
            ];
        }
    };
}
pub(crate) use words;
