//! The words of the vocabulary as sentences.
//!
//! What a rule says is the message `rule-<section>-<key>-<word>`, or `rule-<section>-<key>` where the
//! value is a number or a list (`…-list` if a list is told otherwise); that a section is missing is
//! `rule-without-<section>`, and what a dispute about a section or a key asks is
//! `rule-ask-<section>[-<key>]`. Dots in the name of a section become hyphens. A word without a message
//! is told by its meaning in the vocabulary, so that a rule file never needs texts of its own.
//!
//! Each sentence stands for itself, since options tell it without those around it.

use kuzhi_core::rule_set::{Key, Kind, Relay, RuleSet, Run, Scalar, SectionInfo};
use kuzhi_i18n::{Messages, Value};
use kuzhi_rules::{Change, Patch};

use crate::text::text;

/// A language, and the rules that are told in it.
#[derive(Clone, Copy)]
pub(crate) struct Telling<'a> {
    pub(crate) texts: &'a Messages,
    pub(crate) rules: &'a RuleSet,
    /// The seeds that the game is set up with.
    pub(crate) total: u32,
}

/// The heading over the rules of a section.
pub(crate) fn heading(texts: &Messages, section: &SectionInfo) -> String {
    texts
        .find(&format!("rule-heading-{}", slug(section)), &[])
        .unwrap_or_else(|| plain(section.meaning))
}

/// What one key of a section says.
pub(crate) fn sentence(
    Telling { texts, total, .. }: Telling<'_>,
    section: &SectionInfo,
    key: &Key,
    value: &Scalar,
) -> String {
    let message = format!("rule-{}-{}", slug(section), key.name);
    if let Scalar::Word(word) = value {
        let total = ("total", total.into());
        return texts
            .find(&format!("{message}-{word}"), &[total])
            .unwrap_or_else(|| meaning(key, word));
    }
    let list = match value {
        Scalar::Numbers(_) => texts.find(&format!("{message}-list"), &[("value", number(value))]),
        Scalar::Word(_) | Scalar::Number(_) => None,
    };
    let value = number(value);
    list.or_else(|| texts.find(&message, &[("value", value.clone())]))
        .unwrap_or_else(|| {
            let meaning = plain(key.meaning);
            text!(texts, "rule-neutral", meaning = meaning, value = value)
        })
}

/// What a change of the rules makes of them.
pub(crate) fn of_patch(telling: Telling<'_>, patch: &Patch) -> String {
    let section = &RuleSet::SECTIONS[patch.section];
    match &patch.change {
        Change::Key(key, value) => sentence(telling, section, &section.keys[*key], value),
        Change::Section(values) => whole(telling, section, values),
        Change::Remove => without(telling.texts, section),
    }
}

/// What the rules say at the place that a patch would change.
pub(crate) fn at_place(telling: Telling<'_>, patch: &Patch) -> String {
    let section = &RuleSet::SECTIONS[patch.section];
    match (&telling.rules.scalars()[patch.section], &patch.change) {
        (Some(values), Change::Key(key, _)) => {
            sentence(telling, section, &section.keys[*key], &values[*key])
        }
        (Some(values), Change::Section(_) | Change::Remove) => whole(telling, section, values),
        (None, _) => without(telling.texts, section),
    }
}

/// What is asked about the place that a patch changes.
pub(crate) fn question(texts: &Messages, patch: &Patch) -> String {
    let section = &RuleSet::SECTIONS[patch.section];
    let ask = |place: &str| texts.find(&format!("rule-ask-{place}"), &[]);
    match &patch.change {
        Change::Key(key, _) => {
            let key = &section.keys[*key];
            ask(&format!("{}-{}", slug(section), key.name)).unwrap_or_else(|| plain(key.meaning))
        }
        Change::Section(_) | Change::Remove => {
            ask(&slug(section)).unwrap_or_else(|| heading(texts, section))
        }
    }
}

/// Whether what a key says can ever matter under some rules.
pub(crate) fn matters(rules: &RuleSet, section: &SectionInfo, key: &Key) -> bool {
    match (section.path, key.name) {
        ("sowing", "closed-holes") => rules.rounds.is_some(),
        ("sowing", "endless") => rules.sowing.relay != Relay::None,
        ("capture.last-seed", "run-taken") => {
            let run = rules.by_count.as_ref().map(|capture| capture.run);
            run != Some(Run::None)
        }
        _ => true,
    }
}

