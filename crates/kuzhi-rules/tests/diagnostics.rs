//! Wrong rule files, and everything that is said about them.
//!
//! Each case is a change of one good file. What is said is kept in `snapshots/`.

use std::fmt::Write as _;

use kuzhi_rules::parse;

const GOOD: &str = r#"format = 1
id = "little-game"
version = 1
theme = "neutral"
names = { en = "Little Game", ta = "சிறிய ஆட்டம்" }
also = ["Small Game"]
other-holes = [2, 8]

[source]
P = { title = "A book", where = "a library" }

[board]
holes = 7
stores = "captures-only"

[setup]
seeds = 6
first = "south"

[turn]
from = "any-own"
direction = "counterclockwise"
stuck = "cannot-happen"
again = "never"

[sowing]
origin = "sown"
relay = "next-hole"
closed-holes = "skipped"
endless = "stop"

[repetition]
count = 3
rest = "shared"

[capture.while-sowing]
count = [4]
taken-by = "sower"
last-seed = "included"

[capture.sweep]
takes = "hole-beyond"
run = "single"
then = "turn-over"

[end.empty-row]
whose = "mover"
rest = "opponent"

[match]
refill = 6
fill-from = "own-left"
remainder = "kept"
starter = "alternates"
over = "cannot-fill-a-hole"
rounds = "until-exhausted"

[option.fours-to]
point = "P-08"
default = "sower"
choice.sower = { sources = ["P"] }
choice.hole-owner = { set = { "capture.while-sowing.taken-by" = "hole-owner" } }

[preset.five]
set = { "setup.seeds" = 5, "match.refill" = 5 }

[[example]]
id = "four"
shows = ["capture.while-sowing"]
with = { fours-to = "hole-owner" }
before = "0,1,0,0,0,0,0/3,0,0,0,0,0,0 0 0 s"
legal = ["2"]
move = "2"
after = "0,0,1,0,0,0,0/3,0,0,0,0,0,0 0 0 n"
"#;

#[test]
fn the_good_file_is_good() {
    let (game, diagnostics) = parse(GOOD);
    assert_eq!(diagnostics, []);
    assert!(kuzhi_rules::example::run(&game.expect("whole")).is_empty());
}

/// A case: its name, what stands in the good file, and what stands there instead.
type Case<'t> = (&'static str, &'static str, &'t str);

/// Compares all that is said about some cases with the snapshot of the test.
#[track_caller]
fn check(cases: &[Case<'_>]) {
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        let test = std::thread::current();
        let name = test.name().expect("a test has a name");
        insta::assert_snapshot!(name, told(cases));
    });
}

