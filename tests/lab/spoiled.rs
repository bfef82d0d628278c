//! Faulty folders and files: the messages, and that nothing finished is lost.

use crate::common::{run, small, tables};
use monkeys::lab::{self, Failure, Plan, Results, Watch, Work, folder, monkeys::Experiment};
use std::{fs, path::Path, process::Command, sync::atomic::AtomicBool};
use tempfile::tempdir;

fn try_run(plan: Plan, out: &Path, shard: Option<(u32, u32)>) -> Result<lab::Outcome, Failure> {
    let stop = AtomicBool::new(false);
    let experiment = Experiment::of(plan).expect("the plan is good");
    lab::run(&experiment, out, Work { threads: 1, shard }, Watch { stop: &stop, tell: &|_| {} })
}

/// The message when something fails, without the folder's own name.
fn said<T>(result: Result<T, Failure>, home: &Path) -> String {
    let Err(failure) = result else { panic!("it fails") };
    failure.to_string().replace(&home.display().to_string(), "HOME")
}

#[test]
fn a_folder_of_another_run_or_of_other_things_is_left_alone() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("run");
    run(small(2), &out, 1, None);
    let before = tables(&out);
    let other = Plan { seed: 2, ..small(2) };
    assert_eq!(
        said(try_run(other, &out, None), home.path()),
        "HOME/run: holds another run (seed 1, not 2); name another folder, or ask for the same run"
    );
    assert_eq!(tables(&out), before);
    let mine = home.path().join("mine");
    fs::create_dir(&mine).expect("a folder");
    fs::write(mine.join("letter.txt"), "dear").expect("a file");
    assert_eq!(
        said(try_run(small(2), &mine, None), home.path()),
        "HOME/mine: holds `letter.txt`, which doesn't belong to a run; name a new or empty folder"
    );
    let file = home.path().join("file");
    fs::write(&file, "").expect("a file");
    assert_eq!(
        said(try_run(small(2), &file, None), home.path()),
        "HOME/file: isn't a folder; name one that is new, empty or holds the same run"
    );
}

#[test]
fn cut_off_and_foreign_tables_are_told() {
    let home = tempdir().expect("a folder");
    run(small(2), home.path(), 1, None);
    let table = home.path().join(folder::BATTLES);
    let bytes = fs::read(&table).expect("it is there");
    fs::write(&table, &bytes[..bytes.len() - 40]).expect("it can be cut off");
    let told = said(Results::read(home.path()), home.path());
    assert!(told.starts_with("HOME/battles.parquet: is cut off or damaged:"), "{told}");
    fs::copy(home.path().join(folder::CELLS), &table).expect("another table");
    let told = said(Results::read(home.path()), home.path());
    assert_eq!(told, "HOME/battles.parquet: isn't a table of this lab, or is from another version");
    fs::remove_file(&table).expect("it can be removed");
    assert!(said(Results::read(home.path()), home.path()).starts_with("HOME/battles.parquet: can't be read:"));
}

#[test]
fn shards_that_make_no_whole_are_told() {
    let home = tempdir().expect("a folder");
    let at = |name: &str| home.path().join(name);
    run(small(64), &at("one"), 1, Some((1, 2)));
    run(small(64), &at("two"), 1, Some((2, 2)));
    run(Plan { seed: 5, ..small(64) }, &at("other"), 1, Some((2, 2)));
    run(small(64), &at("whole"), 1, None);
    let merge = |names: &[&str]| {
        let shards: Vec<_> = names.iter().map(|name| at(name)).collect();
        said(lab::merge(&shards, &at("merged")), home.path())
    };
    assert_eq!(merge(&["one"]), "not all shards are there; missing: 2/2");
    assert_eq!(merge(&["one", "one"]), "not all shards are there; missing: 2/2");
    assert_eq!(merge(&["one", "two", "two"]), "each shard is needed once; named more than once: 2/2");
    assert_eq!(merge(&["one", "other"]), "HOME/other: is a shard of a different run (seed 5, not 1)");
    assert_eq!(merge(&["one", "whole"]), "HOME/whole: is a whole run, not a shard");
    assert_eq!(merge(&["one", "none"]), "HOME/none: isn't a finished run");
    assert_eq!(merge(&[]), "no shard folders are named");
    fs::copy(at("two").join(folder::CELLS), at("one").join(folder::CELLS)).expect("cells of the other shard");
    let told = "HOME/one/cells.parquet: is from a different run than the battles beside it (shard 2/2, not 1/2)";
    assert_eq!(merge(&["one", "two"]), told);
    assert!(!at("merged").exists(), "nothing is begun that can't be finished");
}

