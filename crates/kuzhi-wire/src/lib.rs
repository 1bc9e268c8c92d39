//! What the pages of the app and their workers say to each other: the only types that are serialised
//! between them.
//!
//! They are plain data with names of their own, so that renaming something in the core breaks no page.
//! With the feature `typescript` they describe themselves, and `cargo xtask codegen` writes that down.
#![forbid(unsafe_code)]

mod ask;
mod board;
mod course;
mod rules;
mod said;
mod thought;
#[cfg(feature = "typescript")]
mod typescript;

pub use self::{
    ask::{Answer, Ask, Reply},
    board::{Board, Happening, Seat, Step},
    course::{
        Acted, Course, Ended, GameChoice, Next, Parity, Past, Phase, Player, ReadRecord, Rounds,
        SeatScore, View,
    },
    rules::{Choice, GameCard, Lesson, OptionCard, Preset, RulePage, RuleSection, Source},
    said::{Arg, Said},
    thought::{Advice, Line, MoveValue, Thought},
};
#[cfg(feature = "typescript")]
pub use typescript::typescript;
