//! The arguments of the program. What they mean is told by messages; see `help`.

use std::ffi::OsString;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use crate::commands::{
    analyse, apply, bench, check, contest, games, legal, perft, play, replay, rules, serve, show,
    solve, tables,
};

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
    Analyse(analyse::Args),
    Solve(solve::Args),
    Tables(tables::Args),
    Check(check::Args),
    Replay(replay::Args),
    Serve(serve::Args),
    Match(contest::Args),
    Bench(bench::Args),
}

impl Arguments {
    pub(crate) fn read(given: &[OsString]) -> Result<Self, clap::Error> {
        let matches = command().try_get_matches_from(given)?;
        Self::from_arg_matches(&matches)
    }
}

/// The commands and arguments. What stands where a number is wanted is never taken for an argument, so
/// that `-1` is told to be no such number.
pub(crate) fn command() -> clap::Command {
    Arguments::command().mut_subcommands(with_numbers)
}

fn with_numbers(command: clap::Command) -> clap::Command {
    let command = command.mut_args(|argument| {
        let names = argument.get_value_names().unwrap_or_default();
        let is_number = names.iter().any(|name| name.as_str() == "N");
        let argument = argument.allow_negative_numbers(is_number);
        match argument.get_id().as_str() {
            "seed" => argument.value_parser(seed),
            _ => argument,
        }
    });
    command.mut_subcommands(with_numbers)
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("expected a whole number from 0 to {}", u64::MAX))
}
