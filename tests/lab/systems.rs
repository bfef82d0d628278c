//! Rule books compared: the same question to each, measures that a test can count by itself, and matching tables.

use bevy_ecs::world::World;
use monkeys::battle::{chance::ChancePlayer, play};
use monkeys::data::book::LevelFile;
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, Rules, Shape, What, door};
use monkeys::force::Side;
use monkeys::lab::{
    Contender, Grown, Plan, Row, Tally, Terrain,
    book::Counted,
    bout,
    experiment::Experiment,
    folder::BATTLES,
    pace::{self, Pace},
    report,
    results::Measure,
    sheet::Reader,
    subject,
    systems::{self, Answer},
};
use monkeys::rules::{
    Book,
    hexes::{Hexes, Order, choices::open_questions},
};
use monkeys::with_book;
use std::{collections::BTreeMap, fs, path::Path, process::Command};
use tempfile::tempdir;

/// Two densities, one board, two battles.
fn asked() -> Plan {
    let ground = Grown { from: 20, to: 60, step: 40, ..Grown::default() };
    Plan { terrain: Terrain::Grown(ground), boards: 1, battles: 2, seed: 7, ..Plan::default() }
}

#[test]
fn every_book_is_asked_about_the_same_densities_and_seeds_on_its_own_table() {
    let plans: Vec<Plan> = Book::ALL.map(|book| systems::question(subject::of(book), &asked())).to_vec();
    for (plan, book) in plans.iter().zip(Book::ALL) {
        assert_eq!(plan.book, book.name());
        assert_eq!((plan.points(), plan.boards, plan.battles), (vec![Some(20), Some(60)], 1, 2));
        let seeds = |plan: &Plan| (0..plan.total()).filter_map(|index| Some(plan.nth(index)?.seed)).collect::<Vec<_>>();
        assert_eq!(seeds(plan), seeds(&plans[0]), "{book:?}");
        let Terrain::Grown(ground) = plan.terrain else { panic!("{book:?}: density is what is asked about") };
        assert_eq!(ground.size, plan.counting().table);
        assert_eq!(plan.opponents[0], plan.opponents[1]);
        assert!(plan.opponents[0].name.ends_with(":quick"), "{:?}", plan.opponents);
    }
}

/// A battle as a test sees it from outside.
#[derive(Debug, Default, PartialEq, Eq)]
struct Seen {
    orders: u32,
    single: u32,
    throws: u32,
    dice: u32,
}

/// Plays the first board of a book at random: the lab's count, the test's count, and the side that moved first.
fn played<B: Counted>(seed: u64) -> (Pace, Seen, Option<Side>) {
    let book = Book::of(B::BOOK).expect("it is one of the program");
    let plan = Plan { rounds: Some(3), ..systems::question(subject::of(book), &asked()) };
    let experiment = Experiment::<B>::of(plan.clone()).unwrap_or_else(|error| panic!("{error}"));
    let board = experiment.board(plan.all_points()[0], 0).unwrap_or_else(|error| panic!("{error}"));
    let mut world: World = bout::world::<B>();
    play::muster::<B>(&mut world, &board.levels[0].muster(), Dice::seeded(seed));
    door::advance::<B>(&mut world);
    let (mut pace, mut seen, mut chance) = (Pace::default(), Seen::default(), ChancePlayer::new(seed));
    while let Some(choices) = door::choices::<B>(&world) {
        pace.ask::<B>(&world);
        seen.orders += 1;
        let lists_all = choices.movers.is_empty() && choices.window.shape() != Shape::Cells;
        seen.single += u32::from(lists_all && choices.orders.len() == 1);
        let order: B::Order = chance.choose(&world).expect("whoever is asked answers");
        door::submit(&mut world, order).expect("chosen orders are accepted");
    }
    let facts = world.resource::<BattleLog>().facts();
    pace.read(facts);
    for fact in facts {
        let dice = match &fact.what {
            What::Rolled { dice, .. } | What::Threw { dice, .. } => dice.len(),
            What::Tested { .. } => 1,
            _ => 0,
        };
        seen.throws += u32::from(dice > 0);
        seen.dice += dice as u32;
    }
    (pace, seen, pace::first(facts))
}

#[test]
fn decisions_throws_and_dice_are_those_that_a_test_sees() {
    for seed in 1..3 {
        for book in [Book::Monkeys, Book::Suppression, Book::Initiative] {
            let (pace, seen, first) = with_book!(book, B => played::<B>(seed));
            let counted = Seen { orders: pace.decisions, single: pace.forced, throws: pace.throws, dice: pace.dice };
            assert_eq!(counted, seen, "{book:?} {seed}");
            assert!(seen.orders > 0 && first.is_some(), "{book:?} {seed}: {seen:?}");
        }
    }
}

