//! The transposition table: what has been found out about boards, shared between threads.
//!
//! An entry is two words. The first holds the board's key combined with the second, so that a reader
//! who meets a half-written entry sees a key that fits nothing, and no lock is needed (R. Hyatt and
//! T. Mann, "A lockless transposition table implementation for parallel search", 2002).
//! Keys are whole: two boards never share one as long as a [`kuzhi_core::Ranker`] can number them.

use std::sync::atomic::Ordering::Relaxed;

use crate::memory::{Bucket, Memory, prefetch};

/// What is known of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The value is at least this.
    pub(crate) low: i16,
    /// The value is at most this.
    pub(crate) high: i16,
    /// The hole that was best, by its place in the mover's row; [`Entry::NO_MOVE`] if none is known.
    pub(crate) best: u8,
    /// How many moves the bounds look ahead; [`Entry::PROVEN`] if they hold for ever.
    pub(crate) depth: u8,
    /// How much work went into it: twice the binary logarithm of the nodes searched.
    pub(crate) effort: u8,
}

impl Entry {
    pub(crate) const NO_MOVE: u8 = u8::MAX;
    pub(crate) const PROVEN: u8 = u8::MAX;

    /// This entry with what was known before and is still of use.
    pub(crate) fn joined(self, known: Option<Self>) -> Self {
        match known {
            Some(old) if old.depth == Self::PROVEN => {
                if self.depth == Self::PROVEN {
                    Self {
                        low: self.low.max(old.low),
                        high: self.high.min(old.high),
                        ..self
                    }
                } else {
                    Self {
                        best: self.best,
                        ..old
                    }
                }
            }
            _ => self,
        }
    }

    /// Whether a word is an entry that has been written.
    pub(crate) const fn is_one(word: u64) -> bool {
        word & OCCUPIED != 0
    }

    /// The word of an entry that says nothing.
    pub(crate) const NOTHING: u64 = OCCUPIED;

    const fn pack(self) -> u64 {
        self.low.cast_unsigned() as u64
            | (self.high.cast_unsigned() as u64) << 16
            | (self.best as u64) << 32
            | (self.depth as u64) << 40
            | (self.effort as u64) << 48
            | OCCUPIED
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "fields are cut out of the word"
    )]
    pub(crate) const fn unpack(word: u64) -> Self {
        Self {
            low: (word as u16).cast_signed(),
            high: ((word >> 16) as u16).cast_signed(),
            best: (word >> 32) as u8,
            depth: (word >> 40) as u8,
            effort: (word >> 48) as u8,
        }
    }
}

/// Set in every entry that has been written.
const OCCUPIED: u64 = 1 << 63;

/// A table of fixed size.
#[derive(Debug)]
pub struct Table {
    memory: Memory,
    bytes: usize,
}

impl Table {
    /// A table that takes about so many bytes of memory, or as many as there are, and at least one entry.
    pub fn new(bytes: usize) -> Self {
        Self {
            memory: Memory::new(bytes / size_of::<Bucket>()),
            bytes,
        }
    }

    /// All places.
    pub(crate) fn buckets(&self) -> &[Bucket] {
        self.memory.buckets()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.memory = Memory::new(self.bytes / size_of::<Bucket>());
    }

    /// Forgets what was seen by looking ahead, and keeps what is proven: a search that comes to know more
    /// would otherwise meet its own older opinions and go no further.
    pub fn keep_proven(&self) {
        for [check, word] in self.memory.buckets().iter().flat_map(|bucket| &bucket.0) {
            if Entry::unpack(word.load(Relaxed)).depth != Entry::PROVEN {
                check.store(0, Relaxed);
                word.store(0, Relaxed);
            }
        }
    }

    /// The place of a key: where to look for what is known of the board, and where to note it.
    #[inline]
    fn place(&self, key: u64) -> &Bucket {
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let buckets = self.memory.buckets();
        let index = (u128::from(mixed) * buckets.len() as u128) >> 64;
        &buckets[usize::try_from(index).unwrap_or(0)]
    }

    /// Whether this is the place of a key. Where it is not, two threads wrote an entry at once, and the key
    /// is that of no board.
    pub(crate) fn is_place_of(&self, key: u64, bucket: &Bucket) -> bool {
        core::ptr::eq(self.place(key), bucket)
    }

    /// Says that a key will soon be looked up.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.place(key));
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.place(key).0.iter().find_map(|[check, word]| {
            let word = word.load(Relaxed);
            let found = check.load(Relaxed) ^ word == key && word & OCCUPIED != 0;
            found.then(|| Entry::unpack(word))
        })
    }

    /// Keeps an entry, in the place of what is known of the same board or of what matters least.
    pub(crate) fn put(&self, key: u64, entry: Entry) {
        let slots = &self.place(key).0;
        let mut target = &slots[0];
        let mut least = u8::MAX;
        for slot in slots {
            let word = slot[1].load(Relaxed);
            if word & OCCUPIED == 0 || slot[0].load(Relaxed) ^ word == key {
                target = slot;
                break;
            }
            let effort = Entry::unpack(word).effort;
            if effort < least {
                (target, least) = (slot, effort);
            }
        }
        let word = entry.pack();
        target[0].store(key ^ word, Relaxed);
        target[1].store(word, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_proven_is_kept_and_nothing_else() {
        let table = Table::new(1 << 12);
        let entry = |depth| Entry {
            low: -1,
            high: 5,
            best: 3,
            depth,
            effort: 7,
        };
        table.put(1, entry(Entry::PROVEN));
        table.put(2, entry(40));
        table.keep_proven();
        assert_eq!(table.get(1), Some(entry(Entry::PROVEN)));
        assert_eq!(table.get(2), None);
    }
}
