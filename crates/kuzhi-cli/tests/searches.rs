//! Searches and tables that need files: kept searches, endgame tables, damage.
#![expect(clippy::unwrap_used, reason = "what is missing here fails the test")]

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

/// A folder with a table of up to six seeds.
fn with_table() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "tables",
        "build",
        "al-manqala",
        "--seeds",
        "6",
        "--out",
        "six.table",
    ];
    let built = json(
        &folder,
        &[&args[..], &["--json", "--threads", "1"]].concat(),
    );
    assert_eq!(built["positions"], 1 + 105 + 2380 + 27132);
    folder
}

#[test]
fn a_search_is_taken_up_where_it_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let position = "0,1,2,0,0,2,1/1,0,2,1,0,2,0 0 0 s";
    let whole = ["solve", "al-manqala", "--position", position, "--json"];
    let at_once = json(&folder, &whole);
    let nodes = at_once["nodes"].as_u64().unwrap();
    assert!(
        at_once["exact"].as_bool().unwrap() && nodes > 4096,
        "{at_once}"
    );
    let few = [&whole[..], &["--nodes", "2048", "--resume", "kept"]].concat();
    let first = run(&folder, &few);
    assert_eq!(first.status.code(), Some(1));
    let first: Value = serde_json::from_slice(&first.stdout).unwrap();
    assert_eq!(first["exact"], false);
    let rest = json(&folder, &[&whole[..], &["--resume", "kept"]].concat());
    assert_eq!(
        (&rest["value"], &rest["moves"]),
        (&at_once["value"], &at_once["moves"])
    );
    assert!(rest["nodes"].as_u64().unwrap() < nodes, "{rest} {at_once}");
    let other = ["solve", "pallankuzhi", "--resume", "kept"];
    refused(
        &folder,
        &other,
        1,
        "--resume: kept is a search under other rules",
    );
    let bytes = fs::read(folder.path().join("kept")).unwrap();
    // A bit of an entry, and one each of the numbers that say how much there is.
    for place in [bytes.len() - 20, 55, 63] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        fs::write(folder.path().join("kept"), damaged).unwrap();
        refused(&folder, &few, 1, "--resume: kept is damaged");
        let dutch = [&few[..], &["--lang", "nl"]].concat();
        refused(&folder, &dutch, 1, "--resume: kept is beschadigd");
    }
    fs::write(folder.path().join("kept"), [&bytes[..], &[0]].concat()).unwrap();
    refused(&folder, &few, 1, "--resume: kept is damaged");
}

/// What is meant is the file that a link leads to, be it there or not. The link stays one.
#[cfg(unix)]
#[test]
fn what_is_written_is_the_file_behind_a_link() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("real")).unwrap();
    for name in ["kept", "table", "record"] {
        std::os::unix::fs::symlink(format!("real/{name}"), at(name)).unwrap();
    }
    let solve = ["solve", "al-manqala", "--position", HARD, "--nodes", "2048"];
    let keep = [&solve[..], &["--resume", "kept", "--json"]].concat();
    for resumed in [Value::Null, "kept".into()] {
        let answer: Value = serde_json::from_slice(&run(&folder, &keep).stdout).unwrap();
        assert_eq!(answer["resumed"], resumed);
    }
    let lock = fs::File::create(at("real/kept.resume-lock")).unwrap();
    lock.lock().unwrap();
    refused(&folder, &keep, 1, "kept is being written by another search");
    fs::remove_file(at("real/kept.resume-lock")).unwrap();
    let build = ["tables", "build", "oware", "--seeds", "2", "--out", "table"];
    json(&folder, &[&build[..], &["--json"]].concat());
    refused(&folder, &build, 2, "table: something stands there already");
    let play = ["play", "oware", "--record", "record"];
    assert!(run(&folder, &play).status.success());
    for name in ["kept", "table", "record"] {
        assert!(at(name).is_symlink(), "{name}");
        assert!(at("real").join(name).is_file(), "{name}");
    }
    assert_eq!(fs::read_dir(at("real")).unwrap().count(), 3);
}

