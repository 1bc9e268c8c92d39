//! The vocabulary of rule files as a page for people.

/// The page `docs/RULES.md`: every heading, key and word with its meaning.
pub fn markdown() -> String {
    String::new()
}
