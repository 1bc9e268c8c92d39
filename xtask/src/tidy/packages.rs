//! The packages of the workspace and what they depend on, as cargo sees them.

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::shell::{self, Cmd};

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Package {
    pub(super) name: String,
    /// Path of its `Cargo.toml` from the root.
    pub(super) manifest: String,
    pub(super) dependencies: Vec<Dependency>,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Dependency {
    pub(super) name: String,
    pub(super) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Part of the program, or of what builds it.
    Normal,
    /// Only for tests and benches.
    Dev,
}

pub(super) fn read() -> Result<Vec<Package>> {
    let json = Cmd::new("cargo metadata --no-deps --format-version 1").read()?;
    let root = format!("{}/", shell::root().display());
    parse(&json, &root).context("cannot understand what cargo metadata says")
}

fn parse(json: &str, root: &str) -> Result<Vec<Package>> {
    let json: Value = serde_json::from_str(json)?;
    let package = |package: &Value| {
        let manifest = text(package, "manifest_path")?;
        Ok(Package {
            name: text(package, "name")?,
            manifest: manifest.strip_prefix(root).unwrap_or(&manifest).to_owned(),
            dependencies: list(package, "dependencies")?
                .iter()
                .map(dependency)
                .collect::<Result<_>>()?,
        })
    };
    list(&json, "packages")?.iter().map(package).collect()
}

fn dependency(json: &Value) -> Result<Dependency> {
    Ok(Dependency {
        name: text(json, "name")?,
        kind: if json["kind"] == "dev" {
            Kind::Dev
        } else {
            Kind::Normal
        },
    })
}

fn text(json: &Value, key: &str) -> Result<String> {
    let value = json[key]
        .as_str()
        .with_context(|| format!("no text `{key}`"))?;
    Ok(value.to_owned())
}

fn list<'a>(json: &'a Value, key: &str) -> Result<&'a Vec<Value>> {
    json[key]
        .as_array()
        .with_context(|| format!("no list `{key}`"))
}

/// A package as tests write it: `a -> b c; dev: d`.
#[cfg(test)]
pub(super) fn of(line: &str) -> Package {
    let (name, rest) = line.split_once(" ->").expect("an arrow");
    let (normal, dev) = rest.split_once("; dev:").unwrap_or((rest, ""));
    let all = |names: &str, kind| -> Vec<Dependency> {
        let one = |name: &str| Dependency {
            name: name.to_owned(),
            kind,
        };
        names.split_whitespace().map(one).collect()
    };
    let mut dependencies = all(normal, Kind::Normal);
    dependencies.extend(all(dev, Kind::Dev));
    Package {
        name: name.to_owned(),
        manifest: format!("crates/{name}/Cargo.toml"),
        dependencies,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_becomes_packages() {
        let json = r#"{"packages": [{
            "name": "a",
            "manifest_path": "/top/crates/a/Cargo.toml",
            "dependencies": [
                {"name": "b", "kind": null},
                {"name": "c", "kind": "build"},
                {"name": "d", "kind": "dev"}
            ]
        }]}"#;
        assert_eq!(parse(json, "/top/").unwrap(), [of("a -> b c; dev: d")]);
        assert!(parse("{}", "/top/").is_err());
    }
}