fn whole(telling: Telling<'_>, section: &SectionInfo, values: &[Scalar]) -> String {
    let keys = section.keys.iter().zip(values);
    let sentences: Vec<_> = keys
        .map(|(key, value)| sentence(telling, section, key, value))
        .collect();
    sentences.join(" ")
}

fn without(texts: &Messages, section: &SectionInfo) -> String {
    texts
        .find(&format!("rule-without-{}", slug(section)), &[])
        .unwrap_or_else(|| text!(texts, "rule-without", heading = heading(texts, section)))
}

/// What the vocabulary says about a word.
fn meaning(key: &Key, word: &str) -> String {
    let terms = match key.kind {
        Kind::Words(terms) => terms,
        Kind::Number { .. } | Kind::Counts | Kind::Seeds | Kind::Limit(_) => &[],
    };
    let term = terms.iter().find(|term| term.word == word);
    term.map_or_else(
        || format!("{} {word}.", plain(key.meaning)),
        |term| plain(term.meaning),
    )
}

fn number(value: &Scalar) -> Value<'_> {
    match value {
        Scalar::Word(word) => word.into(),
        Scalar::Number(number) => (*number).into(),
        Scalar::Numbers(numbers) => {
            let numbers: Vec<_> = numbers.iter().map(ToString::to_string).collect();
            numbers.join(", ").into()
        }
    }
}

fn slug(section: &SectionInfo) -> String {
    section.path.replace('.', "-")
}

/// A meaning on one line.
fn plain(meaning: &str) -> String {
    let words: Vec<_> = meaning.split_whitespace().collect();
    words.join(" ").replace('`', "")
}

#[cfg(test)]
mod tests {
    use kuzhi_i18n::Language;

    use super::*;

    #[test]
    fn every_word_has_its_sentence() {
        let texts = Messages::new(Language::english());
        let mut missing = Vec::new();
        let mut check = |message: String| {
            if texts.find(&message, &[("value", "2".into())]).is_none() {
                missing.push(message);
            }
        };
        for section in RuleSet::SECTIONS {
            let slug = slug(section);
            check(format!("rule-heading-{slug}"));
            if !section.required {
                check(format!("rule-ask-{slug}"));
                check(format!("rule-without-{slug}"));
            }
            for key in section.keys {
                check(format!("rule-ask-{slug}-{}", key.name));
                match key.kind {
                    Kind::Words(terms) => terms
                        .iter()
                        .for_each(|term| check(format!("rule-{slug}-{}-{}", key.name, term.word))),
                    Kind::Limit(word) => {
                        check(format!("rule-{slug}-{}-{word}", key.name));
                        check(format!("rule-{slug}-{}", key.name));
                    }
                    Kind::Number { .. } | Kind::Counts | Kind::Seeds => {
                        check(format!("rule-{slug}-{}", key.name));
                    }
                }
            }
        }
        assert!(missing.is_empty(), "{}", missing.join("\n"));
    }

    #[test]
    fn a_word_without_a_sentence_is_told_by_its_meaning() {
        let texts = Messages::new(Language::english());
        let section = SectionInfo {
            path: "made.up",
            meaning: " Something made up.",
            keys: &[],
            required: false,
        };
        let relay = RuleSet::SECTIONS
            .iter()
            .flat_map(|section| section.keys)
            .find(|key| key.name == "relay")
            .unwrap();
        let some_game = &kuzhi_rules::built_in::all()[0];
        let (file, _) = kuzhi_rules::parse(some_game.text);
        let telling = Telling {
            texts: &texts,
            rules: &file.unwrap().standard,
            total: 0,
        };
        let say = |value| sentence(telling, &section, relay, &value);
        assert_eq!(say(Scalar::Word("none".to_owned())), "One lap is all.");
        assert_eq!(say(Scalar::Number(3)), "How one lap leads to the next. (3)");
        assert_eq!(heading(&texts, &section), "Something made up.");
    }
}
