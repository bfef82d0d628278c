//! The files that come with the game are free of faults.

use monkeys::data;
use std::path::{Path, PathBuf};

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).expect("the folder is part of the package");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|path| path.to_string_lossy().ends_with(ending));
    files.sort();
    files
}

#[test]
fn every_shipped_file_is_free_of_faults() {
    let mut count = 0;
    for (folder, ending) in [("levels", ".level.ron"), ("assets/rosters", ".roster.ron"), ("assets/profiles", ".ron")] {
        for path in files(folder, ending) {
            match data::check(&path) {
                Ok(report) => println!("{report}"),
                Err(error) => panic!("{error}"),
            }
            count += 1;
        }
    }
    assert!(count >= 6, "{count} files");
}
