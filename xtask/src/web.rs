//! What stands in `web/`: its packages.

use std::fs;

use anyhow::{Context as _, Result, bail};

use crate::shell::{self, Cmd};

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
