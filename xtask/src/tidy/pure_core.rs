//! The core and the rule files stay free of serde, and the core of `unsafe`. The core and the search do
//! no input or output and read no clock, and the core starts no thread.

use std::ops::Range;

use super::Problem;
use super::lexer;
use super::packages::{Kind, Package};
use super::tree::{File, Tree};

/// Crates whose types must not depend on how somebody writes them down.
const NO_SERDE: [&str; 2] = ["kuzhi-core", "kuzhi-rules"];

const CORE: &str = "crates/kuzhi-core/src/lib.rs";

/// Where the program hears of the world only through arguments. `docs/ARCHITECTURE.md` allows no
/// exception.
const NO_WORLD: [&str; 2] = ["crates/kuzhi-core/src/", SEARCH];

/// The search may share its work among threads, which are done when it answers.
const SEARCH: &str = "crates/kuzhi-search/src/";

/// The modules of the standard library through which it would hear of it otherwise.
const WORLD: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

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
    let is_kept_in = |file: &&File| NO_WORLD.iter().any(|folder| file.path.starts_with(folder));
    problems.extend(tree.rust().filter(is_kept_in).flat_map(world));
    problems
}

/// The places of a file, tests left out, where it reaches for the world.
fn world(file: &File) -> Vec<Problem> {
    if file.is_test() {
        return Vec::new();
    }
    let bare = lexer::bare(&file.text);
    let tests = lexer::test_lines(&file.text);
    let mut problems = Vec::new();
    for (at, name) in modules(&bare) {
        let line = 1 + bare[..at].matches('\n').count();
        let is_test = tests.iter().any(|lines| lines.contains(&line));
        let is_shared_work = name == "thread" && file.path.starts_with(SEARCH);
        if WORLD.contains(&name) && !is_test && !is_shared_work {
            let message =
                format!("std::{name}: this crate hears of the world through arguments only");
            problems.push(Problem::new(&file.path, line, message));
        }
    }
    problems
}

/// The modules of the standard library that are named, each with its place: `std::fs` as well as
/// `std::{fs, io::Read}`.
fn modules(bare: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (at, path) in bare.match_indices("std::") {
        let before = bare[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let after = at + path.len();
        for name in first_names(bare, after) {
            found.push((name.start, &bare[name]));
        }
    }
    found
}

/// Where the names stand that may follow `std::` at this place: one, or those of a group.
fn first_names(bare: &str, at: usize) -> Vec<Range<usize>> {
    let name_at = |at: usize| {
        let skipped = bare[at..].len() - bare[at..].trim_start().len();
        let rest = &bare[at + skipped..];
        let len = rest
            .find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap_or(rest.len());
        at + skipped..at + skipped + len
    };
    if !bare[at..].starts_with('{') {
        return vec![name_at(at)];
    }
    let mut names = Vec::new();
    let mut depth = 0_usize;
    for (offset, c) in bare[at..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if depth == 1 && (c == '{' || c == ',') {
            names.push(name_at(at + offset + 1));
        }
    }
    names
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
    fn the_core_and_the_search_hear_of_the_world_through_arguments() {
        let text = "\
//! std::fs
#![forbid(unsafe_code)]
use std::{collections::{HashMap, hash_map}, fs,
    io::Read};
fn a(b: std::time::Duration) -> my_std::env::C { core::time::d(\"std::net\") }
#[cfg(test)]
mod tests {
    use std::thread;
}
";
        let tree = Tree::of(&[
            (CORE, text),
            (
                "crates/kuzhi-search/src/solve.rs",
                "use std::{thread, time::Instant};\n",
            ),
            ("crates/kuzhi-cli/src/main.rs", "use std::io;\n"),
            ("crates/kuzhi-core/tests/a.rs", "use std::fs;\n"),
        ]);
        let only = "this crate hears of the world through arguments only";
        expect(
            &check(&tree, &[]),
            &[
                &format!("{CORE}:3: std::fs: {only}"),
                &format!("{CORE}:4: std::io: {only}"),
                &format!("{CORE}:5: std::time: {only}"),
                &format!("crates/kuzhi-search/src/solve.rs:1: std::time: {only}"),
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
