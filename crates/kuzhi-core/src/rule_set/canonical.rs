//! The canonical form of a rule set, over which digests are taken.
//!
//! One line `section.key=value` per key, in the order of the vocabulary, after a line with the version
//! of the form. Two rule sets have the same canonical form exactly if they are equal. Adding a section
//! or a key that existing games do not use leaves their form unchanged; changing how an existing value
//! is spelt is a breaking change and needs a new version.

use core::fmt::Write;

use super::{RuleSet, Scalar};

/// What a canonical form covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All that the future of a position depends on: tables and values are named by it.
    Play,
    /// Everything, the set-up and the match included: records are named by it.
    Full,
}

/// The sections that do not bear on what a position is worth.
const NOT_PLAY: &[&str] = &["setup", "deal", "ritual", "end.majority", "match"];

impl RuleSet {
    /// The canonical form.
    pub fn canonical(&self, scope: Scope) -> String {
        let mut text = String::from("kuzhi-rules 1\n");
        for (section, scalars) in Self::SECTIONS.iter().zip(self.scalars()) {
            let covered = scope == Scope::Full || !NOT_PLAY.contains(&section.path);
            for (key, scalar) in section.keys.iter().zip(scalars.iter().flatten()) {
                if covered {
                    let (path, name) = (section.path, key.name);
                    writeln!(text, "{path}.{name}={}", spelt(scalar))
                        .expect("writing to a string cannot fail");
                }
            }
        }
        text
    }
}

fn spelt(scalar: &Scalar) -> String {
    match scalar {
        Scalar::Word(word) => word.clone(),
        Scalar::Number(number) => number.to_string(),
        Scalar::Numbers(numbers) => {
            let numbers: Vec<_> = numbers.iter().map(ToString::to_string).collect();
            numbers.join(",")
        }
    }
}
