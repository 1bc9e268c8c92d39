//! Searches that are stopped at once, that go round in circles, or that run on two threads.

use std::{fs, thread};

use kuzhi_core::{Choices, Game, Hole, HoleSet, Move, Position, SplitMix};
use kuzhi_search::{Analyst, Engine, Limits, Search, Table, solve_on, value};

/// What a thread needs that searches: 250 nodes one below the other, and their lists of moves.
const STACK: usize = 1 << 20;

fn game(id: &str) -> Game {
    let built_in = kuzhi_rules::built_in::find(id).expect("a built-in game");
    let file = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
    Game::new(&file.standard).expect("rules that make sense")
}

/// Boards with some seeds thrown at random into the holes.
fn boards(game: &Game, count: usize, seeds: u32) -> Vec<Position> {
    let mut random = SplitMix::new(7);
    let width = u32::try_from(2 * game.holes()).expect("a small board");
    let throw = |_| {
        let mut holes = [0; Hole::MOST];
        for _ in 0..seeds {
            holes[random.below(width) as usize] += 1;
        }
        Position::EMPTY.with_seeds(&holes)
    };
    (0..count).map(throw).collect()
}

#[test]
fn a_search_that_is_stopped_at_once_gives_a_legal_move() {
    for built_in in kuzhi_rules::built_in::all() {
        let game = game(built_in.id);
        let kernel = game.kernel(HoleSet::EMPTY);
        let table = Table::new(1 << 16);
        for (position, nodes) in boards(&game, 100, 20)
            .iter()
            .zip([0, 1, 7, 1000].iter().cycle())
        {
            let analyst = Analyst {
                engine: Engine::new(&kernel, &table),
                limits: Limits {
                    stop: &|| true,
                    nodes: *nodes,
                    ..Limits::NONE
                },
                lines: 1,
                threads: 1 + usize::from(*nodes == 7),
            };
            let found = analyst.analyse(position, &mut |_| {});
            let first = found.lines.first().map(|line| line.r#move);
            let legal = match (kernel.choices(position), first) {
                (Choices::Over(_), None) | (Choices::Pass, Some(Move::Pass)) => true,
                (Choices::Holes(holes), Some(Move::Sow(hole))) => holes.contains(hole),
                _ => false,
            };
            assert!(legal, "{}: {}", built_in.id, game.setup(position));
        }
    }
}

#[test]
fn ten_thousand_searches_in_circles_need_neither_stack_nor_memory() {
    let searches = || {
        for id in ["al-manqala", "oware"] {
            let game = game(id);
            let kernel = game.kernel(HoleSet::EMPTY);
            let table = Table::new(1 << 16);
            let limits = Limits {
                nodes: 1_000,
                ..Limits::NONE
            };
            let engine = Engine::new(&kernel, &table);
            let mut before = 0;
            for (number, position) in boards(&game, 2_500, 4).iter().enumerate() {
                // Straight down to the deepest node, and deeper by and by.
                let mut search = Search::new(engine, limits);
                value(&mut search, position, Search::DEEPEST);
                let analyst = Analyst {
                    engine,
                    limits,
                    lines: 1,
                    threads: 1,
                };
                analyst.analyse(position, &mut |_| {});
                if number == 500 {
                    before = resident_pages();
                }
            }
            let grown = resident_pages().saturating_sub(before);
            assert!(grown < 1024, "{id}: memory grew by {grown} pages");
        }
    };
    let thread = thread::Builder::new().stack_size(STACK).spawn(searches);
    let done = thread.expect("a thread").join();
    done.expect("searches that come to an end");
}

/// The pages of memory in use, where the system tells.
fn resident_pages() -> u64 {
    let text = fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let second = text.split(' ').nth(1);
    second.and_then(|word| word.parse().ok()).unwrap_or(0)
}

#[test]
fn two_threads_prove_the_same_values_as_one() {
    for id in ["pallankuzhi", "pasu-pondi", "kalah", "oware", "al-manqala"] {
        let game = game(id);
        let kernel = game.kernel(HoleSet::EMPTY);
        for position in boards(&game, 20, 6) {
            let limits = Limits {
                nodes: 20_000,
                ..Limits::NONE
            };
            let solved = [1, 2].map(|threads| {
                let table = Table::new(1 << 20);
                let engine = Engine::new(&kernel, &table);
                let solved = solve_on(engine, &position, limits, threads, &mut |_| {});
                solved.expect("endless play is worth nothing").moves
            });
            for ((r#move, one), (_, two)) in solved[0].iter().zip(&solved[1]) {
                let same = !one.exact || !two.exact || one == two;
                assert!(
                    same,
                    "{id}: {} {}",
                    game.setup(&position),
                    format_args!("{:?}", r#move)
                );
            }
            let exact = solved[0].iter().all(|(_, value)| value.exact);
            let best = solved[0].iter().map(|(_, value)| value.seeds).max();
            for threads in [1, 2] {
                let table = Table::new(1 << 20);
                let engine = Engine::new(&kernel, &table);
                let analyst = Analyst {
                    engine,
                    limits,
                    lines: 1,
                    threads,
                };
                let found = analyst.analyse(&position, &mut |_| {});
                if let Some(best) = best
                    && exact
                    && found.exact
                {
                    assert!(
                        (found.value - f32::from(best)).abs() < 0.01,
                        "{id}: {}",
                        game.setup(&position)
                    );
                }
            }
        }
    }
}
