//! `serve`: the app in a browser, from the files within this program.

use std::{
    io::Write,
    net::SocketAddr,
    process::{Command, Stdio},
};

use kuzhi_i18n::Messages;
use kuzhi_server::{ServeError, bind};

use crate::{failure::Failure, text::text};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[arg(long)]
    open: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let listening = bind(args.listen).map_err(|error| refused(&error))?;
    let address = format!("http://{}/", listening.address());
    writeln!(out, "{}", text!(texts, "serve-at", address = &address))?;
    out.flush()?;
    if args.open {
        open(&address);
    }
    listening.run().map_err(|error| refused(&error))
}

fn refused(error: &ServeError) -> Failure {
    Failure::refused(error.to_string())
}

/// Opens an address in a browser, where there is one. Where there is none, the address has been told.
fn open(address: &str) {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let silent = || Stdio::null();
    let _ = Command::new(program)
        .arg(address)
        .stdin(silent())
        .stdout(silent())
        .stderr(silent())
        .spawn();
}
