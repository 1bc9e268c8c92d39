//! The search for a set of divisions: can the starter of a round force its result into the set?
//!
//! A position answers yes if one move of the starter does, and no if one of the other player does. As
//! soon as all results that the seeds on the board still allow lie in the set, or none does, nothing more
//! needs to be searched.
//!
//! Endless play shares the board. As long as no seed is stored, every circle therefore leads to the same
//! division, so a position that comes back on the way has a certain answer: on this way. What rests on
//! it is kept in the table only in two cases. Either every repetition it rests on lies below the
//! position itself; then it is true of the position on every way. Or it is the opposite of what the
//! repetition answers: an answer that holds although repetitions were counted for the other side holds
//! all the more where they are not repetitions.

use arrayvec::ArrayVec;
use kuzhi_core::{Choices, Hole, Kernel, Position, Ranker, Reason, Seat, Silent};

use crate::{
    limits::Limits,
    match_play::{
        Divisions,
        force_table::{Answer, ForceTable, Key, Known},
        set_ups::SetUps,
    },
    points::in_points,
    search::Search,
    tunables,
};

/// A search for one set.
pub(crate) struct Force<'a> {
    pub(crate) set_ups: &'a SetUps<'a>,
    pub(crate) kernel: &'a Kernel,
    pub(crate) ranker: &'a Ranker,
    /// For exact values, which often settle the matter further down. The answers do not depend on it.
    pub(crate) values: Option<Search<'a>>,
    pub(crate) goal: Divisions,
    pub(crate) table: &'a mut ForceTable,
    pub(crate) limits: Limits<'a>,
    pub(crate) progress: Progress,
}

/// How far a search has come.
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress {
    pub(crate) nodes: u64,
    stopped: bool,
    /// The boards from the root to the node being searched, each with its seeds.
    line: Vec<(u64, u32)>,
}

/// An answer, and the lowest ply of a board that it rests on coming back.
#[derive(Clone, Copy)]
struct Found {
    answer: Answer,
    rests_on: usize,
}

impl Found {
    const fn free(answer: Answer) -> Self {
        Self {
            answer,
            rests_on: usize::MAX,
        }
    }
}

/// A move and where it leads.
#[derive(Clone, Copy)]
struct Step {
    place: u8,
    position: Position,
    ends_round: bool,
    weight: i16,
}

impl Step {
    const NONE: u8 = u8::MAX;
}

