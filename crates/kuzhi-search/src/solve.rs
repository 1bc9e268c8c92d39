//! Exact values: of a position, and of each of its moves.

use kuzhi_core::{Choices, Hole, Kernel, Move, Position};

use crate::{
    node::{Child, net_of},
    search::{Limits, Search},
    table::Table,
};

/// A move and what it is worth to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The move.
    pub r#move: Move,
    /// Its value.
    pub value: i16,
    /// Whether the value is proven.
    pub exact: bool,
}

/// What is known of a position after solving it as far as the limits allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The value for the player to move.
    pub value: i16,
    /// Whether it is proven.
    pub exact: bool,
    /// The value of every move.
    pub moves: Vec<MoveValue>,
    /// How many nodes were searched.
    pub nodes: u64,
}

/// Solves a position.
pub fn solve(kernel: &Kernel, position: &Position, table: &Table, limits: Limits<'_>) -> Solution {
    let mut search = Search::new(kernel, table, limits, position.closed());
    let children: Vec<(Move, Child)> = match kernel.choices(position) {
        Choices::Over(reason) => {
            let shares = kernel.leftovers(position, reason);
            return Solution {
                value: net_of(shares, position.mover()),
                exact: true,
                moves: Vec::new(),
                nodes: 0,
            };
        }
        Choices::Pass => vec![(Move::Pass, Child::pass(kernel, position))],
        Choices::Holes(holes) => holes
            .into_iter()
            .map(|hole: Hole| (Move::Sow(hole), Child::sow(kernel, position, hole)))
            .collect(),
    };
    let moves: Vec<MoveValue> = children
        .iter()
        .map(|(r#move, child)| {
            let (value, exact) = match child.ended {
                Some(leftovers) => (child.gain + leftovers, true),
                None => deepen(&mut search, &child.position, limits, |after| {
                    child.value(after)
                }),
            };
            MoveValue {
                r#move: *r#move,
                value,
                exact,
            }
        })
        .collect();
    Solution {
        value: moves.iter().map(|found| found.value).max().unwrap_or(0),
        exact: moves.iter().all(|found| found.exact),
        moves,
        nodes: search.nodes(),
    }
}

fn deepen(
    search: &mut Search<'_>,
    position: &Position,
    limits: Limits<'_>,
    value: impl Fn(i16) -> i16,
) -> (i16, bool) {
    let mut last = (0, false);
    for depth in 1..=limits.depth {
        let outcome = search.value(position, (-256, 256), depth);
        if search.stopped() {
            break;
        }
        last = (value(outcome.value), outcome.exact);
        if outcome.exact {
            break;
        }
    }
    last
}
