//! The four ways to capture.

use super::values::Counts;
use crate::{section::section, words::words};

words! {
    /// Who gets the seeds captured while sowing.
    pub enum TakenBy {
        /// The player who is sowing.
        Sower = "sower",
        /// The player in whose row the hole lies.
        HoleOwner = "hole-owner",
    }
}

words! {
    /// Whether the last seed of a lap captures like the others.
    pub enum LastSeed {
        /// It does.
        Included = "included",
        /// What the last seed of a lap makes is left where it is.
        Left = "left",
    }
}

section! {
    /// Capture while sowing: a hole that a drop brings to one of these counts is taken at once.
    pub struct WhileSowing in "capture.while-sowing" {
        /// The counts that are taken. Holes that hold such a count already are left alone.
        pub count: Counts = "count",
        /// Who gets them.
        pub taken_by: TakenBy = "taken-by",
        /// Whether the last seed of a lap counts.
        pub last_seed: LastSeed = "last-seed",
    }
}

words! {
    /// Which hole a sweep takes.
    pub enum Reach {
        /// The hole directly beyond the empty one, if it holds seeds.
        HoleBeyond = "hole-beyond",
        /// The first hole beyond the empty one that holds seeds, however far.
        NextOccupied = "next-occupied",
    }
}

words! {
    /// Whether one sweep leads to another.
    pub enum SweepRun {
        /// One hole is taken.
        Single = "single",
        /// If the hole after the one taken is empty and the hole beyond that is not, that one is
        /// taken too, and so on.
        Alternating = "alternating",
    }
}

words! {
    /// What follows a sweep.
    pub enum AfterSweep {
        /// The turn is over.
        TurnOver = "turn-over",
        /// If the hole after the one taken holds seeds, they are lifted and sown on; if it is empty,
        /// the hole beyond may be swept in turn. Two empty holes end the turn.
        RelayOn = "relay-on",
    }
}

section! {
    /// Capture across a gap: sowing has stopped because the next hole is empty, and a hole beyond it
    /// is taken by the player who moved.
    pub struct Sweep in "capture.sweep" {
        /// The hole that is taken.
        pub takes: Reach = "takes",
        /// Whether it repeats.
        pub run: SweepRun = "run",
        /// What happens then.
        pub then: AfterSweep = "then",
    }
}

words! {
    /// The rows, seen by the player who moves.
    pub enum Rows {
        /// Both rows.
        Both = "both",
        /// One's own row.
        Own = "own",
        /// The other player's row.
        Opponent = "opponent",
    }
}

words! {
    /// Whether a capture by the last seed spreads to an unbroken run of holes.
    pub enum Run {
        /// It does not.
        None = "none",
        /// The holes before it, one after the other, as long as they too hold a capturing count.
        Backwards = "backwards",
        /// The holes after it, one after the other, as long as they too hold a capturing count.
        Forwards = "forwards",
    }
}

words! {
    /// What happens to the holes opposite the captured ones.
    pub enum OppositeHoles {
        /// They stay as they are.
        Left = "left",
        /// Everything in them is taken too.
        Taken = "taken",
    }
}

words! {
    /// The order in which a run is taken, which matters where it meets a hole emptied as an opposite.
    pub enum RunTaken {
        /// The whole run is found first, then taken together with its opposites.
        Together = "together",
        /// Each hole is taken with its opposite before the next is looked at.
        OneByOne = "one-by-one",
    }
}

words! {
    /// A capture that would leave the other player without a seed.
    pub enum GrandSlam {
        /// It stands.
        Stands = "stands",
        /// The move is allowed, but captures nothing.
        CapturesNothing = "captures-nothing",
    }
}

section! {
    /// Capture by count: the last seed of a move brings its hole to one of these counts.
    pub struct ByCount in "capture.last-seed" {
        /// The counts that are taken.
        pub count: Counts = "count",
        /// The rows in which holes are taken.
        pub rows: Rows = "rows",
        /// The neighbouring holes that are taken with it.
        pub run: Run = "run",
        /// How the run is taken.
        pub run_taken: RunTaken = "run-taken",
        /// The holes opposite.
        pub opposite: OppositeHoles = "opposite",
        /// The capture that takes everything.
        pub grand_slam: GrandSlam = "grand-slam",
    }
}

words! {
    /// What a capture by a lone seed needs.
    pub enum Needs {
        /// There must be seeds in the hole opposite.
        OppositeOccupied = "opposite-occupied",
        /// Nothing: without seeds opposite, the lone seed is taken by itself.
        Nothing = "nothing",
    }
}

section! {
    /// Capture by a lone seed: the last seed falls into an empty hole of the mover's row, and goes to
    /// the mover's store with everything in the hole opposite.
    pub struct LoneSeed in "capture.lone-seed" {
        /// The condition.
        pub needs: Needs = "needs",
    }
}
