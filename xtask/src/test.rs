//! `test`: every check, the cheap and most likely to fail first; stops at the first failure.

use std::time::Instant;

use anyhow::{Context as _, Result, bail};

use crate::shell::{self, Cmd};
use crate::{bench, tidy, web};

/// How long each fuzz target runs under `--all`, after it has been through its corpus.
const FUZZ_SECONDS: u32 = 20;

/// The crate whose dependencies only `--all` builds: a minute's work that most changes do not need.
const BENCHES: &str = "kuzhi-bench";

/// Tools that `--all` installs, with the runner that counts instructions: how to ask for each, and the
/// package with its version.
const TOOLS: [(&str, &str); 4] = [
    ("cargo deny --version", "cargo-deny@0.20.2"),
    ("cargo fuzz --version", "cargo-fuzz@0.13.2"),
    ("cargo machete --version", "cargo-machete@0.9.2"),
    ("typos --version", "typos-cli@1.52.0"),
];

pub(crate) fn run(all: bool) -> Result<()> {
    if all {
        install_tools()?;
    }
    let started = now();
    let steps = steps(all)?;
    for step in &steps {
        step.run()?;
    }
    println!("{} in {}", summary(&steps), seconds_since(started));
    Ok(())
}

/// What can be said when no step has failed.
fn summary(steps: &[Step]) -> String {
    let skipped: Vec<&str> = steps
        .iter()
        .filter(|step| matches!(step.action, Action::Skip(_)))
        .map(|step| step.name.as_str())
        .collect();
    if skipped.is_empty() {
        "everything passed".to_owned()
    } else {
        format!("passed, but for what was skipped ({}),", skipped.join(", "))
    }
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

fn steps(all: bool) -> Result<Vec<Step>> {
    let mut steps = vec![
        Step::command("format", Cmd::new("cargo fmt --all --check")),
        Step::call("tidy", tidy::run, "cargo xtask tidy"),
        Step::command("clippy", clippy(all)),
        Step::command("tests", tests(all)),
        Step::command(
            "doctests",
            with_size(Cmd::new("cargo test --quiet --doc"), all),
        ),
        Step::command("documentation", documentation()),
        // The types of the engine are made by building it.
        Step::call("the app", web::build, "cargo xtask web"),
        Step::call(
            "the app's types, texts and units",
            web::check,
            "cargo xtask web",
        ),
        browser(),
        tool("dependencies", "cargo deny", "check bans licenses sources"),
        tool("unused dependencies", "cargo machete", ""),
        tool("spelling", "typos", ""),
    ];
    if all {
        let check = || web::puzzles(true);
        steps.push(Step::call("puzzles", check, "cargo xtask puzzles --check"));
        steps.push(Step::command("tests of the benches", bench_tests()));
        steps.extend(fuzz()?);
        steps.push(bench_gate());
    }
    Ok(steps)
}

fn clippy(all: bool) -> Cmd {
    let mut cmd = Cmd::new("cargo clippy --quiet --workspace");
    if !all {
        cmd = cmd.arg("--exclude").arg(BENCHES);
    }
    ["--all-targets", "--", "-D", "warnings"]
        .into_iter()
        .fold(cmd, Cmd::arg)
}

/// The tests of all crates but the benches.
fn tests(all: bool) -> Cmd {
    // A snapshot that differs is a failure, never a file to be looked at later.
    with_size(test_runner().env("INSTA_UPDATE", "no"), all)
}

/// Comparisons with another library: only under `--all`, and at full size.
fn bench_tests() -> Cmd {
    with_size(test_runner().arg("--package").arg(BENCHES), true)
}

/// nextest where it is installed: it runs the tests of all crates side by side.
fn test_runner() -> Cmd {
    if Cmd::new("cargo nextest --version").succeeds() {
        Cmd::new("cargo nextest run --no-fail-fast --cargo-quiet --status-level fail")
    } else {
        Cmd::new("cargo test --quiet --no-fail-fast --tests")
    }
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
            install(package)?;
        }
    }
    if let Some(runner) = bench::runner_to_install() {
        install(&runner)?;
    }
    // Fuzzing needs a nightly compiler, which only rustup can add to the one that is there.
    let rustup = Cmd::new("rustup --version").succeeds();
    if rustup && !Cmd::new("cargo +nightly --version").succeeds() {
        Cmd::new("rustup toolchain install nightly --profile minimal").run()?;
    }
    Ok(())
}

fn install(package: &str) -> Result<()> {
    Cmd::new("cargo install --quiet --locked")
        .arg(package)
        .run()
}

/// Each fuzz target over its committed corpus and a little beyond.
/// What is found goes to a scratch folder, so that running the tests changes no file of the project.
fn fuzz() -> Result<Vec<Step>> {
    if !Cmd::new("cargo +nightly fuzz --version").succeeds() {
        let reason = "it needs a nightly compiler (rustup toolchain install nightly)";
        return Ok(vec![Step::skip("fuzzing", reason)]);
    }
    let targets = Cmd::new("cargo +nightly fuzz list").read_quietly();
    let targets = targets.unwrap_or_default();
    if targets.trim().is_empty() {
        let step = Step::call("fuzzing", no_targets, "cargo +nightly fuzz list");
        return Ok(vec![step]);
    }
    targets.split_whitespace().map(fuzz_target).collect()
}

fn no_targets() -> Result<()> {
    bail!("fuzz/Cargo.toml with its targets is missing or cannot be read")
}

fn fuzz_target(target: &str) -> Result<Step> {
    let scratch = shell::target().join("fuzz-corpus").join(target);
    std::fs::create_dir_all(&scratch)
        .with_context(|| format!("cannot make {}", scratch.display()))?;
    let mut cmd = Cmd::new("cargo +nightly fuzz run")
        .arg(target)
        .arg(scratch.display().to_string());
    let corpus = format!("fuzz/corpus/{target}");
    if shell::root().join(&corpus).is_dir() {
        cmd = cmd.arg(corpus);
    }
    let cmd = cmd.arg("--").arg(format!("-max_total_time={FUZZ_SECONDS}"));
    Ok(Step::command(&format!("fuzz {target}"), cmd))
}

/// Whole games in a browser, after the app was built.
fn browser() -> Step {
    if web::has_browser() {
        Step::call(
            "the app in a browser",
            web::browser,
            "npm run --prefix web e2e",
        )
    } else {
        let reason = "there is no Chromium (./x test installs it where there is apt-get)";
        Step::skip("the app in a browser", reason)
    }
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
        assert!(bench_tests().to_string().contains("KUZHI_ALL=1"));
    }

    #[test]
    fn the_benches_are_left_out_unless_all_is_wanted() {
        assert_eq!(
            clippy(false).to_string(),
            "cargo clippy --quiet --workspace --exclude kuzhi-bench --all-targets -- -D warnings"
        );
        assert_eq!(
            clippy(true).to_string(),
            "cargo clippy --quiet --workspace --all-targets -- -D warnings"
        );
    }

    #[test]
    fn what_was_skipped_is_said_in_the_end() {
        let done = || Step::command("sums", Cmd::new("true"));
        assert_eq!(summary(&[done()]), "everything passed");
        let skipped = Step::skip("spelling", "nobody can spell");
        assert_eq!(
            summary(&[done(), skipped]),
            "passed, but for what was skipped (spelling),"
        );
    }
}
