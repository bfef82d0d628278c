//! Mutants of the files of a run of the lab: plans, summaries and tables, as `merge` and `report` read them. Their
//! checksums are right, so that the reader behind them is tested.

use crate::{
    fuzz::{fuzz, fuzz_any},
    mutate::{Change, spoilt},
};
use monkeys::lab::{
    self, Attempt, CellRow, Grown, Named, Plan, Results, Row, Sheet, Stamp, Summary, Terrain, Watch, Work,
    book::usual,
    count::Counts,
    folder,
    monkeys::{Count, Experiment},
    report, seal,
    sheet::{Reader, Writer},
};
use std::{
    fs::{self, File},
    path::Path,
    sync::atomic::AtomicBool,
};
use tempfile::TempDir;

/// A short random run over two densities.
fn plan() -> Plan {
    let grown = Grown { from: 30, to: 60, step: 30, size: (36, 24), ..Grown::default() };
    let opponents = ["chance", "chance"].map(Named::shipped);
    Plan { terrain: Terrain::Grown(grown), boards: 2, battles: 4, opponents, rounds: Some(1), ..Plan::default() }
}

/// A finished shard of that run, which has only one.
fn finished() -> TempDir {
    let home = TempDir::new().expect("a folder");
    let experiment = Experiment::of(plan()).unwrap_or_else(|error| panic!("{error}"));
    let watch = Watch { stop: &AtomicBool::new(false), tell: &|_| {} };
    let work = Work { threads: 1, shard: Some((1, 1)) };
    lab::run(&experiment, home.path(), work, watch).unwrap_or_else(|failure| panic!("{failure}"));
    home
}

/// Everything that can be done with a finished run.
fn read(home: &Path) -> Result<(), String> {
    drop(folder::stamp_in(home));
    let merged = TempDir::new().expect("a folder");
    drop(lab::merge(&[home.to_owned()], merged.path()));
    let said = |failure: lab::Failure| failure.to_string();
    let (results, heat) = (Results::read(home).map_err(said)?, Results::heat(home).map_err(said)?);
    let page = report::page("mutant", &results, &heat);
    assert!(!page.contains('\u{1b}') && !page.contains("<script>"), "nothing raw is on the page");
    Ok(())
}

fn reseal(path: &Path) {
    let file = File::options().read(true).write(true).open(path);
    // A footer that no longer has the checksum's place has none.
    let _ = seal::seal(&mut file.expect("it is there"));
}

#[test]
fn fuzz_plans_of_runs() {
    let level = Plan { terrain: Terrain::Level(Named::shipped("two-groves")), boards: 1, ..plan() };
    let texts = [Stamp::new(&plan(), None), Stamp::new(&level, Some((1, 2)))].map(|stamp| stamp.text());
    let home = TempDir::new().expect("a folder");
    let parts = home.path().join("unfinished");
    fs::create_dir(&parts).expect("a folder");
    fuzz(&texts, |text| {
        fs::write(parts.join("plan.json"), text).expect("it can be written");
        let attempt = Attempt::read(home.path()).map_err(|failure| failure.to_string())?;
        let rerun = folder::stamp_in(home.path()).expect("it is a plan");
        assert_eq!(Stamp::parse(&rerun.text()).as_ref(), Some(&attempt.stamp), "it reads what it writes");
        Experiment::of(attempt.stamp.plan).map(drop).map_err(|error| error.to_string())
    });
}

#[test]
fn fuzz_summaries_of_runs() {
    let home = finished();
    let path = home.path().join(folder::SUMMARY);
    let text = fs::read_to_string(&path).expect("it is there");
    fuzz(&[text], |text| {
        fs::write(&path, text).expect("it can be written");
        let _ = Summary::read(&path).map(|summary| summary.map(|summary| summary.rate()));
        read(home.path())
    });
}

#[test]
fn fuzz_tables_of_runs() {
    let home = finished();
    let paths = [folder::BATTLES, folder::CELLS].map(|name| home.path().join(name));
    let good: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).expect("it is there")).collect();
    let make = |place: proptest::sample::Index, changes: &[Change]| {
        let which = place.index(good.len());
        (which, spoilt(&good[which], changes))
    };
    fuzz_any(make, |(which, bytes)| {
        fs::write(&paths[*which], bytes).expect("it can be written");
        reseal(&paths[*which]);
        let read = read(home.path());
        fs::write(&paths[*which], &good[*which]).expect("it can be written");
        read
    });
}

/// Writes rows as the table of a run; false if they can't be a table.
fn write<T: Sheet>(path: &Path, home: &Path, rows: Vec<T>) {
    let stamp = Stamp::new(&plan(), Some((1, 1)));
    let mut table = Writer::new(path, home, &stamp).expect("it can be begun");
    rows.into_iter().for_each(|row| table.write(row).expect("it can be written"));
    table.finish().expect("it can be finished");
}

/// A row with one number changed.
fn change_row(row: &mut Row, change: &Change) {
    let value = change.number();
    match change.place(12) {
        0 => row.rounds = value as u16,
        1 => row.facts = value as u32,
        2 => row.hash = value,
        3 => row.ground = value,
        4 => row.fixture = plan().nth(value % 8).unwrap_or(row.fixture),
        5 => row.figures = row.figures.iter().map(|_| value as u32).collect(),
        6 => row.winner = None,
        7 => row.full_time = !row.full_time,
        8 => row.how = ["stalled", "last-standing", "\u{1b}[2J", "", "x"][value as usize % 5].into(),
        place => {
            let mut counts = Counts::default();
            Count::ALL.iter().for_each(|count| counts.add(*count, value as u32));
            row.counts[place % 2] = counts;
        }
    }
}

fn change_cell(row: &mut CellRow, change: &Change) {
    let value = change.number();
    match change.place(8) {
        0 => row.point = value as u16,
        1 => row.variant = value as u8,
        2 => row.density = Some(value as u8),
        3 => row.density = None,
        4 => row.board = value as u32,
        5 => row.x = value as u16,
        6 => row.y = value as u16,
        _ => row.marks[..usual().marks.len()].fill(value as u32),
    }
}

#[test]
fn fuzz_rows_of_runs() {
    let home = finished();
    let paths = [folder::BATTLES, folder::CELLS].map(|name| home.path().join(name));
    let rows = Reader::<Row>::open(&paths[0]).and_then(Reader::all).unwrap_or_else(|failure| panic!("{failure}"));
    let cells = Reader::<CellRow>::open(&paths[1]).and_then(Reader::all).unwrap_or_else(|failure| panic!("{failure}"));
    let make = |_: proptest::sample::Index, changes: &[Change]| {
        let (mut rows, mut cells) = (rows.clone(), cells.clone());
        for change in changes {
            let (row, cell) = (change.place(rows.len()), change.place(cells.len()));
            change_row(&mut rows[row], change);
            change_cell(&mut cells[cell], change);
        }
        (rows, cells, changes[0].clone())
    };
    fuzz_any(make, |(changed_rows, changed_cells, change)| {
        // One of the two tables, or both.
        if change.place(3) != 1 {
            write(&paths[0], home.path(), changed_rows.clone());
        }
        if change.place(3) != 2 {
            write(&paths[1], home.path(), changed_cells.clone());
        }
        let read = read(home.path());
        write(&paths[0], home.path(), rows.clone());
        write(&paths[1], home.path(), cells.clone());
        read
    });
}
