//! All scripts come out as they say, and play again from their records.

use monkeys::battle::script;
use monkeys::data::{self, script::load};
use std::{fs, path::PathBuf};

/// The scripts of the project, in order.
fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let entries = fs::read_dir(folder).expect("the scripts can be read");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn every_script_comes_out_and_plays_again() {
    let profiles = data::profiles();
    let mut faults = Vec::new();
    for file in files() {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(name.ends_with(".script.ron"), "{name} is no script");
        match load(&file, &profiles) {
            Err(error) => faults.push(error.to_string()),
            Ok(script) => faults.extend(script::run(&script).err().map(|miss| format!("{name}: {miss}"))),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
