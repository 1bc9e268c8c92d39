//! The search that guesses against one that looks at everything, and its proofs against exact values.

use kuzhi_core::{Choices, Game, HoleSet, Kernel, Position, Silent, SplitMix};

use crate::{
    Engine, Estimate, Limits, SEED, Table,
    keys::Keys,
    node::{Child, net_of},
    points::in_points,
    search::{Search, Style},
    solve::{root_moves, value},
    unsolvable::solvable,
    window::Window,
};

/// So many positions of each game are looked at.
const POSITIONS: usize = 500;

/// A guess that tells most positions apart.
struct Rows;

impl Estimate for Rows {
    fn points(&self, position: &Position) -> i16 {
        let lead: i32 = (0..14)
            .zip(position.board().as_array())
            .map(|(hole, &seeds)| (hole - 5) * i32::from(seeds))
            .sum();
        let turned = if position.mover().index() == 0 { 1 } else { -1 };
        i16::try_from(turned * lead / 4).expect("255 seeds at most")
    }
}

/// The built-in games.
fn games() -> impl Iterator<Item = (&'static str, Game)> {
    kuzhi_rules::built_in::all().iter().map(|built_in| {
        let file = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
        let game = Game::new(&file.standard).expect("rules that make sense");
        (built_in.id, game)
    })
}

/// Positions met in random play.
fn positions(game: &Game, kernel: &Kernel, count: usize) -> Vec<Position> {
    let mut random = SplitMix::new(2026);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut here = game.start();
        for _ in 0..200 {
            if random.below(8) == 0 {
                positions.push(here);
            }
            if !play_at_random(kernel, &mut here, &mut random) {
                break;
            }
        }
    }
    positions.truncate(count);
    positions
}

/// Boards with a few seeds thrown at random into the holes.
fn sparse(game: &Game, count: usize, seeds: u32) -> Vec<Position> {
    let mut random = SplitMix::new(2027);
    let throw = |_| {
        let mut holes = [0; kuzhi_core::Hole::MOST];
        for _ in 0..2 * random.below(seeds / 2 + 1) {
            let width = u32::try_from(2 * game.holes()).expect("a small board");
            holes[random.below(width) as usize] += 1;
        }
        Position::EMPTY.with_seeds(&holes)
    };
    (0..count).map(throw).collect()
}

fn play_at_random(kernel: &Kernel, position: &mut Position, random: &mut SplitMix) -> bool {
    match kernel.choices(position) {
        Choices::Over(_) => false,
        Choices::Pass => {
            kernel.pass(position, &mut Silent);
            true
        }
        Choices::Holes(holes) => {
            let count = u32::try_from(holes.into_iter().count()).expect("few holes");
            let index = random.below(count) as usize;
            let hole = holes.into_iter().nth(index).expect("one of them");
            !kernel.play(position, hole, &mut Silent).ends_round
        }
    }
}

/// The value so many moves ahead, by looking at everything.
fn everything(
    engine: Engine<'_>,
    keys: &Keys,
    way: &mut Vec<u64>,
    here: &Position,
    depth: u8,
) -> i16 {
    let most = in_points(i16::try_from(here.board().total()).expect("255 seeds at most"));
    if let Choices::Over(reason) = engine.kernel.choices(here) {
        return in_points(net_of(engine.kernel.leftovers(here, reason), here.mover()));
    }
    let key = keys.key(here);
    if depth > 1 && way.contains(&key) {
        return 0;
    }
    if depth == 0 {
        let points = engine.estimate.map_or(0, |estimate| estimate.points(here));
        return points.clamp(-most, most);
    }
    way.push(key);
    let best = root_moves(engine, here)
        .iter()
        .map(|(_, child)| worth(engine, keys, way, child, depth - 1))
        .max();
    way.pop();
    best.expect("a position that goes on has moves")
}

fn worth(engine: Engine<'_>, keys: &Keys, way: &mut Vec<u64>, child: &Child, depth: u8) -> i16 {
    match child.ended {
        Some(leftovers) => child.gain + leftovers,
        None => child.value(everything(engine, keys, way, &child.position, depth)),
    }
}

/// Everything that can be asked for.
fn whole(position: &Position) -> Window {
    let most = in_points(i16::try_from(position.board().total()).expect("255 seeds at most"));
    Window {
        low: -most - 1,
        high: most + 1,
    }
}

#[test]
fn without_reductions_the_value_is_that_of_looking_at_everything() {
    for (id, game) in games() {
        let kernel = game.kernel(HoleSet::EMPTY);
        let keys = Keys::new(&kernel);
        let table = Table::new(1 << 14);
        let mut engine = Engine::new(&kernel, &table);
        engine.estimate = Some(&Rows);
        for position in positions(&game, &kernel, POSITIONS) {
            let fresh = Table::new(1 << 14);
            let engine = Engine {
                table: &fresh,
                ..engine
            };
            let mut search = Search::with_style(engine, Limits::NONE, Style::Guess);
            search.selective = false;
            let found = search.guess(&position, whole(&position), 4);
            let expected = everything(engine, &keys, &mut Vec::new(), &position, 4);
            assert_eq!(found.value, expected, "{id}: {}", game.setup(&position));
            // The same value, asked for by a bound on either side of it.
            for asked in [expected, expected + 1] {
                let bound = search.guess(&position, Window::at_least(asked), 4).value;
                let holds = expected >= asked;
                assert_eq!(bound >= asked, holds, "{id}: {}", game.setup(&position));
            }
        }
    }
}

#[test]
fn what_is_called_proven_is_the_exact_value() {
    for (id, game) in games() {
        if solvable(game.rules()).is_err() {
            continue;
        }
        let kernel = game.kernel(HoleSet::EMPTY);
        let (exact, guessed) = (Table::new(1 << 22), Table::new(1 << 22));
        let mut proofs = 0;
        for position in sparse(&game, POSITIONS, 8) {
            let limits = Limits {
                nodes: 5_000,
                ..Limits::NONE
            };
            let mut search = Search::new(Engine::new(&kernel, &exact), limits);
            let expected = value(&mut search, &position, 24);
            if !expected.exact {
                continue;
            }
            let mut engine = Engine::new(&kernel, &guessed);
            engine.estimate = Some(&Rows);
            let mut search = Search::with_style(engine, limits, Style::Guess);
            for depth in [1, 2, 3, 5, 8] {
                let found = search.guess(&position, whole(&position), depth);
                if found.proven && !search.stopped() {
                    proofs += 1;
                    let setup = game.setup(&position);
                    assert_eq!(found.value, expected.seeds * SEED, "{id}: {setup}");
                }
            }
        }
        assert!(proofs > POSITIONS / 2, "{id}: only {proofs} proofs");
    }
}