/// Neither what a build has begun nor anything else is written over, and two searches do not share a file.
#[test]
fn a_kept_search_spares_what_stands_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let solve = ["solve", "al-manqala", "--position", HARD, "--nodes", "2048"];
    let keep = [&solve[..], &["--resume", "kept"]].concat();
    let beside = |ending| folder.path().join(format!("kept{ending}"));
    fs::write(beside(".partial"), "KUZHITBL").unwrap();
    fs::write(beside(".resume-partial"), "KUZHISRC and a part").unwrap();
    assert_eq!(run(&folder, &keep).status.code(), Some(1));
    assert_eq!(fs::read(beside(".partial")).unwrap(), b"KUZHITBL");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
    fs::write(beside(".resume-partial"), "a letter").unwrap();
    let message = "kept.resume-partial is no search that was kept, and is not written over";
    refused(&folder, &keep, 1, message);
    assert_eq!(fs::read(beside(".resume-partial")).unwrap(), b"a letter");
    fs::remove_file(beside(".resume-partial")).unwrap();
    let lock = fs::File::create(beside(".resume-lock")).unwrap();
    lock.lock().unwrap();
    let message = "--resume: kept is being written by another search";
    refused(&folder, &keep, 1, message);
    drop(lock);
    assert!(run(&folder, &keep).stderr.is_empty());
}

#[test]
fn a_kept_search_is_not_squeezed_into_less_memory() {
    let folder = tempfile::tempdir().unwrap();
    let solve = ["solve", "al-manqala", "--position", HARD];
    let keep = ["--nodes", "20000", "--resume", "kept", "--memory"];
    let with = |memory| [&solve[..], &keep, &[memory]].concat();
    assert_eq!(run(&folder, &with("1MiB")).status.code(), Some(1));
    let refused = String::from_utf8(run(&folder, &with("64KiB")).stderr).unwrap();
    let (before, needed) = refused.trim().split_once(": it needs ").unwrap();
    let message = "error: --resume: kept holds more than --memory has room for";
    assert_eq!(before, message);
    let without = [&solve[..], &keep[..4]].concat();
    let kept = fs::read(folder.path().join("kept")).unwrap();
    assert!(run(&folder, &without).stderr.is_empty());
    fs::write(folder.path().join("kept"), kept).unwrap();
    // There are as many places as boards, but not each board can have any place.
    let told = String::from_utf8(run(&folder, &with(needed)).stderr).unwrap();
    let message = " have no room in --memory and are forgotten; without --memory all have\n";
    assert!(told.starts_with("warning: --resume: "), "{told}");
    assert!(told.ends_with(message), "{told}");
}

/// A search whose file cannot be written says so while it goes on, and tries again.
#[cfg(unix)]
#[test]
fn a_failed_write_is_told_and_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let [kept, partial] = ["kept", "kept.resume-partial"].map(|name| folder.path().join(name));
    let keep = [
        "--resume",
        "kept",
        "--keep-every",
        "100ms",
        "--memory",
        "64KiB",
    ];
    let mut search = Command::new(env!("CARGO_BIN_EXE_kuzhi"))
        .args(["solve", "al-manqala", "--position", HARD])
        .args(keep)
        .env("LC_ALL", "C")
        .current_dir(&folder)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Once it is written, something comes in the way for a while.
    wait_for(|| kept.exists());
    wait_for(|| fs::create_dir(&partial).is_ok());
    let mut told = String::new();
    let errors = search.stderr.take().unwrap();
    BufReader::new(errors).read_line(&mut told).unwrap();
    fs::remove_dir(&partial).unwrap();
    fs::remove_file(&kept).unwrap();
    wait_for(|| kept.exists());
    search.kill().unwrap();
    search.wait().unwrap();
    let message = "warning: --resume: kept cannot be written: ";
    assert!(told.starts_with(message), "{told}");
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

/// What ends the program at once leaves what was kept before.
#[cfg(unix)]
#[test]
fn a_search_that_is_killed_has_been_kept() {
    let folder = tempfile::tempdir().unwrap();
    let keep = ["--resume", "kept", "--keep-every", "100ms"];
    let solve = ["solve", "al-manqala", "--position", HARD];
    let mut search = begun(&folder, &[&solve[..], &keep].concat());
    wait_for(|| folder.path().join("kept").exists());
    search.kill().unwrap();
    search.wait().unwrap();
    let few = ["--json", "--nodes", "2048", "--resume", "kept"];
    let output = run(&folder, &[&solve[..], &few].concat());
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["resumed"], "kept", "{output:?}");
    // What was cut off while it was being written is gone, too.
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