/// All that is said about every case.
fn told(cases: &[Case<'_>]) -> String {
    let mut told = String::new();
    for (name, from, to) in cases {
        assert!(GOOD.contains(from), "{name}: `{from}` is not in the file");
        let text = GOOD.replacen(from, to, 1);
        let (_, diagnostics) = parse(&text);
        assert!(!diagnostics.is_empty(), "{name}: nothing is said");
        writeln!(told, "# {name}").expect("writing to a string cannot fail");
        for diagnostic in &diagnostics {
            let excerpt = &text[diagnostic.span.clone()];
            writeln!(told, "{diagnostic}\n    at `{}`", excerpt.escape_debug())
                .expect("writing to a string cannot fail");
        }
        told.push('\n');
    }
    told
}

#[test]
fn words_and_headings() {
    check(&[
        ("unknown heading", "[board]", "[bord]"),
        (
            "unknown heading within a group",
            "[capture.sweep]",
            "[capture.swep]",
        ),
        ("unknown group", "[capture.sweep]", "[captures.sweep]"),
        ("unknown key", "origin = \"sown\"", "orgin = \"sown\""),
        ("unknown word", "\"hole-beyond\"", "\"hole-beyound\""),
        (
            "a word far from all others",
            "\"hole-beyond\"",
            "\"everything\"",
        ),
        ("unknown key at the top", "also =", "alias ="),
        (
            "a key of another section",
            "run = \"single\"",
            "relay = \"none\"",
        ),
        ("a second heading", "[sowing]", "[turn]"),
        (
            "a second key",
            "origin = \"sown\"",
            "origin = \"sown\"\norigin = \"skipped\"",
        ),
    ]);
}

#[test]
fn missing_things() {
    check(&[
        ("missing key", "endless = \"stop\"\n", ""),
        (
            "missing section",
            "[repetition]\ncount = 3\nrest = \"shared\"\n",
            "",
        ),
        ("missing id", "id = \"little-game\"\n", ""),
        ("missing format", "format = 1\n", ""),
        ("no English name", "en = \"Little Game\", ", ""),
        ("a source without a title", "title = \"A book\", ", ""),
        ("an option without a default", "default = \"sower\"\n", ""),
        (
            "a preset that sets nothing",
            "set = { \"setup.seeds\" = 5, \"match.refill\" = 5 }\n",
            "",
        ),
        (
            "a move without its result",
            "after = \"0,0,1,0,0,0,0/3,0,0,0,0,0,0 0 0 n\"\n",
            "",
        ),
    ]);
}

#[test]
fn wrong_values() {
    check(&[
        ("a number for a word", "relay = \"next-hole\"", "relay = 2"),
        ("a word for a number", "holes = 7", "holes = \"seven\""),
        ("a number with a point", "holes = 7", "holes = 7.5"),
        ("a number out of range", "holes = 7", "holes = 17"),
        (
            "a number far out of range",
            "holes = 7",
            "holes = 99999999999999999999",
        ),
        ("a negative number", "refill = 6", "refill = -6"),
        ("a count of nothing", "count = [4]", "count = []"),
        ("the same count twice", "count = [4]", "count = [4, 4]"),
        ("counts that are words", "count = [4]", "count = [\"four\"]"),
        (
            "a limit that is a word",
            "\"until-exhausted\"",
            "\"for-ever\"",
        ),
        ("another format", "format = 1", "format = 2"),
        ("version zero", "version = 1", "version = 0"),
        ("an id with capitals", "\"little-game\"", "\"Little Game\""),
        ("no language", "ta = ", "tamil = "),
        ("no range", "[2, 8]", "[8, 2]"),
        (
            "a section that is a word",
            "[capture.sweep]\ntakes",
            "[capture]\nsweep = \"yes\"\n[x]\ntakes",
        ),
    ]);
}

#[test]
fn syntax() {
    check(&[
        ("an open quote", "\"captures-only\"", "\"captures-only"),
        ("nothing after the sign", "holes = 7", "holes ="),
        ("no sign", "holes = 7", "holes 7"),
        (
            "several faults at once",
            "holes = 7\nstores = \"captures-only\"",
            "holes = seven\nstores = captures-only",
        ),
        ("an open heading", "[setup]", "[setup"),
    ]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of cases")]
fn options_and_presets() {
    check(&[
        (
            "a default that is no choice",
            "default = \"sower\"",
            "default = \"sover\"",
        ),
        (
            "a default that changes the rules",
            "default = \"sower\"",
            "default = \"hole-owner\"",
        ),
        (
            "a patch of no place",
            "\"capture.while-sowing.taken-by\" =",
            "\"capture.while-sowing.takenby\" =",
        ),
        (
            "a patch with an unknown word",
            "= \"hole-owner\" } }",
            "= \"holeowner\" } }",
        ),
        (
            "a patch of a section that is not there",
            "\"match.refill\" = 5",
            "\"deal.least\" = 2",
        ),
        (
            "a source that is not listed",
            "sources = [\"P\"]",
            "sources = [\"Q\"]",
        ),
        ("a reserved name", "[option.fours-to]", "[option.seeds]"),
        (
            "an option with capitals",
            "[option.fours-to]",
            "[option.Fours_To]",
        ),
        (
            "a preset that makes no sense",
            "\"match.refill\" = 5",
            "\"turn.stuck\" = \"passes\"",
        ),
        (
            "a choice that makes no sense",
            "\"capture.while-sowing.taken-by\" = \"hole-owner\"",
            "\"sowing.relay\" = \"none\", \"capture.sweep.then\" = \"relay-on\"",
        ),
        (
            "a choice that removes what others need",
            "\"capture.while-sowing.taken-by\" = \"hole-owner\"",
            "\"end.empty-row\" = false",
        ),
        (
            "a section that lacks a key",
            "\"match.refill\" = 5",
            "\"end.few-seeds\" = { at-most = 1 }",
        ),
        (
            "a required section removed",
            "\"match.refill\" = 5",
            "\"sowing\" = false",
        ),
    ]);
}

#[test]
fn rules_that_make_no_sense() {
    check(&[
        ("too many seeds", "seeds = 6", "seeds = 100"),
        (
            "a list of the wrong length",
            "seeds = 6",
            "seeds = [6, 6, 6, 2, 6, 6]",
        ),
        (
            "stores are never sown",
            "again = \"never\"",
            "again = \"last-seed-in-own-store\"",
        ),
        (
            "nobody passes",
            "stuck = \"cannot-happen\"",
            "stuck = \"passes\"",
        ),
        (
            "feeding without starvation",
            "[end.empty-row]",
            "[feeding]\ntested = \"placed\"\n\n[end.empty-row]",
        ),
        (
            "sowing on without a relay",
            "then = \"turn-over\"",
            "then = \"relay-on\"\n[deal]\nleast = 7",
        ),
    ]);
}

#[test]
fn examples() {
    check(&[
        ("an unknown option", "with = { fours-to", "with = { four-to"),
        (
            "an unknown choice",
            "with = { fours-to = \"hole-owner\" }",
            "with = { fours-to = \"owner\" }",
        ),
        (
            "choices that clash",
            "with = { fours-to = \"hole-owner\" }",
            "with = { preset = \"five\", seeds = 4 }",
        ),
        (
            "nothing of the vocabulary",
            "shows = [\"capture.while-sowing\"]",
            "shows = [\"capture.fours\"]",
        ),
        (
            "a move and moves",
            "move = \"2\"",
            "move = \"2\"\nmoves = [\"2\"]",
        ),
        (
            "an unknown reason",
            "move = \"2\"",
            "move = \"2\"\nover = { reason = \"row-emty\", score = [1, 2] }",
        ),
        (
            "a score of one number",
            "move = \"2\"",
            "move = \"2\"\nover = { reason = \"row-empty\", score = [1] }",
        ),
        (
            "the same id twice",
            "[[example]]",
            "[[example]]\nid = \"four\"\nshows = [\"turn\"]\nbefore = \"1,1,1,1,1,1,1/1,1,1,1,1,1,1 0 0 s\"\nmove = 1\nafter = \"0,2,1,1,1,1,1/1,1,1,1,1,1,1 0 0 n\"\n\n[[example]]",
        ),
        (
            "nothing but a position",
            "legal = [\"2\"]\nmove = \"2\"\n",
            "",
        ),
    ]);
}

#[test]
fn positions_and_moves_of_examples() {
    check(&[
        (
            "a position with three faults",
            "before = \"0,1,0,0,0,0,0/3,0,0,0,0,0,0 0 0 s\"",
            "before = \"0,-1,0,0,0,0,0/3,0,0,0,0,0,0 0 x w\"",
        ),
        (
            "rows of the wrong length",
            "after = \"0,0,1,0,0,0,0/3,0,0,0,0,0,0 0 0 n\"",
            "after = \"0,0,1,0,0,0/3,0,0,0,0,0,0,0 0 0 n\"",
        ),
        (
            "faults in several places of one example",
            "before = \"0,1,0,0,0,0,0/3,0,0,0,0,0,0 0 0 s\"\nlegal = [\"2\"]\nmove = \"2\"",
            "before = \"0,1,0,0,0,0/3,0,0,0,0,0,0 0 0 s\"\nlegal = [\"two\", \"8\"]\nmoves = [\"2\", \"pas\", \"09\"]\nnext-round = \"south-win\"",
        ),
        (
            "a wrong position on another board",
            "with = { fours-to = \"hole-owner\" }",
            "with = { holes = 3, seeds = 4 }",
        ),
        (
            "a position that is too long for a next round",
            "move = \"2\"",
            "move = \"2\"\nnext-round = \"6,6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 n\"",
        ),
        (
            "it is about nothing",
            "shows = [\"capture.while-sowing\"]",
            "shows = []",
        ),
        (
            "two choices that cannot be read",
            "with = { fours-to = \"hole-owner\" }",
            "with = { preset = \"fife\", holes = 9, foursto = \"sower\" }",
        ),
        (
            "several moves where one would be forced",
            "legal = [\"2\"]\nmove = \"2\"\nafter = \"0,0,1,0,0,0,0/3,0,0,0,0,0,0 0 0 n\"",
            "moves = []\nforced = true\nlaps = 0\n[[example]]\nid = \"two\"\nshows = [\"turn\"]\nbefore = \"0,1,1,0,0,0,0/3,0,0,0,0,0,0 0 0 s\"\nforced = true",
        ),
    ]);
}

#[test]
fn names_and_titles() {
    check(&[
        (
            "an unknown theme",
            "theme = \"neutral\"",
            "theme = \"nutral\"",
        ),
        ("no name", "en = \"Little Game\"", "en = \"\""),
        (
            "a name of spaces",
            "also = [\"Small Game\"]",
            "also = [\" \"]",
        ),
        (
            "control characters",
            "title = \"A book\", where = \"a library\"",
            "title = \"A\\u0007 book\", where = \"a\\nlibrary\"",
        ),
        (
            "a name that turns the direction of writing",
            "en = \"Little Game\"",
            "en = \"Little \\u202EGame\"",
        ),
        ("a source without a key", "P = {", "\"\" = {"),
        ("a point of nothing", "point = \"P-08\"", "point = \"\""),
    ]);
}

/// What is wrong in one place is said although something else is wrong in another.
#[test]
fn independent_faults_are_said_together() {
    check(&[
        (
            "a word, a combination and an example",
            GOOD,
            &GOOD
                .replace("\"counterclockwise\"", "\"clokwise\"")
                .replace("\"cannot-happen\"", "\"passes\"")
                .replace("before = \"0,1,0", "before = \"0,1,z"),
        ),
        (
            "a missing section, a choice, a preset and an example",
            GOOD,
            &GOOD
                .replace("[setup]\nseeds = 6\nfirst = \"south\"\n", "")
                .replace("choice.hole-owner = { set = { ", "choice.hole-owner = { set = { \"sowing.relay\" = \"none\", \"capture.sweep.then\" = \"relay-on\", ")
                .replace("\"match.refill\" = 5", "\"end.empty-row\" = false")
                .replace("before = \"0,1,0", "before = \"1,0"),
        ),
        (
            "a combination, and rows of the wrong length",
            GOOD,
            &GOOD
                .replace("\"cannot-happen\"", "\"passes\"")
                .replace("before = \"0,1,0", "before = \"1,0"),
        ),
        (
            "an unreadable length of the board, and a fault in one row",
            GOOD,
            &GOOD
                .replace("holes = 7", "holes = 70")
                .replace("before = \"0,1,0", "before = \"1,?,0"),
        ),
        (
            "text that is not TOML, and a combination",
            GOOD,
            &GOOD
                .replace("first = \"south\"", "first = south")
                .replace("then = \"turn-over\"", "then = \"relay-on\"")
                .replace("takes = \"hole-beyond\"", "takes = \"next-occupied\""),
        ),
        (
            "two combinations",
            GOOD,
            &GOOD
                .replace("seeds = 6", "seeds = 100")
                .replace("again = \"never\"", "again = \"last-seed-in-own-store\"")
                .replace("\"captures-only\"", "\"captures\""),
        ),
    ]);
}

/// What only follows from a fault is not said.
#[test]
fn faults_that_follow_from_others_are_not_said() {
    check(&[
        (
            "a heading that a check would look for",
            "[end.empty-row]",
            "[end.empty-rwo]",
        ),
        (
            "a word that a check would look at",
            "stuck = \"cannot-happen\"",
            "stuck = \"passses\"",
        ),
        (
            "half a choice",
            "\"capture.while-sowing.taken-by\" = \"hole-owner\" }",
            "\"end.empty-row\" = false, \"turn.stuck\" = \"pases\" }",
        ),
        (
            "a preset that cannot be read, and an example that is played with it",
            "\"setup.seeds\" = 5, \"match.refill\" = 5 }\n\n[[example]]",
            "\"setup.seeds\" = 500 }\n\n[[example]]\nid = \"five\"\nshows = [\"turn\"]\nwith = { preset = \"five\" }\nbefore = \"0,0,0,0,0,0,0/0,0,0,0,0,0,0 0 0 s\"\nlegal = []\n\n[[example]]",
        ),
    ]);
}

/// An example that says what is not so is no fault of the file, but its place is known.
#[test]
fn failures_know_their_place() {
    let text = GOOD.replace("0,0,1,0,0,0,0/3", "0,0,2,0,0,0,0/3");
    let (game, diagnostics) = parse(&text);
    assert_eq!(diagnostics, []);
    let failures = kuzhi_rules::example::run(&game.expect("whole"));
    let told: Vec<_> = failures
        .iter()
        .map(|failure| failure.diagnostic(&text).to_string())
        .collect();
    assert_eq!(
        told,
        [
            "74:9: example four: after: it says 0,0,2,0,0,0,0/3,0,0,0,0,0,0 0 0 n, but it is 0,0,1,0,0,0,0/3,0,0,0,0,0,0 0 0 n"
        ]
    );
    assert!(text[failures[0].span.clone()].starts_with("\"0,0,2"));
}

/// Everything at once, in the order of the file.
#[test]
fn many_faults_in_one_file() {
    check(&[(
        "five sections wrong",
        GOOD,
        "format = 2\nid = \"X\"\nversion = 1\ntheme = \"neutral\"\nnames = { en = \"X\" }\n\
         [board]\nholes = 0\nstore = \"captures-only\"\n[setup]\nseeds = \"many\"\nfirst = \"east\"\n\
         [turn]\nfrom = \"any-own\"\ndirection = \"clokwise\"\nstuck = \"passes\"\n\
         [sowing]\norigin = \"sown\"\nrelay = \"none\"\nclosed-holes = \"skipped\"\nendless = \"stop\"\n\
         [repetition]\ncount = 1\nrest = \"shared\"\n[kapture.sweep]\n",
    )]);
}
