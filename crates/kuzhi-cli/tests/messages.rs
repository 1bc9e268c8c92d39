//! Every message that the program asks for is there, and every message that is there is asked for.
#![expect(clippy::unwrap_used, reason = "what is missing here fails the test")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

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

/// What `solve`, of rounds and matches, and `analyse` say, they say in every language, with the same values.
#[test]
fn searches_speak_every_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let of_searches = |language: &Path| -> BTreeMap<String, BTreeSet<String>> {
        let text = fs::read_to_string(language.join("search.ftl")).unwrap();
        let mut found = BTreeMap::<_, BTreeSet<_>>::new();
        let mut last = None;
        for line in text.lines() {
            if !line.starts_with([' ', '}']) {
                let key = key(line).filter(|key| {
                    ["solve-", "match-", "analyse-"]
                        .iter()
                        .any(|start| key.starts_with(start))
                });
                last = key.map(str::to_owned);
            }
            if let Some(key) = &last {
                let values = line
                    .split('$')
                    .skip(1)
                    .filter_map(|rest| rest.split(' ').next());
                found
                    .entry(key.clone())
                    .or_default()
                    .extend(values.map(str::to_owned));
            }
        }
        found
    };
    let english = of_searches(&locales.join("en"));
    assert!(english.len() > 10);
    let mut languages = 0;
    for entry in fs::read_dir(&locales).unwrap() {
        let language = entry.unwrap().path();
        assert_eq!(of_searches(&language), english, "{}", language.display());
        languages += 1;
    }
    assert!(languages >= 6);
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
