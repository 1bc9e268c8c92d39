//! Oware Game Notation: read, refused, written.

use kuzhi_core::{
    Reason,
    record::{Record, ogn, replay},
};
use proptest::{collection::vec, prelude::*, sample::select};

mod common;

const THEIRS: &str = r#"[Variant "Oware Abapa"]
[Event "?"]
[Site "Barcelona"]
[Date "2020.01.02"]
[Round "?"]
[South "Ama"]
[North "Kofi \"K\""]
[Result "25-12"]
[FEN "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]

1. A f+2 { a  good
move } (1. B {no A} (c) d) 2. C+3
b 3. F+15 25-12
"#;

#[test]
fn a_record_is_read() {
    let (record, problems) = ogn::read(THEIRS);
    assert_eq!(problems, []);
    assert_eq!(
        record.to_string(),
        r#"[Variant "Oware Abapa"]
[Site "Barcelona"]
[Date "2020.01.02"]
[South "Ama"]
[North "Kofi \"K\""]

[Round "1"]
[Position "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s"]
1. S1 2. N6+2 {a good move} 3. S3+3 4. N2 5. S6
25-12
"#
    );
}

#[test]
fn a_record_is_written() {
    let ours = r#"[Game "oware"]
[North "Kofi"]
[Round "7"]
1. S1 2. N6+2 {good} {very
good} 3. 3 4. b
24-24 agreement"#
        .replace("4. b", "4. 2+10");
    let (record, problems) = Record::parse(&ours);
    assert_eq!(problems, []);
    let theirs = ogn::write(&common::oware(), &record).unwrap();
    assert_eq!(
        theirs,
        r#"[Variant "oware"]
[Event "?"]
[Site "?"]
[Date "?"]
[Round "7"]
[South "?"]
[North "Kofi"]
[Result "24-24"]
[Game "oware"]
[Termination "agreement"]

1. A f+2 { good very good } 2. C b+10 24-24
"#
    );
    let (again, problems) = ogn::read(&theirs);
    assert_eq!(problems, []);
    assert_eq!(again.rounds[0].ending.reason, Some(Reason::Agreement));
    assert_eq!(again.rounds[0].number, 7);
}

#[test]
fn what_is_read_can_be_replayed() {
    let text = "[Variant \"Oware\"]\n\n1. C d 2. F *\n";
    let (record, problems) = ogn::read(text);
    assert_eq!(problems, []);
    let replayed = replay(&common::oware(), &record);
    assert_eq!(replayed.disagreement, None);
    assert_eq!(replayed.rounds[0].turns.len(), 3);
}

#[test]
fn faults_are_named_with_their_place() {
    for (text, beginnings) in [
        ("", &["line 1, column 1: record: is empty"][..]),
        ("1. A g", &["line 1, column 6: `g` is not understood"]),
        ("1. Ab", &["line 1, column 4: `Ab` is not understood"]),
        (
            "1. A+2+2 +x",
            &[
                "line 1, column 4: gain: `+2+2`",
                "line 1, column 10: gain: `+x`",
            ],
        ),
        (
            "1. A 25-12 b",
            &["line 1, column 12: `b` stands after the result"],
        ),
        (
            "[Result \"25-11\"] A 25-12",
            &["line 1, column 1: result: `25-11` is not the result"],
        ),
        (
            "[FEN \"4-4\"]",
            &["line 1, column 1: position: South's hole 3: is missing"],
        ),
        (
            "[A \"1\"][A \"2\"]",
            &["line 1, column 8: header `A`: stood there before"],
        ),
        (
            "[Position \"1\"]",
            &["line 1, column 1: header: `Position` is not one"],
        ),
    ] {
        let (_, problems) = ogn::read(text);
        let messages: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(messages.len() >= beginnings.len(), "{text}: {messages:?}");
        for (message, beginning) in messages.iter().zip(beginnings) {
            assert!(message.starts_with(beginning), "{text}: {messages:?}");
        }
    }
}

#[test]
fn what_the_form_has_no_place_for_is_refused() {
    for (text, reason) in [
        ("1. S1 2. pass *", "move 2: is a pass"),
        ("1. S1 2. S7 *", "South's row: has 7 holes"),
        ("1. S1+2/3 *", "move 1: gives seeds to the other player"),
        ("side south *", "choices before the first move"),
        ("{hello} 1. S1 *", "comment before the first move"),
        (
            "1. S1 {a\\}b} *",
            "comment: this notation cannot hold a closing brace",
        ),
        ("* [Round \"2\"] *", "rounds: there are 2"),
        ("[Position \"4,4/4,4 0 0 s\"] *", "South's row: has 2 holes"),
    ] {
        let (record, _) = Record::parse(text);
        let message = ogn::write(&common::oware(), &record)
            .unwrap_err()
            .to_string();
        assert!(message.starts_with(reason), "{message}");
    }
    let (record, _) = Record::parse("1. S1 *");
    let message = ogn::write(&common::game(), &record)
        .unwrap_err()
        .to_string();
    assert!(message.starts_with("South's row: has 7 holes"), "{message}");
}

const PIECES: &[&str] = &[
    " ",
    "\n",
    "1.",
    "A",
    "f",
    "+2",
    "25-12",
    "*",
    "{",
    "}",
    "(",
    ")",
    "[Round \"?\"]",
    "[Result \"*\"]",
    "[FEN \"1\"]",
    "é",
    "[A \"b\"]",
    "\\",
    "\"",
];

proptest! {
    #[test]
    fn any_text_gives_a_record(text in any::<String>(), near in vec(select(PIECES), 0..30)) {
        for text in [text, near.concat()] {
            let (record, _) = ogn::read(&text);
            prop_assert_eq!(record.rounds.len(), 1);
        }
    }

    #[test]
    fn what_is_written_is_read_back(
        moves in vec(("[1-6]", 0..20_u32), 0..60),
        comment in "[a-z]{1,9}( [a-z]{1,9}){0,20}",
    ) {
        let written = |(index, (hole, gain)): (usize, &(String, u32))| {
            let seat = if index % 2 == 0 { 'S' } else { 'N' };
            let gain = if *gain == 0 { String::new() } else { format!("+{gain}") };
            format!("{seat}{hole}{gain} {{{comment}}}\n")
        };
        let moves: String = moves.iter().enumerate().map(written).collect();
        let text = format!("[Variant \"v\"]\n[Zeta \"z\"]\n{moves}*");
        let (record, _) = Record::parse(&text);
        let theirs = ogn::write(&common::oware(), &record).unwrap();
        prop_assert!(theirs.lines().all(|line| line.len() < 80));
        prop_assert_eq!(ogn::read(&theirs), (record, Vec::new()));
    }
}
