//! What must hold of every move of every game that can be said at all: rule sets are put together from
//! random words of the vocabulary, positions from random seeds, closed holes included.
//!
//! The cases follow from fixed seeds, so a failure names one that fails again. `KUZHI_ALL=1` looks at
//! ten times as many.

use core::fmt;
use std::collections::HashSet;

use kuzhi_core::{
    Event, Game, Hole, HoleSet, Move, Outcome, Position, Reason, Seat, Setup, Silent, SplitMix,
    Stop, Trace, Turn, follow,
    rule_set::{Kind, RuleSet, Scalar, SectionInfo},
};

/// How many rule sets each property is tried with.
const GAMES: u64 = 200;

/// How many positions of each game are looked at.
const POSITIONS: usize = 6;

#[test]
fn exactly_the_moves_that_are_listed_may_be_played() {
    for_each_position(1, |case| {
        let listed = case.game.moves(&case.position);
        for r#move in everything() {
            let played = case.game.play(&case.position, r#move, &mut Silent);
            let is_listed = listed.contains(&r#move);
            assert_eq!(played.is_ok(), is_listed, "{move:?}: {played:?}\n{case}");
        }
        let over = case.game.over(&case.position).is_some();
        assert_eq!(over, listed.is_empty(), "{case}");
    });
}

#[test]
fn no_seed_is_lost_or_made() {
    for_each_move(2, |case, r#move, turn| {
        let after = turn.position;
        assert_eq!(after.total(), case.position.total(), "{move:?}\n{case}");
        assert_eq!(after.closed(), case.position.closed(), "{move:?}\n{case}");
        let in_closed = after.board().sum(after.closed());
        assert_eq!(in_closed, 0, "{move:?} sows into a closed hole\n{case}");
        let off_the_board = after.board().total() - on_the_board(&case.game, &after);
        assert_eq!(off_the_board, 0, "{move:?} sows off the board\n{case}");
        let stored = Seat::BOTH.map(|seat| after.store(seat) - case.position.store(seat));
        assert_eq!(stored, turn.stored, "{move:?}\n{case}");
        if let Some(outcome) = turn.over {
            let total = after.total();
            assert!(
                outcome.score.iter().sum::<u32>() <= total,
                "{outcome:?}\n{case}"
            );
        }
    });
}

#[test]
fn a_trace_leads_to_the_same_position() {
    for_each_move(3, |case, r#move, turn| {
        let mut trace = Trace::new();
        let told = case.game.play(&case.position, r#move, &mut trace);
        assert_eq!(
            told,
            Ok(turn),
            "{move:?}: being watched changes the move\n{case}"
        );
        let mut followed = case.position;
        for &event in &trace {
            follow(&mut followed, event);
        }
        // Whose turn it would be in a round that is over is not told.
        let again = match turn.over {
            Some(_) => turn.position.mover() == followed.mover(),
            None => trace.contains(&Event::Again),
        };
        if !again {
            followed = followed.with_mover(followed.mover().other());
        }
        assert_eq!(followed, turn.position, "{move:?}: {trace:?}\n{case}");
        let is_lift = |event: &&Event| matches!(event, Event::Lift { .. });
        let lifts = u32::try_from(trace.iter().filter(is_lift).count());
        assert_eq!(lifts, Ok(turn.laps), "{move:?}: {trace:?}\n{case}");
        let endless = trace.contains(&Event::Stop(Stop::Endless));
        assert_eq!(endless, turn.endless, "{move:?}: {trace:?}\n{case}");
    });
}

#[test]
fn what_is_lifted_is_what_lies_there() {
    for_each_move(4, |case, r#move, _| {
        let mut trace = Trace::new();
        let _ = case.game.play(&case.position, r#move, &mut trace);
        let mut position = case.position;
        let mut in_hand = 0;
        for &event in &trace {
            match event {
                Event::Lift { hole, seeds } => {
                    assert_eq!(in_hand, 0, "{move:?}: {trace:?}\n{case}");
                    assert_eq!(seeds, position.seeds(hole), "{move:?}: {trace:?}\n{case}");
                    in_hand = seeds;
                }
                Event::Drop { .. } | Event::DropInStore { .. } => in_hand -= 1,
                Event::Take { hole, seeds, .. } => {
                    assert_eq!(seeds, position.seeds(hole), "{move:?}: {trace:?}\n{case}");
                }
                Event::Stop(_) => assert_eq!(in_hand, 0, "{move:?}: {trace:?}\n{case}"),
                Event::Again | Event::Pass => {}
            }
            follow(&mut position, event);
        }
    });
}

