//! Worked examples of a rule file as something to try.

use kuzhi_rules::Example;
use kuzhi_wire::{GameChoice, Lesson, Said};

use crate::{
    chosen::{Chosen, Shelf, file_with},
    rule_words,
};

/// Longer examples show repetition, which nobody learns by playing it.
const MOST_MOVES: usize = 4;

/// The lessons of a game, in the order of its file.
pub(crate) fn of(
    chosen: &Chosen,
    examples: &str,
    shelf: &mut Shelf,
) -> Result<Vec<Lesson>, Vec<Said>> {
    let file = file_with(&chosen.file.id, examples)?;
    let short = |example: &&Example| !example.moves.is_empty() && example.moves.len() <= MOST_MOVES;
    let examples = file.examples.iter().filter(short);
    let lessons = examples.filter_map(|example| {
        let game = GameChoice {
            id: chosen.file.id.clone(),
            set: example.with.clone(),
        };
        let rules = shelf.get(&game).ok()?;
        let rules = rules.game.rules();
        let paths = example.shows.iter();
        let section = example
            .shows
            .first()
            .map(|path| rule_words::section_of(path));
        Some(Lesson {
            id: example.id.clone(),
            section: section.unwrap_or_default().to_owned(),
            game,
            says: paths
                .flat_map(|path| rule_words::at_path(rules, path))
                .collect(),
            position: example.before.clone(),
            moves: example.moves.clone(),
        })
    });
    Ok(lessons.collect())
}
