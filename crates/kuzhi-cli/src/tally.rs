//! What a match between programs shows: the score with its error, as a difference of ratings, and whether
//! that is enough to decide between two hypotheses.
//!
//! Each opening is played twice, with seats changed, and the two results belong together: a pair is worth
//! 0, ¼, ½, ¾ or 1. The spread of pairs is smaller than that of rounds, since an opening that favours a
//! seat favours both contestants once.

use serde_json::{Value, json};

/// The results of a match, pair by pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Won, drawn and lost by the first contestant.
    pub(crate) won: u64,
    pub(crate) drawn: u64,
    pub(crate) lost: u64,
    /// How many pairs were worth nothing, a quarter, a half, three quarters and all to it.
    pub(crate) pairs: [u64; 5],
    /// The seeds that it had more than the other, over all rounds.
    pub(crate) lead: i64,
}

/// A difference of ratings between two bounds of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Elo {
    pub(crate) low: f64,
    pub(crate) middle: f64,
    pub(crate) high: f64,
}

/// Two hypotheses about a difference of ratings, between which a sequential test decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// The first hypothesis holds.
    First,
    /// The second one holds.
    Second,
    /// Nothing yet.
    Open,
}

impl Tally {
    /// Adds the two rounds of an opening, given what the first contestant had more in each.
    pub(crate) fn add(&mut self, leads: [i32; 2]) {
        let mut half_points = 0;
        for lead in leads {
            self.lead += i64::from(lead);
            match lead.signum() {
                1 => {
                    self.won += 1;
                    half_points += 2;
                }
                0 => {
                    self.drawn += 1;
                    half_points += 1;
                }
                _ => self.lost += 1,
            }
        }
        if let Some(pairs) = self.pairs.get_mut(half_points) {
            *pairs += 1;
        }
    }

    /// How many rounds were played.
    pub(crate) const fn rounds(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The score of the first contestant, from 0 to 1; one half if nothing was played.
    pub(crate) fn score(&self) -> f64 {
        self.moments().map_or(0.5, |(_, mean, _)| mean)
    }

    /// How many pairs there are, what they are worth on average, and how much that varies.
    fn moments(&self) -> Option<(f64, f64, f64)> {
        let count: f64 = self.pairs.iter().copied().map(float).sum();
        if count == 0.0 {
            return None;
        }
        let average = |of: &dyn Fn(f64) -> f64| -> f64 {
            let worths = [0.0, 0.25, 0.5, 0.75, 1.0].into_iter().zip(self.pairs);
            worths
                .map(|(worth, pairs)| of(worth) * float(pairs))
                .sum::<f64>()
                / count
        };
        let mean = average(&|worth| worth);
        let variance = average(&|worth| (worth - mean).powi(2));
        Some((count, mean, variance))
    }

    /// The difference of ratings.
    pub(crate) fn elo(&self) -> Elo {
        let Some((count, mean, variance)) = self.moments() else {
            let all = f64::INFINITY;
            return Elo {
                low: -all,
                middle: 0.0,
                high: all,
            };
        };
        // E. B. Wilson's interval, for as many independent rounds as say as much as these pairs.
        let count = count / relative_spread(count, mean, variance);
        let squared = Z * Z / count;
        let centre = (mean + squared / 2.0) / (1.0 + squared);
        let error = (squared * (mean * (1.0 - mean) + squared / 4.0)).sqrt() / (1.0 + squared);
        Elo {
            low: elo(centre - error),
            middle: elo(mean),
            high: elo(centre + error),
        }
    }

    pub(crate) fn as_json(&self) -> Value {
        let Elo { low, middle, high } = self.elo();
        let number = |elo: f64| elo.is_finite().then(|| (elo * 10.0).round() / 10.0);
        json!({
            "rounds": self.rounds(),
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "score": self.score(),
            "lead": self.lead,
            "pairs": self.pairs,
            "elo": number(middle),
            "elo_low": number(low),
            "elo_high": number(high),
        })
    }
}

impl Elo {
    /// The difference with its bounds, in words.
    pub(crate) fn in_words(self) -> String {
        let number = |elo: f64| {
            if elo.is_finite() {
                // Without a sign before zero.
                let rounded = elo.round() + 0.0;
                if rounded == 0.0 {
                    "0".to_owned()
                } else {
                    format!("{rounded:+}")
                }
            } else if elo > 0.0 {
                "+∞".to_owned()
            } else {
                "-∞".to_owned()
            }
        };
        let [low, middle, high] = [self.low, self.middle, self.high].map(number);
        format!("{middle} ({low} to {high})")
    }
}

impl Sprt {
    /// The bounds of the logarithm of the likelihood ratio at which the test decides, for errors of 5 % of
    /// either kind.
    pub(crate) fn bound() -> f64 {
        (0.95_f64 / 0.05).ln()
    }

