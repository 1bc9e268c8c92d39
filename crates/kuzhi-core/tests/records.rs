//! Records: what is printed is read back, and what cannot be read is named with its place.

use kuzhi_core::{
    Reason, Seat, Setup, SetupChoice,
    notation::MoveText,
    record::{Ending, Entry, Gain, Headers, MoveRecord, Record, RoundRecord},
};
use proptest::{collection::vec, option, prelude::*, sample::select};

const WHOLE: &str = r#"[Game "pallankuzhi"]
[Set "preset=five, fours-to=hole-owner"]
[Digest "0f"]
[South "மீனா \"M\""]
[Event "a\\b\nc"]

[Round "1"]
{Two rounds were played.}
guess odd
side north
1. S1+7 2. N3 {well played \} } 3. pass 4. S5+4/8
43-41 no-seeds

[Round "3"]
[Position "6,6,x/6,x,x 1 2 n a=b"]
[Seed "17"]
1. N1
* agreement
"#;

#[test]
fn a_whole_record_is_written_back_unchanged() {
    let (record, problems) = Record::parse(WHOLE);
    assert_eq!(problems, []);
    assert_eq!(record.to_string(), WHOLE);
    assert_eq!(record.headers.get("South"), Some("மீனா \"M\""));
    assert_eq!(record.headers.get("Event"), Some("a\\b\nc"));
    let [first, third] = &record.rounds[..] else {
        panic!("two rounds")
    };
    assert_eq!(
        first.entries[2],
        Entry::Choice(SetupChoice::Side(Seat::North))
    );
    assert_eq!(
        first.entries[5],
        Entry::Comment("well played } ".to_owned())
    );
    assert_eq!(first.ending.score, Some([43, 41]));
    assert_eq!(
        (third.number, third.ending.reason),
        (3, Some(Reason::Agreement))
    );
    assert_eq!(third.headers.get(Headers::SEED), Some("17"));
    let start = third.start.as_ref().map(Setup::to_string);
    assert_eq!(start.as_deref(), Some("6,6,x/6,x,x 1 2 n a=b"));
}

#[test]
fn much_is_forgiven_in_reading() {
    let tidy = "[Round \"1\"]\n[Position \"1,1/1,1 0 0 s\"]\n1. S1+4 2. N2+1/2 3. 1 {x}\n*\n";
    for text in [
        tidy,
        "\u{feff}[Position \"1,1/1,1  0 0 s\"]\r\n\r\n1.s1 +4\r\n2...n2 +1/2   1{x} *",
        "[ round \"01\" ] [position   \"1,1/1,1 0 0 s\"] S1+4 N2+1/2 1 {x} *",
    ] {
        let (record, problems) = Record::parse(text);
        assert_eq!(problems, [], "{text}");
        assert_eq!(record.to_string(), tidy);
    }
}

#[test]
fn long_records_flow_into_lines() {
    let mut round = RoundRecord::new(1);
    for number in 1..=1200 {
        let text = MoveText::Hole {
            seat: Some(Seat::South),
            number: number % 7 + 1,
        };
        let gain = Some(Gain {
            mover: 12,
            other: 0,
        });
        round.entries.push(Entry::Move(MoveRecord { text, gain }));
    }
    let record = Record {
        rounds: vec![round],
        ..Record::default()
    };
    let text = record.to_string();
    assert!(text.lines().all(|line| line.len() < 80));
    assert!(text.contains("1200. S4+12"));
    assert_eq!(Record::parse(&text), (record, Vec::new()));
}

