//! The rules of a file: its sections, and the patches that change them.

use kuzhi_core::rule_set::{Key, Kind, RuleSet, Scalar, SectionInfo, Term};
use toml::de::DeValue;

use super::reader::{Entry, Reader, Table};
use crate::{
    draft::{Change, Draft, Patch},
    suggest::{nearest, one_of},
};

/// The first words of all headings, each once.
pub(super) fn first_words() -> Vec<&'static str> {
    let mut words: Vec<_> = RuleSet::SECTIONS
        .iter()
        .map(|info| info.path.split('.').next().unwrap_or(info.path))
        .collect();
    words.dedup();
    words
}

impl Reader<'_> {
    /// Everything that stands under the headings of the vocabulary.
    pub(super) fn sections(&mut self, root: &Table<'_>) -> Draft {
        self.unknown_sections(root);
        let mut draft = Draft::empty();
        for (info, section) in RuleSet::SECTIONS.iter().zip(&mut draft.0) {
            match self.section_entry(root, info.path) {
                Some(entry) => {
                    let unreadable = || vec![None; info.keys.len()];
                    *section = self.section(info, &entry).or_else(|| Some(unreadable()));
                }
                None if info.required => {
                    let message = format!("missing section [{}]", info.path);
                    let expected = format!("a heading [{}] with {}", info.path, all_keys(info));
                    self.missing(root, info.path, &message, expected);
                }
                None => {}
            }
        }
        draft
    }

    /// Notes headings such as `[capture.swep]` whose first word alone is right.
    fn unknown_sections(&mut self, root: &Table<'_>) {
        for group in first_words() {
            let prefix = format!("{group}.");
            let known: Vec<_> = RuleSet::SECTIONS
                .iter()
                .filter_map(|info| info.path.strip_prefix(&prefix))
                .collect();
            let Some(entry) = root.get(group).filter(|_| !known.is_empty()) else {
                continue;
            };
            let table = self.table(entry, &format!("[{group}.…]"));
            self.strange_headings |= table
                .as_ref()
                .is_none_or(|table| has_strange(table, &known));
            if let Some(table) = table {
                let headings = known.iter().map(|name| format!("[{prefix}{name}]"));
                let headings: Vec<_> = headings.collect();
                let expected = one_of(headings.iter().map(String::as_str));
                self.only(&table, &known, &expected, &prefix);
            }
        }
    }

    fn section_entry<'a>(&mut self, root: &Table<'a>, path: &str) -> Option<Entry<'a>> {
        match path.split_once('.') {
            None => root.get(path).cloned(),
            Some((group, name)) => match root.get(group)?.value {
                DeValue::Table(_) => self.table(root.get(group)?, group)?.get(name).cloned(),
                _ => None,
            },
        }
    }

    /// The values of a section's keys.
    fn section(&mut self, info: &SectionInfo, entry: &Entry<'_>) -> Option<Vec<Option<Scalar>>> {
        let table = self.table(entry, &format!("[{}]", info.path))?;
        self.remember(info.path, &table.span);
        let known: Vec<_> = info.keys.iter().map(|key| key.name).collect();
        self.only(&table, &known, &one_of(known.iter().copied()), "");
        let mut values = Vec::new();
        for key in info.keys {
            let entry = table.get(key.name);
            if let Some(entry) = entry {
                self.remember(format!("{}.{}", info.path, key.name), &entry.span);
            } else {
                let message = format!("missing key `{}` in {}", key.name, table.name);
                self.missing(&table, key.name, &message, expected(key));
            }
            values.push(entry.and_then(|entry| self.scalar(key, entry)));
        }
        Some(values)
    }

    /// A value of the kind that a key holds.
    fn scalar(&mut self, key: &Key, entry: &Entry<'_>) -> Option<Scalar> {
        let expected = &expected(key);
        match key.kind {
            Kind::Words(terms) => {
                let words: Vec<_> = terms.iter().map(|term| term.word).collect();
                let index = self.word(entry, &words)?;
                Some(Scalar::Word(words[index].to_owned()))
            }
            Kind::Number { least, most } => {
                let number = self.number(entry, (least, most), expected)?;
                Some(Scalar::Number(number))
            }
            Kind::Counts => self
                .numbers(entry, (1, 255), expected)
                .filter(|counts| self.are_counts(entry, counts, expected))
                .map(Scalar::Numbers),
            Kind::Seeds if entry.value.is_array() => self
                .numbers(entry, (0, 255), expected)
                .filter(|row| self.is_row(entry, row, expected))
                .map(Scalar::Numbers),
            Kind::Seeds => self.number(entry, (1, 127), expected).map(Scalar::Number),
            Kind::Limit(word) if entry.value.is_str() => self
                .word(entry, &[word])
                .map(|_| Scalar::Word(word.to_owned())),
            Kind::Limit(_) => self
                .number(entry, (1, u16::MAX.into()), expected)
                .map(Scalar::Number),
        }
    }

    fn numbers(
        &mut self,
        entry: &Entry<'_>,
        bounds: (i64, i64),
        expected: &str,
    ) -> Option<Vec<i64>> {
        let elements = self.list(entry, expected);
        if !entry.value.is_array() {
            return None;
        }
        elements
            .iter()
            .map(|element| self.number(element, bounds, expected))
            .collect()
    }

    fn are_counts(&mut self, entry: &Entry<'_>, counts: &[i64], expected: &str) -> bool {
        let twice = |index: usize| counts[..index].contains(&counts[index]);
        let right = (1..=8).contains(&counts.len()) && !(1..counts.len()).any(twice);
        if !right {
            let message = format!("`{}` is not a set of one to eight counts", entry.key);
            self.problems
                .add(entry.span.clone(), message)
                .expected(expected);
        }
        right
    }

    fn is_row(&mut self, entry: &Entry<'_>, row: &[i64], expected: &str) -> bool {
        let right = (1..=16).contains(&row.len());
        if !right {
            let message = format!("`{}` is not a row of one to sixteen holes", entry.key);
            self.problems
                .add(entry.span.clone(), message)
                .expected(expected);
        }
        right
    }

    /// The rule set that a draft makes. What keeps it from being one has mostly been noted before; the
    /// vocabulary itself has the last word.
    pub(super) fn rule_set(&mut self, draft: &mut Draft) -> Option<RuleSet> {
        let wrong = match draft.rules() {
            Ok(rules) => return Some(rules),
            Err(wrong) => wrong,
        };
        for wrong in wrong {
            let Some(key) = wrong.key else { continue };
            let path = format!("{}.{key}", wrong.section);
            let noted = draft.value(wrong.section, key).is_none();
            if !noted {
                let message = format!("`{key}` cannot have this value");
                self.problems.add(self.place(&path), message);
                draft.forget(wrong.section, key);
            }
        }
        None
    }

    /// The patches of a `set = { … }`.
    pub(super) fn patches(&mut self, entry: &Entry<'_>) -> Vec<Patch> {
        let mut patches = Vec::new();
        if let Some(table) = self.table(entry, "set") {
            self.patches_below("", &table, &mut patches);
        }
        patches
    }

    fn patches_below(&mut self, prefix: &str, table: &Table<'_>, patches: &mut Vec<Patch>) {
        for entry in &table.entries {
            let path = format!("{prefix}{}", entry.key);
            if let Some(section) = RuleSet::SECTIONS.iter().position(|info| info.path == path) {
                let change = self.section_change(&RuleSet::SECTIONS[section], entry);
                patches.extend(change.map(|change| Patch { section, change }));
            } else if let Some((section, key)) = key_at(&path) {
                let value = self.scalar(&RuleSet::SECTIONS[section].keys[key], entry);
                patches.extend(value.map(|value| Patch {
                    section,
                    change: Change::Key(key, value),
                }));
            } else {
                // `capture.sweep.then` without quotes arrives as tables within tables.
                let prefix = format!("{path}.");
                let group = all_paths().any(|known| known.starts_with(&prefix));
                match entry.value {
                    DeValue::Table(_) if group => {
                        if let Some(table) = self.table(entry, &path) {
                            self.patches_below(&prefix, &table, patches);
                        }
                    }
                    _ => self.unknown_path(&path, entry),
                }
            }
        }
    }

    fn unknown_path(&mut self, path: &str, entry: &Entry<'_>) {
        let paths: Vec<_> = all_paths().collect();
        self.problems
            .add(
                entry.key_span.clone(),
                format!("the rules have no place `{path}`"),
            )
            .expected("a heading, or a heading and a key joined by a point")
            .suggestion(nearest(path, paths.iter().map(String::as_str)));
    }

    fn section_change(&mut self, info: &SectionInfo, entry: &Entry<'_>) -> Option<Change> {
        if entry.value.as_bool() == Some(false) {
            if info.required {
                let message = format!("[{}] cannot be removed: every game has it", info.path);
                self.problems.add(entry.span.clone(), message);
            }
            return Some(Change::Remove);
        }
        if !entry.value.is_table() {
            let expected = format!("a table with {}, or `false`", all_keys(info));
            self.wrong_type(entry, &expected);
            return None;
        }
        let values: Option<Vec<_>> = self.section(info, entry)?.into_iter().collect();
        values.map(Change::Section)
    }
}

