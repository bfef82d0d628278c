//! Pebbles in the lab: forty games, columns of their own, and a replay of one of the games.

use crate::{
    book::{Pebbles, SIZE, View},
    files::Meadow,
    opponent::{Thrower, thrower},
};
use monkeys::battle::shown::Shown;
use monkeys::board::{Cell, Edge, Grid, terrain::Ground};
use monkeys::counted;
use monkeys::data::{Fault, LoadError, Place, shape, workshop::Workshop};
use monkeys::engine::{Fact, Rules, What};
use monkeys::force::Side;
use monkeys::lab::{
    self, Contender, Named, Outcome, Plan, Point, Results, Row, Terrain, Watch, Work,
    again::again,
    book::{Account, Counted, admit, counting, usual},
    count::{Counting, Counts, Marks},
    experiment::Experiment,
    folder, report,
    results::Measure,
    schema,
    sheet::Reader,
};
use monkeys::words::Message;
use std::{path::Path, sync::Arc, sync::atomic::AtomicBool};
use tempfile::tempdir;

counted! {
    /// The counts for each side.
    pub enum Count {
        Pebbles "pebbles" "pebbles": "Pebbles that it began with.",
        Throws "throws" "": "Throws.",
        Gone "gone" "pebbles": "Pebbles that it lost.",
    }
}

counted! {
    /// The counts for each cell.
    pub enum Mark {
        Gone "gone" "pebbles": "Pebbles taken off there.",
    }
}

static COUNTING: Counting = Counting {
    book: Pebbles::BOOK,
    title: "pebbles-book-name",
    rules: Pebbles::VERSION,
    numbers: || 8,
    counts: Count::KINDS,
    marks: Mark::KINDS,
    causes: &[Count::Gone as usize],
    strength: Count::Pebbles as usize,
    agree: &[(Count::Gone as usize, Mark::Gone as usize)],
    maps: &[Mark::Gone as usize],
    scenarios: &[],
    scenario: "",
    switches: false,
    rosters: ["", ""],
    table: SIZE,
    sizes: &[],
    least: (1, 1),
    hexes: false,
    measured: false,
    home: |_| Edge::West,
};

impl Counted for Pebbles {
    const COUNTING: &'static Counting = &COUNTING;
    const ANYONE: &'static str = "flint";

    type Kit = ();
    type Ledger = ();

    fn kit(_: &Plan, _: u8, _: &mut Vec<Fault>) {}

    fn persona(name: &str, _: Option<&str>) -> Result<Arc<Thrower>, LoadError> {
        let stranger = Fault { file: None, place: Place::File, what: Message::new("data-kind") };
        if name == "flint" { Ok(thrower()) } else { Err(LoadError { file: name.to_owned(), faults: vec![stranger] }) }
    }

    fn lay_out((): &(), plan: &Plan, _: Point, _: u64) -> Result<[Meadow; 2], LoadError> {
        let Terrain::Level(Named { name, text: Some(text) }) = &plan.terrain else { panic!("a game is on a meadow") };
        let meadow: Meadow = shape::parse(name, text)?;
        Ok([meadow.clone(), meadow])
    }

    fn ground(meadow: &Meadow) -> Arc<Ground> {
        <Self as Shown>::level_ground(meadow)
    }

    fn levels_asked(_: &Workshop) -> Vec<Named> {
        vec![meadow()]
    }

    fn open(_: View) {}

    fn close((): (), facts: &[Fact], view: View) -> Account {
        let mut account = Account {
            counts: [(); 2].map(|()| Counts::new(&COUNTING)),
            cells: Grid::new(SIZE.0, SIZE.1, Marks::default()),
            rounds: view.table.round,
        };
        for pebble in &view.table.pebbles {
            let counts = &mut account.counts[pebble.id.side.index()];
            counts.add(Count::Pebbles, 1);
            if let (true, Some((x, y))) = (pebble.gone, pebble.place) {
                counts.add(Count::Gone, 1);
                account.cells[Cell::new(x, y)][Mark::Gone as usize] += 1;
            }
        }
        for fact in facts {
            if let What::Ordered { side, order: "Throw", .. } = fact.what {
                account.counts[side.index()].add(Count::Throws, 1);
            }
        }
        account
    }

    fn is_full_time(view: View) -> bool {
        view.table.round == crate::book::ROUNDS && Side::BOTH.iter().all(|side| view.table.of(*side).next().is_some())
    }
}

fn meadow() -> Named {
    Named { name: "meadow".into(), text: Some("(format: 1, watchers: 12)".into()) }
}

