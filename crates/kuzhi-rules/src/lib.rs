//! Rule files: from TOML text to rule sets and back, with all that is wrong said at once.
//!
//! A [`GameFile`] says how a game is played by default, which points are disputed and what else is said
//! about them, and shows all of it with worked examples. [`parse()`] reads one, [`print()`] writes one,
//! [`GameFile::rules`] makes the rule set for a choice of options.
#![forbid(unsafe_code)]

pub mod built_in;
mod choices;
mod diagnostic;
mod digest;
mod draft;
pub mod example;
mod game_file;
mod parse;
mod places;
mod print;
mod suggest;
pub mod vocabulary;

pub use self::{
    choices::ChoiceProblem,
    diagnostic::Diagnostic,
    digest::{Digest, digest},
    draft::{Change, Patch},
    game_file::{Choice, Example, GameFile, GameOption, Over, Preset, Source},
    parse::parse,
    places::Places,
    print::{print, print_rules},
};
