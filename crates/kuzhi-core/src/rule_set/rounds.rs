//! Matches: how one round leads to the next.

use super::values::{Between, RoundLimit};
use crate::{section::section, words::words};

words! {
    /// The end of the row at which a player begins to refill.
    pub enum FillFrom {
        /// The player's own left: holes stay closed at the right end.
        OwnLeft = "own-left",
        /// The player's own right: holes stay closed at the left end.
        OwnRight = "own-right",
    }
}

words! {
    /// The seeds that do not fill a hole.
    pub enum Remainder {
        /// They stay in their owner's store and count in later rounds.
        Kept = "kept",
    }
}

words! {
    /// Who moves first in the next round.
    pub enum Starter {
        /// The player who did not move first in the round before.
        Alternates = "alternates",
    }
}

words! {
    /// What ends a match.
    pub enum MatchOver {
        /// A player cannot fill a single hole; the other player wins.
        CannotFillAHole = "cannot-fill-a-hole",
    }
}

section! {
    /// Where this section stands, the game is played in matches of several rounds. Each player refills
    /// their own row from what they own; holes that cannot be filled are closed for the round.
    pub struct MatchRules in "match" {
        /// The seeds that fill a hole.
        pub refill: Between<1, 127> = "refill",
        /// Where refilling begins.
        pub fill_from: FillFrom = "fill-from",
        /// What does not fill a hole.
        pub remainder: Remainder = "remainder",
        /// Who starts the rounds after the first.
        pub starter: Starter = "starter",
        /// What ends the match.
        pub over: MatchOver = "over",
        /// The largest number of rounds, after which the player who owns most seeds wins.
        pub rounds: RoundLimit = "rounds",
    }
}
