//! How a round ends, and who gets the seeds left on the board.

use super::values::Between;
use crate::{section::section, words::words};

words! {
    /// Whose empty row ends the round.
    pub enum Whose {
        /// The row of the player to move.
        Mover = "mover",
        /// Either row, after any move and after the set-up.
        Either = "either",
    }
}

words! {
    /// Who gets the rest when a row is empty.
    pub enum EmptyRowRest {
        /// The opponent of the player whose row is empty.
        Opponent = "opponent",
        /// The player whose row is empty.
        EmptyPlayer = "empty-player",
        /// Each player keeps what lies in their own row.
        RowOwner = "row-owner",
    }
}

section! {
    /// The round ends when a row is empty.
    pub struct EmptyRow in "end.empty-row" {
        /// Which row.
        pub whose: Whose = "whose",
        /// Who gets the rest.
        pub rest: EmptyRowRest = "rest",
    }
}

words! {
    /// Who gets the rest when play stops before the board is empty.
    pub enum Rest {
        /// It is shared equally; an odd seed belongs to neither.
        Shared = "shared",
        /// Each player keeps what lies in their own row.
        RowOwner = "row-owner",
        /// It scores for nobody.
        Nobody = "nobody",
    }
}

section! {
    /// The round ends when too few seeds are left.
    pub struct FewSeeds in "end.few-seeds" {
        /// The largest number of seeds on the board that ends the round.
        pub at_most: Between<0, 255> = "at-most",
        /// Who gets them.
        pub rest: Rest = "rest",
    }
}

words! {
    /// Who gets the rest when the other player cannot be fed.
    pub enum StarvedRest {
        /// The player whose row is empty.
        Starved = "starved",
        /// The player who could not feed.
        Feeder = "feeder",
        /// Each player keeps what lies in their own row.
        RowOwner = "row-owner",
    }
}

section! {
    /// The round ends when the other player's row is empty and no move feeds it.
    pub struct Starved in "end.starved" {
        /// Who gets the rest.
        pub rest: StarvedRest = "rest",
    }
}

words! {
    /// What having more than half of the game's seeds does.
    pub enum MajorityThen {
        /// The game is decided and over; seeds left on the board score for nobody.
        Over = "over",
        /// Nothing: play goes on, for the margin.
        PlayOn = "play-on",
    }
}

section! {
    /// A player has stored more than half of the seeds that the game is set up with. This is a setting
    /// of play: values, tables and move-tree counts go on past it.
    pub struct Majority in "end.majority" {
        /// What follows.
        pub then: MajorityThen = "then",
    }
}

section! {
    /// The same board with the same player to move comes back within a round. The players may also
    /// agree to it earlier.
    pub struct RepetitionRules in "repetition" {
        /// The occurrence that ends the round; the start of the round counts as one.
        pub count: Between<2, 9> = "count",
        /// Who gets the rest.
        pub rest: Rest = "rest",
    }
}
