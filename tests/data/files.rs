//! Files on the disk: size limits, extensions, complete or not at all.

use super::common::{LEVEL, ROSTER, with};
use monkeys::data::{self, file};
use std::fs;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

fn refused(name: &str, text: &[u8]) -> String {
    let folder = folder();
    let path = folder.path().join(name);
    fs::write(&path, text).expect("written");
    let error = data::check(&path).expect_err("it is at fault").to_string();
    error.replace(&folder.path().display().to_string(), "DIR")
}

#[test]
fn a_file_over_the_limit_is_refused_before_it_is_read() {
    let folder = folder();
    let path = folder.path().join("huge.level.ron");
    let huge = fs::File::create(&path).expect("created");
    huge.set_len(1 << 40).expect("a sparse file takes no room");
    let error = data::check(&path).expect_err("it is too large").to_string();
    assert!(error.ends_with("huge.level.ron: is larger than 4 MiB, the most that is read"), "{error}");
}

#[test]
fn what_is_no_text_is_refused() {
    assert_eq!(refused("a.roster.ron", &[0xff, 0xfe, 0]), "DIR/a.roster.ron: isn't text (UTF-8)");
    assert_eq!(
        refused("a.txt", b"hello"),
        "DIR/a.txt: isn't a file of this game; known files end in .level.ron, .roster.ron, .opponent.ron, .campaign.ron, \
         .temper.ron, .replay.ron, .script.ron, .campaign-script.ron or .lesson.ron, or are strengths.ron or a profile such as monkeys.ron"
    );
    assert_eq!(refused("a.roster.ron", b""), "DIR/a.roster.ron:1:1: expected values in `(` and `)`");
}

#[test]
fn what_is_not_there_or_a_folder_is_refused() {
    let folder = folder();
    let error = data::check(&folder.path().join("none.level.ron")).expect_err("it is not there").to_string();
    assert!(error.contains("none.level.ron: can't be read: "), "{error}");
    let path = folder.path().join("folder.level.ron");
    fs::create_dir(&path).expect("created");
    let error = data::check(&path).expect_err("it is a folder").to_string();
    assert!(error.ends_with("folder.level.ron: is a folder, not a file"), "{error}");
}

#[test]
fn a_roster_beside_the_level_is_found_first_and_its_faults_name_it() {
    let folder = folder();
    let force = r#"Inline(name: "First", squads: [(name: "Kudu", members: [(clan: "baboon", count: 5)])])"#;
    let text = with(LEVEL, force, r#"Roster(file: "mine", platoon: 1)"#);
    let text = with(
        &text,
        r#""r1.1": Around((1, 3))"#,
        r#""r1.1": Around((1, 0)), "r1.2": Around((1, 2)), "r1.3": Around((1, 4)), "r1.4": Around((1, 6))"#,
    );
    fs::write(folder.path().join("mine.level.ron"), &text).expect("written");
    fs::write(folder.path().join("mine.roster.ron"), ROSTER).expect("written");
    let report = data::check(&folder.path().join("mine.level.ron")).expect("it is good").to_string();
    assert!(report.contains("Vermilion 20 against Cobalt 5") && report.contains("240 of 400 scrap"), "{report}");
    fs::write(folder.path().join("mine.roster.ron"), with(ROSTER, "\"baboon\"", "\"babon\"")).expect("written");
    let error = data::check(&folder.path().join("mine.level.ron")).expect_err("the roster is at fault").to_string();
    let first = error.lines().next().expect("a line");
    assert!(
        first.ends_with(
            "mine.roster.ron: platoons[0].squads[0].members[0].clan: no clan `babon`; did you mean `baboon`?"
        ),
        "{error}"
    );
}

#[test]
fn files_are_written_whole() {
    let folder = folder();
    let path = folder.path().join("out.level.ron");
    file::write(&path, "one").expect("written");
    file::write(&path, "two").expect("written over");
    assert_eq!(file::read(&path).expect("read"), "two");
    assert_eq!(fs::read_dir(folder.path()).expect("listed").count(), 1, "no temporary file is left");
    assert!(file::write(&folder.path().join("none/out.ron"), "x").is_err());
}
