//! Answers questions.

use kuzhi_rules::built_in;
use kuzhi_wire::{Answer, Ask, Course, GameCard, GameChoice, Line, Reply, Said};

use crate::{
    chosen::{Shelf, file},
    engine::{Asked, Engine},
    lessons, records, rule_page,
    sitting::Sitting,
};

/// Answers questions, and remembers what makes the next answer quicker.
#[expect(
    missing_debug_implementations,
    reason = "nothing in it is worth printing"
)]
pub struct Desk {
    shelf: Shelf,
    engine: Engine,
}

impl Desk {
    /// A desk that knows the built-in games, with a clock that counts milliseconds.
    pub fn new(clock: fn() -> f64) -> Self {
        Self {
            shelf: Shelf::default(),
            engine: Engine::new(clock),
        }
    }

    /// Takes over the weights that were learned for a game. Those of other rules and damaged ones are
    /// refused, and thinking goes on without.
    pub fn learn(&mut self, game: &str, weights: &[u8]) -> bool {
        let choice = GameChoice {
            id: game.to_owned(),
            set: Vec::new(),
        };
        let chosen = self.shelf.get(&choice);
        chosen.is_ok_and(|chosen| self.engine.learn(&chosen.game, weights))
    }

    /// Answers a question.
    pub fn answer(&mut self, ask: &Ask) -> Reply {
        match self.try_to_answer(ask) {
            Ok(answer) => Reply::Answer(Box::new(answer)),
            Err(problems) => Reply::Problems(problems),
        }
    }

    fn try_to_answer(&mut self, ask: &Ask) -> Result<Answer, Vec<Said>> {
        Ok(match ask {
            Ask::Games => Answer::Games(games()?),
            Ask::Rules { game } => Answer::Rules(rule_page::page(&*self.shelf.get(game)?)),
            Ask::Lessons { game, examples } => {
                let chosen = self.shelf.get(game)?;
                Answer::Lessons(lessons::of(&chosen, examples, &mut self.shelf)?)
            }
            Ask::View { course } => {
                let chosen = self.shelf.get(&course.game)?;
                Answer::View(Sitting::of(&chosen.game, course)?.view())
            }
            Ask::Act { course, action } => self.act(course, action)?,
            Ask::Last { course } => {
                let mut before = course.clone();
                let last = before.actions.pop();
                let last = last.ok_or_else(|| vec![Said::new("error-not-now")])?;
                self.act(&before, &last)?
            }
            Ask::Think { course, millis } => {
                let chosen = self.shelf.get(&course.game)?;
                let sitting = Sitting::of(&chosen.game, course)?;
                let position = *sitting.round.position();
                Answer::Thought(self.engine.think(&chosen.game, &position, *millis)?)
            }
            Ask::Advise {
                course,
                level,
                millis,
            } => {
                let chosen = self.shelf.get(&course.game)?;
                let sitting = Sitting::of(&chosen.game, course)?;
                let position = *sitting.round.position();
                // Another move of the same game draws another number.
                let seed = u64::from(course.seed) << 16 | course.actions.len() as u64;
                let past = sitting.round.past().iter();
                let player = Asked {
                    level: *level,
                    seed,
                    past: past.map(|(before, _)| *before).collect(),
                };
                Answer::Advice(
                    self.engine
                        .advise(&chosen.game, &position, &player, *millis)?,
                )
            }
            Ask::Best {
                course,
                moves,
                millis,
            } => Answer::Line(self.best(course, *moves, *millis)?),
            Ask::Write {
                course,
                south,
                north,
            } => {
                let chosen = self.shelf.get(&course.game)?;
                Answer::Record(records::write(&chosen, course, [south, north])?)
            }
            Ask::Read { text, game } => Answer::Read(records::read(&mut self.shelf, text, game)?),
        })
    }

    fn act(&mut self, course: &Course, action: &str) -> Result<Answer, Vec<Said>> {
        let chosen = self.shelf.get(&course.game)?;
        let mut sitting = Sitting::of(&chosen.game, course)?;
        let done = sitting.act(action).map_err(|why| vec![why])?;
        Ok(Answer::Acted(sitting.acted(done)))
    }

    /// Follows the best moves for as long as there is time.
    fn best(&mut self, course: &Course, moves: u8, millis: u32) -> Result<Line, Vec<Said>> {
        let chosen = self.shelf.get(&course.game)?;
        let mut sitting = Sitting::of(&chosen.game, course)?;
        let mut actions = Vec::new();
        for _ in 0..moves {
            if sitting.round.over().is_some() {
                break;
            }
            let position = *sitting.round.position();
            let share = millis / u32::from(moves).max(1);
            let thought = self.engine.think(&chosen.game, &position, share)?;
            let Some(best) = thought
                .moves
                .iter()
                .max_by_key(|one| (one.value, one.exact))
            else {
                break;
            };
            sitting.act(&best.action).map_err(|why| vec![why])?;
            actions.push(best.action.clone());
        }
        Ok(Line {
            actions,
            view: sitting.view(),
        })
    }
}

fn games() -> Result<Vec<GameCard>, Vec<Said>> {
    built_in::all()
        .iter()
        .map(|built_in| {
            let file = file(built_in.id)?;
            Ok(rule_page::card(&file, &file.standard))
        })
        .collect()
}