fn plan() -> Plan {
    Plan {
        book: Pebbles::BOOK.to_owned(),
        terrain: Terrain::Level(meadow()),
        opponents: ["flint:quick", "chance"].map(Named::shipped),
        boards: 1,
        battles: 40,
        ..Plan::default()
    }
}

/// Plays the games of the plan, with a folder for the results.
fn run(path: &Path, threads: usize) {
    admit(&COUNTING);
    let experiment = Experiment::<Pebbles>::of(plan()).unwrap_or_else(|error| panic!("{error}"));
    let watch = Watch { stop: &AtomicBool::new(false), tell: &|_| {} };
    let outcome = lab::run(&experiment, path, Work { threads, shard: None }, watch);
    assert!(matches!(outcome, Ok(Outcome::Finished(summary)) if summary.battles == 40));
}

fn rows(path: &Path) -> Vec<Row> {
    let table = Reader::<Row>::open(&path.join(folder::BATTLES)).unwrap_or_else(|failure| panic!("{failure}"));
    table.all().unwrap_or_else(|failure| panic!("{failure}"))
}

#[test]
fn forty_games_have_columns_of_their_own() {
    let home = tempdir().expect("a folder");
    run(home.path(), 2);
    let rows = rows(home.path());
    assert_eq!(rows.len(), 40);
    let names: Vec<String> = schema::battles(&COUNTING).into_iter().map(|column| column.name).collect();
    assert!(names.contains(&"a_throws".to_owned()) && !names.contains(&"a_shots".to_owned()), "{names:?}");
    let usual: Vec<String> = schema::battles(usual()).into_iter().map(|column| column.name).collect();
    assert!(usual.contains(&"a_shots".to_owned()) && !usual.contains(&"a_throws".to_owned()), "{usual:?}");
    let [quick, chance] =
        Contender::BOTH.map(|one| rows.iter().map(|row| row.counts[one as usize].of(Count::Throws)).sum::<u32>());
    assert!(quick > chance, "{quick} throws, {chance} by chance");
    for row in &rows {
        let lost = row.counts.each_ref().map(|counts| counts.of(Count::Gone));
        assert_eq!(row.casualties(), lost.iter().sum::<u32>());
        assert!(row.counts.iter().all(|counts| counts.of(Count::Pebbles) == 3));
    }
    let results = Results::read(home.path()).unwrap_or_else(|failure| panic!("{failure}"));
    let tally = &results.tally.points()[0].1;
    assert!(tally.estimate(Measure::Score).is_some_and(|score| score.mean > 0.8), "quick beats chance");
    assert_eq!(tally.by(0).map(|one| one.mean), tally.casualties().map(|one| one.mean), "there is one cause");
    let heat = Results::heat(home.path()).unwrap_or_else(|failure| panic!("{failure}"));
    let marked: u32 = heat.values().flat_map(|grid| grid.values()).map(|marks| marks[Mark::Gone as usize]).sum();
    assert_eq!(marked, rows.iter().map(Row::casualties).sum::<u32>());
    assert!(report::page("meadow", &results, &heat).contains("<svg"));
}

#[test]
fn a_row_is_played_again_and_is_the_same_however_many_play() {
    let homes = [1, 3].map(|threads| {
        let home = tempdir().expect("a folder");
        run(home.path(), threads);
        home
    });
    let [one, other] = homes.each_ref().map(|home| std::fs::read(home.path().join(folder::BATTLES)).expect("a table"));
    assert!(one == other, "threads are not seen in it");
    for index in [0, 7, 39] {
        let game = again::<Pebbles>(homes[0].path(), index).unwrap_or_else(|failure| panic!("{failure}"));
        assert!(game.holds, "game {index}");
        game.replay.verify(&game.world).expect("its replay proves itself");
    }
}

#[test]
fn a_plan_is_carried_out_by_its_own_book() {
    admit(&COUNTING);
    assert!(counting("Pebbles").is_some() && counting("Marbles").is_none());
    let other = |book: &str| Plan { book: book.into(), ..plan() };
    for (book, told) in [("Monkeys", "`Pebbles`"), ("Marbles", "no book `Marbles`")] {
        let error = Experiment::<Pebbles>::of(other(book)).expect_err("another book");
        assert!(error.to_string().contains(told), "{error}");
    }
    let [one, other] = [plan(), other("Monkeys")].map(|plan| lab::Stamp::new(&plan, None));
    assert!(one.differences(&other).contains("rule book Pebbles"), "{}", one.differences(&other));
    assert!(!other.text().contains("rule_book"), "plans of the first book are as they were");
    assert_eq!(lab::Stamp::parse(&one.text()), Some(one));
}
