//! The real program: its outputs, its arguments, the files it writes.

use monkeys::{data::drafts::Drafts, rules::initiative::Initiative};
use std::{
    fs::{self, File},
    path::Path,
    process::{Command, Output},
};
use tempfile::tempdir;

fn program(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_monkeys"));
    command.args(words);
    command
}

fn run(words: &[&str]) -> Output {
    program(words).output().expect("it runs")
}

/// Its messages on standard error, and its exit code.
fn refused(words: &[&str]) -> (String, Option<i32>) {
    let told = run(words);
    assert!(told.stdout.is_empty(), "{words:?} has printed something");
    (String::from_utf8_lossy(&told.stderr).into_owned(), told.status.code())
}

/// Commands of every kind that print something.
const PRINTING: [&[&str]; 11] = [
    &["--help"],
    &["--version"],
    &["rules"],
    &["rules", "T-01"],
    &["odds", "--attack", "3", "--defense", "2"],
    &["odds", "--attack", "3", "--defense", "2", "--json"],
    &["check", "levels/bald-ridge.level.ron"],
    &["figures", "bald-ridge", "--json"],
    &["battle", "two-groves"],
    &["battle", "two-groves", "--json"],
    &["script", "tests/scripts/powers-damage-accuracy-size-armor.script.ron"],
];

