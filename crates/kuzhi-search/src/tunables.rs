//! The numbers of the search that were found by trying. Changing one changes how many nodes a search
//! visits, never what it proves.

use crate::points::SEED;

/// Another turn makes a move as likely to be best as gaining so much at once, in points.
pub(crate) const AGAIN: i16 = 10 * SEED;

/// How far the first look ahead goes when a position is solved.
pub(crate) const FIRST_DEPTH: u8 = 5;

/// Every further look ahead goes so many times as far: looking ahead in small steps costs more than the
/// better order of moves brings.
pub(crate) const DEEPENING: u8 = 3;

/// The most that experience says for or against a move.
pub(crate) const HISTORY_MOST: i16 = 8192;

/// The most that one node adds to experience.
pub(crate) const HISTORY_STEP: i16 = 256;

/// How much experience weighs as much as gaining a point at once.
pub(crate) const GAIN_BEFORE_HISTORY: i32 = 64;

/// From so many moves ahead on, the table is asked about all moves before any of them is searched.
pub(crate) const LOOK_ROUND: u8 = 4;

/// From so many moves ahead on, moves that are not promising are first looked at less far.
pub(crate) const REDUCED_FROM_DEPTH: u8 = 3;

/// So many moves are looked at as far as asked for.
pub(crate) const REDUCED_FROM_MOVE: u8 = 2;

/// From so many moves ahead on, and after so many moves, it is two moves less far.
pub(crate) const REDUCED_MORE_FROM_DEPTH: u8 = 6;
pub(crate) const REDUCED_MORE_FROM_MOVE: u8 = 4;

/// With so many moves to look ahead, this is how far outside the window an estimate may be, in points,
/// for the node to be searched nevertheless.
pub(crate) const OUT_OF_REACH: [i16; 4] = [0, 6 * SEED, 10 * SEED, 14 * SEED];

/// How far around the expected value the first question at the root reaches, in points.
pub(crate) const ASPIRATION: i16 = SEED;

/// By how much the question grows where the value lies outside.
pub(crate) const WIDENING: i16 = 4;
