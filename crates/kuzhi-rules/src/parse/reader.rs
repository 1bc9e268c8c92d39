//! Typed access to a spanned TOML table, noting whatever is not as it should be.

use core::ops::Range;
use std::collections::{HashMap, HashSet};

use toml::de::{DeArray, DeTable, DeValue};

use crate::{
    diagnostic::Diagnostics,
    suggest::{nearest, one_of},
};

/// A text being read.
pub(super) struct Reader<'t> {
    pub(super) problems: Diagnostics<'t>,
    /// Where the text is not TOML.
    syntax_errors: Vec<usize>,
    /// How often something was not said because it only follows from something else.
    unsaid: usize,
    /// Whether there are headings that could not be understood.
    pub(super) strange_headings: bool,
    /// The paths of choices and presets that could not be read to the end.
    broken: HashSet<String>,
    /// Where things stand, by a path such as `capture.sweep.then` or `option.origin.default`.
    places: HashMap<String, Range<usize>>,
}

/// A key with its value.
#[derive(Clone)]
pub(super) struct Entry<'a> {
    pub(super) key: &'a str,
    pub(super) key_span: Range<usize>,
    pub(super) value: &'a DeValue<'a>,
    pub(super) span: Range<usize>,
}

/// A table with its entries in the order of the text.
pub(super) struct Table<'a> {
    /// How messages call it, such as `[board]`.
    pub(super) name: String,
    pub(super) span: Range<usize>,
    pub(super) entries: Vec<Entry<'a>>,
}

impl<'a> Table<'a> {
    pub(super) fn root(table: &'a DeTable<'a>) -> Self {
        Self::new(String::from("the file"), 0..0, table)
    }

    fn new(name: String, span: Range<usize>, table: &'a DeTable<'a>) -> Self {
        let mut entries: Vec<_> = table
            .iter()
            .map(|(key, value)| Entry {
                key: key.get_ref(),
                key_span: key.span(),
                value: value.get_ref(),
                span: value.span(),
            })
            .collect();
        entries.sort_by_key(|entry| entry.key_span.start);
        Self {
            name,
            span,
            entries,
        }
    }

