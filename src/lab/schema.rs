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
        "Number of the battle in the run; `monkeys replay --row FILE:INDEX` plays it again.",
    ),
    ("point", DataType::Int64, false, "Place of its point in the range of densities, from 0."),
    ("variant", DataType::Int64, false, "0, or 1 for the second variant of a paired comparison."),
    ("battle", DataType::Int64, false, "Its number in the point, from 0."),
    ("board", DataType::Int64, false, "Its board: `battle` mod the boards per point."),
    ("swapped", DataType::Boolean, false, "Whether contender A plays the second side of the board."),
    ("seed", DataType::Int64, false, "Seed of its dice; its twin with the sides swapped has the same."),
    ("ground", DataType::Int64, false, "Seed that the board was grown from; 0 of a level's own ground."),
    ("level", DataType::Utf8, true, "The level, where it is not generated."),
    ("density", DataType::Int64, true, "Density asked for, in percent; empty on a level's own ground."),
    ("style", DataType::Utf8, true, "Style of the generated ground."),
    ("symmetry", DataType::Utf8, true, "Symmetry of the generated ground."),
    ("width", DataType::Int64, true, "Columns of the generated ground."),
    ("height", DataType::Int64, true, "Rows of it."),
    ("scenario", DataType::Utf8, true, "What was fought for; empty: what the level says."),
    ("platoons", DataType::Int64, false, "Platoons per side, as far as the rosters have them."),
    ("roster_a", DataType::Utf8, true, "Roster of contender A; empty: the level's own forces."),
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
        "How it ended, as in the final state of `monkeys battle --json`; `stalled` where it was broken off.",
    ),
    ("full_time", DataType::Boolean, false, "Whether the last round was over when it ended."),
    ("first", DataType::Utf8, false, "Who moved first, `a` or `b`."),
    ("rounds", DataType::Int64, false, "Rounds begun."),
    ("decisions", DataType::Int64, false, "Questions that players were asked and answered."),
    ("forced", DataType::Int64, false, "Those of them that had a single answer."),
    ("throws", DataType::Int64, false, "Throws of dice: all that are rolled together are one."),
    ("dice", DataType::Int64, false, "Dice of all throws."),
    ("facts", DataType::Int64, false, "Facts told."),
    ("hash", DataType::UInt64, false, "Hash over facts and final state: equal where the same battle was played."),
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
    ("longest_sight", "squares", "The longest line of sight looked at, in squares."),
    ("view", "thousandths", "Share of the board that one cell sees, in the mean, in thousandths."),
    ("covered_lines", "thousandths", "Share of the lines of sight whose target is covered, in thousandths."),
    ("cover", "thousandths", "Share of the cells in cover or beside it, in thousandths."),
    ("lanes", "primates abreast", "How many can walk abreast from zone to zone on easy ground at its narrowest place."),
];

/// The meanings of a side's figures, by their names in [`SideFigures::values`].
const SIDE: [(&str, &str); SideFigures::COUNT] = [
    ("squares", "Cells of the zone."),
    ("thousandths", "Share of the zone where squads set up well, in thousandths."),
    ("thousandths", "Share of the zone at cover, in thousandths."),
    ("tenths of a square", "Mean height of the zone, in tenths of a square."),
    ("thousandths", "Share of the cells outside the zone that somebody in it sees, in thousandths."),
    ("thousandths", "Share of the cells outside the zone that one cell of it sees, in the mean, in thousandths."),
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
    let plain = |(name, kind, empty, about): &(&str, DataType, bool, &str)| Column {
        name: (*name).to_owned(),
        kind: kind.clone(),
        empty: *empty,
        unit: unit(name),
        about: (*about).to_owned(),
    };
    let mut columns: Vec<Column> = HEAD.iter().map(plain).collect();
    columns.extend(FIGURES.iter().filter(|_| measured).cloned());
    columns.extend(TAIL.iter().map(plain));
    for contender in Contender::BOTH {
        columns
            .extend(counting.counts.iter().map(|count| counted(format!("{}_{}", contender.key(), count.key), count)));
    }
    columns
}

fn counted(name: String, kind: &CountKind) -> Column {
    number(name, kind.unit, kind.about.to_owned())
}

/// The columns of the table of cells of a book.
pub fn cells(counting: &'static Counting) -> Vec<Column> {
    let column = |name: &str, kind, empty, about: &str| Column {
        name: name.to_owned(),
        kind,
        empty,
        unit: unit(name),
        about: about.to_owned(),
    };
    let mut columns = vec![
        column("point", DataType::Int64, false, "Place of the point in the range of densities, from 0."),
        column("variant", DataType::Int64, false, "0, or 1 for the second variant."),
        column("density", DataType::Int64, true, "Density asked for, in percent."),
        column("board", DataType::Int64, false, "The board."),
        column("x", DataType::Int64, false, "Column of the cell, from the west."),
        column("y", DataType::Int64, false, "Row of the cell, from the north."),
    ];
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
