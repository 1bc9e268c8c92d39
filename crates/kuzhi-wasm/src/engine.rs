//! Thinking in slices: what a position and its moves are worth, and what the computer plays.
//!
//! This is the only file that knows the search. A question that is asked again goes on where it was
//! left, so that whoever asks can look at the clock and at other questions between two slices.

use std::{
    borrow::Cow,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use kuzhi_core::{
    Game, Position, SplitMix,
    rule_set::{Rest, Scope},
};
use kuzhi_rules::{Digest, digest};
use kuzhi_search::{Level, Limits, Player, Search, Solution, Table, solvable, solve};
use kuzhi_wire::{Advice, MoveValue, Said, Thought};

use crate::wire;

/// How deep the first look goes, which gives every move some value quickly.
const FIRST_LOOK: u8 = 4;

/// The memory of the search: large enough for whole games with few seeds, small enough for a phone.
const TABLE_BYTES: usize = 48 << 20;

/// How long the strongest level thinks about a move that it cannot prove, in milliseconds.
const STRONGEST_THINKS: f64 = 2_500.0;

/// How many nodes it searches at once, and how often, where no clock stops it.
const NODES_AT_ONCE: u64 = 120_000;
const TIMES: u32 = 50;

/// Thinks.
pub(crate) struct Engine {
    clock: fn() -> f64,
    /// The table, and the rules and closed holes that it is about.
    table: Option<(Digest, u32, Table)>,
    open: Option<Question>,
    weighed: Option<Weighed>,
}

/// Who is asked for a move.
pub(crate) struct Asked {
    /// From 1 for the weakest to 8 for the strongest.
    pub(crate) level: u8,
    /// What chance is drawn with.
    pub(crate) seed: u64,
    /// The positions of the round so far.
    pub(crate) past: Vec<Position>,
}

/// For how long and how often the strongest level has thought about a position.
#[derive(Clone, Copy)]
struct Weighed {
    position: Position,
    rules: Digest,
    millis: f64,
    times: u32,
}

/// A question that was not answered to the end yet.
struct Question {
    position: Position,
    rules: Digest,
    depth: u8,
    thought: Thought,
}

impl Engine {
    pub(crate) fn new(clock: fn() -> f64) -> Self {
        Self {
            clock,
            table: None,
            open: None,
            weighed: None,
        }
    }

    /// What a position is worth, as far as can be found in this time and what was found before.
    pub(crate) fn think(
        &mut self,
        game: &Game,
        position: &Position,
        millis: u32,
    ) -> Result<Thought, Vec<Said>> {
        let (game, proven) = searchable(game)?;
        let thought = self.look(&game, position, millis)?;
        Ok(believed(thought, proven))
    }

    /// What the computer would play at a level.
    pub(crate) fn advise(
        &mut self,
        game: &Game,
        position: &Position,
        asked: &Asked,
        millis: u32,
    ) -> Result<Advice, Vec<Said>> {
        let (game, proven) = searchable(game)?;
        let rules = digest(game.rules(), Scope::Play);
        let kernel = game.kernel(position.closed());
        let fits = |one: &Weighed| one.position == *position && one.rules == rules;
        let mut weighed = self.weighed.take().filter(fits).unwrap_or(Weighed {
            position: *position,
            rules,
            millis: 0.0,
            times: 0,
        });
        let clock = self.clock;
        let begin = clock();
        let end = begin + f64::from(millis).min(STRONGEST_THINKS - weighed.millis);
        let level = Level::new(asked.level.clamp(1, Level::MOST)).unwrap_or(Level::STRONGEST);
        let player = Player {
            engine: kuzhi_search::Engine::new(&kernel, self.table(rules, position)),
            level,
            limits: Limits {
                depth: Search::DEEPEST,
                nodes: NODES_AT_ONCE,
                stop: &|| clock() >= end,
            },
            threads: 1,
            past: &asked.past,
        };
        let found = player.advise(position, &mut SplitMix::new(asked.seed));
        weighed.millis += clock() - begin;
        weighed.times += 1;
        self.weighed = Some(weighed);
        let enough = weighed.millis >= STRONGEST_THINKS || weighed.times >= TIMES;
        let Some(found) = found else {
            return Ok(Advice {
                action: None,
                value: 0,
                exact: false,
                done: true,
            });
        };
        let done = level < Level::STRONGEST || found.exact || enough;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "no gain exceeds the seeds of a game"
        )]
        let value = found.gain.round() as i32;
        Ok(Advice {
            action: done.then(|| game.full_move_text(found.r#move).to_string()),
            value,
            exact: found.exact && proven,
            done,
        })
    }

    /// Looks deeper and deeper until the time is over.
    fn look(
        &mut self,
        game: &Game,
        position: &Position,
        millis: u32,
    ) -> Result<Thought, Vec<Said>> {
        let rules = digest(game.rules(), Scope::Play);
        let mut question = self
            .open
            .take()
            .filter(|open| open.position == *position && open.rules == rules)
            .unwrap_or(Question {
                position: *position,
                rules,
                depth: FIRST_LOOK,
                thought: Thought::default(),
            });
        let clock = self.clock;
        let table = self.table(rules, position);
        let kernel = game.kernel(position.closed());
        let end = clock() + f64::from(millis);
        while !question.thought.done {
            let stopped = AtomicBool::new(false);
            // The first look is short and always finished, so that there is always something to say.
            let first = question.thought.moves.is_empty();
            let stop =
                || stopped.fetch_or(!first && clock() >= end, Relaxed) || stopped.load(Relaxed);
            let limits = Limits {
                depth: question.depth,
                nodes: u64::MAX,
                stop: &stop,
            };
            let solution = solve(kuzhi_search::Engine::new(&kernel, table), position, limits)
                .map_err(unsolvable)?;
            question.learn(thought(game, &solution), stopped.load(Relaxed));
            if !stopped.load(Relaxed) {
                question.thought.done = question.thought.exact || question.depth >= Search::DEEPEST;
                question.depth = question.depth.saturating_mul(2).min(Search::DEEPEST);
            }
            if clock() >= end {
                break;
            }
        }
        let thought = question.thought.clone();
        self.open = Some(question);
        Ok(thought)
    }

    fn table(&mut self, rules: Digest, position: &Position) -> &Table {
        let closed = position.closed().bits();
        let fits = |(its, holes, _): &(Digest, u32, Table)| *its == rules && *holes == closed;
        let table = match self.table.take() {
            Some(kept) if fits(&kept) => kept.2,
            Some((_, _, mut other)) => {
                other.clear();
                other
            }
            None => Table::new(TABLE_BYTES),
        };
        &self.table.insert((rules, closed, table)).2
    }
}

impl Question {
    /// Takes over what was found. A look that was stopped knows only what it has proven.
    fn learn(&mut self, found: Thought, stopped: bool) {
        if !stopped || self.thought.moves.is_empty() {
            self.thought = found;
        } else {
            for (known, new) in self.thought.moves.iter_mut().zip(found.moves) {
                if new.exact && !known.exact {
                    *known = new;
                }
            }
        }
        let moves = &self.thought.moves;
        self.thought.exact =
            self.thought.exact || (!moves.is_empty() && moves.iter().all(|one| one.exact));
        if let Some(best) = moves.iter().map(|one| one.value).max() {
            self.thought.value = best;
        }
        self.thought.done = self.thought.exact;
    }
}

fn thought(game: &Game, solution: &Solution) -> Thought {
    let moves = solution.moves.iter().map(|&(r#move, value)| MoveValue {
        action: game.full_move_text(r#move).to_string(),
        hole: wire::hole_of(r#move),
        value: value.seeds.into(),
        exact: value.exact,
    });
    Thought {
        value: solution.value.seeds.into(),
        exact: solution.value.exact,
        moves: moves.collect(),
        done: true,
    }
}

/// The game that the search can think about, and whether what it proves there is true of the game itself.
///
/// Where a repetition has no value that is known before play is stopped, it thinks as if the rest were
/// shared, and is right as long as nothing is repeated.
fn searchable(game: &Game) -> Result<(Cow<'_, Game>, bool), Vec<Said>> {
    if solvable(game.rules()).is_ok() {
        return Ok((Cow::Borrowed(game), true));
    }
    let mut rules = game.rules().clone();
    rules.repetition.rest = Rest::Shared;
    match Game::new(&rules) {
        Ok(like_it) => Ok((Cow::Owned(like_it), false)),
        Err(_) => Err(vec![Said::new("error-unsolvable")]),
    }
}

/// What was found, as an estimate where it is not proven of the game itself.
fn believed(mut thought: Thought, proven: bool) -> Thought {
    if !proven {
        thought.exact = false;
        for r#move in &mut thought.moves {
            r#move.exact = false;
        }
    }
    thought
}

fn unsolvable(why: kuzhi_search::Unsolvable) -> Vec<Said> {
    vec![Said {
        plain: why.to_string(),
        ..Said::new("error-unsolvable")
    }]
}