    /// The logarithm of how much likelier the second hypothesis makes the results than the first one: the
    /// generalised test on pairs, with their spread as it is found (M. Van den Bergh, "A practical
    /// introduction to the GSPRT").
    pub(crate) fn likelihood(&self, tally: &Tally) -> f64 {
        let Some((count, mean, variance)) = tally.moments() else {
            return 0.0;
        };
        // As if one pair more had been won and one lost, since nobody always wins.
        let likely = (count * mean + 1.0) / (count + 2.0);
        let variance = likely * (1.0 - likely) * relative_spread(count, mean, variance);
        let [first, second] = [self.elo0, self.elo1].map(score);
        count * (second - first) * (2.0 * mean - first - second) / (2.0 * variance)
    }

    pub(crate) fn decision(&self, tally: &Tally) -> Decision {
        let (likelihood, bound) = (self.likelihood(tally), Self::bound());
        if likelihood >= bound {
            Decision::Second
        } else if likelihood <= -bound {
            Decision::First
        } else {
            Decision::Open
        }
    }
}

/// Reads two differences of ratings, as `0,10`.
impl std::str::FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| {
            let number: Option<f64> = text.parse().ok();
            number.filter(|number| number.abs() <= 1000.0)
        };
        let both = text.split_once(',');
        both.and_then(|(elo0, elo1)| Some((number(elo0)?, number(elo1)?)))
            .filter(|(elo0, elo1)| elo0 < elo1)
            .map(|(elo0, elo1)| Self { elo0, elo1 })
            .ok_or_else(|| {
                "expected two differences of ratings, the smaller one first, such as 0,10"
                    .to_owned()
            })
    }
}

/// How many standard deviations leave out 5 % on both sides together.
const Z: f64 = 1.96;

/// How many pairs with the widest spread are thought to have been seen besides: a few results, or results
/// that are all alike, say little of how much they vary.
const UNSEEN: f64 = 4.0;

/// How much the worth of pairs varies, compared with what is won or lost at the same score.
fn relative_spread(count: f64, mean: f64, variance: f64) -> f64 {
    let unseen = UNSEEN / 4.0;
    (count * variance + unseen) / (count * mean * (1.0 - mean) + unseen)
}

/// The difference of ratings at which such a score is expected.
fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// The score that is expected at such a difference of ratings.
fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays so many rounds")]
const fn float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[([i32; 2], u64)]) -> Tally {
        let mut tally = Tally::default();
        for (leads, times) in pairs {
            (0..*times).for_each(|_| tally.add(*leads));
        }
        tally
    }

    #[test]
    fn scores_and_ratings_belong_together() {
        for rating in [-300.0, 0.0, 12.0] {
            assert!((elo(score(rating)) - rating).abs() < 1e-6);
        }
        let even = tally(&[([3, -3], 50), ([1, 1], 25), ([-2, -2], 25)]);
        assert_eq!((even.rounds(), even.score(), even.lead), (200, 0.5, -50));
        let Elo { low, middle, high } = even.elo();
        assert!(middle == 0.0 && (low + high).abs() < 1e-6);
        // Seventy points is what a hundred pairs with this spread leave open.
        assert!((40.0..60.0).contains(&high), "{high}");
    }

    #[test]
    fn few_or_equal_results_leave_much_open() {
        let one_sided = |pairs| tally(&[([2, 2], pairs)]).elo();
        // Whole pairs as the only independent results: the exact bounds are about +353 and +692.
        assert!((330.0..370.0).contains(&one_sided(30).low));
        assert!((660.0..700.0).contains(&one_sided(200).low));
        assert!(one_sided(1).low < 0.0);
        let even = tally(&[([2, -2], 1)]).elo();
        assert!(even.low < -200.0 && even.high > 200.0);
    }

    #[test]
    fn results_that_are_all_alike_decide_a_test() {
        let sprt = "0,10".parse::<Sprt>().expect("two numbers");
        let decided = |leads, pairs| sprt.decision(&tally(&[(leads, pairs)]));
        assert_eq!(decided([5, 5], 2), Decision::Open);
        assert_eq!(decided([5, 5], 50), Decision::Second);
        assert_eq!(decided([-5, -5], 50), Decision::First);
        assert_eq!(decided([5, -5], 200), Decision::First);
    }

    #[test]
    fn a_test_decides_once_the_results_are_clear() {
        let sprt = "0,50".parse::<Sprt>().expect("two numbers");
        let better = tally(&[([3, 3], 60), ([3, -3], 30), ([-3, -3], 10)]);
        let worse = tally(&[([3, 3], 10), ([3, -3], 30), ([-3, -3], 60)]);
        let few = tally(&[([3, 3], 1), ([3, -3], 1)]);
        assert_eq!(sprt.decision(&better), Decision::Second);
        assert_eq!(sprt.decision(&worse), Decision::First);
        assert_eq!(sprt.decision(&few), Decision::Open);
        assert_eq!(sprt.decision(&Tally::default()), Decision::Open);
        for text in ["", "0", "5,5", "5,0", "a,b", "nan,5", "0,inf"] {
            assert!(text.parse::<Sprt>().is_err(), "{text:?}");
        }
    }
}
