//! The course of a game: all that has been decided so far, from which everything else follows.
//!
//! A page keeps a course and nothing else. Taking back is cutting its end off, going on after a reload
//! is reading it from where it was kept, and what a page shows is what the rules make of it.

use serde::{Deserialize, Serialize};

use crate::{
    board::{Board, Happening, Seat},
    said::Said,
};

/// A game and the choices made about its rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameChoice {
    /// The game's id.
    pub id: String,
    /// Options and their choices, as in `--set`.
    #[serde(default)]
    pub set: Vec<(String, String)>,
}

/// How many rounds are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Rounds {
    /// One.
    One,
    /// A match, until its rules end it.
    Match,
    /// One, from any position whatever: for studying.
    Study,
}

/// A game as far as it has been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Course {
    /// The game.
    pub game: GameChoice,
    /// What chance draws from.
    pub seed: u32,
    /// How many rounds are played.
    pub rounds: Rounds,
    /// The position it begins with, if that is not the game's own. No sides are chosen then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub start: Option<String>,
    /// What has been decided, as text: `S3`, `pass`, `guess odd`, `side south`, `agree`, `next`.
    pub actions: Vec<String>,
}

/// One of two people who have not taken their seats yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Player {
    /// Who hides the seeds and asks.
    First,
    /// Who guesses.
    Second,
}

/// Odd or even.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Parity {
    /// One seed.
    Odd,
    /// Two seeds.
    Even,
}

/// What a game is waiting for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// The second player's guess.
    Guess,
    /// The choice of a side.
    Side {
        /// Who chooses.
        chooser: Player,
        /// What was hidden; nothing was if a lot was drawn.
        hidden: Option<Parity>,
    },
    /// A move.
    Turn {
        /// The moves that may be played, as text.
        moves: Vec<String>,
        /// The holes among them, by their numbers on the ring.
        holes: Vec<u8>,
        /// Whether the player has to pass.
        pass: bool,
    },
    /// Nothing in this round.
    Over {
        /// How it ended.
        ended: Ended,
        /// What follows.
        next: Next,
    },
}

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ended {
    /// Why, as a word of the notation.
    pub reason: String,
    /// What each player has, leftovers given out.
    pub score: SeatScore,
    /// Who has won.
    pub winner: Option<Seat>,
    /// The same in sentences.
    pub said: Vec<Said>,
}

/// A number for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatScore {
    /// South's.
    pub south: u32,
    /// North's.
    pub north: u32,
}

/// What follows a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Next {
    /// Nothing.
    Nothing,
    /// Another round, with the action `next`.
    Round {
        /// Its number.
        number: u32,
        /// What the players own.
        owned: SeatScore,
        /// Who moves first.
        starter: Seat,
    },
    /// The match is over.
    MatchOver {
        /// What the players own.
        owned: SeatScore,
        /// Who has won.
        winner: Option<Seat>,
        /// The same in sentences.
        said: Vec<Said>,
    },
}

/// Something that was decided earlier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Past {
    /// Which round it belongs to, from 1.
    pub round: u32,
    /// The position before, as text.
    pub position: String,
    /// The action as text.
    pub action: String,
    /// Who was to move.
    pub mover: Seat,
    /// What entered the stores.
    pub stored: SeatScore,
    /// How many laps it had; 0 for what was no sowing.
    pub laps: u32,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The board.
    pub board: Board,
    /// The same as text.
    pub position: String,
    /// What it waits for.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u32,
    /// Who sits in the South.
    pub south: Player,
    /// Whether each turn has only one possible move by the rules.
    pub forced: bool,
    /// All that was decided, in order.
    pub past: Vec<Past>,
}

/// An action that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Acted {
    /// How the game stands now.
    pub view: View,
    /// The action as it is written down.
    pub action: String,
    /// The move, if it was one.
    pub happening: Option<Happening>,
    /// What it did, in sentences.
    pub said: Vec<Said>,
}

/// A record as far as it could be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReadRecord {
    /// The game that it tells.
    pub course: Course,
    /// What was not as it should be.
    pub problems: Vec<Said>,
}
