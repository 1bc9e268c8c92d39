//! The page that tells how a game is played: its rules in sentences, its disputed points, its sources.

use std::fmt::Write as _;

use kuzhi_core::rule_set::{RuleSet, Scalar, Scope};
use kuzhi_i18n::{Messages, visible};
use kuzhi_rules::{Choice, GameFile, GameOption, Preset, digest};
use serde_json::{Map, Value, json};

use crate::{
    chosen_game::ChosenGame,
    rule_words::{self, Telling},
    screen,
    text::text,
};

/// A rule page.
pub(crate) struct RulePage<'a> {
    file: &'a GameFile,
    title: &'a str,
    about: Option<String>,
    sections: Vec<SectionText>,
    presets: Vec<String>,
    options: Vec<OptionText<'a>>,
    digests: [String; 2],
}

struct SectionText {
    path: &'static str,
    heading: String,
    rules: Vec<RuleText>,
}

struct RuleText {
    key: &'static str,
    value: Value,
    text: String,
    /// Whether it can ever matter in this game.
    matters: bool,
}

struct OptionText<'a> {
    option: &'a GameOption,
    question: String,
    choices: Vec<ChoiceText<'a>>,
}

struct ChoiceText<'a> {
    choice: &'a Choice,
    text: String,
    chosen: bool,
}

impl<'a> RulePage<'a> {
    /// The page of a game with its options chosen.
    pub(crate) fn of(chosen: &'a ChosenGame, texts: &Messages) -> Self {
        let file = &chosen.file;
        let rules = chosen.game.rules();
        let telling = Telling {
            texts,
            rules,
            total: rules.total_seeds(),
        };
        Self {
            file,
            title: file.name(texts.language().tag()),
            about: texts.find(&format!("game-{}-about", file.id), &[]),
            sections: sections(telling),
            presets: file
                .presets
                .iter()
                .map(|preset| preset_text(preset, telling))
                .collect(),
            options: file
                .options
                .iter()
                .map(|option| OptionText::of(option, chosen, texts))
                .collect(),
            digests: [Scope::Play, Scope::Full].map(|scope| digest(rules, scope).to_string()),
        }
    }

    /// The page as text.
    pub(crate) fn as_text(&self, texts: &Messages) -> String {
        let mut page = String::new();
        self.write_names(texts, &mut page);
        for section in &self.sections {
            let _ = writeln!(page, "\n{}", wrapped(&section.heading, ""));
            for rule in section.rules.iter().filter(|rule| rule.matters) {
                let _ = writeln!(page, "{}", wrapped(&rule.text, "- "));
            }
        }
        self.write_presets(texts, &mut page);
        self.write_options(texts, &mut page);
        self.write_sources(texts, &mut page);
        let [_, full] = &self.digests;
        let _ = writeln!(page, "\n{}", text!(texts, "rules-digest", digest = full));
        page
    }

    fn write_names(&self, texts: &Messages, page: &mut String) {
        let others: Vec<_> = self
            .file
            .names
            .iter()
            .map(|(_, name)| name.as_str())
            .chain(self.file.also.iter().map(String::as_str))
            .filter(|name| *name != self.title)
            .collect();
        let _ = writeln!(page, "{}", wrapped(self.title, ""));
        if !others.is_empty() {
            let names = others.join(", ");
            let also = text!(texts, "rules-also-called", names = names);
            let _ = writeln!(page, "{}", wrapped(&also, ""));
        }
        if let Some(about) = &self.about {
            let _ = writeln!(page, "\n{}", wrapped(about, ""));
        }
    }

    fn write_presets(&self, texts: &Messages, page: &mut String) {
        if self.presets.is_empty() {
            return;
        }
        let _ = writeln!(page, "\n{}", text!(texts, "rules-presets"));
        for preset in &self.presets {
            let _ = writeln!(page, "{}", wrapped(preset, "- "));
        }
    }

    fn write_options(&self, texts: &Messages, page: &mut String) {
        if self.options.is_empty() {
            return;
        }
        let _ = writeln!(page, "\n{}", wrapped(&text!(texts, "rules-options"), ""));
        for OptionText {
            option,
            question,
            choices,
        } in &self.options
        {
            let point = option
                .point
                .as_ref()
                .map_or(String::new(), |point| format!(" ({point})"));
            let line = format!("{}{point}: {question}", option.id);
            let _ = writeln!(page, "\n{}", wrapped(&line, "  "));
            for ChoiceText {
                choice,
                text,
                chosen,
            } in choices
            {
                let mark = if *chosen { '*' } else { '-' };
                let sources = if choice.sources.is_empty() {
                    String::new()
                } else {
                    format!(" [{}]", choice.sources.join(", "))
                };
                let line = format!("{}={}: {text}{sources}", option.id, choice.id);
                let _ = writeln!(page, "{}", wrapped(&line, &format!("  {mark} ")));
            }
        }
    }

    fn write_sources(&self, texts: &Messages, page: &mut String) {
        if self.file.sources.is_empty() {
            return;
        }
        let _ = writeln!(page, "\n{}", text!(texts, "rules-sources"));
        for source in &self.file.sources {
            let place = source
                .location
                .as_ref()
                .map_or(String::new(), |place| format!(", {place}"));
            let line = format!("[{}] {}{place}", source.key, source.title);
            let _ = writeln!(page, "{}", wrapped(&line, "- "));
        }
    }

