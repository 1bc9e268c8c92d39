//! What is wrong with something typed is told in the reader's language: as a message, never as plain text.

use kuzhi_wasm::Desk;
use kuzhi_wire::{Answer, Ask, Course, GameChoice, Reply, Rounds, Said};

/// The texts of the app in English; the build of the app refuses languages that have fewer.
const ENGLISH: &str = include_str!("../../../locales/en/app.ftl");

/// A position, and the messages about it, in order.
const POSITIONS: &[(&str, &str)] = &[
    ("", "fault-missing"),
    ("6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0", "fault-missing"),
    ("6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 -1 s", "fault-number"),
    (
        "6,6,4.5,6,6,6,6/6,6,6,6,6,-6,6 0 0 s",
        "fault-seeds fault-seeds",
    ),
    ("6,6,٦,6,6,6,6/6,6,6,6,6,6,6 0 0 s", "fault-seeds"),
    ("6,6,6,6,6,6,1000000000/6,6,6,6,6,6,6 0 0 s", "fault-seeds"),
    ("6,6,6,6,6,6,6 0 0 s", "fault-rows"),
    ("6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 west", "fault-mover"),
    (
        "6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s and more",
        "fault-trailing fault-trailing",
    ),
    (
        "6,6,6,6,6,6/6,6,6,6,6,6,6,6 0 0 s",
        "fault-holes fault-holes",
    ),
    ("200,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s", "fault-total"),
    ("x,x,x,x,x,x,x/6,6,6,6,6,6,6 0 0 s", "fault-row-closed"),
];

/// A record, and the messages about it.
const RECORDS: &[(&str, &str)] = &[
    ("", "record-empty"),
    ("[Game \"pallankuzhi\"]\n\nS2 what N1 *", "record-unknown"),
    ("[Game \"pallankuzhi\"]\n\nS2 N1 * S3", "record-place"),
    ("[Game \"pallankuzhi\"]\n\nS2 {open", "record-comment"),
    (
        "[Game \"pallankuzhi\"]\n[Position \"1/1 0 0\"]\n\nS1 *",
        "record-position",
    ),
    (
        "[Game \"pallankuzhi\"]\n\nS2 N1 S99 *",
        "record-move refusal-no-such-hole",
    ),
    ("[Game \"pallankuzhi\"]\n\nS2 N1", "record-no-result"),
    ("[Game \"pallankuzhi\"]\n\nS2 S1 *", "replay-move"),
    ("[Game \"pallankuzhi\"]\n\nS2+99 *", "replay-gain"),
    ("[Game \"pallankuzhi\"]\n\nS2 N1 43-41", "replay-end"),
];

/// A move after none, and the message about it.
const MOVES: &[(&str, &str)] = &[
    ("", "fault-move"),
    ("hop", "fault-move"),
    ("S9", "refusal-no-such-hole"),
    ("N1", "refusal-not-yours"),
];

fn game() -> GameChoice {
    GameChoice {
        id: "pallankuzhi".to_owned(),
        set: Vec::new(),
    }
}

fn course(start: Option<&str>) -> Course {
    Course {
        game: game(),
        seed: 1,
        rounds: Rounds::Study,
        start: start.map(str::to_owned),
        actions: Vec::new(),
    }
}

fn problems(ask: &Ask) -> Vec<Said> {
    match Desk::new(|| 0.0).answer(ask) {
        Reply::Problems(problems) => problems,
        Reply::Answer(answer) => match *answer {
            Answer::Read(read) => read.problems,
            other => panic!("{ask:?} is answered with {other:?}"),
        },
    }
}

/// Compares the messages, each of which must be there and have all the values that it mentions.
fn compare(what: &str, found: &[Said], expected: &str) {
    let keys: Vec<&str> = found.iter().map(|said| said.keys[0].as_str()).collect();
    assert!(keys.join(" ").starts_with(expected), "{what:?}: {keys:?}");
    for said in found {
        assert_eq!(said.plain, "", "{what:?}");
        let begin = format!("\n{} = ", said.keys[0]);
        let text = ENGLISH.split(&begin).nth(1);
        let text = text.unwrap_or_else(|| panic!("{begin:?} is not among the texts"));
        let text = text.split("\n\n").next().unwrap_or(text);
        let line = text.lines().next().unwrap_or(text);
        for value in line.split("{ $").skip(1) {
            let name = value.split([' ', '}']).next().unwrap_or(value);
            assert!(
                said.args.contains_key(name),
                "{what:?}: {name} is not given"
            );
        }
    }
}

#[test]
fn positions_are_refused_in_words() {
    for &(text, expected) in POSITIONS {
        let course = course(Some(text));
        compare(text, &problems(&Ask::View { course }), expected);
    }
}

#[test]
fn records_are_refused_in_words() {
    for &(text, expected) in RECORDS {
        let ask = Ask::Read {
            text: text.to_owned(),
            game: game(),
        };
        compare(text, &problems(&ask), expected);
    }
}

#[test]
fn moves_are_refused_in_words() {
    for &(action, expected) in MOVES {
        let ask = Ask::Act {
            course: course(None),
            action: action.to_owned(),
        };
        compare(action, &problems(&ask), expected);
    }
}
