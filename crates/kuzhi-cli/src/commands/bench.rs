//! `bench`: a fixed suite of random rounds, whose figures show whether anything behaves otherwise.

use std::{io::Write, time::Instant};

use kuzhi_core::{Choices, Game, Kernel, Position, Silent, SplitMix, deal};
use kuzhi_i18n::Messages;
use kuzhi_rules::built_in;
use serde_json::{Value, json};

use crate::{
    chosen_game::{ChosenGame, rule_text},
    failure::Failure,
    text::text,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    games: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    rounds: u32,
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
    for game in games {
        let chosen = ChosenGame::new(&rule_text(&game, texts)?, Vec::new(), texts)?;
        let result = Measured::of(&chosen, args.rounds);
        if args.json {
            results.push(result.as_json());
        } else {
            writeln!(out, "{}", result.as_text(texts))?;
            out.flush()?;
        }
    }
    if args.json {
        writeln!(out, "{}", Value::Array(results))?;
    }
    Ok(())
}

struct Measured {
    id: String,
    played: Totals,
    seconds: f64,
}

impl Measured {
    fn of(chosen: &ChosenGame, rounds: u32) -> Self {
        #[expect(
            clippy::disallowed_methods,
            reason = "the time is printed and decides nothing"
        )]
        let now = Instant::now;
        let started = now();
        let played = play(&chosen.game, rounds);
        Self {
            id: chosen.file.id.clone(),
            played,
            seconds: started.elapsed().as_secs_f64(),
        }
    }

    fn per_second(&self) -> f64 {
        #[expect(
            clippy::cast_precision_loss,
            reason = "a rate is shown with few digits"
        )]
        let moves = self.played.moves as f64;
        moves / self.seconds.max(1e-9)
    }

    fn as_json(&self) -> Value {
        json!({
            "game": self.id,
            "rounds": self.played.rounds,
            "moves": self.played.moves,
            "laps": self.played.laps,
            "checksum": self.checksum(),
            "seconds": self.seconds,
            "moves_per_second": self.per_second().round(),
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
            rate = format!("{:.2}", self.per_second() / 1e6)
        )
    }

    fn checksum(&self) -> String {
        format!("{:016x}", self.played.checksum)
    }
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