    /// The page as JSON.
    pub(crate) fn as_json(&self) -> Value {
        let file = self.file;
        let names = file.names.iter();
        let names: Map<_, _> = names
            .map(|(language, name)| (language.clone(), json!(name)))
            .collect();
        let sources = file.sources.iter().map(
            |source| json!({ "key": source.key, "title": source.title, "where": source.location }),
        );
        let presets: Vec<_> = file.presets.iter().map(|preset| &preset.id).collect();
        let [play, full] = &self.digests;
        json!({
            "id": file.id,
            "title": self.title,
            "names": names,
            "also": file.also,
            "about": self.about,
            "sections": self.sections.iter().map(SectionText::as_json).collect::<Value>(),
            "presets": presets,
            "options": self.options.iter().map(OptionText::as_json).collect::<Value>(),
            "sources": sources.collect::<Value>(),
            "digests": { "play": play, "full": full },
        })
    }
}

/// The order in which a game is explained, by the first words of headings in a rule file.
const ORDER: [&str; 11] = [
    "board",
    "setup",
    "deal",
    "ritual",
    "turn",
    "feeding",
    "sowing",
    "capture",
    "end",
    "repetition",
    "match",
];

fn sections(telling: Telling<'_>) -> Vec<SectionText> {
    let Telling { texts, rules, .. } = telling;
    let mut sections: Vec<_> = RuleSet::SECTIONS.iter().zip(rules.scalars()).collect();
    sections.sort_by_key(|(section, _)| {
        let first = section.path.split('.').next();
        ORDER.iter().position(|path| Some(*path) == first)
    });
    sections
        .into_iter()
        .filter_map(|(section, values)| {
            let values = values?;
            let rules = section
                .keys
                .iter()
                .zip(&values)
                .map(|(key, value)| RuleText {
                    key: key.name,
                    value: scalar(value),
                    text: rule_words::sentence(telling, section, key, value),
                    matters: rule_words::matters(rules, section, key),
                });
            Some(SectionText {
                path: section.path,
                heading: rule_words::heading(texts, section),
                rules: rules.collect(),
            })
        })
        .collect()
}

fn preset_text(preset: &Preset, telling: Telling<'_>) -> String {
    let changes = preset.patches.iter();
    let changes: Vec<_> = changes
        .map(|patch| rule_words::of_patch(telling, patch))
        .collect();
    format!("preset={}: {}", preset.id, changes.join(" "))
}

fn scalar(value: &Scalar) -> Value {
    match value {
        Scalar::Word(word) => json!(word),
        Scalar::Number(number) => json!(number),
        Scalar::Numbers(numbers) => json!(numbers),
    }
}

impl SectionText {
    fn as_json(&self) -> Value {
        let rules = self
            .rules
            .iter()
            .map(|rule| json!({ "key": rule.key, "value": rule.value, "text": rule.text }));
        json!({
            "path": self.path,
            "heading": self.heading,
            "rules": rules.collect::<Value>(),
        })
    }
}

impl<'a> OptionText<'a> {
    fn of(option: &'a GameOption, chosen: &ChosenGame, texts: &Messages) -> Self {
        let game = &chosen.file.id;
        let find = |name: &str| {
            let own = texts.find(&format!("game-{game}-option-{name}"), &[]);
            own.or_else(|| texts.find(&format!("option-{name}"), &[]))
        };
        let patches = || option.choices.iter().flat_map(|choice| &choice.patches);
        let question = find(&option.id)
            .or_else(|| {
                patches()
                    .next()
                    .map(|patch| rule_words::question(texts, patch))
            })
            .unwrap_or_default();
        let in_use = chosen
            .choices
            .iter()
            .find(|(name, _)| *name == option.id)
            .map_or(&option.default, |(_, choice)| choice);
        let standard = Telling {
            texts,
            rules: &chosen.file.standard,
            total: chosen.game.rules().total_seeds(),
        };
        let choices = option.choices.iter().map(|choice| ChoiceText {
            choice,
            text: find(&format!("{}-{}", option.id, choice.id))
                .unwrap_or_else(|| neutral(choice, option, standard)),
            chosen: choice.id == *in_use,
        });
        Self {
            option,
            question,
            choices: choices.collect(),
        }
    }

    fn as_json(&self) -> Value {
        let choices = self.choices.iter().map(|choice| {
            json!({
                "id": choice.choice.id,
                "text": choice.text,
                "sources": choice.choice.sources,
                "chosen": choice.chosen,
            })
        });
        json!({
            "id": self.option.id,
            "point": self.option.point,
            "question": self.question,
            "default": self.option.default,
            "choices": choices.collect::<Value>(),
        })
    }
}

/// What a choice means, told by the rules at every place that the option is about.
fn neutral(choice: &Choice, option: &GameOption, standard: Telling<'_>) -> String {
    let mut sentences: Vec<String> = Vec::new();
    if choice.patches.is_empty() {
        let places = option.choices.iter().flat_map(|choice| &choice.patches);
        for patch in places {
            let sentence = rule_words::at_place(standard, patch);
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
    } else {
        let changes = choice.patches.iter();
        sentences.extend(changes.map(|patch| rule_words::of_patch(standard, patch)));
    }
    sentences.join(" ")
}

/// A paragraph in lines that fit on the screen and are pleasant to read, with `mark` before the first.
fn wrapped(text: &str, mark: &str) -> String {
    const PLEASANT: usize = 78;
    let most = screen::width().min(PLEASANT);
    let indent = " ".repeat(mark.chars().count());
    let mut lines = String::from(mark);
    let mut width = mark.chars().count();
    let mut first = true;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if !first && width + 1 + length > most {
            let _ = write!(lines, "\n{indent}");
            width = indent.len();
        } else if !first {
            lines.push(' ');
            width += 1;
        }
        lines.push_str(&visible(word));
        width += length;
        first = false;
    }
    lines
}
