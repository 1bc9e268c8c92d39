//! The first position of a round whose seeds are scattered at random.

use crate::{game::Game, position::Position, random::SplitMix};

/// The first position of a game, dealt with a seed where the rules scatter the seeds.
///
/// The same seed gives the same board on every machine. Games whose seeds are laid out evenly do not
/// depend on it.
pub fn deal(game: &Game, seed: u64) -> Position {
    let mut position = game.start();
    let Some(rules) = &game.rules().deal else {
        return position;
    };
    let holes = 2 * u32::from(game.rules().board.holes.get());
    let all = position.board.total();
    position.board.0[..holes as usize].fill(rules.least.get());
    let mut random = SplitMix::new(seed);
    for _ in position.board.total()..all {
        position.board.0[random.below(holes) as usize] += 1;
    }
    position
}
