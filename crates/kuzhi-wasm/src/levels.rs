//! How strong the computer plays at each level.

use kuzhi_core::SplitMix;
use kuzhi_wire::MoveValue;

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Level {
    /// How many moves it looks ahead.
    pub(crate) depth: u8,
    /// How many positions it may look at in all.
    pub(crate) nodes: u64,
    /// By how many seeds a move may be worse and still be played.
    careless: i32,
    /// How often, out of a hundred times, it plays whatever comes to mind.
    dreamy: u32,
}

impl Level {
    /// The level with this number, from 1; anything above 8 is as strong as 8.
    pub(crate) const fn new(number: u8) -> Self {
        let (depth, nodes, careless, dreamy) = match number {
            0 | 1 => (1, 1_000, 3, 50),
            2 => (1, 1_000, 2, 20),
            3 => (2, 3_000, 1, 8),
            4 => (4, 20_000, 0, 0),
            5 => (6, 60_000, 0, 0),
            6 => (9, 300_000, 0, 0),
            7 => (16, 1_500_000, 0, 0),
            _ => (250, 12_000_000, 0, 0),
        };
        Self {
            depth,
            nodes,
            careless,
            dreamy,
        }
    }

    /// Whether it plays as well as it can see.
    pub(crate) const fn is_strong(self) -> bool {
        self.depth > 9
    }

    /// The move that it plays, where these are the values it sees.
    pub(crate) fn choose(self, moves: &[MoveValue], seed: u64) -> Option<&MoveValue> {
        let mut random = SplitMix::new(seed);
        let best = moves.iter().map(|r#move| r#move.value).max()?;
        let dreams = random.below(100) < self.dreamy;
        let good: Vec<_> = moves
            .iter()
            .filter(|r#move| dreams || r#move.value >= best - self.careless)
            .collect();
        let drawn = random.below(u32::try_from(good.len()).ok()?);
        good.get(drawn as usize).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(values: &[i32]) -> Vec<MoveValue> {
        let one = |&value: &i32| MoveValue {
            action: value.to_string(),
            hole: None,
            value,
            exact: false,
        };
        values.iter().map(one).collect()
    }

    #[test]
    fn a_strong_level_plays_a_best_move() {
        let moves = moves(&[-3, 4, 4, 1]);
        for seed in 0..50 {
            assert_eq!(Level::new(8).choose(&moves, seed).unwrap().value, 4);
        }
    }

    #[test]
    fn the_weakest_level_plays_all_sorts_of_moves() {
        let moves = moves(&[-9, 4, 4, 1]);
        let bad = |seed| Level::new(1).choose(&moves, seed).unwrap().value == -9;
        assert!((0..100).any(bad));
    }

    #[test]
    fn without_moves_nothing_is_played() {
        assert_eq!(Level::new(3).choose(&[], 1), None);
    }
}
