//! Nothing half done: no placeholder code, no test that is left out, no note to do it later.

use super::Problem;
use super::lexer;
use super::tree::{File, Tree};

/// Code that says "not yet", put together so that this file does not say it.
const CODE: [&str; 3] = [
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("#[ign", "ore"),
];

/// Notes that say "later", likewise.
const NOTES: [&str; 3] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("X", "XX"),
];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files.iter().filter(|file| file.path != "Cargo.lock") {
        problems.extend(notes(file));
        if file.is_rust() {
            problems.extend(code(file));
        }
    }
    problems
}

fn code(file: &File) -> Vec<Problem> {
    let bare = lexer::bare(&file.text);
    let mut problems = Vec::new();
    for (number, line) in (1..).zip(bare.lines()) {
        for pattern in CODE.iter().filter(|pattern| line.contains(*pattern)) {
            let message = format!("`{pattern}`: finish it, or leave it out");
            problems.push(Problem::new(&file.path, number, message));
        }
    }
    problems
}

fn notes(file: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (number, line) in file.lines() {
        let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
        if let Some(note) = words.find(|word| NOTES.contains(word)) {
            let message = format!("{note}: do it, or write an issue");
            problems.push(Problem::new(&file.path, number, message));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::expect;
    use super::*;

    #[test]
    fn placeholders_are_found_in_code_but_not_in_prose() {
        let [macro_call, _, attribute] = CODE;
        let text = format!("fn a() {{ {macro_call}) }}\n// {macro_call}\n{attribute}]\n");
        expect(
            &check(&Tree::of(&[("a.rs", &text)])),
            &[
                &format!("a.rs:1: `{macro_call}`: finish it, or leave it out"),
                &format!("a.rs:3: `{attribute}`: finish it, or leave it out"),
            ],
        );
    }

    #[test]
    fn notes_are_found_everywhere_as_whole_words() {
        let [note, ..] = NOTES;
        let text = format!("one\n<!-- {note}: two -->\n{note}S\n");
        expect(
            &check(&Tree::of(&[("docs/a.md", &text)])),
            &[&format!("docs/a.md:2: {note}: do it, or write an issue")],
        );
    }
}
