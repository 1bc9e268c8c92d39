//! Makes the JavaScript around a WebAssembly module: `xtask-bindgen MODULE FOLDER web|nodejs`.
//!
//! It is a package of its own so that `cargo xtask` does not have to build it for everything else.

use anyhow::{Context as _, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder, target] = args.as_slice() else {
        bail!("expected a module, a folder and a target");
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).typescript(true);
    match target.as_str() {
        "web" => bindgen.web(true)?.omit_default_module_path(true),
        "nodejs" => bindgen.nodejs(true)?,
        other => bail!("no target `{other}`; expected web or nodejs"),
    };
    bindgen
        .generate(folder)
        .with_context(|| format!("cannot make bindings for {module}"))
}
