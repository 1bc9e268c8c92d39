//! `bench`: how fast it is. Wall-clock figures inform; instruction counts, which do not depend on
//! what else the machine does, are the gate.

mod instructions;

use std::fs;

use anyhow::{Result, anyhow, bail};

use crate::shell::{self, Cmd};

/// How much of it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Wall-clock figures, then the gate.
    Full,
    /// Wall-clock figures of a short run.
    Quick,
    /// The counts are written down as what is expected from now on.
    Update,
}

impl Mode {
    pub(crate) fn of(flags: &[String]) -> Result<Mode> {
        match flags {
            [] => Ok(Mode::Full),
            [flag] if flag == "--quick" => Ok(Mode::Quick),
            [flag] if flag == "--update" => Ok(Mode::Update),
            _ => bail!(
                "expected nothing, --quick or --update, got `{}`",
                flags.join(" ")
            ),
        }
    }
}

pub(crate) fn run(mode: Mode) -> Result<()> {
    if !shell::root().join("benches/Cargo.toml").exists() {
        bail!("there is no benches/Cargo.toml: the crate kuzhi-bench is not here");
    }
    let compare = Cmd::new("cargo run --quiet --release -p kuzhi-bench --bin compare --");
    match mode {
        Mode::Quick => compare.arg("--quick").run(),
        Mode::Update => instructions::update(&counts().map_err(|reason| anyhow!(reason))?),
        Mode::Full => {
            compare.run()?;
            match counts() {
                Ok(cmd) => instructions::compare(&cmd),
                Err(reason) => {
                    println!("instruction counts: skipped, {reason}");
                    Ok(())
                }
            }
        }
    }
}

/// Compares the instruction counts with those that are written down.
pub(crate) fn gate() -> Result<()> {
    instructions::compare(&counts().map_err(|reason| anyhow!(reason))?)
}

/// The command that counts instructions, or the reason why it cannot be run on this machine.
pub(crate) fn counts() -> Result<Cmd, String> {
    if !Cmd::new("valgrind --version").succeeds() {
        return Err("valgrind is not installed (apt-get install valgrind)".to_owned());
    }
    if let Some(runner) = runner_to_install() {
        return Err(format!(
            "the runner is missing or of another version (cargo install --locked {runner})"
        ));
    }
    Ok(Cmd::new(
        "cargo bench --quiet -p kuzhi-bench -- --output-format=json",
    ))
}

/// The package of the program that counts instructions, unless it is there already.
pub(crate) fn runner_to_install() -> Option<String> {
    let lock = fs::read_to_string(shell::root().join("Cargo.lock")).unwrap_or_default();
    let version = locked_version(&lock, "gungraun")?;
    // It must be the library's very version, or it refuses to work.
    let runner = Cmd::new("gungraun-runner --version").read_quietly();
    let is_there = runner.is_some_and(|line| line.split_whitespace().any(|word| word == version));
    (!is_there).then(|| format!("gungraun-runner@{version}"))
}

/// The version of a package in a lock file.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.next()?;
    lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read_from_the_lock_file() {
        let lock = "\
[[package]]
name = \"gungraun-macros\"
version = \"0.9.9\"

[[package]]
name = \"gungraun\"
version = \"0.20.0\"
";
        assert_eq!(locked_version(lock, "gungraun"), Some("0.20.0"));
        assert_eq!(locked_version(lock, "criterion"), None);
    }

    #[test]
    fn one_flag_at_a_time() {
        let mode = |flags: &str| {
            let flags: Vec<String> = flags.split_whitespace().map(str::to_owned).collect();
            Mode::of(&flags).ok()
        };
        assert_eq!(mode(""), Some(Mode::Full));
        assert_eq!(mode("--update"), Some(Mode::Update));
        assert_eq!(mode("--quick --update"), None);
    }
}
