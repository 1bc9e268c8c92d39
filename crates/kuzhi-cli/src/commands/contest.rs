//! `match`: program against program.

use std::{io::Write, time::Duration};

use clap::builder::NonEmptyStringValueParser;
use kuzhi_core::{Game, Seat, SplitMix};
use kuzhi_i18n::Messages;
use kuzhi_search::Level;
use serde_json::{Value, json};

use crate::{
    chosen_game::GameArgument,
    contestant::{Allowance, Contestant, Seated, opening, play_round},
    failure::Failure,
    known_values::KnownValues,
    quantity,
    rating::Rating,
    tally::{Decision, Sprt, Tally},
    text::text,
    watch::Watch,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(
        long,
        value_name = "SPEC",
        required_unless_present = "ladder",
        conflicts_with = "ladder"
    )]
    south: Option<Contestant>,
    #[arg(
        long,
        value_name = "SPEC",
        required_unless_present = "ladder",
        conflicts_with = "ladder"
    )]
    north: Option<Contestant>,
    #[arg(long)]
    ladder: bool,
    #[arg(long, value_name = "N", default_value = "100", value_parser = rounds)]
    games: u64,
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    #[arg(long, value_name = "TIME", value_parser = quantity::time, conflicts_with = "nodes")]
    time: Option<Duration>,
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(0..=100))]
    openings: u32,
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    tables: Option<String>,
    #[arg(long)]
    json: bool,
}

/// Reads a number of rounds: an even one, since every opening is played from both seats.
fn rounds(text: &str) -> Result<u64, String> {
    const MOST: u64 = 1_000_000;
    let number: Option<u64> = text.parse().ok();
    match number.filter(|number| (1..=MOST).contains(number)) {
        None => Err(format!("expected an even number from 2 to {MOST}")),
        Some(number) if number % 2 == 0 => Ok(number),
        Some(number) => {
            let near = match number - 1 {
                0 => "2".to_owned(),
                fewer => format!("{fewer} or {}", number + 1),
            };
            Err(format!(
                "every opening is played twice, with seats changed, so rounds come in pairs; give {near}"
            ))
        }
    }
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = args.game.load(texts)?;
    let known = KnownValues::find(args.tables.as_deref(), &chosen.game, texts)?;
    let watch = Watch::new(None);
    let contest = Contest {
        args,
        game: &chosen.game,
        known: known.as_ref(),
        watch: &watch,
        texts,
    };
    match (args.south, args.north) {
        (Some(south), Some(north)) => contest.one_pairing([south, north], out)?,
        _ => contest.ladder(out)?,
    }
    let stopped = watch.exit_code();
    drop(watch);
    if let Some(known) = &known {
        known.report_trouble(texts)?;
    }
    stopped.map_or(Ok(()), |_| Err(Failure::Shown.stopped_by(stopped)))
}

struct Contest<'a> {
    args: &'a Args,
    game: &'a Game,
    known: Option<&'a KnownValues>,
    watch: &'a Watch,
    texts: &'a Messages,
}

