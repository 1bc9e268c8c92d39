//! A game that nobody ever played, as a file only: it is read, checked, played and counted.

use kuzhi_core::{Game, Round, Silent, SplitMix, perft::perft, rule_set::Scope};
use kuzhi_rules::{digest, example, parse, print};

/// A small board, sown clockwise and relaying from the last hole, with threes for the hole's owner and
/// a lone seed that takes what lies opposite.
const FILE: &str = r#"
format = 1
id = "tidal-pools"
version = 1
theme = "neutral"
names = { en = "Tidal Pools", nl = "Getijdenpoelen" }

[source]
US = { title = "Made up for this test" }

[board]
holes = 4
stores = "captures-only"

[setup]
seeds = [2, 3, 3, 2]
first = "north"

[turn]
from = "any-own"
direction = "clockwise"
stuck = "passes"
again = "never"

[sowing]
origin = "skipped"
relay = "last-hole"
closed-holes = "skipped"
endless = "end-round"

[repetition]
count = 3
rest = "row-owner"

[feeding]
tested = "placed"

[capture.while-sowing]
count = [3]
taken-by = "hole-owner"
last-seed = "included"

[capture.lone-seed]
needs = "opposite-occupied"

[end.few-seeds]
at-most = 2
rest = "shared"

[end.starved]
rest = "feeder"

[match]
refill = 2
fill-from = "own-right"
remainder = "kept"
starter = "alternates"
over = "cannot-fill-a-hole"
rounds = 5

[option.threes-to]
default = "hole-owner"
choice.hole-owner = { sources = ["US"] }
choice.sower = { sources = ["US"], set = { "capture.while-sowing.taken-by" = "sower" } }

[option.relay]
default = "last-hole"
choice.last-hole = {}
choice.none = { set = { "sowing.relay" = "none", "capture.lone-seed" = false } }

[preset.full]
set = { "setup.seeds" = 3, "match.refill" = 3 }

[[example]]
id = "a-three-for-its-owner"
shows = ["capture.while-sowing.taken-by", "turn.direction"]
before = "1,0,0,2/2,0,0,2 0 0 s"
move = 1
after = "0,0,0,2/2,0,0,0 0 3 n"

[[example]]
id = "without-relay"
shows = ["sowing.relay"]
with = { relay = "none" }
before = "1,0,2,0/2,0,0,2 0 0 s"
move = 3
after = "2,1,0,0/2,0,0,2 0 0 n"

[[example]]
id = "the-sower-takes-threes"
shows = ["capture.while-sowing.taken-by"]
with = { threes-to = "sower" }
before = "1,0,0,2/2,0,0,2 0 0 s"
move = 1
after = "0,0,0,2/2,0,0,0 3 0 n"
"#;

#[test]
fn a_game_is_a_file() {
    let (file, diagnostics) = parse(FILE);
    assert_eq!(diagnostics, []);
    let file = file.expect("its rules are whole");
    let failures = example::run(&file);
    assert_eq!(failures, []);
    assert_eq!(parse(&print(&file)), (Some(file.clone()), Vec::new()));

    let rules = file.rules(&[]).expect("its own rules make sense");
    let full = [(String::from("preset"), String::from("full"))];
    let fuller = file.rules(&full).expect("its preset makes sense");
    assert_ne!(digest(&rules, Scope::Full), digest(&fuller, Scope::Full));
    assert_eq!(digest(&rules, Scope::Play), digest(&fuller, Scope::Play));

    let game = Game::new(&rules).expect("accepted rules make a game");
    let start = game.start();
    assert_eq!(game.setup(&start).to_string(), "2,3,3,2/2,3,3,2 0 0 n");
    assert_eq!(perft(&game.kernel(start.closed()), &start, 1), 4);

    let mut random = SplitMix::new(1);
    for _ in 0..200 {
        let mut round = Round::new(&game, start);
        while round.over().is_none() {
            let moves = round.moves();
            let choice = random.below(u32::try_from(moves.len()).expect("few moves"));
            round
                .play(moves[choice as usize], &mut Silent)
                .expect("a legal move");
            assert_eq!(round.position().total(), 20);
        }
    }
}

#[test]
fn moves_of_examples_are_written_as_everywhere() {
    for (written, told) in [
        ("S3", None),
        (
            "+3",
            Some(
                "example without-relay: moves: number 1: move: `+3` is not a move; expected a hole such as 3 or S3, or pass",
            ),
        ),
        (
            "03",
            Some(
                "example without-relay: moves: number 1: move: `03` is not a hole; expected a number from 1 to 4",
            ),
        ),
    ] {
        let file = FILE.replace("move = 3", &format!("move = \"{written}\""));
        let failures = example::run(&parse(&file).0.expect("its rules are whole"));
        let failures: Vec<_> = failures.iter().map(ToString::to_string).collect();
        assert_eq!(failures.first().map(String::as_str), told);
    }
}
