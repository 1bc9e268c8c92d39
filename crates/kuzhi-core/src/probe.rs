//! Values that are known beforehand.

use crate::position::Position;

/// Something that knows the values of some positions, such as an endgame table.
///
/// The value of a position is the net number of seeds that the player to move will still gain over the
/// other under best play by both, endless play being worth 0 from where it begins. What is in the
/// stores does not matter to it.
pub trait Probe {
    /// The value of a position, or `None` if it is not known.
    fn value(&self, position: &Position) -> Option<i16>;
}

impl<P: Probe + ?Sized> Probe for &P {
    fn value(&self, position: &Position) -> Option<i16> {
        (**self).value(position)
    }
}
