//! Answers that a transcript cannot show: JSON by its shape, long input, pipes, and files.
#![expect(clippy::unwrap_used, reason = "what is missing here fails the test")]

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Command, Output, Stdio},
};

use serde_json::Value;

const START: &str = "6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s";

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kuzhi"));
    command
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = program(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // Whoever refuses the arguments does not read.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    let output = run(args, b"");
    assert!(output.stderr.is_empty(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn every_game_is_listed_with_its_options() {
    let games = json(&["games", "--json"]);
    for game in games.as_array().unwrap() {
        let keys: Vec<_> = game.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["id", "names", "presets", "options"]);
        assert!(game["names"]["en"].is_string());
        assert!(game["presets"].is_array());
        for option in game["options"].as_object().unwrap().values() {
            let choices = option["choices"].as_array().unwrap();
            assert!(choices.contains(&option["default"]), "{option}");
            assert!(option["point"].is_string() || option["point"].is_null());
        }
    }
}

#[test]
fn every_game_has_a_page_and_can_be_played() {
    for game in json(&["games", "--json"]).as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let page = json(&["rules", id, "--json"]);
        assert!(page["sections"].as_array().unwrap().len() > 4, "{page}");
        assert!(page["about"].is_string(), "{id}");
        let checked = json(&["check", id, "--json"]);
        assert_eq!(checked["ok"], true, "{checked}");
        let seats = ["--south", "computer:1", "--north", "computer:1"];
        let played = run(&[&["play", id, "--seed", "1"], &seats[..]].concat(), b"");
        assert!(played.status.success());
        let told = String::from_utf8(played.stdout).unwrap();
        assert!(told.contains("The round is over"), "{told}");
    }
}

#[test]
fn counting_is_answered_with_nodes_and_seconds() {
    let counted = json(&["perft", "oware", "--depth", "5", "--json", "--divide"]);
    assert_eq!(counted["nodes"], 5219);
    assert!(counted["seconds"].is_number());
    let parts = counted["divide"].as_object().unwrap().values();
    assert_eq!(parts.filter_map(Value::as_u64).sum::<u64>(), 5219);
}

#[test]
fn the_suite_has_a_checksum() {
    let bench =
        |game| json(&["bench", game, "--rounds", "50", "--depth", "4", "--json"])[0].clone();
    let [first, second] = [bench("oware"), bench("oware")];
    assert_eq!(first["checksum"], second["checksum"]);
    assert_ne!(first["checksum"], bench("kalah")["checksum"]);
}

#[test]
fn a_flood_of_text_is_no_position() {
    let flood = "9".repeat(100_000);
    for args in [
        ["show", "pallankuzhi", "--position", &flood],
        ["play", "pallankuzhi", "--position", &flood],
    ] {
        let output = run(&args, b"");
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with("error: position: `99999"), "{error}");
        assert!(error.len() < 300, "{error}");
    }
    let output = run(
        &[
            "apply",
            "pallankuzhi",
            "--position",
            START,
            "--move",
            &flood,
        ],
        b"",
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stderr.len() < 300);
}

#[test]
fn a_batch_answers_whatever_comes() {
    let mut input = b"\xff\xfe\n{\"position\": \"\xff\", \"move\": \"1\"}\n".to_vec();
    input.extend(vec![b'{'; 2 << 20]);
    input.extend(b"\n");
    input.extend(vec![b'['; 1000]);
    input.extend(b"\n");
    input.extend(format!(r#"{{"position": "{START} a=\"\\", "move": "1"}}"#).as_bytes());
    let output = run(&["apply", "pallankuzhi", "--batch"], &input);
    assert!(output.status.success() && output.stderr.is_empty());
    let answers: Vec<Value> = output
        .stdout
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 5);
    assert!(
        answers[..4]
            .iter()
            .all(|answer| answer["error"].is_string())
    );
    let after = "0,0,7,7,7,7,7/0,7,7,7,7,7,7 7 0 n a=\"\\";
    assert_eq!(answers[4]["position"], after);
}

#[test]
fn a_batch_answers_before_the_input_ends() {
    let mut child = program(&["apply", "pallankuzhi", "--batch"])
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, r#"{{"position": "{START}", "move": "1"}}"#).unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(answer.contains(r#""laps":2"#), "{answer}");
    }
    // The beginning of a line keeps nobody from an answer to the line before.
    write!(stdin, "{{}}\n{{").unwrap();
    let mut answer = String::new();
    stdout.read_line(&mut answer).unwrap();
    assert!(answer.contains("error"), "{answer}");
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let mut child = program(&["apply", "pallankuzhi", "--batch"])
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let line = format!("{{\"position\": \"{START}\", \"move\": \"1\"}}\n");
    // At some point nobody reads any more.
    let _ = stdin.write_all(line.repeat(10_000).as_bytes());
    drop(stdin);
    assert!(child.wait().unwrap().success());
    let mut errors = String::new();
    child.stderr.unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!(errors, "");
}

