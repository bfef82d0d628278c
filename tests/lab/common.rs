//! Shared by the tests of the lab: small plans, and runs of them.

use monkeys::data::LoadError;
use monkeys::lab::{
    self, Event, Failure, Grown, Named, Outcome, Plan, Terrain, Watch, Work, folder, monkeys::Experiment,
};
use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

/// A few short random battles on a small shipped level.
pub fn small(battles: u32) -> Plan {
    Plan {
        terrain: Terrain::Level(Named::shipped("two-groves")),
        opponents: ["chance", "chance"].map(Named::shipped),
        boards: 1,
        battles,
        rounds: Some(1),
        ..Plan::default()
    }
}

/// The same over two densities of a small generated ground.
pub fn grown(boards: u32, battles: u32) -> Plan {
    let terrain = Terrain::Grown(Grown { from: 30, to: 60, step: 30, size: (36, 24), ..Grown::default() });
    Plan { terrain, boards, ..small(battles) }
}

pub fn experiment(plan: Plan) -> Experiment {
    Experiment::of(plan).unwrap_or_else(|error| panic!("{error}"))
}

/// Why a plan is refused, line by line.
pub fn faults(plan: Plan) -> Vec<String> {
    let error: LoadError = Experiment::of(plan).expect_err("the plan is at fault");
    error.to_string().lines().map(str::to_owned).collect()
}

/// Runs a plan to its end.
pub fn run(plan: Plan, out: &Path, threads: usize, shard: Option<(u32, u32)>) -> Outcome {
    let stop = AtomicBool::new(false);
    let watch = Watch { stop: &stop, tell: &|_| {} };
    lab::run(&experiment(plan), out, Work { threads, shard }, watch).unwrap_or_else(|failure| panic!("{failure}"))
}

/// Runs a plan until this many battles have been played, then asks it to stop.
pub fn run_until(plan: Plan, out: &Path, battles: usize) -> Result<Outcome, Failure> {
    let stop = AtomicBool::new(false);
    let played = std::sync::Mutex::new(0);
    let tell = |event: Event| {
        if let Event::Played(_) = event {
            let mut played = played.lock().expect("nobody panics");
            *played += 1;
            stop.store(*played >= battles, Ordering::Relaxed);
        }
    };
    lab::run(&experiment(plan), out, Work { threads: 1, shard: None }, Watch { stop: &stop, tell: &tell })
}

/// The two tables in a folder, byte by byte.
pub fn tables(folder: &Path) -> [Vec<u8>; 2] {
    [folder::BATTLES, folder::CELLS]
        .map(|name| fs::read(folder.join(name)).unwrap_or_else(|why| panic!("{name}: {why}")))
}

/// The names of a folder's contents, in order.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
