//! How seeds are sown, lap by lap.

use crate::{section::section, words::words};

words! {
    /// What a long lap does when it comes round to the hole it was lifted from.
    pub enum Origin {
        /// The hole is sown like any other.
        Sown = "sown",
        /// The hole is stepped over.
        Skipped = "skipped",
    }
}

words! {
    /// Whether sowing goes on when a lap is over.
    pub enum Relay {
        /// One lap is all.
        None = "none",
        /// If the hole after the last seed holds seeds, they are lifted and sown on.
        NextHole = "next-hole",
        /// If the last seed falls into a hole that held seeds, the whole hole is lifted and sown on,
        /// unless a capture takes it.
        LastHole = "last-hole",
    }
}

words! {
    /// What closed holes are to the rules that look ahead. They are never sown.
    pub enum ClosedHoles {
        /// They are stepped over as if they were not there.
        Skipped = "skipped",
        /// The tests of the next hole and of the hole beyond see them as empty holes.
        Empty = "empty",
    }
}

words! {
    /// What happens to a move whose sowing would never end. It is recognised when the same board and
    /// the same hole to be lifted come back within the move. A sowing that has not ended after 100,000
    /// laps is taken for endless, and stops there.
    pub enum Endless {
        /// At the first recurrence nothing is lifted: the sowing stops, nothing is captured by its
        /// end, and the turn is over.
        Stop = "stop",
        /// Such a move may not be played unless every move is endless; then it stops as above.
        Forbidden = "forbidden",
        /// The round ends, and the seeds on the board are shared equally.
        EndRound = "end-round",
    }
}

section! {
    /// The sowing of a move.
    pub struct SowingRules in "sowing" {
        /// The hole a lap began in, on long laps.
        pub origin: Origin = "origin",
        /// How one lap leads to the next.
        pub relay: Relay = "relay",
        /// How closed holes are seen.
        pub closed_holes: ClosedHoles = "closed-holes",
        /// What an endless move does: one in which the same board and the same hole to be lifted come
        /// back, or one that has not ended after 100,000 laps.
        pub endless: Endless = "endless",
    }
}
