//! A panic of the program leaves one file, and that file can be played up to the panic. An environment variable plants
//! the panic, which only test builds obey.

#![cfg(debug_assertions)]

use monkeys::battle::crash;
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};
use tempfile::tempdir;

/// The variables that plant a panic in the orders of a battle, and in those of a campaign.
const PLANTED: [&str; 2] = ["MONKEYS_PLANTED_PANIC", "MONKEYS_PLANTED_PANIC_OF_CAMPAIGNS"];

/// Runs the program, which fails in this round of a battle, if given; its files go below a folder.
fn run(home: &Path, round: Option<u16>, words: &[&str]) -> Output {
    run_planted(home, (PLANTED[0], round), words)
}

fn run_planted(home: &Path, (planted, round): (&str, Option<u16>), words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_monkeys"));
    command.args(words).env("XDG_DATA_HOME", home).env("HOME", home);
    for planted in PLANTED {
        command.env_remove(planted);
    }
    if let Some(round) = round {
        command.env(planted, round.to_string());
    }
    command.output().expect("it runs")
}

fn said(told: &Output) -> String {
    String::from_utf8_lossy(&told.stderr).into_owned()
}

/// The files left by the program.
fn files(home: &Path) -> Vec<PathBuf> {
    let folder = home.join("monkeys-with-guns/crashes");
    fs::read_dir(&folder).expect("it was made").map(|entry| entry.expect("it reads").path()).collect()
}

/// The only file left by the program, which its message names.
fn left(home: &Path, told: &Output) -> PathBuf {
    let files = files(home);
    let [file] = &files[..] else { panic!("{files:?}") };
    assert!(said(told).contains(&file.display().to_string()), "{}", said(told));
    file.clone()
}

#[test]
fn a_battle_that_fails_leaves_a_file_that_plays_up_to_the_fault() {
    plays_up_to_the_fault("two-groves");
}

#[test]
fn so_does_a_battle_of_the_second_book() {
    plays_up_to_the_fault("three-fig-trees");
}

fn plays_up_to_the_fault(level: &str) {
    let home = tempdir().expect("a folder");
    let whole = run(home.path(), None, &["battle", level, "--seed", "3"]);
    let told = run(home.path(), Some(2), &["battle", level, "--seed", "3"]);
    assert_eq!(told.status.code(), Some(101), "{}", said(&told));
    let file = left(home.path(), &told);
    let text = fs::read_to_string(&file).expect("it is there");
    for part in [env!("CARGO_PKG_VERSION"), "planted by a test", "src/battle/crash.rs", "--seed", "seed: 3", "turns: ["]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    let name = file.display().to_string();
    let again = run(home.path(), Some(2), &["replay", &name]);
    assert_eq!(again.status.code(), Some(1), "{}", said(&again));
    assert!(said(&again).contains("This version fails at the same order"), "{}", said(&again));
    let (played, all) = (String::from_utf8_lossy(&again.stdout), String::from_utf8_lossy(&whole.stdout));
    assert!(!played.is_empty() && played.len() < all.len() && all.starts_with(&*played), "the battle up to there");
    let mended = run(home.path(), None, &["replay", &name]);
    assert!(mended.status.success() && said(&mended).contains("This version carries that order out"), "{mended:?}");
    assert_eq!(left(home.path(), &told), file, "playing it leaves no further file");
}

#[test]
fn a_run_of_the_lab_that_fails_leaves_the_battle_that_failed() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("run").display().to_string();
    let words = ["playtest", "--level", "two-groves", "--opponents", "chance", "--battles", "8", "--out", &out];
    let told = run(home.path(), Some(3), &words);
    assert_eq!(told.status.code(), Some(101), "{}", said(&told));
    let name = left(home.path(), &told).display().to_string();
    let again = run(home.path(), Some(3), &["replay", &name, "--verify"]);
    assert!(said(&again).contains("This version fails at the same order"), "{}", said(&again));
    assert!(run(home.path(), None, &words).status.success(), "the same command goes on");
}

#[test]
fn a_ladder_that_fails_leaves_the_battle_that_failed() {
    let home = tempdir().expect("a folder");
    let words = ["ladder", "--battles", "1", "--only", "steady:quick=red-rush:quick", "--at", "two-groves"];
    let told = run(home.path(), Some(2), &[&words[..], &["--threads", "2"]].concat());
    assert_eq!(told.status.code(), Some(101), "{}", said(&told));
    let name = left(home.path(), &told).display().to_string();
    let again = run(home.path(), Some(2), &["replay", &name, "--verify"]);
    assert!(said(&again).contains("This version fails at the same order"), "{}", said(&again));
    let mended = run(home.path(), None, &["replay", &name, "--verify"]);
    assert!(mended.status.success(), "{}", said(&mended));
}

