//! Blocks of values: compressed each by itself, so that one can be read without the others.

use std::io;

/// How many values a block holds; the last one of a layer may hold fewer.
pub(crate) const VALUES: usize = 32 * 1024;

/// How hard the compression tries. Higher levels make the files hardly smaller.
const LEVEL: i32 = 6;

/// Compresses values.
pub(crate) fn pack(values: &[i8]) -> io::Result<Vec<u8>> {
    let bytes: Vec<u8> = values.iter().map(|value| value.cast_unsigned()).collect();
    zstd::bulk::compress(&bytes, LEVEL)
}

/// Takes apart what [`pack`] made of so many values; `None` if it cannot be that.
pub(crate) fn unpack(packed: &[u8], values: usize) -> Option<Vec<i8>> {
    let bytes = zstd::bulk::decompress(packed, values).ok()?;
    (bytes.len() == values).then(|| bytes.into_iter().map(u8::cast_signed).collect())
}

/// How many blocks so many values need.
pub(crate) const fn count(values: u64) -> u64 {
    values.div_ceil(VALUES as u64)
}

/// How many values the block with this number has, of so many in its layer.
pub(crate) fn length(block: u64, values: u64) -> usize {
    let rest = values.saturating_sub(block * VALUES as u64);
    usize::try_from(rest).map_or(VALUES, |rest| rest.min(VALUES))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let values: Vec<i8> = (0..1000_u32).map(|value| (value % 21) as i8 - 10).collect();
        let packed = pack(&values).unwrap();
        assert_eq!(unpack(&packed, 1000), Some(values));
        assert_eq!(unpack(&packed, 999), None);
        assert_eq!(unpack(&packed, 1001), None);
        assert_eq!(unpack(b"nonsense", 1000), None);
    }

    #[test]
    fn the_last_block_has_the_rest() {
        let values = 2 * VALUES as u64 + 5;
        assert_eq!(count(values), 3);
        assert_eq!(
            [0, 1, 2, 3].map(|block| length(block, values)),
            [VALUES, VALUES, 5, 0]
        );
    }
}
