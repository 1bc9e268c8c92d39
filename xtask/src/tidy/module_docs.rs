//! Every file of Rust begins with a sentence that says what it is for.

use super::Problem;
use super::tree::{File, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let undocumented = |file: &&File| is_ours(&file.path) && !file.text.starts_with("//! ");
    tree.rust()
        .filter(undocumented)
        .map(|file| Problem::new(&file.path, 1, "the file must begin with a `//!` sentence"))
        .collect()
}

/// The crates and their tests and benches, but not what tests read.
fn is_ours(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    match parts.as_slice() {
        ["crates", _, "src" | "benches", ..] | ["xtask" | "benches", ..] => true,
        ["crates", _, "tests", ..] => !parts.contains(&"data"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::expect;
    use super::*;

    #[test]
    fn the_first_line_is_a_module_doc() {
        let tree = Tree::of(&[
            ("crates/a/src/good.rs", "//! Good.\n"),
            ("crates/a/src/bad.rs", "use a;\n//! Late.\n"),
            ("crates/a/tests/bad.rs", "// Plain.\n"),
            ("crates/a/tests/data/input.rs", "fn\n"),
            ("elsewhere/a.rs", ""),
        ]);
        expect(
            &check(&tree),
            &[
                "crates/a/src/bad.rs:1: the file must begin with a `//!` sentence",
                "crates/a/tests/bad.rs:1: the file must begin with a `//!` sentence",
            ],
        );
    }
}
