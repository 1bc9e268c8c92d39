//! Worked examples.

use core::ops::Range;
use std::collections::HashSet;

use kuzhi_core::{
    Reason, Setup,
    notation::{MoveText, MoveTextError},
};
use toml::de::DeValue;

use super::{
    reader::{Entry, Reader, Table},
    rules::all_paths,
};
use crate::{
    game_file::{Example, Over},
    places::Places,
    suggest::{nearest, one_of},
};

const KEYS: [&str; 15] = [
    "id",
    "shows",
    "with",
    "deal",
    "before",
    "legal",
    "move",
    "moves",
    "forced",
    "agree",
    "after",
    "laps",
    "endless",
    "over",
    "next-round",
];

/// How a match can end.
const MATCH_ENDS: [&str; 3] = ["south-wins", "north-wins", "draw"];

impl Reader<'_> {
    pub(super) fn examples(&mut self, root: &Table<'_>) -> Vec<Example> {
        let Some(entry) = root.get("example") else {
            return Vec::new();
        };
        let tables = self.tables(entry, "[[example]]");
        let mut examples = Vec::new();
        let mut ids = HashSet::new();
        for (index, table) in tables.iter().enumerate() {
            let faults = self.faults();
            let example = self.example(table);
            self.mark_if_broken(&format!("example.{index}"), faults);
            if !ids.insert(example.id.clone()) {
                let message = format!("another example is called `{}` too", example.id);
                self.problems.add(example.places.get("id"), message);
            }
            examples.push(example);
        }
        examples
    }

    fn example(&mut self, table: &Table<'_>) -> Example {
        self.only(table, &KEYS, &one_of(KEYS), "");
        let mut example = Example {
            places: places(table),
            ..Example::default()
        };
        if let Some(id) = self.require(table, "id") {
            example.id = self.name_text(id);
        }
        if let Some(shows) = self.require(table, "shows") {
            example.shows = self.shown(shows);
        }
        if let Some(with) = table.get("with") {
            example.with = self.with(with, &mut example.places);
        }
        example.deal = table
            .get("deal")
            .and_then(|deal| self.small(deal, "a seed"));
        if let Some(before) = self.require(table, "before") {
            example.before = self.setup(before).unwrap_or_default();
        }
        example.legal = table.get("legal").map(|legal| self.moves(legal));
        example.moves = self.played(table);
        example.forced = self.flag(table, "forced");
        example.agree = self.flag(table, "agree");
        example.after = table.get("after").and_then(|after| self.setup(after));
        example.laps = table
            .get("laps")
            .and_then(|laps| self.small(laps, "a number of laps"));
        example.endless = self.flag(table, "endless");
        example.over = table.get("over").and_then(|over| self.over(over));
        example.next_round = table.get("next-round").and_then(|next| self.next(next));
        self.check_example(table, &example);
        example
    }

    fn check_example(&mut self, table: &Table<'_>, example: &Example) {
        if !example.moves.is_empty() && example.after.is_none() {
            self.require(table, "after");
        }
        let says = [
            "deal",
            "legal",
            "move",
            "moves",
            "forced",
            "agree",
            "over",
            "next-round",
        ];
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
        let elements = self.list(entry, "a list of headings and keys");
        if elements.is_empty() && entry.value.is_array() {
            self.problems
                .add(entry.span.clone(), "`shows` names nothing")
                .expected("what the example is about: headings and keys of the rules");
        }
        for element in elements {
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

    fn with(&mut self, entry: &Entry<'_>, places: &mut Places) -> Vec<(String, String)> {
        let Some(table) = self.table(entry, "with") else {
            return Vec::new();
        };
        let mut with = Vec::new();
        for choice in &table.entries {
            places.add(format!("with.{}", choice.key), &choice.key_span);
            places.add(format!("with.{}=", choice.key), &choice.span);
            if let Some(text) = self.text_or_number(choice) {
                with.push((choice.key.to_owned(), text));
            }
        }
        with
    }

    fn small(&mut self, entry: &Entry<'_>, expected: &str) -> Option<u32> {
        let number = self.number(entry, (0, u32::MAX.into()), expected)?;
        u32::try_from(number).ok()
    }

    /// The text of a position, whether it is one or not.
    fn setup(&mut self, entry: &Entry<'_>) -> Option<String> {
        let text = self.text(entry)?;
        if let Err(error) = text.parse::<Setup>() {
            for problem in error.problems() {
                self.sentence(&entry.span, &problem.to_string());
            }
        }
        Some(text)
    }

    /// The text of a position, or how a match ends.
    fn next(&mut self, entry: &Entry<'_>) -> Option<String> {
        let text = self.text(entry)?;
        if text.contains(',') {
            return self.setup(entry);
        }
        if !MATCH_ENDS.contains(&text.as_str()) {
            self.problems
                .add(entry.span.clone(), format!("no match ends with `{text}`"))
                .expected(format!("a position, or {}", one_of(MATCH_ENDS)))
                .suggestion(nearest(&text, MATCH_ENDS));
        }
        Some(text)
    }

    /// Notes a problem told in one sentence by whoever found it.
    pub(super) fn sentence(&mut self, span: &Range<usize>, sentence: &str) {
        match sentence.split_once("; expected ") {
            Some((message, expected)) => {
                self.problems.add(span.clone(), message).expected(expected)
            }
            None => self.problems.add(span.clone(), sentence),
        };
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
        moves.filter_map(|element| self.one_move(element)).collect()
    }

    /// A move, whether its text can be one or not.
    fn one_move(&mut self, entry: &Entry<'_>) -> Option<String> {
        let text = self.text_or_number(entry)?;
        match text.parse::<MoveText>() {
            // Which holes there are is known to the board only.
            Ok(_) | Err(MoveTextError::NoSuchHole { .. }) => {}
            Err(error) => self.sentence(&entry.span, &error.to_string()),
        }
        Some(text)
    }

    fn played(&mut self, table: &Table<'_>) -> Vec<String> {
        match (table.get("move"), table.get("moves")) {
            (Some(one), None) => self.one_move(one).into_iter().collect(),
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

/// Where everything in an example stands.
fn places(table: &Table<'_>) -> Places {
    let mut places = Places::default();
    places.add("", &table.span);
    for entry in &table.entries {
        let part = if entry.key == "move" {
            "moves"
        } else {
            entry.key
        };
        places.add(part, &entry.span);
        if let DeValue::Array(elements) = entry.value {
            for (index, element) in elements.iter().enumerate() {
                places.add(format!("{part}.{index}"), &element.span());
            }
        }
    }
    places
}
