//! Finding puzzles: random games, stopped where a position has one best move.

use std::collections::HashSet;

use kuzhi_core::{Game, Move, Position, Round, Setup, Silent, SplitMix};
use kuzhi_search::{Engine, Limits, Search, Table, solve};

use crate::puzzle::Puzzle;

/// After so many games the hard grades are as full as they will be.
const ENOUGH_GAMES: usize = 800;
/// A puzzle has at least so many moves to choose from.
const LEAST_MOVES: usize = 3;
/// The next best move is worse by at least so many seeds.
const LEAST_GAP: i16 = 2;
/// Positions that are harder to solve than this are left alone.
const MOST_NODES: u64 = 40_000;
/// With more seeds on the board a person counts rather than sees, and the search takes long.
const MOST_SEEDS: u32 = 36;
/// What nobody can see is no puzzle.
const DEEPEST: u8 = 7;
const TABLE_BYTES: usize = 2 << 20;

/// So many puzzles of a game, of every grade as many as can be had, the easy ones first.
pub(crate) fn puzzles(game: &Game, wanted: usize) -> Vec<Puzzle> {
    let mut random = SplitMix::new(0x6b75_7a68_6970);
    let mut seen = HashSet::new();
    let mut graded: Vec<Vec<Puzzle>> = vec![Vec::new(); usize::from(DEEPEST)];
    let share = wanted.div_ceil(graded.len());
    for games in 0..40_000 {
        let position = somewhere(game, &mut random);
        let text = game.setup(&position).to_string();
        if position.board().total() > MOST_SEEDS || !seen.insert(text.clone()) {
            continue;
        }
        if let Some(puzzle) = puzzle_at(game, &text) {
            graded[usize::from(puzzle.grade - 1)].push(puzzle);
        }
        let all: usize = graded.iter().map(Vec::len).sum();
        let even = graded.iter().filter(|grade| grade.len() >= share).count();
        if all >= wanted && (even >= 5 || games > ENOUGH_GAMES) {
            break;
        }
    }
    chosen(graded, wanted)
}

/// Takes from every grade in turn, so that none is all of them.
fn chosen(graded: Vec<Vec<Puzzle>>, wanted: usize) -> Vec<Puzzle> {
    let mut left: Vec<_> = graded.into_iter().map(Vec::into_iter).collect();
    let mut puzzles = Vec::new();
    while puzzles.len() < wanted {
        let round: Vec<_> = left.iter_mut().filter_map(Iterator::next).collect();
        if round.is_empty() {
            break;
        }
        puzzles.extend(round);
    }
    puzzles.truncate(wanted);
    puzzles.sort_by_key(|puzzle| puzzle.grade);
    puzzles
}

/// A position of a random game with some of its moves still to come.
fn somewhere(game: &Game, random: &mut SplitMix) -> Position {
    let seed = random.next_u64();
    let mut round = Round::new(game, kuzhi_core::deal(game, seed));
    // Games last differently long; a position that is over is no puzzle, and another one is tried.
    let mut moves = 4 + random.below(140);
    while moves > 0 && round.over().is_none() {
        let choices = round.moves();
        let drawn = random.below(u32::try_from(choices.len()).unwrap_or(1));
        if round.play(choices[drawn as usize], &mut Silent).is_err() {
            break;
        }
        moves -= 1;
    }
    *round.position()
}

/// The puzzle that a position is, if it is one.
pub(crate) fn puzzle_at(game: &Game, text: &str) -> Option<Puzzle> {
    let setup: Setup = text.parse().ok()?;
    let position = game.position(&setup).ok()?;
    let moves = game.moves(&position);
    if moves.len() < LEAST_MOVES || moves.contains(&Move::Pass) {
        return None;
    }
    let kernel = game.kernel(position.closed());
    let limits = Limits {
        nodes: MOST_NODES,
        ..Limits::NONE
    };
    let solution = solve(
        Engine::new(&kernel, &Table::new(TABLE_BYTES)),
        &position,
        limits,
    )
    .ok()?;
    if !solution.value.exact {
        return None;
    }
    let mut values: Vec<_> = solution
        .moves
        .iter()
        .map(|(r#move, value)| (value.seeds, *r#move))
        .collect();
    values.sort_by_key(|(seeds, _)| -seeds);
    let [(best, answer), (next, _), ..] = values[..] else {
        return None;
    };
    let gap = best - next;
    if gap < LEAST_GAP {
        return None;
    }
    Some(Puzzle {
        grade: grade(game, &position, answer)?,
        answer: game.move_text(answer),
        gap,
        position: text.to_owned(),
    })
}

/// How far one must look ahead to prefer the answer, at this depth and at every greater one.
fn grade(game: &Game, position: &Position, answer: Move) -> Option<u8> {
    let kernel = game.kernel(position.closed());
    let seen = |depth: u8| {
        let limits = Limits {
            depth: depth - 1,
            nodes: MOST_NODES,
            ..Limits::NONE
        };
        let solution = solve(Engine::new(&kernel, &Table::new(1 << 20)), position, limits).ok()?;
        let best = solution.moves.iter().map(|(_, value)| value.seeds).max()?;
        let mut preferred = solution
            .moves
            .iter()
            .filter(|(_, value)| value.seeds == best);
        Some(
            matches!((preferred.next(), preferred.next()), (Some((one, _)), None) if *one == answer),
        )
    };
    let deepest = DEEPEST.min(Search::DEEPEST);
    let mut grade = None;
    for depth in (1..=deepest).rev() {
        if seen(depth)? {
            grade = Some(depth);
        } else {
            break;
        }
    }
    grade
}
