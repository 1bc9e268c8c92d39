//! Every message that the program asks for is there, and every message that is there is asked for.
#![expect(clippy::unwrap_used, reason = "what is missing here fails the test")]

use std::{fs, path::Path};

/// Beginnings of keys that the program puts together.
const MADE_UP_OF_PARTS: [&str; 5] = ["rule-", "help-", "game-", "option-", "over-"];

#[test]
fn messages_and_program_agree() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = texts(&home.join("src"), "rs");
    let app = fs::read_to_string(home.join("../../locales/en/app.ftl")).unwrap();
    // What the app says is asked for by the app, which has a test of its own.
    let messages = texts(&home.join("../../locales/en"), "ftl").replace(&app, "");
    let keys: Vec<&str> = messages.lines().filter_map(key).collect();
    assert!(keys.len() > 100);
    for key in literals(&program) {
        assert!(keys.contains(&key), "no message `{key}`");
    }
    for key in keys {
        let in_parts = MADE_UP_OF_PARTS.iter().any(|part| key.starts_with(part));
        assert!(
            in_parts || program.contains(&format!("\"{key}\"")),
            "nobody asks for `{key}`"
        );
    }
}

fn key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once(" =")?;
    let letters = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    let made_of = |key: &str| key.chars().all(|letter| letters(letter) || letter == '-');
    (key.starts_with(letters) && made_of(key)).then_some(key)
}

/// The keys that stand literally in calls of `text!`.
fn literals(program: &str) -> Vec<&str> {
    let literal = |call| -> Option<&str> {
        let (_, second) = str::split_once(call, ',')?;
        let (key, _) = second.trim_start().strip_prefix('"')?.split_once('"')?;
        Some(key)
    };
    let keys: Vec<_> = program
        .split("text!(")
        .skip(1)
        .filter_map(literal)
        .collect();
    assert!(keys.len() > 50);
    keys
}

/// All files of a folder and those below it with one kind of name, one after the other.
fn texts(folder: &Path, extension: &str) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all += &texts(&path, extension);
        } else if path.extension().is_some_and(|found| found == extension) {
            all += &fs::read_to_string(path).unwrap();
        }
    }
    all
}
