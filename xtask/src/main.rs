//! What a person or CI runs: `cargo xtask test`, `tidy`, `serve` and others. One command is one file.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this program talks to a terminal and nothing else"
)]

mod bench;
mod codegen;
mod shell;
mod test;
mod tidy;
mod train;
mod wasm;
mod web;

use std::process::ExitCode;

use anyhow::{Result, bail};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<()> {
    std::env::set_current_dir(shell::root())?;
    let (command, flags) = match args {
        [] => ("help", &[][..]),
        [command, flags @ ..] => (command.as_str(), flags),
    };
    match command {
        "help" | "-h" | "--help" => print!("{}", include_str!("help.txt")),
        "test" => test::run(flag(flags, "--all")?)?,
        "tidy" => {
            no_flags(flags)?;
            tidy::run()?;
        }
        "codegen" if flag(flags, "--check")? => codegen::check()?,
        "codegen" => codegen::write()?,
        "wasm" => {
            no_flags(flags)?;
            wasm::run()?;
        }
        "web" => {
            no_flags(flags)?;
            web::build()?;
        }
        "serve" => web::serve(flags)?,
        "puzzles" => web::puzzles(flag(flags, "--check")?)?,
        "bench" => bench::run(bench::Mode::of(flags)?)?,
        "train" => train::run(flags)?,
        _ => bail!("there is no command `{command}`; `./x help` lists them"),
    }
    Ok(())
}

/// Whether the only flag of a command was given; anything else on its line is an error.
fn flag(given: &[String], name: &str) -> Result<bool> {
    match given {
        [] => Ok(false),
        [one] if one == name => Ok(true),
        _ => bail!("expected nothing or {name}, got `{}`", given.join(" ")),
    }
}

fn no_flags(given: &[String]) -> Result<()> {
    if given.is_empty() {
        return Ok(());
    }
    bail!("this command takes nothing more, got `{}`", given.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(words: &str) -> Vec<String> {
        words.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn a_flag_is_there_or_not_and_nothing_else() {
        assert!(!flag(&strings(""), "--all").unwrap());
        assert!(flag(&strings("--all"), "--all").unwrap());
        assert!(flag(&strings("--al"), "--all").is_err());
        assert!(flag(&strings("--all --all"), "--all").is_err());
    }

    #[test]
    fn a_misspelt_command_is_refused() {
        let error = run(&strings("tset")).unwrap_err().to_string();
        assert!(error.contains("`tset`"), "{error}");
    }
}
