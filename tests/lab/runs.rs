//! Runs: threads, shards, stops and kills all give the same bytes.
#![expect(clippy::disallowed_types, reason = "it gives up waiting for a program that never answers")]

use crate::common::{grown, names, run, run_until, small, tables};
use monkeys::lab::{self, Against, Attempt, Named, Outcome, Results, Row, folder, sheet::Reader};
use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};
use tempfile::tempdir;

#[test]
fn threads_and_shards_give_the_same_bytes() {
    let home = tempdir().expect("a folder");
    let at = |name: &str| home.path().join(name);
    run(grown(3, 12), &at("one"), 1, None);
    run(grown(3, 12), &at("two"), 3, None);
    assert_eq!(names(&at("one")), ["battles.parquet", "cells.parquet", "summary.json"]);
    assert_eq!(tables(&at("one")), tables(&at("two")));
    let shards: Vec<_> = (1..=2).map(|number| at(&format!("shard-{number}"))).collect();
    for (number, shard) in shards.iter().enumerate() {
        run(grown(3, 12), shard, 1, Some((number as u32 + 1, 2)));
        assert_ne!(tables(shard), tables(&at("one")), "a shard is a part only");
    }
    let turned: Vec<_> = shards.iter().rev().cloned().collect();
    lab::merge(&turned, &at("merged")).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(names(&at("merged")), ["battles.parquet", "cells.parquet", "summary.json"]);
    assert_eq!(tables(&at("one")), tables(&at("merged")));
}

#[test]
fn rows_stand_in_their_order_and_each_board_is_played_both_ways_round() {
    let home = tempdir().expect("a folder");
    run(grown(3, 12), home.path(), 2, None);
    let rows = Reader::<Row>::open(&home.path().join(folder::BATTLES)).expect("it opens").all().expect("it reads");
    let numbers: Vec<u64> = rows.iter().map(|row| row.fixture.index).collect();
    assert_eq!(numbers, (0..24).collect::<Vec<_>>());
    for row in &rows {
        let battle = row.fixture.battle;
        assert_eq!(row.fixture.board, battle % 3, "battle k is fought on board k mod the boards");
        let twin =
            rows.iter().find(|twin| twin.fixture.seed == row.fixture.seed && twin.fixture.index != row.fixture.index);
        let twin = twin.expect("each battle has a twin with the same dice");
        assert_eq!(twin.fixture.battle.abs_diff(battle), 3);
        assert_eq!((twin.fixture.board, twin.ground), (row.fixture.board, row.ground));
        assert_ne!(twin.fixture.swapped, row.fixture.swapped);
        assert_eq!(twin.figures, row.figures);
    }
    let seeds: std::collections::BTreeSet<u64> = rows.iter().map(|row| row.ground).collect();
    assert_eq!(seeds.len(), 6, "three boards at each of two densities");
}

#[test]
fn a_run_that_is_stopped_goes_on_where_it_was() {
    let home = tempdir().expect("a folder");
    let (whole, parts) = (home.path().join("whole"), home.path().join("parts"));
    run(small(64), &whole, 2, None);
    let Ok(Outcome::Stopped { played, battles }) = run_until(small(64), &parts, 5) else { panic!("it was stopped") };
    assert_eq!((played, battles), (6, 64), "a pair that has begun is played to its end");
    assert_eq!(names(&parts), ["unfinished"]);
    let attempt = Attempt::read(&parts).expect("it can be looked at");
    assert_eq!((attempt.stamp.plan, attempt.tally.count()), (small(64), 6));
    assert_eq!(Attempt::stamp(&whole), None, "what is finished is no attempt");
    let Ok(Outcome::Stopped { played, .. }) = run_until(small(64), &parts, 31) else { panic!("it was stopped") };
    assert_eq!(played, 38);
    assert!(matches!(run(small(64), &parts, 2, None), Outcome::Finished(summary) if summary.stretches.len() == 3));
    assert_eq!(tables(&whole), tables(&parts));
    assert_eq!(run(small(64), &parts, 2, None), Outcome::Already);
}

