//! The picture of a board, as large as the screen allows.
//!
//! There is a board with walls around its holes, wide or narrow, and where neither fits, columns of plain
//! numbers, which go on further down where a row is longer than a line.

use std::fmt::Write as _;

use kuzhi_core::{Game, Hole, Position, Seat};
use kuzhi_i18n::Messages;

use crate::{
    screen,
    text::{seat_name, text},
};

/// What a picture is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lines {
    /// The line-drawing characters of Unicode.
    Drawn,
    /// Nothing but ASCII.
    Ascii,
}

/// Draws a board with South at the bottom: counts in the holes, numbers from each owner's left, a
/// star after the count of the `marked` hole, a cross in closed holes. It is no wider than the screen.
pub(crate) fn draw(
    texts: &Messages,
    game: &Game,
    position: &Position,
    (marked, lines): (Option<Hole>, Lines),
) -> String {
    let picture = Picture {
        texts,
        game,
        position,
        marked,
        lines,
    };
    picture.within(screen::width())
}

struct Picture<'a> {
    texts: &'a Messages,
    game: &'a Game,
    position: &'a Position,
    marked: Option<Hole>,
    lines: Lines,
}

/// The measures of a board with walls.
#[derive(Clone, Copy)]
struct Walled {
    /// Where the board begins: the store to its left is as wide.
    margin: usize,
    /// The space around a store.
    gap: &'static str,
    /// The width of a hole and the wall at its left.
    hole: usize,
}

const WIDE: Walled = Walled {
    margin: 9,
    gap: "  ",
    hole: 5,
};

const NARROW: Walled = Walled {
    margin: 5,
    gap: " ",
    hole: 4,
};

#[derive(Clone, Copy)]
enum Edge {
    Top,
    Middle,
    Bottom,
}