#[test]
fn a_record_is_kept_whatever_ends_play() {
    let folder = Folder::new("kept");
    for (name, input) in [
        ("end", "1\n"),
        ("quit", "1\nquit\n"),
        ("undo", "3\nundo\n1\n"),
    ] {
        let file = &folder.file(&format!("{name}.kzn"));
        let args = ["play", "pallankuzhi", "--seed", "1", "--record", file];
        assert!(run(&args, input.as_bytes()).status.success());
        let record = fs::read_to_string(file).unwrap();
        assert!(record.contains("\n1. S1+7 2. N"), "{record}");
        let replayed = json(&["replay", file, "--json"]);
        assert_eq!(replayed["disagreement"], Value::Null);
        assert_eq!(replayed["digest_matches"], true);
        assert_eq!(replayed["rounds"][0]["moves"].as_array().unwrap().len(), 2);
    }
    let saved = &folder.file("saved.kzn");
    let told = run(
        &["play", "mangala-iv", "--seed", "1", "--north", "human"],
        format!("guess even\nside north\n1\nsave {saved}\nsave {saved}/no\n").as_bytes(),
    );
    let told = String::from_utf8(told.stdout).unwrap();
    assert!(told.contains("cannot be written"), "{told}");
    let record = fs::read_to_string(saved).unwrap();
    assert!(
        record.contains("guess even\nside north\n1. S1+12\n*"),
        "{record}"
    );
    assert!(record.contains("[Seed \"1\"]"), "{record}");
    let nowhere = run(&["play", "oware", "--record", &format!("{saved}/no")], b"");
    assert_eq!(nowhere.status.code(), Some(2));
}

#[test]
fn a_record_is_not_written_over() {
    let folder = Folder::new("taken");
    let (taken, own) = (&folder.file("taken.kzn"), &folder.file("own.kzn"));
    fs::write(taken, "precious").unwrap();
    let refused = run(&["play", "oware", "--record", taken], b"1\n");
    assert_eq!(refused.status.code(), Some(2));
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(
        told.contains(
            "taken.kzn: something stands there already, and is not written over; name another file"
        ),
        "{told}"
    );
    let input = format!("save {taken}\nsave {own}\n1\nsave {own}\n");
    let played = run(&["play", "oware", "--north", "human"], input.as_bytes());
    let told = String::from_utf8(played.stdout).unwrap();
    assert!(told.contains("something stands there already"), "{told}");
    assert_eq!(fs::read_to_string(taken).unwrap(), "precious");
    assert!(fs::read_to_string(own).unwrap().contains("1. S1"));
    let mut files: Vec<_> = fs::read_dir(&folder.0)
        .unwrap()
        .map(|file| file.unwrap().file_name())
        .collect();
    files.sort();
    assert_eq!(files, ["own.kzn", "taken.kzn"]);
}

