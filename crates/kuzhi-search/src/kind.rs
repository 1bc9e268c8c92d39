//! Kinds of nodes, as types, so that each is compiled without what it never needs.

/// Whether a node may lie on the principal variation, and whether it may be guessed at.
pub(crate) trait Kind {
    /// Whether the exact value may be asked for, and not only a bound.
    const PRINCIPAL: bool;

    /// Whether moves that look bad may be looked at less far. What is found by it is not proven.
    const GUESSING: bool;

    /// A node below of which only a bound is asked.
    type Cut: Kind;
}

/// A node of which only a bound is asked.
pub(crate) struct Cut;

impl Kind for Cut {
    const PRINCIPAL: bool = false;
    const GUESSING: bool = false;
    type Cut = Self;
}

/// A node on the principal variation of a search that guesses.
pub(crate) struct GuessedPrincipal;

impl Kind for GuessedPrincipal {
    const PRINCIPAL: bool = true;
    const GUESSING: bool = true;
    type Cut = GuessedCut;
}

/// A node of a search that guesses, of which only a bound is asked.
pub(crate) struct GuessedCut;

impl Kind for GuessedCut {
    const PRINCIPAL: bool = false;
    const GUESSING: bool = true;
    type Cut = Self;
}