impl Picture<'_> {
    fn within(&self, columns: usize) -> String {
        let fitting = [WIDE, NARROW].into_iter().find(|walled| {
            let store = walled.gap.len() + "S255".len();
            walled.margin + walled.hole * self.game.holes() + 1 + store <= columns
        });
        let lines = match fitting {
            Some(walled) => self.walled(walled),
            None => self.plain(columns),
        };
        lines
            .iter()
            .map(|line| line.trim_end().to_owned() + "\n")
            .collect()
    }

    /// The holes of a row as they lie from left to right.
    fn holes(&self, seat: Seat) -> Vec<Hole> {
        let numbers = 1..=self.game.holes();
        let holes = numbers.filter_map(|number| self.game.hole(seat, number));
        match seat {
            Seat::South => holes.collect(),
            Seat::North => holes.rev().collect(),
        }
    }

    /// What a hole holds.
    fn content(&self, hole: Hole) -> String {
        match (self.position.closed().contains(hole), self.lines) {
            (false, _) => self.position.seeds(hole).to_string(),
            (true, Lines::Drawn) => "×".to_owned(),
            (true, Lines::Ascii) => "x".to_owned(),
        }
    }

    fn walled(&self, walled: Walled) -> Vec<String> {
        let name = |seat| {
            let name = seat_name(self.texts, seat);
            let width = walled.hole * self.game.holes() + 1;
            let rest = (width + 1).saturating_sub(name.chars().count());
            format!("{:1$}{name}", "", walled.margin + rest / 2)
        };
        vec![
            name(Seat::North),
            self.numbers(Seat::North, walled),
            self.edge(Edge::Top, walled),
            self.row(Seat::North, walled),
            self.edge(Edge::Middle, walled),
            self.row(Seat::South, walled),
            self.edge(Edge::Bottom, walled),
            self.numbers(Seat::South, walled),
            name(Seat::South),
        ]
    }

    fn numbers(&self, seat: Seat, Walled { margin, hole, .. }: Walled) -> String {
        let mut line = " ".repeat(margin);
        for place in self.holes(seat) {
            let _ = write!(line, "{:>3}{:2$}", self.game.number(place), "", hole - 3);
        }
        line
    }

    fn row(&self, seat: Seat, Walled { margin, hole, .. }: Walled) -> String {
        let wall = match self.lines {
            Lines::Drawn => "│",
            Lines::Ascii => "|",
        };
        let mut line = format!("{:margin$}{wall}", "");
        for place in self.holes(seat) {
            let _ = write!(line, "{:>3}", self.content(place));
            // Where there is no room for the mark, it stands in for the wall.
            let roomy = hole > NARROW.hole;
            line.push_str(match (self.marked == Some(place), roomy) {
                (true, _) => "*",
                (false, true) => " ",
                (false, false) => wall,
            });
            if roomy {
                line.push_str(wall);
            }
        }
        line
    }

    fn edge(&self, edge: Edge, Walled { margin, gap, hole }: Walled) -> String {
        let [left, across, between, right] = match (self.lines, edge) {
            (Lines::Ascii, _) => ["+", "-", "+", "+"],
            (Lines::Drawn, Edge::Top) => ["┌", "─", "┬", "┐"],
            (Lines::Drawn, Edge::Middle) => ["├", "─", "┼", "┤"],
            (Lines::Drawn, Edge::Bottom) => ["└", "─", "┴", "┘"],
        };
        let holes = vec![across.repeat(hole - 1); self.game.holes()];
        let edge_line = format!("{left}{}{right}", holes.join(between));
        match edge {
            Edge::Top | Edge::Bottom => format!("{:margin$}{edge_line}", ""),
            Edge::Middle => {
                let [south, north] = self.position.stores();
                let before = format!("N{north:>3}{gap}");
                format!("{before:>margin$}{edge_line}{gap}S{south:>3}")
            }
        }
    }

    /// Columns of numbers without walls, as many side by side as there is room for.
    fn plain(&self, columns: usize) -> Vec<String> {
        let rows = Seat::BOTH.map(|seat| self.holes(seat));
        let contents = rows.iter().flatten().map(|&hole| self.content(hole));
        // Numbers of holes have two digits at most.
        let digits = contents
            .map(|text| text.chars().count())
            .fold(2, usize::max);
        let most = (columns / (digits + 1)).max(1);
        let pieces = self.game.holes().div_ceil(most);
        let piece = self.game.holes().div_ceil(pieces);
        let [south, north] = rows.each_ref().map(|row| row.chunks(piece));
        let pieces: Vec<_> = south
            .zip(north)
            .map(|(south, north)| self.piece(digits, south, north).join("\n"))
            .collect();
        vec![
            self.store(Seat::North),
            pieces.join("\n\n"),
            self.store(Seat::South),
        ]
    }

    fn store(&self, seat: Seat) -> String {
        let who = seat_name(self.texts, seat);
        let seeds = self.position.store(seat);
        text!(self.texts, "picture-store", who = who, seeds = seeds)
    }

    /// Some columns, with the holes of both rows as they lie above each other.
    fn piece(&self, digits: usize, south: &[Hole], north: &[Hole]) -> [String; 6] {
        let numbers = |holes: &[Hole]| {
            let numbers = holes.iter().map(|&hole| self.game.number(hole));
            let cells: Vec<_> = numbers.map(|number| format!("{number:>digits$}")).collect();
            cells.join(" ")
        };
        let counts = |holes: &[Hole]| {
            let cell = |&hole: &Hole| {
                let mark = if self.marked == Some(hole) { "*" } else { " " };
                format!("{:>digits$}{mark}", self.content(hole))
            };
            let cells: String = holes.iter().map(cell).collect();
            cells.trim_end().to_owned()
        };
        let line = match self.lines {
            Lines::Drawn => "─",
            Lines::Ascii => "-",
        };
        let edge = line.repeat((digits + 1) * south.len() - 1);
        [
            numbers(north),
            edge.clone(),
            counts(north),
            counts(south),
            edge,
            numbers(south),
        ]
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_i18n::Language;
    use kuzhi_rules::built_in;

    use super::*;

    fn with_holes(holes: usize, check: impl Fn(&Picture<'_>)) {
        let texts = Messages::new(Language::english());
        let kalah = built_in::find("kalah").unwrap();
        let (file, _) = kuzhi_rules::parse(kalah.text);
        let choice = ("holes".to_owned(), holes.to_string());
        let game = Game::new(&file.unwrap().rules(&[choice]).unwrap()).unwrap();
        let row = vec!["7"; holes].join(",");
        let setup = format!("{row}/{row} 20 11 s").parse().unwrap();
        check(&Picture {
            texts: &texts,
            game: &game,
            position: &game.position(&setup).unwrap(),
            marked: game.hole(Seat::South, holes),
            lines: Lines::Ascii,
        });
    }

    #[test]
    fn no_picture_is_wider_than_the_screen() {
        for holes in 1..=16 {
            with_holes(holes, |picture| {
                for columns in 9..120 {
                    let drawn = picture.within(columns);
                    for line in drawn.lines() {
                        assert!(line.chars().count() <= columns, "{columns}:\n{drawn}");
                    }
                    assert!(drawn.matches('7').count() >= 2 * holes, "{drawn}");
                    assert_eq!(drawn.matches('*').count(), 1, "{drawn}");
                }
            });
        }
    }

    #[test]
    fn long_rows_go_on_further_down() {
        with_holes(4, |picture| {
            let drawn = "\
North: 11
 4  3
-----
 7  7
 7  7
-----
 1  2

 2  1
-----
 7  7
 7  7*
-----
 3  4
South: 20
";
            assert_eq!(picture.within(9), drawn);
        });
    }
}
