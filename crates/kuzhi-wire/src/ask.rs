//! What a page asks, and what it is answered.

use serde::{Deserialize, Serialize};

use crate::{
    course::{Acted, Course, GameChoice, ReadRecord, View},
    rules::{GameCard, Lesson, RulePage},
    said::Said,
    thought::{Advice, Line, Thought},
};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ask {
    /// Which games are there?
    Games,
    /// What are the rules of a game?
    Rules {
        /// The game.
        game: GameChoice,
    },
    /// What shows them?
    Lessons {
        /// The game.
        game: GameChoice,
        /// The worked examples of its rule file, which only whoever learns has loaded.
        examples: String,
    },
    /// How does a game stand?
    View {
        /// The game so far.
        course: Course,
    },
    /// What if this is done next?
    Act {
        /// The game so far.
        course: Course,
        /// The action as text.
        action: String,
    },
    /// What did the last action do?
    Last {
        /// The game so far.
        course: Course,
    },
    /// What is a position worth, and each of its moves? Asked again, it goes on from where it was.
    Think {
        /// The game so far.
        course: Course,
        /// How long to think now.
        millis: u32,
    },
    /// What would the computer play? Asked again, it goes on from where it was.
    Advise {
        /// The game so far.
        course: Course,
        /// From 1 for the weakest to 8 for the strongest.
        level: u8,
        /// How long to think now.
        millis: u32,
    },
    /// How would best play go on?
    Best {
        /// The game so far.
        course: Course,
        /// How many moves to look at.
        moves: u8,
        /// How long to think.
        millis: u32,
    },
    /// Writes a game as a record.
    Write {
        /// The game so far.
        course: Course,
        /// Who sits in the South.
        south: String,
        /// Who sits in the North.
        north: String,
    },
    /// Reads a record.
    Read {
        /// Its text.
        text: String,
        /// The game it is of, if it does not say so itself.
        game: GameChoice,
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", content = "it", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Answer {
    /// The games.
    Games(Vec<GameCard>),
    /// The rules.
    Rules(RulePage),
    /// The lessons.
    Lessons(Vec<Lesson>),
    /// How a game stands.
    View(View),
    /// What an action did.
    Acted(Acted),
    /// What is known.
    Thought(Thought),
    /// What the computer plays.
    Advice(Advice),
    /// How best play goes on.
    Line(Line),
    /// A record.
    Record(String),
    /// A record that was read.
    Read(ReadRecord),
}

/// An answer, or all that is wrong with the question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Reply {
    /// The answer.
    Answer(Box<Answer>),
    /// What is wrong.
    Problems(Vec<Said>),
}