const FAULTS: &[(&str, &[&str])] = &[
    (
        "",
        &["line 1, column 1: record: is empty; expected headers"],
    ),
    (" \n ", &["line 2, column 2: record: is empty"]),
    (
        "1. S1",
        &["line 1, column 6: round 1: has no result; expected a score"],
    ),
    (
        "[Round \"1\"]\n1. S1\n[Round \"2\"]\n*",
        &["line 3, column 1: round 1: has no result"],
    ),
    (
        "[Game pallankuzhi]\n1. S1 *",
        &["line 1, column 1: header: `[Game pallankuzhi]` is not one; expected [Name"],
    ),
    (
        "[Game \"a\n1. S1 *",
        &["line 1, column 1: header: `[Game \"a` is not one"],
    ),
    (
        "[1 \"a\"] *",
        &[
            "line 1, column 1: header: `[1 \"a\"] *` is not one",
            "line 1, column 10: record: is empty",
        ],
    ),
    (
        "[A \"1\"][A \"2\"] *",
        &["line 1, column 8: header `A`: stood there before"],
    ),
    (
        "1. S1 [A \"1\"] *",
        &["line 1, column 7: header `A`: stands after moves"],
    ),
    (
        "[Round \"2\"] * [Round \"2\"] * [Round \"x\"] *",
        &[
            "line 1, column 15: round: `2` is not its number",
            "line 1, column 29: round: `x` is not",
        ],
    ),
    (
        "[Position \"6,-1/6,6 0 s\"] *",
        &[
            "line 1, column 1: position: South's hole 2: `-1` is less than nothing",
            "line 1, column 1: position: North's store: `s` is not a number",
            "line 1, column 1: position: side to move: is missing",
        ],
    ),
    (
        "1. S1 * {x",
        &["line 1, column 9: comment: is not closed; expected }"],
    ),
    (
        "1. S1\n  2. X9 *",
        &["line 2, column 6: `X9` is not understood; expected a move"],
    ),
    (
        "1.N17 *",
        &["line 1, column 3: move: `17` is not a hole; expected a number from 1 to 16"],
    ),
    (
        "1. S1 3. N1 4. S2 *",
        &["line 1, column 7: move number: `3` is wrong; expected 2"],
    ),
    (
        "1. S1 ? 7. N1 8. S2 *",
        &["line 1, column 7: `?` is not understood"],
    ),
    (
        "+4 1. S1+4+4 +x *",
        &[
            "line 1, column 1: gain: `+4` is not one",
            "line 1, column 9: gain: `+4+4` is not one",
            "line 1, column 14: gain: `+x` is not one; expected +4 or +4/3",
        ],
    ),
    (
        "1. S1+300 {..} +4 *",
        &[
            "line 1, column 6: gain: `+300`",
            "line 1, column 16: gain: `+4`",
        ],
    ),
    (
        "guess south side *",
        &[
            "line 1, column 1: choice: `guess south`",
            "line 1, column 13: choice: `side *` is not one",
            "line 1, column 19: round 1: has no result",
        ],
    ),
    (
        "guess {x} *",
        &["line 1, column 1: choice: `guess` is not one; expected guess odd"],
    ),
    (
        "1. S1 side south *",
        &["line 1, column 7: choice: `side south` stands after moves"],
    ),
    (
        "* S1 endless endless",
        &[
            "line 1, column 3: `S1` stands after the result",
            "line 1, column 14: `endless` stands after",
        ],
    ),
    (
        "* guess odd",
        &["line 1, column 3: `guess odd` stands after the result"],
    ),
    (
        "43-٤١",
        &[
            "line 1, column 1: `43-٤١` is not understood",
            "line 1, column 6: round 1: has no result",
        ],
    ),
];

#[test]
fn faults_are_named_with_their_place() {
    for (text, beginnings) in FAULTS {
        let (_, problems) = Record::parse(text);
        let messages: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(messages.len(), beginnings.len(), "{text}: {messages:#?}");
        for (message, beginning) in messages.iter().zip(*beginnings) {
            assert!(message.starts_with(beginning), "{text}: {messages:#?}");
        }
    }
}

#[test]
fn a_flood_of_problems_is_cut_short() {
    let (_, problems) = Record::parse(&"? ".repeat(50_000));
    assert_eq!(problems.len(), 100);
    let (_, problems) = Record::parse(&"9".repeat(100_000));
    assert!(problems[0].to_string().len() < 200);
}

