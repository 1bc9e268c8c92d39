//! Games with choices made about their rules, ready to be played.

use std::rc::Rc;

use kuzhi_core::Game;
use kuzhi_rules::{GameFile, built_in, parse};
use kuzhi_wire::{GameChoice, Said};

/// A game as somebody wants to play it.
#[derive(Debug)]
pub(crate) struct Chosen {
    pub(crate) choice: GameChoice,
    pub(crate) file: GameFile,
    pub(crate) game: Game,
}

/// The games that were asked for last.
#[derive(Debug, Default)]
pub(crate) struct Shelf(Vec<Rc<Chosen>>);

impl Shelf {
    /// A game with its choices.
    pub(crate) fn get(&mut self, choice: &GameChoice) -> Result<Rc<Chosen>, Vec<Said>> {
        const MOST: usize = 8;
        if let Some(found) = self.0.iter().find(|chosen| chosen.choice == *choice) {
            return Ok(Rc::clone(found));
        }
        let chosen = Rc::new(choose(choice)?);
        if self.0.len() == MOST {
            self.0.remove(0);
        }
        self.0.push(Rc::clone(&chosen));
        Ok(chosen)
    }
}

fn choose(choice: &GameChoice) -> Result<Chosen, Vec<Said>> {
    let file = file(&choice.id)?;
    let rules = file
        .rules(&choice.set)
        .map_err(|problems| all(problems.iter()))?;
    let game = Game::new(&rules).map_err(|senseless| {
        let tell = |one: kuzhi_core::rule_set::Senseless| format!("{}: {}", one.path, one.reason);
        senseless
            .into_iter()
            .map(tell)
            .map(Said::plain)
            .collect::<Vec<_>>()
    })?;
    Ok(Chosen {
        choice: choice.clone(),
        file,
        game,
    })
}

/// The file of a built-in game without its worked examples, which come last. They are more than half of
/// it, and somebody who waits for the first board waits for every line that is loaded and read.
pub(crate) fn file(id: &str) -> Result<GameFile, Vec<Said>> {
    read(rules_of(id)?)
}

/// The file of a built-in game with its worked examples.
pub(crate) fn file_with(id: &str, examples: &str) -> Result<GameFile, Vec<Said>> {
    read(&[rules_of(id)?, "\n", examples].concat())
}

fn rules_of(id: &str) -> Result<&'static str, Vec<Said>> {
    let unknown = || vec![Said::new("error-no-such-game").with("game", short(id))];
    let text = built_in::find(id).ok_or_else(unknown)?.text;
    Ok(text.split("\n[[example]]").next().unwrap_or(text))
}

fn read(text: &str) -> Result<GameFile, Vec<Said>> {
    let (file, diagnostics) = parse(text);
    file.ok_or_else(|| all(diagnostics.iter().map(|diagnostic| &diagnostic.message)))
}

/// Problems that tell themselves.
pub(crate) fn all<T: ToString>(problems: impl Iterator<Item = T>) -> Vec<Said> {
    problems
        .map(|problem| Said::plain(problem.to_string()))
        .collect()
}

/// Enough of a text to recognise it.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_come_last() {
        for built_in in built_in::all() {
            let short = file(built_in.id);
            let mut whole = read(built_in.text).expect("built-in files can be read");
            let first = built_in.text.find("[[example]]").expect("examples");
            let with = file_with(built_in.id, &built_in.text[first..]);
            assert_eq!(with.as_ref(), Ok(&whole), "{}", built_in.id);
            assert!(!whole.examples.is_empty(), "{}", built_in.id);
            whole.examples.clear();
            assert_eq!(short, Ok(whole), "{}", built_in.id);
        }
    }
}
