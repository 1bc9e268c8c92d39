//! Any text as a rule file: reading never panics, a game that is read is written and read again as the
//! same, and its examples can be run.
#![no_main]

use kuzhi_core::Game;
use kuzhi_rules::{example, parse, print};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (game, diagnostics) = parse(text);
    for diagnostic in &diagnostics {
        assert!(
            text.get(diagnostic.span.clone()).is_some(),
            "{diagnostic:?}"
        );
    }
    let Some(game) = game else {
        assert!(!diagnostics.is_empty(), "neither a game nor a reason");
        return;
    };
    let printed = print(&game);
    if !diagnostics.is_empty() {
        return;
    }
    let (again, complaints) = parse(&printed);
    assert!(complaints.is_empty(), "{complaints:?}\n{printed}");
    assert_eq!(again.as_ref(), Some(&game), "{printed}");
    let rules = game.rules(&[]).expect("a game without choices made");
    assert!(Game::new(&rules).is_ok(), "rules that make no sense");
    let _ = example::run(&game);
});
