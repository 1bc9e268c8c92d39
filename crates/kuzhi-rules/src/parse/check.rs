//! What can only be said about a file as a whole: whether its rules make sense, with every choice.

use core::ops::Range;

use super::reader::Reader;
use crate::{
    choices::{ChoiceProblem, RESERVED},
    game_file::{GameFile, GameOption},
};

impl Reader<'_> {
    pub(super) fn check(&mut self, game: &GameFile) {
        let senseless = game.standard.senseless();
        for senseless in &senseless {
            let message = format!("{}: {}", senseless.path, senseless.reason);
            self.problems.add(self.place(senseless.path), message);
        }
        // What is wrong with the rules themselves would be said again about every choice.
        if senseless.is_empty() {
            self.check_choices(game);
            self.check_presets(game);
        }
        self.check_examples(game);
    }

    fn check_choices(&mut self, game: &GameFile) {
        let named = |option: &&GameOption| !RESERVED.contains(&option.id.as_str());
        for option in game.options.iter().filter(named) {
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

    fn check_examples(&mut self, game: &GameFile) {
        for (index, example) in game.examples.iter().enumerate() {
            let place = self.place(&format!("example.{index}.with"));
            let problems = game.rules(&example.with).err().unwrap_or_default();
            let said_before = |problem: &ChoiceProblem| match problem {
                ChoiceProblem::Senseless(_) | ChoiceProblem::NoSection { .. } => {
                    example.with.len() < 2
                }
                _ => false,
            };
            for problem in problems {
                if !said_before(&problem) {
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