#[test]
fn a_battle_that_fails_before_its_file_does_is_said_to() {
    let home = tempdir().expect("a folder");
    let told = run(home.path(), Some(2), &["battle", "two-groves"]);
    let name = left(home.path(), &told).display().to_string();
    // In round 1 there is something to print; in round 0 there are not even forces.
    for (round, prints) in [(1, true), (0, false)] {
        for more in [&[][..], &["--json"], &["--verify"]] {
            let again = run(home.path(), Some(round), &[&["replay", &name], more].concat());
            assert_eq!(again.status.code(), Some(1), "{more:?}: {}", said(&again));
            let order = ["planted by a test", "This version fails before that: planted by a test"];
            let places = order.map(|part| said(&again).find(part));
            assert!(places[0].is_some() && places[0] < places[1], "{more:?}: {}", said(&again));
            assert_eq!(!again.stdout.is_empty(), prints && more != ["--verify"], "{more:?}");
        }
    }
}

#[test]
fn the_rolls_of_a_battle_that_failed_are_written() {
    let home = tempdir().expect("a folder");
    let told = run(home.path(), Some(3), &["battle", "two-groves", "--seed", "3"]);
    let (name, rolls) = (left(home.path(), &told).display().to_string(), home.path().join("rolls.csv"));
    let again = run(home.path(), Some(3), &["replay", &name, "--rolls", &rolls.display().to_string()]);
    assert!(again.stdout.is_empty() && said(&again).contains("fails at the same order"), "{}", said(&again));
    let rolls = fs::read_to_string(&rolls).expect("it was written");
    assert!(rolls.starts_with("number,round,kind") && rolls.lines().count() > 1, "{rolls}");
}

#[test]
fn a_campaign_that_fails_leaves_a_file_that_plays_up_to_the_fault() {
    let home = tempdir().expect("a folder");
    let fail = |round, words: &[&str]| run_planted(home.path(), (PLANTED[1], round), words);
    let words = ["campaign", "fig-valley", "--seed", "3"];
    let told = fail(Some(2), &words);
    assert_eq!(told.status.code(), Some(101), "{}", said(&told));
    let name = left(home.path(), &told).display().to_string();
    let whole = fail(None, &words);
    let again = fail(Some(2), &["replay", &name]);
    assert_eq!(again.status.code(), Some(1), "{}", said(&again));
    assert!(said(&again).contains("This version fails at the same order"), "{}", said(&again));
    let (played, all) = (String::from_utf8_lossy(&again.stdout), String::from_utf8_lossy(&whole.stdout));
    assert!(played.lines().count() > 3 && played.len() < all.len(), "{played}");
    assert!(all.starts_with(&*played), "the campaign up to there");
    assert!(said(&fail(Some(1), &["replay", &name])).contains("This version fails before that"), "an older order");
    let mended = fail(None, &["replay", &name, "--verify"]);
    assert!(mended.status.success() && mended.stdout.is_empty(), "{}", said(&mended));
    assert!(said(&mended).contains("This version carries that order out"), "{}", said(&mended));
    for option in [&["--rolls", "rolls.csv"][..], &["--json", "--seen-by", "r"]] {
        let refused = fail(None, &[&["replay", &name], option].concat());
        assert_eq!(refused.status.code(), Some(2), "{option:?}: {}", said(&refused));
    }
    assert_eq!(left(home.path(), &told).display().to_string(), name, "playing it leaves no further file");
}

#[test]
fn a_battle_of_a_campaign_that_fails_leaves_that_battle() {
    let home = tempdir().expect("a folder");
    let told = run(home.path(), Some(2), &["campaign", "fig-valley", "--seed", "3"]);
    assert_eq!(told.status.code(), Some(101), "{}", said(&told));
    let name = left(home.path(), &told).display().to_string();
    let again = run(home.path(), Some(2), &["replay", &name, "--verify"]);
    assert!(said(&again).contains("This version fails at the same order"), "{}", said(&again));
}

/// Environment variable for the process below that is to fail twice.
const TWICE: &str = "MONKEYS_FAILS_TWICE";

#[test]
fn a_failure_after_one_that_was_survived_leaves_a_file_too() {
    if std::env::var_os(TWICE).is_some() {
        crash::install();
        let survived = crash::survived(|| panic!("the first is survived"));
        assert_eq!(survived, Err::<(), _>("the first is survived".to_owned()));
        panic!("the second is not");
    }
    let home = tempdir().expect("a folder");
    let name = "crash::a_failure_after_one_that_was_survived_leaves_a_file_too";
    let mut twice = Command::new(std::env::current_exe().expect("it runs"));
    twice.args([name, "--exact", "--nocapture"]).env(TWICE, "1");
    let told = twice.env("XDG_DATA_HOME", home.path()).env("HOME", home.path()).output().expect("it runs");
    let texts: Vec<String> =
        files(home.path()).iter().map(|file| fs::read_to_string(file).expect("it is there")).collect();
    for message in ["the first is survived", "the second is not"] {
        assert!(said(&told).contains(message), "{}", said(&told));
        assert_eq!(texts.iter().filter(|text| text.contains(message)).count(), 1, "{message}: {texts:?}");
    }
}