#[test]
fn each_question_of_a_list_is_a_decision() {
    let plan = Plan { rounds: Some(2), ..systems::question(subject::of(Book::Hexes), &asked()) };
    let experiment = Experiment::<Hexes>::of(plan.clone()).unwrap_or_else(|error| panic!("{error}"));
    let board = experiment.board(plan.all_points()[0], 0).unwrap_or_else(|error| panic!("{error}"));
    let mut world = bout::world::<Hexes>();
    play::muster::<Hexes>(&mut world, &board.levels[0].muster(), Dice::seeded(3));
    door::advance::<Hexes>(&mut world);
    let (mut pace, mut questions, mut orders, mut chance) = (Pace::default(), 0, 0, ChancePlayer::new(3));
    while let Some(window) = door::window::<Hexes>(&world).cloned() {
        let own = |id: &monkeys::force::UnitId| id.side == window.side;
        let view = Hexes::view(&world);
        questions += match window.name() {
            "SetUp" => 1,
            "Plan" => view.field.on_board().map(|(unit, _)| view.field.unit(unit).id).filter(own).count(),
            _ => open_questions(view).len(),
        };
        pace.ask::<Hexes>(&world);
        orders += 1;
        let order: Order = chance.choose(&world).expect("an answer");
        door::submit(&mut world, order).expect("chosen orders are accepted");
    }
    assert_eq!(pace.decisions as usize, questions);
    assert!(questions > orders, "one order answers several questions");
}

fn run(words: &[&str]) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(words).output().expect("the program runs");
    assert!(run.status.success(), "{words:?}: {}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8_lossy(&run.stdout).into_owned()
}

/// The mean of a measure over the battles of a point, computed here.
fn mean(rows: &[Row], density: u8, value: impl Fn(&Row) -> f64) -> f64 {
    let here: Vec<f64> =
        rows.iter().filter(|row| row.fixture.point.density == Some(density)).map(value).collect::<Vec<_>>();
    here.iter().sum::<f64>() / here.len() as f64
}

/// The share of all pieces that was lost, computed here.
fn lost(row: &Row, plan: &Plan) -> f64 {
    let counting = plan.counting();
    let sum = |place: usize| row.counts.iter().map(|counts| counts.of(place)).sum::<u32>();
    f64::from(counting.causes.iter().map(|cause| sum(*cause)).sum::<u32>()) / f64::from(sum(counting.strength))
}

fn first_wins(row: &Row) -> f64 {
    row.winner.map_or(0.5, |winner| f64::from(u8::from(winner == row.first)))
}

fn check_values(folder: &Path, told: &serde_json::Value) {
    let book = told["book"].as_str().expect("a name");
    let table = Reader::<Row>::open(&folder.join(book).join(BATTLES)).unwrap_or_else(|why| panic!("{why}"));
    let plan = table.stamp().plan.clone();
    let rows = table.all().unwrap_or_else(|why| panic!("{why}"));
    let density = told["density"].as_u64().expect("a density") as u8;
    let value = |key: &str| told[key]["mean"].as_f64().unwrap_or_else(|| panic!("{book} has no {key}"));
    let seconds = |row: &Row| {
        let Pace { decisions, forced, throws, dice } = row.pace;
        f64::from((decisions - forced) * 12 + forced * 3 + throws * 6 + (dice - throws))
    };
    let free = |row: &Row| f64::from(row.pace.decisions - row.pace.forced);
    for (key, own) in [
        ("first", mean(&rows, density, first_wins)),
        ("rounds", mean(&rows, density, |row| row.rounds.into())),
        ("decisions", mean(&rows, density, |row| row.pace.decisions.into())),
        ("minutes", mean(&rows, density, |row| seconds(row) / 60.0)),
        ("lost", mean(&rows, density, |row| lost(row, &plan))),
        ("pace", mean(&rows, density, |row| free(row) * 3600.0 / seconds(row))),
        ("forced", mean(&rows, density, |row| f64::from(row.pace.forced) / f64::from(row.pace.decisions))),
    ] {
        assert!((value(key) - own).abs() < 1e-9, "{book} {density} {key}: {} is {own}", value(key));
    }
    assert_eq!((told["battles"].as_u64(), told["boards"].as_u64()), (Some(2), Some(1)));
    for row in &rows {
        let orders: u32 = Contender::BOTH.iter().map(|one| order_count(row, *one)).sum();
        assert!(row.pace.decisions >= orders, "{book}: every order answers a question at least");
    }
}

