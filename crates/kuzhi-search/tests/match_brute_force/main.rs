//! Whole matches on tiny boards against a solution that shares none of the solver's code.
//!
//! Every position that a match can reach is listed, stores and all, for either starter, without turning
//! any board. What a player can force in a round is found layer by layer, from few seeds on the board to
//! many: inside a layer all positions begin with what endless play gives, and moves are looked at again
//! and again until nothing changes.

mod slow;

use std::collections::{HashMap, HashSet};

use kuzhi_core::{
    Game, Seat, Standing,
    rule_set::{
        Between, FillFrom, MajorityThen, MatchOver, MatchRules, Remainder, RoundLimit, RuleSet,
        Seeds, Starter,
    },
};
use kuzhi_search::{
    Limits,
    match_play::{Claim, Divisions, LineEnd, Margins, Outcomes, Proof, RoundLine},
};

use slow::{Rounds, Slow, standing};

const BYTES: usize = 1 << 16;

/// The rules of a game on a small board, with rounds in which so many seeds fill a hole.
fn rules(id: &str, choices: &[(&str, &str)], (holes, seeds): (u8, u8)) -> RuleSet {
    let text = kuzhi_rules::built_in::find(id)
        .expect("a built-in game")
        .text;
    let choices: Vec<_> = choices
        .iter()
        .map(|(option, choice)| ((*option).to_owned(), (*choice).to_owned()))
        .collect();
    let file = kuzhi_rules::parse(text).0.expect("a rule file");
    let mut rules = file.rules(&choices).expect("choices of this game");
    rules.board.holes = Between::new(holes).expect("a small board");
    rules.setup.seeds = Seeds::Each(seeds);
    let refill = Between::new(seeds).expect("at least one seed");
    match &mut rules.rounds {
        Some(rounds) => rounds.refill = refill,
        None => {
            rules.rounds = Some(MatchRules {
                refill,
                fill_from: FillFrom::OwnLeft,
                remainder: Remainder::Kept,
                starter: Starter::Alternates,
                over: MatchOver::CannotFillAHole,
                rounds: RoundLimit(None),
            });
        }
    }
    if let Some(majority) = &mut rules.majority {
        majority.then = MajorityThen::PlayOn;
    }
    rules
}

/// How much of what was checked needed more than values.
#[derive(Default)]
struct Seen {
    searched: usize,
    blunders: usize,
    drawn: usize,
}

fn check(rules: &RuleSet) -> Seen {
    let game = Game::new(rules).expect("rules that make sense");
    let limit = rules.rounds.as_ref().expect("rounds").rounds.0;
    let margins = Margins::solve(&game, BYTES, Limits::NONE).expect("a small match");
    let outcomes = Outcomes::solve(&margins, BYTES, Limits::NONE).expect("a small match");
    let slow = Slow::new(&game, margins.total());
    let won = Seat::BOTH.map(|player| slow.won(player, limit.map(u32::from)));
    let standings = margins.standings();
    let mut seen = Seen {
        searched: check_rounds(&slow, &outcomes, &standings),
        ..Seen::default()
    };
    for standing in &standings {
        let winner = outcomes.verdict(standing).expect("a round follows").winner;
        let division = (standing.starter, standing.owned[0]);
        let expected = Seat::BOTH
            .into_iter()
            .find(|player| won[player.index()].contains(&division));
        assert_eq!(winner, expected, "{standing:?}");
        seen.drawn += usize::from(winner.is_none());
        check_line(&outcomes.line(standing).expect("a line"), winner);
    }
    let fewer = limit.map(|limit| u32::from(limit) - 1);
    let later = Seat::BOTH.map(|player| slow.won(player, fewer));
    check_blunders(&slow, &outcomes, [&won, &later], &mut seen);
    seen
}

/// Checks all that is claimed of single rounds, and counts what had to be searched for.
fn check_rounds(slow: &Slow<'_>, outcomes: &Outcomes<'_, '_>, standings: &[Standing]) -> usize {
    let mut searched = 0;
    for standing in standings {
        check_margin(slow, outcomes.margins(), standing);
        let verdict = outcomes.verdict(standing).expect("a round follows");
        for claim in verdict.claims.iter().chain(&verdict.after_claims) {
            let can = slow.can(standing.starter, standing.owned[0], claim);
            assert_eq!(claim.can, can, "{standing:?} {claim:?}");
            searched += usize::from(claim.proof == Proof::Search);
        }
    }
    searched
}

/// Whether play for most seeds ends as the exact value says.
fn check_margin(slow: &Slow<'_>, margins: &Margins<'_>, standing: &Standing) {
    let after = margins.round(standing).expect("a round follows").after;
    let at_least = |south: u32| {
        let goal = (south..=slow.total).collect();
        let root = slow.roots[standing.starter.index()][&standing.owned[0]];
        slow.rounds[standing.starter.index()].forced(&goal)[root]
    };
    assert!(at_least(after.owned[0]), "{standing:?} {after:?}");
    assert!(!at_least(after.owned[0] + 1), "{standing:?} {after:?}");
    assert_eq!(after.starter, !standing.starter);
}

fn check_line(line: &RoundLine, winner: Option<Seat>) {
    match (line.end, winner) {
        (LineEnd::Over(end), winner) => assert_eq!(end.winner, winner),
        (LineEnd::Repeats { .. }, None) => {}
        (LineEnd::Repeats { .. }, Some(winner)) => panic!("{winner} does not win: {line:?}"),
    }
}

