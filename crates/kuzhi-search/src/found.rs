//! What a search finds out about a node.

/// What a node is worth, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) value: i16,
    /// Whether the value, or the bound that it is, holds however far one looks ahead.
    pub(crate) proven: bool,
    /// The lowest ply of a board that this rests on coming back; [`Found::FREE`] for none.
    pub(crate) rests_on: usize,
}

impl Found {
    /// Stands for a value that is that of the board itself.
    pub(crate) const FREE: usize = usize::MAX;

    pub(crate) const fn free(value: i16, proven: bool) -> Self {
        Self {
            value,
            proven,
            rests_on: Self::FREE,
        }
    }
}
