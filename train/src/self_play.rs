//! Self-play: games of an engine against itself, from which the next one learns.

use std::{num::NonZero, ops::ControlFlow, thread};

use anyhow::{Result, anyhow};
use kuzhi_core::{
    Choices, Game, HoleSet, Kernel, Move, Position, Probe as _, Seat, Silent, SplitMix,
    rule_set::{RuleSet, Scope},
};
use kuzhi_search::{Analyst, Engine, Estimate, Limits, Network, network::COUNTS};
use kuzhi_tables::Build;

use crate::{
    learn::{Form, Learner, Sample},
    plain::lead,
};

/// How many games are played before learning anew, each time with what was learned before.
const GAMES: [u64; 3] = [1000, 1800, 3000];

/// How many nodes are searched for a move.
const NODES: u64 = 1200;

/// Boards with at most so many seeds are not played on: their values are known.
const TABLE: u32 = 10;

/// Longer games are left at what was gained by then.
const LONGEST: usize = 250;

/// One move in so many is drawn by lot.
const LOT: u32 = 12;

/// What is learned from the last games.
pub(crate) struct Learned {
    pub(crate) network: Vec<u8>,
    /// The best that a plain sum over the holes makes of the same boards, to compare with.
    pub(crate) linear: Vec<u8>,
}

/// Plays and learns, several times over.
pub(crate) fn generations(rules: &RuleSet) -> Result<Learned> {
    let game = Game::new(rules).map_err(|_| anyhow!("the rules make no sense"))?;
    let digest = kuzhi_rules::digest(rules, Scope::Play);
    let table = Build::new(rules, TABLE)?.table(&mut |_| ControlFlow::Continue(()))?;
    let holes = u8::try_from(game.holes())?;
    let write = |samples: &[Sample], form, seed| {
        let mut random = SplitMix::new(seed);
        let mut learner = Learner::new(form, game.holes(), &mut random);
        let error = learner.learn(samples, &mut random);
        println!("{form:?}: {} boards, error {error:.3} seeds", samples.len());
        learner.write(digest.as_bytes(), holes)
    };
    let mut network: Option<Network> = None;
    let mut learned = Learned {
        network: Vec::new(),
        linear: Vec::new(),
    };
    let mut first = 1;
    let mut samples = Vec::new();
    for games in GAMES {
        let seeds: Vec<u64> = (first..first + games).collect();
        first += games;
        let player = Playing {
            game: &game,
            kernel: &game.kernel(HoleSet::EMPTY),
            table: &table,
            estimate: network.as_ref(),
        };
        // What the last but one played is out of date.
        samples.drain(..samples.len() / 2);
        samples.extend(player.games(&seeds));
        learned.network = write(&samples, Form::Network, first);
        learned.linear = write(&samples, Form::Linear, first);
        network = Some(Network::read(&learned.network, digest.as_bytes())?);
    }
    Ok(learned)
}

/// What self-play works with.
#[derive(Clone, Copy)]
struct Playing<'a> {
    game: &'a Game,
    kernel: &'a Kernel,
    table: &'a kuzhi_tables::Table,
    estimate: Option<&'a Network>,
}

/// A board of a game, with what the search thought of it and who moved.
struct Moment {
    position: Position,
    searched: f32,
}

impl Playing<'_> {
    /// The boards of some games, in their order whatever the number of threads.
    fn games(self, seeds: &[u64]) -> Vec<Sample> {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            let parts = seeds.chunks(seeds.len().div_ceil(threads));
            let threads: Vec<_> = parts
                .map(|part| {
                    scope.spawn(move || {
                        let samples = part.iter().flat_map(|&seed| self.one(seed));
                        samples.collect::<Vec<_>>()
                    })
                })
                .collect();
            let done = threads.into_iter().map(thread::ScopedJoinHandle::join);
            done.flat_map(|samples| samples.expect("games end"))
                .collect()
        })
    }

    /// The boards of one game.
    fn one(self, seed: u64) -> Vec<Sample> {
        let mut random = SplitMix::new(seed);
        let memory = kuzhi_search::Table::new(1 << 19);
        let engine = Engine {
            probe: Some(self.table),
            estimate: self.estimate.map(|network| network as &dyn Estimate),
            ..Engine::new(self.kernel, &memory)
        };
        let opening = 2 + random.below(9) as usize;
        let mut here = self.game.start();
        let mut moments = Vec::new();
        for ply in 0..LONGEST {
            let choices = self.kernel.choices(&here);
            let known = self.table.value(&here).is_some();
            if known || matches!(choices, Choices::Over(_)) {
                break;
            }
            let by_lot = ply < opening || random.below(LOT) == 0;
            let r#move = if let (true, Choices::Holes(holes)) = (by_lot, choices) {
                Move::Sow(any(holes, &mut random))
            } else {
                let limits = Limits {
                    nodes: NODES,
                    ..Limits::NONE
                };
                let analyst = Analyst {
                    engine,
                    limits,
                    lines: 1,
                    threads: 1,
                };
                let found = analyst.analyse(&here, &mut |_| {});
                moments.push(Moment {
                    position: here,
                    searched: found.value,
                });
                found.lines[0].r#move
            };
            if play(self.kernel, &mut here, r#move) {
                break;
            }
        }
        let end = lead(&here, Seat::South) + self.rest(&here);
        moments
            .iter()
            .map(|moment| self.sample(moment, end))
            .collect()
    }

    /// What South still gains at the end of a game.
    fn rest(self, position: &Position) -> i32 {
        if let Choices::Over(reason) = self.kernel.choices(position) {
            let [south, north] = self.kernel.leftovers(position, reason);
            return i32::try_from(south).unwrap_or(0) - i32::try_from(north).unwrap_or(0);
        }
        let value = i32::from(self.table.value(position).unwrap_or(0));
        if position.mover() == Seat::South {
            value
        } else {
            -value
        }
    }

    fn sample(self, moment: &Moment, end: i32) -> Sample {
        let position = &moment.position;
        let gained = end - lead(position, Seat::South);
        let played = if position.mover() == Seat::South {
            gained
        } else {
            -gained
        };
        let board = position.board().as_array();
        let holes = self.game.holes();
        let (own, other) = match position.mover() {
            Seat::South => (0, holes),
            Seat::North => (holes, 0),
        };
        let ordered = board[own..own + holes]
            .iter()
            .chain(&board[other..other + holes]);
        let rows = ordered.enumerate().map(|(hole, &seeds)| {
            let row = hole * COUNTS + usize::from(seeds).min(COUNTS - 1);
            u16::try_from(row).unwrap_or(0)
        });
        Sample {
            rows: rows.collect(),
            seeds: position.board().total(),
            worth: 0.6 * moment.searched + 0.4 * played as f32,
        }
    }
}

/// One of some holes, all being equally likely.
pub(crate) fn any(holes: HoleSet, random: &mut SplitMix) -> kuzhi_core::Hole {
    let count = u32::try_from(holes.into_iter().count()).unwrap_or(0);
    let index = random.below(count) as usize;
    holes
        .into_iter()
        .nth(index)
        .expect("there is a hole to play")
}

/// Makes a move; says whether it ends the round.
pub(crate) fn play(kernel: &Kernel, position: &mut Position, r#move: Move) -> bool {
    match r#move {
        Move::Sow(hole) => kernel.play(position, hole, &mut Silent).ends_round,
        Move::Pass => {
            kernel.pass(position, &mut Silent);
            false
        }
    }
}
