//! The picture of a board.

use std::fmt::Write as _;

use kuzhi_core::{Game, Hole, Position, Seat};
use kuzhi_i18n::Messages;

use crate::text::seat_name;

/// What a picture is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lines {
    /// The line-drawing characters of Unicode.
    Drawn,
    /// Nothing but ASCII.
    Ascii,
}

/// Where the board begins: what stands to its left is as wide.
const MARGIN: usize = 9;
/// The width of a hole and the line at its left.
const HOLE: usize = 5;

/// Draws a board with South at the bottom: counts in the holes, numbers from each owner's left, a
/// star after the count of the `marked` hole, a cross in closed holes.
pub(crate) fn draw(
    texts: &Messages,
    game: &Game,
    position: &Position,
    (marked, lines): (Option<Hole>, Lines),
) -> String {
    let picture = Picture {
        game,
        position,
        marked,
        lines,
    };
    let name = |seat| picture.centred(&seat_name(texts, seat));
    [
        name(Seat::North),
        picture.numbers(Seat::North),
        picture.rule(Edge::Top),
        picture.row(Seat::North),
        picture.rule(Edge::Middle),
        picture.row(Seat::South),
        picture.rule(Edge::Bottom),
        picture.numbers(Seat::South),
        name(Seat::South),
    ]
    .map(|line| line.trim_end().to_owned() + "\n")
    .concat()
}

struct Picture<'a> {
    game: &'a Game,
    position: &'a Position,
    marked: Option<Hole>,
    lines: Lines,
}

#[derive(Clone, Copy)]
enum Edge {
    Top,
    Middle,
    Bottom,
}

impl Picture<'_> {
    /// The holes of a row as they lie from left to right.
    fn holes(&self, seat: Seat) -> Vec<Hole> {
        let numbers = 1..=self.game.holes();
        let holes = numbers.filter_map(|number| self.game.hole(seat, number));
        match seat {
            Seat::South => holes.collect(),
            Seat::North => holes.rev().collect(),
        }
    }

    fn centred(&self, name: &str) -> String {
        let width = HOLE * self.game.holes() + 1;
        let before = MARGIN + (width + 1).saturating_sub(name.chars().count()) / 2;
        format!("{:before$}{name}", "")
    }

    fn numbers(&self, seat: Seat) -> String {
        let mut line = " ".repeat(MARGIN);
        for hole in self.holes(seat) {
            let _ = write!(line, " {:>2}  ", self.game.number(hole));
        }
        line
    }

    fn row(&self, seat: Seat) -> String {
        let wall = match self.lines {
            Lines::Drawn => '│',
            Lines::Ascii => '|',
        };
        let mut line = format!("{:MARGIN$}{wall}", "");
        for hole in self.holes(seat) {
            let _ = match (self.position.closed().contains(hole), self.lines) {
                (false, _) => write!(line, "{:>3}", self.position.seeds(hole)),
                (true, Lines::Drawn) => write!(line, "  ×"),
                (true, Lines::Ascii) => write!(line, "  x"),
            };
            line.push(if self.marked == Some(hole) { '*' } else { ' ' });
            line.push(wall);
        }
        line
    }

    fn rule(&self, edge: Edge) -> String {
        let [left, across, between, right] = match (self.lines, edge) {
            (Lines::Ascii, _) => ["+", "-", "+", "+"],
            (Lines::Drawn, Edge::Top) => ["┌", "─", "┬", "┐"],
            (Lines::Drawn, Edge::Middle) => ["├", "─", "┼", "┤"],
            (Lines::Drawn, Edge::Bottom) => ["└", "─", "┴", "┘"],
        };
        let holes = vec![across.repeat(HOLE - 1); self.game.holes()];
        let rule = format!("{left}{}{right}", holes.join(between));
        match edge {
            Edge::Top | Edge::Bottom => format!("{:MARGIN$}{rule}", ""),
            Edge::Middle => {
                let [south, north] = self.position.stores();
                format!("   N{north:>3}  {rule}  S{south:>3}")
            }
        }
    }
}
