//! All scripts pass, and replay from their records.

use monkeys::battle::script::{self, Scripted};
use monkeys::data::{
    self,
    book::Shelved,
    monkeys::script::{load, parse},
};
use monkeys::rules::{hexes::Hexes, initiative::Initiative, suppression::Suppression};
use std::{fs, path::PathBuf};

/// The scripts of the project in a folder, in order. Other books have folders of their own.
fn files(folder: &str) -> Vec<PathBuf> {
    let folder = PathBuf::from(".").join(folder);
    let entries = fs::read_dir(folder).expect("the scripts can be read");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|path| path.is_file());
    files.sort();
    files
}

/// The faults of another book's scripts.
fn faults<B: Scripted + Shelved>(folder: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files(folder) {
        let text = fs::read_to_string(&file).expect("a script can be read");
        match B::script(&file.display().to_string(), &text) {
            Err(error) => faults.push(error.to_string()),
            Ok(script) => {
                let missed = script::run(&script).err();
                faults.extend(missed.map(|miss| format!("{}{}: {miss}", file.display(), miss.place)));
            }
        }
    }
    faults
}

#[test]
fn every_script_of_the_fourth_book_comes_out_and_plays_again() {
    let faults = faults::<Hexes>("tests/scripts/hexes");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_script_of_the_third_book_comes_out_and_plays_again() {
    let faults = faults::<Initiative>("tests/scripts/initiative");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_script_of_the_second_book_comes_out_and_plays_again() {
    let faults = faults::<Suppression>("tests/scripts/suppression");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_script_comes_out_and_plays_again() {
    let profiles = data::monkeys::profiles();
    let mut faults = Vec::new();
    for file in files("tests/scripts") {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(name.ends_with(".script.ron"), "{name} is no script");
        match load(&file, &profiles) {
            Err(error) => faults.push(error.to_string()),
            Ok(script) => faults.extend(script::run(&script).err().map(|miss| format!("{name}: {miss}"))),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_examples_of_the_page_come_out() {
    let page = fs::read_to_string(PathBuf::from(".").join("docs/scripts.md")).expect("the page");
    let examples = page.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next());
    // Those of campaigns are played by the campaign tests.
    let examples: Vec<&str> = examples.filter(|example| !example.contains("tribes:")).collect();
    assert!(examples.len() >= 3, "the page has lost its examples");
    for example in examples {
        let script =
            parse("docs/scripts.md", example, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
        script::run(&script).map_or_else(|miss| panic!("{}: {miss}", script.about), |_| ());
    }
}

#[test]
fn what_the_page_says_is_told_is_told() {
    let page = fs::read_to_string(PathBuf::from(".").join("docs/scripts.md")).expect("the page");
    let doubt = page.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the first example");
    for dice in ["dice: [2, 2, 4]", "dice: [2, 5]"] {
        let text = doubt.replace("dice: [2, 5, 4]", dice);
        let script =
            parse("doubt.script.ron", &text, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
        let miss = script::run(&script).err().unwrap_or_else(|| panic!("{dice} comes out"));
        let told = format!("doubt.script.ron{}: {miss}\n", miss.place);
        assert!(page.contains(&told), "the page does not have\n{told}");
    }
}

const GOOD: &str = r#"(
    format: 1, book: Monkeys, rules: ["T-64"], tokens: ["A........X"],
    units: [(unit: "r1.1", kind: "baboon", members: "A"), (unit: "b1.1", kind: "baboon", members: "X")],
    turn: (side: 'r'), dice: [2],
    play: [
        Do(Attack(unit: "r1.1", target: "b1.1")), Do(EndTurn),
        Do(Fire(volley: Main, shots: [(by: "r1.1#1", at: ["b1.1#1"])])),
        See([Rolled([2])]),
    ],
)"#;

/// The good script with one passage changed.
fn changed(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    GOOD.replace(from, to)
}

fn miss(text: &str) -> String {
    let script = parse("test", text, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
    script::run(&script).err().unwrap_or_else(|| panic!("it comes out")).to_string()
}

#[test]
fn one_die_too_few_or_too_many_fails() {
    assert!(miss(&changed("dice: [2]", "dice: []")).contains("no more than 0 dice"));
    assert!(miss(&changed("dice: [2]", "dice: [2, 3]")).contains("1 die was left over"));
}

#[test]
fn what_differs_is_told_with_its_step_and_the_nearest_facts() {
    let told = miss(&changed("Rolled([2])", "Rolled([5])"));
    assert!(
        told.contains("step 4 (See)") && told.contains("Rolled([5])") && told.contains("Rolled([2])  (T-64)"),
        "{told}"
    );
    let told = miss(&changed("Do(EndTurn)", "Do(Reload(unit: \"r1.1\"))"));
    assert!(told.contains("step 2 (Do)") && told.contains("T-13"), "{told}");
    let told = miss(&changed("See([Rolled([2])])", "Refuse(EndTurn, \"T-05\")"));
    assert!(told.contains("it would be accepted"), "{told}");
}

#[test]
fn faults_of_meaning_are_told_all_at_once_with_their_places() {
    let text = changed("\"baboon\", members: \"A\"", "\"babon\", members: \"AB\"");
    let text =
        text.replace("rules: [\"T-64\"]", "rules: [\"T-164x\"]").replace("See([Rolled([2])])", "Await('r', Dye)");
    let told =
        parse("test", &text, &data::monkeys::profiles()).err().map(|error| error.to_string()).unwrap_or_default();
    for part in ["rules[0]", "units[0].kind", "baboon", "units[0].members: `B` is not on the board"] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    let told = parse("test", &changed("dice: [2]", "dyce: [2]"), &data::monkeys::profiles()).err();
    assert!(told.is_some_and(|error| error.to_string().starts_with("test:4:")), "a slip has a line");
}

#[test]
fn what_is_worn_before_the_script_begins_is_checked() {
    let worn = "members: \"A\", spent: {'A': (spares: 1)}";
    let told = parse("test", &changed("members: \"A\"", worn), &data::monkeys::profiles()).err();
    let told = told.map(|error| error.to_string()).unwrap_or_default();
    assert!(told.contains("units[0].spent") && told.contains("spares"), "{told}");
    let nobody = changed("members: \"A\"", "members: \"A\", spent: {'Q': (empty: true)}");
    let told =
        parse("test", &nobody, &data::monkeys::profiles()).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(told.contains("`Q` is not a member"), "{told}");
}
