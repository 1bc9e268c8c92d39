//! Options and presets.

use super::reader::{Entry, Reader, Table};
use crate::{
    choices::RESERVED,
    game_file::{Choice, GameOption, Preset, Source},
    suggest::{nearest, one_of},
};

impl Reader<'_> {
    pub(super) fn options(&mut self, root: &Table<'_>, sources: &[Source]) -> Vec<GameOption> {
        let Some(table) = root
            .get("option")
            .and_then(|entry| self.table(entry, "[option.…]"))
        else {
            return Vec::new();
        };
        let options = table.entries.iter();
        options
            .filter_map(|entry| self.option(entry, sources))
            .collect()
    }

    fn option(&mut self, entry: &Entry<'_>, sources: &[Source]) -> Option<GameOption> {
        let id = entry.key;
        self.kebab(id, &entry.key_span);
        if RESERVED.contains(&id) {
            let message = format!("no option can be called `{id}`, which every game has already");
            self.problems.add(entry.key_span.clone(), message);
        }
        let path = format!("option.{id}");
        let faults = self.faults();
        let table = self.table(entry, &format!("[{path}]"));
        self.mark_if_broken(&path, faults);
        let table = table?;
        self.remember(&path, &table.span);
        let known = ["point", "default", "choice"];
        self.only(&table, &known, &one_of(known), "");
        let point = table.get("point").and_then(|point| self.label(point));
        let default = self.require(&table, "default").and_then(|default| {
            self.remember(format!("{path}.default"), &default.span);
            self.text(default)
        });
        let faults = self.faults();
        let choices = self
            .require(&table, "choice")
            .and_then(|choices| self.table(choices, &format!("[{path}.choice]")));
        self.mark_if_broken(&path, faults);
        let choices = choices.map(|choices| self.choices(&path, &choices, sources));
        let choices = choices.unwrap_or_default();
        // Something must stand for a default that is missing, which has been noted.
        let first = || choices.first().map(|choice| choice.id.clone());
        let option = GameOption {
            id: id.to_owned(),
            point,
            default: default.clone().or_else(first).unwrap_or_default(),
            choices,
        };
        if default.is_some() {
            self.check_default(&path, &option);
        }
        Some(option)
    }

    fn choices(&mut self, path: &str, table: &Table<'_>, sources: &[Source]) -> Vec<Choice> {
        let mut choices = Vec::new();
        for entry in &table.entries {
            self.kebab(entry.key, &entry.key_span);
            let path = format!("{path}.choice.{}", entry.key);
            self.remember(&path, &entry.key_span);
            let Some(table) = self.table(entry, &format!("[{path}]")) else {
                self.mark_broken(&path);
                continue;
            };
            let named = table.get("sources");
            let named = named.map(|named| self.source_keys(named, sources));
            let faults = self.faults();
            self.only(&table, &["sources", "set"], "`sources` or `set`", "");
            let set = table.get("set");
            if let Some(set) = set {
                self.remember(format!("{path}.set"), &set.span);
            }
            let patches = set.map(|set| self.patches(set));
            self.mark_if_broken(&path, faults);
            choices.push(Choice {
                id: entry.key.to_owned(),
                sources: named.unwrap_or_default(),
                patches: patches.unwrap_or_default(),
            });
        }
        choices
    }

    fn source_keys(&mut self, entry: &Entry<'_>, sources: &[Source]) -> Vec<String> {
        let known = || sources.iter().map(|source| source.key.as_str());
        let mut keys = Vec::new();
        for element in self.list(entry, "a list of source keys") {
            let Some(key) = self.text(&element) else {
                continue;
            };
            if !known().any(|known| known == key) {
                let message = format!("no source `{key}` is listed");
                self.problems
                    .add(element.span, message)
                    .expected(format!("a key that has a heading [source.{key}]"))
                    .suggestion(nearest(&key, known()));
            }
            keys.push(key);
        }
        keys
    }

    /// The rules of the file are the default choice: it must exist, and has nothing to change, while
    /// every other choice has.
    fn check_default(&mut self, path: &str, option: &GameOption) {
        let ids = || option.choices.iter().map(|choice| choice.id.as_str());
        if option.choice(&option.default).is_none() {
            let message = format!(
                "the default `{}` is none of the choices of `{}`",
                option.default, option.id
            );
            let place = self.place(&format!("{path}.default"));
            self.problems
                .add(place, message)
                .expected(one_of(ids()))
                .suggestion(nearest(&option.default, ids()));
        }
        for choice in &option.choices {
            let is_default = choice.id == option.default;
            let path = format!("{path}.choice.{}", choice.id);
            let message = match (is_default, self.has(&format!("{path}.set"))) {
                (true, true) => {
                    "the default choice is what the rules of the file say, so it cannot change them"
                }
                (false, false) => "this choice changes nothing; say with `set` what is different",
                _ => continue,
            };
            let place = self.place(&path);
            self.problems.add(place, message);
        }
    }

    pub(super) fn presets(&mut self, root: &Table<'_>) -> Vec<Preset> {
        let Some(table) = root
            .get("preset")
            .and_then(|entry| self.table(entry, "[preset.…]"))
        else {
            return Vec::new();
        };
        let mut presets = Vec::new();
        for entry in &table.entries {
            self.kebab(entry.key, &entry.key_span);
            self.remember(format!("preset.{}", entry.key), &entry.key_span);
            let (name, path) = (
                format!("[preset.{}]", entry.key),
                format!("preset.{}", entry.key),
            );
            let Some(table) = self.table(entry, &name) else {
                self.mark_broken(&path);
                continue;
            };
            let faults = self.faults();
            self.only(&table, &["set"], "`set`", "");
            let set = self.require(&table, "set");
            let patches = set.map(|set| self.patches(set));
            self.mark_if_broken(&path, faults);
            presets.push(Preset {
                id: entry.key.to_owned(),
                patches: patches.unwrap_or_default(),
            });
        }
        presets
    }
}
