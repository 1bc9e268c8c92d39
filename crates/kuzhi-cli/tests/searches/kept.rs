//! Searches that are kept in a file and taken up again.

use super::*;

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
