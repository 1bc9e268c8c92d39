//! Files speak of the project, not of the desk it was written at.

use super::Problem;
use super::tree::Tree;

/// What must not be read in any file, in lower case, put together so that this file passes.
const WORDS: [&str; 7] = [
    concat!("sub", "agent"),
    concat!("sub", "-agent"),
    concat!("this ses", "sion"),
    concat!("work", "place"),
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files.iter().filter(|file| file.path != "Cargo.lock") {
        for (number, line) in file.lines() {
            let line = line.to_lowercase();
            for word in WORDS.iter().filter(|word| line.contains(*word)) {
                let message = format!("`{word}` tells how the project is made, not what it is");
                problems.push(Problem::new(&file.path, number, message));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::expect;
    use super::*;

    #[test]
    fn paths_of_a_machine_are_found_in_every_file() {
        let path = WORDS[4];
        let text = format!("fine\nsee {}kuzhi\n", path.to_uppercase());
        let message = format!("`{path}` tells how the project is made, not what it is");
        expect(
            &check(&Tree::of(&[("README.md", &text), ("Cargo.lock", &text)])),
            &[&format!("README.md:2: {message}")],
        );
    }
}
