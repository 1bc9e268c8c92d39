//! The unit of values inside a search.
//!
//! What is proven is a whole number of seeds. What is estimated is finer than that: of two positions with
//! equal captures one may still be a little better. So a search reckons in parts of a seed.

/// How many points a seed is worth.
pub const SEED: i16 = 16;

/// Seeds in points.
#[inline]
pub(crate) const fn in_points(seeds: i16) -> i16 {
    seeds * SEED
}

/// Points in whole seeds, the nearest number.
pub(crate) const fn in_seeds(points: i16) -> i16 {
    (points + SEED / 2).div_euclid(SEED)
}