    pub(super) fn get(&self, key: &str) -> Option<&Entry<'a>> {
        self.entries.iter().find(|entry| entry.key == key)
    }
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self {
            problems: Diagnostics::new(text),
            syntax_errors: Vec::new(),
            unsaid: 0,
            strange_headings: false,
            broken: HashSet::new(),
            places: HashMap::new(),
        }
    }

    /// Notes a place at which the text is not TOML.
    pub(super) fn syntax_error(&mut self, span: Range<usize>, message: &str) {
        self.syntax_errors.push(span.start);
        self.strange_headings = true;
        self.problems.add(span, message);
    }

    /// Notes that something is missing from a table, unless that is but a consequence of something else:
    /// of text that could not be read, or of a misspelt key.
    pub(super) fn missing(
        &mut self,
        table: &Table<'_>,
        key: &str,
        message: &str,
        expected: String,
    ) {
        let strangers = || table.entries.iter().map(|entry| entry.key);
        let misspelt = nearest(key, strangers()).is_some_and(|found| found != key);
        if self.syntax_errors.is_empty() && !misspelt {
            let diagnostic = self.problems.add(table.span.clone(), message);
            diagnostic.expected = Some(expected).filter(|expected| !expected.is_empty());
        } else {
            self.unsaid += 1;
        }
    }

    /// How many faults have been found, those included that only follow from others.
    pub(super) const fn faults(&self) -> usize {
        self.problems.len() + self.unsaid
    }

    /// Remembers that what stands at a path could not be read.
    pub(super) fn mark_broken(&mut self, path: &str) {
        self.broken.insert(path.to_owned());
    }

    /// Remembers that what stands at a path is not all that was meant to stand there, if faults have
    /// been found since there were `faults`.
    pub(super) fn mark_if_broken(&mut self, path: &str, faults: usize) {
        if self.faults() > faults {
            self.mark_broken(path);
        }
    }

    /// Whether what stands at a path could not be read to the end.
    pub(super) fn is_broken(&self, path: &str) -> bool {
        self.broken.contains(path)
    }

    /// Remembers where something stands.
    pub(super) fn remember(&mut self, path: impl Into<String>, span: &Range<usize>) {
        self.places.entry(path.into()).or_insert(span.clone());
    }

    /// Where something stands; for a key that does not, where its heading does; else the beginning.
    pub(super) fn place(&self, path: &str) -> Range<usize> {
        let mut path = path;
        loop {
            if let Some(span) = self.places.get(path) {
                return span.clone();
            }
            match path.rfind('.') {
                Some(dot) => path = &path[..dot],
                None => return 0..0,
            }
        }
    }

    /// Whether something is known to stand at a path.
    pub(super) fn has(&self, path: &str) -> bool {
        self.places.contains_key(path)
    }

    /// Notes every key that is not one of `known`. Tables are called headings that begin with `prefix`.
    pub(super) fn only(&mut self, table: &Table<'_>, known: &[&str], expected: &str, prefix: &str) {
        for entry in &table.entries {
            if !known.contains(&entry.key) {
                let message = if entry.value.is_table() {
                    format!("unknown heading [{prefix}{}]", entry.key)
                } else {
                    format!("unknown key `{}` in {}", entry.key, table.name)
                };
                self.problems
                    .add(entry.key_span.clone(), message)
                    .expected(expected)
                    .suggestion(nearest(entry.key, known.iter().copied()));
            }
        }
    }

    /// The entry with this key, whose absence is noted.
    pub(super) fn require<'b, 'a>(
        &mut self,
        table: &'b Table<'a>,
        key: &str,
    ) -> Option<&'b Entry<'a>> {
        let entry = table.get(key);
        if entry.is_none() {
            let message = format!("missing key `{key}` in {}", table.name);
            self.missing(table, key, &message, String::new());
        }
        entry
    }

    /// Notes that a value is of the wrong type.
    pub(super) fn wrong_type(&mut self, entry: &Entry<'_>, expected: &str) {
        // What could not be read is given as a text.
        if self.syntax_errors.contains(&entry.span.start) {
            self.unsaid += 1;
            return;
        }
        let message = format!("`{}` is {}", entry.key, a_kind_of(entry.value));
        self.problems
            .add(entry.span.clone(), message)
            .expected(expected);
    }

    pub(super) fn table<'a>(&mut self, entry: &Entry<'a>, name: &str) -> Option<Table<'a>> {
        if let DeValue::Table(table) = entry.value {
            Some(Table::new(name.to_owned(), entry.span.clone(), table))
        } else {
            self.wrong_type(entry, &format!("a table {name}"));
            None
        }
    }

    /// The elements of a list of tables.
    pub(super) fn tables<'a>(&mut self, entry: &Entry<'a>, name: &str) -> Vec<Table<'a>> {
        let expected = format!("tables {name}");
        self.list(entry, &expected)
            .iter()
            .filter_map(|element| self.table(element, name))
            .collect()
    }

    /// The elements of a list, as entries under the key of the list.
    pub(super) fn list<'a>(&mut self, entry: &Entry<'a>, expected: &str) -> Vec<Entry<'a>> {
        let DeValue::Array(array) = entry.value else {
            self.wrong_type(entry, expected);
            return Vec::new();
        };
        elements(entry, array)
    }

    pub(super) fn text(&mut self, entry: &Entry<'_>) -> Option<String> {
        let text = entry.value.as_str().map(str::to_owned);
        if text.is_none() {
            self.wrong_type(entry, "a text in quotes");
        }
        text
    }

    /// A text that people are shown: there is something to be seen, and nothing that cannot be.
    pub(super) fn label(&mut self, entry: &Entry<'_>) -> Option<String> {
        let text = self.text(entry)?;
        self.is_label(&text, &entry.span);
        Some(text)
    }

    /// Notes a text that people could not read.
    pub(super) fn is_label(&mut self, text: &str, span: &Range<usize>) {
        let message = if text.trim().is_empty() {
            String::from("there is nothing to be seen in this text")
        } else if let Some(hidden) = text.chars().find(|&character| is_hidden(character)) {
            format!(
                "this text has a control character, U+{:04X}",
                u32::from(hidden)
            )
        } else {
            return;
        };
        self.problems
            .add(span.clone(), message)
            .expected("a text of one line that can be shown to people");
    }

    pub(super) fn texts(&mut self, entry: &Entry<'_>) -> Vec<String> {
        let elements = self.list(entry, "a list of texts in quotes");
        elements
            .iter()
            .filter_map(|element| self.label(element))
            .collect()
    }

    pub(super) fn boolean(&mut self, entry: &Entry<'_>) -> Option<bool> {
        let value = entry.value.as_bool();
        if value.is_none() {
            self.wrong_type(entry, "`true` or `false`");
        }
        value
    }

    /// A whole number between two bounds, both included.
    pub(super) fn number(
        &mut self,
        entry: &Entry<'_>,
        (least, most): (i64, i64),
        expected: &str,
    ) -> Option<i64> {
        let Some(integer) = entry.value.as_integer() else {
            self.wrong_type(entry, expected);
            return None;
        };
        let number = i64::from_str_radix(integer.as_str(), integer.radix()).ok();
        let number = number.filter(|number| (least..=most).contains(number));
        if number.is_none() {
            let message = format!("`{}` is out of range", entry.key);
            self.problems
                .add(entry.span.clone(), message)
                .expected(expected);
        }
        number
    }

    /// One of some words; which one of them is given by its index.
    pub(super) fn word(&mut self, entry: &Entry<'_>, known: &[&str]) -> Option<usize> {
        let expected = one_of(known.iter().copied());
        let Some(word) = entry.value.as_str() else {
            self.wrong_type(entry, &expected);
            return None;
        };
        let index = known.iter().position(|known| *known == word);
        if index.is_none() {
            let message = format!("unknown word `{word}` for `{}`", entry.key);
            self.problems
                .add(entry.span.clone(), message)
                .expected(expected)
                .suggestion(nearest(word, known.iter().copied()));
        }
        index
    }

    /// Notes a name that is not in kebab case.
    pub(super) fn kebab(&mut self, name: &str, span: &Range<usize>) {
        if !is_kebab(name) {
            self.problems
                .add(
                    span.clone(),
                    format!("`{name}` cannot serve as a name here"),
                )
                .expected("small letters a to z and digits, in words joined by hyphens");
        }
    }
}

fn elements<'a>(entry: &Entry<'a>, array: &'a DeArray<'a>) -> Vec<Entry<'a>> {
    array
        .iter()
        .map(|element| Entry {
            key: entry.key,
            key_span: entry.key_span.clone(),
            value: element.get_ref(),
            span: element.span(),
        })
        .collect()
}

/// Whether a character cannot be seen and changes how others are shown: a control character, an end of
/// line, or one that turns the direction of writing.
fn is_hidden(character: char) -> bool {
    character.is_control() || matches!(character, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

fn is_kebab(name: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    name.starts_with(|first: char| first.is_ascii_lowercase()) && name.split('-').all(word)
}

const fn a_kind_of(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a point",
        DeValue::Boolean(_) => "`true` or `false`",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
