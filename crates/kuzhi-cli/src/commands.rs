//! The commands, one file each.

pub(crate) mod analyse;
pub(crate) mod apply;
mod batch;
pub(crate) mod bench;
mod bench_search;
pub(crate) mod check;
pub(crate) mod contest;
pub(crate) mod games;
pub(crate) mod legal;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
mod solve_match;
pub(crate) mod tables;

use std::io::Write;

use kuzhi_i18n::Messages;

use crate::{arguments::Command, failure::Failure};

/// Does what a command says.
pub(crate) fn run(command: &Command, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Games(args) => games::run(args, texts, out),
        Command::Rules(args) => rules::run(args, texts, out),
        Command::Play(args) => play::run(args, texts, out),
        Command::Show(args) => show::run(args, texts, out),
        Command::Legal(args) => legal::run(args, texts, out),
        Command::Apply(args) => apply::run(args, texts, out),
        Command::Perft(args) => perft::run(args, texts, out),
        Command::Analyse(args) => analyse::run(args, texts, out),
        Command::Solve(args) => solve::run(args, texts, out),
        Command::Tables(args) => tables::run(args, texts, out),
        Command::Match(args) => contest::run(args, texts, out),
        Command::Check(args) => check::run(args, texts, out),
        Command::Replay(args) => replay::run(args, texts, out),
        Command::Serve(args) => serve::run(args, texts, out),
        Command::Bench(args) => bench::run(args, texts, out),
    }
}
