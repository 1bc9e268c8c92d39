//! The numbers of the search that were found by trying. Changing one changes how many nodes a search
//! visits, never what it proves.

/// How much likelier a move is to be best for each seed it gains at once.
pub(crate) const GAIN: i16 = 2;

/// How much likelier a move is to be best if it earns another turn.
pub(crate) const AGAIN: i16 = 20;

/// How far the first look ahead goes when a position is solved.
pub(crate) const FIRST_DEPTH: u8 = 8;

/// Every further look ahead goes so many times as far: looking ahead in small steps costs more than the
/// better order of moves brings.
pub(crate) const DEEPENING: u8 = 3;