#[test]
fn cells_of_another_run_are_told() {
    let home = tempdir().expect("a folder");
    let at = |name: &str| home.path().join(name);
    run(small(2), &at("one"), 1, None);
    run(Plan { seed: 5, ..small(2) }, &at("other"), 1, None);
    assert!(Results::heat(&at("one")).is_ok());
    fs::copy(at("other").join(folder::CELLS), at("one").join(folder::CELLS)).expect("cells of the other run");
    let told = "HOME/one/cells.parquet: is from a different run than the battles beside it (seed 5, not 1)";
    assert_eq!(said(Results::heat(&at("one")), home.path()), told);
}

#[test]
fn a_summary_that_is_not_of_the_run_is_told() {
    let home = tempdir().expect("a folder");
    let at = |name: &str| home.path().join(name);
    let shards = ["one", "two"].map(at);
    run(small(64), &shards[0], 1, Some((1, 2)));
    run(small(64), &shards[1], 1, Some((2, 2)));
    let path = shards[0].join(folder::SUMMARY);
    let good = fs::read_to_string(&path).expect("it is there");
    let count = Results::read(&shards[0]).expect("it reads").summary.expect("it has one").battles;
    let counted = format!("\"battles\": {count},");
    let played = format!("{counted}\n      \"mill");
    assert!(good.contains(&counted) && good.contains(&played), "{good}");
    let told = format!("it counts 999 battles, and the table has {count}");
    for (spoilt, why) in [
        ("{\"batt".to_owned(), "isn't the summary of this run: EOF while parsing"),
        (String::new(), "EOF while parsing"),
        (good.replacen(&counted, "\"battles\": 999,", 1), &*told),
        (good.replacen(&counted, "\"battles\": -1,", 1), "invalid value"),
        (good.replacen("\"threads\"", "\"more\": 1, \"threads\"", 1), "unknown field `more`"),
        (good.replace(&played, "\"battles\": 65,\n      \"mill"), "a stretch of work has 65 battles"),
        (good.replacen("\"machine\": \"", "\"machine\": \"\u{202e}", 1), "`machine` of stretch 1 must be"),
        (good.replacen("\"machine\": \"", "\"machine\": \"\\u001b[31m", 1), "`machine` of stretch 1 must be"),
    ] {
        assert_ne!(spoilt, good, "{why}");
        fs::write(&path, spoilt).expect("it can be written");
        for told in
            [said(Results::read(&shards[0]), home.path()), said(lab::merge(&shards, &at("merged")), home.path())]
        {
            assert!(told.starts_with("HOME/one/summary.json: ") && told.contains(why), "{told}");
            assert!(!told.contains(['\u{1b}', '\u{202e}']) && told.lines().count() == 1, "{told}");
        }
        assert!(!at("merged").exists(), "nothing is begun that can't be finished");
    }
    let report = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(["playtest", "report"]).arg(&shards[0]).output();
    assert_eq!(report.expect("it runs").status.code(), Some(2));
    // Without a summary, nothing is said of the time.
    fs::remove_file(&path).expect("it is there");
    let results = Results::read(&shards[0]).expect("the tables are good");
    assert_eq!(results.summary, None);
    let page = lab::report::page("one", &results, &Results::heat(&shards[0]).expect("the cells are good"));
    assert!(!page.contains("per second"), "{page}");
    assert_eq!(run(small(64), &shards[0], 1, Some((1, 2))), lab::Outcome::Already);
    lab::merge(&shards, &at("timeless")).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(Results::read(&at("timeless")).expect("it reads").summary.expect("it has one").battles, 64);
    fs::write(&path, good).expect("it can be written");
    lab::merge(&shards, &at("merged")).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(Results::read(&at("merged")).expect("it reads").summary.expect("it has one").battles, 64);
}

