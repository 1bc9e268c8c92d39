//! Learns the estimate of a game from its own play, and measures engines against each other.
//!
//! `kuzhi-train learn GAME FILE [LINEAR_FILE]` writes weights, and the best linear ones to compare with; `kuzhi-train match GAME A B PAIRS MILLISECONDS`
//! plays a match between two engines: `none` looks ahead without an estimate, `plain8` is an alpha-beta
//! search eight moves deep with nothing else, anything else is a file of weights.
#![expect(clippy::print_stdout, reason = "this program shows its figures")]
#![expect(
    clippy::cast_precision_loss,
    reason = "learning and statistics are not exact"
)]

mod arena;
mod clock;
mod learn;
mod plain;
mod self_play;

use std::fs;

use anyhow::{Context as _, Result, anyhow, bail};
use kuzhi_core::{
    Game,
    rule_set::{RuleSet, Scope},
};
use kuzhi_search::Network;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["learn", id, path] => learn(id, path, None),
        ["learn", id, path, linear] => learn(id, path, Some(linear)),
        ["match", id, one, two, pairs, milliseconds] => {
            let rules = rules(id)?;
            let players = [one, two].map(|name| player(&rules, name));
            let [one, two] = players;
            let (one, two) = (one?, two?);
            let game = Game::new(&rules).map_err(|_| anyhow!("the rules make no sense"))?;
            let score = arena::play(&game, [&one, &two], pairs.parse()?, milliseconds.parse()?);
            println!("{score}");
            Ok(())
        }
        _ => {
            bail!("expected `learn GAME FILE [LINEAR_FILE]` or `match GAME A B PAIRS MILLISECONDS`")
        }
    }
}

/// The rules of a built-in game.
fn rules(id: &str) -> Result<RuleSet> {
    let built_in = kuzhi_rules::built_in::find(id).context("there is no such game")?;
    let (file, _) = kuzhi_rules::parse(built_in.text);
    Ok(file.context("the rule file cannot be read")?.standard)
}

fn learn(id: &str, path: &str, linear: Option<&str>) -> Result<()> {
    let learned = self_play::generations(&rules(id)?)?;
    let files = [(Some(path), learned.network), (linear, learned.linear)];
    for (path, bytes) in files {
        if let Some(path) = path {
            fs::write(path, bytes).with_context(|| format!("{path} cannot be written"))?;
        }
    }
    Ok(())
}

fn player(rules: &RuleSet, name: &str) -> Result<arena::Player> {
    if name == "none" {
        return Ok(arena::Player::Analyst(None));
    }
    if let Some(depth) = name.strip_prefix("plain") {
        return Ok(arena::Player::Plain(depth.parse()?));
    }
    let bytes = fs::read(name).with_context(|| format!("{name} cannot be read"))?;
    let digest = kuzhi_rules::digest(rules, Scope::Play);
    let network = Network::read(&bytes, digest.as_bytes())?;
    Ok(arena::Player::Analyst(Some(Box::new(network))))
}
