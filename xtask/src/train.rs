//! `train`: learns the weights by which positions of a game are estimated, from nothing but its rules.

use anyhow::{Result, bail};

use crate::shell::{self, Cmd};

/// Writes the weights of a game beside its rules.
pub(crate) fn run(words: &[String]) -> Result<()> {
    let [id] = words else {
        bail!("expected the id of a game, got `{}`", words.join(" "));
    };
    if !shell::root().join("games").join(id).is_dir() {
        bail!("there is no folder games/{id}");
    }
    Cmd::new("cargo run --quiet --release -p kuzhi-train -- learn")
        .arg(id)
        .arg(format!("games/{id}/weights.bin"))
        .run()
}
