//! How far a layer that is solved backwards has come: half a byte for each position, or a whole one where
//! rows have more than seven holes.

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

/// The states of a layer, eight or sixteen to a word, so that those which are due are found quickly.
#[derive(Debug)]
pub(crate) struct States {
    words: Box<[AtomicU64]>,
    width: Width,
    /// Whether only one thread changes them.
    alone: bool,
}

/// How many bits of a word a state takes: the highest of them for [`State::DUE`], the others for the
/// number of open moves.
#[derive(Clone, Copy, Debug)]
enum Width {
    Half,
    Byte,
}

impl Width {
    /// What has room for so many open moves.
    const fn of_moves(most: usize) -> Self {
        if most < 8 { Self::Half } else { Self::Byte }
    }

    /// How many states are in a word.
    #[inline]
    const fn in_a_word(self) -> usize {
        64 / self.bits()
    }

    #[inline]
    const fn bits(self) -> usize {
        match self {
            Self::Half => 4,
            Self::Byte => 8,
        }
    }

    /// The highest bit of each state.
    #[inline]
    const fn due(self) -> u64 {
        match self {
            Self::Half => 0x8888_8888_8888_8888,
            Self::Byte => 0x8080_8080_8080_8080,
        }
    }

    /// The state with a number in its word.
    #[inline]
    const fn of(self, word: u64, number: usize) -> u8 {
        let bits = (word >> self.shift(number)).to_le_bytes()[0];
        match self {
            Self::Half => bits & 7 | (bits & 8) << 4,
            Self::Byte => bits,
        }
    }

    /// A state at its place in its word.
    #[inline]
    const fn at(self, state: u8, number: usize) -> u64 {
        let bits = match self {
            Self::Half => state & 7 | (state & 0x80) >> 4,
            Self::Byte => state,
        };
        (bits as u64) << self.shift(number)
    }

    #[inline]
    const fn shift(self, number: usize) -> usize {
        number % self.in_a_word() * self.bits()
    }
}

impl States {
    /// How many bytes so many states take, of positions with so many moves at the most.
    pub(crate) const fn bytes(count: u64, moves: usize) -> u64 {
        8 * count.div_ceil(Width::of_moves(moves).in_a_word() as u64)
    }

    /// So many states, all [`State::DONE`], of positions with so many moves at the most.
    pub(crate) fn new(count: u64, moves: usize, alone: bool) -> Result<Self, NoMemory> {
        let width = Width::of_moves(moves);
        let words = zeros(count.div_ceil(width.in_a_word() as u64))?;
        Ok(Self {
            words,
            width,
            alone,
        })
    }

    /// The word with the state of a number.
    #[inline]
    fn word(&self, number: usize) -> &AtomicU64 {
        &self.words[number / self.width.in_a_word()]
    }

    #[inline]
    pub(crate) fn get(&self, number: usize) -> State {
        State(self.width.of(self.word(number).load(Relaxed), number))
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
        let (word, width) = (self.word(number), self.width);
        if self.alone {
            let before = word.load(Relaxed);
            let state = width.of(before, number);
            let changed = change(State(state))?;
            word.store(before ^ width.at(state ^ changed.0, number), Relaxed);
            return Some(changed);
        }
        let mut before = word.load(Acquire);
        loop {
            let state = width.of(before, number);
            let changed = change(State(state))?;
            let after = before ^ width.at(state ^ changed.0, number);
            match word.compare_exchange_weak(before, after, AcqRel, Acquire) {
                Ok(_) => return Some(changed),
                Err(now) => before = now,
            }
        }
    }

    /// Gives the numbers of those that are due.
    #[inline]
    pub(crate) fn each_due(&self, numbers: Range<usize>, each: impl FnMut(usize)) {
        let due = self.width.due();
        self.each(numbers, |word| word & due, each);
    }

    /// Gives the numbers of those that are open.
    #[inline]
    pub(crate) fn each_open(&self, numbers: Range<usize>, each: impl FnMut(usize)) {
        let due = self.width.due();
        // Adding ones to the lower bits of a state carries into its top bit unless they are all zero.
        self.each(numbers, |word| ((word & !due) + !due) & due, each);
    }

    /// Gives the numbers of those whose top bit is set by `marked`.
    #[inline]
    fn each(
        &self,
        numbers: Range<usize>,
        marked: impl Fn(u64) -> u64,
        mut each: impl FnMut(usize),
    ) {
        let (in_a_word, bits) = (self.width.in_a_word(), self.width.bits());
        let words = &self.words[numbers.start / in_a_word..numbers.end.div_ceil(in_a_word)];
        let mut first = numbers.start / in_a_word * in_a_word;
        // Mostly there are few, so some words are looked at together.
        for words in words.chunks(4) {
            let load = |word: &AtomicU64| marked(word.load(Acquire));
            if words.iter().fold(0, |marks, word| marks | load(word)) != 0 {
                for (word, first) in words.iter().zip((first..).step_by(in_a_word)) {
                    let mut marks = load(word);
                    while marks != 0 {
                        let number = first + marks.trailing_zeros() as usize / bits;
                        marks &= marks - 1;
                        if numbers.contains(&number) {
                            each(number);
                        }
                    }
                }
            }
            first += 4 * in_a_word;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_that_are_due_are_found() {
        for (alone, moves) in [(true, 7), (false, 7), (true, 8), (false, 16_u8)] {
            let states = States::new(100, moves.into(), alone).unwrap();
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
            assert!(!State::DONE.is_open() && !State::DUE.is_open() && State::open(16).is_open());
            for state in [State::DONE, State::DUE, State::open(moves), State::open(1)] {
                assert_eq!(states.change(57, |_| Some(state)), Some(state));
                assert_eq!(
                    [56, 57, 58].map(|number| states.get(number)),
                    [State::open(3), state, State::DONE]
                );
            }
        }
    }
}
