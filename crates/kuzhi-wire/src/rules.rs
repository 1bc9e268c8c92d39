//! What there is to know about a game before it is played.

use serde::{Deserialize, Serialize};

use crate::{course::GameChoice, said::Said};

/// A game in the list of games.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each answers a question of its own, and pages ask them by name"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// The look of its board.
    pub theme: String,
    /// Its names by language.
    pub names: Vec<(String, String)>,
    /// Other names and spellings.
    pub also: Vec<String>,
    /// Whether its positions have exact values.
    pub solvable: bool,
    /// Whether it is played in matches.
    pub matches: bool,
    /// Whether sides are chosen before it begins.
    pub ritual: bool,
    /// Whether the rules leave one move in every position.
    pub forced: bool,
}

/// Everything about a game's rules, with choices made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RulePage {
    /// The game as it would be played.
    pub card: GameCard,
    /// The rules in sentences, by section.
    pub sections: Vec<RuleSection>,
    /// Settings that go together.
    pub presets: Vec<Preset>,
    /// The disputed points.
    pub options: Vec<OptionCard>,
    /// Where the rules are from.
    pub sources: Vec<Source>,
    /// The digest that names these rules in records.
    pub digest: String,
    /// The position the game begins with, as text; where seeds are dealt by chance, one of many.
    pub start: String,
}

/// Rules that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleSection {
    /// The section of the rule file.
    pub path: String,
    /// What it is about.
    pub heading: Said,
    /// What it says.
    pub rules: Vec<Said>,
}

/// Settings that go together under a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preset {
    /// Its name.
    pub id: String,
    /// What it changes.
    pub text: Vec<Said>,
}

/// A disputed point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OptionCard {
    /// Its name.
    pub id: String,
    /// What it asks.
    pub question: Said,
    /// What the rules say where nobody chose.
    pub default: String,
    /// What is in force.
    pub chosen: String,
    /// The answers.
    pub choices: Vec<Choice>,
}

/// An answer to a disputed point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// Its name.
    pub id: String,
    /// What it says.
    pub text: Vec<Said>,
    /// The keys of the sources that say so.
    pub sources: Vec<String>,
}

/// Something that tells how the game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Source {
    /// How choices refer to it.
    pub key: String,
    /// What it is.
    pub title: String,
    /// Where it can be found.
    pub location: Option<String>,
}

/// A worked example as something to try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lesson {
    /// The name of the example.
    pub id: String,
    /// The section of the rules that it belongs to.
    pub section: String,
    /// The game with the choices it is played with.
    pub game: GameChoice,
    /// The rules that it shows.
    pub says: Vec<Said>,
    /// The position to try them on, as text.
    pub position: String,
    /// The moves that show it, as text. None if there is only something to look at.
    pub moves: Vec<String>,
}
