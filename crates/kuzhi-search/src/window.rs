//! The bounds between which a value is asked for.

use crate::node::Child;

/// A value at or below `low`, or at or above `high`, need not be known more precisely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) low: i16,
    pub(crate) high: i16,
}

impl Window {
    /// Asks whether a value is at least `value`.
    pub(crate) const fn at_least(value: i16) -> Self {
        Self {
            low: value - 1,
            high: value,
        }
    }

    /// Asks whether a value is above the low bound.
    pub(crate) const fn above_low(self) -> Self {
        Self::at_least(self.low + 1)
    }

    /// What to ask of the position after a move.
    pub(crate) const fn after(self, child: &Child) -> Self {
        if child.again {
            Self {
                low: self.low - child.gain,
                high: self.high - child.gain,
            }
        } else {
            Self {
                low: child.gain - self.high,
                high: child.gain - self.low,
            }
        }
    }
}
