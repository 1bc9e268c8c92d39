//! `games`: lists the games that are built in.

use std::io::Write;

use kuzhi_i18n::Messages;
use kuzhi_rules::{GameFile, GameOption, built_in};
use serde_json::{Map, Value, json};

use crate::{failure::Failure, text::text};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let games: Vec<GameFile> = built_in::all()
        .iter()
        .filter_map(|game| kuzhi_rules::parse(game.text).0)
        .collect();
    if args.json {
        let games: Value = games.iter().map(as_json).collect();
        writeln!(out, "{games}")?;
        return Ok(());
    }
    let width = games.iter().map(|game| game.id.len()).max().unwrap_or(0);
    for game in &games {
        let title = game.name(texts.language().tag());
        let own = game.names.iter().map(|(_, name)| name.as_str());
        let others: Vec<_> = own.filter(|name| *name != title).collect();
        let names = if others.is_empty() {
            title.to_owned()
        } else {
            format!("{title} ({})", others.join(", "))
        };
        writeln!(out, "{:width$}  {names}", game.id)?;
    }
    writeln!(out, "\n{}", text!(texts, "games-more"))?;
    Ok(())
}

fn as_json(game: &GameFile) -> Value {
    let names: Map<_, _> = game
        .names
        .iter()
        .map(|(language, name)| (language.clone(), json!(name)))
        .collect();
    let presets: Vec<_> = game.presets.iter().map(|preset| &preset.id).collect();
    let options: Map<_, _> = game
        .options
        .iter()
        .map(|option| (option.id.clone(), option_as_json(option)))
        .collect();
    json!({ "id": game.id, "names": names, "presets": presets, "options": options })
}

fn option_as_json(option: &GameOption) -> Value {
    let choices: Vec<_> = option.choices.iter().map(|choice| &choice.id).collect();
    json!({ "default": option.default, "choices": choices, "point": option.point })
}
