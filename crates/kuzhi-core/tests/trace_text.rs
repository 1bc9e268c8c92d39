//! Traces as words: written, read back, refused.

use kuzhi_core::{Move, Round, Trace};

mod common;

#[test]
fn a_move_is_told_in_words() {
    let game = common::game();
    let setup = "0,1,3,0,5,0,0/0,2,0,0,0,0,0 0 0 s".parse().unwrap();
    let position = game.position(&setup).unwrap();
    let mut trace = Trace::new();
    let sown = game.hole(kuzhi_core::Seat::South, 2).unwrap();
    game.play(&position, Move::Sow(sown), &mut trace).unwrap();
    let text: Vec<String> = trace.iter().map(|&event| game.event_text(event)).collect();
    assert_eq!(
        text,
        [
            "lift S2 1",
            "drop S3",
            "take S3 4 S while-sowing",
            "stop next-empty",
            "take S5 5 S sweep",
        ]
    );
}

#[test]
fn every_event_of_a_round_is_read_back() {
    for game in [
        common::game(),
        common::kalah(),
        common::al_manqala(),
        common::oware(),
    ] {
        let mut round = Round::new(&game, game.start());
        for step in 0..300_usize {
            let moves = round.moves();
            if moves.is_empty() {
                break;
            }
            let mut trace = Trace::new();
            round
                .play(moves[step * step % moves.len()], &mut trace)
                .unwrap();
            for event in trace {
                assert_eq!(game.parse_event(&game.event_text(event)), Ok(event));
            }
        }
    }
}

#[test]
fn other_words_are_refused() {
    for text in [
        "",
        "lift",
        "lift 1 6",
        "lift S1 256",
        "lift S8 1",
        "drop pass",
        "store s",
        "stop",
        "stop x",
        "take S1 4 S why",
        "pass pass",
        "again a b c d e f",
    ] {
        let error = common::game().parse_event(text).unwrap_err().to_string();
        assert!(error.starts_with("trace: `"), "{error}");
    }
}
