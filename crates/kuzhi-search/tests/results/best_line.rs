//! The moves of a round that both sides play best.

use kuzhi_core::{Choices, Kernel, Move, Position, Silent};
use kuzhi_search::{Engine, Limits, Search, Table, solve, value};

/// The moves, and the position after them.
pub(crate) fn best_line(kernel: &Kernel, start: &Position, table: &Table) -> (Vec<Move>, Position) {
    let mut line = Line {
        kernel,
        table,
        past: vec![*start],
        moves: Vec::new(),
    };
    assert!(line.extend(), "some best line ends");
    let last = *line.past.last().expect("at least the start");
    (line.moves, last)
}

struct Line<'a> {
    kernel: &'a Kernel,
    table: &'a Table,
    past: Vec<Position>,
    moves: Vec<Move>,
}

impl Line<'_> {
    /// Plays on to the end of the round with the first best move that leads there: a best move that
    /// only goes round in a circle is none unless endless play is what both want.
    fn extend(&mut self) -> bool {
        let here = *self.past.last().expect("at least the start");
        if let Choices::Over(_) = self.kernel.choices(&here) {
            return true;
        }
        let solution = solve(Engine::new(self.kernel, self.table), &here, Limits::NONE)
            .expect("a game with values");
        let best = solution.value.seeds;
        assert!(solution.value.exact);
        for (r#move, _) in solution
            .moves
            .iter()
            .filter(|(_, value)| value.seeds == best)
        {
            let mut after = here;
            match r#move {
                Move::Sow(hole) => {
                    self.kernel.play(&mut after, *hole, &mut Silent);
                }
                Move::Pass => self.kernel.pass(&mut after, &mut Silent),
            }
            let repeats = self.past.contains(&after);
            if repeats && self.worth(&after) != 0 {
                continue;
            }
            self.past.push(after);
            self.moves.push(*r#move);
            if repeats || self.extend() {
                return true;
            }
            self.past.pop();
            self.moves.pop();
        }
        false
    }

    fn worth(&self, position: &Position) -> i16 {
        let mut search = Search::new(Engine::new(self.kernel, self.table), Limits::NONE);
        value(&mut search, position, Search::DEEPEST).seeds
    }
}
