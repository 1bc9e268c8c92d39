//! A move as somebody imagines it who does not follow it to its end.

use kuzhi_core::{Event, Hole, Kernel, Observer, Position, Reason, Seat, Taking, follow};

use super::sight::Sight;
use crate::node::net_of;

/// A move as it is imagined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glance {
    /// The board that is imagined after it.
    pub(super) after: Position,
    /// What the player who makes it seems to gain over the other.
    pub(super) gain: i32,
    /// Whether the same player seems to move again.
    pub(super) again: bool,
    /// Whether it ends the round by itself.
    pub(super) ends: bool,
}

impl Glance {
    /// Imagines a move.
    pub(super) fn of(kernel: &Kernel, before: &Position, hole: Hole, sight: &Sight) -> Self {
        let mut follower = Follower {
            sight,
            imagined: *before,
            laps: 0,
            in_run: 0,
            miscounted: false,
            lost: false,
            again: false,
        };
        let mut real = *before;
        let played = kernel.play(&mut real, hole, &mut follower);
        let mover = before.mover();
        // Whoever sees that a sowing never ends sees what it comes to.
        let ends = played.ends_round && !follower.lost;
        let rest = if ends {
            i32::from(net_of(kernel.leftovers(&real, Reason::Endless), mover))
        } else {
            0
        };
        let next = if follower.again { mover } else { mover.other() };
        let after = follower.imagined.with_mover(next);
        Self {
            after,
            gain: lead(&after, mover) - lead(before, mover) + rest,
            again: follower.again,
            ends,
        }
    }
}

/// What a player has stored more than the other.
fn lead(position: &Position, seat: Seat) -> i32 {
    i32::from(position.store(seat)) - i32::from(position.store(seat.other()))
}

/// Follows a move as far as the sight reaches.
struct Follower<'a> {
    sight: &'a Sight,
    imagined: Position,
    laps: u32,
    in_run: u32,
    /// Whether there were too many seeds in hand to see where they fall: they are believed to capture
    /// nothing.
    miscounted: bool,
    /// Whether nothing more is seen.
    lost: bool,
    again: bool,
}

impl Observer for Follower<'_> {
    const LISTENS: bool = true;

    fn event(&mut self, event: Event) {
        if self.lost {
            return;
        }
        let seen = match event {
            Event::Lift { seeds, .. } => {
                self.lost = self.miscounted || self.laps == self.sight.laps;
                self.laps += 1;
                self.miscounted = seeds > self.sight.sown;
                !self.lost
            }
            Event::Take {
                why: Taking::Run, ..
            } => {
                self.in_run += 1;
                !self.miscounted && self.in_run <= self.sight.run
            }
            Event::Take { .. } => !self.miscounted,
            Event::Again => {
                self.again = !self.miscounted;
                false
            }
            Event::Drop { .. } | Event::DropInStore { .. } | Event::Stop(_) | Event::Pass => true,
        };
        if seen {
            follow(&mut self.imagined, event);
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_core::Game;

    use super::*;

    fn sight(laps: u32, sown: u8, run: u32) -> Sight {
        Sight {
            laps,
            sown,
            run,
            ahead: 1,
            replies: 0,
            slip: 0,
        }
    }

    #[track_caller]
    fn check(game: &str, (position, number): (&str, usize), sight: &Sight, gain: i32) {
        let built_in = kuzhi_rules::built_in::find(game).expect("a built-in game");
        let rules = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
        let game = Game::new(&rules.standard).expect("rules that make sense");
        let setup = position.parse().expect("a position");
        let position = game.position(&setup).expect("a position of the game");
        let hole = game.hole(position.mover(), number).expect("a hole");
        let glance = Glance::of(&game.kernel(position.closed()), &position, hole, sight);
        assert_eq!(glance.gain, gain);
    }

    #[test]
    fn a_relay_is_followed_lap_by_lap() {
        let first_move = ("6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s", 3);
        check("pallankuzhi", first_move, &sight(1, 50, 9), 0);
        check("pallankuzhi", first_move, &sight(2, 50, 9), 7);
        check("pallankuzhi", first_move, &sight(99, 50, 9), 7);
    }

    #[test]
    fn captures_of_a_long_sowing_and_the_end_of_a_run_are_overlooked() {
        let run = ("0,0,4,0,0,0,0/3,1,3,0,0,5,0 0 0 s", 3);
        check("al-manqala", run, &sight(1, 50, 9), 0);
        let run = ("0,0,0,0,5,0,0/3,1,3,0,0,5,0 0 0 s", 5);
        check("al-manqala", run, &sight(1, 50, 9), 10);
        check("al-manqala", run, &sight(1, 50, 1), 6);
        check("al-manqala", run, &sight(1, 50, 0), 4);
        check("al-manqala", run, &sight(1, 4, 9), 0);
    }
}