#[test]
fn a_table_is_built_once() {
    let folder = with_table();
    let again = [
        "tables",
        "build",
        "al-manqala",
        "--seeds",
        "6",
        "--out",
        "six.table",
    ];
    refused(
        &folder,
        &again,
        2,
        "six.table: something stands there already",
    );
    let large = [
        "tables",
        "build",
        "al-manqala",
        "--seeds",
        "40",
        "--out",
        "large.table",
    ];
    refused(&folder, &large, 1, "--memory: a table of up to 40 seeds on");
    let wrong = [
        "tables",
        "build",
        "al-manqala",
        "--seeds",
        "400",
        "--out",
        "large.table",
    ];
    refused(
        &folder,
        &wrong,
        2,
        "--seeds: a table of 400 seeds was asked for",
    );
    assert!(!folder.path().join("large.table.partial").exists());
}

/// A search that is stopped knows about as much as an analysis of the same length, and claims no more.
#[test]
fn a_stopped_search_tells_the_best_it_knows() {
    let folder = tempfile::tempdir().unwrap();
    let position = "9,0,2,0,0,0,3/0,3,3,3,3,3,3 0 0 s";
    let with = |command| {
        let of = [command, "al-manqala", "--position", position];
        let output = run(
            &folder,
            &[&of[..], &["--json", "--nodes", "100000"]].concat(),
        );
        serde_json::from_slice::<Value>(&output.stdout).unwrap()
    };
    let (solved, analysed) = (with("solve"), with("analyse"));
    assert_eq!(solved["exact"], false);
    let depth = |answer: &Value| answer["depth"].as_u64().unwrap();
    assert!(
        depth(&solved) + 8 >= depth(&analysed),
        "{solved} {analysed}"
    );
    let value = |answer: &Value| answer["value"].as_f64().unwrap();
    assert!(
        (value(&solved) - value(&analysed)).abs() < 4.0,
        "{solved} {analysed}"
    );
    assert!(value(&solved) != 0.0);
    for (r#move, bounds) in solved["move_bounds"].as_object().unwrap() {
        let seen = solved["moves"][r#move].as_f64().unwrap();
        let [low, high] = [0, 1].map(|end| bounds[end].as_f64().unwrap());
        assert!((low..=high).contains(&seen), "{solved}");
    }
    // Searches look at their limits from time to time.
    assert!(solved["nodes"].as_u64().unwrap() < 102_000);
}

#[test]
fn searches_tell_that_a_round_is_over_or_decided() {
    let folder = tempfile::tempdir().unwrap();
    let decided = "5,0,0,0,0,4,1/3,1,3,0,0,0,6 60 15 s";
    let ended = "0,0,0,0,0,0,0/0,0,0,0,0,0,0 60 38 s";
    for command in ["solve", "analyse"] {
        for (position, played_on) in [(decided, true), (ended, false)] {
            let of = ["al-manqala", "--position", position];
            let shown = json(&folder, &[&["show", "--json"], &of[..]].concat());
            let search = [&[command, "--nodes", "2048"], &of[..]].concat();
            let output = run(&folder, &[&search[..], &["--json"]].concat());
            let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
            assert!(shown["over"].is_object(), "{shown}");
            assert_eq!(answer["over"], shown["over"]);
            assert_eq!(answer["played_on"], played_on);
            let text = String::from_utf8(run(&folder, &search).stdout).unwrap();
            assert!(text.starts_with("The round is over: "), "{text}");
            let told = "The round is decided; the values are those of playing on.";
            assert_eq!(text.contains(told), played_on, "{text}");
        }
        let search = [command, "al-manqala", "--nodes", "2048", "--json"];
        let output = run(&folder, &search);
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(
            (&answer["over"], &answer["played_on"]),
            (&Value::Null, &Value::Bool(false))
        );
    }
}

/// What is known of a match when a limit is met is told, and said not to be all.
#[test]
fn a_stopped_match_tells_the_rounds_that_are_solved() {
    let folder = tempfile::tempdir().unwrap();
    let with = |nodes| {
        let solve = ["solve", "pasu-pondi", "--match", "--nodes", nodes];
        let text = String::from_utf8(run(&folder, &solve).stdout).unwrap();
        assert!(text.starts_with("Not complete: "), "{text}");
        let output = run(&folder, &[&solve[..], &["--json"]].concat());
        assert_eq!(output.status.code(), Some(1));
        serde_json::from_slice::<Value>(&output.stdout).unwrap()
    };
    let (few, all) = (with("140000"), with("170000"));
    let rounds = |answer: &Value| answer["rounds"].as_array().unwrap().clone();
    let solved = few["solved"]["rounds"].as_u64().unwrap();
    assert!((1..61).contains(&solved), "{few}");
    assert_eq!(few["margin_line"], Value::Null);
    assert_eq!(all["solved"], serde_json::json!({"rounds": 61, "of": 61}));
    assert!(all["margin_line"].is_object(), "{all}");
    for answer in [&few, &all] {
        assert_eq!(
            (&answer["exact"], &answer["winner"]),
            (&Value::Bool(false), &Value::Null)
        );
    }
    let all = rounds(&all);
    for round in rounds(&few) {
        assert!(all.contains(&round), "{round}");
    }
}

/// Only Linux tells how much there is.
#[cfg(target_os = "linux")]
#[test]
fn more_memory_than_there_is_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let build = ["tables", "build", "oware", "--seeds", "2", "--out", "t"];
    for command in [
        &["solve", "pasu-pondi"][..],
        &["solve", "pasu-pondi", "--match"],
        &["analyse", "oware"],
        &build,
    ] {
        let args = [command, &["--memory", "999TiB"]].concat();
        let message = "--memory: 999TiB were asked for, but the machine has only ";
        refused(&folder, &args, 1, message);
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn the_least_memory_of_a_table_is_told_and_is_enough() {
    let folder = tempfile::tempdir().unwrap();
    let build = |memory| {
        let of = ["tables", "build", "al-manqala", "--seeds", "8"];
        let how = ["--threads", "1", "--out", "eight.table", "--memory", memory];
        run(&folder, &[&of[..], &how].concat())
    };
    let told = String::from_utf8(build("64KiB").stderr).unwrap();
    let (before, rest) = told.split_once(" needs at least ").unwrap();
    assert!(before.ends_with("up to 8 seeds on one thread"), "{told}");
    let (needed, rest) = rest.split_once(',').unwrap();
    assert!(rest.starts_with(" but may use 64KiB; "), "{told}");
    assert!(build(needed).status.success(), "{told}");
}

#[test]
fn a_table_tells_what_it_holds() {
    let folder = with_table();
    let info = json(&folder, &["tables", "info", "six.table", "--json"]);
    assert_eq!(info["game"], "al-manqala");
    let layers = info["layers"].as_array().unwrap();
    assert_eq!(layers.len(), 4);
    for layer in layers {
        let values = layer["values"].as_object().unwrap();
        let counted: u64 = values.values().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(layer["positions"], counted);
    }
    let looked_up = |position| {
        let probe = [
            "tables",
            "probe",
            "six.table",
            "--position",
            position,
            "--json",
        ];
        json(&folder, &probe)
    };
    let position = "0,0,1,0,0,0,0/0,1,0,0,0,0,2 50 44 s";
    let value = looked_up(position)["value"].clone();
    assert_eq!(
        value,
        json(
            &folder,
            &["solve", "al-manqala", "--position", position, "--json"]
        )["value"]
    );
    for outside in [HARD, "0,0,1,0,0,0,0/0,0,0,0,0,0,0 50 47 s"] {
        let answer = looked_up(outside);
        assert_eq!(
            (&answer["covered"], &answer["value"]),
            (&Value::Bool(false), &Value::Null)
        );
    }
    let inspect = [
        "tables",
        "inspect",
        "six.table",
        "--position",
        position,
        "--json",
    ];
    assert_eq!(json(&folder, &inspect)["value"], value);
    assert_eq!(
        json(&folder, &["tables", "inspect", "six.table", "--json"])["step"],
        2
    );
}

#[test]
fn a_table_is_verified_and_damage_is_named() {
    let folder = with_table();
    let verify = ["tables", "verify", "six.table", "--samples", "20", "--json"];
    let checked = json(&folder, &verify);
    assert_eq!(
        (&checked["ok"], &checked["compared"]),
        (&Value::Bool(true), &Value::from(1 + 3 * 20))
    );
    // Of the empty boards there is one.
    assert_eq!(checked["whole_layers"], 1);
    let all = [
        "tables",
        "verify",
        "six.table",
        "--samples",
        "27132",
        "--nodes",
        "1",
    ];
    let output = run(&folder, &all);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("29618 were compared"), "{told}");
    assert!(
        told.contains("4 layers have no more values than the 27132"),
        "{told}"
    );
    assert!(checked["solved"].as_u64().unwrap() > 40, "{checked}");
    let file = folder.path().join("six.table");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&file, bytes).unwrap();
    let output = run(&folder, &verify);
    assert_eq!(output.status.code(), Some(1));
    let checked: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(checked["ok"], false);
    let asked = [
        "analyse",
        "al-manqala",
        "--depth",
        "2",
        "--tables",
        "six.table",
    ];
    refused(
        &folder,
        &asked,
        1,
        "--tables: six.table: the table is damaged",
    );
    goes_on_without(
        &folder,
        &file,
        "KUZHI_TABLES: six.table is left out: the table is damaged",
    );
}

