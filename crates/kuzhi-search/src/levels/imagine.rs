//! Looking ahead on imagined boards.

use kuzhi_core::{Choices, Hole, Kernel, Move, Position, SplitMix};

use super::{Advice, glance::Glance, sight::Sight};
use crate::{few::best_first, node::net_of};

/// A player's idea of what may come.
pub(super) struct Imagination<'a> {
    kernel: &'a Kernel,
    sight: Sight,
}

const INFINITE: i32 = 10_000;

impl<'a> Imagination<'a> {
    pub(super) const fn new(kernel: &'a Kernel, sight: Sight) -> Self {
        Self { kernel, sight }
    }

    /// The move that seems best; `None` if the round is over.
    pub(super) fn advise(&self, position: &Position, random: &mut SplitMix) -> Option<Advice> {
        let holes = match self.kernel.choices(position) {
            Choices::Over(_) => return None,
            Choices::Pass => {
                return Some(Advice {
                    r#move: Move::Pass,
                    gain: 0.0,
                    exact: false,
                });
            }
            Choices::Holes(holes) => holes,
        };
        let spread = 2 * self.sight.slip + 1;
        let mut best: Option<((i64, u64), Hole, i32)> = None;
        for hole in holes {
            let glance = Glance::of(self.kernel, position, hole, &self.sight);
            let window = (-INFINITE, INFINITE);
            let worth = self.worth(&glance, self.sight.ahead - 1, window);
            let slip = i64::from(random.below(spread)) - i64::from(self.sight.slip);
            // The lot decides between moves that look alike.
            let seems = (4 * i64::from(worth) + slip, random.next_u64());
            if best.is_none_or(|(most, ..)| seems > most) {
                best = Some((seems, hole, worth));
            }
        }
        best.map(|(_, hole, worth)| Advice {
            r#move: Move::Sow(hole),
            gain: f32::from(i16::try_from(worth).unwrap_or(0)),
            exact: false,
        })
    }

    /// What a move seems to be worth to whoever makes it.
    fn worth(&self, glance: &Glance, ahead: u8, (low, high): (i32, i32)) -> i32 {
        let gain = glance.gain;
        if glance.ends {
            gain
        } else if glance.again {
            gain + self.value(&glance.after, ahead, (low - gain, high - gain))
        } else {
            gain - self.value(&glance.after, ahead, (gain - high, gain - low))
        }
    }

    /// What a position seems to be worth to the player to move.
    fn value(&self, position: &Position, ahead: u8, (mut low, high): (i32, i32)) -> i32 {
        let holes = match self.kernel.choices(position) {
            Choices::Over(reason) => {
                return net_of(self.kernel.leftovers(position, reason), position.mover()).into();
            }
            _ if ahead == 0 => return 0,
            Choices::Pass => {
                let passed = position.with_mover(position.mover().other());
                return -self.value(&passed, ahead - 1, (-high, -low));
            }
            Choices::Holes(holes) => holes,
        };
        let mut glances: Vec<Glance> = holes
            .into_iter()
            .map(|hole| Glance::of(self.kernel, position, hole, &self.sight))
            .collect();
        best_first(&mut glances, |glance| glance.gain);
        glances.truncate(self.sight.replies.max(1));
        let mut best = -INFINITE;
        for glance in &glances {
            best = best.max(self.worth(glance, ahead - 1, (low, high)));
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        best
    }
}
