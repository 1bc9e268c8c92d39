//! What a search does that does not have to prove anything: it orders moves by experience, looks less far
//! where nothing is to be expected, and looks at the last move without numbering boards.
//!
//! Nothing that was found in such a way is called proven. What is proven below a node is proven
//! nevertheless: by the ends of rounds, by the seeds on the board, by tables.

#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;
use kuzhi_core::{Choices, HoleSet, Position};

use crate::{
    found::Found,
    kind::Kind,
    node::{Child, Children},
    points::in_points,
    search::Search,
    task::{Task, Trials},
    tunables,
    window::Window,
};

/// Moves that have not been tried yet, with how early they are to be tried.
struct Waiting(ArrayVec<(i32, u8), 16>);

impl Waiting {
    /// Takes out the move that is to be tried next, by its index.
    fn next(&mut self) -> Option<usize> {
        let best = (0..self.0.len()).max_by_key(|&index| self.0[index].0)?;
        Some(usize::from(self.0.swap_remove(best).1))
    }
}

impl Search<'_> {
    /// Tries all moves from some holes, or as many as are needed.
    pub(crate) fn guessed_moves<K: Kind>(
        &mut self,
        position: &Position,
        holes: HoleSet,
        task: Task,
        trials: &mut Trials,
    ) {
        let depth = task.depth;
        let (children, mut waiting) = self.weighed(position, holes, depth);
        if depth >= tunables::LOOK_ROUND && self.known_to_suffice(&children, trials, depth) {
            return;
        }
        let mut tried = ArrayVec::<u8, 16>::new();
        while let Some(index) = waiting.next() {
            let child = &children[index];
            if self.attempt::<K>(child, depth, trials) {
                self.learn(position, child.place, &tried, depth);
                break;
            }
            tried.push(child.place);
        }
    }

    /// Notes that a move was good enough and that those tried before it were not.
    fn learn(&mut self, position: &Position, good: u8, others: &[u8], depth: u8) {
        for &place in others {
            if let Some(hole) = self.hole(position, place) {
                self.history.note(place, position.seeds(hole), depth, false);
            }
        }
        if let Some(hole) = self.hole(position, good) {
            self.history.note(good, position.seeds(hole), depth, true);
        }
    }

    /// The moves from some holes, and how early they are to be tried.
    fn weighed(&self, position: &Position, holes: HoleSet, depth: u8) -> (Children, Waiting) {
        let mut children = Children::new();
        let mut waiting = Waiting(ArrayVec::new());
        for (hole, index) in holes.into_iter().zip(0..) {
            let child = Child::sow(self.engine.kernel, position, hole);
            let history = self.history.of(child.place, position.seeds(hole));
            let place = i32::from(if self.from_left { 15 - index } else { index });
            let gain = i32::from(child.weight()) * tunables::GAIN_BEFORE_HISTORY;
            waiting
                .0
                .push((16 * (gain + i32::from(history)) + place, index));
            let look_round = depth >= tunables::LOOK_ROUND;
            children.push(if look_round { self.keyed(child) } else { child });
        }
        (children, waiting)
    }

    /// By how much less far a move is looked at first, the others being likelier to be good.
    pub(crate) fn reduction<K: Kind>(&self, child: &Child, depth: u8, trials: &Trials) -> u8 {
        let promising = child.gain > 0 || child.again || child.ended.is_some();
        if !self.selective
            || promising
            || depth < tunables::REDUCED_FROM_DEPTH
            || trials.tried < tunables::REDUCED_FROM_MOVE
        {
            return 0;
        }
        let far = depth >= tunables::REDUCED_MORE_FROM_DEPTH
            && trials.tried >= tunables::REDUCED_MORE_FROM_MOVE;
        1 + u8::from(far && !K::PRINCIPAL)
    }

    /// The bound for a node whose estimate is so far outside the window that the few moves that are left
    /// will hardly bring it back.
    pub(crate) fn out_of_reach(
        &self,
        position: &Position,
        window: Window,
        most: i16,
        depth: u8,
    ) -> Option<Found> {
        if !self.selective {
            return None;
        }
        let margin = *tunables::OUT_OF_REACH.get(usize::from(depth))?;
        let estimate = self.estimate(position, most);
        let bound = if estimate - margin >= window.high {
            estimate - margin
        } else if estimate + margin <= window.low {
            estimate + margin
        } else {
            return None;
        };
        Some(Found::free(bound, false))
    }

    /// A node from which at most one more move is looked at: boards are neither numbered nor looked up.
    pub(crate) fn near_the_end(&mut self, position: &Position, window: Window, depth: u8) -> Found {
        self.count();
        let most = in_points(i16::try_from(position.board().total()).unwrap_or(i16::MAX));
        let choices = match self.settled(position, window, most) {
            Ok(found) => return found,
            Err(choices) => choices,
        };
        if depth == 0 || self.stopped {
            return Found::free(self.estimate(position, most), false);
        }
        if let Some(found) = self.out_of_reach(position, window, most, depth) {
            return found;
        }
        self.last_moves(position, choices, window)
    }

    fn last_moves(&mut self, position: &Position, choices: Choices, window: Window) -> Found {
        let kernel = self.engine.kernel;
        let Choices::Holes(holes) = choices else {
            return self.last_move(&Child::pass(kernel, position), window);
        };
        let mut best = Found::free(i16::MIN, true);
        let mut window = window;
        for hole in holes {
            let tried = self.last_move(&Child::sow(kernel, position, hole), window);
            if tried.value >= window.high {
                return tried;
            }
            best.value = best.value.max(tried.value);
            best.proven &= tried.proven;
            window.low = window.low.max(tried.value);
        }
        best
    }

    fn last_move(&mut self, child: &Child, window: Window) -> Found {
        if let Some(leftovers) = child.ended {
            return Found::free(child.gain + leftovers, true);
        }
        let found = self.near_the_end(&child.position, window.after(child), 0);
        Found::free(child.value(found.value), found.proven)
    }
}
