//! Battles of Initiative Ladder in the lab: columns of their own, and counts that agree with the facts.

use monkeys::lab::{
    self, Against, Contender, Grown, Named, Outcome, Plan, Point, Results, Row, Terrain, Watch, Work,
    experiment::Experiment,
    folder,
    initiative::{COUNTING, Count},
    report,
    results::Measure,
    schema,
    sheet::Reader,
};
use monkeys::rules::{
    initiative::{
        Initiative,
        profiles::{Limit, Switches},
    },
    suppression::Suppression,
};
use std::{process::Command, sync::atomic::AtomicBool};
use tempfile::tempdir;

fn plan() -> Plan {
    Plan {
        book: COUNTING.book.to_owned(),
        terrain: Terrain::Level(Named::shipped("the-pump-yard")),
        opponents: ["one-breath:quick", "chance"].map(Named::shipped),
        boards: 1,
        battles: 4,
        ..Plan::default()
    }
}

#[test]
fn its_battles_have_columns_of_their_own_and_add_up() {
    let home = tempdir().expect("a folder");
    let experiment = Experiment::<Initiative>::of(plan()).unwrap_or_else(|error| panic!("{error}"));
    let watch = Watch { stop: &AtomicBool::new(false), tell: &|_| {} };
    let outcome = lab::run(&experiment, home.path(), Work { threads: 2, shard: None }, watch);
    assert!(matches!(outcome, Ok(Outcome::Finished(summary)) if summary.battles == 4));
    let table = Reader::<Row>::open(&home.path().join(folder::BATTLES)).unwrap_or_else(|failure| panic!("{failure}"));
    let rows = table.all().unwrap_or_else(|failure| panic!("{failure}"));
    let names: Vec<String> = schema::battles(&COUNTING).into_iter().map(|column| column.name).collect();
    assert!(names.contains(&"a_panics".to_owned()) && !names.contains(&"a_overwatch".to_owned()), "{names:?}");
    for row in &rows {
        for contender in Contender::BOTH {
            let counts = &row.counts[contender as usize];
            assert_eq!(counts.of(Count::Characters), 6, "{counts:?}");
            assert!(counts.of(Count::Hits) <= counts.of(Count::HitDice), "{counts:?}");
            assert!(counts.of(Count::Struck) <= counts.of(Count::Blows), "{counts:?}");
            assert!(counts.of(Count::Fires) + counts.of(Count::Watches) <= counts.of(Count::Shots) + 6, "{counts:?}");
            assert!(counts.casualties() <= 6, "{counts:?}");
        }
        assert!((1..=8).contains(&row.rounds), "{}", row.rounds);
    }
    let sum = |count: Count, one: Contender| rows.iter().map(|row| row.counts[one as usize].of(count)).sum::<u32>();
    assert!(sum(Count::Hits, Contender::A) > 0 && sum(Count::Squares, Contender::B) > 0);
}

/// Generated ground at two densities.
fn grown(size: (i16, i16)) -> Plan {
    let ground = Grown { from: 20, to: 60, step: 40, size, ..Grown::default() };
    Plan { terrain: Terrain::Grown(ground), boards: 2, battles: 4, ..plan() }
}

#[test]
fn density_is_a_factor_of_its_battles() {
    let home = tempdir().expect("a folder");
    let experiment = Experiment::<Initiative>::of(grown((40, 30))).unwrap_or_else(|error| panic!("{error}"));
    for (place, percent) in [(0, 20), (1, 60)] {
        let point = Point { place, density: Some(percent), variant: 0 };
        let [one, other] = experiment.board(point, 1).unwrap_or_else(|error| panic!("{error}")).levels;
        assert_eq!(one.ground.coverage(), u32::from(percent), "as dense as was asked for");
        assert_eq!(one.ground, other.ground, "both ways round on one ground");
        assert_eq!(one.sides[0].name, other.sides[0].name, "sides keep their places");
        assert_eq!(one.calls()[0], other.calls()[1], "and the forces change theirs");
    }
    let watch = Watch { stop: &AtomicBool::new(false), tell: &|_| {} };
    let outcome = lab::run(&experiment, home.path(), Work { threads: 2, shard: None }, watch);
    assert!(matches!(outcome, Ok(Outcome::Finished(summary)) if summary.battles == 8));
    let results = Results::read(home.path()).unwrap_or_else(|failure| panic!("{failure}"));
    let densities: Vec<Option<u8>> = results.tally.points().iter().map(|(point, _)| point.density).collect();
    assert_eq!(densities, [Some(20), Some(60)]);
    for (_, tally) in results.tally.points() {
        assert!(tally.estimate(Measure::Score).is_some_and(|score| score.mean > 0.5), "One Breath beats chance");
    }
    let page = report::page("density", &results, &Results::heat(home.path()).unwrap_or_else(|why| panic!("{why}")));
    assert!(page.contains("monkeys playtest --book initiative --density"), "with the command that makes it");
    assert!(page.contains("<svg") && page.contains("Ironbough Six") && page.contains("One Breath (Quick)"));
    let why = Experiment::<Initiative>::of(grown((128, 24))).expect_err("too wide").to_string();
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
    let level =
        play("level", &["--level", "the-brick-kiln", "--opponents", "chance", "--battles", "2", "--rounds", "1"]);
    assert_eq!(level.stamp.plan.book, "Initiative", "a level has its own book");
    let row = format!("{}:1", home.path().join("level").display());
    let rolls = home.path().join("rolls.csv");
    let words = ["replay", "--row", &row, "--rolls"];
    let again = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(words).arg(&rolls).output();
    let again = again.expect("the program runs");
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
    let rolls = std::fs::read_to_string(rolls).expect("it was written");
    assert!(
        rolls.starts_with("number,turn,phase,kind,rule,side,who,sides,dice,need") && rolls.lines().count() > 9,
        "{rolls}"
    );
    let words = ["--level", "the-pump-yard", "--opponents", "chance", "--battles", "2", "--rounds", "3"];
    let calm = play("calm", &[&words[..], &["--set", "calm_turns=1"]].concat());
    assert_eq!(calm.stamp.plan.switches, [("calm_turns".to_owned(), 1)]);
    let ground = ["--book", "initiative", "--density", "0.3", "--boards", "1", "--battles", "2", "--rounds", "3"];
    let grown = play("grown", &ground);
    assert_eq!(grown.stamp.plan.opponents[0].name, "one-breath:quick");
    assert_eq!(grown.tally.points()[0].0.density, Some(30));
}

