//! The gate: instruction counts, and the file with those that are expected.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use crate::shell::{self, Cmd};

const FILE: &str = "benches/instructions.txt";

/// How much more than expected is too much, in hundredths: a compiler that moves code about in one place
/// shifts the counts elsewhere a little.
const MARGIN: u64 = 3;

/// Writes down what is counted now.
pub(super) fn update(count: &Cmd) -> Result<()> {
    let baseline = Baseline {
        compiler: compiler()?,
        counts: counted(&count.read()?)?,
    };
    fs::write(shell::root().join(FILE), baseline.to_string())
        .with_context(|| format!("cannot write {FILE}"))?;
    println!("wrote {FILE}");
    Ok(())
}

/// Compares what is counted now with what is written down. Fails if something takes too many
/// instructions, unless the compiler is another one: then the figures say nothing about our code.
pub(super) fn compare(count: &Cmd) -> Result<()> {
    let text = fs::read_to_string(shell::root().join(FILE))
        .with_context(|| format!("cannot read {FILE}; `cargo xtask bench --update` writes it"))?;
    let baseline = Baseline::parse(&text).with_context(|| format!("cannot understand {FILE}"))?;
    let compiler = compiler()?;
    let found = counted(&count.read()?)?;
    let changes = changes(&baseline.counts, &found);
    println!("instructions, and what they were");
    for change in &changes {
        println!("  {change}");
    }
    let wrong = changes.iter().filter(|change| change.is_wrong()).count();
    if compiler != baseline.compiler {
        println!(
            "for information only: {FILE} is from {}, and this is {compiler}",
            baseline.compiler
        );
    } else if wrong > 0 {
        bail!("{wrong} counts are not as in {FILE}; if that is wanted: cargo xtask bench --update");
    }
    Ok(())
}

/// What counts depend on besides our own code.
fn compiler() -> Result<String> {
    let text = Cmd::new("rustc -vV").read()?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    let version = text.lines().next();
    let (Some(version), Some(host)) = (version, host) else {
        bail!("cannot understand what rustc -vV says");
    };
    Ok(format!("{version} {host}"))
}

type Counts = BTreeMap<String, u64>;

/// The counts in what the runner prints: a line of JSON for each bench.
fn counted(output: &str) -> Result<Counts> {
    let lines = output.lines().filter(|line| line.starts_with('{'));
    let counts: Counts = lines.map(counted_in).collect::<Result<_>>()?;
    if counts.is_empty() {
        bail!("nothing was counted");
    }
    Ok(counts)
}

fn counted_in(line: &str) -> Result<(String, u64)> {
    let bench: Value = serde_json::from_str(line).context("the runner printed no JSON")?;
    let text = |key: &str| bench[key].as_str().unwrap_or_default();
    let name = format!("{}.{}", text("function_name"), text("id"));
    let count = &bench["profiles"][0]["data"]["total"]["metrics"]["Ir"]["values"]["new"];
    let count = count
        .as_u64()
        .with_context(|| format!("no instructions were counted for {name}"))?;
    Ok((name, count))
}

/// The file, read.
#[derive(Debug, PartialEq, Eq)]
struct Baseline {
    compiler: String,
    counts: Counts,
}

impl Baseline {
    fn parse(text: &str) -> Result<Baseline> {
        let mut lines = text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        let compiler = lines.next().and_then(|line| line.strip_prefix("compiler "));
        let count = |line: &str| {
            let (name, count) = line.split_once(' ')?;
            Some((name.to_owned(), count.trim().parse().ok()?))
        };
        Ok(Baseline {
            compiler: compiler.context("no line `compiler …`")?.to_owned(),
            counts: lines
                .map(|line| count(line).with_context(|| format!("no name and count: `{line}`")))
                .collect::<Result<_>>()?,
        })
    }
}

