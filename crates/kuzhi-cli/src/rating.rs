//! Where a contestant stands on a ladder, given the differences of ratings between its steps.

use crate::tally::Elo;

/// A rating, or what is known of it after a step that was won or lost altogether.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Rating {
    elo: f64,
    is: Bound,
}

/// What a number says of a rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    About,
    AtLeast,
    AtMost,
    /// There is no bound on either side.
    Unknown,
}

impl Rating {
    /// The rating of whoever stands so much higher. Of a difference without an end, its bound counts.
    pub(crate) fn above(self, step: Elo) -> Self {
        let (elo, bound) = if step.middle.is_finite() {
            (step.middle, Bound::About)
        } else if step.middle > 0.0 {
            (step.low, Bound::AtLeast)
        } else {
            (step.high, Bound::AtMost)
        };
        let is = match (self.is, bound) {
            (Bound::About, one) | (one, Bound::About) => one,
            (one, other) if one == other => one,
            _ => Bound::Unknown,
        };
        Self {
            elo: self.elo + elo,
            is,
        }
    }

    /// The rating where it is more than a bound.
    pub(crate) fn known(self) -> Option<f64> {
        (self.is == Bound::About).then_some(self.elo)
    }

    /// The rating, with a sign before it where it is only a bound.
    pub(crate) fn in_words(self) -> String {
        // Without a sign before zero.
        let elo = self.elo.round() + 0.0;
        match self.is {
            Bound::About => format!("{elo}"),
            Bound::AtLeast => format!("≥{elo}"),
            Bound::AtMost => format!("≤{elo}"),
            Bound::Unknown => "?".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn step(low: f64, middle: f64, high: f64) -> Elo {
        Elo { low, middle, high }
    }

    #[test]
    fn a_step_without_an_end_leaves_a_bound() {
        let all = f64::INFINITY;
        let start = Rating::default();
        let fifty = start.above(step(20.0, 49.6, 80.0));
        let won = fifty.above(step(300.4, all, all));
        let lost = fifty.above(step(-all, -all, -300.0));
        for (rating, known, words) in [
            (start, Some(0.0), "0"),
            (fifty, Some(49.6), "50"),
            (won, None, "≥350"),
            (won.above(step(0.0, 10.0, 20.0)), None, "≥360"),
            (lost, None, "≤-250"),
            (won.above(step(-all, -all, -300.0)), None, "?"),
            (start.above(step(-9.0, -0.4, 9.0)), Some(-0.4), "0"),
        ] {
            assert_eq!(rating.known(), known);
            assert_eq!(rating.in_words(), words);
        }
    }
}
