//! What can only be said about a file as a whole: whether its rules make sense, with every choice.

use core::ops::Range;

use super::reader::Reader;
use crate::{choices::ChoiceProblem, game_file::GameFile};

impl Reader<'_> {
    pub(super) fn check(&mut self, game: &GameFile) {
        let senseless = game.standard.senseless();
        for senseless in &senseless {
            self.problems
                .add(
                    self.place(senseless.path),
                    format!("{} makes no sense here", senseless.path),
                )
                .expected(senseless.reason);
        }
        // What is wrong with the rules themselves would be said again about every choice.
        if senseless.is_empty() {
            self.check_choices(game);
            self.check_presets(game);
        }
        self.check_examples(game, senseless.is_empty());
    }

    fn check_choices(&mut self, game: &GameFile) {
        for option in &game.options {
            for choice in &option.choices {
                let place = self.place(&format!("option.{}.choice.{}", option.id, choice.id));
                self.check_rules(game, &[(option.id.clone(), choice.id.clone())], &place);
            }
        }
    }

    fn check_presets(&mut self, game: &GameFile) {
        for preset in &game.presets {
            let place = self.place(&format!("preset.{}", preset.id));
            let choice = (String::from("preset"), preset.id.clone());
            self.check_rules(game, &[choice], &place);
        }
    }

    fn check_examples(&mut self, game: &GameFile, sensible: bool) {
        for (index, example) in game.examples.iter().enumerate() {
            let place = self.place(&format!("example.{index}.with"));
            let problems = game.rules(&example.with).err().unwrap_or_default();
            for problem in problems {
                if sensible || !matches!(problem, ChoiceProblem::Senseless(_)) {
                    self.problems.add(place.clone(), problem.to_string());
                }
            }
        }
    }

    fn check_rules(&mut self, game: &GameFile, with: &[(String, String)], place: &Range<usize>) {
        for problem in game.rules(with).err().unwrap_or_default() {
            let message = format!("the rules make no sense with this: {problem}");
            self.problems.add(place.clone(), message);
        }
    }
}