#[test]
fn a_table_of_other_rules_is_refused_by_name() {
    let folder = with_table();
    let asked = ["solve", "pallankuzhi", "--tables", "six.table"];
    refused(
        &folder,
        &asked,
        1,
        "--tables: six.table: the table was made for the rules",
    );
    let probe = [
        "tables",
        "probe",
        "six.table",
        "--game",
        "oware",
        "--position",
    ];
    let probe = [&probe[..], &["0,0,0,0,0,0/0,0,0,0,0,1 0 0 s"]].concat();
    refused(
        &folder,
        &probe,
        1,
        "six.table: the table was made for the rules",
    );
    let set = ["--set", "rows=own", "--position", HARD];
    let probe = [&["tables", "probe", "six.table"], &set[..]].concat();
    refused(
        &folder,
        &probe,
        1,
        "six.table: the table was made for the rules",
    );
}

#[test]
fn a_table_spares_work() {
    let folder = with_table();
    let position = "0,1,2,0,0,2,1/1,0,2,1,0,2,0 0 0 s";
    let plain = ["solve", "al-manqala", "--position", position, "--json"];
    let alone = json(&folder, &plain);
    let helped = json(&folder, &[&plain[..], &["--tables", "six.table"]].concat());
    assert_eq!(
        (&alone["value"], &alone["moves"]),
        (&helped["value"], &helped["moves"])
    );
    assert!(helped["nodes"].as_u64() < alone["nodes"].as_u64());
    assert_eq!(
        (&alone["tables"], &helped["tables"]),
        (&Value::Null, &"six.table".into())
    );
}

