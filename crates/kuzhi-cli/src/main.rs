//! The `kuzhi` program: play and study traditional two-row mancala games in a terminal.
//!
//! One command is one file below `commands`. Each parses its arguments, asks the other crates, and
//! shows the answer, for people or as JSON.
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(clippy::panic, clippy::unwrap_used, clippy::expect_used)
)]

mod arguments;
mod behind_links;
mod board_picture;
mod chosen_game;
mod clock;
mod commands;
mod computer;
mod contestant;
mod diagnostics;
mod effort;
mod failure;
mod help;
mod json;
mod kept_search;
mod known_values;
mod line_reader;
mod line_text;
mod machine;
mod plain_search;
mod ponder;
mod position_argument;
mod quantity;
mod rating;
mod record_form;
mod rule_page;
mod rule_words;
mod screen;
mod search_lock;
mod sentence;
mod session;
mod table;
mod table_builder;
mod tally;
mod text;
mod thinking;
mod trace_text;
mod watch;

use std::{
    env,
    ffi::OsString,
    io::{self, BufWriter, Write as _},
    process::ExitCode,
};

use kuzhi_i18n::{Language, Messages};

use crate::{arguments::Arguments, failure::Failure};

fn main() -> ExitCode {
    let given: Vec<OsString> = env::args_os().collect();
    let mut out = BufWriter::new(io::stdout().lock());
    let result = run(given, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&mut out),
    }
}

fn run(given: Vec<OsString>, out: &mut dyn io::Write) -> Result<(), Failure> {
    let arguments = match Arguments::read(&given) {
        Ok(arguments) => arguments,
        Err(error) if help::is_asked_for(&error) => {
            let texts = Messages::new(language(help::language_in(&given).as_deref())?);
            return help::show(given, &texts);
        }
        Err(error) => return Err(Failure::Arguments(error)),
    };
    let texts = Messages::new(language(arguments.lang.as_deref())?);
    commands::run(&arguments.command, &texts, out)
}

/// The language that was asked for, or else that of the environment.
fn language(asked: Option<&str>) -> Result<&'static Language, Failure> {
    if let Some(tag) = asked {
        return Language::asked(tag)
            .map_err(|unknown| Failure::wrong_use(format!("--lang: {unknown}")));
    }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
    Ok(Language::of_locale(names.iter().map(String::as_str)))
}
