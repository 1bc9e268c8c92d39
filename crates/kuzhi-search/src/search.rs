//! The search: principal variations, with what is proven kept apart from what is guessed.
//!
//! Every node gives a value, whether it is proven, and whether it depends on the way that led to the
//! node. A board that comes back on the way is worth 0, because endless play is; but that is true of
//! the way, not of the boards between the two occurrences. Their values are kept in the table only if
//! every repetition they rest on lies below them: such a value is that of the board itself.

use kuzhi_core::{Choices, Kernel, Position, Ranker, Seat};

use crate::{
    line::Line,
    node::{Child, Children, children, net_of},
    table::{Entry, Table},
    window::Window,
};

/// When a search stops before it is finished.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many moves to look ahead at the most, up to [`Search::DEEPEST`].
    pub depth: u8,
    /// How many nodes to visit at the most.
    pub nodes: u64,
    /// Asked now and then whether to stop.
    pub stop: &'a dyn Fn() -> bool,
}

impl Limits<'static> {
    /// No limit but the depth that can be searched at all.
    pub const NONE: Self = Self {
        depth: Search::DEEPEST,
        nodes: u64::MAX,
        stop: &|| false,
    };
}

/// A search of positions of one round.
pub struct Search<'a> {
    kernel: &'a Kernel,
    ranker: Ranker,
    table: &'a Table,
    limits: Limits<'a>,
    line: Line,
    nodes: u64,
    stopped: bool,
    /// Whether a board means the same from either side of the table.
    symmetric: bool,
}

/// What a node is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) value: i16,
    /// Whether the value, or the bound that it is, holds however far one looks ahead.
    pub(crate) proven: bool,
    /// The lowest ply of a board that this rests on coming back; [`Found::FREE`] for none.
    rests_on: usize,
}

impl Found {
    const FREE: usize = usize::MAX;

    const fn free(value: i16, proven: bool) -> Self {
        Self {
            value,
            proven,
            rests_on: Self::FREE,
        }
    }
}

/// Whether a node may lie on the principal variation. As a type, so that the common case is compiled
/// without what it never needs.
trait Kind {
    const PRINCIPAL: bool;
}

/// A node whose exact value may be asked for.
struct Principal;

impl Kind for Principal {
    const PRINCIPAL: bool = true;
}

/// A node of which only a bound is asked.
struct Cut;

impl Kind for Cut {
    const PRINCIPAL: bool = false;
}

/// What is asked of a node, and what is known before it is searched.
#[derive(Clone, Copy)]
struct Task {
    key: u64,
    known: Option<Entry>,
    window: Window,
    /// The value lies between minus this and this.
    most: i16,
    depth: u8,
}

impl<'a> Search<'a> {
    /// The deepest search.
    pub const DEEPEST: u8 = 250;

    /// A search of the positions of one round, with the kernel of that round.
    pub fn new(kernel: &'a Kernel, table: &'a Table, limits: Limits<'a>) -> Self {
        let closed = kernel.closed();
        let turned = Position::EMPTY.with_closed(closed).turned(kernel.holes());
        Self {
            kernel,
            ranker: Ranker::new(2 * kernel.holes()),
            table,
            limits,
            line: Line::default(),
            nodes: 0,
            stopped: false,
            symmetric: turned.closed() == closed,
        }
    }

    /// How many nodes have been visited.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether a limit was met. What was found last is then not proven.
    pub const fn stopped(&self) -> bool {
        self.stopped
    }

    /// The value of a position as far as one looks ahead, if it lies in the window, or a bound beyond
    /// the side on which it lies outside.
    pub(crate) fn look(&mut self, position: &Position, window: Window, depth: u8) -> Found {
        let depth = depth.min(Self::DEEPEST);
        if window.high - window.low > 1 {
            self.node::<Principal>(position, window, depth)
        } else {
            self.node::<Cut>(position, window, depth)
        }
    }