/// Analysis works without a table that only the environment names, and says which one is left out.
#[track_caller]
fn goes_on_without(folder: &TempDir, file: &Path, message: &str) {
    let output = Command::new(env!("CARGO_BIN_EXE_kuzhi"))
        .args(["analyse", "al-manqala", "--depth", "2", "--json"])
        .env("KUZHI_TABLES", file.file_name().unwrap())
        .current_dir(folder)
        .output()
        .unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(message), "{told}");
    assert!(output.status.success());
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["moves"].as_object().unwrap().len(), 7);
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

/// Ctrl-C stops a search, and what is known by then is told.
#[cfg(unix)]
#[test]
fn an_interrupted_search_tells_what_it_knows() {
    let folder = tempfile::tempdir().unwrap();
    let analyse = ["analyse", "al-manqala", "--depth", "250", "--json"];
    for (args, signal, code) in [
        (&["solve", "al-manqala", "--json"][..], "-INT", 130),
        (&["solve", "al-manqala", "--json"], "-TERM", 143),
        (&analyse, "-INT", 130),
    ] {
        // A command that does not listen yet is ended by the signal, without an exit code.
        let output = stopped(&folder, args, signal, |output| {
            output.status.code().is_some()
        });
        assert_eq!(output.status.code(), Some(code));
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(answer["exact"], false);
        assert_eq!(answer["moves"].as_object().unwrap().len(), 7);
    }
}

#[cfg(unix)]
#[test]
fn interrupted_work_ends_with_what_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let listens = |output: &Output| output.status.code().is_some();
    let contest = ["match", "al-manqala", "--games", "1000000", "--json"];
    let players = ["--south", "greedy", "--north", "random"];
    let contest = [&contest[..], &players].concat();
    let rounds = |output: &Output| {
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        answer["rounds"].as_u64().unwrap_or(0)
    };
    let output = stopped(&folder, &contest, "-INT", |output| rounds(output) >= 2);
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    assert!(rounds(&output) < 1_000_000);
    let build = ["tables", "build", "al-manqala", "--seeds", "18"];
    let build = [&build[..], &["--out", "t"]].concat();
    let output = stopped(&folder, &build, "-INT", listens);
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    assert!(output.stderr.starts_with(b"error: stopped; the layers"));
    let solve = ["solve", "pasu-pondi", "--match"];
    let output = stopped(&folder, &solve, "-INT", listens);
    assert_eq!(output.status.code(), Some(130), "{output:?}");
}
