//! The search: principal variations, with what is proven kept apart from what is guessed.
//!
//! Every node gives a value, whether it is proven, and whether it depends on the way that led to the
//! node. A board that comes back on the way is worth 0, because endless play is; but that is true of
//! the way, not of the boards between the two occurrences. Their values are kept in the table only if
//! every repetition they rest on lies below them: such a value is that of the board itself.

use kuzhi_core::{Choices, Hole, HoleSet, Kernel, Position, rule_set::Stores};

use crate::{
    engine::Engine,
    found::Found,
    history::History,
    keys::Keys,
    kind::{Cut, GuessedCut, GuessedPrincipal, Kind},
    limits::Limits,
    line::Line,
    node::{Child, Children, insert, net_of},
    points::in_points,
    table::Entry,
    task::{Task, Trials, effort},
    window::Window,
};

/// A search of positions of one round.
pub struct Search<'a> {
    pub(crate) engine: Engine<'a>,
    pub(crate) keys: Keys,
    limits: Limits<'a>,
    line: Line,
    nodes: u64,
    /// At how many nodes the limits are looked at again.
    next_look: u64,
    pub(crate) stopped: bool,
    style: Style,
    /// Whether a search that guesses looks less far at what looks bad. It always does, but in tests.
    pub(crate) selective: bool,
    pub(crate) history: History,
    look_up: LookUp,
    /// Whether equally likely moves are tried from the left end of the row: what a second thread does,
    /// so that the two do not find out the same things.
    pub(crate) from_left: bool,
}

/// What a search is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// A proof: nothing is left out.
    Prove,
    /// As much as can be believed by looking ahead so far.
    Guess,
}

/// Which positions a search that is after a proof looks up in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LookUp {
    /// Those after all moves of a node, before any of them is searched.
    AllMoves,
    /// Only those that are searched.
    WhatIsSearched,
}

impl LookUp {
    /// Only where boards come back is it worth looking up all moves: the value of a repetition is not
    /// kept, so what is known is precious. Where players sow into their own stores no board comes back: a
    /// seed that goes all the way round was sown past a store, and left one there.
    fn of(kernel: &Kernel) -> Self {
        match kernel.rules().board.stores {
            Stores::CapturesOnly => Self::AllMoves,
            Stores::SownByOwner => Self::WhatIsSearched,
        }
    }
}

impl<'a> Search<'a> {
    /// The deepest search.
    pub const DEEPEST: u8 = 250;

    /// A search of the positions of one round that is after proofs.
    pub fn new(engine: Engine<'a>, limits: Limits<'a>) -> Self {
        Self::with_style(engine, limits, Style::Prove)
    }

    pub(crate) fn with_style(engine: Engine<'a>, limits: Limits<'a>, style: Style) -> Self {
        Self {
            engine,
            keys: Keys::new(engine.kernel),
            limits,
            line: Line::default(),
            nodes: 0,
            next_look: limits.nodes.min(LOOK_EVERY),
            stopped: false,
            style,
            selective: true,
            history: History::default(),
            look_up: LookUp::of(engine.kernel),
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

    /// Whether the value of a position is at least so much as far as one looks ahead, by a bound.
    pub(crate) fn ask(&mut self, position: &Position, least: i16, depth: u8) -> Found {
        let window = Window::at_least(least);
        match self.style {
            Style::Prove => self.begin::<Cut>(position, window, depth),
            Style::Guess => self.begin::<GuessedCut>(position, window, depth),
        }
    }

    /// The value of a position to a search that guesses, if it lies in the window, or a bound beyond the
    /// side on which it lies outside.
    pub(crate) fn guess(&mut self, position: &Position, window: Window, depth: u8) -> Found {
        debug_assert_eq!(self.style, Style::Guess);
        if window.high - window.low > 1 {
            self.begin::<GuessedPrincipal>(position, window, depth)
        } else {
            self.ask(position, window.high, depth)
        }
    }

    fn begin<K: Kind>(&mut self, position: &Position, window: Window, depth: u8) -> Found {
        let key = self.keys.key(position);
        self.node::<K>(position, key, window, depth.min(Self::DEEPEST))
    }

    pub(crate) fn node<K: Kind>(
        &mut self,
        position: &Position,
        key: u64,
        window: Window,
        depth: u8,
    ) -> Found {
        if K::GUESSING && depth <= 1 {
            return self.near_the_end(position, window, depth);
        }
        self.count();
        let seeds = position.board().total();
        let most = in_points(i16::try_from(seeds).unwrap_or(i16::MAX));
        let choices = match self.settled(position, window, most) {
            Ok(found) => return found,
            Err(choices) => choices,
        };
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
        if K::GUESSING
            && !K::PRINCIPAL
            && let Some(found) = self.out_of_reach(position, task.window, most, depth)
        {
            return found;
        }
        let before = self.nodes;
        self.line.push(key, seeds);
        let (found, best) = self.moves::<K>(position, choices, task);
        self.line.pop();
        self.keep(task, found, best, self.nodes - before)
    }

    /// The value of a position that need not be searched; otherwise what may be played there.
    #[inline]
    pub(crate) fn settled(
        &self,
        position: &Position,
        window: Window,
        most: i16,
    ) -> Result<Found, Choices> {
        if window.low >= most {
            return Ok(Found::free(most, true));
        }
        if window.high <= -most {
            return Ok(Found::free(-most, true));
        }
        let choices = self.engine.kernel.choices(position);
        if let Choices::Over(reason) = choices {
            let shares = self.engine.kernel.leftovers(position, reason);
            return Ok(Found::free(
                in_points(net_of(shares, position.mover())),
                true,
            ));
        }
        let known = self.probed(position);
        known.map_or(Err(choices), |value| Ok(Found::free(value, true)))
    }

    /// The value of a position by a table of known values, in points.
    #[inline]
    fn probed(&self, position: &Position) -> Option<i16> {
        self.engine.probe?.value(position).map(in_points)
    }

    #[inline]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.stopped |= self.nodes >= self.limits.nodes || (self.limits.stop)();
            self.next_look = self.limits.nodes.min(self.nodes + LOOK_EVERY);
        }
    }

