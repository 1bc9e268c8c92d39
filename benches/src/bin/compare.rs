//! `compare [--quick] [--json]`: what the kernel does in a second, on one thread, beside the figures it
//! has to reach and beside the same work done by others.
//!
//! Results are asserted, times are not: they depend on the machine and on what else it does. The ratios
//! are the figures that survive a slow machine.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::cast_precision_loss,
    reason = "this program shows figures on a terminal, none of them beyond 2^52"
)]

use std::{hint::black_box, process::ExitCode};

use anyhow::{Result, bail};
use kuzhi_bench::{
    Counts, Prepared, by_hand, oware_by_others, prepare, random_moves, random_rounds,
    stopwatch::{Run, Timed},
};
use kuzhi_core::perft::perft;
use serde_json::json;

const SEED: u64 = 20;

/// The number of Oware's move sequences by depth, from 9: programs of three authors agree on them.
const OWARE: [u64; 3] = [3_592_872, 18_137_964, 91_558_687];

/// How much is done.
struct Size {
    runs: usize,
    rounds: u64,
    moves: u64,
    depth: u32,
}

const FULL: Size = Size {
    runs: 7,
    rounds: 60_000,
    moves: 2_000_000,
    depth: 11,
};

const QUICK: Size = Size {
    runs: 3,
    rounds: 20_000,
    moves: 500_000,
    depth: 9,
};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("compare: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<()> {
    let (mut size, mut as_json) = (&FULL, false);
    for arg in args {
        match arg.as_str() {
            "--quick" => size = &QUICK,
            "--json" => as_json = true,
            _ => bail!("expected --quick or --json, got `{arg}`"),
        }
    }
    let figures = measure(size)?;
    if as_json {
        println!("{}", in_json(size, &figures));
    } else {
        show(size, &figures);
    }
    Ok(())
}

/// One line of the answer.
struct Figure {
    /// What it is for programs.
    id: &'static str,
    /// What it is for people.
    name: &'static str,
    value: f64,
    unit: Unit,
    /// What it should be at least.
    bar: Option<f64>,
}

#[derive(Clone, Copy, PartialEq)]
enum Unit {
    PerSecond,
    Times,
}

fn figure(id: &'static str, name: &'static str, value: f64, unit: Unit) -> Figure {
    Figure {
        id,
        name,
        value,
        unit,
        bar: None,
    }
}

impl Figure {
    fn at_least(mut self, bar: f64) -> Self {
        self.bar = Some(bar);
        self
    }
}

fn measure(size: &Size) -> Result<Vec<Figure>> {
    let pallankuzhi = prepare("pallankuzhi", &[("seeds", "6")])?;
    let al_manqala = prepare("al-manqala", &[])?;
    let oware = prepare("oware", &[])?;
    let rounds = |game: &Prepared| {
        let (kernel, start) = black_box((&game.kernel, &game.start));
        random_rounds(kernel, start, SEED, size.rounds)
    };
    let moves = |game: &Prepared| {
        let (kernel, start) = black_box((&game.kernel, &game.start));
        random_moves(kernel, start, SEED, size.moves)
    };
    let mut general = Timed::new(|| rounds(&pallankuzhi));
    let mut scalar = Timed::new(|| by_hand::scalar_rounds(black_box(SEED), size.rounds));
    let mut vector = Timed::new(|| by_hand::vector_rounds(black_box(SEED), size.rounds));
    let mut al_manqala = Timed::new(|| moves(&al_manqala));
    let mut ours = Timed::new(|| perft(&oware.kernel, black_box(&oware.start), size.depth));
    let mut others = Timed::new(|| oware_by_others(black_box(size.depth)));
    for _ in 0..size.runs {
        let all: [&mut dyn Run; 6] = [
            &mut general,
            &mut scalar,
            &mut vector,
            &mut al_manqala,
            &mut ours,
            &mut others,
        ];
        all.into_iter().for_each(Run::run);
    }
    assert_eq!(general.result(), scalar.result(), "the same rounds by hand");
    assert_eq!(general.result(), vector.result(), "the same rounds by hand");
    let sequences = OWARE[size.depth as usize - 9];
    assert_eq!((ours.result(), others.result()), (sequences, sequences));
    let mut figures = rounds_figures(&general, &scalar, &vector);
    figures.extend(other_figures(&al_manqala, &ours, &others));
    Ok(figures)
}

