//! The words of the vocabulary as messages.
//!
//! What a rule says is the message `rule-<section>-<key>-<word>`, or `rule-<section>-<key>` where the
//! value is a number or a list (`…-list` if a list is told otherwise); a section that is missing is
//! `rule-without-<section>`, and what is asked about a section or a key is
//! `rule-ask-<section>[-<key>]`. Each comes with the words of the vocabulary for where there is none.

use kuzhi_core::rule_set::{Key, Kind, Relay, RuleSet, Run, Scalar, SectionInfo};
use kuzhi_rules::{Change, Patch};
use kuzhi_wire::Said;

/// The heading over the rules of a section.
pub(crate) fn heading(section: &SectionInfo) -> Said {
    Said {
        plain: plain(section.meaning),
        ..Said::new(format!("rule-heading-{}", slug(section)))
    }
}

/// What one key of a section says.
pub(crate) fn sentence(rules: &RuleSet, section: &SectionInfo, key: &Key, value: &Scalar) -> Said {
    let message = format!("rule-{}-{}", slug(section), key.name);
    match value {
        Scalar::Word(word) => Said {
            plain: meaning(key, word),
            ..Said::new(format!("{message}-{word}")).with("total", rules.total_seeds())
        },
        Scalar::Number(number) => Said {
            plain: format!("{} ({number})", plain(key.meaning)),
            ..Said::new(message).with("value", *number)
        },
        Scalar::Numbers(numbers) => {
            let numbers: Vec<_> = numbers.iter().map(ToString::to_string).collect();
            let numbers = numbers.join(", ");
            Said {
                keys: vec![format!("{message}-list"), message],
                plain: format!("{} ({numbers})", plain(key.meaning)),
                ..Said::default()
            }
            .with("value", numbers)
        }
    }
}

/// What a change of the rules makes of them.
pub(crate) fn of_patch(rules: &RuleSet, patch: &Patch) -> Vec<Said> {
    let section = &RuleSet::SECTIONS[patch.section];
    match &patch.change {
        Change::Key(key, value) => vec![sentence(rules, section, &section.keys[*key], value)],
        Change::Section(values) => whole(rules, section, values),
        Change::Remove => vec![without(section)],
    }
}

/// What the rules say at the place that a patch would change.
pub(crate) fn at_place(rules: &RuleSet, patch: &Patch) -> Vec<Said> {
    let section = &RuleSet::SECTIONS[patch.section];
    match (&rules.scalars()[patch.section], &patch.change) {
        (Some(values), Change::Key(key, _)) => {
            vec![sentence(rules, section, &section.keys[*key], &values[*key])]
        }
        (Some(values), Change::Section(_) | Change::Remove) => whole(rules, section, values),
        (None, _) => vec![without(section)],
    }
}

/// What is asked about the place that a patch changes.
pub(crate) fn question(patch: &Patch) -> Said {
    let section = &RuleSet::SECTIONS[patch.section];
    let slug = slug(section);
    match &patch.change {
        Change::Key(key, _) => Said {
            plain: plain(section.keys[*key].meaning),
            ..Said::new(format!("rule-ask-{slug}-{}", section.keys[*key].name))
        },
        Change::Section(_) | Change::Remove => Said {
            keys: vec![format!("rule-ask-{slug}"), format!("rule-heading-{slug}")],
            plain: plain(section.meaning),
            ..Said::default()
        },
    }
}

/// What a heading or a key of the vocabulary, such as `capture.sweep` or `capture.sweep.takes`, says
/// under some rules.
pub(crate) fn at_path(rules: &RuleSet, path: &str) -> Vec<Said> {
    let scalars = rules.scalars();
    for (section, values) in RuleSet::SECTIONS.iter().zip(&scalars) {
        if section.path == path {
            return match values {
                Some(values) => whole(rules, section, values),
                None => vec![without(section)],
            };
        }
        let name = path
            .strip_prefix(section.path)
            .and_then(|rest| rest.strip_prefix('.'));
        let key = section.keys.iter().position(|key| Some(key.name) == name);
        if let (Some(key), Some(values)) = (key, values) {
            return vec![sentence(rules, section, &section.keys[key], &values[key])];
        }
    }
    Vec::new()
}

/// The section that a path of the vocabulary belongs to.
pub(crate) fn section_of(path: &str) -> &'static str {
    RuleSet::SECTIONS
        .iter()
        .map(|section| section.path)
        .filter(|section| path.starts_with(section))
        .max_by_key(|section| section.len())
        .unwrap_or_default()
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

fn whole(rules: &RuleSet, section: &SectionInfo, values: &[Scalar]) -> Vec<Said> {
    let keys = section.keys.iter().zip(values);
    keys.map(|(key, value)| sentence(rules, section, key, value))
        .collect()
}

fn without(section: &SectionInfo) -> Said {
    Said {
        plain: format!("Without: {}", plain(section.meaning)),
        ..Said::new(format!("rule-without-{}", slug(section)))
    }
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

fn slug(section: &SectionInfo) -> String {
    section.path.replace('.', "-")
}

/// A meaning on one line.
fn plain(meaning: &str) -> String {
    let words: Vec<_> = meaning.split_whitespace().collect();
    words.join(" ").replace('`', "")
}
