//! Plays the battle of a row again, so that every row can be watched.

use super::{
    book::Counted, bout, experiment::Experiment, failure::Failure, folder, row::Row, schema, sheet::Reader,
    stamp::Stamp,
};
use crate::battle::replay::Replay;
use crate::engine::door;
use crate::words::Message;
use bevy_ecs::world::World;
use std::path::{Path, PathBuf};

/// A battle replayed from its row.
pub struct Again<B: Counted> {
    /// The world at its end, with the record of all orders.
    pub world: World,
    /// The level that it was fought on.
    pub level: B::Level,
    /// The battle as a file that the window can open.
    pub replay: Replay<B>,
    /// The row as in the table.
    pub row: Row,
    /// Whether the battle matches the row, to the last bit.
    pub holds: bool,
}

/// Plays the battle with this number in the run again; the table is a file, or the folder that contains it.
///
/// # Errors
/// A table that can't be read, that has no such row, or that was made by another version of the game.
pub fn again<B: Counted>(table: &Path, index: u64) -> Result<Again<B>, Failure> {
    let path = whole(table);
    let (stamp, row) = find(&path, index)?;
    if !stamp.is_ours() {
        let ours = Stamp::new(&stamp.plan, stamp.shard);
        let what = Message::new("lab-other-version").with("path", path.display().to_string());
        return Err(Failure::said(what.with("differences", stamp.differences(&ours))));
    }
    let experiment = Experiment::<B>::of(stamp.plan)?;
    let fixture = row.fixture;
    let board = experiment.board(fixture.point, fixture.board)?;
    let level = board.levels[usize::from(fixture.swapped)].clone();
    let mut world = bout::world::<B>();
    let played = bout::play_recorded(&mut world, &experiment, &board, &schema::figures::<B>(&board), &fixture);
    let [first, second] = experiment.player_names(&fixture);
    let replay = Replay::of(&world, (first, second)).expect("the battle was recorded");
    debug_assert!(door::window::<B>(&world).is_none() || row.how == "stalled", "the battle was played to its end");
    Ok(Again { world, level, replay, holds: played == row, row })
}

/// The book of a run, by its name in files; the table is a file, or the folder that contains it.
///
/// # Errors
/// A table that can't be read.
pub fn book(table: &Path) -> Result<String, Failure> {
    Ok(Reader::<Row>::open(&whole(table))?.stamp().plan.book.clone())
}

/// The table of a run: a file, or in the run's folder.
fn whole(table: &Path) -> PathBuf {
    if table.is_dir() { table.join(folder::BATTLES) } else { table.to_owned() }
}

fn find(path: &Path, index: u64) -> Result<(Stamp, Row), Failure> {
    let mut reader = Reader::<Row>::open(path)?;
    while let Some(rows) = reader.next_rows()? {
        if let Some(row) = rows.into_iter().find(|row| row.fixture.index == index) {
            return Ok((reader.stamp().clone(), row));
        }
    }
    let what = Message::new("lab-no-row").with("path", path.display().to_string());
    Err(Failure::said(what.with("index", index.to_string()).with("count", reader.count().to_string())))
}
