//! What is known of a position while its layer is built: one byte.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use crate::map::wish_large_pages;

/// A value and whether it is final, in one byte, so that both are read and written together.
///
/// The value is kept as its distance from the lowest that is possible, which is losing all seeds: a byte
/// of zero is a position of which nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell(u8);

impl Cell {
    /// The most seeds of a layer for which values fit.
    pub(crate) const MOST_SEEDS: u32 = 63;

    /// The final value of a position of so many seeds.
    pub(crate) fn settled(value: i16, seeds: i16) -> Self {
        Self(Self::bits(value, seeds) | 1)
    }

    /// Something known of a position of so many seeds that is not its final value yet.
    pub(crate) fn open(value: i16, seeds: i16) -> Self {
        Self(Self::bits(value, seeds))
    }

    #[inline]
    fn bits(value: i16, seeds: i16) -> u8 {
        debug_assert!(
            value.abs() <= seeds,
            "a value of {value} with {seeds} seeds"
        );
        ((value + seeds) << 1).to_le_bytes()[0]
    }

    #[inline]
    pub(crate) const fn is_settled(self) -> bool {
        self.0 & 1 == 1
    }

    /// The same value, now final.
    #[inline]
    pub(crate) const fn made_final(self) -> Self {
        Self(self.0 | 1)
    }

    #[inline]
    pub(crate) const fn value(self, seeds: i16) -> i16 {
        (self.0 >> 1) as i16 - seeds
    }
}

/// The cells of all layers, one after the other.
///
/// Threads read and write them without order: a cell is one byte, and any that was ever written is a
/// true statement about its position.
#[derive(Debug)]
pub(crate) struct Cells(Box<[AtomicU8]>);

impl Cells {
    pub(crate) fn new(count: u64) -> Result<Self, NoMemory> {
        zeros(count).map(Self)
    }

    #[inline]
    pub(crate) fn get(&self, index: usize) -> Cell {
        Cell(self.0[index].load(Relaxed))
    }

    #[inline]
    pub(crate) fn set(&self, index: usize, cell: Cell) {
        self.0[index].store(cell.0, Relaxed);
    }

    /// Sets a cell to a higher value, or leaves it; gives what it then holds.
    #[inline]
    pub(crate) fn raise(&self, index: usize, cell: Cell) -> Cell {
        let held = self.get(index);
        if held.0 >= cell.0 {
            return held;
        }
        Cell(self.0[index].fetch_max(cell.0, Relaxed).max(cell.0))
    }
}

impl Cells {
    /// The value of a position of so many seeds, by its number among all.
    pub(crate) fn value(&self, number: u64, seeds: u32) -> i16 {
        self.get(index(number)).value(signed(seeds))
    }

    /// Sets the final values of positions of so many seeds, from a number among all on.
    pub(crate) fn fill(&self, from: u64, seeds: u32, values: &[i8]) {
        for (number, &value) in (from..).zip(values) {
            self.set(index(number), Cell::settled(value.into(), signed(seeds)));
        }
    }
}

/// The place in memory of something with a number.
pub(crate) fn index(number: u64) -> usize {
    usize::try_from(number).expect("what is in memory can be counted")
}

/// A number of seeds of a table, as a number that may be negative.
pub(crate) fn signed(seeds: u32) -> i16 {
    i16::try_from(seeds).expect("a table holds few seeds")
}

/// There is not so much memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoMemory;

/// So many atomic numbers, all zero.
pub(crate) fn zeros<T: Default>(count: u64) -> Result<Box<[T]>, NoMemory> {
    let count = usize::try_from(count).map_err(|_| NoMemory)?;
    let mut zeros = Vec::new();
    zeros.try_reserve_exact(count).map_err(|_| NoMemory)?;
    wish_large_pages(zeros.spare_capacity_mut());
    zeros.resize_with(count, T::default);
    Ok(zeros.into_boxed_slice())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_holds_any_value_of_its_layer() {
        for seeds in 0..=63 {
            for value in -seeds..=seeds {
                let cells = [Cell::open(value, seeds), Cell::settled(value, seeds)];
                assert_eq!(cells.map(|cell| cell.value(seeds)), [value; 2]);
                assert_eq!(cells.map(Cell::is_settled), [false, true]);
            }
        }
        assert_eq!(Cell(0), Cell::open(-5, 5));
    }
}
