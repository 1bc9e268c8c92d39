//! Reading rule files: TOML to a spanned table, and the table by hand to a game.
//!
//! Each part of a file has a module of its own here; `reader` has what they share, and `check` what can
//! only be said about a file as a whole.

mod check;
mod examples;
mod head;
mod options;
mod possible;
mod reader;
mod rules;

use toml::de::DeTable;

use self::reader::{Reader, Table};
use crate::{diagnostic::Diagnostic, game_file::GameFile, suggest::one_of};

/// The version of the format that this crate reads.
pub(crate) const FORMAT: i64 = 1;

/// Reads a rule file: the game, unless its rules are not whole, and all that is wrong with the text,
/// in the order of the text.
///
/// A game that comes with diagnostics should not be played.
///
/// ```
/// let (game, diagnostics) = kuzhi_rules::parse("format = 1\n[bord]\nholes = 7\n");
/// assert!(game.is_none());
/// let unknown = diagnostics.iter().find(|diagnostic| diagnostic.line == 2).unwrap();
/// assert_eq!(unknown.suggestion.as_deref(), Some("board"));
/// ```
pub fn parse(text: &str) -> (Option<GameFile>, Vec<Diagnostic>) {
    let (document, errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader::new(text);
    for error in errors {
        let span = error.span().unwrap_or(text.len()..text.len());
        reader.syntax_error(span, error.message());
    }
    let root = Table::root(document.get_ref());
    let game = reader.game(&root);
    (game, reader.problems.into_sorted())
}

/// The keys of a file that are not rules.
const FILE_KEYS: [&str; 10] = [
    "format",
    "id",
    "version",
    "theme",
    "names",
    "also",
    "other-holes",
    "source",
    "option",
    "preset",
];

impl Reader<'_> {
    fn game(&mut self, root: &Table<'_>) -> Option<GameFile> {
        self.unknown_headings(root);
        let head = self.head(root);
        let mut draft = self.sections(root);
        let standard = self.rule_set(&mut draft);
        let options = self.options(root, &head.sources);
        let presets = self.presets(root);
        let examples = self.examples(root);
        // Where the rules are not whole, everything else is judged by what they may be.
        let readings = match &standard {
            Some(rules) if !self.strange_headings => vec![rules.clone()],
            _ => possible::readings(&draft, self.strange_headings),
        };
        let mut game = GameFile {
            id: head.id,
            version: head.version,
            theme: head.theme,
            names: head.names,
            also: head.also,
            sources: head.sources,
            standard: readings.first()?.clone(),
            other_holes: head.other_holes,
            options,
            presets,
            examples,
        };
        self.check(&mut game, &readings);
        game.standard = standard?;
        Some(game)
    }

    fn unknown_headings(&mut self, root: &Table<'_>) {
        let known: Vec<_> = FILE_KEYS
            .into_iter()
            .chain(["example"])
            .chain(rules::first_words())
            .collect();
        let expected = one_of(known.iter().copied());
        self.only(root, &known, &expected, "");
        self.strange_headings |= rules::has_strange(root, &known);
    }
}
