//! The game that a command is about: a built-in one or a rule file, with options chosen.

use std::{
    fs,
    io::{self, IsTerminal as _, Read as _},
    path::Path,
};

use kuzhi_core::{Game, deal, rule_set::Senseless};
use kuzhi_i18n::Messages;
use kuzhi_rules::{GameFile, built_in};

use crate::{
    diagnostics,
    failure::Failure,
    position_argument::{self, GivenPosition},
    text::text,
};

/// Which game, and which of its options.
#[derive(Debug, clap::Args)]
pub(crate) struct GameArgument {
    game: String,
    #[arg(long, value_name = "OPTION=CHOICE", allow_hyphen_values = true)]
    set: Vec<String>,
}

/// A game with options chosen.
pub(crate) struct ChosenGame {
    /// What its file says.
    pub(crate) file: GameFile,
    /// The options that were chosen.
    pub(crate) choices: Vec<(String, String)>,
    /// The game that results.
    pub(crate) game: Game,
}

/// A rule file as text.
pub(crate) struct RuleText {
    /// What to call it in messages.
    pub(crate) name: String,
    pub(crate) text: String,
}

impl GameArgument {
    /// The game of this name with these options.
    pub(crate) fn named(game: &str, set: &[String]) -> Self {
        Self {
            game: game.to_owned(),
            set: set.to_vec(),
        }
    }

    /// The game with its options.
    pub(crate) fn load(&self, texts: &Messages) -> Result<ChosenGame, Failure> {
        let choices = self
            .set
            .iter()
            .map(|choice| read_choice(choice, texts))
            .collect::<Result<Vec<_>, _>>()?;
        ChosenGame::new(&rule_text(&self.game, texts)?, choices, texts)
    }
}

impl ChosenGame {
    pub(crate) fn new(
        source: &RuleText,
        choices: Vec<(String, String)>,
        texts: &Messages,
    ) -> Result<Self, Failure> {
        let file = read(source, texts)?;
        let rules = file.rules(&choices).map_err(|problems| {
            Failure::problems(problems.iter().map(|problem| format!("--set {problem}")))
        })?;
        let game = Game::new(&rules).map_err(|senseless| {
            Failure::problems(
                senseless
                    .iter()
                    .map(|Senseless { path, reason }| format!("{}: {path}: {reason}", source.name)),
            )
        })?;
        Ok(Self {
            file,
            choices,
            game,
        })
    }

    /// What somebody wrote that is to blame where one of some places in the rules is: the choices that
    /// change them, or else the first of the places itself.
    pub(crate) fn blamed(&self, places: &[&str]) -> String {
        match self.file.choices_about(&self.choices, places) {
            Some(choices) => format!("--set {choices}"),
            None => places.first().map_or(String::new(), ToString::to_string),
        }
    }

    /// The position that a command is about: the one given, or the first of a round. A seed decides
    /// how the seeds lie where they are dealt.
    pub(crate) fn position(
        &self,
        given: Option<&str>,
        seed: Option<u64>,
    ) -> Result<GivenPosition, Failure> {
        match given {
            Some(text) => position_argument::read(&self.game, text),
            None => Ok(GivenPosition::alone(deal(&self.game, seed.unwrap_or(0)))),
        }
    }
}

fn read_choice(given: &str, texts: &Messages) -> Result<(String, String), Failure> {
    match given.split_once('=') {
        Some((option, choice)) => Ok((option.to_owned(), choice.to_owned())),
        None => Err(Failure::wrong_use(text!(
            texts,
            "error-set-without-choice",
            given = given
        ))),
    }
}

/// The game of a rule file, or everything that is wrong with the file.
fn read(source: &RuleText, texts: &Messages) -> Result<GameFile, Failure> {
    let (file, problems) = kuzhi_rules::parse(&source.text);
    match file {
        Some(file) if problems.is_empty() => Ok(file),
        _ => Err(Failure::RuleFile(diagnostics::drawn(
            source,
            &problems,
            texts,
            io::stderr().is_terminal(),
        ))),
    }
}

/// The rule file of a built-in game, or the one at a path: a name that ends in `.toml` or has a slash.
pub(crate) fn rule_text(game: &str, texts: &Messages) -> Result<RuleText, Failure> {
    let is_path = Path::new(game)
        .extension()
        .is_some_and(|extension| extension == "toml")
        || game.contains(std::path::is_separator);
    if is_path {
        return Ok(RuleText {
            name: game.to_owned(),
            text: file_text(Path::new(game), texts)?,
        });
    }
    built_in_text(game, texts).ok_or_else(|| {
        let (asked, known) = unknown(game);
        Failure::wrong_use(text!(
            texts,
            "error-unknown-game",
            game = asked,
            known = known
        ))
    })
}

/// The rule file of the game that a record names, which must be a built-in one: somebody else's file
/// must not decide which files are opened here.
pub(crate) fn recorded_rule_text(game: &str, texts: &Messages) -> Result<RuleText, Failure> {
    built_in_text(game, texts).ok_or_else(|| {
        let (named, known) = unknown(game);
        Failure::wrong_use(text!(
            texts,
            "error-record-of-unknown-game",
            game = named,
            known = known
        ))
    })
}

fn built_in_text(game: &str, texts: &Messages) -> Option<RuleText> {
    let found = built_in::find(game)?;
    Some(RuleText {
        name: text!(texts, "built-in-file", game = found.id),
        text: found.text.to_owned(),
    })
}

/// The beginning of a name that is no built-in game's, and the names that there are.
fn unknown(game: &str) -> (String, String) {
    let known: Vec<_> = built_in::all().iter().map(|game| game.id).collect();
    (game.chars().take(40).collect(), known.join(", "))
}

/// The built-in game that somebody else's record names in its own words.
pub(crate) fn built_in_called(name: &str) -> Option<&'static str> {
    let wanted = name.trim().to_lowercase();
    let is_called = |game: &&built_in::BuiltIn| {
        let (file, _) = kuzhi_rules::parse(game.text);
        let names = file.iter().flat_map(|file| {
            let names = file.names.iter().map(|(_, name)| name);
            names.chain(&file.also)
        });
        let mut names = names.map(|name| name.to_lowercase());
        game.id == wanted || names.any(|name| name == wanted)
    };
    let mut games = built_in::all().iter().filter(is_called);
    // A name that two games go by says nothing.
    match (games.next(), games.next()) {
        (Some(game), None) => Some(game.id),
        _ => None,
    }
}

/// The text of a file of reasonable size.
pub(crate) fn file_text(path: &Path, texts: &Messages) -> Result<String, Failure> {
    const MOST_BYTES: u64 = 16 << 20;
    let name = || path.display().to_string();
    let unreadable = |reason: String| {
        Failure::wrong_use(text!(
            texts,
            "error-unreadable-file",
            file = name(),
            reason = reason
        ))
    };
    let file = fs::File::open(path).map_err(|error| unreadable(error.to_string()))?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| unreadable(error.to_string()))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::wrong_use(text!(
            texts,
            "error-file-too-large",
            file = name(),
            megabytes = MOST_BYTES >> 20
        )));
    }
    String::from_utf8(bytes).map_err(|error| unreadable(error.to_string()))
}