#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_a_failure_of_every_command() {
    for words in PRINTING {
        let full = File::options().write(true).open("/dev/full").expect("Linux has it");
        let told = program(words).stdout(full).output().expect("it runs");
        let said = String::from_utf8_lossy(&told.stderr).into_owned();
        assert_eq!(told.status.code(), Some(1), "{words:?}: {said}");
        // Notes on a level may come before it; help is printed by its own writer.
        let last = said.lines().last().unwrap_or_default();
        assert!(last.starts_with("standard output: cannot be written: "), "{words:?}: {said}");
        // Where no message can be written, nothing else goes wrong.
        let full = || File::options().write(true).open("/dev/full").expect("Linux has it");
        let status = program(words).stdout(full()).stderr(full()).status().expect("it runs");
        assert_eq!(status.code(), Some(1), "{words:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_ends_every_command_quietly() {
    let to_a_file: [&[&str]; 2] = [
        &["generate", "--density", "40", "--out", "/dev/stdout"],
        &["battle", "two-groves", "--record", "/dev/stdout"],
    ];
    for words in PRINTING.into_iter().chain(to_a_file) {
        let (reader, writer) = std::io::pipe().expect("the system has pipes");
        drop(reader);
        let told = program(words).stdout(writer).output().expect("it runs");
        let said = String::from_utf8_lossy(&told.stderr).into_owned();
        assert!(!said.contains("panicked") && !said.contains("standard output"), "{words:?}: {said}");
        assert_eq!(told.status.code(), Some(141), "{words:?}");
    }
}

#[test]
fn targets_that_cannot_be_written_are_refused_before_anything_is_played() {
    let home = tempdir().expect("a folder");
    let gone = home.path().join("gone/file").display().to_string();
    let folder = home.path().display().to_string();
    let run = home.path().join("run").display().to_string();
    let replay = "tests/replays/two-groves-3.replay.ron";
    let slashed = home.path().join("new/").display().to_string();
    for target in [&gone, &folder, &slashed] {
        for words in [
            vec!["battle", "two-groves", "--record", target],
            vec!["replay", replay, "--rolls", target],
            vec!["playtest", "--level", "two-groves", "--opponents", "chance", "--csv", target, "--out", &run],
            vec!["script", "tests/scripts/powers-damage-accuracy-size-armor.script.ron", "--record", target],
        ] {
            let (said, code) = refused(&words);
            assert_eq!(code, Some(2), "{words:?}: {said}");
            assert!(said.starts_with(target.as_str()), "{words:?}: {said}");
        }
    }
    assert!(!Path::new(&run).exists(), "nothing was begun");
    let file = home.path().join("file");
    fs::write(&file, "").expect("the folder takes files");
    let (said, code) = refused(&["battle", "two-groves", "--pictures", &file.join("in").display().to_string()]);
    assert_eq!(code, Some(2), "{said}");
    // If not even a temporary file can be made, its name is not shown.
    let (said, code) = refused(&["battle", "two-groves", "--record", "/proc/no.replay.ron"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.starts_with("/proc/no.replay.ron") && !said.contains(".monkeys-"), "{said}");
}

#[test]
fn a_bad_level_leaves_no_folder_for_its_pictures() {
    let home = tempdir().expect("a folder");
    let pictures = home.path().join("pictures/of/it");
    let (said, code) = refused(&["battle", "two-grovs", "--pictures", &pictures.display().to_string()]);
    assert_eq!(code, Some(2), "{said}");
    assert!(!home.path().join("pictures").exists());
}

#[test]
fn the_table_may_go_into_the_folder_of_the_run() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("run");
    let (run_name, table) = (out.display().to_string(), out.join("battles.csv"));
    let play = |csv: &Path| {
        let words = ["playtest", "--level", "two-groves", "--opponents", "chance", "--rounds", "1", "--battles", "2"];
        let csv = csv.display().to_string();
        program(&words).args(["--csv", &csv, "--out", &run_name]).output().expect("it runs")
    };
    let told = play(&out.join("tables/battles.csv"));
    assert_eq!(told.status.code(), Some(2), "nobody makes that folder");
    assert!(!out.exists());
    for _ in 0..2 {
        let told = play(&table);
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        assert_eq!(fs::read_to_string(&table).expect("it is there").lines().count(), 3);
    }
}

#[test]
fn facts_can_be_printed_as_one_side_may_know_them() {
    for level in ["two-groves", "three-fig-trees"] {
        let all = ["battle", level, "--seed", "3", "--json"];
        let told = run(&[&all[..], &["--seen-by", "r"]].concat());
        assert!(told.status.success() && told.stdout == run(&all).stdout, "{level}: nothing is secret there");
    }
    for (words, why) in [(&["--json", "--seen-by", "red"][..], "a side is r"), (&["--seen-by", "b"], "--json")] {
        let (said, code) = refused(&[&["battle", "two-groves"][..], words].concat());
        assert!(code == Some(2) && said.contains(why), "{said}");
    }
}

#[cfg(not(feature = "window"))]
#[test]
fn a_program_without_the_window_says_so_before_it_plays() {
    let home = tempdir().expect("a folder");
    let folder = home.path().display().to_string();
    let (said, code) = refused(&["battle", "two-groves", "--pictures", &folder]);
    assert_eq!((said.trim(), code), ("--pictures needs a program built with the window (feature `window`)", Some(2)));
}

#[cfg(unix)]
#[test]
fn links_stay_and_what_is_not_a_file_is_refused_at_once() {
    let home = tempdir().expect("a folder");
    let (file, link) = (home.path().join("file"), home.path().join("link"));
    fs::write(&file, "old").expect("the folder takes files");
    std::os::unix::fs::symlink(&file, &link).expect("it takes links");
    let link_name = link.display().to_string();
    assert!(run(&["generate", "--density", "20", "--out", &link_name]).status.success());
    assert!(link.is_symlink() && fs::read_to_string(&file).expect("it is there").starts_with('('));
    let pipe = home.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("the tool is there").success());
    let pipe = pipe.display().to_string();
    let replay = "tests/replays/two-groves-3.replay.ron";
    for (target, sort) in [(pipe.as_str(), "pipe"), ("/dev/null", "device")] {
        for words in [
            vec!["generate", "--density", "20", "--out", target],
            vec!["battle", "two-groves", "--record", target],
            vec!["campaign", "fig-valley", "--record", target],
            vec!["replay", replay, "--rolls", target],
            vec!["script", "tests/scripts/powers-damage-accuracy-size-armor.script.ron", "--record", target],
            vec!["playtest", "--level", "two-groves", "--csv", target, "--out", "no-such-run"],
        ] {
            let (said, code) = refused(&words);
            assert_eq!(said.trim(), format!("{target}: cannot be written: is a {sort}, not a file"), "{words:?}");
            assert_eq!(code, Some(2), "{words:?}");
        }
    }
    let (said, code) = refused(&["generate", "--density", "20", "--out", "/dev/full/x"]);
    assert_eq!(code, Some(2), "{said}");
}

