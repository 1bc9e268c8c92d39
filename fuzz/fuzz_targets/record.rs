//! Any text as a record: reading and replaying never panic, and what is read without fault is written
//! and read again as the same.
#![no_main]

use std::sync::LazyLock;

use kuzhi_core::{
    Game,
    record::{Record, ogn, replay},
};
use libfuzzer_sys::fuzz_target;

static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let game = |file: &kuzhi_rules::built_in::BuiltIn| {
        let (game, _) = kuzhi_rules::parse(file.text);
        Game::new(&game.expect("a built-in game").standard).expect("its rules")
    };
    kuzhi_rules::built_in::all().iter().map(game).collect()
});

fuzz_target!(|text: &str| {
    let (record, problems) = Record::parse(text);
    let written = record.to_string();
    if problems.is_empty() {
        let (again, problems) = Record::parse(&written);
        assert!(problems.is_empty(), "{problems:?}\n{written}");
        assert_eq!(again, record, "{written}");
    }
    let (foreign, _) = ogn::read(text);
    for game in GAMES.iter() {
        let _ = replay(game, &record);
        let _ = replay(game, &foreign);
        let _ = ogn::write(game, &foreign);
    }
});
