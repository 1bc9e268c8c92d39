//! Position text: read back as written, and refused with the field named.

use kuzhi_core::{Seat, Setup, notation::Excerpt};
use proptest::{collection::vec, option, prelude::*, sample::select};

#[test]
fn texts_that_are_written_back_unchanged() {
    for text in [
        "6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s",
        "0,0,3,0,3,1,0/1,0,1,0,15,x,x 20 40 n",
        "0,0,3,0,3,1,0/1,0,1,0,15,x,x 20 40 n round=3 first=n",
        "1/255 255 0 s",
        "1,2/3 0 0 n",
        "x,x/x,x 0 0 s",
        "1/1 0 0 s odd==\"/,x a-1=2",
        "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 0 0 s",
    ] {
        let setup: Setup = text.parse().unwrap();
        assert_eq!(setup.to_string(), text);
    }
}

#[test]
fn white_space_is_forgiven() {
    for text in ["1,2/3,4 5 6 n k=v", "  1,2/3,4\t5  6 n   k=v\r\n"] {
        assert_eq!(
            text.parse::<Setup>().unwrap().to_string(),
            "1,2/3,4 5 6 n k=v"
        );
    }
}

const FAULTS: &[(&str, &[&str])] = &[
    ("", &["position: is missing"]),
    (" \n", &["position: is missing"]),
    (
        "-1,6/6,6 0 0 s",
        &["South's hole 1: `-1` is less than nothing"],
    ),
    (
        "6,4.5/6,6 0 0 s",
        &["South's hole 2: `4.5` is not a whole number"],
    ),
    (
        "6,6/1000000000,6 0 0 s",
        &["North's hole 1: `1000000000` is more than"],
    ),
    ("6,6/6,6 0 256 s", &["North's store: `256` is more than"]),
    (
        "6,6/6,6 999999999999999999999999999999 0 s",
        &["South's store: `99999999999999999999…` is more than"],
    ),
    (
        "6,٦/6,6 0 0 s",
        &["South's hole 2: `٦` has characters that are not ASCII"],
    ),
    (
        "6,\u{2212}1/6,6 0 0 s",
        &["South's hole 2: `\u{2212}1` has characters that are not"],
    ),
    (
        "6,06/6,6 0 0 s",
        &["South's hole 2: `06` has zeros in front"],
    ),
    ("6,+6/6,6 0 0 s", &["South's hole 2: `+6` is not a number"]),
    ("6,X/6,6 0 0 s", &["South's hole 2: `X` is not a number"]),
    ("6,,6/6,6,6 0 0 s", &["South's hole 2: is missing"]),
    ("6,6,/6,6 0 0 s", &["South's hole 3: is missing"]),
    ("6;6/6,6 0 0 s", &["South's hole 1: `6;6` is not a number"]),
    ("6,6|6,6 0 0 s", &["board: `6,6|6,6` is not two rows"]),
    (
        "6,6/6,6/6,6 0 0 s",
        &["board: `6,6/6,6/6,6` is not two rows"],
    ),
    ("/6,6 0 0 s", &["South's row: is missing"]),
    (
        "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1/1 0 0 s",
        &["South's row: `1,1,1,1,1,1,1,1,1,1,…` has more holes than any board"],
    ),
    (
        "6,6/6,6",
        &[
            "South's store: is missing",
            "North's store: is missing",
            "side to move: is missing",
        ],
    ),
    ("6,6/6,6 0 0", &["side to move: is missing"]),
    (
        "6,6/6,6 0 0 S",
        &["side to move: `S` names no side; expected s or n"],
    ),
    (
        "6,6/6,6 0 0 south",
        &["side to move: `south` names no side"],
    ),
    (
        "6,6/6,6 0 0 s k=v what",
        &["field 6: `what` is not a key and a value"],
    ),
    ("6,6/6,6 0 0 s k=", &["field 5: `k=` is not a key"]),
    ("6,6/6,6 0 0 s K=v", &["field 5: `K=v` is not a key"]),
    (
        "6,6/6,6 0 0 s k=v k=w",
        &["field 6: `k=w` has a key that stood there before"],
    ),
    (
        "6,x,-1/6,½,6 a 0 east k",
        &[
            "South's hole 3: `-1`",
            "North's hole 2: `½`",
            "South's store: `a` is not a number",
            "side to move: `east`",
            "field 5: `k`",
        ],
    ),
];

#[test]
fn faults_name_their_field() {
    for (text, beginnings) in FAULTS {
        let error = text.parse::<Setup>().unwrap_err().to_string();
        let lines: Vec<&str> = error.lines().collect();
        assert_eq!(lines.len(), beginnings.len(), "{text}: {error}");
        for (line, beginning) in lines.iter().zip(*beginnings) {
            assert!(line.starts_with(beginning), "{text}: {error}");
            assert!(line.contains("; expected "), "{text}: {error}");
        }
    }
}

#[test]
fn a_flood_of_text_is_not_echoed() {
    for text in [
        "9".repeat(100_000),
        "6,".repeat(50_000),
        "🌰".repeat(25_000),
    ] {
        let error = text.parse::<Setup>().unwrap_err().to_string();
        assert!(error.chars().count() < 200, "{error}");
        assert!(error.starts_with("position: `"), "{error}");
    }
}

fn rows() -> impl Strategy<Value = Vec<Option<u32>>> {
    vec(option::weighted(0.9, 0..=255_u32), 1..=16)
}

prop_compose! {
    fn setups()(
        rows in [rows(), rows()],
        stores in [0..=255_u32, 0..=255_u32],
        mover in select(&Seat::BOTH[..]),
        extras in prop::collection::btree_map("[a-z][a-z0-9-]{0,8}", "[!-~]{1,12}", 0..5),
    ) -> Setup {
        Setup { rows, stores, mover, extras: extras.into_iter().collect() }
    }
}

proptest! {
    #[test]
    fn print_then_parse_is_the_identity(setup in setups()) {
        prop_assert_eq!(setup.to_string().parse::<Setup>().unwrap(), setup);
    }

    #[test]
    fn any_text_is_read_or_refused_in_few_words(text in any::<String>()) {
        if let Err(error) = text.parse::<Setup>() {
            for problem in error.problems() {
                let quoted = problem.found.as_ref().map_or(0, |found| {
                    found.to_string().chars().count()
                });
                prop_assert!(quoted <= 10 * Excerpt::MOST + 3);
            }
        }
    }

    #[test]
    fn texts_like_positions_are_read_or_refused(
        text in "[0-9x,]{0,30}/[0-9x,.-]{0,30} [0-9-]{1,4} [0-9]{1,4} [snSN]?( [a-c=]{0,4}){0,3}",
    ) {
        if let Ok(setup) = text.parse::<Setup>() {
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            prop_assert_eq!(setup.to_string(), words.join(" "));
        }
    }
}
