//! Choosing one of a few set bits, all being equally likely, without a branch to be guessed wrongly.

use crate::random::Random;

/// How many bits of a byte are set, and which.
#[derive(Clone, Copy)]
struct Byte {
    places: [u8; 8],
    count: u8,
}

static BYTES: [Byte; 256] = bytes();

const fn bytes() -> [Byte; 256] {
    let nothing = Byte {
        places: [0; 8],
        count: 0,
    };
    let mut bytes = [nothing; 256];
    let mut value = 0;
    while value < 256 {
        let byte = &mut bytes[value];
        let mut place = 0;
        while place < 8 {
            if value >> place & 1 == 1 {
                byte.places[byte.count as usize] = place;
                byte.count += 1;
            }
            place += 1;
        }
        value += 1;
    }
    bytes
}

/// The place of a set bit. A row of more than eight holes is looked through bit by bit.
#[inline]
pub(crate) fn set_bit(bits: u32, random: &mut Random) -> u32 {
    match BYTES.get(bits as usize) {
        Some(byte) => {
            let rank = random.below(u32::from(byte.count));
            u32::from(byte.places[rank as usize % 8])
        }
        None => set_bit_of_many(bits, random),
    }
}

#[cold]
fn set_bit_of_many(mut bits: u32, random: &mut Random) -> u32 {
    for _ in 0..random.below(bits.count_ones()) {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_bit_is_chosen_and_no_other() {
        for bits in [1, 0b101_0110, 0xFF, 0b1_0000_0000_0001, 0xFFFF] {
            let mut random = Random::new(1);
            let chosen = (0..1000).fold(0, |chosen, _| chosen | 1 << set_bit(bits, &mut random));
            assert_eq!(chosen, bits);
        }
    }
}