#[test]
fn turning_the_board_round_changes_nothing() {
    for_each_position(5, |case| {
        let holes = case.game.holes();
        let turned = case.position.turned(holes);
        assert_eq!(turned.turned(holes), case.position, "{case}");
        let over = case.game.over(&case.position).map(turned_outcome);
        assert_eq!(case.game.over(&turned), over, "{case}");
        for r#move in case.game.moves(&case.position) {
            let there = case
                .game
                .play(&turned, turned_move(r#move, holes), &mut Silent);
            let here = case.game.play(&case.position, r#move, &mut Silent);
            let here = here.map(|turn| Turn {
                position: turn.position.turned(holes),
                stored: [turn.stored[1], turn.stored[0]],
                over: turn.over.map(turned_outcome),
                ..turn
            });
            assert_eq!(there, here, "{move:?}\n{case}");
        }
    });
}

#[test]
fn an_endless_sowing_stops_at_its_first_recurrence() {
    for_each_move(6, |case, r#move, turn| {
        let mut trace = Trace::new();
        let _ = case.game.play(&case.position, r#move, &mut trace);
        let mut position = case.position;
        let mut seen = HashSet::new();
        let mut recurs = false;
        for &event in &trace {
            if let Event::Lift { hole, .. } = event {
                recurs |= !seen.insert((*position.board(), hole));
            }
            follow(&mut position, event);
        }
        assert!(!recurs, "{move:?} goes on after a recurrence\n{case}");
        let been_there = seen.iter().any(|(board, _)| board == position.board());
        assert!(
            !turn.endless || been_there || turn.laps == 100_000,
            "{move:?} stops too early\n{case}"
        );
    });
}

#[test]
fn a_sowing_beyond_all_patience_is_taken_for_endless() {
    let built_in = kuzhi_rules::built_in::find("pallankuzhi").expect("a built-in game");
    let (file, _) = kuzhi_rules::parse(built_in.text);
    let mut rules = file.expect("its rules").standard;
    (rules.while_sowing, rules.sweep) = (None, None);
    let game = Game::new(&rules).expect("rules that make sense");
    // Not over after twenty million laps, and nothing has come back by then.
    let setup: Setup = "7,6,12,14,9,11,7/11,5,9,11,5,13,3 0 0 s".parse().unwrap();
    let position = game.position(&setup).expect("a position of the game");
    let hole = Move::Sow(game.hole(Seat::South, 5).expect("a fifth hole"));
    let turn = game.play(&position, hole, &mut Silent).unwrap();
    assert!((turn.endless, turn.laps) == (true, 100_000), "{turn:?}");
    let mut trace = Trace::new();
    assert_eq!(game.play(&position, hole, &mut trace), Ok(turn));
}

#[test]
fn a_set_up_written_down_is_the_same_position() {
    for_each_position(7, |case| {
        let text = case.game.setup(&case.position).to_string();
        let setup: Setup = text.parse().expect("our own text");
        assert_eq!(case.game.position(&setup), Ok(case.position), "{case}");
    });
}

#[test]
fn the_cases_reach_everything_that_can_happen() {
    let mut stops = HashSet::new();
    let mut takings = HashSet::new();
    let (mut again, mut passed, mut closed, mut over) = (false, false, false, HashSet::new());
    for_each_move(8, |case, r#move, turn| {
        let mut trace = Trace::new();
        let _ = case.game.play(&case.position, r#move, &mut trace);
        for event in trace {
            match event {
                Event::Stop(stop) => _ = stops.insert(stop),
                Event::Take { why, .. } => _ = takings.insert(why),
                Event::Again => again = true,
                Event::Pass => passed = true,
                Event::Lift { .. } | Event::Drop { .. } | Event::DropInStore { .. } => {}
            }
        }
        closed |= !case.position.closed().is_empty();
        over.extend(turn.over.map(|outcome| outcome.reason));
    });
    assert_eq!(
        (stops.len(), takings.len()),
        (6, 6),
        "{stops:?} {takings:?}"
    );
    assert!(again && passed && closed);
    // Repetition and agreement belong to a round, not to a move.
    assert_eq!(over.len(), Reason::ALL.len() - 2, "{over:?}");
}

/// A position of a game, and how to come to it again.
struct Case {
    seed: u64,
    game: Game,
    position: Position,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self
            .game
            .rules()
            .canonical(kuzhi_core::rule_set::Scope::Full);
        let position = self.game.setup(&self.position);
        write!(f, "case {}: {position}\n{rules}", self.seed)
    }
}

/// Looks at random positions of random games, and at one position after each of them.
fn for_each_position(property: u64, mut check: impl FnMut(&Case)) {
    let all = std::env::var_os("KUZHI_ALL").is_some();
    let games = if all { 10 * GAMES } else { GAMES };
    for seed in (0..games).map(|number| property << 32 | number) {
        let mut dice = Dice(SplitMix::new(seed));
        let game = dice.game();
        for _ in 0..POSITIONS {
            let mut case = Case {
                seed,
                game: game.clone(),
                position: dice.position(&game),
            };
            check(&case);
            let moves = game.moves(&case.position);
            if let Some(r#move) = dice.one_of(&moves) {
                let turn = game.play(&case.position, *r#move, &mut Silent);
                case.position = turn.expect("a move that is listed").position;
                check(&case);
            }
        }
    }
}

fn for_each_move(property: u64, mut check: impl FnMut(&Case, Move, Turn)) {
    for_each_position(property, |case| {
        for r#move in case.game.moves(&case.position) {
            let turn = case.game.play(&case.position, r#move, &mut Silent);
            check(case, r#move, turn.expect("a move that is listed"));
        }
    });
}

/// Every move that can be said on any board.
fn everything() -> impl Iterator<Item = Move> {
    let holes = (0..Hole::MOST).filter_map(Hole::new).map(Move::Sow);
    holes.chain([Move::Pass])
}

fn on_the_board(game: &Game, position: &Position) -> u32 {
    let row = |seat| position.board().sum(HoleSet::row(seat, game.holes()));
    Seat::BOTH.map(row).iter().sum()
}

fn turned_move(r#move: Move, holes: usize) -> Move {
    match r#move {
        Move::Sow(hole) => Move::Sow(
            Hole::of(hole.owner(holes).other(), hole.place(holes), holes).expect("a hole there"),
        ),
        Move::Pass => Move::Pass,
    }
}

fn turned_outcome(outcome: Outcome) -> Outcome {
    Outcome {
        score: [outcome.score[1], outcome.score[0]],
        ..outcome
    }
}

/// Draws rules and positions.
struct Dice(SplitMix);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(u32::try_from(bound).expect("a small bound")) as usize
    }

    fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }

    /// Any number of the range, though mostly one near its lower end.
    fn number(&mut self, least: i64, most: i64) -> i64 {
        let width = usize::try_from(most - least).expect("a range") + 1;
        let near = if self.below(4) > 0 { 6 } else { width };
        least + i64::try_from(self.below(width.min(near))).expect("a small number")
    }

    /// A game whose rules make sense.
    fn game(&mut self) -> Game {
        loop {
            let holes = 1 + self.below(16);
            let section = |section: &SectionInfo| {
                let stands = section.required || self.below(2) == 0;
                let key = |key: &kuzhi_core::rule_set::Key| match (section.path, key.name) {
                    ("board", "holes") => Scalar::Number(i64::try_from(holes).expect("few")),
                    _ => self.scalar(key.kind, holes),
                };
                stands.then(|| section.keys.iter().map(key).map(Some).collect())
            };
            let values: Vec<_> = RuleSet::SECTIONS.iter().map(section).collect();
            let rules = RuleSet::from_scalars(&values).expect("acceptable values");
            if let Ok(game) = Game::new(&rules) {
                return game;
            }
        }
    }

    fn scalar(&mut self, kind: Kind, holes: usize) -> Scalar {
        match kind {
            Kind::Words(terms) => {
                let term = self.one_of(terms).expect("a set of words has words");
                Scalar::Word(term.word.to_owned())
            }
            Kind::Number { least, most } => Scalar::Number(self.number(least, most)),
            Kind::Counts => {
                let mut counts: Vec<_> = (0..=self.below(4)).map(|_| self.number(1, 255)).collect();
                counts.sort_unstable();
                counts.dedup();
                Scalar::Numbers(counts)
            }
            Kind::Seeds if self.below(2) == 0 => Scalar::Number(self.number(1, 127)),
            Kind::Seeds => Scalar::Numbers((0..holes).map(|_| self.number(0, 20)).collect()),
            Kind::Limit(word) if self.below(2) == 0 => Scalar::Word(word.to_owned()),
            Kind::Limit(_) => Scalar::Number(self.number(1, 1000)),
        }
    }

    /// A position of a game, from nearly empty to full boards.
    fn position(&mut self, game: &Game) -> Position {
        let mut left = 255;
        let most = [1, 2, 4, 6, 10, 20, 60][self.below(7)];
        let closing = game.rules().rounds.is_some() && self.below(2) == 0;
        let mut row = || -> Vec<Option<u32>> {
            let always_open = self.below(game.holes());
            let mut hole = |place| {
                let closed = closing && place != always_open && self.below(4) == 0;
                (!closed).then(|| self.seeds(most, &mut left))
            };
            (0..game.holes()).map(&mut hole).collect()
        };
        let rows = [row(), row()];
        let stores = [(), ()].map(|()| self.seeds(100, &mut left));
        let mover = Seat::BOTH[self.below(2)];
        let setup = Setup {
            rows,
            stores,
            mover,
            extras: Vec::new(),
        };
        game.position(&setup).expect("a set-up that fits the game")
    }

    fn seeds(&mut self, most: usize, left: &mut u32) -> u32 {
        let seeds = u32::try_from(self.below(most + 1)).expect("few seeds");
        let seeds = seeds.min(*left);
        *left -= seeds;
        seeds
    }
}
