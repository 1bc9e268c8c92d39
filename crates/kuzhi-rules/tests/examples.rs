//! The games that come with the crate are without fault, and their worked examples come out.

use kuzhi_rules::{built_in, example, parse};

#[test]
fn every_game_reads_without_a_diagnostic() {
    assert!(built_in::all().len() >= 6);
    for built_in in built_in::all() {
        let (game, diagnostics) = parse(built_in.text);
        let told: Vec<_> = diagnostics.iter().map(ToString::to_string).collect();
        assert_eq!(told, [""; 0], "{}", built_in.id);
        assert_eq!(
            game.unwrap().id,
            built_in.id,
            "a game lies in a folder of its id"
        );
    }
}

#[test]
fn every_example_comes_out() {
    let mut failures = Vec::new();
    for built_in in built_in::all() {
        let game = parse(built_in.text).0.unwrap();
        assert!(!game.examples.is_empty(), "{} has no example", game.id);
        let failed = example::run(&game).into_iter();
        failures.extend(failed.map(|failure| format!("{}: {failure}", game.id)));
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}
