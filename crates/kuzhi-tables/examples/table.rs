//! Builds a table into a file, or checks one.
//!
//! ```sh
//! cargo run --release -p kuzhi-tables --example table -- build al-manqala 14 /tmp/al-manqala.table
//! cargo run --release -p kuzhi-tables --example table -- verify al-manqala /tmp/al-manqala.table
//! ```
#![expect(clippy::print_stdout, reason = "an example shows what it does")]
#![expect(clippy::cast_precision_loss, reason = "shares are rounded anyway")]

use std::{error::Error, fs::File, num::NonZeroUsize, ops::ControlFlow, path::Path, thread};

use kuzhi_core::rule_set::RuleSet;
use kuzhi_tables::{Build, Check, LayerFacts, Progress, TableFile};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["build", game, seeds, file] => build(game, seeds.parse()?, Path::new(file)),
        ["verify", game, file] => verify(game, Path::new(file)),
        _ => Err("give: build GAME SEEDS FILE, or: verify GAME FILE".into()),
    }
}

fn rules(game: &str) -> Result<RuleSet, Box<dyn Error>> {
    let built_in = kuzhi_rules::built_in::find(game).ok_or("there is no such game")?;
    let (file, _) = kuzhi_rules::parse(built_in.text);
    Ok(file.ok_or("the rules cannot be read")?.standard)
}

fn build(game: &str, seeds: u32, path: &Path) -> Result<(), Box<dyn Error>> {
    let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let build = Build::new(&rules(game)?, seeds)?
        .threads(threads)
        .label(game);
    println!(
        "{} positions, {} MiB",
        build.layout().all_positions(),
        build.needed_memory() >> 20
    );
    build.file(path, &mut |progress| {
        match progress {
            Progress::Layer { seeds, positions } => {
                println!("{seeds} seeds: {positions} positions");
            }
            Progress::Resumed { seeds } => println!("up to {seeds} seeds are there"),
            Progress::Sweeping { .. } | Progress::Swept { .. } | Progress::Finished { .. } => {}
        }
        ControlFlow::Continue(())
    })?;
    println!("{} bytes", path.metadata()?.len());
    Ok(())
}

fn verify(game: &str, path: &Path) -> Result<(), Box<dyn Error>> {
    let file = TableFile::open(File::open(path)?)?;
    let check = Check {
        rules: &rules(game)?,
        samples: 100,
        seed: 1,
        solver: None,
    };
    println!("{:?}", file.verify(&check)?);
    for seeds in file.layout().layers() {
        if let Some(facts) = file.inspect_layer(seeds)? {
            println!("{seeds} seeds: {}", summary(&facts));
        }
    }
    Ok(())
}

/// How large a layer is, and how its values are spread.
fn summary(facts: &LayerFacts) -> String {
    let all = facts.positions as f64;
    let mut sum = 0.0;
    let (mut level, mut won) = (0, 0);
    for (value, count) in facts.values.values() {
        sum += f64::from(value) * count as f64;
        level += if value == 0 { count } else { 0 };
        won += if value > 0 { count } else { 0 };
    }
    format!(
        "{} positions in {} bytes, {:.1} % of value 0, {:.1} % more, {:.2} on average",
        facts.positions,
        facts.bytes,
        level as f64 / all * 100.0,
        won as f64 / all * 100.0,
        sum / all
    )
}