/// Whether exactly those rounds are reported in which most seeds and the match cannot both be had. `won`
/// are the divisions won by each player after such a round.
fn check_blunders(
    slow: &Slow<'_>,
    outcomes: &Outcomes<'_, '_>,
    [before, won]: [&[HashSet<(Seat, u32)>; 2]; 2],
    seen: &mut Seen,
) {
    let starter = Seat::South;
    for south in 0..=slow.total {
        if !slow.roots[0].contains_key(&south) {
            continue;
        }
        let standing = standing(slow.total, south, starter);
        let round = outcomes
            .margins()
            .round(&standing)
            .expect("a round follows");
        for player in Seat::BOTH {
            let owner = |south: u32| match player {
                Seat::South => south,
                Seat::North => slow.total - south,
            };
            let wins = before[player.index()].contains(&(starter, south));
            let loses = before[(!player).index()].contains(&(starter, south));
            let good = |south: &u32| {
                if wins {
                    won[player.index()].contains(&(!starter, *south))
                } else {
                    !won[(!player).index()].contains(&(!starter, *south))
                }
            };
            let most = owner(round.after.owned[0]);
            let goal: Divisions = (0..=slow.total)
                .filter(|south| good(south) && owner(*south) >= most)
                .map(|south| u8::try_from(owner(south)).expect("few seeds"))
                .collect();
            let both = Claim {
                player,
                can: true,
                goal,
                proof: Proof::Search,
            };
            let expected = !loses && !slow.can(starter, south, &both);
            let mut reported = outcomes.blunders().iter();
            let found = reported
                .find(|blunder| blunder.standing.owned[0] == south && blunder.player == player);
            assert_eq!(found.is_some(), expected, "{standing:?} {player}");
            if let Some(blunder) = found {
                assert_eq!(blunder.wins, wins);
                assert_eq!(blunder.at_once, !good(&round.after.owned[0]));
                seen.blunders += 1;
            }
        }
    }
}

impl Seen {
    fn add(&mut self, other: &Self) {
        self.searched += other.searched;
        self.blunders += other.blunders;
        self.drawn += other.drawn;
    }
}

/// Checks several boards, and counts.
fn check_all(id: &str, choices: &[(&str, &str)], boards: &[(u8, u8)]) -> Seen {
    let mut seen = Seen::default();
    for &board in boards {
        seen.add(&check(&rules(id, choices, board)));
    }
    seen
}

const TINY: [(u8, u8); 11] = [
    (2, 1),
    (2, 2),
    (2, 3),
    (2, 4),
    (2, 5),
    (2, 6),
    (3, 1),
    (3, 2),
    (4, 1),
    (4, 2),
    (5, 1),
];

#[test]
fn relay_games_with_every_way_to_end_a_relay() {
    let mut seen = Seen::default();
    for endless in ["stop", "forbidden", "end-round"] {
        seen.add(&check_all("pallankuzhi", &[("endless", endless)], &TINY));
        seen.add(&check_all("pasu-pondi", &[("endless", endless)], &TINY));
    }
    // All that the solver can do has been asked for.
    assert!(seen.searched > 0 && seen.drawn > 0 && seen.blunders > 0);
}

#[test]
fn options_of_the_relay_games() {
    for option in [
        ("fill-from", "right"),
        ("end-test", "either-row"),
        ("leftovers", "row-owner"),
        ("fours-to", "hole-owner"),
        ("after-sweep", "go-on"),
        ("closed-holes", "empty"),
        ("origin", "skipped"),
    ] {
        check_all("pallankuzhi", &[option], &[(2, 3), (3, 2), (3, 3)]);
    }
}

#[test]
fn passes_cycles_and_extra_turns() {
    let boards = [(2, 2), (2, 3), (2, 4), (3, 1), (3, 2)];
    let mut seen = Seen::default();
    for id in ["al-manqala", "oware", "kalah"] {
        seen.add(&check_all(id, &[], &boards));
    }
    assert!(seen.searched > 0 && seen.blunders > 0);
}

#[test]
fn a_limit_on_the_rounds() {
    for (id, board) in [
        ("pasu-pondi", (4, 2)),
        ("pallankuzhi", (3, 3)),
        ("kalah", (2, 4)),
    ] {
        for limit in [1, 2, 3, 6, 40] {
            let mut rules = rules(id, &[], board);
            let rounds = rules.rounds.as_mut().expect("rounds");
            rounds.rounds = RoundLimit(Some(limit));
            check(&rules);
        }
    }
}

#[test]
fn a_first_round_laid_out_in_another_way() {
    let mut rules = rules("pallankuzhi", &[], (3, 3));
    rules.rounds.as_mut().expect("rounds").refill = Between::new(2).expect("two seeds");
    let game = Game::new(&rules).expect("rules that make sense");
    let margins = Margins::solve(&game, BYTES, Limits::NONE).expect("a small match");
    let outcomes = Outcomes::solve(&margins, BYTES, Limits::NONE).expect("a small match");
    let start = Standing::at_start(&game);
    let mut slow = Slow::new(&game, margins.total());
    let mut standings = margins.standings();
    standings.retain(|standing| *standing != start);
    check_rounds(&slow, &outcomes, &standings);
    slow.rounds[0] = Rounds::of(&game, &[game.start()], slow.total, Seat::South);
    slow.roots[0] = HashMap::from([(start.owned[0], 0)]);
    check_rounds(&slow, &outcomes, &[start]);
    let first = margins.round(&start).expect("a first round");
    assert_eq!(first.position, game.start());
}
