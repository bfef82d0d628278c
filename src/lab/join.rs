//! Joins many tables into one: the parts of a run, or the shards of a larger one. Rows are sorted by number, so it
//! doesn't matter who played them.

use super::{
    columns::Sheet,
    count::Marks,
    failure::Failure,
    folder::{self, Folder},
    part::{Part, cell_rows},
    row::{CellRow, Row},
    sheet::{Reader, Writer},
    stamp::Stamp,
};
use crate::board::Grid;
use crate::words::Message;
use std::{collections::BTreeMap, collections::VecDeque};

/// Joins the parts of a run, given in the order of their rows.
///
/// # Errors
/// A part that has disappeared since it was played; a full disk.
pub fn join(folder: &Folder, stamp: &Stamp, parts: &[Part]) -> Result<(), Failure> {
    let aside = folder.parts();
    let mut battles = Writer::<Row>::new(&folder.file(folder::BATTLES), &aside, stamp)?;
    let mut cells = Writer::<CellRow>::new(&folder.file(folder::CELLS), &aside, stamp)?;
    for point in parts.chunk_by(|one, other| one.point == other.point) {
        let mut boards: BTreeMap<u32, Grid<Marks>> = BTreeMap::new();
        for stage in point.chunk_by(|one, other| one.stage == other.stage) {
            let mut rows = Vec::new();
            for part in stage {
                let played = part.read(&aside, stamp)?;
                if played.rows.len() < part.size() {
                    let what = Message::new("lab-part-lost").with("path", aside.display().to_string());
                    return Err(Failure::said(what.with("number", i64::from(part.number))));
                }
                rows.extend(played.rows);
                played
                    .cells
                    .into_iter()
                    .for_each(|(board, marks)| add(boards.entry(board).or_insert_with(none), &marks));
            }
            rows.sort_by_key(|row| row.fixture.index);
            rows.into_iter().try_for_each(|row| battles.write(row))?;
        }
        for (board, marks) in boards {
            cell_rows(point[0].point, board, &marks).into_iter().try_for_each(|row| cells.write(row))?;
        }
    }
    battles.finish()?;
    cells.finish()
}

/// A grid that grows as needed.
pub fn none() -> Grid<Marks> {
    Grid::new(0, 0, Marks::default())
}

/// Adds the marks of one grid to another, which grows if it is smaller.
pub fn add(sum: &mut Grid<Marks>, marks: &Grid<Marks>) {
    if marks.width() > sum.width() || marks.height() > sum.height() {
        let size = (sum.width().max(marks.width()), sum.height().max(marks.height()));
        let mut larger = Grid::new(size.0, size.1, Marks::default());
        sum.cells().for_each(|cell| larger[cell] = sum[cell]);
        *sum = larger;
    }
    for cell in marks.cells() {
        add_marks(&mut sum[cell], marks[cell]);
    }
}

/// Adds the marks of a cell.
pub fn add_marks(sum: &mut Marks, marks: Marks) {
    sum.iter_mut().zip(marks).for_each(|(all, some)| *all = all.saturating_add(some));
}

/// Rows of several tables, smallest first.
pub struct Merged<T: Sheet> {
    tables: Vec<(Reader<T>, VecDeque<T>)>,
}

impl<T: Sheet> Merged<T> {
    /// Several tables that are sorted individually.
    pub fn new(tables: Vec<Reader<T>>) -> Self {
        Self { tables: tables.into_iter().map(|table| (table, VecDeque::new())).collect() }
    }

    /// The next row by its key; none when all tables are finished.
    ///
    /// # Errors
    /// If a table is truncated.
    pub fn next_by<K: Ord>(&mut self, key: impl Fn(&T) -> K) -> Result<Option<T>, Failure> {
        for (table, rows) in &mut self.tables {
            if rows.is_empty() {
                rows.extend(table.next_rows()?.into_iter().flatten());
            }
        }
        let heads = self.tables.iter().enumerate().filter_map(|(place, (_, rows))| Some((key(rows.front()?), place)));
        let least = heads.min();
        Ok(least.and_then(|(_, place)| self.tables[place].1.pop_front()))
    }
}
