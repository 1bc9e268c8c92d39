//! Sections of a rule file: a struct, its keys, and both directions between the two.
//!
//! [`section!`] defines a struct of rules once; reading a rule file, writing one back, the canonical
//! form behind the digests and the generated reference all follow from that definition.

use crate::words::{Term, Word};

/// A value as it stands in a rule file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// A word in quotes.
    Word(String),
    /// A whole number.
    Number(i64),
    /// A list of whole numbers.
    Numbers(Vec<i64>),
}

/// What a key accepts.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// One of a closed set of words.
    Words(&'static [Term]),
    /// A whole number between two bounds, both included.
    Number {
        /// The smallest number accepted.
        least: i64,
        /// The largest number accepted.
        most: i64,
    },
    /// A list of different seed counts, each between 1 and 255.
    Counts,
    /// A number for every hole, or a list with a number for each.
    Seeds,
    /// A number of at least one, or a word that stands for "no limit".
    Limit(&'static str),
}

/// One key of a section.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key as written in the file.
    pub name: &'static str,
    /// What it says.
    pub meaning: &'static str,
    /// What it accepts.
    pub kind: Kind,
}

/// A type that a key of a rule file can hold.
pub trait Value: Sized {
    /// What a file may say for it.
    const KIND: Kind;
    /// The value as written in a file.
    fn to_scalar(&self) -> Scalar;
    /// The value that a file's scalar stands for, if it stands for one.
    fn from_scalar(scalar: &Scalar) -> Option<Self>;
}

impl<W: Word> Value for W {
    const KIND: Kind = Kind::Words(W::TERMS);

    fn to_scalar(&self) -> Scalar {
        Scalar::Word(self.word().to_owned())
    }

    fn from_scalar(scalar: &Scalar) -> Option<Self> {
        match scalar {
            Scalar::Word(word) => W::from_word(word),
            Scalar::Number(_) | Scalar::Numbers(_) => None,
        }
    }
}

/// A group of keys that stand together under one heading of a rule file.
pub trait Section: Sized {
    /// The heading, dotted where it is nested: `capture.sweep`.
    const PATH: &'static str;
    /// What the group is about.
    const MEANING: &'static str;
    /// Its keys, in the order in which they are read and written. All of them are required.
    const KEYS: &'static [Key];

    /// The value of every key, in the order of [`Section::KEYS`].
    fn scalars(&self) -> Vec<Scalar>;

    /// The section made of one scalar per key.
    ///
    /// # Errors
    ///
    /// Gives the indexes of all keys whose scalar is missing or not acceptable.
    fn from_scalars(scalars: &[Option<Scalar>]) -> Result<Self, Vec<usize>>;
}

/// Reads the scalar at `index`, noting the index in `wrong` when it cannot be had.
pub(crate) fn read<V: Value>(
    scalars: &[Option<Scalar>],
    index: usize,
    wrong: &mut Vec<usize>,
) -> Option<V> {
    let value = scalars
        .get(index)
        .and_then(Option::as_ref)
        .and_then(V::from_scalar);
    if value.is_none() {
        wrong.push(index);
    }
    value
}

/// Defines a struct of rules together with its heading and keys.
macro_rules! section {
    (
        $(#[doc = $about:literal])+
        pub struct $name:ident in $path:literal {
            $( $(#[doc = $meaning:literal])+ pub $field:ident: $type:ty = $key:literal ),+ $(,)?
        }
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct $name {
            $( $(#[doc = $meaning])+ pub $field: $type ),+
        }

        impl $crate::section::Section for $name {
            const PATH: &'static str = $path;
            const MEANING: &'static str = $crate::words::told(concat!($($about),+));
            const KEYS: &'static [$crate::section::Key] = &[
                $($crate::section::Key {
                    name: $key,
                    meaning: $crate::words::told(concat!($($meaning),+)),
                    kind: <$type as $crate::section::Value>::KIND,
                }),+
            ];

            fn scalars(&self) -> Vec<$crate::section::Scalar> {
                vec![$($crate::section::Value::to_scalar(&self.$field)),+]
            }

            fn from_scalars(
                scalars: &[Option<$crate::section::Scalar>],
            ) -> Result<Self, Vec<usize>> {
                let mut wrong = Vec::new();
                let mut index = 0..;
                $(
                    let $field = $crate::section::read(
                        scalars,
                        index.next().expect("an open range has no end"),
                        &mut wrong,
                    );
                )+
                match ($($field,)+) {
                    ($(Some($field),)+) if wrong.is_empty() => Ok(Self { $($field),+ }),
                    _ => Err(wrong),
                }
            }
        }
    };
}
pub(crate) use section;
