//! `test`: every check, the cheap and most likely to fail first; stops at the first failure.

use std::time::Instant;

use anyhow::{Result, bail};

use crate::shell::{self, Cmd};
use crate::{bench, tidy};

/// How long each fuzz target runs under `--all`, after it has been through its corpus.
const FUZZ_SECONDS: u32 = 20;

/// Tools that `--all` installs: how to ask for each, and the package with its version.
const TOOLS: [(&str, &str); 3] = [
    ("cargo deny --version", "cargo-deny@0.20.2"),
    ("cargo machete --version", "cargo-machete@0.9.2"),
    ("typos --version", "typos-cli@1.52.0"),
];

pub(crate) fn run(all: bool) -> Result<()> {
    if all {
        install_tools()?;
    }
    let started = now();
    for step in steps(all) {
        step.run()?;
    }
    println!("everything passed in {}", seconds_since(started));
    Ok(())
}

/// One line of the list: what it is called and what it does.
struct Step {
    name: String,
    action: Action,
}

enum Action {
    Command(Cmd),
    /// A function of ours, and the command that runs it alone.
    Call(fn() -> Result<()>, Cmd),
    /// Not done on this machine, and why.
    Skip(String),
}

impl Step {
    fn command(name: &str, cmd: Cmd) -> Step {
        Step {
            name: name.to_owned(),
            action: Action::Command(cmd),
        }
    }

    fn call(name: &str, call: fn() -> Result<()>, alone: &str) -> Step {
        Step {
            name: name.to_owned(),
            action: Action::Call(call, Cmd::new(alone)),
        }
    }

    fn skip(name: &str, reason: &str) -> Step {
        Step {
            name: name.to_owned(),
            action: Action::Skip(reason.to_owned()),
        }
    }

    fn run(&self) -> Result<()> {
        let started = now();
        let (result, alone) = match &self.action {
            Action::Skip(reason) => {
                println!("-- {}: skipped, {reason}", self.name);
                return Ok(());
            }
            Action::Command(cmd) => {
                println!("== {}: {cmd}", self.name);
                (cmd.run(), cmd)
            }
            Action::Call(call, alone) => {
                println!("== {}: {alone}", self.name);
                (call(), alone)
            }
        };
        let took = seconds_since(started);
        if let Err(error) = result {
            eprintln!("xtask: {error:#}");
            bail!(
                "{} failed after {took}; to see it alone: {alone}",
                self.name
            );
        }
        println!("   {} took {took}", self.name);
        Ok(())
    }
}

fn steps(all: bool) -> Vec<Step> {
    let mut steps = vec![
        Step::command("format", Cmd::new("cargo fmt --all --check")),
        Step::call("tidy", tidy::run, "cargo xtask tidy"),
        Step::command("clippy", clippy()),
        Step::command("tests", tests(all)),
        Step::command(
            "doctests",
            with_size(Cmd::new("cargo test --quiet --doc"), all),
        ),
        Step::command("documentation", documentation()),
        tool("dependencies", "cargo deny", "check bans licenses sources"),
        tool("unused dependencies", "cargo machete", ""),
        tool("spelling", "typos", ""),
    ];
    if all {
        steps.extend(fuzz());
        steps.push(bench_gate());
    }
    steps
}

fn clippy() -> Cmd {
    Cmd::new("cargo clippy --quiet --workspace --all-targets -- -D warnings")
}

/// nextest where it is installed: it runs the tests of all crates side by side.
fn tests(all: bool) -> Cmd {
    let nextest = Cmd::new("cargo nextest --version").succeeds();
    let cmd = if nextest {
        Cmd::new("cargo nextest run --no-fail-fast --cargo-quiet --status-level fail")
    } else {
        Cmd::new("cargo test --quiet --no-fail-fast --tests")
    };
    // A snapshot that differs is a failure, never a file to be looked at later.
    with_size(cmd.env("INSTA_UPDATE", "no"), all)
}

/// Slow tests look at this variable and run at their full size.
fn with_size(cmd: Cmd, all: bool) -> Cmd {
    if all { cmd.env("KUZHI_ALL", "1") } else { cmd }
}

fn documentation() -> Cmd {
    Cmd::new("cargo doc --quiet --no-deps --document-private-items")
        .env("RUSTDOCFLAGS", "-D warnings")
}

/// A step that is only done where its tool is installed.
fn tool(name: &str, program: &str, args: &str) -> Step {
    if Cmd::new(&format!("{program} --version")).succeeds() {
        Step::command(name, Cmd::new(&format!("{program} {args}")))
    } else {
        Step::skip(
            name,
            &format!("{program} is not installed (test --all installs it)"),
        )
    }
}

fn install_tools() -> Result<()> {
    for (version, package) in TOOLS {
        if !Cmd::new(version).succeeds() {
            Cmd::new("cargo install --quiet --locked")
                .arg(package)
                .run()?;
        }
    }
    Ok(())
}

/// Each fuzz target over its committed corpus and a little beyond.
/// What is found goes to a scratch folder, so that running the tests changes no file of the project.
fn fuzz() -> Vec<Step> {
    if !shell::root().join("fuzz/Cargo.toml").exists() {
        return vec![Step::skip("fuzzing", "there are no fuzz targets")];
    }
    let Some(targets) = Cmd::new("cargo +nightly fuzz list").read_quietly() else {
        let reason =
            "it needs a nightly toolchain and cargo-fuzz (cargo install --locked cargo-fuzz)";
        return vec![Step::skip("fuzzing", reason)];
    };
    targets.split_whitespace().map(fuzz_target).collect()
}

fn fuzz_target(target: &str) -> Step {
    let scratch = shell::target().join("fuzz-corpus").join(target);
    let made = std::fs::create_dir_all(&scratch);
    let name = format!("fuzz {target}");
    if let Err(error) = made {
        return Step::skip(&name, &format!("{}: {error}", scratch.display()));
    }
    let mut cmd = Cmd::new("cargo +nightly fuzz run")
        .arg(target)
        .arg(scratch.display().to_string());
    let corpus = format!("fuzz/corpus/{target}");
    if shell::root().join(&corpus).is_dir() {
        cmd = cmd.arg(corpus);
    }
    Step::command(
        &name,
        cmd.arg("--").arg(format!("-max_total_time={FUZZ_SECONDS}")),
    )
}

fn bench_gate() -> Step {
    match bench::counts() {
        Ok(_) => Step::call("instruction counts", bench::gate, "cargo xtask bench"),
        Err(reason) => Step::skip("instruction counts", &reason),
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a person wants to know which step is slow"
)]
fn now() -> Instant {
    Instant::now()
}

fn seconds_since(started: Instant) -> String {
    format!("{:.1} s", started.elapsed().as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_step_says_how_to_see_it_alone() {
        let step = Step::call("sums", || bail!("2 is not 3"), "cargo xtask sums");
        let error = step.run().unwrap_err().to_string();
        assert!(error.starts_with("sums failed after"), "{error}");
        assert!(
            error.ends_with("to see it alone: cargo xtask sums"),
            "{error}"
        );
    }

    #[test]
    fn full_size_is_asked_for_only_by_all() {
        assert!(!tests(false).to_string().contains("KUZHI_ALL"));
        assert!(tests(true).to_string().contains("KUZHI_ALL=1"));
    }
}
