//! Thinking in slices: what a position and its moves are worth, and what the computer plays.
//!
//! This is the only file that knows the search. A question that is asked again goes on where it was
//! left, so that whoever asks can look at the clock and at other questions between two slices.

use std::borrow::Cow;

use kuzhi_core::{
    Game, Kernel, Position, SplitMix,
    rule_set::{Rest, Scope},
};
use kuzhi_rules::{Digest, digest};
use kuzhi_search::{
    Analysis, Analyst, Estimate, Level, Limits, Network, Player, Search, Table, solvable,
};
use kuzhi_wire::{Advice, MoveValue, Said, Thought};

use crate::wire;

/// The memory of the search: large enough for whole games with few seeds, small enough for a phone.
const TABLE_BYTES: usize = 48 << 20;

/// How often the strongest level looks at a position that it cannot prove before it decides.
const LOOKS: u32 = 7;

/// How many nodes the first look at a position searches at the most.
const NODES_AT_FIRST: u64 = 120_000;

/// Thinks.
pub(crate) struct Engine {
    clock: fn() -> f64,
    /// The table, and the rules and closed holes that it is about.
    table: Option<(Digest, u32, Table)>,
    /// What was learned about positions, and the rules for which it was.
    learned: Option<(Digest, Network)>,
    open: Option<Question>,
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

/// The position that was thought about last, and what is known of it.
struct Question {
    position: Position,
    rules: Digest,
    /// What was found out about its moves, and in how many looks.
    thought: Thought,
    looks: u32,
    /// How often the strongest level has looked at it without deciding.
    weighed: u32,
}

impl Engine {
    pub(crate) fn new(clock: fn() -> f64) -> Self {
        Self {
            clock,
            table: None,
            learned: None,
            open: None,
        }
    }

    /// Takes over weights, if they were learned for this game.
    pub(crate) fn learn(&mut self, game: &Game, weights: &[u8]) -> bool {
        let rules = digest(game.rules(), Scope::Play);
        let Ok(network) = Network::read(weights, rules.as_bytes()) else {
            return false;
        };
        // What was found without them would be taken for what is found with them.
        self.table = None;
        self.open = None;
        self.learned = Some((rules, network));
        true
    }

    /// What a position is worth, as far as can be found in this time and what was found before.
    pub(crate) fn think(
        &mut self,
        game: &Game,
        position: &Position,
        millis: u32,
    ) -> Result<Thought, Vec<Said>> {
        let (game, proven) = searchable(game)?;
        let thought = self.look(&game, position, millis);
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
        let mut question = self.question(&game, position);
        let kernel = game.kernel(position.closed());
        let longer = longer(question.weighed);
        let clock = self.clock;
        let end = clock() + f64::from(millis) * f64::from(longer);
        let level = Level::new(asked.level.clamp(1, Level::MOST)).unwrap_or(Level::STRONGEST);
        let player = Player {
            engine: self.search(&kernel, question.rules),
            level,
            limits: Limits {
                depth: Search::DEEPEST,
                nodes: NODES_AT_FIRST * u64::from(longer),
                stop: &|| clock() >= end,
            },
            threads: 1,
            past: &asked.past,
        };
        let found = player.advise(position, &mut SplitMix::new(asked.seed));
        let Some(found) = found else {
            return Ok(Advice {
                action: None,
                value: 0,
                exact: false,
                done: true,
            });
        };
        question.weighed += 1;
        let done = level < Level::STRONGEST || found.exact || question.weighed >= LOOKS;
        if done {
            // Whoever asks again gets as much thought again.
            question.weighed = 0;
        }
        self.open = Some(question);
        Ok(Advice {
            action: done.then(|| game.full_move_text(found.r#move).to_string()),
            value: in_seeds(found.gain),
            exact: found.exact && proven,
            done,
        })
    }

    /// Looks deeper and deeper until the time is over.
    fn look(&mut self, game: &Game, position: &Position, millis: u32) -> Thought {
        let mut question = self.question(game, position);
        let kernel = game.kernel(position.closed());
        let longer = longer(question.looks);
        let clock = self.clock;
        let end = clock() + f64::from(millis) * f64::from(longer);
        if !question.thought.done {
            let analyst = Analyst {
                engine: self.search(&kernel, question.rules),
                limits: Limits {
                    depth: Search::DEEPEST,
                    nodes: NODES_AT_FIRST * u64::from(longer),
                    stop: &|| clock() >= end,
                },
                lines: usize::MAX,
                threads: 1,
            };
            let found = analyst.analyse(position, &mut |_| {});
            question.looks += 1;
            question.learn(thought(game, &found));
        }
        let thought = question.thought.clone();
        self.open = Some(question);
        thought
    }

    /// What is known of a position.
    fn question(&mut self, game: &Game, position: &Position) -> Question {
        let rules = digest(game.rules(), Scope::Play);
        let fits = |open: &Question| open.position == *position && open.rules == rules;
        self.open.take().filter(fits).unwrap_or(Question {
            position: *position,
            rules,
            thought: Thought::default(),
            looks: 0,
            weighed: 0,
        })
    }

    /// A search with what is remembered and what was learned about these rules.
    fn search<'a>(&'a mut self, kernel: &'a Kernel, rules: Digest) -> kuzhi_search::Engine<'a> {
        let closed = kernel.closed().bits();
        let fits = |(its, holes, _): &(Digest, u32, Table)| *its == rules && *holes == closed;
        let table = match self.table.take() {
            Some(kept) if fits(&kept) => kept.2,
            Some((_, _, mut other)) => {
                other.clear();
                other
            }
            None => Table::new(TABLE_BYTES),
        };
        let learned = self.learned.as_ref().filter(|(its, _)| *its == rules);
        kuzhi_search::Engine {
            estimate: learned.map(|(_, network)| network as &dyn Estimate),
            ..kuzhi_search::Engine::new(kernel, &self.table.insert((rules, closed, table)).2)
        }
    }
}

impl Question {
    /// Takes over what was found, but for moves of which more was known before.
    fn learn(&mut self, mut found: Thought) {
        for known in self.thought.moves.iter().filter(|known| known.exact) {
            for new in &mut found.moves {
                if new.action == known.action {
                    new.clone_from(known);
                }
            }
        }
        if let Some(best) = found.moves.iter().map(|one| one.value).max() {
            found.value = best;
        }
        found.exact |= !found.moves.is_empty() && found.moves.iter().all(|one| one.exact);
        found.done |= found.exact;
        self.thought = found;
    }
}

fn thought(game: &Game, found: &Analysis) -> Thought {
    let moves = found.lines.iter().map(|line| MoveValue {
        action: game.full_move_text(line.r#move).to_string(),
        hole: wire::hole_of(line.r#move),
        value: in_seeds(line.value),
        exact: line.exact,
    });
    Thought {
        value: in_seeds(found.value),
        exact: found.exact,
        moves: moves.collect(),
        done: found.exact || found.depth >= Search::DEEPEST,
    }
}

/// How many times as long as the first look the next one lasts, after so many. A look begins anew and is
/// helped by what the table knows, but only one that is long enough gets further.
fn longer(looks: u32) -> u32 {
    1 << looks.min(3)
}

/// The nearest whole number of seeds.
#[expect(
    clippy::cast_possible_truncation,
    reason = "no gain exceeds the seeds of a game"
)]
fn in_seeds(gain: f32) -> i32 {
    gain.round() as i32
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
