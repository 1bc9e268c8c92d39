//! `tidy`: the project's own rules, those that no general tool knows. One rule is one file here.
//!
//! A rule is a function from what it looks at to a list of problems, so that each has its tests
//! beside it. All problems of all rules are reported, each with file and line.

mod development_words;
mod file_length;
mod game_folders;
mod game_names;
mod generated;
mod layering;
mod lexer;
mod module_docs;
mod packages;
mod pure_core;
mod tree;
mod unfinished;

use std::fmt;

use anyhow::{Result, bail};

use packages::Package;
use tree::Tree;

pub(crate) fn run() -> Result<()> {
    let tree = Tree::read()?;
    let packages = packages::read()?;
    let mut problems = problems(&tree, &packages);
    problems.extend(generated::check());
    problems.sort();
    for problem in &problems {
        eprintln!("{problem}");
    }
    if !problems.is_empty() {
        bail!("tidy found {} problems", problems.len());
    }
    Ok(())
}

fn problems(tree: &Tree, packages: &[Package]) -> Vec<Problem> {
    [
        layering::check(tree, packages),
        pure_core::check(tree, packages),
        module_docs::check(tree),
        file_length::check(tree),
        game_folders::check(tree),
        game_names::check(tree),
        unfinished::check(tree),
        development_words::check(tree),
    ]
    .concat()
}

/// Something to mend, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Problem {
    path: String,
    line: usize,
    message: String,
}

impl Problem {
    fn new(path: &str, line: usize, message: impl Into<String>) -> Problem {
        Problem {
            path: path.to_owned(),
            line,
            message: message.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// Compares problems with the expected ones, written as they are shown.
#[cfg(test)]
#[track_caller]
fn expect(problems: &[Problem], expected: &[&str]) {
    let shown: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert_eq!(shown, expected);
}
