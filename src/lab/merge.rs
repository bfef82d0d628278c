//! Merges the shards of a run into the same three files that a single machine would have written.

use super::{
    columns::Sheet,
    failure::Failure,
    folder::{self, Folder, Found},
    join::{Merged, add_marks},
    row::{CellRow, Row},
    sheet::{Reader, Writer},
    stamp::Stamp,
    summary::Summary,
};
use crate::words::Message;
use std::path::{Path, PathBuf};

/// Merges the folders of all shards of a run into a folder; returns the stamp of the whole run.
///
/// # Errors
/// A shard that is missing, duplicate, unfinished, truncated, damaged or from another run; a problem with a folder or disk.
pub fn merge(shards: &[PathBuf], out: &Path) -> Result<Stamp, Failure> {
    let battles = open_all::<Row>(shards, folder::BATTLES)?;
    let stamp = whole(shards, &battles)?;
    let mut cells = open_all::<CellRow>(shards, folder::CELLS)?;
    for (table, battles) in cells.iter().zip(&battles) {
        table.check_origin(battles.stamp())?;
    }
    let summary = sum_up(shards, &battles)?;
    let Found::Open(folder) = Folder::open(out, &stamp)? else { return Ok(stamp) };
    let mut merged = Merged::new(battles);
    let mut table = Writer::<Row>::new(&folder.file(folder::BATTLES), &folder.parts(), &stamp)?;
    while let Some(row) = merged.next_by(|row| row.fixture.index)? {
        table.write(row)?;
    }
    table.finish()?;
    merge_cells(std::mem::take(&mut cells), &folder, &stamp)?;
    summary.write(&folder.file(folder::SUMMARY))?;
    folder.close()?;
    Ok(stamp)
}

/// Merges the counts of one cell from several shards.
fn merge_cells(cells: Vec<Reader<CellRow>>, folder: &Folder, stamp: &Stamp) -> Result<(), Failure> {
    let mut merged = Merged::new(cells);
    let mut table = Writer::<CellRow>::new(&folder.file(folder::CELLS), &folder.parts(), stamp)?;
    let mut held: Option<CellRow> = None;
    while let Some(row) = merged.next_by(CellRow::key)? {
        match &mut held {
            Some(same) if same.key() == row.key() => {
                add_marks(&mut same.marks, row.marks);
            }
            _ => held.replace(row).map_or(Ok(()), |done| table.write(done))?,
        }
    }
    held.map_or(Ok(()), |done| table.write(done))?;
    table.finish()
}

fn open_all<T: Sheet>(shards: &[PathBuf], name: &str) -> Result<Vec<Reader<T>>, Failure> {
    shards.iter().map(|shard| Reader::open(&finished(shard)?.join(name))).collect()
}

fn finished(shard: &Path) -> Result<&Path, Failure> {
    if shard.join(folder::BATTLES).exists() && !shard.join(folder::PARTS).exists() {
        return Ok(shard);
    }
    Err(said("lab-unfinished", shard))
}

/// Most shards that are named in a message.
const TOLD: usize = 6;

/// The stamp of the run that all shards belong to.
fn whole(shards: &[PathBuf], tables: &[Reader<Row>]) -> Result<Stamp, Failure> {
    let Some(stamp) = tables.first().map(|table| table.stamp().whole()) else {
        return Err(Failure::said(Message::new("lab-no-shards")));
    };
    let mut seen = Vec::new();
    for (path, table) in shards.iter().zip(tables) {
        let Some((number, of)) = table.stamp().shard else { return Err(said("lab-no-shard", path)) };
        if table.stamp().whole() != stamp {
            return Err(stranger(path, &table.stamp().whole(), &stamp));
        }
        seen.push((number, of));
    }
    seen.sort_unstable();
    let of = seen[0].1;
    // Don't build a list of all numbers: a file may claim that there are four billion.
    let whole = seen.len() as u64 == u64::from(of) && seen.iter().zip(1..).all(|(one, number)| *one == (number, of));
    if !whole {
        let missing = (1..=of).filter(|number| !seen.contains(&(*number, of))).take(TOLD);
        let mut list: Vec<String> = missing.map(|number| format!("{number}/{of}")).collect();
        let id = if list.is_empty() { "lab-shards-twice" } else { "lab-shards-missing" };
        if list.is_empty() {
            let twice = seen.chunk_by(PartialEq::eq).filter(|same| same.len() > 1);
            list.extend(twice.take(TOLD).map(|same| format!("{}/{}", same[0].0, same[0].1)));
        }
        return Err(Failure::said(Message::new(id).with("list", list.join(", "))));
    }
    Ok(stamp)
}

fn said(id: &'static str, path: &Path) -> Failure {
    Failure::said(Message::new(id).with("path", path.display().to_string()))
}

fn stranger(path: &Path, stamp: &Stamp, first: &Stamp) -> Failure {
    let what = Message::new("lab-other-shard").with("path", path.display().to_string());
    Failure::said(what.with("differences", stamp.differences(first)))
}

/// The summary of the whole run: that of each shard, checked against its table. One that was removed only lacks its
/// times.
fn sum_up(shards: &[PathBuf], tables: &[Reader<Row>]) -> Result<Summary, Failure> {
    let mut sum = Summary::default();
    for (shard, table) in shards.iter().zip(tables) {
        let one = Summary::of(shard, table.stamp(), table.count())?;
        sum.battles = sum.battles.saturating_add(table.count());
        sum.stretches.extend(one.into_iter().flat_map(|one| one.stretches));
    }
    Ok(sum)
}
