//! The arguments of the program. What they mean is told by messages; see `help`.

use std::ffi::OsString;

use clap::{Parser, Subcommand};

use crate::commands::{apply, bench, check, games, legal, perft, play, replay, rules, show};

#[derive(Debug, Parser)]
#[command(name = "kuzhi", version, arg_required_else_help = true)]
pub(crate) struct Arguments {
    #[arg(long, global = true, value_name = "TAG")]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(games::Args),
    Rules(rules::Args),
    Play(play::Args),
    Show(show::Args),
    Legal(legal::Args),
    Apply(apply::Args),
    Perft(perft::Args),
    Check(check::Args),
    Replay(replay::Args),
    Bench(bench::Args),
}

impl Arguments {
    pub(crate) fn read(given: &[OsString]) -> Result<Self, clap::Error> {
        Self::try_parse_from(given)
    }
}
