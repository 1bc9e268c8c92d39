//! Seeded random numbers that are the same on every machine and in every version.
//!
//! The generator is `SplitMix64` (G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom
//! number generators", 2014). It is not meant to keep secrets.

/// A stream of random numbers made from a seed.
///
/// ```
/// use kuzhi_core::SplitMix;
///
/// let mut random = SplitMix::new(7);
/// assert!(random.below(14) < 14);
/// assert_eq!(SplitMix::new(7).next_u64(), SplitMix::new(7).next_u64());
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The stream that belongs to a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number of the stream.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, all being equally likely; 0 if the bound is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // The high half of a product spreads 2^32 numbers over the bound; those that would make some
        // results likelier than others are drawn again (D. Lemire, 2019).
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = (self.next_u64() >> 32) * u64::from(bound);
            #[expect(
                clippy::cast_possible_truncation,
                reason = "the two halves of the product"
            )]
            let (high, low) = ((product >> 32) as u32, product as u32);
            if low >= unfair {
                return high;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_never_changes() {
        let mut random = SplitMix::new(1_234_567);
        let first: Vec<_> = (0..3).map(|_| random.next_u64()).collect();
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }

    #[test]
    fn numbers_below_a_bound_are_spread_evenly() {
        let mut random = SplitMix::new(1);
        let mut counts = [0_u32; 14];
        for _ in 0..14_000 {
            counts[random.below(14) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (850..1150).contains(count)),
            "{counts:?}"
        );
    }
}
