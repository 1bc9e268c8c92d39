//! Every game's folder is complete, and named as the game is.

use super::Problem;
use super::tree::{File, Tree};

const FILES: [&str; 3] = ["game.toml", "perft.txt", "playthrough.txt"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for game in tree.games() {
        for name in FILES {
            let path = format!("games/{game}/{name}");
            if tree.get(&path).is_none() {
                problems.push(Problem::new(&path, 1, "missing: every game has this file"));
            }
        }
        let rules = tree.get(&format!("games/{game}/game.toml"));
        problems.extend(rules.and_then(|file| wrong_id(file, game)));
    }
    problems
}

fn wrong_id(file: &File, game: &str) -> Option<Problem> {
    let (line, id) = id(file).unwrap_or((1, ""));
    let message = format!("the id is \"{id}\" but the folder is games/{game}");
    (id != game).then(|| Problem::new(&file.path, line, message))
}

/// The value of `id` in the head of a rule file, with its line.
fn id(file: &File) -> Option<(usize, &str)> {
    let head = file.lines().take_while(|(_, line)| !line.starts_with('['));
    head.filter_map(|(number, line)| {
        let (key, value) = line.split_once('=')?;
        (key.trim() == "id").then_some((number, value))
    })
    .map(|(number, value)| (number, value.split('"').nth(1).unwrap_or_default()))
    .next()
}

#[cfg(test)]
mod tests {
    use super::super::expect;
    use super::*;

    #[test]
    fn a_folder_has_three_files_and_its_own_id() {
        let tree = Tree::of(&[
            (
                "games/good/game.toml",
                "format = 1\nid = \"good\" # a game\n",
            ),
            ("games/good/perft.txt", ""),
            ("games/good/playthrough.txt", ""),
            ("games/bad/game.toml", "format = 1\nid = \"good\"\n"),
            ("games/bad/perft.txt", ""),
            (
                "games/none/game.toml",
                "format = 1\n\n[option.id]\nid = \"none\"\n",
            ),
            ("games/none/perft.txt", ""),
            ("games/none/playthrough.txt", ""),
        ]);
        expect(
            &check(&tree),
            &[
                "games/bad/playthrough.txt:1: missing: every game has this file",
                "games/bad/game.toml:2: the id is \"good\" but the folder is games/bad",
                "games/none/game.toml:1: the id is \"\" but the folder is games/none",
            ],
        );
    }
}
