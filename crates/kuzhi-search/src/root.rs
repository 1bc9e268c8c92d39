//! The moves of the position that is analysed, while they are looked at.

use kuzhi_core::{Move, Position};

use crate::{
    found::Found, node::Child, points::in_points, search::Search, tunables, window::Window,
};

/// A move at the root, while it is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Root {
    pub(crate) r#move: Move,
    child: Child,
    /// Its value in points, or a bound that it does not exceed.
    pub(crate) points: i16,
    /// Whether the value or the bound is proven.
    pub(crate) exact: bool,
}

/// Looks at all moves so far ahead, in their order, and puts the best ones first.
///
/// If the search is stopped on the way, what was found out before counts as soon as every line has its
/// move; otherwise nothing changes.
pub(crate) fn look_at_all(search: &mut Search<'_>, roots: &mut [Root], lines: usize, depth: u8) {
    let lines = lines.max(1).min(roots.len());
    let mut next = roots.to_vec();
    for index in 0..next.len() {
        // The best so far stand first, the best of them at the front.
        let place = if index < lines {
            next[index].value(search, depth);
            if search.stopped() {
                return;
            }
            index
        } else {
            let least = next[lines - 1].points;
            let mut root = next[index];
            let better = root.exceeds(search, least, depth);
            if search.stopped() {
                break;
            }
            if better {
                root.value(search, depth);
            }
            next[index] = root;
            if !better {
                continue;
            }
            next[lines - 1..=index].rotate_right(1);
            lines - 1
        };
        let points = next[place].points;
        let better = next[..place].partition_point(|root| root.points >= points);
        next[better..=place].rotate_right(1);
        if search.stopped() {
            break;
        }
    }
    roots.copy_from_slice(&next);
}

impl Root {
    pub(crate) fn new((r#move, child): (Move, Child)) -> Self {
        let points = child.gain + child.ended.unwrap_or(0);
        Self {
            r#move,
            child,
            points,
            exact: child.ended.is_some(),
        }
    }

    /// Finds its value. If the search is stopped on the way, what is known is only that it is not less.
    fn value(&mut self, search: &mut Search<'_>, depth: u8) {
        if self.child.ended.is_some() {
            return;
        }
        let guess = self.child.after(self.points);
        let found = around(search, &self.child.position, guess, depth - 1);
        if search.stopped() {
            self.exact = false;
        } else {
            (self.points, self.exact) = (self.child.value(found.value), found.proven);
        }
    }

    /// Finds out whether it is worth more than so many points; notes the bound.
    fn exceeds(&mut self, search: &mut Search<'_>, points: i16, depth: u8) -> bool {
        if self.child.ended.is_some() {
            return self.points > points;
        }
        let window = Window::at_least(points + 1).after(&self.child);
        let found = search.guess(&self.child.position, window, depth - 1);
        self.points = self.child.value(found.value);
        self.exact = found.proven;
        self.points > points
    }
}

/// The value as far as one looks ahead, expected to be near a guess: in a narrow window around it first,
/// and in a wider one on the side where it turns out to lie.
fn around(search: &mut Search<'_>, position: &Position, guess: i16, depth: u8) -> Found {
    let most = in_points(i16::try_from(position.board().total()).unwrap_or(i16::MAX));
    let guess = guess.clamp(-most, most);
    let (mut below, mut above) = (tunables::ASPIRATION, tunables::ASPIRATION);
    loop {
        let window = Window {
            low: guess.saturating_sub(below).max(-most - 1),
            high: guess.saturating_add(above).min(most + 1),
        };
        let found = search.guess(position, window, depth);
        if search.stopped() {
            return found;
        }
        if found.value <= window.low && window.low >= -most {
            below = below.saturating_mul(tunables::WIDENING);
        } else if found.value >= window.high && window.high <= most {
            above = above.saturating_mul(tunables::WIDENING);
        } else {
            return found;
        }
    }
}