/// The program with the same plan as [`small`].
fn program(battles: u32, out: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_monkeys"));
    command.args(["playtest", "--level", "two-groves", "--opponents", "chance", "--rounds", "1", "--threads", "1"]);
    command.args(["--battles", &battles.to_string(), "--out"]).arg(out);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

#[test]
fn a_killed_process_loses_nothing_that_was_finished() {
    let home = tempdir().expect("a folder");
    let (whole, killed) = (home.path().join("whole"), home.path().join("killed"));
    let mut running = program(128, &killed).spawn().expect("the program starts");
    let parts = killed.join("unfinished");
    let done = || names(&parts).iter().filter(|name| name.ends_with("battles.parquet")).count();
    let begun = Instant::now();
    while !parts.exists() || done() < 2 {
        assert!(begun.elapsed() < Duration::from_secs(120), "no part was finished");
        assert!(running.try_wait().expect("it can be asked").is_none(), "it ended before it was killed");
        std::thread::sleep(Duration::from_millis(5));
    }
    running.kill().expect("it can be killed");
    running.wait().expect("it ends");
    assert!(!killed.join(folder::BATTLES).exists(), "there is no table before all is played");
    // A part cut off by a full disk or a crash of the machine is detected and played again.
    let part = parts.join("000001.battles.parquet");
    let bytes = fs::read(&part).expect("the second part is there");
    fs::write(&part, &bytes[..bytes.len() / 2]).expect("it can be cut off");
    assert!(program(128, &killed).status().expect("it runs").success());
    assert_eq!(names(&killed), ["battles.parquet", "cells.parquet", "summary.json"]);
    run(small(128), &whole, 2, None);
    assert_eq!(tables(&whole), tables(&killed));
}

/// Ctrl-C at a terminal interrupts the program.
#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_is_played() {
    let home = tempdir().expect("a folder");
    let (whole, out) = (home.path().join("whole"), home.path().join("out"));
    let running = program(128, &out).stderr(Stdio::piped()).spawn().expect("the program starts");
    let begun = Instant::now();
    while !out.join("unfinished/000000.battles.parquet").exists() {
        assert!(begun.elapsed() < Duration::from_secs(120), "no part was finished");
        std::thread::sleep(Duration::from_millis(5));
    }
    let asked = Command::new("kill").args(["-INT", &running.id().to_string()]).status().expect("it can be asked");
    assert!(asked.success());
    let told = running.wait_with_output().expect("it ends");
    let words = String::from_utf8_lossy(&told.stderr).into_owned();
    assert_eq!(told.status.code(), Some(1), "{words}");
    assert!(
        words.contains("stopped;") && words.contains("of 128 battles are kept; the same command continues"),
        "{words}"
    );
    run(small(128), &out, 1, None);
    run(small(128), &whole, 2, None);
    assert_eq!(tables(&whole), tables(&out));
}

#[test]
fn points_stop_when_their_interval_is_narrow_enough() {
    let home = tempdir().expect("a folder");
    let plan = || monkeys::lab::Plan { until_width: Some(450), ..small(160) };
    let at = |name: &str| home.path().join(name);
    run(plan(), &at("one"), 1, None);
    let results = Results::read(&at("one")).expect("it reads");
    for (point, tally) in results.tally.points() {
        let width = tally.score().expect("it was played").width();
        assert!(width <= 0.45, "{point:?}: {} battles, {width}", tally.count());
    }
    assert!([32, 64, 96, 128].contains(&results.tally.count()), "it was narrow before the end, at the end of a stage");
    assert!(matches!(run_until(plan(), &at("two"), 3), Ok(Outcome::Stopped { .. })));
    run(plan(), &at("two"), 2, None);
    assert_eq!(tables(&at("one")), tables(&at("two")), "neither threads nor a stop change where it ends");
}

#[test]
fn two_variants_are_compared_on_the_same_boards_and_seeds() {
    let home = tempdir().expect("a folder");
    let switch = vec![("concentrated_fire_bonus".to_owned(), 4)];
    let plan = monkeys::lab::Plan { against: Some(Against::Switches(switch)), rounds: Some(2), ..grown(2, 4) };
    run(plan, home.path(), 1, None);
    let rows = Reader::<Row>::open(&home.path().join(folder::BATTLES)).expect("it opens").all().expect("it reads");
    assert_eq!(rows.len(), 16);
    let (before, after): (Vec<&Row>, Vec<&Row>) = rows.iter().partition(|row| row.fixture.point.variant == 0);
    let key = |row: &Row| (row.fixture.point.place, row.fixture.battle, row.fixture.seed, row.ground);
    assert_eq!(
        before.iter().map(|row| key(row)).collect::<Vec<_>>(),
        after.iter().map(|row| key(row)).collect::<Vec<_>>()
    );
    assert!(before.iter().zip(&after).any(|(one, other)| one.hash != other.hash), "the switch changes something");
    let results = Results::read(home.path()).expect("it reads");
    assert_eq!(results.differences.len(), 3, "two densities and all of them");
    let (_, all) = results.differences.last().expect("there is one");
    let mean = |rows: &[&Row]| rows.iter().map(|row| f64::from(row.casualties())).sum::<f64>() / rows.len() as f64;
    let told = all.iter().find(|one| one.measure == lab::results::Measure::Casualties).expect("it is told");
    assert!((told.estimate.mean - (mean(&after) - mean(&before))).abs() < 1e-9);
    assert_eq!((told.estimate.count, told.estimate.clusters), (8, 4), "pairs, and boards of densities");
}

#[test]
fn the_same_opponents_as_a_second_variant_differ_in_nothing() {
    let home = tempdir().expect("a folder");
    let against = Some(Against::Opponents(["chance", "chance"].map(Named::shipped)));
    run(monkeys::lab::Plan { against, ..small(16) }, home.path(), 1, None);
    let results = Results::read(home.path()).expect("it reads");
    let (_, all) = results.differences.last().expect("there is one");
    assert!(all.iter().all(|one| one.estimate.mean == 0.0 && one.estimate.p_against(0.0) == 1.0));
}