fn rounds_figures(
    general: &Timed<'_, Counts>,
    scalar: &Timed<'_, Counts>,
    vector: &Timed<'_, Counts>,
) -> Vec<Figure> {
    use Unit::{PerSecond, Times};
    let counts = general.result();
    let per_second = |count: u64| count as f64 / general.median();
    let turns_by = |hand: &Timed<'_, Counts>| hand.result().turns as f64 / hand.median();
    vec![
        figure(
            "turns",
            "Pallankuzhi-6 at random, turns",
            per_second(counts.turns),
            PerSecond,
        )
        .at_least(15e6),
        figure("laps", "  laps", per_second(counts.laps), PerSecond).at_least(28e6),
        figure("rounds", "  rounds", per_second(counts.rounds), PerSecond).at_least(480e3),
        figure(
            "scalar_turns",
            "  turns, by hand, seed by seed",
            turns_by(scalar),
            PerSecond,
        ),
        figure(
            "vector_turns",
            "  turns, by hand, lap by lap",
            turns_by(vector),
            PerSecond,
        ),
        figure(
            "against_scalar",
            "  the general kernel against seed by seed",
            general.times_faster_than(scalar),
            Times,
        ),
        figure(
            "against_vector",
            "  the general kernel against lap by lap",
            general.times_faster_than(vector),
            Times,
        ),
    ]
}

fn other_figures(
    al_manqala: &Timed<'_, Counts>,
    ours: &Timed<'_, u64>,
    others: &Timed<'_, u64>,
) -> Vec<Figure> {
    use Unit::{PerSecond, Times};
    let moves = al_manqala.result().turns as f64 / al_manqala.median();
    let sequences = |timed: &Timed<'_, u64>| timed.result() as f64 / timed.median();
    vec![
        figure("moves", "Al-manqala at random, moves", moves, PerSecond).at_least(20e6),
        figure("perft", "Oware, move sequences", sequences(ours), PerSecond),
        figure(
            "others_perft",
            "  the same by board-game",
            sequences(others),
            PerSecond,
        ),
        figure(
            "against_others",
            "  ours against board-game",
            ours.times_faster_than(others),
            Times,
        )
        .at_least(1.5),
    ]
}

fn show(size: &Size, figures: &[Figure]) {
    println!(
        "one thread, medians of {} runs in turn; Oware to depth {}",
        size.runs, size.depth
    );
    println!("{:46}{:>12}{:>12}{:>8}", "", "median", "bar", "of bar");
    for figure in figures {
        let bar = figure
            .bar
            .map_or(String::new(), |bar| shown(bar, figure.unit));
        let reached = figure.bar.map_or(String::new(), |bar| {
            format!("{:.0} %", 100.0 * figure.value / bar)
        });
        let value = shown(figure.value, figure.unit);
        let line = format!("{:46}{value:>12}{bar:>12}{reached:>8}", figure.name);
        println!("{}", line.trim_end());
    }
}

fn shown(value: f64, unit: Unit) -> String {
    match unit {
        Unit::Times => format!("{value:.2} x"),
        Unit::PerSecond if value >= 1e6 => format!("{:.2} M/s", value / 1e6),
        Unit::PerSecond => format!("{:.0} k/s", value / 1e3),
    }
}

fn in_json(size: &Size, figures: &[Figure]) -> serde_json::Value {
    let figure = |figure: &Figure| {
        let unit = match figure.unit {
            Unit::PerSecond => "per-second",
            Unit::Times => "times",
        };
        json!({ "id": figure.id, "value": figure.value, "unit": unit, "bar": figure.bar })
    };
    let figures: Vec<_> = figures.iter().map(figure).collect();
    json!({ "runs": size.runs, "oware_depth": size.depth, "figures": figures })
}