/// Output that is already open is written to; a failed write makes the job fail.
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_open_is_written_into_and_a_full_one_is_a_failure() {
    let words = ["generate", "--density", "20", "--out", "/dev/stdout"];
    let told = run(&words);
    assert!(told.status.success() && told.stdout.starts_with(b"("));
    let full = File::options().write(true).open("/dev/full").expect("Linux has it");
    let told = program(&words).stdout(full).output().expect("it runs");
    let said = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(said.starts_with("/dev/stdout: cannot be written: "), "{said}");
    assert_eq!(told.status.code(), Some(1));
    // Nobody reads: it ends anyway.
    let (reader, writer) = std::io::pipe().expect("the system has pipes");
    drop(reader);
    let told = program(&words).stdout(writer).output().expect("it runs");
    assert!(!told.status.success());
}

#[test]
fn a_file_that_the_command_reads_is_not_written_over() {
    let home = tempdir().expect("a folder");
    let script = home.path().join("mine.script.ron");
    fs::copy("tests/scripts/powers-damage-accuracy-size-armor.script.ron", &script).expect("it is copied");
    let level = home.path().join("mine.level.ron");
    fs::copy("levels/two-groves.level.ron", &level).expect("it is copied");
    let replay = home.path().join("mine.replay.ron");
    fs::copy("tests/replays/two-groves-3.replay.ron", &replay).expect("it is copied");
    let [script, level, replay] = [script, level, replay].map(|path| path.display().to_string());
    for (read, words) in [
        (&script, vec!["script", &script, "--record", &script]),
        (&level, vec!["battle", &level, "--record", &level]),
        (&replay, vec!["replay", &replay, "--rolls", &replay]),
    ] {
        let before = fs::read(read).expect("it is there");
        let (said, code) = refused(&words);
        assert!(said.contains("is read by the same command"), "{words:?}: {said}");
        assert_eq!((code, fs::read(read).expect("it is there")), (Some(2), before));
    }
    // Two outputs are never one file, however it is written.
    let (one, same) = (home.path().join("one"), home.path().join("./gone/../one"));
    fs::create_dir(home.path().join("gone")).expect("a folder");
    let [one, same] = [one, same].map(|path| path.display().to_string());
    let (said, code) = refused(&["replay", "--row", "none:0", "--out", &one, "--rolls", &same]);
    assert!(said.contains("--out and --rolls name the same file"), "{said}");
    assert_eq!(code, Some(2));
    let (said, code) = refused(&["playtest", "report", "none", "--out", &one, "--csv", &same]);
    assert!(said.contains("--csv and --out name the same file"), "{said}");
    assert_eq!(code, Some(2));
}

#[cfg(unix)]
#[test]
fn new_files_have_the_mode_that_the_mask_asks_for() {
    use std::os::unix::fs::PermissionsExt;
    let home = tempdir().expect("a folder");
    for (mask, mode) in [("022", 0o644), ("077", 0o600), ("002", 0o664)] {
        let out = home.path().join(mask);
        let line = format!(
            "umask {mask}; exec {} generate --density 20 --out {}",
            env!("CARGO_BIN_EXE_monkeys"),
            out.display()
        );
        assert!(Command::new("sh").args(["-c", &line]).output().expect("a shell").status.success());
        assert_eq!(fs::metadata(&out).expect("it is there").permissions().mode() & 0o777, mode, "{mask}");
    }
}

#[test]
fn arguments_beyond_all_bounds_are_told_what_would_be_right() {
    for (words, right) in [
        (vec!["ladder", "--battles", "1000000000"], "write a whole number from 1 to 100000"),
        (vec!["ladder", "--threads", "100000"], "write a whole number from 1 to 256"),
        (vec!["ladder", "--seed", "one"], "write a whole number from 0 to 18446744073709551615"),
        (vec!["playtest", "--threads", "100000", "--out", "no"], "write a whole number from 1 to 256"),
        (vec!["playtest", "--rounds", "65536", "--out", "no"], "write a whole number from 0 to 65535"),
        (vec!["odds", "--attack", "x", "--defense", "1"], "write a whole number from 0 to 1000000"),
        (vec!["playtest", "--density", "0..1", "--out", "no"], "Write 0.01 for 1 percent; 0.90 (or 90) is the most"),
        (vec!["battle", "two-grovs"], "did you mean `two-groves`?"),
        (vec!["figures", "bald-rigde"], "did you mean `bald-ridge`?"),
        (vec!["figures", "the-bridge"], "`the-bridge` is a level of Hexes; figures are for levels of Monkeys"),
        (vec!["convert", "entrenched", "no.tmx"], "`entrenched` is a level of Hexes; converting to Tiled"),
        (vec!["battle", "two-groves", "--orders", "a.ron", "--players", "r=steady"], "cannot be used with"),
        (vec!["battle", "two-groves", "--orders", "a.ron", "--why"], "cannot be used with"),
        (
            vec!["playtest", "--level", "two-groves", "--shard", "1/4294967295", "--out", "no"],
            "so up to 8 shards are possible, from 1/8 to 8/8",
        ),
    ] {
        let (said, code) = refused(&words);
        assert!(said.contains(right), "{words:?}: {said}");
        assert_eq!(code, Some(2), "{words:?}");
    }
    assert!(!Path::new("no").exists());
}

