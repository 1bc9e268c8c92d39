//! Checking a table file: all of its bytes, and some of its values by computing them again.

use std::collections::BTreeSet;

use kuzhi_core::{
    Choices, Game, HoleSet, Kernel, Move, Position, Seat, Silent, SplitMix, rule_set::RuleSet,
};

use crate::{
    block,
    file::{Part, ReadError, TableFile},
    format::Histogram,
    layout::{Place, WrongRules},
    source::Source,
};

/// What to check a file against.
#[derive(Clone, Copy)]
pub struct Check<'a> {
    /// The rules it should be of.
    pub rules: &'a RuleSet,
    /// How many positions of each layer to compute again; all of them where there are no more.
    pub samples: u64,
    /// Which positions: the same seed draws the same ones.
    pub seed: u64,
    /// Computes the value of a position without the table, or gives up. Each sampled position is given
    /// to it too.
    pub solver: Option<Solver<'a>>,
}

/// A way to compute values without a table; `None` where it gives up.
pub type Solver<'a> = &'a dyn Fn(&Position) -> Option<i16>;

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many values were read.
    pub positions: u64,
    /// How many blocks they stand in.
    pub blocks: u64,
    /// How many values were compared with those of the moves.
    pub compared: u64,
    /// How many values were compared with those that the solver found.
    pub solved: u64,
    /// Of how many layers all values were compared with those of the moves.
    pub whole_layers: u32,
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// It is a table of other rules.
    #[error(transparent)]
    Rules(#[from] WrongRules),
    /// A part cannot be read or is damaged.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The values are not those that the layer's summary counts.
    #[error("the values of the layer of {seeds} seeds are not those that its summary counts")]
    Count {
        /// The layer's seeds.
        seeds: u32,
    },
    /// A value is wrong.
    #[error("the value of {position} is stored as {stored}, but is {computed} by {by}")]
    Value {
        /// The position, as text.
        position: String,
        /// The value in the file.
        stored: i16,
        /// The value it should have.
        computed: i16,
        /// How it was computed.
        by: &'static str,
    },
}

impl<S: Source> TableFile<S> {
    /// Reads everything, compares all checksums and counts, and computes some values again.
    ///
    /// # Errors
    ///
    /// Says the first thing that is wrong.
    pub fn verify(&self, check: &Check<'_>) -> Result<Verified, VerifyError> {
        WrongRules::check(self.rules(), check.rules)?;
        let mut verified = Verified::default();
        for seeds in self.layout().layers() {
            self.verify_layer(seeds, &mut verified)?;
        }
        let kernel = Kernel::new(check.rules, HoleSet::EMPTY);
        let mut random = SplitMix::new(check.seed);
        for seeds in self.layout().layers() {
            let positions = self.layout().positions(seeds);
            let mut verify =
                |index| self.verify_value(&kernel, Place { seeds, index }, check, &mut verified);
            if check.samples < positions {
                draw(check.samples, positions, &mut random)
                    .into_iter()
                    .try_for_each(verify)?;
            } else {
                (0..positions).try_for_each(&mut verify)?;
                verified.whole_layers += 1;
            }
        }
        Ok(verified)
    }

    fn verify_layer(&self, seeds: u32, verified: &mut Verified) -> Result<(), VerifyError> {
        let stored = self.histogram(seeds)?;
        let damaged = ReadError::Damaged(Part::Summary { seeds });
        let layer = *self.layer(seeds).ok_or(damaged)?;
        let mut counted = Histogram::new(seeds);
        let mut end = layer.blocks;
        for number in 0..block::count(layer.positions) {
            let entry = self.block_entry(&layer, number)?;
            if entry.from != end {
                return Err(ReadError::Damaged(Part::Summary { seeds }).into());
            }
            end += u64::from(entry.length);
            let values = self.block(&layer, number)?;
            verified.positions += values.len() as u64;
            verified.blocks += 1;
            for value in values {
                counted.count(value.into());
            }
        }
        if end != layer.summary || stored.as_ref() != Some(&counted) {
            return Err(VerifyError::Count { seeds });
        }
        Ok(())
    }

