//! Positions and their places are two names of one thing.

use kuzhi_core::{Hole, Position, Seat};
use kuzhi_rules::{built_in, parse};
use kuzhi_tables::{Layout, Place};
use proptest::prelude::*;

fn layout(id: &str, seeds: u32) -> Layout {
    let game = built_in::find(id).expect("a built-in game");
    let file = parse(game.text).0.expect("the built-in games are whole");
    Layout::new(&file.standard, seeds).expect("a table is possible")
}

proptest! {
    #[test]
    fn a_position_is_found_at_its_place(
        seeds in proptest::collection::vec(0_u8..5, 14),
        north in any::<bool>(),
    ) {
        let layout = layout("pallankuzhi", 56);
        let mut holes = [0; Hole::MOST];
        holes[..14].copy_from_slice(&seeds);
        let position = Position::EMPTY.with_seeds(&holes);
        let position = if north { position.with_mover(Seat::North) } else { position };
        let place = layout.place(&position).expect("it is held");
        let found = layout.position(place).expect("it is a place");
        let expected = if north { position.turned(7) } else { position };
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn a_place_is_that_of_its_position(seeds in 0_u32..40, drawn in any::<u64>(), even in any::<bool>()) {
        let layout = layout(if even { "al-manqala" } else { "oware" }, 40);
        let index = drawn % layout.positions(seeds);
        let place = Place { seeds, index };
        match layout.position(place) {
            Some(position) => prop_assert_eq!(layout.place(&position), Some(place)),
            None => prop_assert!(even && seeds % 2 == 1),
        }
        prop_assert_eq!(layout.position(Place { seeds, index: layout.positions(seeds) }), None);
    }
}
