//! The core and the rule files stay free of serde, and the core of `unsafe`.

use super::Problem;
use super::lexer;
use super::packages::{Kind, Package};
use super::tree::Tree;

/// Crates whose types must not depend on how somebody writes them down.
const NO_SERDE: [&str; 2] = ["kuzhi-core", "kuzhi-rules"];

const CORE: &str = "crates/kuzhi-core/src/lib.rs";

pub(super) fn check(tree: &Tree, packages: &[Package]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for package in packages
        .iter()
        .filter(|p| NO_SERDE.contains(&p.name.as_str()))
    {
        problems.extend(serde(tree, package));
    }
    let core = tree.get(CORE);
    if !core.is_some_and(|file| lexer::bare(&file.text).contains("#![forbid(unsafe_code)]")) {
        problems.push(Problem::new(CORE, 1, "expected #![forbid(unsafe_code)]"));
    }
    problems
}

fn serde(tree: &Tree, package: &Package) -> Option<Problem> {
    let found = package.dependencies.iter().find(|dependency| {
        dependency.kind == Kind::Normal && dependency.name.starts_with("serde")
    })?;
    let line = tree
        .get(&package.manifest)
        .map_or(1, |file| file.line_of(&found.name));
    let message = format!(
        "{} must not depend on {}: types that are written down belong to the outer crates",
        package.name, found.name
    );
    Some(Problem::new(&package.manifest, line, message))
}

#[cfg(test)]
mod tests {
    use super::super::{expect, packages};
    use super::*;

    #[test]
    fn serde_is_for_tests_and_outer_crates() {
        let tree = Tree::of(&[(CORE, "//! Core.\n#![forbid(unsafe_code)]\n")]);
        let packages = [
            packages::of("kuzhi-core -> serde"),
            packages::of("kuzhi-rules -> ; dev: serde_json"),
            packages::of("kuzhi-cli -> serde_json"),
        ];
        expect(
            &check(&tree, &packages),
            &[
                "crates/kuzhi-core/Cargo.toml:1: kuzhi-core must not depend on serde: \
               types that are written down belong to the outer crates",
            ],
        );
    }

    #[test]
    fn a_comment_forbids_nothing() {
        let tree = Tree::of(&[(CORE, "//! #![forbid(unsafe_code)]\n")]);
        expect(
            &check(&tree, &[]),
            &["crates/kuzhi-core/src/lib.rs:1: expected #![forbid(unsafe_code)]"],
        );
    }
}
