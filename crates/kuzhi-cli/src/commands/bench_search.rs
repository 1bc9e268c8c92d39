//! The part of `bench` that searches: fixed positions to a fixed depth, so that the number of nodes tells
//! whether the search behaves as before.

use kuzhi_core::{Choices, Game, Position, Silent, SplitMix, deal};
use kuzhi_search::{Analyst, Limits, Table};

use crate::{clock, thinking::Thinking};

/// What came of the searches.
pub(super) struct Searched {
    pub(super) nodes: u64,
    pub(super) seconds: f64,
}

/// How many moves lie before each position of the suite.
const MOVES_BEFORE: [u32; 5] = [0, 3, 6, 10, 15];

/// The memory of each search.
const MEMORY: usize = 16 << 20;

pub(super) fn search(game: &Game, depth: u8) -> Searched {
    let begun = clock::now();
    let mut nodes = 0;
    for (number, moves) in (1..).zip(MOVES_BEFORE) {
        let position = drawn(game, moves, number);
        let thinking =
            Thinking::new((game, position.closed()), Table::new(MEMORY), None).estimating();
        let analyst = Analyst {
            engine: thinking.engine(),
            limits: Limits {
                depth,
                ..Limits::NONE
            },
            lines: 1,
            threads: 1,
        };
        nodes += analyst.analyse(&position, &mut |_| {}).nodes;
    }
    Searched {
        nodes,
        seconds: clock::now().duration_since(begun).as_secs_f64(),
    }
}

/// The position after so many moves that are drawn at random, or before the last of them that could be
/// made.
fn drawn(game: &Game, moves: u32, seed: u64) -> Position {
    let mut random = SplitMix::new(seed);
    let mut position = deal(game, seed);
    let kernel = game.kernel(position.closed());
    for _ in 0..moves {
        match kernel.choices(&position) {
            Choices::Over(_) => break,
            Choices::Pass => kernel.pass(&mut position, &mut Silent),
            Choices::Holes(holes) => {
                let count = u32::try_from(holes.len()).unwrap_or(0);
                let Some(hole) = holes.nth(random.below(count) as usize) else {
                    break;
                };
                if kernel.play(&mut position, hole, &mut Silent).ends_round {
                    break;
                }
            }
        }
    }
    position
}