#[test]
fn a_record_is_kept_from_move_to_move() {
    let folder = Folder::new("moves");
    let file = &folder.file("game.kzn");
    let mut child = program(&["play", "oware", "--north", "human", "--record", file])
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for (hole, written) in [("1", "1. S1"), ("2", "1. S1 2. N2"), ("undo", "1. S1\n*")] {
        writeln!(stdin, "{hole}").unwrap();
        // The offer to move is made when everything is done.
        let mut line = String::new();
        let mut answered = false;
        while !(answered && line.contains("may play")) {
            answered |= line.starts_with('>');
            line.clear();
            assert!(stdout.read_line(&mut line).unwrap() > 0);
        }
        let record = fs::read_to_string(file).unwrap();
        assert!(record.contains(written), "{record}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(fs::read_to_string(file).unwrap().ends_with("1. S1\n*\n"));
}

#[test]
fn the_ritual_names_its_players_as_they_were_named() {
    for (south, north, told) in [
        (
            "computer:1",
            "computer:2",
            "Player 1 (computer:1) hides one seed or two and asks Player 2 (computer:2)",
        ),
        (
            "computer:1",
            "human",
            "Player 1 (computer:1) hides one seed or two and asks Player 2 (human)",
        ),
        (
            "human",
            "computer:1",
            "Player 1 (computer:1) hides one seed or two and asks Player 2 (human)",
        ),
    ] {
        let args = ["play", "mangala-iv", "--seed", "1"];
        let output = run(
            &[&args[..], &["--south", south, "--north", north]].concat(),
            b"quit\n",
        );
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains(told), "{said}");
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a line for each kind of sitting")]
fn every_record_of_play_is_true() {
    const SECOND: &str = "6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 n round=2 first=s";
    const MIDDLE: &str = "0,0,7,7,7,7,7/0,7,7,7,7,7,7 7 0 n";
    const FEWER: &str = "6,6,6,6,6,6,6/6,6,6,6,6,6,x 1 4 s round=4 note=here";
    const ALMOST_OVER: &str = "0,0,1,0,0,0,1/0,0,0,1,0,0,0 35 46 n";
    let two_people = "--north human";
    let sittings = [
        (
            "pallankuzhi",
            format!("{two_people} --match --position"),
            SECOND,
            "agree\nyes\n1\n",
        ),
        (
            "pallankuzhi",
            format!("{two_people} --match --position"),
            MIDDLE,
            "agree\nyes\n1\n",
        ),
        (
            "pallankuzhi",
            format!("{two_people} --match --position"),
            FEWER,
            "agree\nyes\n1\n",
        ),
        (
            "pallankuzhi",
            format!("{two_people} --position"),
            SECOND,
            "1\nundo\n2\nagree\nyes\n",
        ),
        (
            "pallankuzhi",
            format!("{two_people} --rounds 3 --position"),
            ALMOST_OVER,
            "agree\nyes\nagree\nyes\nagree\nyes\n",
        ),
        (
            "pallankuzhi",
            "--match --south computer:1 --north computer:2".to_owned(),
            "",
            "",
        ),
        (
            "pallankuzhi",
            format!("{two_people} --set preset=five --set fours-to=hole-owner --rounds 2"),
            "",
            "1\nagree\nyes\nundo\n2\nagree\nyes\n",
        ),
        (
            "mangala-iv",
            format!("{two_people} --set deal=scattered"),
            "",
            "guess odd\nside south\n1\nundo\nundo\nside north\n1\n",
        ),
        (
            "mangala-iv",
            format!("{two_people} --set ritual=lot"),
            "",
            "side north\n1\nagree\nyes\n",
        ),
        (
            "mangala-iv",
            "--south computer:1 --north computer:1".to_owned(),
            "",
            "",
        ),
        (
            "al-manqala",
            "--south computer:1 --north computer:1".to_owned(),
            "",
            "",
        ),
        (
            "kalah",
            "--south computer:1 --north computer:1".to_owned(),
            "",
            "",
        ),
        (
            "oware",
            two_people.to_owned(),
            "",
            "1\nundo\n2\nhint\n3\nagree\nno\nquit\n",
        ),
        (
            "oware",
            format!("{two_people} --position"),
            "4,4,4,4,4,4/4,4,4,4,4,4 0 0 n round=2 first=s",
            "1\nagree\nyes\n",
        ),
    ];
    let folder = Folder::new("true");
    for (number, (game, args, position, input)) in sittings.iter().enumerate() {
        let file = folder.file(&format!("{number}.kzn"));
        let mut all = vec!["play", game, "--seed", "1", "--record", &file];
        all.extend(args.split(' '));
        all.extend((!position.is_empty()).then_some(position));
        let played = run(&all, input.as_bytes());
        assert!(played.status.success(), "{played:?}");
        let record = fs::read_to_string(&file).unwrap();
        let replayed = json(&["replay", &file, "--json"]);
        assert_eq!(replayed["disagreement"], Value::Null, "{record}");
        assert_eq!(replayed["digest_matches"], true, "{record}");
    }
    let record = fs::read_to_string(folder.file("1.kzn")).unwrap();
    assert!(
        record.contains(&format!("[Position \"{MIDDLE} first=s\"]")),
        "{record}"
    );
    assert!(record.contains("[Round \"2\"]"), "{record}");
}

#[test]
fn a_match_that_never_ends_is_stopped() {
    let args = ["play", "tests/files/for-ever.toml", "--ascii"];
    let computers = ["--south", "computer:1", "--north", "computer:1"];
    for (rounds, told) in [
        (
            &["--match"][..],
            "The match is stopped here, after 1000 rounds. --rounds allows more. South owns 1, North 1.\n",
        ),
        (
            &["--rounds", "3"],
            "The match is over: the last round has been played. South owns 1, North 1. It is a draw.\n",
        ),
    ] {
        let output = run(&[&args[..], &computers, rounds].concat(), b"");
        assert!(output.status.success());
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.ends_with(told), "{said}");
    }
}

#[test]
fn an_odd_seed_is_told_once() {
    let folder = Folder::new("odd");
    let board = "0,0,1,0,0,0,1/0,0,0,1,0,0,0";
    for (number, (stores, args, told)) in [
        (
            "35 46",
            &["--match"][..],
            "South 36, North 47. One seed is left over; it joins the smaller store, South's. North wins.\n\nRound 2. South owns 37, North 47.",
        ),
        (
            "35 46",
            &["--rounds", "1"],
            "South 36, North 47. One seed is left over; it joins the smaller store, South's. North wins.\nThe match is over: the last round has been played. South owns 37, North 47.",
        ),
        (
            "35 46",
            &[],
            "South 36, North 47. One seed scores for nobody. North wins.\n",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.file(&format!("{number}.kzn"));
        let position = format!("{board} {stores} n");
        let play = ["play", "pallankuzhi", "--north", "human", "--record", &file];
        let given = ["--position", &position];
        let played = run(&[&play[..], &given, args].concat(), b"agree\nyes\n");
        let said = String::from_utf8(played.stdout).unwrap();
        assert!(said.contains(told), "{said}");
        // Only a second round shows that a record is one of a match.
        if number == 0 {
            let replayed = run(&["replay", &file], b"");
            let said = String::from_utf8(replayed.stdout).unwrap();
            assert!(said.contains("joins the smaller store, South's"), "{said}");
        }
    }
}

/// A folder of its own for a test, which goes with it.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = format!("kuzhi-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Whoever cannot tidy up has nobody to tell.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_help_page_that_cannot_be_written_is_a_failure() {
    let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") else {
        // Only some systems have a disk that is always full.
        return;
    };
    for args in [
        &["help"][..],
        &["--version"],
        &["play", "--help"],
        &["games"],
    ] {
        let full = full.try_clone().unwrap();
        let output = program(args).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(output.stderr.starts_with(b"error: output: "), "{output:?}");
    }
}

#[test]
fn no_text_commands_the_terminal() {
    let typed = "\u{1b}[31m\u{7}\u{9b}";
    for (args, input) in [
        (&["show", typed][..], ""),
        (&[typed], ""),
        (&["legal", "oware", "--set", typed], ""),
        (&["legal", "oware", "--position", typed], ""),
        (&["replay", typed], ""),
        (&["play", "oware"], typed),
    ] {
        let output = run(args, input.as_bytes());
        for told in [output.stdout, output.stderr] {
            let told = String::from_utf8(told).unwrap();
            let commands = |letter: char| letter.is_control() && letter != '\n';
            assert!(!told.contains(commands), "{args:?}: {told:?}");
        }
    }
}
