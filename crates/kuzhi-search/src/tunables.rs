//! The numbers of the search that were found by trying. Changing one changes how many nodes a search
//! visits, never what it proves.

use crate::points::SEED;

/// Another turn makes a move as likely to be best as gaining so much at once, in points.
pub(crate) const AGAIN: i16 = 10 * SEED;

/// How far the first look ahead goes when a position is solved.
pub(crate) const FIRST_DEPTH: u8 = 8;

/// Every further look ahead goes so many times as far: looking ahead in small steps costs more than the
/// better order of moves brings.
pub(crate) const DEEPENING: u8 = 3;