    /// What a position is worth at first sight.
    #[inline]
    pub(crate) fn estimate(&self, position: &Position, most: i16) -> i16 {
        let estimate = self.engine.estimate;
        estimate.map_or(0, |estimate| estimate.points(position).clamp(-most, most))
    }

    fn moves<K: Kind>(&mut self, position: &Position, choices: Choices, task: Task) -> (Found, u8) {
        let mut trials = Trials::new(task.window);
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
        if K::GUESSING {
            self.guessed_moves::<K>(position, holes, task, &mut trials);
        } else {
            self.proving_moves::<K>(position, holes, task, &mut trials);
        }
        (trials.found, trials.best)
    }

    /// Tries all moves from some holes, or as many as are needed.
    fn proving_moves<K: Kind>(
        &mut self,
        position: &Position,
        holes: HoleSet,
        task: Task,
        trials: &mut Trials,
    ) {
        let children = self.children(position, holes);
        if self.look_up == LookUp::AllMoves && self.known_to_suffice(&children, trials, task.depth)
        {
            return;
        }
        for child in &children {
            if self.attempt::<K>(child, task.depth, trials) {
                break;
            }
        }
    }

    /// The moves from some holes, the likeliest first.
    fn children(&self, position: &Position, holes: HoleSet) -> Children {
        let mut children = Children::new();
        for hole in holes {
            let child = Child::sow(self.engine.kernel, position, hole);
            let child = match self.look_up {
                LookUp::AllMoves => self.keyed(child),
                LookUp::WhatIsSearched => child,
            };
            insert(&mut children, child, self.from_left);
        }
        children
    }

    /// Whether the table already knows a move that is good enough. This is worth a look before any of them
    /// is searched (A. Plaat and others, "Exploiting graph properties of game trees", 1996).
    pub(crate) fn known_to_suffice(
        &self,
        children: &[Child],
        trials: &mut Trials,
        depth: u8,
    ) -> bool {
        if depth == 1 {
            return false;
        }
        for child in children.iter().filter(|child| child.ended.is_none()) {
            let Some(entry) = self.engine.table.get(child.key) else {
                continue;
            };
            let proven = entry.depth == Entry::PROVEN;
            let after = if child.again { entry.low } else { entry.high };
            let least = child.value(after);
            if least >= trials.window.high && (proven || entry.depth >= depth - 1) {
                (trials.found, trials.best) = (Found::free(least, proven), child.place);
                return true;
            }
        }
        false
    }

    /// The hole at a place in the mover's row.
    pub(crate) fn hole(&self, position: &Position, place: u8) -> Option<Hole> {
        Hole::of(position.mover(), place.into(), self.engine.kernel.holes())
    }

    /// A move with the number of the position it leads to, which will soon be looked up.
    #[inline]
    pub(crate) fn keyed(&self, mut child: Child) -> Child {
        child.key = self.keys.key(&child.position);
        self.engine.table.prefetch(child.key);
        child
    }

    /// Tries a move; says whether it is so good that the others do not matter.
    pub(crate) fn attempt<K: Kind>(
        &mut self,
        child: &Child,
        depth: u8,
        trials: &mut Trials,
    ) -> bool {
        let window = trials.window;
        let tried = if K::PRINCIPAL && trials.tried == 0 {
            self.child::<K>(child, window, depth)
        } else {
            let bound = self.bound::<K>(child, depth, trials);
            if K::PRINCIPAL && bound.value > window.low && bound.value < window.high {
                self.child::<K>(child, window, depth)
            } else {
                bound
            }
        };
        trials.tried += 1;
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

    /// Whether a move is better than the best so far: first looking less far, if it is not promising.
    #[inline]
    fn bound<K: Kind>(&mut self, child: &Child, depth: u8, trials: &Trials) -> Found {
        let window = trials.window.above_low();
        if K::GUESSING {
            let less = self.reduction::<K>(child, depth, trials);
            if less > 0 {
                let bound = self.child::<K::Cut>(child, window, depth - less);
                if bound.value <= trials.window.low {
                    return bound;
                }
            }
        }
        self.child::<K::Cut>(child, window, depth)
    }

    pub(crate) fn child<K: Kind>(&mut self, child: &Child, window: Window, depth: u8) -> Found {
        if let Some(leftovers) = child.ended {
            return Found::free(child.gain + leftovers, true);
        }
        if !K::GUESSING
            && let Some(value) = self.probed(&child.position)
        {
            self.count();
            return Found::free(child.value(value), true);
        }
        let mut key = child.key;
        if (!K::GUESSING || depth > 2) && key == 0 {
            key = self.keys.key(&child.position);
            self.engine.table.prefetch(key);
        }
        let found = self.node::<K>(&child.position, key, window.after(child), depth - 1);
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

/// After so many nodes the limits are looked at again.
const LOOK_EVERY: u64 = 1024;