    /// Compares a value with those of the moves, and with what the solver finds.
    fn verify_value(
        &self,
        kernel: &Kernel,
        place: Place,
        check: &Check<'_>,
        verified: &mut Verified,
    ) -> Result<(), VerifyError> {
        let Some(position) = self.layout().position(place) else {
            return Ok(());
        };
        let stored = self.at(place)?;
        let by_moves = self.best_move(kernel, &position)?;
        verified.compared += 1;
        let solved = check.solver.and_then(|solver| solver(&position));
        verified.solved += u64::from(solved.is_some());
        let computed = [(Some(by_moves), "its moves"), (solved, "search")];
        for (computed, by) in computed {
            if let Some(computed) = computed.filter(|&computed| computed != stored) {
                return Err(VerifyError::Value {
                    position: text(check.rules, &position),
                    stored,
                    computed,
                    by,
                });
            }
        }
        Ok(())
    }

    /// The best that the moves of a position yield, given the values of what they lead to.
    fn best_move(&self, kernel: &Kernel, position: &Position) -> Result<i16, ReadError> {
        let moves: Vec<Move> = match kernel.choices(position) {
            Choices::Over(reason) => {
                return Ok(net(kernel.leftovers(position, reason), position.mover()));
            }
            Choices::Pass => vec![Move::Pass],
            Choices::Holes(holes) => holes.into_iter().map(Move::Sow).collect(),
        };
        let mut best = i16::MIN;
        for r#move in moves {
            best = best.max(self.worth(kernel, position, r#move)?);
        }
        Ok(best)
    }

    fn worth(&self, kernel: &Kernel, before: &Position, r#move: Move) -> Result<i16, ReadError> {
        let mover = before.mover();
        let mut after = *before;
        let ends_round = match r#move {
            Move::Pass => {
                kernel.pass(&mut after, &mut Silent);
                false
            }
            Move::Sow(hole) => kernel.play(&mut after, hole, &mut Silent).ends_round,
        };
        let stored = after.stores().map(u32::from);
        let gain = net(stored, mover);
        if ends_round {
            let leftovers = kernel.leftovers(&after, kuzhi_core::Reason::Endless);
            return Ok(gain + net(leftovers, mover));
        }
        let seeds = after.board().total();
        let place = self.layout().place(&after);
        let place = place.ok_or(ReadError::Damaged(Part::Entry { seeds }))?;
        let value = self.at(place)?;
        Ok(if after.mover() == mover {
            gain + value
        } else {
            gain - value
        })
    }
}

/// Draws so many different numbers below a larger one, each choice as likely as any other (R. Floyd, in
/// J. Bentley, "Programming pearls: a sample of brilliance", 1987).
fn draw(count: u64, below: u64, random: &mut SplitMix) -> BTreeSet<u64> {
    let mut drawn = BTreeSet::new();
    for last in below.saturating_sub(count)..below {
        let product = u128::from(random.next_u64()) * u128::from(last + 1);
        let number = u64::try_from(product >> 64).unwrap_or(0);
        if !drawn.insert(number) {
            drawn.insert(last);
        }
    }
    drawn
}

/// What a player gets more than the other of some shares, South's first.
fn net(shares: [u32; 2], seat: Seat) -> i16 {
    let share = |seat: Seat| i16::try_from(shares[seat.index()]).unwrap_or(i16::MAX);
    share(seat) - share(seat.other())
}

fn text(rules: &RuleSet, position: &Position) -> String {
    Game::new(rules).map_or_else(
        |_| format!("{:?}", position.board().as_array()),
        |game| game.setup(position).to_string(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_has_no_number_twice() {
        for (count, below) in [(0, 5), (1, 1), (3, 5), (5, 5), (100, 1 << 40)] {
            let draw = |seed| draw(count, below, &mut SplitMix::new(seed));
            let drawn = draw(1);
            assert_eq!(drawn.len() as u64, count, "{count} of {below}");
            assert!(drawn.iter().all(|&number| number < below));
            assert_eq!(drawn, draw(1));
        }
    }

    #[test]
    fn every_number_is_drawn_at_times() {
        let drawn: BTreeSet<u64> = (0..100)
            .flat_map(|seed| draw(3, 10, &mut SplitMix::new(seed)))
            .collect();
        assert_eq!(drawn.len(), 10);
    }
}
