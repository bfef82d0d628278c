//! Lists the libraries of the game with their licences, for the credits: `cargo run --no-default-features --example
//! credits`. Run it after every change of `Cargo.lock`; a test of the house fails until it has been.

use serde_json::Value;
use std::{fs, io, path::Path, process::Command};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root)
        .output()?;
    let known: Value = serde_json::from_slice(&told.stdout)?;
    let packages = known["packages"].as_array().cloned().unwrap_or_default();
    let text = |package: &Value, field: &str| package[field].as_str().unwrap_or_default().to_owned();
    let mut lines: Vec<String> = packages
        .iter()
        .filter(|package| !package["source"].is_null())
        .map(|package| {
            // The old way of writing "or".
            let licence = text(package, "license").replace(" / ", "/").replace('/', " OR ");
            format!("{}\t{}\t{licence}\n", text(package, "name"), text(package, "version"))
        })
        .collect();
    lines.sort();
    fs::write(root.join("assets/credits/libraries.tsv"), lines.concat())
}
