//! What has been found out about positions while one question is asked.
//!
//! Keys are whole: the number of the board, who is to move, and the starter's store. The seeds of a match
//! are always the same, so these three leave nothing open. Entries of earlier questions count as empty.

/// Whether the starter of a round can force its result into a set of divisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// They can.
    Yes,
    /// The other player can prevent it.
    No,
    /// It was not looked at far enough.
    Unknown,
}

/// What names a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    /// The number of the board, and who is to move.
    pub(crate) board: u64,
    /// The starter's store.
    pub(crate) store: u8,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) answer: Answer,
    /// How many moves ahead were looked at without an answer.
    pub(crate) depth: u8,
    /// The place of the hole to try first.
    pub(crate) best: u8,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    key: Key,
    question: u32,
    known: Known,
}

/// How many positions share a place.
const WAYS: usize = 4;

/// A table of fixed size.
#[derive(Debug)]
pub(crate) struct ForceTable {
    slots: Box<[[Slot; WAYS]]>,
    question: u32,
}

impl ForceTable {
    /// A table of about so many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let empty = Slot {
            key: Key { board: 0, store: 0 },
            question: 0,
            known: Known {
                answer: Answer::Unknown,
                depth: 0,
                best: 0,
            },
        };
        let places = (bytes / size_of::<[Slot; WAYS]>()).max(1);
        Self {
            slots: vec![[empty; WAYS]; places].into(),
            question: 0,
        }
    }

    /// Forgets everything, for another question.
    pub(crate) fn next_question(&mut self) {
        self.question = self.question.wrapping_add(1);
        if self.question == 0 {
            // Entries as old as this would look new.
            let slots = self.slots.iter_mut().flatten();
            slots.for_each(|slot| slot.question = 0);
            self.question = 1;
        }
    }

    fn place(&self, key: Key) -> usize {
        let mixed = (key.board ^ u64::from(key.store) << 56).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let index = (u128::from(mixed) * self.slots.len() as u128) >> 64;
        usize::try_from(index).unwrap_or(0)
    }

    pub(crate) fn get(&self, key: Key) -> Option<Known> {
        let mut slots = self.slots[self.place(key)].iter();
        let found = slots.find(|slot| slot.question == self.question && slot.key == key)?;
        Some(found.known)
    }

    /// Keeps what is known, in the place of what is empty or was looked at least far.
    pub(crate) fn put(&mut self, key: Key, known: Known) {
        let question = self.question;
        let slots = &mut self.slots[self.place(key)];
        let worth = |slot: &Slot| match slot {
            slot if slot.question != question => 0,
            slot if slot.key == key => 1,
            slot => 2 + u32::from(slot.known.depth),
        };
        let same = slots.iter().position(|slot| worth(slot) == 1);
        let index = same.unwrap_or_else(|| {
            let least = (0..WAYS).min_by_key(|&index| worth(&slots[index]));
            least.unwrap_or(0)
        });
        slots[index] = Slot {
            key,
            question,
            known,
        };
    }
}
