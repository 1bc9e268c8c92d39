//! Finding puzzles: random games, stopped where a position has one best move.

use std::collections::HashSet;

use kuzhi_core::{Game, Move, Position, Round, Setup, Silent, SplitMix};
use kuzhi_search::{Engine, Limits, Search, Solution, Table, solve};

use crate::puzzle::Puzzle;

/// After so many games the hard grades are as full as they will be.
const ENOUGH_GAMES: usize = 800;
/// Where hardly any position is a puzzle, so many games are played to find some.
const MOST_GAMES: usize = 400_000;
/// After so many positions with the same number of seeds of which none could be solved, no other is tried.
const HOPES: u32 = 20;
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
    let mut hopes = [HOPES; MOST_SEEDS as usize + 1];
    for games in 0..MOST_GAMES {
        let position = somewhere(game, &mut random);
        let text = game.setup(&position).to_string();
        let seeds = position.board().total();
        if seeds > MOST_SEEDS || !seen.insert(text.clone()) {
            continue;
        }
        let hopes = &mut hopes[seeds as usize];
        if *hopes == 0 || game.moves(&position).len() < LEAST_MOVES {
            continue;
        }
        let Some(solution) = solution(game, &position, MOST_NODES) else {
            *hopes -= 1;
            continue;
        };
        *hopes = u32::MAX;
        if let Some((answer, gap)) = clear(&solution)
            && let Some(grade) = grade(game, &position, answer)
        {
            graded[usize::from(grade - 1)].push(Puzzle {
                grade,
                answer: game.move_text(answer),
                gap,
                position: text,
            });
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

/// The one best move of a position and by how many seeds it is better than the next, from exact values; none
/// where it is not clear, or takes more than so many nodes to solve.
pub(crate) fn answer(game: &Game, text: &str, nodes: u64) -> Option<(Move, i16)> {
    let setup: Setup = text.parse().ok()?;
    let position = game.position(&setup).ok()?;
    clear(&solution(game, &position, nodes)?)
}

/// The exact values of a position, unless it takes more than so many nodes to solve.
fn solution(game: &Game, position: &Position, nodes: u64) -> Option<Solution> {
    let kernel = game.kernel(position.closed());
    let limits = Limits {
        nodes,
        ..Limits::NONE
    };
    let table = Table::new(TABLE_BYTES);
    let solution = solve(Engine::new(&kernel, &table), position, limits).ok()?;
    solution.value.exact.then_some(solution)
}

/// The best move and its lead, where there is enough to choose from and the lead is large enough.
fn clear(solution: &Solution) -> Option<(Move, i16)> {
    let moves = solution.moves.iter();
    let mut values: Vec<_> = moves
        .map(|(r#move, value)| (value.seeds, *r#move))
        .collect();
    values.sort_by_key(|(seeds, _)| -seeds);
    let [(best, answer), (next, _), ..] = values[..] else {
        return None;
    };
    let gap = best - next;
    (values.len() >= LEAST_MOVES && answer != Move::Pass && gap >= LEAST_GAP)
        .then_some((answer, gap))
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
