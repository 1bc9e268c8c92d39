//! How far a layer that is solved backwards has come: one byte for each position.

use std::{
    ops::Range,
    sync::atomic::{
        AtomicU64,
        Ordering::{AcqRel, Acquire, Relaxed},
    },
};

use crate::cells::{NoMemory, zeros};

/// What is known of a position besides what is in its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State(u8);

impl State {
    /// The value is known, and has been passed on to the positions before.
    pub(crate) const DONE: Self = Self(0);
    /// The value is known, but has not been passed on.
    pub(crate) const DUE: Self = Self(0x80);

    /// So many moves within the layer are of unknown worth.
    pub(crate) const fn open(moves: u8) -> Self {
        Self(moves)
    }

    /// Whether the value is not known.
    #[inline]
    pub(crate) const fn is_open(self) -> bool {
        self.0.wrapping_sub(1) < 0x7F
    }

    /// Something that cannot be known before the state is.
    #[inline]
    pub(crate) const fn fetched(self) -> i16 {
        self.0 as i16
    }

    /// The state when one more move is of known worth.
    #[inline]
    pub(crate) const fn counted_down(self) -> Self {
        if self.0 == 1 {
            Self::DUE
        } else {
            Self(self.0 - 1)
        }
    }
}

/// The states of a layer, eight to a word, so that those which are due are found quickly.
#[derive(Debug)]
pub(crate) struct States {
    words: Box<[AtomicU64]>,
    /// Whether only one thread changes them.
    alone: bool,
}

/// The bit of [`State::DUE`] in each byte.
const DUE: u64 = 0x8080_8080_8080_8080;

impl States {
    /// So many states, all [`State::DONE`].
    pub(crate) fn new(count: u64, alone: bool) -> Result<Self, NoMemory> {
        let words = zeros(count.div_ceil(8))?;
        Ok(Self { words, alone })
    }

    #[inline]
    pub(crate) fn get(&self, number: usize) -> State {
        State(of(self.words[number / 8].load(Relaxed), number))
    }

    /// Changes a state unless `change` gives none; gives the new state if it was changed.
    ///
    /// Whoever sees the new state sees what was done before, in this thread and in those that changed it
    /// earlier.
    #[inline]
    pub(crate) fn change(
        &self,
        number: usize,
        mut change: impl FnMut(State) -> Option<State>,
    ) -> Option<State> {
        let word = &self.words[number / 8];
        if self.alone {
            let before = word.load(Relaxed);
            let state = of(before, number);
            let changed = change(State(state))?;
            word.store(before ^ at(state ^ changed.0, number), Relaxed);
            return Some(changed);
        }
        let mut before = word.load(Acquire);
        loop {
            let state = of(before, number);
            let changed = change(State(state))?;
            let after = before ^ at(state ^ changed.0, number);
            match word.compare_exchange_weak(before, after, AcqRel, Acquire) {
                Ok(_) => return Some(changed),
                Err(now) => before = now,
            }
        }
    }

    /// Gives the numbers of those that are due.
    #[inline]
    pub(crate) fn each_due(&self, numbers: Range<usize>, each: impl FnMut(usize)) {
        self.each(numbers, |word| word & DUE, each);
    }

    /// Gives the numbers of those that are open.
    #[inline]
    pub(crate) fn each_open(&self, numbers: Range<usize>, each: impl FnMut(usize)) {
        // Adding 0x7F carries into the top bit of a byte unless its lower bits are all zero.
        self.each(numbers, |word| ((word & !DUE) + !DUE) & DUE, each);
    }

    /// Gives the numbers of those whose top bit is set by `marked`.
    #[inline]
    fn each(
        &self,
        numbers: Range<usize>,
        marked: impl Fn(u64) -> u64,
        mut each: impl FnMut(usize),
    ) {
        let words = &self.words[numbers.start / 8..numbers.end.div_ceil(8)];
        let mut first = numbers.start / 8 * 8;
        // Mostly there are few, so some words are looked at together.
        for words in words.chunks(4) {
            let load = |word: &AtomicU64| marked(word.load(Acquire));
            if words.iter().fold(0, |marks, word| marks | load(word)) != 0 {
                for (word, first) in words.iter().zip((first..).step_by(8)) {
                    let mut marks = load(word);
                    while marks != 0 {
                        let number = first + marks.trailing_zeros() as usize / 8;
                        marks &= marks - 1;
                        if numbers.contains(&number) {
                            each(number);
                        }
                    }
                }
            }
            first += 32;
        }
    }
}

#[inline]
const fn of(word: u64, number: usize) -> u8 {
    (word >> (8 * (number % 8))).to_le_bytes()[0]
}

#[inline]
const fn at(byte: u8, number: usize) -> u64 {
    (byte as u64) << (8 * (number % 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_that_are_due_are_found() {
        for alone in [true, false] {
            let states = States::new(100, alone).unwrap();
            for number in (0..100).step_by(7) {
                states.change(number, |_| Some(State::open(3)));
            }
            let due = [0, 14, 35, 98];
            for number in due {
                assert_eq!(states.change(number, |_| None), None);
                assert!(states.get(number).is_open());
                states.change(number, |state| Some(state.counted_down()));
                states.change(number, |state| Some(state.counted_down()));
                assert_eq!(
                    states.change(number, |state| Some(state.counted_down())),
                    Some(State::DUE)
                );
            }
            let mut found = Vec::new();
            states.each_due(0..100, |number| found.push(number));
            assert_eq!(found, due);
            found.clear();
            states.each_due(14..98, |number| found.push(number));
            assert_eq!(found, due[1..3]);
            found.clear();
            states.each_open(3..30, |number| found.push(number));
            assert_eq!(found, [7, 21, 28]);
            assert!(!State::DONE.is_open() && !State::DUE.is_open() && State::open(32).is_open());
        }
    }
}
