//! The search against a solution of whole small boards that shares none of its code.
//!
//! All positions of a small board are listed, and their values found by playing on for one move more
//! in every sweep, beginning with 0 everywhere, until nothing changes. What is still open then never
//! ends, and stays 0.

use std::collections::HashMap;

use kuzhi_core::{
    Choices, Game, Hole, HoleSet, Kernel, Position, Reason, Seat, Setup, Silent,
    rule_set::{Between, MajorityThen, RuleSet},
};
use kuzhi_search::{Engine, Limits, Search, Table, solve, value};

/// A move in the graph of positions: what the mover gains, and where it leads.
enum Edge {
    Ends(i32),
    Leads { gain: i32, again: bool, to: usize },
}

enum Node {
    Over(i32),
    Moves(Vec<Edge>),
}

fn rules(id: &str, choices: &[(&str, &str)], holes: u8) -> RuleSet {
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
    if let Some(majority) = &mut rules.majority {
        majority.then = MajorityThen::PlayOn;
    }
    rules
}

/// All ways to put at most `seeds` into the open holes.
fn boards(open: &[bool], seeds: u32) -> Vec<Vec<Option<u32>>> {
    let mut boards = vec![Vec::new()];
    for &is_open in open {
        let mut longer = Vec::new();
        for board in &boards {
            let used: u32 = board.iter().flatten().sum();
            let most = if is_open { seeds - used } else { 0 };
            for here in 0..=most {
                let mut board: Vec<Option<u32>> = board.clone();
                board.push(is_open.then_some(here));
                longer.push(board);
            }
        }
        boards = longer;
    }
    boards
}

fn positions(game: &Game, closed: &[usize], seeds: u32) -> Vec<Position> {
    let holes = game.holes();
    let open: Vec<bool> = (0..2 * holes).map(|hole| !closed.contains(&hole)).collect();
    let mut positions = Vec::new();
    for board in boards(&open, seeds) {
        for mover in Seat::BOTH {
            let setup = Setup {
                rows: [board[..holes].to_vec(), board[holes..].to_vec()],
                stores: [0, 0],
                mover,
                extras: Vec::new(),
            };
            positions.push(game.position(&setup).expect("a position of this game"));
        }
    }
    positions
}

fn lead(position: &Position, seat: Seat) -> i32 {
    i32::from(position.store(seat)) - i32::from(position.store(!seat))
}

fn share(kernel: &Kernel, position: &Position, reason: Reason, seat: Seat) -> i32 {
    let shares = kernel
        .leftovers(position, reason)
        .map(|share| i32::try_from(share).expect("at most 255 seeds"));
    shares[seat.index()] - shares[(!seat).index()]
}

fn graph(kernel: &Kernel, positions: &[Position]) -> Vec<Node> {
    let index: HashMap<Position, usize> = positions.iter().copied().zip(0..).collect();
    let node = |position: &Position| {
        let mover = position.mover();
        let edge = |hole: Option<Hole>| {
            let mut after = *position;
            if let Some(hole) = hole {
                if kernel.play(&mut after, hole, &mut Silent).ends_round {
                    let rest = share(kernel, &after, Reason::Endless, mover);
                    return Edge::Ends(lead(&after, mover) + rest);
                }
            } else {
                kernel.pass(&mut after, &mut Silent);
            }
            Edge::Leads {
                gain: lead(&after, mover),
                again: after.mover() == mover,
                to: index[&after.with_stores([0, 0])],
            }
        };
        match kernel.choices(position) {
            Choices::Over(reason) => Node::Over(share(kernel, position, reason, mover)),
            Choices::Pass => Node::Moves(vec![edge(None)]),
            Choices::Holes(holes) => {
                Node::Moves(holes.into_iter().map(|hole| edge(Some(hole))).collect())
            }
        }
    };
    positions.iter().map(node).collect()
}

fn values(nodes: &[Node]) -> Vec<i32> {
    let mut values = vec![0; nodes.len()];
    loop {
        let worth = |edge: &Edge| match *edge {
            Edge::Ends(gain) => gain,
            Edge::Leads {
                gain,
                again: true,
                to,
            } => gain + values[to],
            Edge::Leads {
                gain,
                again: false,
                to,
            } => gain - values[to],
        };
        let next: Vec<i32> = nodes
            .iter()
            .map(|node| match node {
                Node::Over(value) => *value,
                Node::Moves(edges) => edges
                    .iter()
                    .map(worth)
                    .max()
                    .expect("a position that goes on has moves"),
            })
            .collect();
        if next == values {
            return values;
        }
        values = next;
    }
}

/// Solves every position of a small board twice: on a fresh table, and on one shared by all, where a
/// value that was true only of a way would do harm.
fn check(rules: &RuleSet, closed: &[usize], seeds: u32) {
    let game = Game::new(rules).expect("rules that make sense");
    let set: HoleSet = closed.iter().filter_map(|&hole| Hole::new(hole)).collect();
    let kernel = game.kernel(set);
    let positions = positions(&game, closed, seeds);
    let expected = values(&graph(&kernel, &positions));
    let shared = Table::new(1 << 16);
    let mut searched = 0;
    for (position, &expected) in positions.iter().zip(&expected) {
        let mut search = Search::new(Engine::new(&kernel, &shared), Limits::NONE);
        let found = value(&mut search, position, Search::DEEPEST);
        if found.exact {
            searched += 1;
            let setup = game.setup(position);
            assert_eq!(i32::from(found.seeds), expected, "{setup}");
        }
    }
    assert_eq!(searched, positions.len(), "positions left unproven");
    for (position, &expected) in positions.iter().zip(&expected).step_by(17) {
        let solution = solve(
            Engine::new(&kernel, &Table::new(1 << 12)),
            position,
            Limits::NONE,
        )
        .expect("endless play is worth 0");
        assert_eq!(i32::from(solution.value.seeds), expected);
    }
}

#[test]
fn relay_games_with_every_way_to_end_a_relay() {
    for endless in ["stop", "forbidden", "end-round"] {
        check(&rules("pallankuzhi", &[("endless", endless)], 3), &[], 6);
        check(&rules("pasu-pondi", &[("endless", endless)], 2), &[], 9);
    }
    check(
        &rules("pallankuzhi", &[("after-sweep", "go-on")], 2),
        &[],
        9,
    );
}

#[test]
fn closed_holes_on_one_side_only() {
    check(&rules("pallankuzhi", &[], 3), &[5], 7);
    check(&rules("pasu-pondi", &[], 3), &[0, 5], 8);
}

#[test]
fn passes_feeding_and_cycles() {
    check(&rules("al-manqala", &[], 2), &[], 9);
    check(&rules("mangala-iv", &[], 2), &[], 9);
    check(&rules("mangala-iv", &[("start-hole", "free")], 2), &[], 8);
}

#[test]
fn extra_turns_and_grand_slams() {
    check(&rules("kalah", &[], 2), &[], 9);
    check(&rules("oware", &[], 2), &[], 9);
}
