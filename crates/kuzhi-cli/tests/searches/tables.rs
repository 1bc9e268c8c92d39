//! Endgame tables: built, checked, asked, damaged.

use super::*;

#[test]
fn a_table_is_built_once() {
    let folder = with_table();
    let message = "six.table: something stands there already";
    refused(&folder, BUILD_SIX, 2, message);
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
