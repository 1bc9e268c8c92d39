//! Exact values: of a position, and of each of its moves.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
};

use kuzhi_core::{Choices, Move, Position};

use crate::{
    engine::Engine,
    limits::Limits,
    node::{Child, net_of},
    points::{in_points, in_seeds},
    search::Search,
    tunables,
    unsolvable::{Unsolvable, fits, solvable},
};

/// A value and whether it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The net seeds still to be gained.
    pub seeds: i16,
    /// Whether this is proven; otherwise it is what a limited search believes.
    pub exact: bool,
}

/// What is known of a position after solving it as far as the limits allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The value for the player to move.
    pub value: Value,
    /// The value of every move to the player who makes it. Empty if the round is over.
    pub moves: Vec<(Move, Value)>,
    /// How many nodes were searched.
    pub nodes: u64,
    /// While the search goes on, the move that it is looking at and how many moves it looks ahead there.
    pub looking: Option<(Move, u8)>,
}

/// Solves a position and each of its moves.
///
/// ```
/// use kuzhi_core::{Game, HoleSet};
/// use kuzhi_search::{Engine, Limits, Table, solve};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let text = include_str!("../../../games/pallankuzhi/game.toml");
/// let (file, _) = kuzhi_rules::parse(text);
/// let rules = file.expect("a built-in game").rules(&[]).expect("its own rules");
/// let game = Game::new(&rules).expect("a game that makes sense");
/// let position = game.position(&"0,1,3,0,5,0,0/0,2,0,0,0,0,0 0 0 s".parse()?).expect("seven holes");
/// let (kernel, table) = (game.kernel(HoleSet::EMPTY), Table::new(1 << 20));
/// let solution = solve(Engine::new(&kernel, &table), &position, Limits::NONE)?;
/// assert!(solution.value.exact);
/// // Nine are captured at once, and two are left to the other player.
/// assert_eq!(solution.value.seeds, 7);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// Says why the position has no exact value.
pub fn solve(
    engine: Engine<'_>,
    position: &Position,
    limits: Limits<'_>,
) -> Result<Solution, Unsolvable> {
    let Some(moves) = solvable_moves(engine, position)? else {
        return Ok(finished(engine, position));
    };
    let mut search = Search::new(engine, limits);
    Ok(each_move(&mut search, &moves, limits.depth, &mut |_| {}))
}

/// Solves a position and each of its moves on some threads. After every question that is answered and
/// every move that is done, `tell` hears of what is known so far.
///
/// The values do not depend on the number of threads.
///
/// # Errors
///
/// Says why the position has no exact value.
pub fn solve_on(
    engine: Engine<'_>,
    position: &Position,
    limits: Limits<'_>,
    threads: usize,
    tell: &mut dyn FnMut(&Solution),
) -> Result<Solution, Unsolvable> {
    let Some(moves) = solvable_moves(engine, position)? else {
        return Ok(finished(engine, position));
    };
    let done = AtomicBool::new(false);
    let stop = || done.load(Relaxed) || (limits.stop)();
    let others = Limits {
        stop: &stop,
        ..limits
    };
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads)
            // A thread that the system does not give is missed, but not needed.
            .filter_map(|number| {
                let search = Search::new(engine, others);
                let mut search = if number % 2 == 1 {
                    search.leftmost_first()
                } else {
                    search
                };
                let moves = &moves;
                // From the last move on, so that the two meet in the middle.
                let help = move || {
                    for (_, child) in moves.iter().rev() {
                        value_of(&mut search, child, limits.depth, &mut |_| {});
                    }
                    search.nodes()
                };
                thread::Builder::new().spawn_scoped(scope, help).ok()
            })
            .collect();
        let mut search = Search::new(engine, limits);
        let mut solution = each_move(&mut search, &moves, limits.depth, tell);
        done.store(true, Relaxed);
        for helper in helpers {
            solution.nodes += helper
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
        Ok(solution)
    })
}

/// The moves of a position that has an exact value; `None` if the round is over.
fn solvable_moves(
    engine: Engine<'_>,
    position: &Position,
) -> Result<Option<Vec<(Move, Child)>>, Unsolvable> {
    solvable(engine.kernel.rules())?;
    fits(engine.kernel, position)?;
    let moves = root_moves(engine, position);
    Ok((!moves.is_empty()).then_some(moves))
}