fn texts() -> impl Strategy<Value = String> {
    prop_oneof![".{0,12}", r#"[a \\{}\[\]"\n\r]{0,12}"#]
}

fn headers() -> impl Strategy<Value = Headers> {
    vec(("[A-Z][A-Za-z0-9_]{0,6}", texts()), 0..4).prop_map(|pairs| {
        let mut headers = Headers::default();
        for (name, value) in &pairs {
            // The names that a round keeps are refused.
            let _ = headers.set(name, value);
        }
        headers
    })
}

fn entries() -> impl Strategy<Value = Vec<Entry>> {
    let choice = prop_oneof![
        select(&SetupChoice::ALL[..]).prop_map(Entry::Choice),
        texts().prop_map(Entry::Comment),
    ];
    let gain = option::of((0..=255_u32, 0..=255_u32));
    let hole = (option::of(select(&Seat::BOTH[..])), 1..=16_usize);
    let played = (option::weighted(0.9, hole), gain).prop_map(|(hole, gain)| {
        let text = hole.map_or(MoveText::Pass, |(seat, number)| MoveText::Hole {
            seat,
            number,
        });
        let gain = gain.map(|(mover, other)| Gain { mover, other });
        Entry::Move(MoveRecord { text, gain })
    });
    let later = prop_oneof![4 => played, 1 => texts().prop_map(Entry::Comment)];
    (vec(choice, 0..4), vec(later, 0..40)).prop_map(|(first, later)| [first, later].concat())
}

fn endings() -> impl Strategy<Value = Ending> {
    let score = option::of([0..=255_u32, 0..=255_u32]);
    let reason = option::of(select(&Reason::ALL[..]));
    (score, reason).prop_map(|(score, reason)| Ending { score, reason })
}

fn starts() -> impl Strategy<Value = Setup> {
    "[0-9](,[0-9x]){0,6}/[0-9](,[0-9x]){0,6} [0-9] [0-9] [sn]( [a-z]=[!-~]{1,4})?"
        .prop_map(|text| text.parse().expect("the text of a position"))
}

prop_compose! {
    fn rounds()(
        start in option::of(starts()),
        headers in headers(),
        entries in entries(),
        ending in endings(),
    ) -> RoundRecord {
        RoundRecord { number: 0, start, headers, entries, ending }
    }
}

fn records() -> impl Strategy<Value = Record> {
    (headers(), vec((1..5_u32, rounds()), 1..4)).prop_map(|(headers, rounds)| {
        let mut number = 0;
        let numbered = |(step, mut round): (u32, RoundRecord)| {
            number += step;
            round.number = number;
            round
        };
        let rounds = rounds.into_iter().map(numbered).collect();
        Record { headers, rounds }
    })
}

proptest! {
    #[test]
    fn print_then_parse_is_the_identity(record in records()) {
        let text = record.to_string();
        let (read, problems) = Record::parse(&text);
        prop_assert_eq!(&read, &record, "{}", text);
        prop_assert_eq!(problems, []);
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn any_text_gives_a_record(text in any::<String>(), near in vec(select(PIECES), 0..30)) {
        for text in [text, near.concat()] {
            let (record, _) = Record::parse(&text);
            let (again, _) = Record::parse(&record.to_string());
            prop_assert_eq!(again, record);
        }
    }
}

const PIECES: &[&str] = &[
    " ",
    "\n",
    "1.",
    "2. ",
    "S1",
    "N5",
    "pass",
    "+4",
    "/3",
    "*",
    "43-41",
    "{",
    "}",
    "\\",
    "[",
    "]",
    "\"",
    "[Round \"2\"]",
    "[Position \"1/1 0 0 s\"]",
    "[A \"b\"]",
    "guess ",
    "odd ",
    "side south ",
    "agreement",
    "é",
    "٣",
    "\r",
    "(",
    ")",
    "A",
    "f ",
];
