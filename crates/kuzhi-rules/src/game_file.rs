//! What a rule file holds.

use core::ops::RangeInclusive;

use kuzhi_core::{Reason, rule_set::RuleSet};

use crate::{draft::Patch, places::Places};

/// A game as its file describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// Its name for programs, in kebab case.
    pub id: String,
    /// Which edition of the file this is, from 1.
    pub version: u32,
    /// The look of its board; a program that does not know it uses a neutral one.
    pub theme: String,
    /// Its name by language tag, in the order of the file.
    pub names: Vec<(String, String)>,
    /// Other names and spellings.
    pub also: Vec<String>,
    /// Where the rules are from.
    pub sources: Vec<Source>,
    /// The rules without any choice made.
    pub standard: RuleSet,
    /// The row lengths that may be asked for instead of the usual one.
    pub other_holes: Option<RangeInclusive<u8>>,
    /// The disputed points.
    pub options: Vec<GameOption>,
    /// Named settings.
    pub presets: Vec<Preset>,
    /// Worked examples.
    pub examples: Vec<Example>,
}

/// Something that says how the game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// How the file refers to it.
    pub key: String,
    /// What it is.
    pub title: String,
    /// Where it can be found.
    pub location: Option<String>,
}

/// A disputed point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its name in `--set`.
    pub id: String,
    /// The number of the point in the description of the game.
    pub point: Option<String>,
    /// The choice that the rules of the file stand for.
    pub default: String,
    /// All choices, the default included.
    pub choices: Vec<Choice>,
}

/// One way to settle a disputed point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name in `--set`.
    pub id: String,
    /// The keys of the sources that say so.
    pub sources: Vec<String>,
    /// What it changes in the rules.
    pub patches: Vec<Patch>,
}

/// Settings that go together under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its name in `--set preset=…`.
    pub id: String,
    /// What it changes in the rules.
    pub patches: Vec<Patch>,
}

/// A worked example, run as a test and shown as a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Example {
    /// Its name.
    pub id: String,
    /// The headings and keys of the vocabulary that it shows.
    pub shows: Vec<String>,
    /// The options it is played with.
    pub with: Vec<(String, String)>,
    /// The seed that deals the position it starts from, if it shows a deal.
    pub deal: Option<u32>,
    /// The position it starts from, as position text.
    pub before: String,
    /// The moves that may be played there, if the example says.
    pub legal: Option<Vec<String>>,
    /// The moves that are played.
    pub moves: Vec<String>,
    /// Whether play then goes on by itself for as long as only one move may be played.
    pub forced: bool,
    /// Whether the players then agree to end the round.
    pub agree: bool,
    /// The position this leads to.
    pub after: Option<String>,
    /// How many laps the last move takes.
    pub laps: Option<u32>,
    /// Whether the last move's sowing would never end.
    pub endless: bool,
    /// How the round ends with the last move; `None` if it goes on.
    pub over: Option<Over>,
    /// The next round's first position, or how the match ends: `south-wins`, `north-wins` or `draw`.
    pub next_round: Option<String>,
    /// Where its parts stand in the file.
    pub places: Places,
}

/// The end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Over {
    /// Why.
    pub reason: Reason,
    /// What each player has, South first, leftovers given out.
    pub score: [u32; 2],
}

impl GameFile {
    /// Its name in a language, or in English, or else the first one given.
    pub fn name(&self, language: &str) -> &str {
        let named = |wanted: &str| self.names.iter().find(|(language, _)| language == wanted);
        named(language)
            .or_else(|| named("en"))
            .or_else(|| self.names.first())
            .map_or(&self.id, |(_, name)| name)
    }

    /// The option with this name.
    pub fn option(&self, id: &str) -> Option<&GameOption> {
        self.options.iter().find(|option| option.id == id)
    }

    /// The preset with this name.
    pub fn preset(&self, id: &str) -> Option<&Preset> {
        self.presets.iter().find(|preset| preset.id == id)
    }
}

impl GameOption {
    /// The choice with this name.
    pub fn choice(&self, id: &str) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.id == id)
    }
}
