//! Battles of Suppression Actions in the lab: columns of their own, and counts that agree with the facts.

use monkeys::lab::{
    self, Contender, Grown, Named, Outcome, Plan, Point, Results, Row, Terrain, Watch, Work,
    experiment::Experiment,
    folder, report,
    results::Measure,
    schema,
    sheet::Reader,
    suppression::{COUNTING, Count},
};
use monkeys::rules::suppression::Suppression;
use std::{process::Command, sync::atomic::AtomicBool};
use tempfile::tempdir;

fn plan() -> Plan {
    Plan {
        book: COUNTING.book.to_owned(),
        terrain: Terrain::Level(Named::shipped("three-fig-trees")),
        opponents: ["drumfire:quick", "chance"].map(Named::shipped),
        boards: 1,
        battles: 4,
        ..Plan::default()
    }
}

#[test]
fn its_battles_have_columns_of_their_own_and_add_up() {
    let home = tempdir().expect("a folder");
    let experiment = Experiment::<Suppression>::of(plan()).unwrap_or_else(|error| panic!("{error}"));
    let watch = Watch { stop: &AtomicBool::new(false), tell: &|_| {} };
    let outcome = lab::run(&experiment, home.path(), Work { threads: 2, shard: None }, watch);
    assert!(matches!(outcome, Ok(Outcome::Finished(summary)) if summary.battles == 4));
    let table = Reader::<Row>::open(&home.path().join(folder::BATTLES)).unwrap_or_else(|failure| panic!("{failure}"));
    let rows = table.all().unwrap_or_else(|failure| panic!("{failure}"));
    let names: Vec<String> = schema::battles(&COUNTING).into_iter().map(|column| column.name).collect();
    assert!(names.contains(&"a_fell_back".to_owned()) && !names.contains(&"a_overwatch".to_owned()), "{names:?}");
    assert!(!names.iter().any(|name| name.starts_with("board_")), "its boards are not measured: {names:?}");
    for row in &rows {
        for contender in Contender::BOTH {
            let counts = &row.counts[contender as usize];
            assert!(counts.of(Count::Models) > 40, "{counts:?}");
            assert!(counts.of(Count::Hits) <= counts.of(Count::HitDice), "{counts:?}");
            assert!(counts.of(Count::Cleared) <= counts.of(Count::Markers), "{counts:?}");
            assert!(counts.of(Count::Rallied) <= counts.of(Count::FellBack), "{counts:?}");
            assert!(counts.casualties() <= counts.of(Count::Models), "{counts:?}");
        }
        assert!((1..=6).contains(&row.rounds), "{}", row.rounds);
    }
    let sum = |count: Count, one: Contender| rows.iter().map(|row| row.counts[one as usize].of(count)).sum::<u32>();
    assert!(sum(Count::Hits, Contender::A) > 0 && sum(Count::Markers, Contender::B) > 0);
}

/// Generated ground at two densities.
fn grown(size: (i16, i16)) -> Plan {
    let ground = Grown { from: 20, to: 60, step: 40, size, ..Grown::default() };
    Plan { terrain: Terrain::Grown(ground), boards: 2, battles: 4, ..plan() }
}

#[test]
fn density_is_a_factor_of_its_battles() {
    let home = tempdir().expect("a folder");
    let experiment = Experiment::<Suppression>::of(grown((36, 24))).unwrap_or_else(|error| panic!("{error}"));
    for (place, percent) in [(0, 20), (1, 60)] {
        let point = Point { place, density: Some(percent), variant: 0 };
        let [one, other] = experiment.board(point, 1).unwrap_or_else(|error| panic!("{error}")).levels;
        assert_eq!(one.ground.coverage(), u32::from(percent), "as dense as was asked for");
        assert_eq!(one.ground, other.ground, "both ways round on one ground");
        assert_eq!(one.sides[0].name, other.sides[0].name, "sides keep their places");
        assert_eq!(one.points()[0], other.points()[1], "and the forces change theirs");
    }
    let watch = Watch { stop: &AtomicBool::new(false), tell: &|_| {} };
    let outcome = lab::run(&experiment, home.path(), Work { threads: 2, shard: None }, watch);
    assert!(matches!(outcome, Ok(Outcome::Finished(summary)) if summary.battles == 8));
    let results = Results::read(home.path()).unwrap_or_else(|failure| panic!("{failure}"));
    let densities: Vec<Option<u8>> = results.tally.points().iter().map(|(point, _)| point.density).collect();
    assert_eq!(densities, [Some(20), Some(60)]);
    for (_, tally) in results.tally.points() {
        assert!(tally.estimate(Measure::Score).is_some_and(|score| score.mean > 0.5), "Drumfire beats chance");
    }
    let page = report::page("density", &results, &Results::heat(home.path()).unwrap_or_else(|why| panic!("{why}")));
    assert!(page.contains("monkeys playtest --book suppression --density"), "with the command that makes it");
    assert!(page.contains("<svg") && page.contains("Ironbough Column") && page.contains("Drumfire (Quick)"));
    let why = Experiment::<Suppression>::of(grown((128, 24))).expect_err("too wide").to_string();
    assert!(why.contains("at most 96"), "{why}");
}

#[test]
fn the_command_plays_its_levels_and_its_densities() {
    let home = tempdir().expect("a folder");
    let play = |name: &str, words: &[&str]| {
        let out = home.path().join(name);
        let run =
            Command::new(env!("CARGO_BIN_EXE_monkeys")).arg("playtest").args(words).arg("--out").arg(&out).output();
        let run = run.expect("the program runs");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        Results::read(&out).unwrap_or_else(|failure| panic!("{failure}"))
    };
    let level = play("level", &["--level", "low-water", "--opponents", "chance", "--battles", "2", "--rounds", "1"]);
    assert_eq!(level.stamp.plan.book, "Suppression", "a level has its own book");
    let row = format!("{}:1", home.path().join("level").display());
    let rolls = home.path().join("rolls.csv");
    let words = ["replay", "--row", &row, "--rolls"];
    let again = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(words).arg(&rolls).output();
    let again = again.expect("the program runs");
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
    let rolls = std::fs::read_to_string(rolls).expect("it was written");
    assert!(
        rolls.starts_with("number,round,kind,rule,side,who,sides,dice,need") && rolls.lines().count() > 9,
        "{rolls}"
    );
    let ground = ["--book", "suppression", "--density", "0.3", "--boards", "1", "--battles", "2", "--rounds", "1"];
    let grown = play("grown", &ground);
    assert_eq!(grown.stamp.plan.opponents[0].name, "drumfire:quick");
    assert_eq!(grown.tally.points()[0].0.density, Some(30));
}

#[test]
fn the_ladder_plays_its_levels_and_its_grown_tables() {
    let played = |at: &str| {
        let words = ["ladder", "--book", "suppression", "--battles", "1", "--json", "--at", at];
        let only = ["--only", "headlong:quick=drumfire:random"];
        let run = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(words).args(only).output().expect("it runs");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8_lossy(&run.stdout).into_owned()
    };
    for at in ["three-fig-trees", "Jungle 35"] {
        let told = played(at);
        assert!(told.contains("headlong:quick") && told.contains(at) && told.contains("\"Advance\""), "{told}");
    }
}
