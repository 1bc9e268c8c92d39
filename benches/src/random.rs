//! Random numbers that cost next to nothing, so that the moves are measured and not their choice.

/// The upper half of a linear congruential generator (D. E. Knuth's multiplier for 64 bits).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream that belongs to a seed.
    pub const fn new(seed: u64) -> Self {
        let mut random = Self(seed);
        random.below(1);
        random
    }

    /// A number below `bound`. Some are likelier than others by less than one in a hundred million
    /// for the few holes of a board.
    #[inline]
    pub const fn below(&mut self, bound: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let spread = (self.0 >> 32) * bound as u64;
        (spread >> 32) as u32
    }
}
