//! The games that come with the crate: one for every folder of `games/`.

/// A game that comes with the crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// The name of its folder, which is its id.
    pub id: &'static str,
    /// Its rule file; in WebAssembly without the worked examples.
    pub text: &'static str,
    /// Its move-tree counts; empty if it has none, and in WebAssembly.
    pub perft: &'static str,
    /// The weights by which its positions are estimated, learned for its own rules without options that
    /// change play; empty if it has none, and in WebAssembly, where they are handed over.
    pub weights: &'static [u8],
}

static ALL: &[BuiltIn] = include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// All of them, by id.
pub const fn all() -> &'static [BuiltIn] {
    ALL
}

/// The one with this id.
pub fn find(id: &str) -> Option<&'static BuiltIn> {
    ALL.iter().find(|game| game.id == id)
}
