//! The moves that led from the root to a node, and whether a board has come back on the way.

/// A board on the way.
#[derive(Clone, Copy, Debug)]
struct Step {
    key: u64,
    seeds: u32,
}

/// The boards from the root to the node being searched.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line(Vec<Step>);

impl Line {
    /// How many moves lie between the root and the next board.
    pub(crate) fn ply(&self) -> usize {
        self.0.len()
    }

    /// The ply of an earlier occurrence of this board on the way here.
    pub(crate) fn earlier(&self, key: u64, seeds: u32) -> Option<usize> {
        // Seeds never come back from the stores, so an earlier board with more seeds ends the search.
        let same_seeds = self.0.iter().rev().take_while(|step| step.seeds == seeds);
        let back = same_seeds.take_while(|step| step.key != key).count();
        let ply = self.0.len().checked_sub(back + 1)?;
        (self.0[ply].key == key && self.0[ply].seeds == seeds).then_some(ply)
    }

    pub(crate) fn push(&mut self, key: u64, seeds: u32) {
        self.0.push(Step { key, seeds });
    }

    pub(crate) fn pop(&mut self) {
        self.0.pop();
    }
}
