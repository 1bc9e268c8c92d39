//! What is told of work that is stopped, over or refused.

use super::*;

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