/// The same ground and the same armies can be requested in any spelling.
#[test]
fn forms_of_options_that_mean_the_same_are_taken_alike() {
    let home = tempdir().expect("a folder");
    let level = |name: &str, words: &[&str]| {
        let path = home.path().join(format!("{name}.level.ron")).display().to_string();
        let made = run(&[&["generate", "--size", "48x32", "--out", &path], words].concat());
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        (fs::read_to_string(&path).expect("it is written"), String::from_utf8_lossy(&made.stderr).into_owned())
    };
    let (one, told) = level("one", &["--density", "60", "--rosters", "ape-veterans", "tarsier-tide"]);
    assert_eq!(told, "");
    let (other, _) = level("other", &["--density", "0.6", "--rosters", "ape-veterans,tarsier-tide"]);
    assert_eq!(one, other);
    let (large, _) = level("large", &["--density", "60", "--pieces", "large"]);
    let (usual, told) = level("usual", &["--density", "60", "--platoons", "8"]);
    assert_ne!(large, usual);
    assert!(told.contains("note: --platoons 8: ") && told.contains(" has only 2"), "{told}");
    let refused = |words: &[&str]| String::from_utf8_lossy(&run(words).stderr).into_owned();
    assert!(refused(&["generate", "--density", "95", "--out", "x"]).contains("90 is the most"));
    assert!(!refused(&["generate", "--density", "60", "--seed", "-1", "--out", "x"]).contains("tip:"));
}

/// Optional rules are written into the level, each as it is called there.
#[test]
fn ground_is_generated_with_the_optional_rules_of_its_book() {
    let home = tempdir().expect("a folder");
    let path = home.path().join("made.level.ron").display().to_string();
    let base = ["generate", "--density", "20", "--out", &path];
    let made = |book: &str, options: &[&str]| {
        let done = run(&[&base[..], &["--book", book], options].concat());
        (String::from_utf8_lossy(&done.stderr).into_owned(), fs::read_to_string(&path).unwrap_or_default())
    };
    let (said, level) = made("initiative", &["--options", "calm_turns=on,talk=off"]);
    assert!(said.is_empty() && level.contains("calm_turns: true") && level.contains("talk: false"), "{said}{level}");
    assert!(run(&["check", &path]).status.success());
    let (_, usual) = made("initiative", &[]);
    assert!(!usual.contains("calm_turns"), "{usual}");
    assert_eq!(made("initiative", &["--options", "talk=on"]).1, usual, "as the book has it");
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/cli.md")).expect("the page");
    for option in Initiative::OPTIONS {
        assert!(page.contains(&format!("`{}`", option.name)), "{} in the docs", option.name);
    }
    for (book, options, wanted) in [
        ("initiative", "calm_turn=on", "calm_turns"),
        ("initiative", "talk", "write talk=on or talk=off"),
        ("monkeys", "talk=on", "Monkeys has no optional rules"),
    ] {
        let (said, _) = made(book, &["--options", options]);
        assert!(said.contains("--options: ") && said.contains(wanted), "{said}");
    }
}

