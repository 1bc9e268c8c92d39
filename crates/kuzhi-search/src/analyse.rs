//! Analysis: the best moves of a position, looked at further and further ahead, with the lines that
//! follow from them.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
};

use kuzhi_core::{Choices, Move, Position};

use crate::{
    engine::Engine,
    limits::Limits,
    node::{Child, net_of},
    points::{SEED, in_points},
    search::Search,
    solve::{converge, root_moves},
    unsolvable::{fits, solvable},
    variation::variation,
    window::Window,
};

/// What an analysis is to do.
#[derive(Clone, Copy)]
pub struct Analyst<'a> {
    /// What it works with.
    pub engine: Engine<'a>,
    /// When it stops.
    pub limits: Limits<'a>,
    /// How many of the best moves get a value each; at least one.
    pub lines: usize,
    /// How many threads search; at least one.
    pub threads: usize,
}

/// What is known of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The move.
    pub r#move: Move,
    /// What the player who makes it gains over the other from here on, in seeds.
    pub value: f32,
    /// Whether the value is proven.
    pub exact: bool,
    /// The moves that both players make, this one first, as far as they are known.
    pub moves: Vec<Move>,
}

/// What is known of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// How many moves were looked ahead.
    pub depth: u8,
    /// The value for the player to move, in seeds; what is left over, if the round is over.
    pub value: f32,
    /// Whether the value is proven.
    pub exact: bool,
    /// The best moves, the best one first. None if the round is over.
    pub lines: Vec<Line>,
    /// How many nodes were searched, on all threads.
    pub nodes: u64,
}

/// A move at the root, while it is looked at.
#[derive(Clone, Copy)]
struct Root {
    r#move: Move,
    child: Child,
    /// Its value in points, or a bound that it does not exceed.
    points: i16,
    /// Whether the value or the bound is proven.
    exact: bool,
}

impl Analyst<'_> {
    /// Analyses a position. After every depth, `tell` hears what is known so far.
    ///
    /// There is always a move in the answer if there is one in the position, however soon the limits are
    /// met: then it is the one that gains most at once.
    pub fn analyse(&self, position: &Position, tell: &mut dyn FnMut(&Analysis)) -> Analysis {
        let moves = root_moves(self.engine, position);
        if moves.is_empty() {
            return over(self.engine, position);
        }
        let mut roots: Vec<Root> = moves.into_iter().map(Root::new).collect();
        roots.sort_by_key(|root| -root.points);
        let done = AtomicBool::new(false);
        let stop = || done.load(Relaxed) || (self.limits.stop)();
        let helping = Limits {
            stop: &stop,
            ..self.limits
        };
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads)
                .map(|number| {
                    let roots = roots.clone();
                    scope.spawn(move || self.help(roots, number, helping))
                })
                .collect();
            let mut analysis = self.deepen(position, roots.clone(), tell);
            done.store(true, Relaxed);
            for helper in helpers {
                analysis.nodes += helper
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            }
            analysis
        })
    }

    /// Looks further and further ahead until everything asked for is proven or a limit is met.
    fn deepen(
        &self,
        position: &Position,
        mut roots: Vec<Root>,
        tell: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let mut search = Search::new(self.engine, self.limits);
        let mut analysis = self.report(position, &roots, 0, search.nodes());
        for depth in 1..=self.limits.depth.min(Search::DEEPEST) {
            let mut next = roots.clone();
            look_at_all(&mut search, &mut next, self.lines, depth);
            if search.stopped() {
                // The best moves so far have been looked at further: what is known of them counts.
                break;
            }
            roots = next;
            analysis = self.report(position, &roots, depth, search.nodes());
            tell(&analysis);
            if roots.iter().all(|root| root.exact) {
                break;
            }
        }
        analysis.nodes = search.nodes();
        analysis
    }

    /// What another thread does: the same, in another order and a move further ahead, so that the table
    /// fills with what the first thread will want to know.
    fn help(&self, mut roots: Vec<Root>, number: usize, limits: Limits<'_>) -> u64 {
        let search = Search::new(self.engine, limits);
        let mut search = if number % 2 == 1 {
            search.leftmost_first()
        } else {
            search
        };
        let ahead = u8::from(number % 2 == 1);
        for depth in 1..=limits.depth.min(Search::DEEPEST) {
            look_at_all(
                &mut search,
                &mut roots,
                self.lines,
                depth.saturating_add(ahead),
            );
            if search.stopped() {
                break;
            }
        }
        search.nodes()
    }

    fn report(&self, position: &Position, roots: &[Root], depth: u8, nodes: u64) -> Analysis {
        let solvable = solvable(self.engine.kernel.rules()).is_ok()
            && fits(self.engine.kernel, position).is_ok();
        let lines: Vec<Line> = roots
            .iter()
            .take(self.lines.max(1))
            .map(|root| Line {
                r#move: root.r#move,
                value: f32::from(root.points) / f32::from(SEED),
                exact: root.exact && solvable,
                moves: variation(self.engine, position, root.r#move),
            })
            .collect();
        let all_proven = roots.iter().all(|root| root.exact);
        Analysis {
            depth,
            value: lines.first().map_or(0.0, |line| line.value),
            exact: all_proven && solvable,
            lines,
            nodes,
        }
    }
}

impl Root {
    fn new((r#move, child): (Move, Child)) -> Self {
        let points = child.gain + child.ended.unwrap_or(0);
        Self {
            r#move,
            child,
            points,
            exact: child.ended.is_some(),
        }
    }

    /// Finds its value.
    fn value(&mut self, search: &mut Search<'_>, depth: u8) {
        if self.child.ended.is_some() {
            return;
        }
        let guess = self.child.value(self.points);
        let (points, exact) = converge(search, &self.child.position, guess, depth - 1);
        (self.points, self.exact) = (self.child.value(points), exact);
    }

    /// Finds out whether it is worth more than so many points; notes the bound if not.
    fn exceeds(&mut self, search: &mut Search<'_>, points: i16, depth: u8) -> bool {
        if self.child.ended.is_some() {
            return self.points > points;
        }
        let window = Window::at_least(points + 1).after(&self.child);
        let found = search.look(&self.child.position, window, depth - 1);
        self.points = self.child.value(found.value);
        self.exact = found.proven;
        self.points > points
    }
}

/// Looks at all moves so far ahead, in their order, and puts the best ones first.
fn look_at_all(search: &mut Search<'_>, roots: &mut [Root], lines: usize, depth: u8) {
    for index in 0..roots.len() {
        if search.stopped() {
            return;
        }
        // The best so far stand first, the best of them at the front.
        let place = if index < lines.max(1) {
            roots[index].value(search, depth);
            index
        } else {
            let last = lines.max(1) - 1;
            let least = roots[last].points;
            if !roots[index].exceeds(search, least, depth) {
                continue;
            }
            roots[index].value(search, depth);
            roots[last..=index].rotate_right(1);
            last
        };
        let points = roots[place].points;
        let better = roots[..place].partition_point(|root| root.points >= points);
        roots[better..=place].rotate_right(1);
    }
}

/// The analysis of a position whose round is over.
fn over(engine: Engine<'_>, position: &Position) -> Analysis {
    let net = match engine.kernel.choices(position) {
        Choices::Over(reason) => {
            net_of(engine.kernel.leftovers(position, reason), position.mover())
        }
        Choices::Pass | Choices::Holes(_) => 0,
    };
    Analysis {
        depth: 0,
        value: f32::from(in_points(net)) / f32::from(SEED),
        exact: true,
        lines: Vec::new(),
        nodes: 0,
    }
}
