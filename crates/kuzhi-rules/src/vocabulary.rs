//! The vocabulary of rule files as a page for people.

use core::fmt::Write as _;

use kuzhi_core::rule_set::{Key, Kind, RuleSet, SectionInfo};

const INTRODUCTION: &str = include_str!("vocabulary.md");

/// The page `docs/RULES.md`: every heading, key and word with its meaning.
pub fn markdown() -> String {
    let mut page = String::from(INTRODUCTION);
    for info in RuleSet::SECTIONS {
        section(&mut page, info);
    }
    page
}

fn section(page: &mut String, info: &SectionInfo) {
    let presence = if info.required {
        "In every file."
    } else {
        "Where a game has it."
    };
    let meaning = sentence(info.meaning);
    add(
        page,
        &format!("\n## `[{}]`\n\n{meaning} {presence}\n", info.path),
    );
    for key in info.keys {
        add(page, &format!("\n### `{}`\n\n", key.name));
        add(
            page,
            &format!("{} {}\n", sentence(key.meaning), accepted(key)),
        );
        if let Kind::Words(terms) = key.kind {
            page.push('\n');
            for term in terms {
                let meaning = sentence(term.meaning);
                add(page, &format!("- `\"{}\"`: {meaning}\n", term.word));
            }
        }
    }
}

/// What a key holds.
fn accepted(key: &Key) -> String {
    match key.kind {
        Kind::Words(_) => String::from("One of these words:"),
        Kind::Number { least, most } => format!("A whole number from {least} to {most}."),
        Kind::Counts => String::from(
            "A list of one to eight different numbers from 1 to 255, such as `[2, 4]`.",
        ),
        Kind::Seeds => String::from(
            "A number from 1 to 127, or a list with a number for every hole of a row, such as \
             `[12, 12, 12, 2, 12, 12, 12]`.",
        ),
        Kind::Limit(word) => format!("A whole number from 1, or `\"{word}\"` for no limit."),
    }
}

/// A doc comment as running text.
fn sentence(meaning: &str) -> String {
    meaning.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn add(page: &mut String, text: &str) {
    page.write_str(text)
        .expect("writing to a string cannot fail");
}
