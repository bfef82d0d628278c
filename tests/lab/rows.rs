//! Rows: each is a battle that can be replayed, and the schema matches the docs on the lab.

use crate::common::{grown, run, small};
use bevy_ecs::world::World;
use monkeys::battle::{self, replay::Replay};
use monkeys::lab::{self, Named, Plan, Row, book::usual, folder, schema, sheet::Reader};
use monkeys::rules::monkeys::scenarios::Scenario;
use std::path::Path;
use tempfile::tempdir;

fn rows(folder: &Path) -> Vec<Row> {
    Reader::<Row>::open(&folder.join(folder::BATTLES)).expect("it opens").all().expect("it reads")
}

/// Replays rows of a run and passes their replays to the replay player.
fn check_again(folder: &Path, indices: &[u64]) {
    let rows = rows(folder);
    for index in indices {
        let again = lab::monkeys::again(folder, *index).unwrap_or_else(|failure| panic!("{failure}"));
        assert!(again.holds, "battle {index} comes out as its row says");
        let row = rows.iter().find(|row| row.fixture.index == *index).expect("it is there");
        assert_eq!(&again.row, row);
        let text = again.replay.text();
        let replay = Replay::parse("row", &text, &monkeys::data::monkeys::profiles()).expect("it reads");
        let (level, _) = replay.level("row", monkeys::data::monkeys::profiles()).expect("it is a level");
        let mut world = World::new();
        battle::monkeys::install(&mut world);
        replay.play(&mut world, &level).unwrap_or_else(|divergence| panic!("{divergence}"));
        assert_eq!(battle::monkeys::hash(&mut world), row.hash, "the replay ends in the same state");
    }
}

#[test]
fn a_row_is_played_again_to_the_same_hash() {
    let home = tempdir().expect("a folder");
    run(Plan { rounds: Some(2), ..grown(2, 4) }, home.path(), 1, None);
    check_again(home.path(), &[0, 3, 6]);
    let table = home.path().join(folder::BATTLES);
    assert!(lab::monkeys::again(&table, 1).expect("a file does as well as its folder").holds);
    let Err(failure) = lab::monkeys::again(&table, 99) else { panic!("there is no such battle") };
    assert!(failure.to_string().ends_with("has no battle 99; it has 8 of them, by their column `index`"), "{failure}");
}

#[test]
fn rows_of_opponents_and_of_scenarios_with_deployment_are_played_again_too() {
    let home = tempdir().expect("a folder");
    let opponents = ["steady:quick", "long-watch:quick"].map(Named::shipped);
    let terrain = lab::Terrain::Level(Named::shipped("two-groves"));
    let plan = Plan { terrain, opponents, scenario: Some(Scenario::Battle.name().into()), ..small(2) };
    run(plan, home.path(), 1, None);
    check_again(home.path(), &[1]);
}

#[test]
fn a_row_of_a_level_of_ones_own_needs_no_other_file() {
    let home = tempdir().expect("a folder");
    let (level, _) = monkeys::data::monkeys::level::shipped("two-groves").expect("it ships");
    let text = monkeys::data::monkeys::setup::Setup::of(&level).text();
    let named = Named { name: "gone/mine.level.ron".into(), text: Some(text) };
    run(Plan { terrain: lab::Terrain::Level(named), ..small(2) }, home.path(), 1, None);
    check_again(home.path(), &[1]);
}

/// What the rows of tables say about a column: the last cell of the row that begins with its name.
fn meaning<'a>(page: &'a str, column: &str) -> Option<&'a str> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let mut rows = rows.filter_map(|row| Some((row.split_once(" | ")?.0, row.rsplit_once(" | ")?.1)));
    rows.find(|(names, _)| names.split(", ").any(|name| name.trim_matches('`') == column)).map(|(_, meaning)| meaning)
}

#[test]
fn the_page_of_the_lab_says_of_every_column_what_the_table_says() {
    let page = std::fs::read_to_string("docs/lab.md").expect("the page is there");
    let (_, page) = page.split_once("**Which battle**").expect("it is there");
    let (battles, cells) = page.split_once("## The table of cells").expect("it is there");
    let (cells, _) = cells.split_once("## Statistics").expect("it is there");
    for column in schema::battles(usual()) {
        let said = meaning(battles, &column.name).unwrap_or_else(|| panic!("{} is there", column.name));
        let side = column.about.split_once(" side of the board: ").map(|(_, about)| about);
        assert_eq!(side.unwrap_or(&column.about), said, "{}", column.name);
    }
    for column in schema::cells(usual()) {
        let said = meaning(cells, &column.name).unwrap_or_else(|| panic!("{} is there", column.name));
        let said = if said == "As in the table of battles." { meaning(battles, &column.name) } else { Some(said) };
        assert_eq!(Some(&*column.about), said, "{}", column.name);
    }
}

#[test]
fn a_row_is_named_alike_everywhere() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_monkeys"));
    let help = command.args(["replay", "--help"]).output().expect("it runs");
    assert!(String::from_utf8_lossy(&help.stdout).contains("--row <DIR:INDEX>"));
    for page in ["docs/cli.md", "docs/lab.md"] {
        let text = std::fs::read_to_string(page).expect("the page is there");
        assert!(text.contains("--row DIR:INDEX") && !text.contains("FILE:INDEX"), "{page}");
    }
}

/// pandas and DuckDB subtract columns: the difference of unsigned ones would wrap.
#[test]
fn every_count_is_signed_and_says_its_unit() {
    for column in schema::battles(usual()).iter().chain(&schema::cells(usual())) {
        let unsigned = format!("{:?}", column.kind).starts_with("UInt");
        assert!(!unsigned || column.name == "hash", "{} is {:?}", column.name, column.kind);
    }
    let schema = schema::schema(&schema::battles(usual()));
    let unit = |name: &str| schema.field_with_name(name).expect("it is there").metadata().get("unit").cloned();
    for (name, said) in [
        ("board_view", "thousandths"),
        ("first_walk", "tenths of a square"),
        ("a_wounded", "primates"),
        ("density", "percent"),
    ] {
        assert_eq!(unit(name).as_deref(), Some(said), "{name}");
    }
    assert!(schema::units(&schema::battles(usual())).contains("\"board_mean_sight\":\"tenths of a square\""));
}

#[test]
fn the_rolls_of_a_row_can_be_written() {
    let home = tempdir().expect("a folder");
    let (out, rolls) = (home.path().join("run"), home.path().join("rolls.csv"));
    run(Plan { rounds: Some(3), ..small(2) }, &out, 1, None);
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_monkeys"));
    command.args(["replay", "--row", &format!("{}:1", out.display()), "--rolls"]).arg(&rolls);
    let told = command.output().expect("it runs");
    assert!(told.status.success() && told.stdout.is_empty(), "{told:?}");
    let text = std::fs::read_to_string(&rolls).expect("it was written");
    assert!(text.starts_with("number,round,kind,rule,side") && text.lines().count() > 1, "{text}");
}
