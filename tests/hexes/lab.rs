//! Battles of Ordered Hexes in the lab: density is a factor, and both armies fight from both ends of a ground.

use monkeys::board::Cell;
use monkeys::lab::{
    self, Contender, Grown, Named, Outcome, Plan, Point, Results, Row, Terrain, Watch, Work,
    count::Marks,
    experiment::Experiment,
    folder,
    hexes::{COUNTING, Count},
    report,
    sheet::Reader,
};
use monkeys::rules::hexes::{Hexes, Muster};
use std::{process::Command, sync::atomic::AtomicBool};
use tempfile::tempdir;

/// Generated ground at two densities.
fn grown(size: (i16, i16)) -> Plan {
    let ground = Grown { from: 20, to: 60, step: 40, size, ..Grown::default() };
    Plan {
        book: COUNTING.book.to_owned(),
        terrain: Terrain::Grown(ground),
        opponents: ["deep-roots:quick", "chance"].map(Named::shipped),
        boards: 1,
        battles: 2,
        rounds: Some(2),
        ..Plan::default()
    }
}

/// The kinds of both sides' units, in order.
fn armies(muster: &Muster) -> [Vec<usize>; 2] {
    muster.sides.each_ref().map(|side| side.units.iter().map(|unit| unit.kind).collect())
}

#[test]
fn both_armies_fight_from_both_ends_of_one_ground() {
    let experiment = Experiment::<Hexes>::of(grown((9, 11))).unwrap_or_else(|error| panic!("{error}"));
    for (place, percent) in [(0, 20), (1, 60)] {
        let point = Point { place, density: Some(percent), variant: 0 };
        let [one, other] = experiment.board(point, 0).unwrap_or_else(|error| panic!("{error}")).levels;
        let coverage = one.squares().coverage();
        assert!((u32::from(percent)..=u32::from(percent) + 8).contains(&coverage), "{coverage} % of {percent} %");
        assert_eq!((one.terrain.table().columns(), one.terrain.table().rows()), (9, 11));
        assert_eq!(one.terrain, other.terrain, "both ways round on one ground");
        let [ours, theirs] = armies(&one.muster());
        assert_eq!(armies(&other.muster()), [theirs, ours], "and the armies change sides");
        assert_eq!(one.scenario.rounds, Some(2));
    }
}

#[test]
fn its_battles_on_grown_ground_are_counted_and_reported() {
    let home = tempdir().expect("a folder");
    let experiment = Experiment::<Hexes>::of(grown((7, 9))).unwrap_or_else(|error| panic!("{error}"));
    let watch = Watch { stop: &AtomicBool::new(false), tell: &|_| {} };
    let outcome = lab::run(&experiment, home.path(), Work { threads: 2, shard: None }, watch);
    assert!(matches!(outcome, Ok(Outcome::Finished(summary)) if summary.battles == 4));
    let table = Reader::<Row>::open(&home.path().join(folder::BATTLES)).unwrap_or_else(|failure| panic!("{failure}"));
    let rows = table.all().unwrap_or_else(|failure| panic!("{failure}"));
    for pair in rows.chunks(2) {
        for contender in Contender::BOTH {
            let units = |row: &Row| row.counts[contender as usize].of(Count::Units);
            assert_eq!(units(&pair[0]), units(&pair[1]), "a contender keeps its army");
        }
        let [first, second] = Contender::BOTH.map(|one| pair[0].counts[one as usize].of(Count::Units));
        assert_eq!((first, second), (8, 9), "both full armies");
    }
    let results = Results::read(home.path()).unwrap_or_else(|failure| panic!("{failure}"));
    let heat = Results::heat(home.path()).unwrap_or_else(|failure| panic!("{failure}"));
    let lowest = heat.values().flat_map(|grid| grid.cells().filter(|cell| grid[*cell] != Marks::default()));
    let lowest = lowest.max_by_key(|cell: &Cell| cell.y).expect("somebody moved");
    assert!(lowest.y > 9 && lowest.y < 17, "a cell is called by its half hexes from the top: {lowest:?}");
    let page = report::page("density", &results, &heat);
    assert!(page.contains("A: Ironbough Column, led by") && page.contains("7 x 9 hexes"), "{page}");
    assert!(page.contains("monkeys playtest --book hexes --density") && !page.contains("--rosters"));
}

#[test]
fn boards_that_no_level_has_are_refused_and_so_are_rosters() {
    let refused = |plan: Plan| Experiment::<Hexes>::of(plan).expect_err("it can't be played").to_string();
    assert!(refused(grown((8, 9))).contains("odd number of columns"), "a half turn needs a middle column");
    assert!(refused(grown((33, 9))).contains("31"), "too wide");
    let rosters = Some(["ironbough-six", "canopy-six"].map(Named::shipped));
    assert!(refused(Plan { rosters, ..grown((7, 9)) }).contains("leave out the rosters"));
}

#[test]
fn the_commands_play_its_densities_and_its_grown_tables() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("grown").display().to_string();
    let run = |words: &[&str]| {
        let run = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(words).output().expect("the program runs");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8_lossy(&run.stdout).into_owned()
    };
    let ground = ["playtest", "--book", "hexes", "--density", "0.3", "--boards", "1", "--battles", "2"];
    run(&[&ground[..], &["--rounds", "1", "--opponents", "chance", "--out", &out]].concat());
    let results = Results::read(home.path().join("grown").as_path()).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(results.tally.points()[0].0.density, Some(30));
    let only = ["--only", "deep-roots:random=deep-roots:random", "--at", "Ruins 50"];
    let told = run(&[&["ladder", "--book", "hexes", "--battles", "1", "--json"], &only[..]].concat());
    assert!(told.contains("Ruins 50 %"), "{told}");
    let file = home.path().join("drafted.level.ron").display().to_string();
    let told = run(&["generate", "--book", "hexes", "--density", "40", "--out", &file]);
    assert!(told.contains("60 hexes") && told.contains("% of them not clear"), "{told}");
}
