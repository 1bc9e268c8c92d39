//! The search: principal variations, with what is proven kept apart from what is guessed.
//!
//! Every node gives a value, whether it is proven, and whether it depends on the way that led to the
//! node. A board that comes back on the way is worth 0, because endless play is; but that is true of
//! the way, not of the boards between the two occurrences. Their values are kept in the table only if
//! every repetition they rest on lies below them: such a value is that of the board itself.

use kuzhi_core::{Choices, Hole, HoleSet, Position};

use crate::{
    engine::Engine,
    keys::Keys,
    limits::Limits,
    line::Line,
    node::{Child, Children, insert, net_of},
    points::in_points,
    table::Entry,
    window::Window,
};

/// A search of positions of one round.
pub struct Search<'a> {
    engine: Engine<'a>,
    keys: Keys,
    limits: Limits<'a>,
    line: Line,
    nodes: u64,
    stopped: bool,
    /// Whether equally likely moves are tried from the left end of the row: what a second thread does,
    /// so that the two do not find out the same things.
    from_left: bool,
}

/// What a node is worth, in points.
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

/// What the moves tried so far have shown.
struct Trials {
    window: Window,
    found: Found,
    best: u8,
    first: bool,
}

impl<'a> Search<'a> {
    /// The deepest search.
    pub const DEEPEST: u8 = 250;

    /// A search of the positions of one round.
    pub fn new(engine: Engine<'a>, limits: Limits<'a>) -> Self {
        Self {
            engine,
            keys: Keys::new(engine.kernel),
            limits,
            line: Line::default(),
            nodes: 0,
            stopped: false,
            from_left: false,
        }
    }

    /// The same search with its own order of equally likely moves, for a second thread.
    pub(crate) const fn leftmost_first(mut self) -> Self {
        self.from_left = true;
        self
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
        let key = self.keys.key(position);
        if window.high - window.low > 1 {
            self.node::<Principal>(position, key, window, depth)
        } else {
            self.node::<Cut>(position, key, window, depth)
        }
    }

    fn node<K: Kind>(&mut self, position: &Position, key: u64, window: Window, depth: u8) -> Found {
        self.count();
        let seeds = position.board().total();
        let most = in_points(i16::try_from(seeds).unwrap_or(i16::MAX));
        if window.low >= most {
            return Found::free(most, true);
        }
        if window.high <= -most {
            return Found::free(-most, true);
        }
        let choices = self.engine.kernel.choices(position);
        if let Choices::Over(reason) = choices {
            let shares = self.engine.kernel.leftovers(position, reason);
            return Found::free(in_points(net_of(shares, position.mover())), true);
        }
        if let Some(value) = self.engine.probe.and_then(|probe| probe.value(position)) {
            return Found::free(in_points(value), true);
        }
        if let Some(ply) = self.line.earlier(key, seeds) {
            return Found {
                value: 0,
                proven: true,
                rests_on: ply,
            };
        }
        let mut task = Task {
            key,
            known: self.engine.table.get(key),
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
            return Found::free(self.estimate(position, most), false);
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

    /// What a position is worth at first sight.
    fn estimate(&self, position: &Position, most: i16) -> i16 {
        let estimate = self.engine.estimate;
        estimate.map_or(0, |estimate| estimate.points(position).clamp(-most, most))
    }

    fn moves<K: Kind>(&mut self, position: &Position, choices: Choices, task: Task) -> (Found, u8) {
        let mut trials = Trials {
            window: task.window,
            found: Found::free(i16::MIN, true),
            best: Entry::NO_MOVE,
            first: true,
        };
        let Choices::Holes(mut holes) = choices else {
            let pass = self.keyed(Child::pass(self.engine.kernel, position));
            self.attempt::<K>(&pass, task.depth, &mut trials);
            return (trials.found, trials.best);
        };
        if let Some(hole) = task.known.and_then(|entry| self.hole(position, entry.best))
            && holes.contains(hole)
        {
            let child = self.keyed(Child::sow(self.engine.kernel, position, hole));
            if self.attempt::<K>(&child, task.depth, &mut trials) {
                return (trials.found, trials.best);
            }
            holes = holes.without([hole].into_iter().collect());
        }
        let children = self.children(position, holes);
        if let Some((found, best)) = self.known_to_suffice(&children, &trials, task.depth) {
            return (found, best);
        }
        for child in &children {
            if self.attempt::<K>(child, task.depth, &mut trials) {
                break;
            }
        }
        (trials.found, trials.best)
    }

    /// The moves from some holes, the likeliest first.
    fn children(&self, position: &Position, holes: HoleSet) -> Children {
        let mut children = Children::new();
        for hole in holes {
            let child = self.keyed(Child::sow(self.engine.kernel, position, hole));
            insert(&mut children, child, self.from_left);
        }
        children
    }

    /// A move that the table already knows to be good enough. This is worth a look before any of them is
    /// searched (A. Plaat and others, "Exploiting graph properties of game trees", 1996).
    fn known_to_suffice(
        &self,
        children: &Children,
        trials: &Trials,
        depth: u8,
    ) -> Option<(Found, u8)> {
        if depth == 1 {
            return None;
        }
        for child in children.iter().filter(|child| child.ended.is_none()) {
            let Some(entry) = self.engine.table.get(child.key) else {
                continue;
            };
            let proven = entry.depth == Entry::PROVEN;
            let after = if child.again { entry.low } else { entry.high };
            let least = child.value(after);
            if least >= trials.window.high && (proven || entry.depth >= depth - 1) {
                return Some((Found::free(least, proven), child.place));
            }
        }
        None
    }

    /// The hole at a place in the mover's row.
    fn hole(&self, position: &Position, place: u8) -> Option<Hole> {
        Hole::of(position.mover(), place.into(), self.engine.kernel.holes())
    }

    /// A move with the number of the position it leads to, which will soon be looked up.
    #[inline]
    fn keyed(&self, mut child: Child) -> Child {
        child.key = self.keys.key(&child.position);
        self.engine.table.prefetch(child.key);
        child
    }

    /// Tries a move; says whether it is so good that the others do not matter.
    fn attempt<K: Kind>(&mut self, child: &Child, depth: u8, trials: &mut Trials) -> bool {
        let window = trials.window;
        let tried = if K::PRINCIPAL && trials.first {
            self.child::<Principal>(child, window, depth)
        } else {
            let bound = self.child::<Cut>(child, window.above_low(), depth);
            if K::PRINCIPAL && bound.value > window.low && bound.value < window.high {
                self.child::<Principal>(child, window, depth)
            } else {
                bound
            }
        };
        trials.first = false;
        if tried.value >= window.high {
            (trials.found, trials.best) = (tried, child.place);
            return true;
        }
        trials.found.proven &= tried.proven;
        trials.found.rests_on = trials.found.rests_on.min(tried.rests_on);
        if tried.value > trials.found.value {
            trials.found.value = tried.value;
            trials.best = child.place;
        }
        trials.window.low = window.low.max(tried.value);
        false
    }

    fn child<K: Kind>(&mut self, child: &Child, window: Window, depth: u8) -> Found {
        if let Some(leftovers) = child.ended {
            return Found::free(child.gain + leftovers, true);
        }
        let found = self.node::<K>(&child.position, child.key, window.after(child), depth - 1);
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
        self.engine.table.put(task.key, entry.joined(task.known));
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
