//! The ways in which seeds can lie in a row of holes, in the order of their numbers.

/// Puts all seeds where the first way has them.
pub(crate) fn first(row: &mut [u8], seeds: u8) {
    row.fill(0);
    if let Some(last) = row.last_mut() {
        *last = seeds;
    }
}

/// Goes on to the next way to lay the same number of seeds; `false` after the last.
///
/// The order is that of [`kuzhi_core::Ranker`]: the numbers of successive ways differ by one.
#[inline]
pub(crate) fn next(row: &mut [u8]) -> bool {
    let first = core::mem::take(&mut row[0]);
    let Some(place) = row.iter().position(|&seeds| seeds > 0) else {
        return false;
    };
    row[place] -= 1;
    row[place - 1] = first + 1;
    true
}

#[cfg(test)]
mod tests {
    use kuzhi_core::Ranker;

    #[test]
    fn the_order_is_that_of_the_numbers() {
        let ranker = Ranker::new(5);
        let mut row = [0; 5];
        super::first(&mut row, 6);
        for number in ranker.below(6)..ranker.below(7) {
            let mut expected = [0; 5];
            ranker.board(number, &mut expected);
            assert_eq!(row, expected);
            assert_eq!(super::next(&mut row), number + 1 < ranker.below(7));
        }
    }
}
