//! The search: principal variations, with what is proven kept apart from what is guessed.
//!
//! Every node gives a value, whether it is proven, and whether it depends on the way that led to the
//! node. A board that comes back on the way is worth 0, because endless play is; but that is true of
//! the way, not of the boards between the two occurrences. Their values are kept in the table only if
//! every repetition they rest on lies below them: such a value is that of the board itself.

use kuzhi_core::{Choices, HoleSet, Kernel, Position, Ranker, Seat};

use crate::{
    line::Line,
    node::{Child, children, net_of},
    table::{Entry, Table},
};

/// When a search stops before it is finished.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many moves to look ahead at the most.
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

/// What a search has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The value for the player to move.
    pub value: i16,
    /// Whether the value is proven.
    pub exact: bool,
    /// How many moves were looked ahead.
    pub depth: u8,
}

/// What a node is worth.
#[derive(Clone, Copy, Debug)]
struct Found {
    value: i16,
    proven: bool,
    /// The lowest ply of a board that this rests on coming back; [`Found::FREE`] for none.
    rests_on: usize,
}

impl Found {
    const FREE: usize = usize::MAX;

    const fn proven(value: i16) -> Self {
        Self {
            value,
            proven: true,
            rests_on: Self::FREE,
        }
    }
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

impl<'a> Search<'a> {
    /// The deepest search.
    pub const DEEPEST: u8 = 250;

    /// A search with a kernel of the position's round.
    pub fn new(kernel: &'a Kernel, table: &'a Table, limits: Limits<'a>, closed: HoleSet) -> Self {
        let holes = kernel.holes();
        let turned = Position::EMPTY.with_closed(closed).turned(holes).closed();
        Self {
            kernel,
            ranker: Ranker::new(2 * holes),
            table,
            limits,
            line: Line::default(),
            nodes: 0,
            stopped: false,
            symmetric: turned == closed,
        }
    }

    /// How many nodes have been visited.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether a limit was met.
    pub const fn stopped(&self) -> bool {
        self.stopped
    }

    /// The value of a position, looked ahead so far, if it lies between the bounds.
    pub fn value(&mut self, position: &Position, bounds: (i16, i16), depth: u8) -> Outcome {
        let found = self.node(position, bounds, depth);
        Outcome {
            value: found.value,
            exact: found.proven && !self.stopped,
            depth,
        }
    }

    fn key(&self, position: &Position) -> u64 {
        let side = u64::from(!self.symmetric && position.mover() == Seat::North);
        self.ranker.rank(position) << 1 | side
    }

    fn node(&mut self, position: &Position, (alpha, beta): (i16, i16), depth: u8) -> Found {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) {
            self.stopped |= self.nodes >= self.limits.nodes || (self.limits.stop)();
        }
        let seeds = position.board().total();
        let most = i16::try_from(seeds).unwrap_or(i16::MAX);
        if alpha >= most {
            return Found::proven(most);
        }
        if beta <= -most {
            return Found::proven(-most);
        }
        let choices = self.kernel.choices(position);
        if let Choices::Over(reason) = choices {
            let shares = self.kernel.leftovers(position, reason);
            return Found::proven(net_of(shares, position.mover()));
        }
        let key = self.key(position);
        if let Some(ply) = self.line.earlier(key, seeds) {
            return Found {
                value: 0,
                proven: true,
                rests_on: ply,
            };
        }
        let known = self.table.get(key);
        let (mut alpha, mut beta) = (alpha.max(-most), beta.min(most));
        if let Some(entry) = known
            && (entry.depth == Entry::PROVEN || entry.depth >= depth)
        {
            let proven = entry.depth == Entry::PROVEN;
            let by_entry = |value| Found {
                value,
                proven,
                rests_on: Found::FREE,
            };
            if entry.low >= beta || entry.low == entry.high {
                return by_entry(entry.low);
            }
            if entry.high <= alpha {
                return by_entry(entry.high);
            }
            if proven {
                alpha = alpha.max(entry.low);
                beta = beta.min(entry.high);
            }
        }
        if depth == 0 || self.stopped {
            return Found {
                value: 0,
                proven: false,
                rests_on: Found::FREE,
            };
        }
        let best = known.map_or(Entry::NO_MOVE, |entry| entry.best);
        let before = self.nodes;
        self.line.push(key, seeds);
        let (found, best) = self.moves(position, choices, (alpha, beta), depth, best);
        self.line.pop();
        self.keep(
            key,
            known,
            (found, best),
            (alpha, beta, most),
            (depth, before),
        )
    }

    fn moves(
        &mut self,
        position: &Position,
        choices: Choices,
        (alpha, beta): (i16, i16),
        depth: u8,
        best: u8,
    ) -> (Found, u8) {
        let Choices::Holes(holes) = choices else {
            let pass = Child::pass(self.kernel, position);
            return (self.child(&pass, (alpha, beta), depth), Child::PASS);
        };
        let children = children(self.kernel, position, holes, best);
        let mut found = Found {
            value: i16::MIN,
            proven: true,
            rests_on: Found::FREE,
        };
        let mut best = Entry::NO_MOVE;
        let mut low = alpha;
        for (index, child) in children.iter().enumerate() {
            let mut tried = if index > 0 {
                self.child(child, (low, low + 1), depth)
            } else {
                self.child(child, (low, beta), depth)
            };
            if index > 0 && tried.value > low && tried.value < beta {
                tried = self.child(child, (low, beta), depth);
            }
            if tried.value >= beta {
                return (tried, child.place);
            }
            found.proven &= tried.proven;
            found.rests_on = found.rests_on.min(tried.rests_on);
            if tried.value > found.value {
                found.value = tried.value;
                best = child.place;
            }
            low = low.max(tried.value);
            if self.stopped {
                found.proven = false;
                break;
            }
        }
        (found, best)
    }

    fn child(&mut self, child: &Child, (alpha, beta): (i16, i16), depth: u8) -> Found {
        if let Some(leftovers) = child.ended {
            return Found::proven(child.gain + leftovers);
        }
        let found = self.node(&child.position, child.window(alpha, beta), depth - 1);
        Found {
            value: child.value(found.value),
            ..found
        }
    }

    /// Notes what was found in the table, and passes it on.
    fn keep(
        &self,
        key: u64,
        known: Option<Entry>,
        (mut found, best): (Found, u8),
        (alpha, beta, most): (i16, i16, i16),
        (depth, before): (u8, u64),
    ) -> Found {
        if self.stopped {
            found.proven = false;
            return found;
        }
        let ply = self.line.ply();
        let of_the_way = found.rests_on < ply;
        if !of_the_way {
            found.rests_on = Found::FREE;
        }
        let mut entry = Entry {
            low: -most,
            high: most,
            best,
            depth: if found.proven { Entry::PROVEN } else { depth },
            effort: effort(self.nodes - before),
        };
        if of_the_way {
            entry.depth = 0;
        } else {
            if found.value > alpha {
                entry.low = found.value.max(-most);
            }
            if found.value < beta {
                entry.high = found.value.min(most);
            }
        }
        if let Some(old) = known
            && old.depth == Entry::PROVEN
        {
            if entry.depth == Entry::PROVEN {
                entry.low = entry.low.max(old.low);
                entry.high = entry.high.min(old.high);
            } else {
                entry = Entry { best, ..old };
            }
        }
        self.table.put(key, entry);
        found
    }
}

/// Twice the binary logarithm of a number of nodes.
fn effort(nodes: u64) -> u8 {
    let squared = u128::from(nodes.max(1)).pow(2);
    u8::try_from(squared.ilog2()).unwrap_or(u8::MAX)
}
