//! Records: who played what, move by move, as a text that people can read.
//!
//! A [`Record`] is what a file says; [`Record::parse`] reads one and its `Display` writes one, and
//! neither asks whether the moves make sense. [`replay()`] does. `docs/NOTATION.md` describes the text.

mod choices;
mod flow;
mod headers;
mod lexer;
pub mod ogn;
mod parse;
mod print;
mod problem;
mod replay;

use crate::{
    game::{Game, Outcome, Turn},
    kernel::Reason,
    moves::Move,
    notation::MoveText,
    ritual::SetupChoice,
    seat::Seat,
    setup::Setup,
};

pub use self::{
    choices::{Expected, WrongChoice},
    headers::{HeaderNameError, Headers},
    problem::{Place, RecordFault, RecordProblem},
    replay::{Disagreement, Replay, ReplayedRound, Why, replay, replay_round},
};

/// A record: headers, and the rounds that were played.
///
/// ```
/// use kuzhi_core::record::Record;
///
/// let text = "[South \"Meena\"]\n[North \"Ravi\"]\n\n[Round \"1\"]\n1. S1+7 2. N5 {a pity}\n*\n";
/// let (record, problems) = Record::parse(text);
/// assert!(problems.is_empty());
/// assert_eq!(record.headers.get("South"), Some("Meena"));
/// assert_eq!(record.rounds[0].moves().count(), 2);
/// assert_eq!(record.to_string(), text);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// What is said about the whole: game, options, digest, players, date.
    pub headers: Headers,
    /// The rounds, in the order in which they were played.
    pub rounds: Vec<RoundRecord>,
}

/// One round of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundRecord {
    /// Its number in the match, from 1.
    pub number: u32,
    /// Where it begins, if that was written down.
    pub start: Option<Setup>,
    /// What else is said about it.
    pub headers: Headers,
    /// Choices, moves and comments, in order.
    pub entries: Vec<Entry>,
    /// How it ended.
    pub ending: Ending,
}

/// One thing that stands in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A choice before the first move.
    Choice(SetupChoice),
    /// A move.
    Move(MoveRecord),
    /// A remark on what stands before it.
    Comment(String),
}

/// A move and what it won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    /// The move.
    pub text: MoveText,
    /// What it won, if that was written down.
    pub gain: Option<Gain>,
}

/// What a move brought into the stores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// The seeds that the player who moved got.
    pub mover: u32,
    /// The seeds that the other player got.
    pub other: u32,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ending {
    /// The score with leftovers given out, South's first; `None` for a round that is not over, or not
    /// known to be.
    pub score: Option<[u32; 2]>,
    /// Why it ended, if that was written down.
    pub reason: Option<Reason>,
}

impl RoundRecord {
    /// A round without moves.
    pub fn new(number: u32) -> Self {
        Self {
            number,
            ..Self::default()
        }
    }

    /// Its moves.
    pub fn moves(&self) -> impl Iterator<Item = &MoveRecord> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Move(played) => Some(played),
            Entry::Choice(_) | Entry::Comment(_) => None,
        })
    }

    /// Adds a move that `mover` has made.
    pub fn push(&mut self, game: &Game, mover: Seat, r#move: Move, turn: &Turn) {
        let gain = Gain::of(mover, turn);
        let played = MoveRecord {
            text: game.full_move_text(r#move),
            gain: (gain != Gain::default()).then_some(gain),
        };
        self.entries.push(Entry::Move(played));
    }

    /// Writes down how it ended.
    pub fn close(&mut self, outcome: Outcome) {
        self.ending = Ending {
            score: Some(outcome.score),
            reason: Some(outcome.reason),
        };
    }
}

impl Gain {
    /// What a turn of `mover` brought.
    pub fn of(mover: Seat, turn: &Turn) -> Self {
        let stored = turn.stored.map(u32::from);
        Self {
            mover: stored[mover.index()],
            other: stored[mover.other().index()],
        }
    }
}
