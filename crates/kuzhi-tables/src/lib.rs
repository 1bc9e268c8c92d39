//! Endgame tables: the value of every board with few seeds.
//!
//! A table holds, for all boards of up to so many seeds, the net number of seeds that the player to move
//! will still gain. [`Build`] makes one, in memory ([`Table`]) or as a file that is finished even if the
//! building is interrupted; [`TableFile`] reads such files from memory, from disk, or through a memory
//! map, and [`verify`](TableFile::verify) checks them. `docs/TABLES.md` describes the method and the
//! format.

mod ahead;
mod behind;
mod block;
mod build;
mod cache;
mod cells;
mod checkpoint;
mod file;
mod format;
mod inspect;
mod layer;
mod layout;
mod map;
mod narrow;
mod progress;
mod retrograde;
mod rows;
mod source;
mod split;
mod states;
mod sweep;
mod table;
mod tiles;
mod verify;
mod words;

#[cfg(feature = "map")]
pub use self::map::Mapped;
pub use self::{
    build::{Build, BuildError},
    file::{FileProbe, OpenError, Part, ReadError, TableFile},
    format::{FORMAT, Histogram},
    inspect::{LayerFacts, PositionFacts},
    layout::{Layout, NoTable, Place, WrongRules},
    progress::Progress,
    source::Source,
    table::Table,
    verify::{Check, Solver, Verified, VerifyError},
};
