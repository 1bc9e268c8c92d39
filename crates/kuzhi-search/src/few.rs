//! Sorting the moves of a position. There are a handful of them, for which the sorting of the standard
//! library does the same and adds some thousand bytes to what a browser has to load, each time.

/// Sorts from the highest worth to the lowest; what is worth the same stays in its order.
pub(crate) fn best_first<T>(few: &mut [T], worth: impl Fn(&T) -> i32) {
    for index in 1..few.len() {
        let mut place = index;
        while place > 0 && worth(&few[place - 1]) < worth(&few[place]) {
            few.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_come_first_and_equals_stay_in_order() {
        let mut few = [(3, 'a'), (5, 'b'), (3, 'c'), (9, 'd'), (5, 'e')];
        best_first(&mut few, |&(worth, _)| worth);
        assert_eq!(few.map(|(_, name)| name), ['d', 'b', 'e', 'a', 'c']);
    }
}