impl fmt::Display for Baseline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# The instructions that each bench of instructions.rs takes."
        )?;
        writeln!(
            f,
            "# `cargo xtask bench` fails where one takes {MARGIN} % more."
        )?;
        writeln!(
            f,
            "# Counts depend on the compiler; under another one the comparison only informs."
        )?;
        writeln!(f, "# Written by `cargo xtask bench --update`.\n")?;
        writeln!(f, "compiler {}\n", self.compiler)?;
        for (name, count) in &self.counts {
            writeln!(f, "{name:32}{count:>12}")?;
        }
        Ok(())
    }
}

/// A bench, what is expected of it, and what it takes now.
struct Change<'a> {
    name: &'a str,
    expected: Option<u64>,
    found: Option<u64>,
}

impl Change<'_> {
    /// Too many instructions, or a bench that is new or gone. Fewer are welcome.
    fn is_wrong(&self) -> bool {
        match (self.expected, self.found) {
            (Some(expected), Some(found)) => found * 100 > expected * (100 + MARGIN),
            _ => true,
        }
    }
}

impl fmt::Display for Change<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |count: Option<u64>| count.map_or("-".to_owned(), |count| count.to_string());
        let (found, expected) = (number(self.found), number(self.expected));
        write!(f, "{:32}{found:>12}{expected:>12}", self.name)?;
        if let (Some(expected), Some(found)) = (self.expected, self.found) {
            // In tenths of a hundredth.
            let change =
                (i128::from(found) - i128::from(expected)) * 1000 / i128::from(expected.max(1));
            let sign = if change < 0 { '-' } else { '+' };
            let size = change.unsigned_abs();
            write!(f, "{:>8} %", format!("{sign}{}.{}", size / 10, size % 10))?;
        }
        f.write_str(if self.is_wrong() { "  <<" } else { "" })
    }
}

fn changes<'a>(expected: &'a Counts, found: &'a Counts) -> Vec<Change<'a>> {
    let mut names: Vec<&String> = expected.keys().chain(found.keys()).collect();
    names.sort();
    names.dedup();
    let change = |name: &'a String| Change {
        name,
        expected: expected.get(name).copied(),
        found: found.get(name).copied(),
    };
    names.into_iter().map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(pairs: &[(&str, u64)]) -> Counts {
        let owned = |&(name, count): &(&str, u64)| (name.to_owned(), count);
        pairs.iter().map(owned).collect()
    }

    #[test]
    fn counts_are_read_from_what_the_runner_prints() {
        let line = r#"{"function_name": "moves", "id": "a", "profiles": [{"data": {"total":
            {"metrics": {"Ir": {"values": {"new": 12, "old": 13}}}}}}]}"#;
        let output = format!("a word from cargo\n{}\n", line.replace('\n', " "));
        assert_eq!(counted(&output).unwrap(), counts(&[("moves.a", 12)]));
        assert!(counted("").is_err());
        assert!(counted(r#"{"function_name": "moves"}"#).is_err());
    }

    #[test]
    fn the_file_is_read_as_it_was_written() {
        let baseline = Baseline {
            compiler: "rustc 1.95.0 (abc) some-host".to_owned(),
            counts: counts(&[("moves.a", 12), ("rounds.b", 1_000_000_000)]),
        };
        assert_eq!(Baseline::parse(&baseline.to_string()).unwrap(), baseline);
    }

    #[test]
    fn only_more_than_the_margin_is_too_much() {
        let expected = counts(&[("a", 1000), ("b", 1000), ("c", 1000), ("d", 1000)]);
        let found = counts(&[("a", 1030), ("b", 1031), ("c", 500), ("e", 1)]);
        let wrong: Vec<_> = changes(&expected, &found)
            .iter()
            .map(|change| (change.name.to_owned(), change.is_wrong()))
            .filter_map(|(name, wrong)| wrong.then_some(name))
            .collect();
        assert_eq!(wrong, ["b", "d", "e"]);
    }

    #[test]
    fn a_change_is_shown_in_hundredths() {
        let (expected, found) = (counts(&[("a", 1000)]), counts(&[("a", 995)]));
        let shown = changes(&expected, &found)[0].to_string();
        assert!(
            shown.ends_with("         995        1000    -0.5 %"),
            "{shown}"
        );
    }
}