/// Whether a table has headings below it that are not among the known ones.
pub(super) fn has_strange(table: &Table<'_>, known: &[&str]) -> bool {
    let mut entries = table.entries.iter();
    entries.any(|entry| entry.value.is_table() && !known.contains(&entry.key))
}

/// The section and key at a path, by their places.
fn key_at(path: &str) -> Option<(usize, usize)> {
    let (section, key) = path.rsplit_once('.')?;
    let index = RuleSet::SECTIONS
        .iter()
        .position(|info| info.path == section)?;
    let key = RuleSet::SECTIONS[index]
        .keys
        .iter()
        .position(|info| info.name == key)?;
    Some((index, key))
}

/// Every heading, and every heading and key joined by a point.
pub(super) fn all_paths() -> impl Iterator<Item = String> {
    RuleSet::SECTIONS.iter().flat_map(|info| {
        let keys = info
            .keys
            .iter()
            .map(|key| format!("{}.{}", info.path, key.name));
        core::iter::once(info.path.to_owned()).chain(keys)
    })
}

fn all_keys(info: &SectionInfo) -> String {
    let names: Vec<_> = info
        .keys
        .iter()
        .map(|key| format!("`{}`", key.name))
        .collect();
    match names.as_slice() {
        [only] => format!("the key {only}"),
        _ => format!("the keys {}", names.join(", ")),
    }
}

/// What a key accepts, as diagnostics say it.
fn expected(key: &Key) -> String {
    match key.kind {
        Kind::Words(terms) => one_of(terms.iter().map(|term: &Term| term.word)),
        Kind::Number { least, most } => format!("a whole number from {least} to {most}"),
        Kind::Counts => String::from("a list of one to eight different numbers from 1 to 255"),
        Kind::Seeds => {
            String::from("a number from 1 to 127, or a list with a number for every hole of a row")
        }
        Kind::Limit(word) => format!("a whole number from 1 to {}, or `{word}`", u16::MAX),
    }
}