/// Each book's own scenarios can be requested by the names in the help and docs/cli.md.
#[test]
fn ground_is_generated_for_each_scenario_of_each_book() {
    let home = tempdir().expect("a folder");
    let books = [
        ("monkeys", vec!["ambush", "battle", "scavenging", "siege", "skirmish"], 4),
        ("suppression", vec!["meeting", "attack"], 0),
        ("initiative", vec!["hold", "break"], 0),
        ("hexes", vec!["entrenched", "across"], 0),
    ];
    let help = String::from_utf8_lossy(&run(&["generate", "--help"]).stdout).into_owned();
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/cli.md")).expect("the page");
    for (book, scenarios, usual) in books {
        let made = |words: &[&str]| {
            let path = home.path().join("made.level.ron").display().to_string();
            let done = run(&[&["generate", "--book", book, "--density", "20", "--out", &path], words].concat());
            assert!(done.status.success(), "{book} {words:?}: {}", String::from_utf8_lossy(&done.stderr));
            let checked = run(&["check", &path]);
            assert!(checked.status.success(), "{book} {words:?}: {}", String::from_utf8_lossy(&checked.stdout));
            fs::read_to_string(&path).expect("it is written")
        };
        let levels: Vec<String> = scenarios.iter().map(|name| made(&["--scenario", name])).collect();
        assert_eq!(made(&[]), levels[usual], "{book}");
        for (place, name) in scenarios.iter().enumerate() {
            assert!(help.contains(name) && page.contains(&format!("`{name}`")), "{name}");
            assert!(levels[..place].iter().all(|other| *other != levels[place]), "{book}, {name}");
        }
        let words = ["generate", "--book", book, "--density", "20", "--scenario", "duel", "--out", "no"];
        let refused = run(&words);
        let said = String::from_utf8_lossy(&refused.stderr);
        assert!(said.contains("scenario") && said.contains(scenarios[0]), "{said}");
        assert_eq!(refused.status.code(), Some(2));
        if book != "monkeys" {
            let words = ["generate", "--book", book, "--density", "20", "--platoons", "2", "--out", "no"];
            assert_eq!(run(&words).status.code(), Some(2), "{book} has no platoons");
        }
    }
}

/// Something merely worth knowing is called a note, with the file that it is about.
#[test]
fn notes_name_their_file() {
    let told = run(&["figures", "two-groves"]);
    let notes = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(notes.lines().count() > 0 && notes.lines().all(|line| line.starts_with("note: two-groves: ")), "{notes}");
    let told = run(&["battle", "two-groves", "--why"]);
    assert!(String::from_utf8_lossy(&told.stderr).contains("note: --why explains scripted opponents"));
}

#[test]
fn a_battle_of_the_second_book_is_played_by_named_players_and_says_why() {
    let home = tempdir().expect("a folder");
    let kept = home.path().join("kept.replay.ron");
    let kept = kept.to_str().expect("a plain name");
    let players = "r=drumfire:quick,b=headlong:quick";
    let told = run(&["battle", "three-fig-trees", "--players", players, "--why", "--record", kept]);
    let said = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    assert!(said.contains("    1. ") && said.contains("objectives +") && !said.contains("r1.1"), "{said}");
    let again = run(&["replay", kept, "--verify"]);
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
    let (said, code) = refused(&["battle", "three-fig-trees", "--players", "r=steady:quick"]);
    assert!(said.contains("drumfire") && code == Some(2), "{said}");
}

#[test]
fn a_name_that_is_nearly_a_levels_is_put_right_in_every_book() {
    for (given, near) in [("two-grove", "two-groves"), ("three-fig-tree", "three-fig-trees")] {
        let (told, code) = refused(&["battle", given]);
        assert!(told.contains(&format!("did you mean `{near}`?")), "{told}");
        let run = tempdir().expect("a folder").path().join("run").display().to_string();
        let (told, _) = refused(&["playtest", "--level", given, "--battles", "2", "--out", &run]);
        assert!(told.contains(&format!("did you mean `{near}`?")), "{told}");
        assert_eq!(code, Some(2));
    }
}

#[test]
fn the_seeds_of_many_campaigns_end_with_the_largest_number() {
    let seed = (u64::MAX - 1).to_string();
    let (told, code) = refused(&["campaign", "lab", "fig-valley", "--campaigns", "3", "--seed", &seed]);
    assert!(told.contains("--seed") && told.contains(&(u64::MAX - 2).to_string()), "{told}");
    assert_eq!(code, Some(2));
}

/// A switch that the book doesn't have would be compared with itself.
#[test]
fn switches_and_platoons_are_refused_where_the_book_has_none() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("run").display().to_string();
    for book in ["suppression", "initiative", "hexes"] {
        let play = ["playtest", "--book", book, "--density", "30", "--boards", "1", "--battles", "2", "--out", &out];
        let switch = match book {
            "initiative" => "plan: switches: no switch `nonsense`".to_owned(),
            _ => format!("plan: switches: no switch of {book} can be set here"),
        };
        let platoons = format!("plan: platoons: {book} has no");
        for (option, value, wanted) in
            [("--switch", "nonsense=5", &switch), ("--set", "nonsense=5", &switch), ("--platoons", "2", &platoons)]
        {
            let (told, code) = refused(&[&play[..], &[option, value]].concat());
            assert!(told.to_lowercase().contains(wanted) && code == Some(2), "{option}: {told}");
        }
    }
}