#[test]
fn a_run_goes_on_only_from_a_good_summary() {
    let home = tempdir().expect("a folder");
    crate::common::run_until(small(64), home.path(), 4).expect("it can be stopped");
    let path = home.path().join("unfinished/summary.json");
    fs::write(&path, "{\"batt").expect("it can be written");
    let told = said(try_run(small(64), home.path(), None), home.path());
    assert!(told.starts_with("HOME/unfinished/summary.json: isn't the summary of this run"), "{told}");
    fs::remove_file(&path).expect("it is there");
    run(small(64), home.path(), 1, None);
}

/// A full disk: files of the process may not grow beyond a few kilobytes.
#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_nothing_finished_is_lost() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("run");
    let play = |limit: &str| {
        let line = format!(
            "trap '' XFSZ; ulimit -f {limit}; exec {} playtest --level two-groves --opponents chance --rounds 1 \
             --threads 1 --battles 64 --out {}",
            env!("CARGO_BIN_EXE_monkeys"),
            out.display()
        );
        Command::new("bash").args(["-c", &line]).output().expect("a shell")
    };
    let full = play("8");
    let told = String::from_utf8_lossy(&full.stderr).into_owned();
    assert_eq!(full.status.code(), Some(1), "{told}");
    assert!(told.contains("can't be written:") && told.contains("what was finished is kept"), "{told}");
    assert!(!out.join(folder::BATTLES).exists());
    assert!(play("unlimited").status.success(), "with room again it goes on");
    let whole = home.path().join("whole");
    run(small(64), &whole, 1, None);
    assert_eq!(tables(&out), tables(&whole));
}

#[test]
fn two_programs_do_not_work_on_one_run() {
    let home = tempdir().expect("a folder");
    let (plan, out) = (small(2), home.path());
    let stamp = lab::Stamp::new(&plan, None);
    let open = folder::Folder::open(out, &stamp).expect("it opens");
    let told = said(try_run(plan, out, None), out);
    assert_eq!(told, "HOME/unfinished: another program is working on this run");
    drop(open);
    run(small(2), out, 1, None);
}

/// The folder of a run may come from anyone: we must not write to anything it links to.
#[cfg(unix)]
#[test]
fn links_and_pipes_in_the_folder_of_a_run_are_refused() {
    use crate::common::run_until;
    let home = tempdir().expect("a folder");
    let mine = home.path().join("mine");
    fs::write(&mine, "dear").expect("a file");
    for name in ["unfinished/lock", "unfinished/summary.json", "unfinished/000000.cells.parquet", "battles.parquet"] {
        for pipe in [false, true] {
            let out = home.path().join(format!("{}-{pipe}", name.replace('/', "-")));
            run_until(small(64), &out, 4).expect("it can be stopped");
            let place = out.join(name);
            let _ = fs::remove_file(&place);
            if pipe {
                assert!(Command::new("mkfifo").arg(&place).status().expect("there is mkfifo").success());
            } else {
                std::os::unix::fs::symlink(&mine, &place).expect("a link");
            }
            let told = said(try_run(small(64), &out, None), &out);
            assert_eq!(
                told,
                format!("HOME/{name}: is a link, a device or a pipe, which no run puts there; name another folder")
            );
            assert_eq!(fs::read_to_string(&mine).expect("it is there"), "dear");
        }
    }
    let out = home.path().join("linked");
    fs::create_dir(&out).expect("a folder");
    std::os::unix::fs::symlink(home.path(), out.join("unfinished")).expect("a link");
    assert!(said(try_run(small(2), &out, None), &out).starts_with("HOME/unfinished: is a link"));
    assert_eq!(fs::read_to_string(&mine).expect("it is there"), "dear");
}

#[test]
fn what_is_in_the_lock_of_a_run_stays() {
    let home = tempdir().expect("a folder");
    crate::common::run_until(small(64), home.path(), 4).expect("it can be stopped");
    let lock = home.path().join("unfinished/lock");
    fs::write(&lock, "dear").expect("a file");
    crate::common::run_until(small(64), home.path(), 4).expect("it can be stopped");
    assert_eq!(fs::read_to_string(&lock).expect("it is there"), "dear");
}
