//! What a build tells of itself while it runs.

/// A step of a build. The callback that gets it can stop the build by answering with
/// [`ControlFlow::Break`](core::ops::ControlFlow::Break).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Layers up to this number of seeds were found finished by an earlier build.
    Resumed {
        /// The seeds of the last finished layer.
        seeds: u32,
    },
    /// A layer is begun.
    Layer {
        /// Its seeds.
        seeds: u32,
        /// How many positions it has.
        positions: u64,
    },
    /// A sweep over a layer is under way.
    Sweeping {
        /// The layer's seeds.
        seeds: u32,
        /// Which sweep, from 1.
        sweep: u32,
        /// How many positions the sweep has gone over.
        done: u64,
        /// How many it will have gone over in the end.
        of: u64,
    },
    /// A sweep is over.
    Swept {
        /// The layer's seeds.
        seeds: u32,
        /// Which sweep, from 1.
        sweep: u32,
        /// How many positions are not settled.
        open: u64,
    },
    /// A layer is finished and, if the table is built into a file, safely written.
    Finished {
        /// Its seeds.
        seeds: u32,
    },
}