impl Contest<'_> {
    fn one_pairing(&self, pairing: [Contestant; 2], out: &mut dyn Write) -> Result<(), Failure> {
        let tally = self.play(pairing)?;
        if self.args.json {
            writeln!(out, "{}", self.as_json(pairing, &tally))?;
        } else {
            writeln!(out, "{}", self.as_text(pairing, &tally))?;
        }
        Ok(())
    }

    /// Every level against the one below, the lowest against somebody who counts what a move wins.
    fn ladder(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut rows = Vec::new();
        let mut rating = Rating::default();
        if !self.args.json {
            writeln!(out, "{}", text!(self.texts, "ladder-head"))?;
        }
        let levels = (1..=Level::MOST).filter_map(Level::new);
        let mut below = Contestant::Greedy;
        for level in levels.map(Contestant::Level) {
            let tally = self.play([level, below])?;
            let is_first = below == Contestant::Greedy;
            if !is_first {
                rating = rating.above(tally.elo());
            }
            if self.args.json {
                let mut row = self.as_json([level, below], &tally);
                row["rating"] = json!(rating.known().map(f64::round));
                rows.push(row);
            } else {
                writeln!(
                    out,
                    "{level:>8} {below:>8} {:>7.1} % {:>8} {:>6}   {}",
                    100.0 * tally.score(),
                    tally.rounds(),
                    rating.in_words(),
                    tally.elo().in_words()
                )?;
                out.flush()?;
            }
            if self.watch.interrupted() {
                break;
            }
            below = level;
        }
        if self.args.json {
            writeln!(out, "{}", Value::Array(rows))?;
        }
        Ok(())
    }

    /// Plays pairs of rounds until there are enough, the test decides, or somebody stops it.
    fn play(&self, pairing: [Contestant; 2]) -> Result<Tally, Failure> {
        let mut tally = Tally::default();
        for number in 0..self.args.games / 2 {
            tally.add(self.pair(pairing, number)?);
            self.watch.tell(|| self.as_text(pairing, &tally));
            let decided = self.args.sprt.map(|sprt| sprt.decision(&tally));
            if self.watch.interrupted()
                || matches!(decided, Some(Decision::First | Decision::Second))
            {
                break;
            }
        }
        Ok(tally)
    }

    /// Plays an opening from both seats; gives what the first contestant had more in each round.
    fn pair(&self, pairing: [Contestant; 2], number: u64) -> Result<[i32; 2], Failure> {
        let seed = SplitMix::new(self.args.seed).next_u64() ^ number;
        let mut random = SplitMix::new(seed);
        let start = opening(self.game, self.args.openings, &mut random)
            .ok_or_else(|| Failure::refused(text!(self.texts, "error-no-openings")))?;
        let allowance = match self.args.time {
            Some(time) => Allowance::Time(time),
            None => Allowance::Nodes(self.args.nodes),
        };
        let mut seated = |how: Contestant| {
            let seed = random.next_u64();
            Seated::new(how, (self.game, &start), self.known, allowance, seed)
        };
        Ok(Seat::BOTH.map(|first| {
            let [one, other] = pairing.map(&mut seated);
            match first {
                Seat::South => play_round(self.game, start, [one, other]),
                Seat::North => -play_round(self.game, start, [other, one]),
            }
        }))
    }

    fn as_json(&self, [south, north]: [Contestant; 2], tally: &Tally) -> Value {
        let mut answer = tally.as_json();
        answer["south"] = json!(south.to_string());
        answer["north"] = json!(north.to_string());
        answer["sprt"] = self.args.sprt.map_or(Value::Null, |sprt| {
            json!({
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "likelihood": sprt.likelihood(tally),
                "bound": Sprt::bound(),
                "holds": match sprt.decision(tally) {
                    Decision::First => json!("elo0"),
                    Decision::Second => json!("elo1"),
                    Decision::Open => Value::Null,
                },
            })
        });
        answer["seconds"] = json!(self.watch.seconds());
        answer
    }

    fn as_text(&self, [south, north]: [Contestant; 2], tally: &Tally) -> String {
        let result = text!(
            self.texts,
            "contest-result",
            first = south.to_string(),
            other = north.to_string(),
            rounds = tally.rounds(),
            won = tally.won,
            drawn = tally.drawn,
            lost = tally.lost,
            score = format!("{:.1}", 100.0 * tally.score()),
            elo = tally.elo().in_words()
        );
        let Some(sprt) = self.args.sprt else {
            return result;
        };
        let decision = match sprt.decision(tally) {
            Decision::First => "first",
            Decision::Second => "second",
            Decision::Open => "open",
        };
        let test = text!(
            self.texts,
            "contest-test",
            likelihood = format!("{:+.2}", sprt.likelihood(tally)),
            bound = format!("{:.2}", Sprt::bound()),
            elo0 = sprt.elo0.to_string(),
            elo1 = sprt.elo1.to_string(),
            decision = decision
        );
        format!("{result} {test}")
    }
}
