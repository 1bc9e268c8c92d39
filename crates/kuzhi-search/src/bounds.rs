//! What is proven of a position that is not solved yet: bounds, as far as the table knows them.

use kuzhi_core::{Move, Position};

use crate::{
    engine::Engine,
    keys::Keys,
    node::Child,
    points::{SEED, in_points},
    solve::root_moves,
    table::Entry,
    unsolvable::{fits, solvable},
};

/// For every move, how many seeds it is proven to be worth at least and at most to the player who makes it.
/// What the search has not found out, or forgotten, is bounded by the seeds on the board.
///
/// None where the round is over or the position has no exact value.
pub fn proven_bounds(engine: Engine<'_>, position: &Position) -> Vec<(Move, [i16; 2])> {
    if solvable(engine.kernel.rules()).is_err() || fits(engine.kernel, position).is_err() {
        return Vec::new();
    }
    let keys = Keys::new(engine.kernel);
    let moves = root_moves(engine, position).into_iter();
    moves
        .map(|(r#move, child)| {
            let [low, high] = in_points_of(engine, &keys, &child);
            // Values are whole seeds, so bounds are rounded inwards.
            let (low, high) = (-(-low).div_euclid(SEED), high.div_euclid(SEED));
            (r#move, [low, high])
        })
        .collect()
}

fn in_points_of(engine: Engine<'_>, keys: &Keys, child: &Child) -> [i16; 2] {
    if let Some(leftovers) = child.ended {
        return [child.gain + leftovers; 2];
    }
    let seeds = i16::try_from(child.position.board().total()).unwrap_or(i16::MAX);
    let most = in_points(seeds);
    let known = engine.probe.and_then(|probe| probe.value(&child.position));
    let after = if let Some(value) = known {
        [in_points(value); 2]
    } else {
        let entry = engine.table.get(keys.key(&child.position));
        entry
            .filter(|entry| entry.depth == Entry::PROVEN)
            .map_or([-most, most], |entry| [entry.low, entry.high])
    };
    let [one, other] = after.map(|points| child.value(points));
    [one.min(other), one.max(other)]
}

#[cfg(test)]
mod tests {
    use kuzhi_core::{Game, HoleSet};

    use super::*;
    use crate::{limits::Limits, solve::solve, table::Table};

    #[test]
    fn bounds_hold_and_close_in() {
        let built_in = kuzhi_rules::built_in::find("pallankuzhi").expect("a built-in game");
        let rules = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
        let game = Game::new(&rules.standard).expect("rules that make sense");
        let (start, kernel) = (game.start(), game.kernel(HoleSet::EMPTY));
        let whole = Table::new(1 << 22);
        let engine = Engine::new(&kernel, &whole);
        let values = solve(engine, &start, Limits::NONE).expect("solvable").moves;
        let mut width = u32::MAX;
        for nodes in [1, 5_000, 20_000, u64::MAX] {
            let table = Table::new(1 << 22);
            let engine = Engine::new(&kernel, &table);
            let limits = Limits {
                nodes,
                ..Limits::NONE
            };
            let solution = solve(engine, &start, limits).expect("solvable");
            let bounds = proven_bounds(engine, &start);
            for ((r#move, [low, high]), (same, value)) in bounds.iter().zip(&values) {
                assert_eq!(r#move, same);
                assert!(
                    (*low..=*high).contains(&value.seeds),
                    "{move:?} {low} {high}"
                );
            }
            let all = bounds
                .iter()
                .map(|(_, [low, high])| u32::from(low.abs_diff(*high)))
                .sum();
            assert!(all <= width, "{all} after {nodes}");
            width = all;
            assert!(!solution.value.exact || width == 0);
        }
        assert_eq!(width, 0);
    }
}
