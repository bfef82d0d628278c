//! A board of a run: its ground, its marks, its battles, loaded in the background.

use super::{Answer, Looked, question};
use crate::board::Grid;
use crate::lab::count::Marks;
use crate::lab::{Point, Row, results::Results, sheet::Reader};
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use std::{path::PathBuf, sync::Arc};

/// Which board of which run.
type Key = (PathBuf, bool, u16, u32);

/// Loads boards.
#[derive(Default)]
pub struct Looking {
    pending: Option<(Key, Task<Result<Looked, String>>)>,
    known: Option<(Key, Result<Looked, String>)>,
}

impl Looking {
    /// The board of a point, as soon as it is loaded.
    pub fn board(&mut self, answer: &Answer, point: Point, board: u32) -> Option<Result<Looked, String>> {
        self.collect();
        let key = (answer.folder.clone(), answer.finished, point.place, board);
        if let Some((_, looked)) = self.known.as_ref().filter(|(known, _)| *known == key) {
            return Some(looked.clone());
        }
        if self.pending.is_none() {
            let answer = answer.clone();
            let task = AsyncComputeTaskPool::get().spawn(async move { look(&answer, point, board) });
            self.pending = Some((key, task));
        }
        None
    }

    /// Whether a board is being loaded.
    pub const fn is_under_way(&self) -> bool {
        self.pending.is_some()
    }

    /// The files have changed.
    pub fn forget(&mut self) {
        self.known = None;
    }

    fn collect(&mut self) {
        let Some((key, mut task)) = self.pending.take() else { return };
        match check_ready(&mut task) {
            Some(looked) => self.known = Some((key, looked)),
            None => self.pending = Some((key, task)),
        }
    }
}

fn look(answer: &Answer, point: Point, board: u32) -> Result<Looked, String> {
    let ground = question::subject(&answer.plan).ground(answer.plan.clone(), point, board);
    let ground = ground.map_err(|error| error.to_string())?;
    if !answer.finished {
        return Ok(Looked { ground, marks: None, rows: Arc::default() });
    }
    let told = |error: crate::lab::Failure| error.to_string();
    let marks = Results::heat_of(&answer.folder, point, board).map_err(told)?;
    let table = answer.folder.join(crate::lab::folder::BATTLES);
    let mut reader = Reader::<Row>::open(&table).map_err(told)?;
    let mut rows = Vec::new();
    while let Some(some) = reader.next_rows().map_err(told)? {
        rows.extend(some.into_iter().filter(|row| (row.fixture.point, row.fixture.board) == (point, board)));
    }
    // The table contains only marked cells; the rest of the board had none.
    let mut all = Grid::new(ground.size().0, ground.size().1, Marks::default());
    marks.cells().filter(|cell| ground.contains(*cell)).for_each(|cell| all[cell] = marks[cell]);
    let marks = Some(Arc::new(all));
    Ok(Looked { ground, marks, rows: Arc::new(rows) })
}
