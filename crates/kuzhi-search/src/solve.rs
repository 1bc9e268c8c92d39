//! Exact values: of a position, and of each of its moves.

use kuzhi_core::{Choices, Hole, Kernel, Move, Position};

use crate::{
    node::{Child, net_of},
    search::{Limits, Search},
    table::Table,
    tunables,
    unsolvable::{Unsolvable, solvable},
    window::Window,
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
}

/// Solves a position and each of its moves, with the kernel of its round.
///
/// ```
/// use kuzhi_core::{Game, HoleSet};
/// use kuzhi_search::{Limits, Table, solve};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let text = include_str!("../../../games/pallankuzhi/game.toml");
/// let (file, _) = kuzhi_rules::parse(text);
/// let rules = file.expect("a built-in game").rules(&[]).expect("its own rules");
/// let game = Game::new(&rules).expect("a game that makes sense");
/// let position = game.position(&"0,1,3,0,5,0,0/0,2,0,0,0,0,0 0 0 s".parse()?).expect("seven holes");
/// let solution = solve(&game.kernel(HoleSet::EMPTY), &position, &Table::new(1 << 20), Limits::NONE)?;
/// assert!(solution.value.exact);
/// // Nine are captured at once, and two are left to the other player.
/// assert_eq!(solution.value.seeds, 7);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// Says why positions have no exact value under these rules.
pub fn solve(
    kernel: &Kernel,
    position: &Position,
    table: &Table,
    limits: Limits<'_>,
) -> Result<Solution, Unsolvable> {
    solvable(kernel.rules())?;
    let children: Vec<(Move, Child)> = match kernel.choices(position) {
        Choices::Over(reason) => {
            let shares = kernel.leftovers(position, reason);
            return Ok(Solution {
                value: Value {
                    seeds: net_of(shares, position.mover()),
                    exact: true,
                },
                moves: Vec::new(),
                nodes: 0,
            });
        }
        Choices::Pass => vec![(Move::Pass, Child::pass(kernel, position))],
        Choices::Holes(holes) => holes
            .into_iter()
            .map(|hole: Hole| (Move::Sow(hole), Child::sow(kernel, position, hole)))
            .collect(),
    };
    let mut search = Search::new(kernel, table, limits);
    let mut value_of = |child: &Child| {
        let (seeds, exact) = if let Some(leftovers) = child.ended {
            (child.gain + leftovers, true)
        } else {
            let after = value(&mut search, &child.position, limits.depth);
            (child.value(after.seeds), after.exact)
        };
        Value { seeds, exact }
    };
    let moves: Vec<(Move, Value)> = children
        .iter()
        .map(|(r#move, child)| (*r#move, value_of(child)))
        .collect();
    Ok(Solution {
        value: Value {
            seeds: moves
                .iter()
                .map(|(_, value)| value.seeds)
                .max()
                .unwrap_or(0),
            exact: moves.iter().all(|(_, value)| value.exact),
        },
        moves,
        nodes: search.nodes(),
    })
}

/// The value of a position alone, looking ahead further and further until it is proven.
pub fn value(search: &mut Search<'_>, position: &Position, deepest: u8) -> Value {
    let mut last = Value {
        seeds: 0,
        exact: false,
    };
    let mut depth = tunables::FIRST_DEPTH.min(deepest);
    loop {
        let found = converge(search, position, last.seeds, depth);
        if search.stopped() {
            return last;
        }
        last = found;
        if last.exact || depth == deepest {
            return last;
        }
        depth = depth.saturating_mul(tunables::DEEPENING).min(deepest);
    }
}

/// The value as far as one looks ahead, by questions with two answers: each asks whether the value is
/// at least the last answer (A. Plaat and others, "Best-first fixed-depth minimax algorithms", 1996).
fn converge(search: &mut Search<'_>, position: &Position, guess: i16, depth: u8) -> Value {
    let most = i16::try_from(position.board().total()).unwrap_or(i16::MAX);
    let (mut low, mut high) = (-most, most);
    let mut value = Value {
        seeds: guess.clamp(low, high),
        exact: true,
    };
    while low < high && !search.stopped() {
        let asked = if value.seeds == low {
            low + 1
        } else {
            value.seeds
        };
        let found = search.look(position, Window::at_least(asked), depth);
        value.seeds = found.value;
        value.exact &= found.proven;
        if found.value < asked {
            high = found.value;
        } else {
            low = found.value;
        }
    }
    value
}