#[test]
fn the_first_battles_go_round_all_points() {
    let order = order_of(grown(1, 64));
    let turns: Vec<u16> = order.chunk_by(|one, other| one == other).map(|chunk| chunk[0]).collect();
    assert_eq!(turns, [0, 1, 0, 1], "one board of each point, then the rest of each");
    let order = order_of(grown(12, 48));
    assert_eq!(order[..8], [0, 0, 1, 1, 0, 0, 1, 1], "no point waits longer than a pair of battles");
    let of = |place: u16, count: usize| order[..count].iter().filter(|other| **other == place).count();
    let ahead = (0..48).map(|count| of(0, count).abs_diff(of(1, count))).max();
    assert!(ahead <= Some(16), "in the first lap no point is far ahead: {ahead:?}");
}

/// The points of a run's battles, in the order in which one thread plays them.
fn order_of(plan: monkeys::lab::Plan) -> Vec<u16> {
    let home = tempdir().expect("a folder");
    let stop = std::sync::atomic::AtomicBool::new(false);
    let order = std::sync::Mutex::new(Vec::new());
    let tell = |event: lab::Event| {
        if let lab::Event::Played(row) = event {
            order.lock().expect("nobody panics").push(row.fixture.point.place);
        }
    };
    let watch = lab::Watch { stop: &stop, tell: &tell };
    let experiment = crate::common::experiment(plan);
    lab::run(&experiment, home.path(), lab::Work { threads: 1, shard: None }, watch).expect("it runs");
    order.into_inner().expect("nobody panics")
}

#[test]
fn runs_have_short_names_and_the_same_plan_the_same_name() {
    let home = tempdir().expect("a folder");
    let name = |plan: &monkeys::lab::Plan| folder::name_in(home.path(), "plains-25-85", plan);
    let (one, other) = (small(64), monkeys::lab::Plan { seed: 9, ..small(64) });
    assert_eq!((name(&one), name(&other)), ("plains-25-85".into(), "plains-25-85".into()));
    run_until(one.clone(), &home.path().join("plains-25-85"), 4).expect("it can be stopped");
    assert_eq!((name(&one), name(&other)), ("plains-25-85".into(), "plains-25-85-2".into()));
    run(one.clone(), &home.path().join("plains-25-85"), 1, None);
    run(other.clone(), &home.path().join("plains-25-85-2"), 1, None);
    assert_eq!((name(&one), name(&other)), ("plains-25-85".into(), "plains-25-85-2".into()));
    assert_eq!(name(&small(32)), "plains-25-85-3");
    // Whatever its new name is, it is the run of its plan.
    fs::rename(home.path().join("plains-25-85"), home.path().join("my plains")).expect("it gets another name");
    assert_eq!((name(&one), name(&other)), ("my plains".into(), "plains-25-85-2".into()));
}

#[test]
fn a_run_takes_no_name_that_a_file_or_another_folder_has() {
    let home = tempdir().expect("a folder");
    fs::write(home.path().join("plains"), "mine").expect("a file");
    fs::create_dir(home.path().join("plains-2")).expect("a folder");
    fs::write(home.path().join("plains-2/notes.txt"), "mine").expect("a file");
    let plan = small(16);
    let name = folder::name_in(home.path(), "plains", &plan);
    assert_eq!(name, "plains-3");
    run(plan.clone(), &home.path().join(&name), 1, None);
    assert_eq!(folder::name_in(home.path(), "plains", &plan), name);
}

#[test]
fn a_run_is_named_by_the_end_of_its_table() {
    let home = tempdir().expect("a folder");
    let (plan, out) = (small(64), home.path().join("run"));
    run(plan.clone(), &out, 1, None);
    let path = out.join(folder::BATTLES);
    let good = fs::read(&path).expect("it is there");
    let stamp = folder::stamp_in(&out).expect("it is whole");
    assert_eq!(stamp, *Reader::<Row>::open(&path).expect("it opens").stamp());
    // The rows are not read, so a flipped bit in them is not noticed until they are.
    let mut bytes = good.clone();
    bytes[64] ^= 1;
    fs::write(&path, &bytes).expect("it can be written");
    assert!(Reader::<Row>::open(&path).is_err());
    assert_eq!(folder::stamp_in(&out), Some(stamp));
    assert_eq!(folder::name_in(home.path(), "run", &plan), "run");
    // A truncated table gives no message.
    for length in [0, 7, good.len() / 2, good.len() - 1] {
        fs::write(&path, &good[..length]).expect("it can be written");
        assert_eq!(folder::stamp_in(&out), None, "{length} bytes");
        assert_eq!(folder::name_in(home.path(), "run", &plan), "run-2");
    }
}