#[test]
fn the_seeds_of_a_ladder_end_with_the_largest_number() {
    let seed = (u64::MAX - 1).to_string();
    let (told, code) = refused(&["ladder", "--battles", "3", "--seed", &seed]);
    assert!(told.contains("--seed") && told.contains(&(u64::MAX - 2).to_string()), "{told}");
    assert_eq!(code, Some(2));
    let (told, _) = refused(&["ladder", "--sparring", "steady"]);
    assert!(told.contains("write steady:quick"), "{told}");
}

/// Rosters are found by their names next to the file that is played.
#[test]
fn rosters_beside_what_is_played_are_not_written_over() {
    let home = tempdir().expect("a folder");
    let copy = |from: &str, to: &str| {
        let path = home.path().join(to);
        fs::copy(from, &path).expect("it is copied");
        path.display().to_string()
    };
    let roster = copy("assets/rosters/baboon-rifles.roster.ron", "baboon-rifles.roster.ron");
    let level = copy("levels/two-groves.level.ron", "mine.level.ron");
    let campaign = copy("assets/campaigns/fig-valley.campaign.ron", "mine.campaign.ron");
    let before = fs::read_to_string(&roster).expect("it is there");
    for words in [
        vec!["battle", &level, "--record", &roster],
        vec!["campaign", &campaign, "--record", &roster],
        vec!["campaign", "lab", &campaign, "--campaigns", "1", "--csv", &roster],
    ] {
        let (told, code) = refused(&words);
        assert!(told.contains("is read by the same command"), "{words:?}: {told}");
        assert_eq!(code, Some(2), "{words:?}");
    }
    assert_eq!(fs::read_to_string(&roster).expect("it is there"), before);
}

#[test]
fn nothing_is_written_over_the_files_of_a_run() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("run").display().to_string();
    let play = ["playtest", "--level", "two-groves", "--opponents", "chance", "--battles", "2", "--threads", "1"];
    let [table, cells, summary] =
        ["battles.parquet", "cells.parquet", "summary.json"].map(|name| format!("{out}/{name}"));
    // Even if the run has not been played yet.
    for over in [&table, &cells, &summary] {
        let (told, code) = refused(&[&play[..], &["--out", &out, "--csv", over]].concat());
        assert!(told.contains("runs of the lab keep a file of that name"), "{told}");
        assert_eq!(code, Some(2));
    }
    assert!(run(&[&play[..], &["--out", &out, "--csv", &format!("{out}/mine.csv")]].concat()).status.success());
    let before = [&table, &cells, &summary].map(|path| fs::read(path).expect("it is there"));
    let row = format!("{out}:1");
    for over in [&table, &cells, &summary] {
        for words in [
            vec!["replay", "--row", &row, "--out", over],
            vec!["replay", "--row", &row, "--rolls", over],
            vec!["playtest", "report", &out, "--csv", over],
            vec!["playtest", "report", &out, "--out", over],
        ] {
            let (_, code) = refused(&words);
            assert_eq!(code, Some(2), "{words:?}");
        }
    }
    assert_eq!([&table, &cells, &summary].map(|path| fs::read(path).expect("it is there")), before);
    let (told, code) = refused(&["replay", "tests/replays/two-groves-3.replay.ron", "--out", "no-such.replay.ron"]);
    assert!(told.contains("--row") && code == Some(2), "{told}");
}

#[test]
fn nobody_is_named_twice_among_the_players() {
    let twice = [
        &["battle", "two-groves", "--players", "r=steady:quick,r=chance"][..],
        &["campaign", "fig-valley", "--players", "r=steady:quick,r=red-rush:quick"][..],
    ];
    for words in twice {
        let (told, code) = refused(words);
        assert!(told.contains("is named twice"), "{words:?}: {told}");
        assert_eq!(code, Some(2));
    }
}

