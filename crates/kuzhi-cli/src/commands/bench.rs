//! `bench`: a fixed suite of random rounds and searches, whose figures show whether anything behaves
//! otherwise.

use std::io::Write;

use kuzhi_core::{Choices, Game, Kernel, Position, Silent, SplitMix, deal};
use kuzhi_i18n::Messages;
use kuzhi_rules::built_in;
use kuzhi_search::Search;
use serde_json::{Value, json};

use super::bench_search::{self, Searched};
use crate::{
    chosen_game::{ChosenGame, rule_text},
    clock,
    failure::Failure,
    text::text,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    games: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    rounds: u32,
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u8).range(1..=i64::from(Search::DEEPEST)))]
    depth: u8,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let all = built_in::all().iter().map(|game| game.id.to_owned());
    let games = if args.games.is_empty() {
        all.collect()
    } else {
        args.games.clone()
    };
    let mut results = Vec::new();
    let mut nodes = 0;
    for game in games {
        let chosen = ChosenGame::new(&rule_text(&game, texts)?, Vec::new(), texts)?;
        let result = Measured::of(&chosen, args);
        nodes += result.searched.nodes;
        if args.json {
            results.push(result.as_json());
        } else {
            writeln!(out, "{}", result.as_text(texts))?;
            out.flush()?;
        }
    }
    if args.json {
        writeln!(out, "{}", Value::Array(results))?;
    } else {
        // Read by scripts, and so the same in every language.
        writeln!(out, "Bench: {nodes}")?;
    }
    Ok(())
}

struct Measured {
    id: String,
    played: Totals,
    seconds: f64,
    searched: Searched,
}

impl Measured {
    fn of(chosen: &ChosenGame, args: &Args) -> Self {
        let started = clock::now();
        let played = play(&chosen.game, args.rounds);
        let seconds = clock::now().duration_since(started).as_secs_f64();
        Self {
            id: chosen.file.id.clone(),
            played,
            seconds,
            searched: bench_search::search(&chosen.game, args.depth),
        }
    }

    fn moves_per_second(&self) -> f64 {
        rate(self.played.moves, self.seconds)
    }

    fn nodes_per_second(&self) -> f64 {
        rate(self.searched.nodes, self.searched.seconds)
    }

    fn as_json(&self) -> Value {
        json!({
            "game": self.id,
            "rounds": self.played.rounds,
            "moves": self.played.moves,
            "laps": self.played.laps,
            "checksum": self.checksum(),
            "seconds": self.seconds,
            "moves_per_second": self.moves_per_second().round(),
            "nodes": self.searched.nodes,
            "nodes_per_second": self.nodes_per_second().round(),
        })
    }

    fn as_text(&self, texts: &Messages) -> String {
        text!(
            texts,
            "bench-line",
            game = &self.id,
            rounds = self.played.rounds,
            moves = self.played.moves,
            laps = self.played.laps,
            checksum = self.checksum(),
            rate = format!("{:.2}", self.moves_per_second() / 1e6),
            nodes = self.searched.nodes,
            speed = format!("{:.2}", self.nodes_per_second() / 1e6)
        )
    }

    fn checksum(&self) -> String {
        format!("{:016x}", self.played.checksum)
    }
}

/// So many things in so much time, a second.
fn rate(count: u64, seconds: f64) -> f64 {
    #[expect(
        clippy::cast_precision_loss,
        reason = "a rate is shown with few digits"
    )]
    let count = count as f64;
    count / seconds.max(1e-9)
}

/// What came of all rounds together.
#[derive(Default)]
struct Totals {
    rounds: u32,
    moves: u64,
    laps: u64,
    checksum: u64,
}

impl Totals {
    fn note(&mut self, figure: u64) {
        self.checksum = SplitMix::new(self.checksum ^ figure).next_u64();
    }
}

/// Plays rounds in which every move is drawn at random.
fn play(game: &Game, rounds: u32) -> Totals {
    const SEED: u64 = 1;
    let mut random = SplitMix::new(SEED);
    let mut totals = Totals::default();
    for round in 0..rounds {
        let start = deal(game, SEED + u64::from(round));
        let kernel = game.kernel(start.closed());
        play_round(&kernel, start, &mut random, &mut totals);
    }
    totals
}

fn play_round(kernel: &Kernel, start: Position, random: &mut SplitMix, totals: &mut Totals) {
    // Games that never end by themselves are left here; repetition is not looked for.
    const MOST_MOVES: u32 = 500;
    let mut position = start;
    for _ in 0..MOST_MOVES {
        match kernel.choices(&position) {
            Choices::Over(_) => break,
            Choices::Pass => kernel.pass(&mut position, &mut Silent),
            Choices::Holes(holes) => {
                let count = u32::try_from(holes.len()).unwrap_or(0);
                let Some(hole) = holes.nth(random.below(count) as usize) else {
                    break;
                };
                let played = kernel.play(&mut position, hole, &mut Silent);
                totals.laps += u64::from(played.laps);
                if played.ends_round {
                    break;
                }
            }
        }
        totals.moves += 1;
    }
    let [south, north] = position.stores();
    totals.rounds += 1;
    totals.note(totals.moves);
    totals.note(totals.laps);
    totals.note(u64::from(south) << 8 | u64::from(north));
}
