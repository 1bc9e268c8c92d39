//! Puts the app of `web/dist` into the crate, if it has been built. Without it the server says so.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let home = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let dist = Path::new(&home).join("../../web/dist");
    // Where the folder is missing this path never exists, and cargo looks again every time.
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.is_dir() {
        collect(&dist.canonicalize()?, &mut files)?;
    }
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        if packed(file) {
            continue;
        }
        let path = file
            .strip_prefix(dist.canonicalize()?)
            .map_err(io::Error::other)?;
        let path = path.to_string_lossy().replace('\\', "/");
        let bytes = fs::read(file)?;
        let tag = format!("\"{:016x}\"", fnv(&bytes));
        let beside = |ending: &str| {
            let beside = PathBuf::from(format!("{}.{ending}", file.display()));
            files.contains(&beside).then_some(beside)
        };
        writeln!(
            list,
            "File {{ path: {path:?}, tag: {tag:?}, plain: {}, brotli: {}, gzip: {} }},",
            include(file),
            maybe(beside("br")),
            maybe(beside("gz")),
        )
        .map_err(io::Error::other)?;
    }
    list.push(']');
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("files.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            println!("cargo::rerun-if-changed={}", path.display());
            files.push(path);
        }
    }
    Ok(())
}

fn packed(file: &Path) -> bool {
    file.extension()
        .is_some_and(|ending| ending == "br" || ending == "gz")
}

fn include(file: &Path) -> String {
    format!("include_bytes!({:?})", file.to_string_lossy())
}

fn maybe(file: Option<PathBuf>) -> String {
    file.map_or_else(
        || String::from("None"),
        |file| format!("Some({})", include(&file)),
    )
}

/// A number that tells two versions of a file apart (the FNV-1a hash).
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
