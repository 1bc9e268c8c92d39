//! The board, how a round is laid out, and the opening ritual.

use super::values::{Between, Seeds};
use crate::{seat::Seat, section::section, words::words};

words! {
    /// Whether seeds are sown into the stores.
    pub enum Stores {
        /// Stores only keep what was captured.
        CapturesOnly = "captures-only",
        /// Each player's sowing passes through their own store, which lies past the right end of
        /// their row, and leaves out the other player's.
        SownByOwner = "sown-by-owner",
    }
}

section! {
    /// Two rows of holes and two stores.
    pub struct BoardRules in "board" {
        /// How many holes each row has.
        pub holes: Between<1, 16> = "holes",
        /// What the stores are for.
        pub stores: Stores = "stores",
    }
}

impl crate::words::Word for Seat {
    const MEANING: &'static str = crate::words::told("One of the two players.");
    const VALUES: &'static [Self] = &[Self::South, Self::North];
    const TERMS: &'static [crate::words::Term] = &[
        crate::words::Term {
            word: "south",
            meaning: crate::words::told("The player at the bottom of the board."),
        },
        crate::words::Term {
            word: "north",
            meaning: crate::words::told("The player at the top of the board."),
        },
    ];
}

section! {
    /// How the first round is set up.
    pub struct SetupRules in "setup" {
        /// The seeds in every hole, or a list with the seeds of each hole of a row, from its owner's
        /// left to its owner's right.
        pub seeds: Seeds = "seeds",
        /// Who moves first.
        pub first: Seat = "first",
    }
}

section! {
    /// Where this section stands, the seeds are not laid out evenly: all of them are scattered, each
    /// into a hole drawn at random, all holes being equally likely.
    pub struct DealRules in "deal" {
        /// The seeds put into every hole before the rest are scattered.
        pub least: Between<0, 127> = "least",
    }
}

words! {
    /// How the players settle who sits where.
    pub enum RitualManner {
        /// One player hides one or two seeds and asks "odd or even?". A right guess gives the choice
        /// of side to the guesser, a wrong one to the asker.
        OddOrEven = "odd-or-even",
        /// A lot decides who chooses the side.
        Lot = "lot",
        /// The first player sits in the South.
        Skipped = "skipped",
    }
}

section! {
    /// Where this section stands, the choice of side belongs to the game.
    pub struct RitualRules in "ritual" {
        /// How it is settled.
        pub manner: RitualManner = "manner",
    }
}
