//! Numbers and lists that rule files hold.

use arrayvec::ArrayVec;

use crate::section::{Kind, Scalar, Value};

/// A whole number between two bounds, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Between<const LEAST: u8, const MOST: u8>(u8);

impl<const LEAST: u8, const MOST: u8> Between<LEAST, MOST> {
    /// The number, if it lies between the bounds.
    pub const fn new(number: u8) -> Option<Self> {
        if LEAST <= number && number <= MOST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number itself.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<const LEAST: u8, const MOST: u8> Value for Between<LEAST, MOST> {
    const KIND: Kind = Kind::Number {
        least: LEAST as i64,
        most: MOST as i64,
    };

    fn to_scalar(&self) -> Scalar {
        Scalar::Number(i64::from(self.0))
    }

    fn from_scalar(scalar: &Scalar) -> Option<Self> {
        match scalar {
            Scalar::Number(number) => Self::new(u8::try_from(*number).ok()?),
            Scalar::Word(_) | Scalar::Numbers(_) => None,
        }
    }
}

/// A set of seed counts, such as "two or four": one to eight different counts, kept in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counts(ArrayVec<u8, 8>);

impl Counts {
    /// The set of these counts, if there are one to eight of them and none is zero.
    pub fn new(counts: &[u8]) -> Option<Self> {
        if !(1..=8).contains(&counts.len()) {
            return None;
        }
        let sorted: ArrayVec<u8, 8> = (1..=u8::MAX)
            .filter(|count| counts.contains(count))
            .collect();
        // Fewer where one of them is zero or comes twice.
        (sorted.len() == counts.len()).then_some(Self(sorted))
    }

    /// Whether `count` is one of them.
    pub fn contains(&self, count: u8) -> bool {
        self.0.contains(&count)
    }

    /// The counts, smallest first.
    pub fn as_slice(&self) -> &[u8] {
        &self.0
    }
}

impl Value for Counts {
    const KIND: Kind = Kind::Counts;

    fn to_scalar(&self) -> Scalar {
        Scalar::Numbers(self.0.iter().map(|&count| i64::from(count)).collect())
    }

    fn from_scalar(scalar: &Scalar) -> Option<Self> {
        Self::new(&bytes(scalar)?)
    }
}

/// The seeds with which a round is set up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Seeds {
    /// The same number in every hole.
    Each(u8),
    /// A number for each hole of a row, from the owner's left to the owner's right; both rows alike.
    Row(ArrayVec<u8, 16>),
}

impl Seeds {
    /// The seeds of hole `place`, counted from 0 at its owner's left.
    pub fn at(&self, place: usize) -> u8 {
        match self {
            Self::Each(seeds) => *seeds,
            Self::Row(row) => row.get(place).copied().unwrap_or(0),
        }
    }

    /// The seeds on the whole board of two rows of `holes`.
    pub fn total(&self, holes: u8) -> u32 {
        2 * (0..usize::from(holes))
            .map(|place| u32::from(self.at(place)))
            .sum::<u32>()
    }
}

impl Value for Seeds {
    const KIND: Kind = Kind::Seeds;

    fn to_scalar(&self) -> Scalar {
        match self {
            Self::Each(seeds) => Scalar::Number(i64::from(*seeds)),
            Self::Row(row) => Scalar::Numbers(row.iter().map(|&seeds| i64::from(seeds)).collect()),
        }
    }

    fn from_scalar(scalar: &Scalar) -> Option<Self> {
        match scalar {
            Scalar::Number(number) => {
                let seeds = u8::try_from(*number).ok()?;
                (1..=127).contains(&seeds).then_some(Self::Each(seeds))
            }
            Scalar::Numbers(_) => {
                let row = ArrayVec::try_from(bytes(scalar)?.as_slice()).ok()?;
                (!row.is_empty()).then_some(Self::Row(row))
            }
            Scalar::Word(_) => None,
        }
    }
}

/// How many rounds a match has at the most; `None` for no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundLimit(pub Option<u16>);

impl RoundLimit {
    const NO_LIMIT: &'static str = "until-exhausted";
}

impl Value for RoundLimit {
    const KIND: Kind = Kind::Limit(Self::NO_LIMIT);

    fn to_scalar(&self) -> Scalar {
        match self.0 {
            Some(rounds) => Scalar::Number(i64::from(rounds)),
            None => Scalar::Word(Self::NO_LIMIT.to_owned()),
        }
    }

    fn from_scalar(scalar: &Scalar) -> Option<Self> {
        match scalar {
            Scalar::Number(rounds) => match u16::try_from(*rounds) {
                Ok(0) | Err(_) => None,
                Ok(rounds) => Some(Self(Some(rounds))),
            },
            Scalar::Word(word) => (word == Self::NO_LIMIT).then_some(Self(None)),
            Scalar::Numbers(_) => None,
        }
    }
}

fn bytes(scalar: &Scalar) -> Option<Vec<u8>> {
    match scalar {
        Scalar::Numbers(numbers) => numbers
            .iter()
            .map(|&number| u8::try_from(number).ok())
            .collect(),
        Scalar::Word(_) | Scalar::Number(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_few_distinct_and_not_zero() {
        assert!(Counts::new(&[4, 2]).is_some_and(|counts| counts.as_slice() == [2, 4]));
        for wrong in [&[][..], &[0], &[4, 4], &[1, 2, 3, 4, 5, 6, 7, 8, 9]] {
            assert_eq!(Counts::new(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn seeds_differ_by_hole_or_not_at_all() {
        let kasi = Seeds::from_scalar(&Scalar::Numbers(vec![12, 12, 12, 2, 12, 12, 12])).unwrap();
        assert_eq!((kasi.at(3), kasi.total(7)), (2, 148));
        assert_eq!(Seeds::Each(6).total(7), 84);
        assert_eq!(Seeds::from_scalar(&Scalar::Number(0)), None);
    }
}