    fn node<K: Kind>(&mut self, position: &Position, window: Window, depth: u8) -> Found {
        self.count();
        let seeds = position.board().total();
        let most = i16::try_from(seeds).unwrap_or(i16::MAX);
        if window.low >= most {
            return Found::free(most, true);
        }
        if window.high <= -most {
            return Found::free(-most, true);
        }
        let choices = self.kernel.choices(position);
        if let Choices::Over(reason) = choices {
            let shares = self.kernel.leftovers(position, reason);
            return Found::free(net_of(shares, position.mover()), true);
        }
        let key = self.key(position);
        if let Some(ply) = self.line.earlier(key, seeds) {
            return Found {
                value: 0,
                proven: true,
                rests_on: ply,
            };
        }
        let mut task = Task {
            key,
            known: self.table.get(key),
            window: Window {
                low: window.low.max(-most),
                high: window.high.min(most),
            },
            most,
            depth,
        };
        if let Some(found) = task.answered() {
            return found;
        }
        if depth == 0 || self.stopped {
            return Found::free(0, false);
        }
        let before = self.nodes;
        self.line.push(key, seeds);
        let (found, best) = self.moves::<K>(position, choices, task);
        self.line.pop();
        self.keep(task, found, best, self.nodes - before)
    }

    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) {
            self.stopped |= self.nodes >= self.limits.nodes || (self.limits.stop)();
        }
    }

    /// The number of a board, whole: no other board of this round has it.
    fn key(&self, position: &Position) -> u64 {
        let side = u64::from(!self.symmetric && position.mover() == Seat::North);
        self.ranker.rank(position) << 1 | side
    }

    fn moves<K: Kind>(&mut self, position: &Position, choices: Choices, task: Task) -> (Found, u8) {
        let mut tries = Children::new();
        match choices {
            Choices::Holes(holes) => {
                let best = task.known.map_or(Entry::NO_MOVE, |entry| entry.best);
                children(&mut tries, self.kernel, position, holes, best);
            }
            Choices::Pass | Choices::Over(_) => tries.push(Child::pass(self.kernel, position)),
        }
        let mut window = task.window;
        let mut found = Found::free(i16::MIN, true);
        let mut best = Entry::NO_MOVE;
        for (index, child) in tries.iter().enumerate() {
            let tried = if K::PRINCIPAL && index == 0 {
                self.child::<Principal>(child, window, task.depth)
            } else {
                let bound = self.child::<Cut>(child, window.above_low(), task.depth);
                if K::PRINCIPAL && bound.value > window.low && bound.value < window.high {
                    self.child::<Principal>(child, window, task.depth)
                } else {
                    bound
                }
            };
            if tried.value >= window.high {
                return (tried, child.place);
            }
            found.proven &= tried.proven;
            found.rests_on = found.rests_on.min(tried.rests_on);
            if tried.value > found.value {
                found.value = tried.value;
                best = child.place;
            }
            window.low = window.low.max(tried.value);
        }
        (found, best)
    }

    fn child<K: Kind>(&mut self, child: &Child, window: Window, depth: u8) -> Found {
        if let Some(leftovers) = child.ended {
            return Found::free(child.gain + leftovers, true);
        }
        let found = self.node::<K>(&child.position, window.after(child), depth - 1);
        Found {
            value: child.value(found.value),
            ..found
        }
    }

    /// Notes what was found in the table, and passes it on.
    fn keep(&self, task: Task, mut found: Found, best: u8, nodes: u64) -> Found {
        if self.stopped {
            found.proven = false;
            return found;
        }
        let of_the_way = found.rests_on < self.line.ply();
        let mut entry = Entry {
            low: -task.most,
            high: task.most,
            best,
            depth: 0,
            effort: effort(nodes),
        };
        if !of_the_way {
            found.rests_on = Found::FREE;
            entry.depth = if found.proven {
                Entry::PROVEN
            } else {
                task.depth
            };
            if found.value > task.window.low {
                entry.low = found.value.max(-task.most);
            }
            if found.value < task.window.high {
                entry.high = found.value.min(task.most);
            }
        }
        self.table.put(task.key, entry.joined(task.known));
        found
    }
}

impl Task {
    /// The answer, if the table has it; otherwise the window is narrowed by what is proven.
    fn answered(&mut self) -> Option<Found> {
        let entry = self.known?;
        let proven = entry.depth == Entry::PROVEN;
        if !proven && entry.depth < self.depth {
            return None;
        }
        if entry.low >= self.window.high || entry.low == entry.high {
            return Some(Found::free(entry.low, proven));
        }
        if entry.high <= self.window.low {
            return Some(Found::free(entry.high, proven));
        }
        if proven {
            self.window.low = self.window.low.max(entry.low);
            self.window.high = self.window.high.min(entry.high);
        }
        None
    }
}

/// Twice the binary logarithm of a number of nodes.
fn effort(nodes: u64) -> u8 {
    let squared = u128::from(nodes.max(1)).pow(2);
    u8::try_from(squared.ilog2()).unwrap_or(u8::MAX)
}
