//! Why a command did not do what it was asked, and the exit code that says so.

use std::{
    env,
    error::Error,
    io::{self, Write},
    process::ExitCode,
};

use kuzhi_i18n::visible;

use crate::line_reader::NoLine;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments are not those of any command.
    Arguments(clap::Error),
    /// Wrong use or unreadable input, one problem a line. Each names the field it is about.
    WrongUse(String),
    /// A rule file that cannot be used, with its diagnostics already drawn.
    RuleFile(String),
    /// Something was understood and refused, or did not work.
    Refused(String),
    /// The same, and the output has said so already.
    Shown,
    /// A signal stopped the work, and what was known by then has been told; the exit code, and what else
    /// there is to say.
    Stopped(u8, String),
    /// The output cannot be written.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn wrong_use(message: impl Into<String>) -> Self {
        Self::WrongUse(message.into())
    }

    pub(crate) fn refused(message: impl Into<String>) -> Self {
        Self::Refused(message.into())
    }

    /// The same where it comes of a signal that stopped the work, if there was one: the exit code says so.
    pub(crate) fn stopped_by(self, signal: Option<u8>) -> Self {
        match (signal, self) {
            (Some(code), Self::Shown) => Self::Stopped(code, String::new()),
            (Some(code), Self::Refused(message)) => Self::Stopped(code, message),
            (_, other) => other,
        }
    }

    /// Wrong use with several problems, one a line.
    pub(crate) fn problems<P: ToString>(problems: impl IntoIterator<Item = P>) -> Self {
        let lines: Vec<_> = problems
            .into_iter()
            .map(|problem| problem.to_string())
            .collect();
        Self::WrongUse(lines.join("\n"))
    }

    /// Tells the failure on the error output, after what the command had to say before.
    pub(crate) fn report(self, out: &mut impl Write) -> ExitCode {
        // Nobody is left to tell if one of these cannot be written.
        let _ = out.flush();
        let mut errors = io::stderr();
        let (message, code) = match self {
            Self::Arguments(error) => {
                return of_arguments(&error);
            }
            Self::RuleFile(drawn) => {
                let _ = writeln!(errors, "{drawn}");
                return ExitCode::from(2);
            }
            Self::Shown => return ExitCode::FAILURE,
            // Whoever read the output has had enough of it.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => (format!("output: {error}"), 1),
            Self::Refused(message) => (message, 1),
            Self::Stopped(code, message) => (message, code),
            Self::WrongUse(message) => (message, 2),
        };
        for line in message.lines() {
            let _ = writeln!(errors, "error: {}", visible(line));
        }
        ExitCode::from(code)
    }
}

/// Tells on the error output what does not keep a command from doing its work.
pub(crate) fn warn(message: &str) {
    for line in message.lines() {
        let _ = writeln!(io::stderr(), "warning: {}", visible(line));
    }
}

/// An error with what caused it.
pub(crate) fn causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let reason = error.to_string();
        // Some errors say what caused them themselves.
        if !text.ends_with(&reason) {
            text = format!("{text}: {reason}");
        }
        cause = error.source();
    }
    text
}

/// Tells what is wrong with the arguments, or the help page that they ask for.
fn of_arguments(error: &clap::Error) -> ExitCode {
    let hostile =
        env::args_os().any(|argument| argument.to_string_lossy().contains(char::is_control));
    let shown = if error.use_stderr() && hostile {
        let plain = error.render().to_string();
        let lines: Vec<_> = plain.lines().map(visible).collect();
        writeln!(io::stderr(), "{}", lines.join("\n"))
    } else {
        error.print()
    };
    match shown {
        Err(failed) if !error.use_stderr() => Failure::Output(failed).report(&mut io::sink()),
        _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
    }
}

impl From<NoLine> for Failure {
    fn from(reason: NoLine) -> Self {
        match reason {
            NoLine::Input(error) => Self::Refused(format!("input: {error}")),
            NoLine::BeforeWaiting(error) => Self::Output(error),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
