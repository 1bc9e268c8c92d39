//! The clock. It is read for limits that somebody asked for and for times that are told; nothing else
//! depends on it.

use std::time::Instant;

/// The time.
pub(crate) fn now() -> Instant {
    #[expect(
        clippy::disallowed_methods,
        reason = "the program is where time becomes an argument"
    )]
    Instant::now()
}