/// The moves of a position, each with where it leads.
pub(crate) fn root_moves(engine: Engine<'_>, position: &Position) -> Vec<(Move, Child)> {
    let kernel = engine.kernel;
    match kernel.choices(position) {
        Choices::Over(_) => Vec::new(),
        Choices::Pass => vec![(Move::Pass, Child::pass(kernel, position))],
        Choices::Holes(holes) => holes
            .into_iter()
            .map(|hole| (Move::Sow(hole), Child::sow(kernel, position, hole)))
            .collect(),
    }
}

/// The solution of a position whose round is over.
fn finished(engine: Engine<'_>, position: &Position) -> Solution {
    let net = match engine.kernel.choices(position) {
        Choices::Over(reason) => {
            net_of(engine.kernel.leftovers(position, reason), position.mover())
        }
        Choices::Pass | Choices::Holes(_) => 0,
    };
    Solution {
        value: Value {
            seeds: net,
            exact: true,
        },
        moves: Vec::new(),
        nodes: 0,
        looking: None,
    }
}

/// Solves one move after the other.
fn each_move(
    search: &mut Search<'_>,
    moves: &[(Move, Child)],
    deepest: u8,
    tell: &mut dyn FnMut(&Solution),
) -> Solution {
    let mut solution = Solution {
        value: Value {
            seeds: i16::MIN,
            exact: true,
        },
        moves: Vec::with_capacity(moves.len()),
        nodes: 0,
        looking: None,
    };
    for (r#move, child) in moves {
        let value = value_of(search, child, deepest, &mut |depth| {
            solution.looking = Some((*r#move, depth));
            tell(&solution);
        });
        solution.looking = None;
        solution.moves.push((*r#move, value));
        solution.value.seeds = solution.value.seeds.max(value.seeds);
        solution.value.exact &= value.exact;
        solution.nodes = search.nodes();
        tell(&solution);
    }
    solution
}

/// The value of a move. After every question `tell` hears how many moves ahead it looked.
fn value_of(
    search: &mut Search<'_>,
    child: &Child,
    deepest: u8,
    tell: &mut dyn FnMut(u8),
) -> Value {
    let (points, exact) = if let Some(leftovers) = child.ended {
        (child.gain + leftovers, true)
    } else {
        let after = deepening(search, &child.position, deepest, tell);
        (child.value(in_points(after.seeds)), after.exact)
    };
    Value {
        seeds: in_seeds(points),
        exact,
    }
}

/// The value of a position alone, looking ahead further and further until it is proven.
pub fn value(search: &mut Search<'_>, position: &Position, deepest: u8) -> Value {
    deepening(search, position, deepest, &mut |_| {})
}

fn deepening(
    search: &mut Search<'_>,
    position: &Position,
    deepest: u8,
    tell: &mut dyn FnMut(u8),
) -> Value {
    let mut last = Value {
        seeds: 0,
        exact: false,
    };
    let mut depth = tunables::FIRST_DEPTH.min(deepest);
    loop {
        let found = converge(search, position, in_points(last.seeds), depth, tell);
        if search.stopped() {
            return last;
        }
        last = Value {
            seeds: in_seeds(found.0),
            exact: found.1,
        };
        if last.exact || depth == deepest {
            return last;
        }
        depth = depth.saturating_mul(tunables::DEEPENING).min(deepest);
    }
}

/// The value in points as far as one looks ahead, and whether it is proven, by questions with two
/// answers: each asks whether the value is at least the last answer (A. Plaat and others, "Best-first
/// fixed-depth minimax algorithms", 1996).
fn converge(
    search: &mut Search<'_>,
    position: &Position,
    guess: i16,
    depth: u8,
    tell: &mut dyn FnMut(u8),
) -> (i16, bool) {
    let most = in_points(i16::try_from(position.board().total()).unwrap_or(i16::MAX));
    let (mut low, mut high) = (-most, most);
    let (mut value, mut exact) = (guess.clamp(low, high), true);
    while low < high && !search.stopped() {
        let asked = if value == low { low + 1 } else { value };
        let found = search.ask(position, asked, depth);
        tell(depth);
        value = found.value;
        exact &= found.proven;
        if found.value < asked {
            high = found.value;
        } else {
            low = found.value;
        }
    }
    (value, exact)
}
