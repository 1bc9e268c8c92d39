//! The head of a rule file: who the game is and who says so.

use core::ops::RangeInclusive;

use super::{
    FORMAT,
    reader::{Entry, Reader, Table},
};
use crate::game_file::Source;

/// The looks of a board, by the region that it comes from.
pub(crate) const THEMES: [&str; 6] = [
    "neutral",
    "galilee",
    "gaziantep",
    "tamil-nadu",
    "tamil-village",
    "west-africa",
];

/// All of a file but rules, options and examples.
#[derive(Default)]
pub(super) struct Head {
    pub(super) id: String,
    pub(super) version: u32,
    pub(super) theme: String,
    pub(super) names: Vec<(String, String)>,
    pub(super) also: Vec<String>,
    pub(super) other_holes: Option<RangeInclusive<u8>>,
    pub(super) sources: Vec<Source>,
}

impl Reader<'_> {
    pub(super) fn head(&mut self, root: &Table<'_>) -> Head {
        self.format(root);
        let mut head = Head::default();
        if let Some(id) = self.require(root, "id") {
            head.id = self.name_text(id);
        }
        if let Some(version) = self.require(root, "version") {
            let expected = "a whole number from 1";
            let number = self.number(version, (1, u32::MAX.into()), expected);
            head.version = number.and_then(|n| u32::try_from(n).ok()).unwrap_or(1);
        }
        if let Some(theme) = self.require(root, "theme") {
            head.theme = self.theme(theme);
        }
        if let Some(names) = self.require(root, "names") {
            head.names = self.names(names);
        }
        if let Some(also) = root.get("also") {
            head.also = self.texts(also);
        }
        let faults = self.faults();
        head.other_holes = root.get("other-holes").and_then(|holes| self.range(holes));
        self.mark_if_broken("other-holes", faults);
        if let Some(sources) = root.get("source") {
            head.sources = self.sources(sources);
        }
        head
    }

    fn format(&mut self, root: &Table<'_>) {
        if let Some(format) = self.require(root, "format") {
            let expected = "`1`, the only version of the format there is";
            self.number(format, (FORMAT, FORMAT), expected);
        }
    }

    /// A text that must be a name in kebab case.
    pub(super) fn name_text(&mut self, entry: &Entry<'_>) -> String {
        let Some(name) = self.text(entry) else {
            return String::new();
        };
        self.kebab(&name, &entry.span);
        name
    }

    /// One of the themes; another text is kept, as programs show a neutral board for it.
    fn theme(&mut self, entry: &Entry<'_>) -> String {
        self.word(entry, &THEMES);
        entry.value.as_str().unwrap_or_default().to_owned()
    }

    fn names(&mut self, entry: &Entry<'_>) -> Vec<(String, String)> {
        let Some(table) = self.table(entry, "names") else {
            return Vec::new();
        };
        self.require(&table, "en");
        let mut names = Vec::new();
        for name in &table.entries {
            if !is_language(name.key) {
                let message = format!("`{}` is not a language tag", name.key);
                self.problems
                    .add(name.key_span.clone(), message)
                    .expected("a tag such as `en` or `ta`");
            }
            if let Some(text) = self.label(name) {
                names.push((name.key.to_owned(), text));
            }
        }
        names
    }

    fn range(&mut self, entry: &Entry<'_>) -> Option<RangeInclusive<u8>> {
        let expected = "a list `[least, most]` of two numbers from 1 to 16";
        let bounds: Vec<_> = self
            .list(entry, expected)
            .iter()
            .filter_map(|bound| self.number(bound, (1, 16), expected))
            .filter_map(|bound| u8::try_from(bound).ok())
            .collect();
        match bounds.as_slice() {
            &[least, most] if least <= most => Some(least..=most),
            _ => {
                let message = "`other-holes` is no range";
                self.problems
                    .add(entry.span.clone(), message)
                    .expected(expected);
                None
            }
        }
    }

    fn sources(&mut self, entry: &Entry<'_>) -> Vec<Source> {
        let Some(table) = self.table(entry, "[source]") else {
            return Vec::new();
        };
        let mut sources = Vec::new();
        for source in &table.entries {
            self.is_label(source.key, &source.key_span);
            let name = format!("[source.{}]", source.key);
            let Some(about) = self.table(source, &name) else {
                continue;
            };
            self.only(&about, &["title", "where"], "`title` or `where`", "");
            let title = self
                .require(&about, "title")
                .and_then(|title| self.label(title));
            sources.push(Source {
                key: source.key.to_owned(),
                title: title.unwrap_or_default(),
                location: about.get("where").and_then(|place| self.label(place)),
            });
        }
        sources
    }
}

/// Whether this looks like a language tag: `en`, `pt-BR`, `zh-Hant`.
fn is_language(tag: &str) -> bool {
    let mut parts = tag.split('-');
    let language = parts.next().unwrap_or_default();
    (2..=3).contains(&language.len())
        && language.bytes().all(|byte| byte.is_ascii_lowercase())
        && parts.all(|part| {
            (2..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
        })
}
