//! What the machine has: its memory.

use std::fs;

use kuzhi_i18n::Messages;

use crate::{failure::Failure, quantity, text::text};

/// Refuses an amount of memory that was asked for if the machine has not so much to spare. Where the system
/// does not tell, nothing is refused.
pub(crate) fn can_spare(asked: u64, texts: &Messages) -> Result<(), Failure> {
    match memory_to_spare().filter(|&there| asked > there) {
        None => Ok(()),
        Some(there) => Err(Failure::refused(text!(
            texts,
            "error-memory-of-machine",
            asked = quantity::in_words(asked),
            there = quantity::in_words(there)
        ))),
    }
}

/// How many bytes of memory programs could still have, where the system tells.
pub(crate) fn memory_to_spare() -> Option<u64> {
    available(&fs::read_to_string("/proc/meminfo").ok()?)
}

/// The memory that programs could still have, by what Linux tells.
fn available(told: &str) -> Option<u64> {
    let amount = told
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = amount.trim().strip_suffix(" kB")?.parse().ok()?;
    kibibytes.checked_mul(1 << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_of_linux_is_read() {
        let told = "MemTotal:       24604928 kB\nMemFree:        19000000 kB\nMemAvailable:   23000000 kB\n";
        assert_eq!(available(told), Some(23_000_000 << 10));
        for told in ["", "MemTotal: 5 kB\n", "MemAvailable: many\n"] {
            assert_eq!(available(told), None);
        }
    }
}
