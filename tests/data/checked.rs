//! `monkeys check` on every shipped file, through the readers of the game.

use monkeys::data::check;
use std::{fs, path::PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("it is there").flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
    files.sort();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ron"));
    assert!(!files.is_empty(), "{folder} has files");
    files
}

#[test]
fn every_shipped_file_is_good() {
    for folder in [
        "levels",
        "assets/rosters",
        "assets/opponents",
        "assets/opponents/sparring",
        "assets/opponents/suppression",
        "assets/opponents/initiative",
        "assets/opponents/hexes",
        "assets/profiles",
        "assets/campaigns",
    ] {
        for file in files(folder) {
            check(&file).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

#[test]
fn a_book_without_files_of_a_kind_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.roster.ron");
    fs::write(&path, r#"(format: 1, book: Hexes, name: "Mine", platoons: [])"#).expect("written");
    let why = check(&path).expect_err("its levels carry their armies").to_string();
    assert!(why.contains("the book `Hexes` has no files of this kind"), "{why}");
}

#[test]
fn an_opponent_is_read_by_the_book_that_it_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.opponent.ron");
    let text = fs::read_to_string("assets/opponents/suppression/headlong.opponent.ron").expect("it ships");
    fs::write(&path, &text).expect("written");
    let report = check(&path).expect("it is good").to_string();
    assert!(report.contains("opponent \"Headlong\": "), "{report}");
    fs::write(&path, text.replace("book: Suppression", "book: Monkeys")).expect("written");
    let error = check(&path).expect_err("it is an opponent of the other book").to_string();
    assert!(error.contains("weights"), "{error}");
    fs::write(&path, text.replace("whim: ", "whim: 9")).expect("written");
    let error = check(&path).expect_err("nobody is so moody").to_string();
    assert!(error.contains("whim: ") && error.contains("0 to 500"), "{error}");
}
