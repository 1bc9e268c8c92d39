//! Searches and tables that need files or are stopped on the way; here is what the tests of all kinds use.
#![expect(clippy::unwrap_used, reason = "what is missing here fails the test")]

mod kept;
mod stopped;
mod tables;

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Command, Output},
};
#[cfg(unix)]
use std::{
    process::{Child, Stdio},
    thread,
    time::Duration,
};

use serde_json::Value;
use tempfile::TempDir;

/// A position that takes a while: it is not proven within the nodes that these tests allow.
const HARD: &str = "3,3,3,3,3,3,3/3,3,3,3,3,3,3 0 0 s";

fn run(folder: &TempDir, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kuzhi"))
        .args(args)
        .env("LC_ALL", "C")
        .env("COLUMNS", "100")
        .env_remove("KUZHI_TABLES")
        .current_dir(folder)
        .output()
        .unwrap()
}

#[track_caller]
fn json(folder: &TempDir, args: &[&str]) -> Value {
    let output = run(folder, args);
    assert!(output.stderr.is_empty(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[track_caller]
fn refused(folder: &TempDir, args: &[&str], code: i32, message: &str) {
    let output = run(folder, args);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(message), "{told}");
    assert_eq!(output.status.code(), Some(code), "{told}");
}

/// Builds a table of up to six seeds.
const BUILD_SIX: &[&str] = &[
    "tables",
    "build",
    "al-manqala",
    "--seeds",
    "6",
    "--out",
    "six.table",
];

/// A folder with a table of up to six seeds.
fn with_table() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let build = [BUILD_SIX, &["--json", "--threads", "1"]].concat();
    let built = json(&folder, &build);
    assert_eq!(built["positions"], 1 + 105 + 2380 + 27132);
    folder
}

/// Waits until something happens, longer than any machine should need for it.
#[cfg(unix)]
#[track_caller]
fn wait_for(happens: impl Fn() -> bool) {
    for _ in 0..300_000 {
        if happens() {
            return;
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("it does not happen within five minutes");
}

/// Begins a command.
#[cfg(unix)]
fn begun(folder: &TempDir, args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_kuzhi"))
        .args(args)
        .env("LC_ALL", "C")
        .env_remove("KUZHI_TABLES")
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Gives a command time to begin, and sends it a signal. How long it takes to begin depends on what else
/// the machine does: what had not come far enough is begun anew, with more time.
#[cfg(unix)]
fn stopped(
    folder: &TempDir,
    args: &[&str],
    signal: &str,
    far_enough: impl Fn(&Output) -> bool,
) -> Output {
    let mut time = Duration::from_millis(250);
    loop {
        let command = begun(folder, args);
        thread::sleep(time);
        let id = command.id().to_string();
        let asked = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(asked.success());
        let output = command.wait_with_output().unwrap();
        if far_enough(&output) {
            return output;
        }
        assert!(time < Duration::from_mins(1), "{output:?}");
        time *= 2;
    }
}