/// A plan with these switches set.
fn set(switches: &[(&str, i32)], plan: Plan) -> Plan {
    Plan { switches: switches.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect(), ..plan }
}

/// The switches of the boards of a plan.
fn switches(plan: Plan, variant: u8) -> Switches {
    let experiment = Experiment::<Initiative>::of(plan).unwrap_or_else(|error| panic!("{error}"));
    let point = experiment.plan().all_points().into_iter().find(|point| point.variant == variant).expect("a point");
    let [one, other] = experiment.board(point, 1).unwrap_or_else(|error| panic!("{error}")).levels;
    assert_eq!(one.profiles().switches, other.profiles().switches, "both ways round");
    one.profiles().switches
}

#[test]
fn a_plan_sets_the_switches_of_its_battles() {
    let usual = Switches::default();
    assert_eq!(switches(plan(), 0), usual);
    let both = switches(set(&[("calm_turns", 1), ("opportunity_limit", 1)], plan()), 0);
    assert_eq!(both, Switches { calm_turns: true, opportunity_limit: Limit::Character, ..usual });
    // A level keeps those that aren't named.
    let kiln = Plan { terrain: Terrain::Level(Named::shipped("the-brick-kiln")), ..plan() };
    let silent = Switches { opportunity_limit: Limit::Character, talk: false, ..usual };
    assert_eq!(switches(set(&[("talk", 0)], kiln), 0), silent);
    let against = Some(Against::Switches(vec![("random_initiative".to_owned(), 1)]));
    let compared = || Plan { against: against.clone(), ..set(&[("repetition_allows_attacks", 1)], grown((40, 30))) };
    let one = Switches { repetition_allows_attacks: true, ..usual };
    assert_eq!([0, 1].map(|variant| switches(compared(), variant)), [one, Switches { random_initiative: true, ..one }]);
    let told = |plan: Plan| Experiment::<Initiative>::of(plan).expect_err("it has faults").to_string();
    let wrong = told(set(&[("calm_turn", 1), ("talk", 2)], plan()));
    assert!(wrong.contains("plan: switches: no switch `calm_turn`; did you mean `calm_turns`?"), "{wrong}");
    assert!(wrong.contains("plan: switches.talk: 2 is out of range; it must be 0 to 1"), "{wrong}");
    // The lab says so where it can't set any.
    let second = Plan {
        book: "Suppression".to_owned(),
        terrain: Terrain::Level(Named::shipped("three-fig-trees")),
        opponents: ["chance", "chance"].map(Named::shipped),
        ..set(&[("assault", 0)], plan())
    };
    let refused = Experiment::<Suppression>::of(second).expect_err("it sets a switch").to_string();
    assert!(refused.contains("plan: switches: no switch of Suppression can be set here; leave it out"), "{refused}");
}

#[test]
fn the_ladder_plays_its_levels_and_its_grown_tables() {
    let played = |at: &str| {
        let words = ["ladder", "--book", "initiative", "--battles", "1", "--json", "--at", at];
        let only = ["--only", "quickstep:quick=one-breath:random"];
        let run = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(words).args(only).output().expect("it runs");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8_lossy(&run.stdout).into_owned()
    };
    for at in ["the-pump-yard", "Jungle 35"] {
        let told = played(at);
        assert!(told.contains("quickstep:quick") && told.contains(at) && told.contains("\"Fire\""), "{told}");
    }
}
