//! Which holes may be played, and who has to pass.

use crate::{section::section, words::words};

words! {
    /// The holes from which a player may sow.
    pub enum From {
        /// Any hole of one's own row that holds seeds.
        AnyOwn = "any-own",
        /// Only the first hole of one's own row that holds seeds, counted from one's own left.
        LeftmostOwn = "leftmost-own",
        /// Only the first hole of one's own row that holds seeds, counted from one's own right.
        RightmostOwn = "rightmost-own",
    }
}

words! {
    /// Which way round the board seeds are sown.
    pub enum Direction {
        /// Along one's own row from left to right, then along the other row.
        Counterclockwise = "counterclockwise",
        /// Along one's own row from right to left, then along the other row.
        Clockwise = "clockwise",
    }
}

words! {
    /// What happens to a player on turn whose row holds no seeds, if the game goes on.
    pub enum Stuck {
        /// The player passes, and the other moves.
        Passes = "passes",
        /// It cannot happen: an end rule covers it.
        CannotHappen = "cannot-happen",
    }
}

words! {
    /// Whether a move can earn another one.
    pub enum Again {
        /// Players alternate.
        Never = "never",
        /// A player whose last seed falls into their own store moves again.
        LastSeedInOwnStore = "last-seed-in-own-store",
    }
}

section! {
    /// A turn: what is chosen, and who moves next.
    pub struct TurnRules in "turn" {
        /// The holes that may be played.
        pub from: From = "from",
        /// The direction of sowing.
        pub direction: Direction = "direction",
        /// What a player does who has nothing to sow.
        pub stuck: Stuck = "stuck",
        /// Whether the same player may move again.
        pub again: Again = "again",
    }
}

words! {
    /// What makes a move a feeding move.
    pub enum Feeds {
        /// At least one seed lies in the other row after the move's captures.
        AfterCapture = "after-capture",
        /// At least one seed was sown into the other row, even if the same move captures it.
        Placed = "placed",
    }
}

section! {
    /// Where this section stands, a player whose opponent's row is empty must feed it if they can.
    pub struct FeedingRules in "feeding" {
        /// When a move counts as feeding.
        pub tested: Feeds = "tested",
    }
}
