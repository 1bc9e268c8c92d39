//! `rules`: the rules of a game as a page.

use std::io::Write;

use kuzhi_i18n::Messages;

use crate::{chosen_game::GameArgument, failure::Failure, rule_page::RulePage};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = args.game.load(texts)?;
    let page = RulePage::of(&chosen, texts);
    if args.json {
        writeln!(out, "{}", page.as_json())?;
    } else {
        write!(out, "{}", page.as_text(texts))?;
    }
    Ok(())
}
