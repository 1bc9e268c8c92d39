//! Collects the messages of `locales/*/*.ftl` into the crate, so that a new language is a folder.

use std::{
    env,
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let home = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let locales = Path::new(&home).join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut list = String::from("&[\n");
    for folder in entries(&locales)?.iter().filter(|path| path.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let tag = name(folder);
        let mut texts = String::new();
        for file in entries(folder)? {
            if file.extension().is_some_and(|extension| extension == "ftl") {
                println!("cargo::rerun-if-changed={}", file.display());
                let file = file.to_string_lossy();
                write!(texts, "include_str!({file:?}), ").map_err(io::Error::other)?;
            }
        }
        writeln!(list, "Language {{ tag: {tag:?}, texts: &[{texts}] }},")
            .map_err(io::Error::other)?;
    }
    list.push(']');
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("languages.rs"), list)
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
