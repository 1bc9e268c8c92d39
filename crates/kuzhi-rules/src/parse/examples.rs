//! Worked examples.

use kuzhi_core::Reason;
use toml::de::DeValue;

use super::{
    reader::{Entry, Reader, Table},
    rules::all_paths,
};
use crate::{
    game_file::{Example, Over},
    suggest::{nearest, one_of},
};

const KEYS: [&str; 13] = [
    "id",
    "shows",
    "with",
    "before",
    "legal",
    "move",
    "moves",
    "forced",
    "after",
    "laps",
    "endless",
    "over",
    "next-round",
];

impl Reader<'_> {
    pub(super) fn examples(&mut self, root: &Table<'_>) -> Vec<Example> {
        let Some(entry) = root.get("example") else {
            return Vec::new();
        };
        let tables = self.tables(entry, "[[example]]");
        let mut examples: Vec<Example> = Vec::new();
        for (index, table) in tables.iter().enumerate() {
            self.remember(format!("example.{index}"), &table.span);
            let example = self.example(index, table);
            if examples.iter().any(|other| other.id == example.id) {
                let message = format!("another example is called `{}` too", example.id);
                let place = self.place(&format!("example.{index}.id"));
                self.problems.add(place, message);
            }
            examples.push(example);
        }
        examples
    }

    fn example(&mut self, index: usize, table: &Table<'_>) -> Example {
        self.only(table, &KEYS, &one_of(KEYS), "");
        let mut example = Example::default();
        if let Some(id) = self.require(table, "id") {
            self.remember(format!("example.{index}.id"), &id.span);
            example.id = self.name_text(id);
        }
        if let Some(shows) = self.require(table, "shows") {
            example.shows = self.shown(shows);
        }
        if let Some(with) = table.get("with") {
            self.remember(format!("example.{index}.with"), &with.span);
            example.with = self.with(with);
        }
        if let Some(before) = self.require(table, "before") {
            example.before = self.text(before).unwrap_or_default();
        }
        example.legal = table.get("legal").map(|legal| self.moves(legal));
        example.moves = self.played(table);
        example.forced = self.flag(table, "forced");
        example.after = table.get("after").and_then(|after| self.text(after));
        example.laps = table.get("laps").and_then(|laps| {
            let laps = self.number(laps, (0, u32::MAX.into()), "a number of laps")?;
            u32::try_from(laps).ok()
        });
        example.endless = self.flag(table, "endless");
        example.over = table.get("over").and_then(|over| self.over(over));
        example.next_round = table.get("next-round").and_then(|next| self.text(next));
        self.check_example(table, &example);
        example
    }

    fn check_example(&mut self, table: &Table<'_>, example: &Example) {
        if !example.moves.is_empty() && example.after.is_none() {
            self.require(table, "after");
        }
        let says = ["legal", "move", "moves", "forced", "over", "next-round"];
        if !says.iter().any(|key| table.get(key).is_some()) {
            let message = "this example shows a position and nothing about it";
            self.problems
                .add(table.span.clone(), message)
                .expected(one_of(says));
        }
    }

    fn flag(&mut self, table: &Table<'_>, key: &str) -> bool {
        let flag = table.get(key).and_then(|flag| self.boolean(flag));
        flag.unwrap_or_default()
    }

    /// What an example is about, in words of the vocabulary.
    fn shown(&mut self, entry: &Entry<'_>) -> Vec<String> {
        let known: Vec<_> = all_paths().collect();
        let mut shown = Vec::new();
        for element in self.list(entry, "a list of headings and keys") {
            let Some(path) = self.text(&element) else {
                continue;
            };
            if !known.contains(&path) {
                let message = format!("the rules have no place `{path}`");
                self.problems
                    .add(element.span, message)
                    .expected("a heading, or a heading and a key joined by a point")
                    .suggestion(nearest(&path, known.iter().map(String::as_str)));
            }
            shown.push(path);
        }
        shown
    }

    fn with(&mut self, entry: &Entry<'_>) -> Vec<(String, String)> {
        let Some(table) = self.table(entry, "with") else {
            return Vec::new();
        };
        let choices = table.entries.iter();
        choices
            .filter_map(|choice| Some((choice.key.to_owned(), self.text_or_number(choice)?)))
            .collect()
    }

    /// A text, or a whole number as a text.
    fn text_or_number(&mut self, entry: &Entry<'_>) -> Option<String> {
        match entry.value {
            DeValue::String(text) => Some(text.clone().into_owned()),
            DeValue::Integer(_) => self
                .number(entry, (0, u32::MAX.into()), "a text or a whole number")
                .map(|number| number.to_string()),
            _ => {
                self.wrong_type(entry, "a text or a whole number");
                None
            }
        }
    }

    fn moves(&mut self, entry: &Entry<'_>) -> Vec<String> {
        let moves = self.list(entry, "a list of moves");
        let moves = moves.iter();
        moves
            .filter_map(|element| self.text_or_number(element))
            .collect()
    }

    fn played(&mut self, table: &Table<'_>) -> Vec<String> {
        match (table.get("move"), table.get("moves")) {
            (Some(one), None) => self.text_or_number(one).into_iter().collect(),
            (None, Some(several)) => self.moves(several),
            (None, None) => Vec::new(),
            (Some(_), Some(several)) => {
                let message = "`move` and `moves` cannot stand together";
                self.problems
                    .add(several.key_span.clone(), message)
                    .expected("`move` for one move, or `moves` for several");
                Vec::new()
            }
        }
    }

    fn over(&mut self, entry: &Entry<'_>) -> Option<Over> {
        let table = self.table(entry, "over")?;
        self.only(&table, &["reason", "score"], "`reason` or `score`", "");
        let words = Reason::ALL.map(Reason::word);
        let reason = self
            .require(&table, "reason")
            .and_then(|reason| self.word(reason, &words));
        let score = self
            .require(&table, "score")
            .and_then(|score| self.score(score));
        Some(Over {
            reason: Reason::ALL[reason?],
            score: score?,
        })
    }

    fn score(&mut self, entry: &Entry<'_>) -> Option<[u32; 2]> {
        let expected = "a list of two numbers, South's first";
        let scores: Vec<_> = self
            .list(entry, expected)
            .iter()
            .filter_map(|score| self.number(score, (0, 255), expected))
            .filter_map(|score| u32::try_from(score).ok())
            .collect();
        let score = <[u32; 2]>::try_from(scores).ok();
        if score.is_none() {
            self.problems
                .add(entry.span.clone(), "`score` does not give two numbers")
                .expected(expected);
        }
        score
    }
}
