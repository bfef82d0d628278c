//! The two tables of a run: their columns, what each means, and their Arrow schemas.

use super::{
    book::Counted,
    count::{CountKind, Counting},
    experiment::Board,
    figures::SideFigures,
    fixture::Contender,
};
use arrow_schema::{DataType, Field, Metadata, Schema};
use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

/// One column of a table.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Whole number, boolean, or text.
    pub kind: DataType,
    /// Whether it may be empty.
    pub empty: bool,
    /// The unit of its numbers; empty if there is none.
    pub unit: &'static str,
    /// What it means.
    pub about: String,
}

/// The battle, and what the plan says about it.
const HEAD: &[(&str, DataType, bool, &str)] = &[
    (
        "index",
        DataType::Int64,
        false,
        "Number of the battle in the run; `monkeys replay --row DIR:INDEX` plays it again.",
    ),
    ("point", DataType::Int64, false, "Place of its point in the range of densities, from 0."),
    ("variant", DataType::Int64, false, "0, or 1 for the second variant of a paired comparison."),
    ("battle", DataType::Int64, false, "Its number in the point, from 0."),
    ("board", DataType::Int64, false, "Its board: `battle` mod the boards per point."),
    ("swapped", DataType::Boolean, false, "Whether contender A plays the second side of the board."),
    ("seed", DataType::Int64, false, "Seed of its dice; its twin with the sides swapped has the same."),
    ("ground", DataType::Int64, false, "Seed that the board was generated from; 0 for a level's own ground."),
    ("level", DataType::Utf8, true, "The level, if the ground is not generated."),
    ("density", DataType::Int64, true, "Requested density, in percent; empty for a level's own ground."),
    ("style", DataType::Utf8, true, "Style of the generated ground."),
    ("symmetry", DataType::Utf8, true, "Symmetry of the generated ground."),
    ("width", DataType::Int64, true, "Columns of the generated ground."),
    ("height", DataType::Int64, true, "Rows of the generated ground."),
    ("scenario", DataType::Utf8, true, "The scenario; if empty, the level's."),
    ("platoons", DataType::Int64, false, "Platoons per side, or as many as the rosters have."),
    ("roster_a", DataType::Utf8, true, "Roster of contender A; if empty, the level's own forces."),
    ("roster_b", DataType::Utf8, true, "Roster of contender B."),
    ("opponent_a", DataType::Utf8, false, "Who led contender A."),
    ("opponent_b", DataType::Utf8, false, "Who led contender B."),
    ("switches", DataType::Utf8, false, "Rule switches that differ from the book's, `name=value` with commas."),
];

/// How it ended.
const TAIL: &[(&str, DataType, bool, &str)] = &[
    ("winner", DataType::Utf8, true, "`a` or `b`; empty for a draw."),
    (
        "how",
        DataType::Utf8,
        false,
        "How it ended, as in the final state of `monkeys battle --json`; `stalled` if it was broken off.",
    ),
    ("full_time", DataType::Boolean, false, "Whether it ended after its last round."),
    (
        "first",
        DataType::Utf8,
        false,
        "Who moved first, `a` or `b`: whose piece took the first step or fired the first shot.",
    ),
    ("rounds", DataType::Int64, false, "Rounds begun."),
    ("decisions", DataType::Int64, false, "Questions that players were asked and answered."),
    ("forced", DataType::Int64, false, "How many of them had only one answer."),
    ("throws", DataType::Int64, false, "Throws of dice: dice rolled together are one throw."),
    ("dice", DataType::Int64, false, "Dice rolled, over all throws."),
    ("facts", DataType::Int64, false, "Number of facts."),
    ("hash", DataType::UInt64, false, "Hash over facts and final state: equal if the same battle was played."),
];

/// The unit of a column that is not a board figure, a count or text.
fn unit(name: &str) -> &'static str {
    match name {
        "density" => "percent",
        "width" | "height" => "squares",
        "rounds" => "rounds",
        _ => "",
    }
}

/// Figures of the board as a whole, with their meanings.
const BOARD: [(&str, &str, &str); 8] = [
    ("coverage", "thousandths", "Cells that are not open, in thousandths."),
    ("highest", "squares", "Height of the highest surface, in squares."),
    ("mean_sight", "tenths of a square", "Mean length of the lines of sight, in tenths of a square."),
    ("longest_sight", "squares", "The longest line of sight examined, in squares."),
    ("view", "thousandths", "Mean share of the board that one cell sees, in thousandths."),
    ("covered_lines", "thousandths", "Share of the lines of sight whose target is covered, in thousandths."),
    ("cover", "thousandths", "Share of the cells in cover or beside it, in thousandths."),
    ("lanes", "primates abreast", "How many can walk abreast from zone to zone on easy ground at the narrowest point."),
];

