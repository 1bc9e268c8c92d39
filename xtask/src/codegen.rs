//! `codegen`: pages written from the code, committed, and compared by `tidy`.
//!
//! The playthroughs in `games/*/playthrough.txt` are not written here but by the tests that compare
//! them: `UPDATE_PLAYTHROUGHS=1 cargo test -p kuzhi-rules`.

use std::fs;

use anyhow::{Context as _, Result, bail};

use crate::shell;

/// A generated file: its path from the root, and what makes its text.
struct Page {
    path: &'static str,
    text: fn() -> String,
}

const PAGES: [Page; 2] = [
    Page {
        path: "docs/RULES.md",
        text: kuzhi_rules::vocabulary::markdown,
    },
    Page {
        path: "web/app/src/wire.ts",
        text: kuzhi_wire::typescript,
    },
];

/// Writes every page that is not as it should be.
pub(crate) fn write() -> Result<()> {
    for page in PAGES {
        let path = shell::root().join(page.path);
        if stale_line(&page).is_some() {
            fs::write(&path, (page.text)())
                .with_context(|| format!("cannot write {}", page.path))?;
            println!("wrote {}", page.path);
        }
    }
    Ok(())
}

/// Fails where a page is not as it should be, and says where.
pub(crate) fn check() -> Result<()> {
    let stale = stale();
    for (path, line) in &stale {
        eprintln!("{path}:{line}: not what the code says");
    }
    if !stale.is_empty() {
        bail!("generated pages are old; run: cargo xtask codegen");
    }
    Ok(())
}

/// Pages that are missing or old, each with the first line that differs.
pub(crate) fn stale() -> Vec<(&'static str, usize)> {
    let mut stale = Vec::new();
    for page in PAGES {
        stale.extend(stale_line(&page).map(|line| (page.path, line)));
    }
    stale
}

fn stale_line(page: &Page) -> Option<usize> {
    let found = fs::read_to_string(shell::root().join(page.path)).unwrap_or_default();
    first_difference(&found, &(page.text)())
}

/// The number of the first line in which two texts differ.
fn first_difference(found: &str, expected: &str) -> Option<usize> {
    if found == expected {
        return None;
    }
    let same = found.split('\n').zip(expected.split('\n'));
    Some(1 + same.take_while(|(a, b)| a == b).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(first_difference("a\nb\n", "a\nc\n"), Some(2));
        assert_eq!(first_difference("", "a\n"), Some(1));
        assert_eq!(first_difference("a\nb", "a\nb\n"), Some(3));
    }
}
