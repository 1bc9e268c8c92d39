//! Questions put to a round, and how they are answered: by its value where that is enough, otherwise by
//! a search for the set.

use std::{borrow::Cow, collections::HashMap};

use kuzhi_core::{HoleSet, Kernel, Ranker, Seat};

use crate::{
    engine::Engine,
    limits::Limits,
    match_play::{
        Divisions, Margins,
        force::{Force, Progress},
        force_table::{Answer, ForceTable},
        set_ups::Place,
    },
    search::Search,
    table::Table,
};

/// How a claim was proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// By the exact value of the round alone.
    Value,
    /// By a search for the set of divisions.
    Search,
}

/// Something proven about one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Of whom it speaks.
    pub player: Seat,
    /// Whether this player can force the result of the round into the set.
    pub can: bool,
    /// The set, by what this player owns after the round.
    pub goal: Divisions,
    /// How it was proven.
    pub proof: Proof,
}

/// That a limit was met before there was an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undecided;

/// Answers questions, and remembers the answers.
pub(crate) struct Questions<'a, 'g> {
    margins: &'a Margins<'g>,
    limits: Limits<'a>,
    ranker: Ranker,
    table: ForceTable,
    /// What is known of boards with the holes closed of the kernel.
    values: Table,
    kernel: Cow<'g, Kernel>,
    answers: HashMap<(Place, Divisions), bool>,
    /// Whether searches ask for values on their way.
    with_values: bool,
    pub(crate) nodes: u64,
    pub(crate) searches: usize,
}

impl<'a, 'g> Questions<'a, 'g> {
    pub(crate) fn new(margins: &'a Margins<'g>, bytes: usize, limits: Limits<'a>) -> Self {
        Self {
            margins,
            limits,
            ranker: Ranker::new(2 * margins.game().holes()),
            table: ForceTable::new(bytes / 2),
            values: Table::new(bytes / 2),
            kernel: margins.game().kernel(HoleSet::EMPTY),
            answers: HashMap::new(),
            with_values: true,
            nodes: 0,
            searches: 0,
        }
    }

    /// Whether a player, South being the starter, can force the result of a round into a set of shares
    /// of the starter.
    pub(crate) fn can(
        &mut self,
        place: Place,
        player: Seat,
        goal: Divisions,
    ) -> Result<(bool, Proof), Undecided> {
        if let Some(can) = self.by_value(place, player, goal) {
            return Ok((can, Proof::Value));
        }
        let starters = match player {
            Seat::South => goal,
            // One of the two players can always have their way.
            Seat::North => goal.others(self.margins.set_ups.total),
        };
        let starter_can = match self.answers.get(&(place, starters)) {
            Some(&can) => can,
            None => self.search(place, starters)?,
        };
        self.answers.insert((place, starters), starter_can);
        Ok((starter_can == (player == Seat::South), Proof::Search))
    }

    /// The same, where the value of the round tells: the starter can have as much as it gives or more,
    /// and the other player can leave them that or less.
    pub(crate) fn by_value(&self, place: Place, player: Seat, goal: Divisions) -> Option<bool> {
        let total = self.margins.set_ups.total;
        let share = self.margins.share_after(place)?;
        let (own, others) = match player {
            Seat::South => ((share, total), (0, share)),
            Seat::North => ((0, share), (share, total)),
        };
        if goal.all(own.0, own.1) {
            Some(true)
        } else if !goal.any(others.0, others.1) {
            Some(false)
        } else {
            None
        }
    }

    /// How many results that leave a player at least as many seeds as the value of the round lie outside
    /// a set.
    pub(crate) fn doubts(&self, place: Place, player: Seat, goal: Divisions) -> usize {
        let share = self.margins.share_after(place).unwrap_or(0);
        let missing = |after: &u8| match player {
            Seat::South => *after >= share,
            Seat::North => *after <= share,
        };
        let rest = goal.others(self.margins.set_ups.total);
        rest.iter().filter(missing).count()
    }

    fn search(&mut self, place: Place, goal: Divisions) -> Result<bool, Undecided> {
        let set_ups = &self.margins.set_ups;
        let position = set_ups.position(place).ok_or(Undecided)?;
        if self.kernel.closed() != position.closed() {
            self.kernel = self.margins.kernel(place);
            self.values.clear();
        }
        let limits = Limits {
            nodes: self.limits.nodes.saturating_sub(self.nodes),
            ..self.limits
        };
        let mut force = Force {
            set_ups,
            kernel: &self.kernel,
            values: self
                .with_values
                .then(|| Search::new(Engine::new(&self.kernel, &self.values), limits)),
            ranker: &self.ranker,
            goal,
            table: &mut self.table,
            limits,
            progress: Progress::default(),
        };
        let answer = force.answer(position);
        self.nodes += force.progress.nodes + force.values.map_or(0, |values| values.nodes());
        self.searches += 1;
        match answer {
            Answer::Yes => Ok(true),
            Answer::No => Ok(false),
            Answer::Unknown => Err(Undecided),
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_core::Game;

    use super::*;
    use crate::match_play::{Outcomes, Verdict};

    /// Proves again, by nothing but searches for sets, what was claimed of every round.
    fn check(game: &str, preset: &str) {
        let built_in = kuzhi_rules::built_in::find(game).expect("a built-in game");
        let file = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
        let choice = ("preset".to_owned(), preset.to_owned());
        let rules = file.rules(&[choice]).expect("a preset of this game");
        let game = Game::new(&rules).expect("rules that make sense");
        let margins = Margins::solve(&game, 1 << 22, Limits::NONE).expect("a match");
        let outcomes = Outcomes::solve(&margins, 1 << 22, Limits::NONE).expect("a match");
        let mut questions = Questions::new(&margins, 1 << 25, Limits::NONE);
        questions.with_values = false;
        let total = margins.set_ups.total;
        for standing in margins.standings() {
            let (Seat::South, Some(place)) = (standing.starter, margins.set_ups.round(&standing))
            else {
                continue;
            };
            let Verdict {
                claims,
                after_claims,
                ..
            } = outcomes.verdict(&standing).expect("a round follows");
            for claim in claims.iter().chain(&after_claims) {
                let (goal, wanted) = match claim.player {
                    Seat::South => (claim.goal, claim.can),
                    Seat::North => (claim.goal.turned(total).others(total), !claim.can),
                };
                let can = questions.search(place, goal).expect("no limit is set");
                assert_eq!(can, wanted, "{standing:?} {claim:?}");
            }
        }
    }

    #[test]
    fn searches_for_sets_and_values_agree() {
        check("pallankuzhi", "six");
        if std::env::var_os("KUZHI_ALL").is_some() {
            check("pallankuzhi", "five");
            check("pallankuzhi", "four");
            check("pasu-pondi", "six");
        }
    }
}
