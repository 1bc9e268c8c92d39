//! What stands in `web/`: its packages, its checks, the app built from it, and serving that.

use std::fs;

use anyhow::{Context as _, Result, bail};

use crate::shell::{self, Cmd};
use crate::wasm;

/// The oldest Node that the packages accept.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Installs the packages that the lock file names, unless they are there.
pub(crate) fn install() -> Result<()> {
    check_node()?;
    let wanted = read("web/package-lock.json")?;
    let done = shell::root().join("web/node_modules/.installed");
    if fs::read_to_string(&done).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    Cmd::new("npm ci --silent --prefix web").run()?;
    fs::write(&done, wanted).context("cannot note what is installed")
}

/// Builds the app into `web/dist`.
pub(crate) fn build() -> Result<()> {
    wasm::run()?;
    Cmd::new("npm run --silent --prefix web build").run()?;
    Cmd::new("node web/compress.mjs").run()
}

/// Builds the app and the program around it, and opens it.
pub(crate) fn serve(flags: &[String]) -> Result<()> {
    build()?;
    let serve = Cmd::new("cargo run --quiet --release --package kuzhi-cli -- serve --open");
    flags.iter().fold(serve, Cmd::arg).run()
}

/// Types, texts and units, without a browser.
pub(crate) fn check() -> Result<()> {
    install()?;
    Cmd::new("npm run --silent --prefix web check").run()?;
    Cmd::new("npm run --silent --prefix web unit").run()
}

/// Whole games in a real browser, as far as there is one.
pub(crate) fn browser() -> Result<()> {
    Cmd::new("npm run --silent --prefix web e2e").run()
}

/// The browser that the tests drive, where one is installed.
pub(crate) fn has_browser() -> bool {
    ["chromium", "chromium-browser", "google-chrome"]
        .iter()
        .any(|name| Cmd::new(&format!("{name} --version")).succeeds())
}

/// Puzzles from exact values: written, or solved again and compared.
pub(crate) fn puzzles(check: bool) -> Result<()> {
    let run = Cmd::new("cargo run --quiet --release --package xtask-puzzles --");
    if check { run.arg("--check") } else { run }.run()
}

fn check_node() -> Result<()> {
    let version = Cmd::new("node --version").read_quietly();
    let Some(version) = version else {
        bail!(
            "Node {}.{} or newer is needed, and there is no node",
            OLDEST_NODE.0,
            OLDEST_NODE.1
        );
    };
    if is_enough(&version) {
        return Ok(());
    }
    bail!(
        "Node {}.{} or newer is needed, but node is {}",
        OLDEST_NODE.0,
        OLDEST_NODE.1,
        version.trim()
    )
}

fn is_enough(version: &str) -> bool {
    let mut numbers = version
        .trim()
        .trim_start_matches('v')
        .split('.')
        .map(str::parse);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor) >= OLDEST_NODE,
        _ => false,
    }
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(shell::root().join(path)).with_context(|| format!("cannot read {path}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_and_unreadable_versions_are_not_enough() {
        assert!(is_enough("v20.19.0\n"));
        assert!(is_enough("v22.1.0"));
        assert!(!is_enough("v20.9.1"));
        assert!(!is_enough("v18.20.0"));
        assert!(!is_enough("something else"));
    }
}
