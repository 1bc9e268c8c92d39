//! Dependencies between our crates are those of the table in `docs/ARCHITECTURE.md`, no others.

use std::collections::BTreeMap;

use super::Problem;
use super::packages::{Dependency, Kind, Package};
use super::tree::{File, Tree};

const DOCUMENT: &str = "docs/ARCHITECTURE.md";

/// The fence that opens the table.
const FENCE: &str = "```layering";

pub(super) fn check(tree: &Tree, packages: &[Package]) -> Vec<Problem> {
    let Some(document) = tree.get(DOCUMENT) else {
        return vec![Problem::new(
            DOCUMENT,
            1,
            "the page with the layering table is missing",
        )];
    };
    let (table, mut problems) = parse(document);
    for package in packages {
        let Some(row) = table.get(package.name.as_str()) else {
            let message = format!("the layering table has no row for {}", package.name);
            problems.push(Problem::new(DOCUMENT, document.line_of(FENCE), message));
            continue;
        };
        let ours = |dependency: &&Dependency| packages.iter().any(|p| p.name == dependency.name);
        for dependency in package.dependencies.iter().filter(ours) {
            problems.extend(edge(tree, package, dependency, row));
        }
    }
    problems
}

/// What one crate may depend on.
#[derive(Default)]
struct Row<'a> {
    normal: Vec<&'a str>,
    /// For its tests and benches, beside the normal ones.
    dev: Vec<&'a str>,
}

fn edge(tree: &Tree, package: &Package, to: &Dependency, row: &Row<'_>) -> Option<Problem> {
    let name = to.name.as_str();
    let allowed = row.normal.contains(&name) || (to.kind == Kind::Dev && row.dev.contains(&name));
    if allowed {
        return None;
    }
    let manifest = tree.get(&package.manifest);
    let line = manifest.map_or(1, |file| file.line_of(name));
    let message = format!(
        "{} may not depend on {name}: the table in {DOCUMENT} has no such arrow",
        package.name
    );
    Some(Problem::new(&package.manifest, line, message))
}

/// Reads lines like `kuzhi-cli -> kuzhi-core kuzhi-rules dev: kuzhi-bench`.
fn parse(document: &File) -> (BTreeMap<&str, Row<'_>>, Vec<Problem>) {
    let mut table = BTreeMap::new();
    let mut problems = Vec::new();
    let lines = document.lines().skip_while(|(_, line)| *line != FENCE);
    for (number, line) in lines.skip(1).take_while(|(_, line)| *line != "```") {
        let Some((name, row)) = parse_row(line) else {
            let message = "expected `crate -> crates` and perhaps `dev: crates`";
            problems.push(Problem::new(&document.path, number, message));
            continue;
        };
        if table.insert(name, row).is_some() {
            let message = format!("{name} has a row already");
            problems.push(Problem::new(&document.path, number, message));
        }
    }
    (table, problems)
}

fn parse_row(line: &str) -> Option<(&str, Row<'_>)> {
    let (name, rest) = line.split_once("->")?;
    let (normal, dev) = rest.split_once("dev:").unwrap_or((rest, ""));
    let row = Row {
        normal: normal.split_whitespace().collect(),
        dev: dev.split_whitespace().collect(),
    };
    Some((name.trim(), row))
}

#[cfg(test)]
mod tests {
    use super::super::{expect, packages};
    use super::*;

    #[track_caller]
    fn check_table(table: &str, packages: &[&str], expected: &[&str]) {
        let document = format!("# Title\n\n```layering\n{table}\n```\n\nx -> y\n");
        let tree = Tree::of(&[
            (DOCUMENT, &document),
            (
                "crates/low/Cargo.toml",
                "[package]\nname = \"low\"\n\n[dependencies]\ntop = {}\n",
            ),
        ]);
        let packages: Vec<Package> = packages.iter().map(|line| packages::of(line)).collect();
        expect(&check(&tree, &packages), expected);
    }

    #[test]
    fn arrows_of_the_table_are_allowed() {
        check_table("low ->\ntop -> low", &["low -> serde", "top -> low"], &[]);
    }

    #[test]
    fn an_arrow_back_is_not() {
        check_table(
            "low ->\ntop -> low",
            &["low -> top", "top -> low"],
            &["crates/low/Cargo.toml:5: low may not depend on top: \
               the table in docs/ARCHITECTURE.md has no such arrow"],
        );
    }

    #[test]
    fn dev_arrows_are_for_tests_only() {
        check_table(
            "low -> dev: top\ntop ->",
            &["low -> ; dev: top", "top ->"],
            &[],
        );
        check_table(
            "low -> dev: top\ntop ->",
            &["low -> top", "top ->"],
            &["crates/low/Cargo.toml:5: low may not depend on top: \
               the table in docs/ARCHITECTURE.md has no such arrow"],
        );
    }

    #[test]
    fn every_crate_has_one_row() {
        check_table(
            "low ->\nlow ->\nnonsense",
            &["low ->", "new ->"],
            &[
                "docs/ARCHITECTURE.md:5: low has a row already",
                "docs/ARCHITECTURE.md:6: expected `crate -> crates` and perhaps `dev: crates`",
                "docs/ARCHITECTURE.md:3: the layering table has no row for new",
            ],
        );
    }
}
