//! Running other programs from the root of the workspace.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

/// One command line, with what it needs in its environment.
/// Shown as a person would type it, so that a failing step can be repeated by copying it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cmd {
    env: Vec<(&'static str, String)>,
    words: Vec<String>,
}

impl Cmd {
    /// A command line of plain words: quotes have no meaning here.
    pub(crate) fn new(line: &str) -> Cmd {
        Cmd {
            env: Vec::new(),
            words: line.split_whitespace().map(str::to_owned).collect(),
        }
    }

    pub(crate) fn arg(mut self, word: impl Into<String>) -> Cmd {
        self.words.push(word.into());
        self
    }

    pub(crate) fn env(mut self, name: &'static str, value: impl Into<String>) -> Cmd {
        self.env.push((name, value.into()));
        self
    }

    /// Runs it with the terminal as its input and output; a failure is an error.
    pub(crate) fn run(&self) -> Result<()> {
        let status = self
            .command()
            .status()
            .with_context(|| format!("cannot run `{self}`"))?;
        if !status.success() {
            bail!("`{self}` failed ({status})");
        }
        Ok(())
    }

    /// Runs it and gives back what it printed.
    pub(crate) fn read(&self) -> Result<String> {
        let output = self
            .command()
            .stderr(Stdio::inherit())
            .output()
            .with_context(|| format!("cannot run `{self}`"))?;
        if !output.status.success() {
            bail!("`{self}` failed ({})", output.status);
        }
        String::from_utf8(output.stdout).with_context(|| format!("`{self}` printed no UTF-8"))
    }

    /// What it printed if it ran and succeeded, and nothing on the terminal either way.
    pub(crate) fn read_quietly(&self) -> Option<String> {
        let output = self.command().stderr(Stdio::null()).output().ok()?;
        String::from_utf8(output.stdout)
            .ok()
            .filter(|_| output.status.success())
    }

    /// Whether it runs and succeeds, quietly: the way to ask whether a tool is installed.
    pub(crate) fn succeeds(&self) -> bool {
        self.command()
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).current_dir(root());
        // `cargo run` tells us which package we are; what we run is not that package.
        for (name, _) in std::env::vars_os() {
            let name = name.to_string_lossy();
            if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
                command.env_remove(&*name);
            }
        }
        command.envs(self.env.iter().map(|(name, value)| (name, value)));
        command
    }
}

impl fmt::Display for Cmd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.env {
            write!(f, "{name}={} ", quoted(value))?;
        }
        let words: Vec<String> = self.words.iter().map(|word| quoted(word)).collect();
        f.write_str(&words.join(" "))
    }
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=+./,:@".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// The root of the workspace, wherever the command was started.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask is a folder of the workspace")
}

/// Where build products and scratch files go.
pub(crate) fn target() -> PathBuf {
    let named = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_would_be_typed() {
        let cmd = Cmd::new("cargo doc --no-deps").env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(
            cmd.to_string(),
            "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps"
        );
        assert_eq!(Cmd::new("echo").arg("it's").to_string(), r"echo 'it'\''s'");
    }

    #[test]
    fn what_cannot_run_does_not_succeed() {
        assert!(!Cmd::new("there-is-no-such-program-here --version").succeeds());
        assert!(Cmd::new("cargo --version").succeeds());
    }
}
