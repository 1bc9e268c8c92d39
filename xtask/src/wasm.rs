//! `wasm`: the rules and the engine for the browser, made small, and compared with the figures that
//! every other build is compared with.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::shell::{self, Cmd};
use crate::web;

const TARGET: &str = "wasm32-unknown-unknown";

/// The kernel works on 128-bit lanes. Without these instructions it would be three times as large, and
/// slow; browsers have had them since 2021, the last one since 2023.
const FEATURES: &str = "-Ctarget-feature=+simd128";

/// Where the pages take it from.
const FOR_PAGES: &str = "web/app/wasm";

/// Builds it, compares what it counts, and keeps what it is asked first.
pub(crate) fn run() -> Result<()> {
    let module = compile()?;
    let tool = build_tool()?;
    let folder = shell::root().join(FOR_PAGES);
    bindings(&tool, &module, &folder, "web")?;
    let made = folder.join("kuzhi_wasm_bg.wasm");
    web::install()?;
    shrink(&made)?;
    let for_node = shell::target().join("wasm-for-node");
    bindings(&tool, &module, &for_node, "nodejs")?;
    fs::copy(&made, for_node.join("kuzhi_wasm_bg.wasm"))?;
    let for_node = for_node.join("kuzhi_wasm.js").display().to_string();
    Cmd::new("node web/tests/perft.mjs").arg(&for_node).run()?;
    Cmd::new("node web/first.mjs")
        .arg(&for_node)
        .arg(folder.join("first.json").display().to_string())
        .run()
}

/// Compiles the module and says where it is.
fn compile() -> Result<PathBuf> {
    let toolchain = Toolchain::find()?;
    toolchain.build().run()?;
    let module = format!("{TARGET}/web/kuzhi_wasm.wasm");
    Ok(shell::target().join(module))
}

/// What can compile to WebAssembly.
enum Toolchain {
    /// The usual compiler, with the target installed.
    Usual,
    /// Debian's compiler for the web, which builds the standard library itself.
    Debian { compiler: PathBuf },
}

impl Toolchain {
    fn find() -> Result<Toolchain> {
        if installed() {
            return Ok(Toolchain::Usual);
        }
        let rustup = Cmd::new("rustup target add").arg(TARGET);
        if Cmd::new("rustup --version").succeeds() && rustup.run().is_ok() {
            return Ok(Toolchain::Usual);
        }
        for compiler in ["/usr/lib/rust-web/bin/rustc", "/usr/bin/rustc-web"] {
            let compiler = PathBuf::from(compiler);
            if compiler.is_file() {
                return Ok(Toolchain::Debian { compiler });
            }
        }
        bail!(
            "there is no compiler for {TARGET}; install it with `rustup target add {TARGET}`, \
             or on Debian with `apt-get install rustc-web rust-web-src lld`"
        )
    }

    fn build(&self) -> Cmd {
        let mut build = Cmd::new("cargo build --quiet --package kuzhi-wasm --profile web --target")
            .arg(TARGET)
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FEATURES);
        if let Toolchain::Debian { compiler } = self {
            build = build
                .arg("-Zbuild-std=std,panic_abort")
                .env("RUSTC", compiler.display().to_string())
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld");
        }
        build
    }
}

/// Whether the usual compiler has the standard library of the target.
fn installed() -> bool {
    let folder = Cmd::new("rustc --print target-libdir --target")
        .arg(TARGET)
        .read_quietly();
    folder.is_some_and(|folder| {
        fs::read_dir(folder.trim()).is_ok_and(|mut files| files.next().is_some())
    })
}

fn build_tool() -> Result<PathBuf> {
    Cmd::new("cargo build --quiet --package xtask-bindgen").run()?;
    Ok(shell::target().join("debug/xtask-bindgen"))
}

fn bindings(tool: &Path, module: &Path, folder: &Path, target: &str) -> Result<()> {
    Cmd::new(&tool.display().to_string())
        .arg(module.display().to_string())
        .arg(folder.display().to_string())
        .arg(target)
        .run()
}

/// Makes a module as small as that goes without making it slow.
fn shrink(module: &Path) -> Result<()> {
    let before = size(module)?;
    let name = module.display().to_string();
    Cmd::new("node web/node_modules/binaryen/bin/wasm-opt")
        .arg("-Oz")
        .arg("--gufa")
        .arg("-Oz")
        .arg("--converge")
        // Functions that were written together look alike, and pack better side by side.
        .arg("--reorder-functions-by-name")
        .arg("--strip-debug")
        .arg("--strip-producers")
        .arg("--enable-simd")
        .arg("--enable-bulk-memory")
        .arg("--enable-nontrapping-float-to-int")
        .arg("--enable-sign-ext")
        .arg("--enable-mutable-globals")
        .arg("--enable-reference-types")
        .arg("--enable-multivalue")
        .arg(&name)
        .arg("-o")
        .arg(&name)
        .run()?;
    println!(
        "   {} kB, {} kB before wasm-opt",
        size(module)? / 1000,
        before / 1000
    );
    Ok(())
}

fn size(file: &Path) -> Result<u64> {
    let file = fs::metadata(file).with_context(|| format!("there is no {}", file.display()))?;
    Ok(file.len())
}
