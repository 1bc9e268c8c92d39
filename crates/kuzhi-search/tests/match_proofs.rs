//! What is said of whole matches, followed from round to round as a reader would check it.

use kuzhi_core::{Game, NextRound, Seat, Standing};
use kuzhi_search::{
    Limits,
    match_play::{Claim, LineEnd, Margins, Outcomes},
};

/// The standing after a round which a player ends with so many seeds.
fn after(before: &Standing, player: Seat, owned: u8) -> Standing {
    let total: u32 = before.owned.iter().sum();
    let (own, other) = (u32::from(owned), total - u32::from(owned));
    Standing {
        owned: match player {
            Seat::South => [own, other],
            Seat::North => [other, own],
        },
        round: before.round + 1,
        starter: !before.starter,
    }
}

/// Whether a player wins from a standing, and within how many rounds.
fn wins(outcomes: &Outcomes<'_, '_>, standing: &Standing, player: Seat) -> Option<u32> {
    let game = outcomes.margins().game();
    if let Some(NextRound::Over(end)) = game.next_round(standing) {
        return (end.winner == Some(player)).then_some(0);
    }
    let verdict = outcomes.verdict(standing).expect("a round follows");
    (verdict.winner == Some(player)).then(|| verdict.within.expect("a win has a length"))
}

fn check(id: &str, preset: &str) {
    let text = kuzhi_rules::built_in::find(id)
        .expect("a built-in game")
        .text;
    let file = kuzhi_rules::parse(text).0.expect("a rule file");
    let choice = ("preset".to_owned(), preset.to_owned());
    let rules = file.rules(&[choice]).expect("a preset of this game");
    let game = Game::new(&rules).expect("accepted rules make a game");
    let margins = Margins::solve(&game, 1 << 22, Limits::NONE).expect("a match");
    let outcomes = Outcomes::solve(&margins, 1 << 22, Limits::NONE).expect("a match");
    let total = u8::try_from(margins.total()).expect("few seeds");
    for standing in margins.standings() {
        let winner = outcomes.verdict(&standing).expect("a round").winner;
        match winner {
            Some(winner) => check_won(&outcomes, &standing, winner),
            None => check_held(&outcomes, &standing, total),
        }
        check_sets(&outcomes, &standing, winner);
    }
}

/// Whether the result that is forced wins in fewer rounds, whatever it is.
fn check_won(outcomes: &Outcomes<'_, '_>, standing: &Standing, winner: Seat) {
    let verdict = outcomes.verdict(standing).expect("a round");
    let [claim]: [Claim; 1] = verdict.claims.try_into().expect("one claim");
    assert!(claim.can && claim.player == winner);
    for owned in claim.goal.iter() {
        let later = wins(outcomes, &after(standing, winner, owned), winner);
        assert!(later.is_some() && later < verdict.within, "{standing:?}");
    }
    let line = outcomes.line(standing).expect("a line");
    assert!(matches!(line.end, LineEnd::Over(end) if end.winner == Some(winner)));
}

/// Whether both are kept from every division from which they would win.
fn check_held(outcomes: &Outcomes<'_, '_>, standing: &Standing, total: u8) {
    let verdict = outcomes.verdict(standing).expect("a round");
    let claims: [Claim; 2] = verdict.claims.try_into().expect("two claims");
    assert!(claims[0].player != claims[1].player);
    for claim in claims {
        let won = |owned: &u8| {
            let later = after(standing, claim.player, *owned);
            wins(outcomes, &later, claim.player).is_some()
        };
        assert!(
            !claim.can && claim.goal.iter().eq((0..=total).filter(won)),
            "{standing:?}"
        );
    }
    let line = outcomes.line(standing).expect("a line");
    assert!(matches!(line.end, LineEnd::Repeats { .. }));
}

/// Whether the sets of won divisions say the same.
fn check_sets(outcomes: &Outcomes<'_, '_>, standing: &Standing, winner: Option<Seat>) {
    for player in Seat::BOTH {
        let owned = u8::try_from(standing.owned[player.index()]).expect("few seeds");
        let won = outcomes.won(player, standing.starter).contains(owned);
        assert_eq!(won, winner == Some(player), "{standing:?}");
    }
}

#[test]
fn every_win_comes_nearer_to_the_end_and_every_other_round_is_held() {
    check("pallankuzhi", "four");
    check("pasu-pondi", "six");
    if std::env::var_os("KUZHI_ALL").is_some() {
        check("pallankuzhi", "five");
        check("pallankuzhi", "six");
        check("pasu-pondi", "five");
    }
}
