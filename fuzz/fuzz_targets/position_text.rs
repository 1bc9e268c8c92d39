//! Any text as a position: reading never panics, and what is read is written back unchanged. The
//! notations of other programs are read too.
#![no_main]

use kuzhi_core::{
    Setup,
    notation::{aalina, play_strategy},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Setup>() {
        Ok(setup) => {
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            assert_eq!(setup.to_string(), words.join(" "));
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(setup) = aalina::read_position(text) {
        let written = aalina::write_position(&setup).expect("a set-up in this notation");
        assert_eq!(aalina::read_position(&written), Ok(setup));
    }
    if let Ok(numbered) = play_strategy::read_position(text) {
        let full_move = numbered.full_move.unwrap_or(1);
        if let Ok(written) = play_strategy::write_position(&numbered.setup, full_move) {
            let again = play_strategy::read_position(&written).expect("our own text");
            assert_eq!(
                (again.setup, again.full_move),
                (numbered.setup, Some(full_move))
            );
        }
    }
});