impl Force<'_> {
    /// The answer, looking ahead further and further until it is certain or a limit is met.
    pub(crate) fn answer(&mut self, position: &Position) -> Answer {
        self.table.next_question();
        self.deepen(position)
    }

    /// The answer, with all that the table knows of the same question.
    fn deepen(&mut self, position: &Position) -> Answer {
        let deepest = self.limits.depth.min(Search::DEEPEST);
        let mut depth = tunables::FIRST_DEPTH.min(deepest);
        loop {
            let found = self.node(position, depth);
            if found.answer != Answer::Unknown || self.progress.stopped || depth == deepest {
                return found.answer;
            }
            depth = depth.saturating_mul(tunables::DEEPENING).min(deepest);
        }
    }

    fn node(&mut self, position: &Position, depth: u8) -> Found {
        self.count();
        let [own, other] = position.stores();
        let most = self.set_ups.total.saturating_sub(other);
        if self.goal.all(own, most) {
            return Found::free(Answer::Yes);
        }
        if !self.goal.any(own, most) {
            return Found::free(Answer::No);
        }
        let choices = self.kernel.choices(position);
        if let Choices::Over(reason) = choices {
            return Found::free(self.result(position, reason));
        }
        let key = self.key(position);
        if let Some(rests_on) = self.earlier(key.board, position.board().total()) {
            let answer = self.result(position, Reason::Repetition);
            return Found { answer, rests_on };
        }
        let known = self.table.get(key);
        if let Some(known) = known
            && (known.answer != Answer::Unknown || known.depth >= depth)
        {
            return Found::free(known.answer);
        }
        if let Some(answer) = self.by_value(position, (own, most), depth) {
            let best = Step::NONE;
            self.table.put(
                key,
                Known {
                    answer,
                    depth,
                    best,
                },
            );
            return Found::free(answer);
        }
        if depth == 0 || self.progress.stopped {
            return Found::free(Answer::Unknown);
        }
        let best = known.map_or(Step::NONE, |known| known.best);
        let steps = self.steps(position, choices, best);
        self.expand(position, key, &steps, depth)
    }

    fn expand(&mut self, position: &Position, key: Key, steps: &[Step], depth: u8) -> Found {
        let seeds = position.board().total();
        self.progress.line.push((key.board, seeds));
        let (found, best) = self.moves(position.mover(), steps, depth);
        self.progress.line.pop();
        let circle = self.result(position, Reason::Repetition);
        let answer = found.answer;
        self.keep(
            key,
            circle,
            found,
            Known {
                answer,
                depth,
                best,
            },
        )
    }

    /// The answer, if play for most seeds gives it: the starter can have so many that all results from
    /// there on lie in the set, or the other player can leave them so few that none does.
    fn by_value(
        &mut self,
        position: &Position,
        (least, most): (u8, u8),
        depth: u8,
    ) -> Option<Answer> {
        let lowest = (least..=most).find(|&share| self.goal.contains(share))?;
        let enough = (lowest..=most)
            .rev()
            .take_while(|&share| self.goal.contains(share))
            .last();
        if let Some(enough) = enough
            && self.at_least(position, enough, depth)?
        {
            return Some(Answer::Yes);
        }
        if enough != Some(lowest) && self.at_least(position, lowest, depth)? {
            return None;
        }
        Some(Answer::No)
    }

    /// Whether the starter can have at least so much, as far as is proven.
    fn at_least(&mut self, position: &Position, share: u8, depth: u8) -> Option<bool> {
        let [own, other] = position.stores().map(i16::from);
        let net = self.set_ups.lead_for(share) - (own - other);
        let (asked, wanted) = match position.mover() {
            Seat::South => (net, true),
            Seat::North => (1 - net, false),
        };
        let values = self.values.as_mut()?;
        let asked = in_points(asked);
        let found = values.ask(position, asked, depth);
        found.proven.then_some((found.value >= asked) == wanted)
    }

    fn count(&mut self) {
        let progress = &mut self.progress;
        progress.nodes += 1;
        if progress.nodes.is_multiple_of(1024) {
            progress.stopped |= progress.nodes >= self.limits.nodes || (self.limits.stop)();
        }
        progress.stopped |= self.values.as_ref().is_some_and(Search::stopped);
    }

    fn result(&self, position: &Position, reason: Reason) -> Answer {
        if self
            .goal
            .contains(self.set_ups.share_after(position, reason))
        {
            Answer::Yes
        } else {
            Answer::No
        }
    }

    fn key(&self, position: &Position) -> Key {
        let mover = u64::from(position.mover() == Seat::North);
        Key {
            board: self.ranker.rank(position) << 1 | mover,
            store: position.store(Seat::South),
        }
    }

    /// The ply of an earlier occurrence of a board on the way here. Boards with as many seeds have the
    /// same stores, since nothing was stored between them.
    fn earlier(&self, board: u64, seeds: u32) -> Option<usize> {
        let line = &self.progress.line;
        let same_seeds = line.iter().rev().take_while(|step| step.1 == seeds);
        let back = same_seeds.take_while(|step| step.0 != board).count();
        let ply = line.len().checked_sub(back + 1)?;
        (line[ply] == (board, seeds)).then_some(ply)
    }

    fn moves(&mut self, mover: Seat, steps: &[Step], depth: u8) -> (Found, u8) {
        let (wanted, unwanted) = match mover {
            Seat::South => (Answer::Yes, Answer::No),
            Seat::North => (Answer::No, Answer::Yes),
        };
        let mut all = Found::free(unwanted);
        for step in steps {
            let found = if step.ends_round {
                Found::free(self.result(&step.position, Reason::Endless))
            } else {
                self.node(&step.position, depth - 1)
            };
            if found.answer == wanted {
                return (found, step.place);
            }
            if found.answer == Answer::Unknown {
                all.answer = Answer::Unknown;
            }
            all.rests_on = all.rests_on.min(found.rests_on);
        }
        (all, Step::NONE)
    }

    /// Notes what was found, and passes it on. `circle` is what a repetition answers here.
    fn keep(&mut self, key: Key, circle: Answer, found: Found, mut known: Known) -> Found {
        if self.progress.stopped {
            return Found::free(Answer::Unknown);
        }
        let below = found.rests_on >= self.progress.line.len();
        let against = found.answer != Answer::Unknown && found.answer != circle;
        let free = below || against;
        if !free {
            known.answer = Answer::Unknown;
            known.depth = 0;
        }
        self.table.put(key, known);
        if free {
            Found::free(found.answer)
        } else {
            found
        }
    }

    /// The moves, the likeliest first: the one found best before, then by what they gain.
    fn steps(&self, position: &Position, choices: Choices, best: u8) -> ArrayVec<Step, 16> {
        let mut steps = ArrayVec::new();
        match choices {
            Choices::Holes(holes) => {
                for hole in holes {
                    let step = self.sow(position, hole, best);
                    let lighter = |other: &Step| other.weight <= step.weight;
                    let index = steps.iter().position(lighter);
                    steps.insert(index.unwrap_or(steps.len()), step);
                }
            }
            Choices::Pass => {
                let mut after = *position;
                self.kernel.pass(&mut after, &mut Silent);
                steps.push(Step {
                    place: Step::NONE,
                    position: after,
                    ends_round: false,
                    weight: 0,
                });
            }
            Choices::Over(_) => {}
        }
        steps
    }

    fn sow(&self, position: &Position, hole: Hole, best: u8) -> Step {
        let mut after = *position;
        let played = self.kernel.play(&mut after, hole, &mut Silent);
        let place = u8::try_from(hole.place(self.kernel.holes())).unwrap_or(Step::NONE);
        let mover = position.mover();
        let gained = |seat: Seat| i16::from(after.store(seat)) - i16::from(position.store(seat));
        let again = i16::from(after.mover() == mover);
        let gain = gained(mover) - gained(mover.other());
        Step {
            place,
            position: after,
            ends_round: played.ends_round,
            weight: if place == best {
                i16::MAX
            } else {
                in_points(gain) + tunables::AGAIN * again
            },
        }
    }
}

#[cfg(test)]
mod tests;
