//! Values by attractors over explicit graphs, with moves from the naive account of the rules: for tests
//! only, and slow. It shares nothing with the builder, not even the kernel.
//!
//! For each number of seeds to win, a player can force it from a position if some move leads to a place
//! where it is forced, or, for the other's positions, if all moves do. The smallest set of positions of
//! which that is true is the set from which it can be forced in finitely many moves. What neither player
//! can force is endless play, worth 0.

use std::collections::HashMap;

use crate::translate::naive::{self, Choice, Hole, Player, Settings, State};

/// The rows of the player to move and of the other.
pub(crate) type Board = Vec<u32>;

/// The values of all boards of up to `most` seeds.
pub(crate) fn values(settings: &Settings, most: u32) -> HashMap<Board, i32> {
    let mut values = HashMap::new();
    for seeds in 0..=most {
        let boards = boards(2 * settings.holes_per_row, seeds);
        let layer = solve(
            settings,
            &boards,
            &values,
            i32::try_from(seeds).expect("few seeds"),
        );
        values.extend(boards.into_iter().zip(layer));
    }
    values
}

/// All ways to lay some seeds into some holes.
pub(crate) fn boards(holes: usize, seeds: u32) -> Vec<Board> {
    if holes == 1 {
        return vec![vec![seeds]];
    }
    let with_first = |first: u32| {
        boards(holes - 1, seeds - first)
            .into_iter()
            .map(move |rest| [vec![first], rest].concat())
    };
    (0..=seeds).flat_map(with_first).collect()
}

/// A position of the layer being solved.
struct Node {
    /// What the player to move can have at once, by each way out of the layer.
    exits: Vec<i32>,
    /// The positions of the layer that moves lead to; there the other player moves.
    moves: Vec<usize>,
}

fn solve(
    settings: &Settings,
    boards: &[Board],
    below: &HashMap<Board, i32>,
    seeds: i32,
) -> Vec<i32> {
    let numbers: HashMap<&Board, usize> = boards.iter().zip(0..).collect();
    let nodes: Vec<Node> = boards
        .iter()
        .map(|board| node(settings, board, &numbers, below))
        .collect();
    let mut values = vec![0; boards.len()];
    for wanted in 1..=seeds {
        let (mover, other) = forced(&nodes, wanted);
        for (index, value) in values.iter_mut().enumerate() {
            assert!(!(mover[index] && other[index]), "both players win");
            if mover[index] {
                *value = wanted;
            } else if other[index] {
                *value = -wanted;
            }
        }
    }
    values
}

/// Whether the player to move, and whether the other, can force so much.
fn forced(nodes: &[Node], wanted: i32) -> (Vec<bool>, Vec<bool>) {
    let mut mover = vec![false; nodes.len()];
    let mut other = vec![false; nodes.len()];
    loop {
        let mut grows = false;
        for (index, node) in nodes.iter().enumerate() {
            let by_mover = node.exits.iter().any(|&exit| exit >= wanted)
                || node.moves.iter().any(|&next| other[next]);
            let by_other = node.exits.iter().all(|&exit| -exit >= wanted)
                && node.moves.iter().all(|&next| mover[next]);
            grows |= by_mover != mover[index] || by_other != other[index];
            mover[index] = by_mover;
            other[index] = by_other;
        }
        if !grows {
            return (mover, other);
        }
    }
}

fn node(
    settings: &Settings,
    board: &Board,
    numbers: &HashMap<&Board, usize>,
    below: &HashMap<Board, i32>,
) -> Node {
    let state = State {
        holes: board.iter().map(|&seeds| Hole::Open(seeds)).collect(),
        stores: [0, 0],
        mover: Player::South,
    };
    let mut node = Node {
        exits: Vec::new(),
        moves: Vec::new(),
    };
    let net = |[south, north]: [u32; 2]| south.cast_signed() - north.cast_signed();
    if let Some(outcome) = naive::over(settings, &state, false) {
        node.exits.push(net(outcome.score));
        return node;
    }
    let choices: Vec<Choice> = naive::legal(settings, &state);
    for choice in choices {
        let played = naive::play(settings, &state, choice).expect("a legal move");
        if let Some(outcome) = played.ended {
            node.exits.push(net(outcome.score));
            continue;
        }
        let after = seen_by_mover(&played.state);
        let again = played.state.mover == Player::South;
        match (numbers.get(&after), below.get(&after)) {
            (Some(&next), _) => {
                assert!(!again, "an extra turn that leaves all seeds on the board");
                node.moves.push(next);
            }
            (None, Some(value)) => {
                let sign = if again { 1 } else { -1 };
                node.exits.push(net(played.stored) + sign * value);
            }
            (None, None) => panic!("a move makes seeds"),
        }
    }
    node
}

fn seen_by_mover(state: &State) -> Board {
    let row = |player: Player| {
        state
            .row(player)
            .into_iter()
            .map(|hole| state.holes[hole].seeds())
    };
    row(state.mover).chain(row(state.mover.other())).collect()
}
