//! What happens between rounds and when players agree: odd seeds, and taking back.

use kuzhi_core::{Game, Move, Outcome, Reason, Round, Seat, Silent, Standing};

fn game(id: &str, choices: &[(&str, &str)]) -> Game {
    let text = kuzhi_rules::built_in::find(id)
        .expect("a built-in game")
        .text;
    let choices: Vec<_> = choices
        .iter()
        .map(|(option, choice)| ((*option).to_owned(), (*choice).to_owned()))
        .collect();
    let file = kuzhi_rules::parse(text).0.expect("a rule file");
    Game::new(&file.rules(&choices).expect("choices of the game")).expect("rules that make sense")
}

/// Agrees to stop in a position and gives the outcome.
fn agreed(game: &Game, position: &str) -> Outcome {
    let setup = position.parse().expect("a position text");
    Round::new(game, game.position(&setup).expect("a position")).agree()
}

#[test]
fn an_odd_seed_of_a_sharing_joins_the_smaller_store() {
    let game = game("pallankuzhi", &[]);
    let before = Standing::at_start(&game);
    for (position, expected) in [
        ("1,1,0,0,0,0,0/0,0,0,0,0,1,0 40 41 s", [42, 42]),
        ("1,1,0,0,0,0,0/0,0,0,0,0,1,0 50 31 s", [51, 33]),
        // Equal so far: the seed is the next starter's, and South has started this round.
        ("1,0,0,0,0,0,0/0,0,0,0,0,0,0 10 10 s", [10, 11]),
    ] {
        let outcome = agreed(&game, position);
        assert!(outcome.odd_seed, "{position}");
        let after = before.after(outcome);
        assert_eq!(
            (after.owned, after.starter),
            (expected, Seat::North),
            "{position}"
        );
    }
}

#[test]
fn a_seed_that_the_rules_give_to_nobody_is_out_of_the_match() {
    let game = game("pallankuzhi", &[("repetition", "nobody")]);
    let outcome = agreed(&game, "1,0,0,0,0,0,0/0,0,0,0,0,0,0 50 33 s");
    assert!(!outcome.odd_seed);
    assert_eq!(Standing::at_start(&game).after(outcome).owned, [50, 33]);
}

#[test]
fn taking_back_withdraws_an_agreement() {
    let game = game("pallankuzhi", &[]);
    let mut round = Round::new(&game, game.start());
    assert_eq!(round.agree().reason, Reason::Agreement);
    assert_eq!(round.undo(), None);
    assert_eq!(round.over(), None);

    let hole = game.hole(Seat::South, 3).expect("a hole of the board");
    round
        .play(Move::Sow(hole), &mut Silent)
        .expect("an opening move");
    round.agree();
    assert_eq!(round.undo(), Some(Move::Sow(hole)));
    assert_eq!((round.over(), round.position()), (None, &game.start()));
}