/// The meanings of a side's figures, by their names in [`SideFigures::values`].
const SIDE: [(&str, &str); SideFigures::COUNT] = [
    ("squares", "Cells of the zone."),
    ("thousandths", "Share of the zone where squads have room to deploy, in thousandths."),
    ("thousandths", "Share of the zone at cover, in thousandths."),
    ("tenths of a square", "Mean height of the zone, in tenths of a square."),
    ("thousandths", "Share of the cells outside the zone that can be seen from it, in thousandths."),
    ("thousandths", "Mean share of the cells outside the zone that one of its cells sees, in thousandths."),
    ("squares", "Cheapest walk from the zone into the other one, in squares."),
    ("tenths of a square", "Mean walk from a cell of the zone into the other one, in tenths of a square."),
    ("thousandths", "Share of the other zone that sees a walker without cover on the way, in thousandths."),
];

/// A column of whole numbers.
const fn number(name: String, unit: &'static str, about: String) -> Column {
    Column { name, kind: DataType::Int64, empty: false, unit, about }
}

/// The columns of board figures.
pub static FIGURES: LazyLock<Vec<Column>> = LazyLock::new(|| {
    let whole = BOARD.iter().map(|(name, unit, about)| number(format!("board_{name}"), unit, (*about).to_owned()));
    let mut columns: Vec<Column> = whole.collect();
    for side in ["first", "second"] {
        for ((name, _), (unit, about)) in SideFigures::default().values().iter().zip(SIDE) {
            columns.push(number(format!("{side}_{name}"), unit, format!("{side} side of the board: {about}")));
        }
    }
    columns
});

/// The figures of a board, in the order of [`FIGURES`]; zeros if they aren't measured.
pub fn figures<B: Counted>(board: &Board<B>) -> Arc<[u32]> {
    let Some(figures) = B::figures(&board.levels[0]) else { return vec![0; FIGURES.len()].into() };
    let whole = [
        figures.coverage,
        figures.highest,
        figures.mean_sight,
        figures.longest_sight,
        figures.view,
        figures.covered_lines,
        figures.cover,
        figures.lanes,
    ];
    let sides = figures.sides.iter().flat_map(|side| side.values()).map(|(_, value)| value);
    whole.into_iter().chain(sides).collect()
}

/// The columns of the table of battles of a book.
pub fn battles(counting: &'static Counting) -> Vec<Column> {
    laid(counting, counting.measured)
}

/// The columns that earlier versions wrote, if they were others: figures of boards that nobody had measured.
pub fn older_battles(counting: &'static Counting) -> Option<Vec<Column>> {
    (!counting.measured).then(|| laid(counting, true))
}

fn laid(counting: &'static Counting, measured: bool) -> Vec<Column> {
    let mut columns: Vec<Column> = HEAD.iter().map(plain).collect();
    columns.extend(FIGURES.iter().filter(|_| measured).cloned());
    columns.extend(TAIL.iter().map(plain));
    for contender in Contender::BOTH {
        columns
            .extend(counting.counts.iter().map(|count| counted(format!("{}_{}", contender.key(), count.key), count)));
    }
    columns
}

/// A column of a list.
fn plain((name, kind, empty, about): &(&str, DataType, bool, &str)) -> Column {
    let (name, about) = ((*name).to_owned(), (*about).to_owned());
    Column { unit: unit(&name), name, kind: kind.clone(), empty: *empty, about }
}

fn counted(name: String, kind: &CountKind) -> Column {
    number(name, kind.unit, kind.about.to_owned())
}

/// The columns of the table of cells of a book.
pub fn cells(counting: &'static Counting) -> Vec<Column> {
    let shared = ["point", "variant", "density", "board"];
    let mut columns: Vec<Column> = HEAD.iter().filter(|(name, ..)| shared.contains(name)).map(plain).collect();
    columns.sort_by_key(|column| shared.iter().position(|name| column.name == *name));
    columns.push(number("x".to_owned(), "", "Column of the cell, from the west, from 0.".to_owned()));
    columns.push(number("y".to_owned(), "", "Row of the cell, from the north, from 0.".to_owned()));
    columns.extend(counting.marks.iter().map(|mark| counted(mark.key.to_owned(), mark)));
    columns
}

/// The Arrow schema of some columns.
pub fn schema(columns: &[Column]) -> Arc<Schema> {
    let field = |column: &Column| {
        let unit = (!column.unit.is_empty()).then(|| ("unit".to_owned(), column.unit.to_owned()));
        let about = ("about".to_owned(), column.about.clone());
        Field::new(&column.name, column.kind.clone(), column.empty)
            .with_metadata(unit.into_iter().chain([about]).collect::<Metadata>())
    };
    Arc::new(Schema::new(columns.iter().map(field).collect::<Vec<_>>()))
}

/// The units of some columns as a JSON table, for readers that don't show the metadata of fields.
pub fn units(columns: &[Column]) -> String {
    let known = columns.iter().filter(|column| !column.unit.is_empty());
    let units: BTreeMap<&str, &str> = known.map(|column| (column.name.as_str(), column.unit)).collect();
    serde_json::to_string(&units).expect("plain data becomes text")
}
