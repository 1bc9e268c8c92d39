//! Collects the games of `games/*/` into the crate, so that a new game needs no Rust.

use std::{env, fmt::Write, fs, io, path::Path};

fn main() -> io::Result<()> {
    let home = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let games = Path::new(&home).join("../../games");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut folders = Vec::new();
    if games.is_dir() {
        for folder in fs::read_dir(&games)? {
            let folder = folder?.path().canonicalize()?;
            if folder.join("game.toml").is_file() {
                folders.push(folder);
            }
        }
    }
    folders.sort();
    // Every visitor loads what is collected for pages: no worked examples and no weights, which are
    // loaded by whoever wants them, no figures to compare with, and no comments.
    let for_pages = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|name| name == "wasm32");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let out = Path::new(&out);
    let mut list = String::from("&[\n");
    for folder in folders {
        let rules = folder.join("game.toml");
        let perft = folder.join("perft.txt");
        let weights = folder.join("weights.bin");
        for file in [&folder, &rules, &perft, &weights] {
            println!("cargo::rerun-if-changed={}", file.display());
        }
        let id = folder.file_name().unwrap_or_default().to_string_lossy();
        let rules = if for_pages {
            let short = out.join(format!("{id}.toml"));
            fs::write(&short, rules_alone(&fs::read_to_string(&rules)?))?;
            short
        } else {
            rules
        };
        let rules = rules.to_string_lossy();
        let perft = if perft.is_file() && !for_pages {
            format!("include_str!({:?})", perft.to_string_lossy())
        } else {
            String::from("\"\"")
        };
        let weights = if weights.is_file() && !for_pages {
            format!("include_bytes!({:?})", weights.to_string_lossy())
        } else {
            String::from("&[]")
        };
        writeln!(
            list,
            "BuiltIn {{ id: {id:?}, text: include_str!({rules:?}), perft: {perft}, weights: {weights} }},"
        )
        .map_err(io::Error::other)?;
    }
    list.push(']');
    fs::write(out.join("games.rs"), list)
}

/// Rules without their worked examples, which come last, and the lines that only people read.
fn rules_alone(rules: &str) -> String {
    let lines = rules.lines().take_while(|&line| line != "[[example]]");
    let kept = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    kept.flat_map(|line| [line, "\n"]).collect()
}
