//! Adding a game needs no Rust: no game is named in the program, neither in a string nor in a name.
//!
//! Comments and tests may name games; they are where an example is worth more than a rule.

use super::Problem;
use super::tree::{File, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let games: Vec<(&str, Vec<String>)> =
        tree.games().into_iter().map(|id| (id, words(id))).collect();
    let mut problems = Vec::new();
    for file in tree.rust().filter(|file| is_program(file)) {
        for (number, line) in file.program_lines() {
            let line = words(&line);
            let named = games.iter().filter(|(_, game)| contains(&line, game));
            problems.extend(named.map(|(id, _)| {
                let message = format!("names the game {id}: the rule file should say what differs");
                Problem::new(&file.path, number, message)
            }));
        }
    }
    problems
}

fn is_program(file: &File) -> bool {
    let parts: Vec<&str> = file.path.split('/').collect();
    matches!(
        parts.as_slice(),
        ["crates", _, "src", ..] | ["crates", _, "build.rs"]
    )
}

/// Words in lower case, however they are joined: `game-one`, `game_one` and `GameOne` are alike.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut hump = false;
    for c in text.chars() {
        let ends = !c.is_alphanumeric() || (hump && c.is_uppercase());
        if ends && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        if c.is_alphanumeric() {
            word.extend(c.to_lowercase());
        }
        hump = c.is_lowercase();
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

fn contains(line: &[String], game: &[String]) -> bool {
    line.windows(game.len()).any(|window| window == game)
}

#[cfg(test)]
mod tests {
    use super::super::expect;
    use super::*;

    #[track_caller]
    fn check_text(path: &str, text: &str, lines: &[usize]) {
        let tree = Tree::of(&[("games/long-game/game.toml", ""), (path, text)]);
        let expected: Vec<String> = lines
            .iter()
            .map(|line| {
                format!(
                    "{path}:{line}: names the game long-game: the rule file should say what differs"
                )
            })
            .collect();
        let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        expect(&check(&tree), &expected);
    }

    #[test]
    fn names_are_found_however_they_are_written() {
        let text = "const A: &str = \"long-game\";\nfn long_game() {}\nstruct LongGame;\n\
                    const LONG_GAME: u8 = 1;\nfn long() {}\nfn longgame() {}\n";
        check_text("crates/a/src/lib.rs", text, &[1, 2, 3, 4]);
        check_text("crates/a/build.rs", text, &[1, 2, 3, 4]);
    }

    #[test]
    fn comments_and_tests_may_name_games() {
        let text = "/// As in long-game.\nfn a() {} // long-game\n\
                    #[cfg(test)]\nmod tests {\n    const A: &str = \"long-game\";\n}\n";
        check_text("crates/a/src/lib.rs", text, &[]);
        check_text("crates/a/tests/games.rs", "fn long_game() {}", &[]);
        check_text("crates/a/src/b/tests.rs", "fn long_game() {}", &[]);
    }
}
