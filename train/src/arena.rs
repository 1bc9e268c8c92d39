//! Matches between engines: pairs of games from the same random opening with the seats changed.

use core::fmt;
use std::{num::NonZero, thread};

use kuzhi_core::{Choices, Game, HoleSet, Kernel, Move, Position, Seat, SplitMix};
use kuzhi_search::{Analyst, Engine, Estimate, Limits, Network, Table};

use crate::{
    clock,
    plain::{self, lead},
    self_play::{any, play as play_move},
};

/// Who plays.
pub(crate) enum Player {
    /// The engine, with or without an estimate.
    Analyst(Option<Box<Network>>),
    /// A plain search to a fixed depth, however long it takes.
    Plain(u8),
}

/// How many moves are drawn by lot before a game.
const OPENING: u32 = 6;

/// Longer games are shared.
const LONGEST: usize = 400;

/// What came of a match, for the first player.
pub(crate) struct Score {
    pairs: Vec<f64>,
    counts: [u32; 3],
    seconds: [f64; 2],
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.pairs.len() as f64;
        let mean = self.pairs.iter().sum::<f64>() / number;
        let squares: f64 = self.pairs.iter().map(|pair| (pair - mean).powi(2)).sum();
        let error = 1.96 * (squares / (number - 1.0) / number).sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        let [wins, draws, losses] = self.counts;
        write!(
            f,
            "{wins} won, {draws} drawn, {losses} lost: {:+.0} Elo, 95 % between {:+.0} and {:+.0}; \
             seconds {:.1} and {:.1}",
            elo(mean),
            elo(mean - error),
            elo(mean + error),
            self.seconds[0],
            self.seconds[1],
        )
    }
}

/// Plays so many pairs of games, with so much time for a move.
pub(crate) fn play(game: &Game, players: [&Player; 2], pairs: u64, milliseconds: f64) -> Score {
    let threads = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let mut score = Score {
        pairs: Vec::new(),
        counts: [0; 3],
        seconds: [0.0; 2],
    };
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                scope.spawn(move || {
                    let seeds = (0..pairs).filter(|seed| seed % threads == part);
                    let table = || Table::new(8 << 20);
                    seeds
                        .map(|seed| {
                            [0, 1].map(|first| {
                                let tables = [table(), table()];
                                one(game, players, &tables, (seed, first), milliseconds / 1e3)
                            })
                        })
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        for pair in parts
            .into_iter()
            .flat_map(|part| part.join().expect("games end"))
        {
            let points = pair.map(|(result, _)| f64::from(result + 1) / 2.0);
            score.pairs.push(f64::midpoint(points[0], points[1]));
            for (result, seconds) in pair {
                score.counts[usize::try_from(1 - result).unwrap_or(1)] += 1;
                score.seconds[0] += seconds[0];
                score.seconds[1] += seconds[1];
            }
        }
    });
    score
}

/// One game: 1 if the first player wins, 0 if nobody does, and the seconds either took.
fn one(
    game: &Game,
    players: [&Player; 2],
    tables: &[Table; 2],
    (seed, first): (u64, usize),
    limit: f64,
) -> (i32, [f64; 2]) {
    let kernel = game.kernel(HoleSet::EMPTY);
    let mut random = SplitMix::new(seed);
    let mut here = game.start();
    let mut seen: Vec<Position> = Vec::new();
    let mut spent = [0.0_f64; 2];
    let south = first;
    let half = i32::try_from(here.total()).unwrap_or(0);
    for ply in 0..LONGEST {
        let choices = kernel.choices(&here);
        let repeated = seen.iter().filter(|&other| *other == here).count() >= 2;
        if repeated || matches!(choices, Choices::Over(_)) {
            break;
        }
        if Seat::BOTH
            .iter()
            .any(|&seat| 2 * i32::from(here.store(seat)) > half)
        {
            break;
        }
        seen.push(here);
        let r#move = match choices {
            Choices::Holes(holes) if ply < OPENING as usize => Move::Sow(any(holes, &mut random)),
            _ => {
                let turn = (here.mover().index() + south) % 2;
                let begin = clock::seconds();
                let found = choose(players[turn], &kernel, &tables[turn], &here, limit);
                spent[turn] += clock::seconds() - begin;
                found
            }
        };
        if play_move(&kernel, &mut here, r#move) {
            break;
        }
    }
    let rest = match kernel.choices(&here) {
        Choices::Over(reason) => kernel.leftovers(&here, reason),
        Choices::Pass | Choices::Holes(_) => [0, 0],
    };
    let rest = i32::try_from(rest[0]).unwrap_or(0) - i32::try_from(rest[1]).unwrap_or(0);
    let lead = lead(&here, Seat::South) + rest;
    ((if south == 0 { lead } else { -lead }).signum(), spent)
}

fn choose(player: &Player, kernel: &Kernel, table: &Table, here: &Position, time: f64) -> Move {
    match player {
        Player::Plain(depth) => plain::best(kernel, here, *depth).expect("the round goes on"),
        Player::Analyst(network) => {
            let begin = clock::seconds();
            let stop = || clock::seconds() - begin >= time;
            let analyst = Analyst {
                engine: Engine {
                    estimate: network
                        .as_ref()
                        .map(|network| network.as_ref() as &dyn Estimate),
                    ..Engine::new(kernel, table)
                },
                limits: Limits {
                    stop: &stop,
                    nodes: nodes_in(time),
                    ..Limits::NONE
                },
                lines: 1,
                threads: 1,
            };
            analyst.analyse(here, &mut |_| {}).lines[0].r#move
        }
    }
}

/// About as many nodes as are searched in so many seconds: a limit for times too short for the clock.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is cut off at one node"
)]
fn nodes_in(seconds: f64) -> u64 {
    (seconds * NODES_A_SECOND).max(1.0) as u64
}

const NODES_A_SECOND: f64 = 4e6;
