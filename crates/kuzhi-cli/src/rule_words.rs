//! The words of the vocabulary as sentences.
//!
//! What a rule says is the message `rule-<section>-<key>-<word>`, or `rule-<section>-<key>` where the
//! value is a number or a list (`…-list` if a list is told otherwise); dots in the name of a section become hyphens. A word without a message
//! is told by its meaning in the vocabulary, so that a rule file never needs texts of its own.

use kuzhi_core::rule_set::{Key, Kind, RuleSet, Scalar, SectionInfo};
use kuzhi_i18n::{Messages, Value};
use kuzhi_rules::{Change, Patch};

use crate::text::text;

/// The heading over the rules of a section.
pub(crate) fn heading(texts: &Messages, section: &SectionInfo) -> String {
    texts
        .find(&format!("rule-heading-{}", slug(section)), &[])
        .unwrap_or_else(|| plain(section.meaning))
}

/// What one key of a section says.
pub(crate) fn sentence(
    texts: &Messages,
    section: &SectionInfo,
    key: &Key,
    value: &Scalar,
) -> String {
    let message = format!("rule-{}-{}", slug(section), key.name);
    if let Scalar::Word(word) = value {
        return texts
            .find(&format!("{message}-{word}"), &[])
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
pub(crate) fn of_patch(texts: &Messages, patch: &Patch) -> String {
    let section = &RuleSet::SECTIONS[patch.section];
    match &patch.change {
        Change::Key(key, value) => sentence(texts, section, &section.keys[*key], value),
        Change::Section(values) => whole(texts, section, values),
        Change::Remove => without(texts, section),
    }
}

/// What some rules say at the place that a patch would change.
pub(crate) fn at_place(texts: &Messages, rules: &RuleSet, patch: &Patch) -> String {
    let section = &RuleSet::SECTIONS[patch.section];
    match (&rules.scalars()[patch.section], &patch.change) {
        (Some(values), Change::Key(key, _)) => {
            sentence(texts, section, &section.keys[*key], &values[*key])
        }
        (Some(values), Change::Section(_) | Change::Remove) => whole(texts, section, values),
        (None, _) => without(texts, section),
    }
}

/// What the place that a patch changes is about.
pub(crate) fn about(texts: &Messages, patch: &Patch) -> String {
    let section = &RuleSet::SECTIONS[patch.section];
    match &patch.change {
        Change::Key(key, _) => plain(section.keys[*key].meaning),
        Change::Section(_) | Change::Remove => heading(texts, section),
    }
}

fn whole(texts: &Messages, section: &SectionInfo, values: &[Scalar]) -> String {
    let keys = section.keys.iter().zip(values);
    let sentences: Vec<_> = keys
        .map(|(key, value)| sentence(texts, section, key, value))
        .collect();
    sentences.join(" ")
}

fn without(texts: &Messages, section: &SectionInfo) -> String {
    text!(texts, "rule-without", heading = heading(texts, section))
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
            for key in section.keys {
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
        let say = |value| sentence(&texts, &section, relay, &value);
        assert_eq!(say(Scalar::Word("none".to_owned())), "One lap is all.");
        assert_eq!(say(Scalar::Number(3)), "How one lap leads to the next. (3)");
        assert_eq!(heading(&texts, &section), "Something made up.");
    }
}
