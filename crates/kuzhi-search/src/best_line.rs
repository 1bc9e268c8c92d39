//! The moves of a round that both players play best, to its end.

use kuzhi_core::{Choices, Move, Position, Silent};

use crate::{
    engine::Engine,
    few::best_first,
    limits::Limits,
    node::Child,
    points::in_points,
    search::Search,
    solve::{root_moves, value},
    window::Window,
};

/// A line of best moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine {
    /// The moves.
    pub moves: Vec<Move>,
    /// The position after them.
    pub last: Position,
    /// Whether the round is over there, or goes round in a circle from there on; otherwise a limit was
    /// met.
    pub complete: bool,
}

/// The moves that both players play best, by proof: each gains as much as any other. A move that only
/// goes round in a circle is none of them, unless endless play is what both want.
///
/// Of several best moves the line has the one that gains most at once, and of these the one from the
/// lowest hole, so that it is the same whatever was searched before.
pub fn best_line(engine: Engine<'_>, position: &Position, limits: Limits<'_>) -> BestLine {
    let mut line = Line {
        engine,
        search: Search::new(engine, limits),
        past: vec![*position],
        moves: Vec::new(),
    };
    let start = value(&mut line.search, position, Search::DEEPEST);
    let complete = start.exact && line.extend(in_points(start.seeds));
    BestLine {
        last: line.past.last().copied().unwrap_or(*position),
        moves: line.moves,
        complete,
    }
}

struct Line<'a> {
    engine: Engine<'a>,
    search: Search<'a>,
    past: Vec<Position>,
    moves: Vec<Move>,
}

impl Line<'_> {
    /// Plays on to the end of the round, given what the last position is worth, in points. If no move
    /// leads to an end, says so, and leaves the line as it was; if a limit is met, leaves it as it is.
    fn extend(&mut self, worth: i16) -> bool {
        let Some(here) = self.past.last().copied() else {
            return false;
        };
        let mut moves = root_moves(self.engine, &here);
        if moves.is_empty() {
            return matches!(self.engine.kernel.choices(&here), Choices::Over(_));
        }
        best_first(&mut moves, |(_, child)| child.gain.into());
        for (r#move, child) in moves {
            if !self.is_best(&child, worth) {
                if self.search.stopped() {
                    return false;
                }
                continue;
            }
            let after = after(self.engine, &here, r#move);
            let rest = rest_of(&child, worth);
            let repeats = self.past.contains(&after);
            if repeats && rest != 0 {
                continue;
            }
            self.past.push(after);
            self.moves.push(r#move);
            if child.ended.is_some() || repeats || self.extend(rest) {
                return true;
            }
            if self.search.stopped() {
                return false;
            }
            self.past.pop();
            self.moves.pop();
        }
        false
    }

    /// Whether a move is proven to be worth so much to the player who makes it.
    fn is_best(&mut self, child: &Child, worth: i16) -> bool {
        if let Some(leftovers) = child.ended {
            return child.gain + leftovers >= worth;
        }
        let asked = Window::at_least(worth).after(child).high;
        let found = self.search.ask(&child.position, asked, Search::DEEPEST);
        !self.search.stopped() && found.proven && child.value(found.value) >= worth
    }
}

/// What the position after a best move is worth to whoever moves there.
const fn rest_of(child: &Child, worth: i16) -> i16 {
    if child.again {
        worth - child.gain
    } else {
        child.gain - worth
    }
}

fn after(engine: Engine<'_>, before: &Position, r#move: Move) -> Position {
    let mut after = *before;
    match r#move {
        Move::Sow(hole) => {
            engine.kernel.play(&mut after, hole, &mut Silent);
        }
        Move::Pass => engine.kernel.pass(&mut after, &mut Silent),
    }
    after
}

#[cfg(test)]
mod tests {
    use kuzhi_core::{Game, HoleSet};

    use super::*;
    use crate::{solve::solve, table::Table};

    /// Of the best moves of a position, the lowest hole of those that gain most at once.
    fn expected(engine: Engine<'_>, here: &Position) -> Move {
        let solution = solve(engine, here, Limits::NONE).expect("a game with values");
        let moves = root_moves(engine, here).into_iter().zip(&solution.moves);
        let mut found: Option<(Move, i16)> = None;
        for ((r#move, child), (_, value)) in moves {
            let larger = found.is_none_or(|(_, gain)| child.gain > gain);
            if value.seeds == solution.value.seeds && larger {
                found = Some((r#move, child.gain));
            }
        }
        found.expect("the round goes on").0
    }

    #[test]
    fn of_equal_moves_the_line_has_the_one_that_gains_most_at_once() {
        let built_in = kuzhi_rules::built_in::find("pallankuzhi").expect("a built-in game");
        let rules = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
        let game = Game::new(&rules.standard).expect("rules that make sense");
        let text = "0,1,3,0,5,2,0/0,2,0,4,0,1,0 0 0 s";
        let text = text.parse().expect("a position");
        let start = game.position(&text).expect("seven holes");
        let kernel = game.kernel(HoleSet::EMPTY);
        let table = Table::new(1 << 20);
        let engine = Engine::new(&kernel, &table);
        let line = best_line(engine, &start, Limits::NONE);
        assert!(line.complete && line.moves.len() > 3, "{line:?}");
        let mut here = start;
        for r#move in line.moves {
            assert_eq!(r#move, expected(engine, &here), "{here:?}");
            here = after(engine, &here, r#move);
        }
        assert_eq!(here, line.last);
    }
}
