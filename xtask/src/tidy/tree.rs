//! The files of the project as text, so that the rules need no disk.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::Result;

use super::lexer;
use crate::shell::{self, Cmd};

pub(super) struct Tree {
    pub(super) files: Vec<File>,
}

pub(super) struct File {
    /// From the root, with `/` between its parts.
    pub(super) path: String,
    pub(super) text: String,
}

impl Tree {
    /// Every text file that is committed or would be by `git add --all`.
    pub(super) fn read() -> Result<Tree> {
        // The folder may belong to somebody else, as in a container: that is no reason to look away.
        let list = Cmd::new("git -c safe.directory=* -c core.quotepath=off ls-files")
            .arg("--cached")
            .arg("--others")
            .arg("--exclude-standard")
            .read()?;
        let paths: BTreeSet<&str> = list.lines().collect();
        let mut files = Vec::new();
        for path in paths {
            // Deleted but not yet committed, or not text: nothing to read.
            let Ok(text) = fs::read_to_string(shell::root().join(path)) else {
                continue;
            };
            files.push(File {
                path: path.to_owned(),
                text,
            });
        }
        Ok(Tree { files })
    }

    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Tree {
        let file = |(path, text): &(&str, &str)| File {
            path: (*path).to_owned(),
            text: (*text).to_owned(),
        };
        Tree {
            files: files.iter().map(file).collect(),
        }
    }

    pub(super) fn get(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Rust files, wherever they are.
    pub(super) fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.is_rust())
    }

    /// Names of the folders in `games/`, which are the ids of the games.
    pub(super) fn games(&self) -> BTreeSet<&str> {
        let games = self.files.iter().filter_map(|file| {
            let (id, _) = file.path.strip_prefix("games/")?.split_once('/')?;
            Some(id)
        });
        games.collect()
    }
}

impl File {
    /// Lines with their numbers, from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }

    pub(super) fn is_rust(&self) -> bool {
        Path::new(&self.path)
            .extension()
            .is_some_and(|extension| extension == "rs")
    }

    /// Whether the whole file is only compiled into tests.
    pub(super) fn is_test(&self) -> bool {
        self.path.contains("/tests/") || self.path.ends_with("/tests.rs")
    }

    /// The number of the first line that contains `needle`, or of the first line.
    pub(super) fn line_of(&self, needle: &str) -> usize {
        let found = self.lines().find(|(_, line)| line.contains(needle));
        found.map_or(1, |(number, _)| number)
    }

    /// Lines of Rust that reach the program: outside of tests, comments blanked out, strings kept.
    pub(super) fn program_lines(&self) -> Vec<(usize, String)> {
        if self.is_test() {
            return Vec::new();
        }
        let code = lexer::without_comments(&self.text);
        let tests = lexer::test_lines(&self.text);
        (1..)
            .zip(code.lines().map(str::to_owned))
            .filter(|(number, _)| !tests.iter().any(|lines| lines.contains(number)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_the_folders() {
        let tree = Tree::of(&[
            ("games/one/game.toml", ""),
            ("games/one/perft.txt", ""),
            ("games/README.md", ""),
            ("games/two/game.toml", ""),
        ]);
        assert_eq!(tree.games().into_iter().collect::<Vec<_>>(), ["one", "two"]);
    }

    #[test]
    fn program_lines_leave_out_tests_and_comments() {
        let tree = Tree::of(&[(
            "crates/a/src/lib.rs",
            "fn a() {} // b\n#[cfg(test)]\nmod tests {\n}\nfn c() {}\n",
        )]);
        let lines = tree.files[0].program_lines();
        let lines: Vec<(usize, &str)> = lines.iter().map(|(n, line)| (*n, line.trim())).collect();
        assert_eq!(lines, [(1, "fn a() {}"), (5, "fn c() {}")]);
    }
}
