//! Analysis: the best moves of a position, looked at further and further ahead, with the lines that
//! follow from them.

#[cfg(not(target_family = "wasm"))]
use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
};

use kuzhi_core::{Choices, Move, Position};

use crate::{
    engine::Engine,
    few::best_first,
    limits::Limits,
    node::net_of,
    points::{SEED, in_points},
    root::{Root, look_at_all},
    search::{Search, Style},
    solve::root_moves,
    unsolvable::solvable,
    variation::variation,
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
        best_first(&mut roots, |root| root.points.into());
        if self.threads > 1 {
            self.together(position, &roots, tell)
        } else {
            self.deepen(position, roots, tell)
        }
    }

    /// Analyses a position on several threads.
    #[cfg(not(target_family = "wasm"))]
    fn together(
        &self,
        position: &Position,
        roots: &[Root],
        tell: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let done = AtomicBool::new(false);
        let stop = || done.load(Relaxed) || (self.limits.stop)();
        let helping = Limits {
            stop: &stop,
            ..self.limits
        };
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads)
                // A thread that the system does not give is missed, but not needed.
                .filter_map(|number| {
                    let roots = roots.to_vec();
                    let help = move || self.help(roots, number, helping);
                    thread::Builder::new().spawn_scoped(scope, help).ok()
                })
                .collect();
            let mut analysis = self.deepen(position, roots.to_vec(), tell);
            done.store(true, Relaxed);
            for helper in helpers {
                analysis.nodes += helper
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            }
            analysis
        })
    }

    /// In a browser there is one thread.
    #[cfg(target_family = "wasm")]
    fn together(
        &self,
        position: &Position,
        roots: &[Root],
        tell: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        self.deepen(position, roots.to_vec(), tell)
    }

    /// Looks further and further ahead until everything asked for is proven or a limit is met.
    fn deepen(
        &self,
        position: &Position,
        mut roots: Vec<Root>,
        tell: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let mut search = Search::with_style(self.engine, self.limits, Style::Guess);
        let mut analysis = self.report(&search, position, &roots, 0);
        for depth in 1..=self.limits.depth.min(Search::DEEPEST) {
            look_at_all(&mut search, &mut roots, self.lines, depth);
            if search.stopped() {
                // The moves that were looked at so far count; the depth does not.
                analysis = self.report(&search, position, &roots, depth - 1);
                break;
            }
            analysis = self.report(&search, position, &roots, depth);
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
    #[cfg(not(target_family = "wasm"))]
    fn help(&self, mut roots: Vec<Root>, number: usize, limits: Limits<'_>) -> u64 {
        let search = Search::with_style(self.engine, limits, Style::Guess);
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

    fn report(
        &self,
        search: &Search<'_>,
        position: &Position,
        roots: &[Root],
        depth: u8,
    ) -> Analysis {
        let solvable = solvable(self.engine.kernel.rules()).is_ok()
            && position.board().total() <= search.keys.most_seeds();
        let lines: Vec<Line> = roots
            .iter()
            .take(self.lines.max(1))
            .map(|root| Line {
                r#move: root.r#move,
                value: f32::from(root.points) / f32::from(SEED),
                exact: root.exact && solvable,
                moves: variation(self.engine, &search.keys, position, root.r#move),
            })
            .collect();
        let all_proven = roots.iter().all(|root| root.exact);
        Analysis {
            depth,
            value: lines.first().map_or(0.0, |line| line.value),
            exact: all_proven && solvable,
            lines,
            nodes: search.nodes(),
        }
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
