//! The help pages, in the chosen language.
//!
//! The arguments themselves carry no text. When help is asked for, each command and argument gets the
//! message `help-<command>` or `help-<command>-<argument>`, where a command below another
//! is named `<above>-<command>`, or `help-any-<argument>` for one that means
//! the same everywhere.

use std::{borrow::Cow, ffi::OsString};

use clap::{Command, error::ErrorKind};
use kuzhi_i18n::Messages;

use crate::{arguments, failure::Failure};

/// Whether the answer to these arguments is a help page.
pub(crate) fn is_asked_for(error: &clap::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// The language that arguments ask for which could not be read any further.
pub(crate) fn language_in(given: &[OsString]) -> Option<Cow<'_, str>> {
    let mut rest = given.iter().map(|argument| argument.to_string_lossy());
    while let Some(argument) = rest.next() {
        if argument == "--lang" {
            return rest.next();
        }
        if let Some(tag) = argument.strip_prefix("--lang=") {
            return Some(Cow::Owned(tag.to_owned()));
        }
    }
    None
}

/// Shows the help page that the arguments ask for.
pub(crate) fn show(given: Vec<OsString>, texts: &Messages) -> Result<(), Failure> {
    match explained(texts).try_get_matches_from(given) {
        Ok(_) => Ok(()),
        Err(error) => Err(Failure::Arguments(error)),
    }
}

/// The commands and arguments with all that messages say about them.
pub(crate) fn explained(texts: &Messages) -> Command {
    let command = arguments::command();
    let command = match texts.find("help-kuzhi", &[]) {
        Some(about) => command.about(about),
        None => command,
    };
    let command = with_arguments(command, "kuzhi", texts);
    command.mut_subcommands(|command| with_texts(command, "help", texts))
}

/// A command with what the message of its name says about it, and those below it with theirs.
fn with_texts(command: Command, above: &str, texts: &Messages) -> Command {
    let key = format!("{above}-{}", command.get_name());
    let command = match texts.find(&key, &[]) {
        Some(about) => command.about(about),
        None => command,
    };
    let name = key.trim_start_matches("help-").to_owned();
    let command = with_arguments(command, &name, texts);
    command.mut_subcommands(|command| with_texts(command, &key, texts))
}

fn with_arguments(command: Command, name: &str, texts: &Messages) -> Command {
    command.mut_args(|argument| {
        let id = argument.get_id();
        let own = texts.find(&format!("help-{name}-{id}"), &[]);
        match own.or_else(|| texts.find(&format!("help-any-{id}"), &[])) {
            Some(help) => argument.help(help),
            None => argument,
        }
    })
}

#[cfg(test)]
mod tests {
    use kuzhi_i18n::Language;

    use super::*;

    #[test]
    fn the_arguments_agree_with_each_other() {
        arguments::command().debug_assert();
    }

    #[test]
    fn everything_is_explained_in_every_language() {
        for language in Language::all() {
            let program = explained(&Messages::new(language));
            assert!(program.get_about().is_some());
            program.get_subcommands().for_each(is_explained);
        }
    }

    fn is_explained(command: &Command) {
        let name = command.get_name();
        assert!(command.get_about().is_some(), "help-{name}");
        for argument in command.get_arguments() {
            let id = argument.get_id();
            assert!(argument.get_help().is_some(), "help-{name}-{id}");
        }
        command.get_subcommands().for_each(is_explained);
    }
}