#[test]
fn a_syntax_error_is_found_where_it_is_in_the_files_of_every_book() {
    let folder = tempdir().expect("a folder");
    let files = [
        "levels/bald-ridge.level.ron",
        "levels/three-fig-trees.level.ron",
        "levels/the-pump-yard.level.ron",
        "levels/entrenched.level.ron",
        "assets/rosters/ironbough-six.roster.ron",
        "assets/lessons/third-battle.lesson.ron",
        "tests/scripts/initiative/a-mount-is-shot.script.ron",
    ];
    for file in files {
        let text = fs::read_to_string(file).expect("it ships");
        // One bracket too many at the end.
        let broken = folder.path().join(Path::new(file).file_name().expect("a name"));
        fs::write(&broken, format!("{text})\n")).expect("it is written");
        let end = text.trim_end().lines().count() + 1;
        let (why, code) = refused(&["check", &broken.to_string_lossy()]);
        assert_eq!(code, Some(2), "{file}");
        assert!(why.contains(&format!(":{}:2: something follows", end - 1)), "{file}: {why}");
    }
}

#[test]
fn a_replay_that_is_cut_off_or_misspells_its_book_says_so() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("x.replay.ron");
    let name = path.to_string_lossy().into_owned();
    for level in ["two-groves", "three-fig-trees", "the-pump-yard", "entrenched"] {
        assert!(run(&["battle", level, "--record", &name]).status.success());
        let text = fs::read_to_string(&path).expect("it is recorded");
        let cut: String = text.lines().take(30).map(|line| format!("{line}\n")).collect();
        fs::write(&path, cut).expect("it is written");
        let (why, code) = refused(&["replay", &name]);
        assert_eq!(code, Some(2), "{level}");
        assert!([":30:", ":31:"].iter().any(|place| why.contains(place)), "{level}: {why}");
    }
    let (why, _) = {
        assert!(run(&["battle", "three-fig-trees", "--record", &name]).status.success());
        let text = fs::read_to_string(&path).expect("it is recorded");
        fs::write(&path, text.replace("Suppression", "Supression")).expect("it is written");
        refused(&["replay", &name])
    };
    assert!(why.contains("did you mean `Suppression`?"), "{why}");
}

#[test]
fn a_replay_of_a_script_is_not_played_on_with_dice_that_it_lacks() {
    let folder = tempdir().expect("a folder");
    let name = folder.path().join("x.replay.ron").to_string_lossy().into_owned();
    // In the third book a face may be more than the die that is rolled can show.
    let scripts: [(&str, &[&str]); 2] = [
        ("powers-damage-accuracy-size-armor.script.ron", &[""]),
        ("initiative/a-mount-is-shot.script.ron", &["", "10, 20"]),
    ];
    let dice = "dice: [";
    for (script, given) in scripts {
        assert!(run(&["script", &format!("tests/scripts/{script}"), "--record", &name]).status.success());
        let text = fs::read_to_string(&name).expect("it is recorded");
        let from = text.find(dice).expect("it has dice") + dice.len();
        let to = from + text[from..].find(']').expect("they end");
        for faces in given {
            fs::write(&name, format!("{}{faces}{}", &text[..from], &text[to..])).expect("it is written");
            let told = run(&["replay", &name]);
            let why = String::from_utf8_lossy(&told.stderr).into_owned();
            assert_eq!(told.status.code(), Some(1), "{script}: {why}");
            assert!(why.contains("`dice` in `scene`"), "{script}: {why}");
        }
    }
}

#[test]
fn an_invisible_mark_at_the_beginning_of_a_file_is_no_fault() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("x.level.ron");
    let text = fs::read_to_string("levels/entrenched.level.ron").expect("it ships");
    fs::write(&path, format!("\u{feff}{text}")).expect("it is written");
    assert!(run(&["check", &path.to_string_lossy()]).status.success());
}

#[test]
fn options_of_the_window_are_refused_before_a_command() {
    for option in [["--seed", "3"], ["--with", "levels"]] {
        let (why, code) = refused(&[option[0], option[1], "battle", "two-groves"]);
        assert_eq!(code, Some(2));
        assert!(why.contains(option[0]) && why.contains("before a command"), "{why}");
    }
}

#[test]
fn a_ladder_without_battles_says_which_option_leaves_none() {
    let of = |words: &[&str]| refused(&[&["ladder", "--unlimited"], words].concat()).0;
    assert!(of(&["--book", "hexes"]).starts_with("--unlimited: "));
    assert!(of(&["--at", "the-saddle"]).contains("of --unlimited"));
}