fn order_count(row: &Row, one: Contender) -> u32 {
    // Every book counts the orders of a contender under one name.
    let counts = &row.counts[one as usize];
    let place = counts.kinds().iter().position(|kind| kind.key == "orders").expect("orders are counted");
    counts.of(place)
}

#[test]
fn the_command_compares_all_four_books_in_every_form() {
    let home = tempdir().expect("a folder");
    let path = |name: &str| home.path().join(name).display().to_string();
    let (out, csv, plots) = (path("four"), path("four.csv"), path("plots"));
    let words = ["playtest", "--books", "hexes,monkeys,ladder,suppression", "--density", "20..60:40"];
    let few = ["--boards", "1", "--battles", "2", "--seed", "7", "--out", &out];
    let told = run(&[&words[..], &few, &["--json", "--csv", &csv]].concat());
    let lines: Vec<serde_json::Value> =
        told.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    let points: Vec<(&str, Option<u64>)> =
        lines.iter().map(|line| (line["book"].as_str().expect("a name"), line["density"].as_u64())).collect();
    let books = ["monkeys", "suppression", "initiative", "hexes"];
    assert_eq!(points, books.iter().flat_map(|book| [(*book, Some(20)), (*book, Some(60))]).collect::<Vec<_>>());
    lines.iter().for_each(|line| check_values(Path::new(&out), line));

    let table = fs::read_to_string(&csv).expect("it is written");
    let heads: Vec<&str> = table.lines().next().unwrap_or_default().split(',').collect();
    assert_eq!(table.lines().count(), 9);
    for (line, told) in table.lines().skip(1).zip(&lines) {
        let cells: BTreeMap<&str, &str> = heads.iter().copied().zip(line.split(',')).collect();
        assert_eq!(Some(cells["book"]), told["book"].as_str());
        let decisions = told["decisions"]["mean"].as_f64().expect("a number");
        assert_eq!(cells["decisions"], format!("{decisions:.4}"));
    }
    let page = fs::read_to_string("docs/lab.md").expect("the page of the lab is there");
    for head in heads {
        let plain = head.trim_end_matches("_low").trim_end_matches("_high");
        assert!(page.contains(&format!("| `{plain}` |")), "docs/lab.md says what {plain} is");
    }

    // Finished runs are not played again.
    let told = run(&[&words[..], &few].concat());
    assert!(told.contains("Ordered Hexes") && told.contains("free decisions per hour"), "{told}");
    let told = run(&["playtest", "report", &out, "--plots", &plots]);
    let html = fs::read_to_string(told.trim()).expect("the page is written");
    assert_eq!(html.matches("<svg").count(), Measure::BOOKS.len());
    for book in Book::ALL {
        let title = with_book!(book, B => B::COUNTING.book_title());
        assert!(html.contains(&title), "{title}");
    }
    assert_eq!(fs::read_dir(&plots).expect("a folder").count(), Measure::BOOKS.len());
}

#[test]
fn a_comparison_has_one_line_a_book_and_says_what_it_measures() {
    let answer = |book: Book| {
        let plan = systems::question(subject::of(book), &asked());
        Answer { name: plan.counting().book_title(), tally: Tally::new(&plan), plan }
    };
    let answers: Vec<Answer> = [Book::Monkeys, Book::Hexes].map(answer).to_vec();
    assert_eq!(report::compared(&answers).len(), 5, "heads, and two points of each");
    for measure in Measure::BOOKS {
        let plot = report::of_books(&answers, measure);
        assert!(plot.contains("Ordered Hexes: Ironbough Column against"), "{}", measure.key());
    }
    for (measure, meaning) in report::meanings() {
        assert!(meaning.ends_with('.') && !meaning.contains("lab-"), "{}: {meaning}", measure.key());
    }
}

#[test]
fn what_a_comparison_sets_itself_can_not_be_asked_for() {
    for words in [["--book", "hexes"], ["--level", "two-groves"], ["--opponents", "chance"], ["--size", "36x24"]] {
        let all = [&["playtest", "--books", "monkeys,hexes", "--out", "no"], &words[..]].concat();
        let run = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(&all).output().expect("the program runs");
        assert!(!run.status.success() && String::from_utf8_lossy(&run.stderr).contains("cannot be used with"));
    }
    assert!(!Path::new("no").exists());
}
