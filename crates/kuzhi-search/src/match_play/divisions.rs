//! Sets of divisions.

use core::fmt;

/// A set of divisions of the seeds, each named by what one player owns, 0 to 255.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Divisions([u64; 4]);

impl Divisions {
    /// No division.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether a division is in the set.
    pub const fn contains(&self, owned: u8) -> bool {
        self.0[(owned / 64) as usize] & (1 << (owned % 64)) != 0
    }

    /// Adds a division.
    pub const fn insert(&mut self, owned: u8) {
        self.0[(owned / 64) as usize] |= 1 << (owned % 64);
    }

    /// Those in the set, in rising order.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        (0..=u8::MAX).filter(|&owned| self.contains(owned))
    }

    /// Those that are not in the set, up to `total`.
    #[must_use]
    pub fn others(&self, total: u8) -> Self {
        (0..=total).filter(|&owned| !self.contains(owned)).collect()
    }

    /// Those in the set, named by what the other player owns of `total`.
    #[must_use]
    pub fn turned(&self, total: u8) -> Self {
        self.iter()
            .filter_map(|owned| total.checked_sub(owned))
            .collect()
    }

    /// Whether any division from `least` to `most` is in the set.
    pub(crate) fn any(&self, least: u8, most: u8) -> bool {
        (0..4).any(|word| self.0[word] & mask(word, least, most) != 0)
    }

    /// Whether all divisions from `least` to `most` are in the set.
    pub(crate) fn all(&self, least: u8, most: u8) -> bool {
        (0..4).all(|word| !self.0[word] & mask(word, least, most) == 0)
    }

    /// Whether with every division all larger ones, up to `total`, are in the set.
    pub fn is_upward_closed(&self, total: u8) -> bool {
        self.iter()
            .next()
            .is_none_or(|least| self.all(least, total))
    }

    /// The runs of consecutive divisions, each with its first and its last.
    pub fn runs(&self) -> Vec<(u8, u8)> {
        let mut runs: Vec<(u8, u8)> = Vec::new();
        for owned in self.iter() {
            match runs.last_mut() {
                Some((_, last)) if *last + 1 == owned => *last = owned,
                _ => runs.push((owned, owned)),
            }
        }
        runs
    }
}

/// The bits of a word that stand for divisions from `least` to `most`.
#[inline]
fn mask(word: usize, least: u8, most: u8) -> u64 {
    let first = 64 * word;
    let (least, most) = (usize::from(least), usize::from(most));
    if least > most || most < first || least > first + 63 {
        return 0;
    }
    let from = least.saturating_sub(first);
    let to = (most - first).min(63);
    (u64::MAX << from) & (u64::MAX >> (63 - to))
}

impl FromIterator<u8> for Divisions {
    fn from_iter<I: IntoIterator<Item = u8>>(divisions: I) -> Self {
        let mut set = Self::EMPTY;
        for owned in divisions {
            set.insert(owned);
        }
        set
    }
}

/// Runs, as `0-5, 9, 12-20`.
impl fmt::Display for Divisions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::EMPTY {
            return f.write_str("none");
        }
        for (index, (first, last)) in self.runs().into_iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            match last - first {
                0 => write!(f, "{first}")?,
                _ => write!(f, "{first}-{last}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Divisions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Divisions({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_asked_across_words() {
        let set: Divisions = [3, 62, 63, 64, 65, 130, 255].into_iter().collect();
        for least in 0..=255 {
            for most in (least..=255).step_by(7) {
                let mut range = least..=most;
                assert_eq!(set.any(least, most), range.any(|owned| set.contains(owned)));
                let mut range = least..=most;
                assert_eq!(set.all(least, most), range.all(|owned| set.contains(owned)));
            }
        }
        assert_eq!(set.to_string(), "3, 62-65, 130, 255");
        assert!(!set.any(9, 8) && set.all(9, 8));
    }

    #[test]
    fn sets_are_turned_and_completed_within_the_total() {
        let set: Divisions = [0, 1, 10].into_iter().collect();
        assert_eq!(set.turned(10), [10, 9, 0].into_iter().collect());
        assert_eq!(set.others(10), (2..10).collect());
        assert!(set.others(10).others(10) == set);
        assert!(!set.is_upward_closed(10));
        assert!((4..=10).collect::<Divisions>().is_upward_closed(10));
        assert!(Divisions::EMPTY.is_upward_closed(10));
    }
}
