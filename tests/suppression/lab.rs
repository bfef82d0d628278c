//! Battles of Suppression Actions in the lab: columns of their own, and counts that agree with the facts.

use monkeys::lab::{
    self, Contender, Named, Outcome, Plan, Row, Terrain, Watch, Work,
    experiment::Experiment,
    folder, schema,
    sheet::Reader,
    suppression::{COUNTING, Count},
};
use monkeys::rules::suppression::Suppression;
use std::sync::atomic::AtomicBool;
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
    let unaimed = Plan { terrain: Plan::default().terrain, ..plan() };
    let why = Experiment::<Suppression>::of(unaimed).expect_err("no ground is generated").to_string();
    assert!(why.contains("name a level of it"), "{why}");
}
