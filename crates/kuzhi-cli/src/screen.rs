//! The screen that texts and pictures are made for.

use std::env;

/// How many characters fit on a line: what `COLUMNS` says, or the terminal, or else 80.
pub(crate) fn width() -> usize {
    const USUAL: usize = 80;
    let told = env::var("COLUMNS").ok();
    told.and_then(|columns| columns.trim().parse().ok())
        .or_else(|| terminal_size::terminal_size().map(|(width, _)| usize::from(width.0)))
        .filter(|&columns| columns > 0)
        .unwrap_or(USUAL)
}
