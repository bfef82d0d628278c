//! The folder of a run: three files once it is finished, and a subfolder of parts until then.

use super::{failure::Failure, plan::Plan, row::Row, sheet::Reader, stamp::Stamp};
use crate::data::{file, file_name};
use crate::words::Message;
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
};

/// The table of battles.
pub const BATTLES: &str = "battles.parquet";

/// The table of cells.
pub const CELLS: &str = "cells.parquet";

/// Wall-clock times and the machine, which no table contains.
pub const SUMMARY: &str = "summary.json";

/// The folder of parts of an unfinished run.
pub const PARTS: &str = "unfinished";

/// The plan of an unfinished run, in the folder of its parts.
pub(super) const PLAN: &str = "plan.json";

/// The names of all files that a run keeps.
pub const FILES: [&str; 4] = [BATTLES, CELLS, SUMMARY, PLAN];

/// The largest plan that is read: it includes the text of every file that the plan names.
const LARGEST_PLAN: u64 = 64 * 1024 * 1024;

/// The file showing that somebody is working there.
const LOCK: &str = "lock";

/// The folder of a run, opened for exclusive work.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    _lock: File,
}

/// What was found at the target of a run.
#[derive(Debug)]
pub enum Found {
    /// It is already finished; there is nothing left to do.
    Finished,
    /// It can be started or continued.
    Open(Folder),
}

impl Folder {
    /// Opens a folder for a run: a new or empty one, or one that contains the same run.
    ///
    /// # Errors
    /// A folder that can't be written to, in which somebody else is working, or that contains something else.
    pub fn open(path: &Path, stamp: &Stamp) -> Result<Found, Failure> {
        if path.exists() && !path.is_dir() {
            return Err(Failure::said(Message::new("lab-not-folder").with("path", path.display().to_string())));
        }
        let folder = path.join(PARTS);
        let finished = path.join(BATTLES).exists() && path.join(CELLS).exists();
        if finished && !folder.exists() {
            let reader = Reader::<Row>::open(&path.join(BATTLES))?;
            same(path, reader.stamp(), stamp)?;
            return Ok(Found::Finished);
        }
        if !folder.exists() && path.is_dir() {
            refuse_strangers(path)?;
        }
        refuse_irregular(path)?;
        fs::create_dir_all(&folder).map_err(|error| Failure::writing(&folder, &error))?;
        let lock = lock(&folder)?;
        let plan = folder.join(PLAN);
        if plan.exists() {
            same(path, &stamp_of(&plan)?, stamp)?;
        } else {
            file::write(&plan, &stamp.text()).map_err(|error| Failure::writing(&plan, &error))?;
        }
        Ok(Found::Open(Self { path: path.to_owned(), _lock: lock }))
    }

    /// The folder of its parts.
    pub fn parts(&self) -> PathBuf {
        self.path.join(PARTS)
    }

    /// The path of one of its three files.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// The three files exist: removes the parts.
    ///
    /// # Errors
    /// If they can't be removed.
    pub fn close(self) -> Result<(), Failure> {
        let parts = self.parts();
        fs::remove_dir_all(&parts).map_err(|error| Failure::writing(&parts, &error))
    }
}

/// The origin of the run in a folder, finished or not; none if there is none, or it is damaged.
pub fn stamp_in(path: &Path) -> Option<Stamp> {
    let plan = path.join(PARTS).join(PLAN);
    if plan.exists() {
        return stamp_of(&plan).ok();
    }
    Reader::<Row>::origin(&path.join(BATTLES)).ok()
}

/// The name of a plan's run in a folder of runs: the given one, with a number if anything else there has that name. A
/// plan that already has a run gets that run's name, even if the run was renamed since, so it continues where it
/// stopped.
pub fn name_in(runs: &Path, name: &str, plan: &Plan) -> String {
    let ours = Stamp::new(plan, None);
    if let Some(known) = known(runs, &ours) {
        return known;
    }
    let is_free = |name: &str| fs::symlink_metadata(runs.join(name)).is_err();
    file_name::free(name, |number| format!("{name}-{number}"), is_free)
}

/// The name of the run with this stamp, even if it has been renamed.
fn known(runs: &Path, stamp: &Stamp) -> Option<String> {
    let folders = fs::read_dir(runs).ok()?.flatten().map(|entry| entry.path());
    let ours = folders.filter(|path| path.is_dir() && stamp_in(path).as_ref() == Some(stamp));
    ours.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).min()
}

/// The stamp in the file of a plan.
pub(super) fn stamp_of(path: &Path) -> Result<Stamp, Failure> {
    let name = path.display().to_string();
    let bytes = file::read_bytes(path, LARGEST_PLAN).map_err(|why| Failure::of("lab-unreadable", path, why.words()))?;
    let stamp = std::str::from_utf8(&bytes).ok().and_then(Stamp::parse);
    stamp.ok_or_else(|| Failure::said(Message::new("lab-foreign").with("path", name)))
}

/// Fails if a folder contains another run.
fn same(path: &Path, there: &Stamp, asked: &Stamp) -> Result<(), Failure> {
    if there == asked {
        return Ok(());
    }
    let what = Message::new("lab-other-run").with("path", path.display().to_string());
    Err(Failure::said(what.with("differences", there.differences(asked))))
}

/// Fails if a folder without a run contains anything else, so that nobody's files get mixed up with ours.
fn refuse_strangers(path: &Path) -> Result<(), Failure> {
    let entries = fs::read_dir(path).map_err(|error| Failure::of("lab-unreadable", path, error))?;
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    match names.first() {
        None => Ok(()),
        Some(name) => {
            let what = Message::new("lab-strangers").with("path", path.display().to_string());
            Err(Failure::said(what.with("name", name.clone())))
        }
    }
}

/// Fails if one of the files that a run writes is a link, a device or a pipe: the folder may be someone else's, and the
/// target of a link must not be written to.
fn refuse_irregular(path: &Path) -> Result<(), Failure> {
    let parts = path.join(PARTS);
    let inside = fs::read_dir(&parts).into_iter().flatten().flatten().map(|entry| entry.path());
    let files: Vec<PathBuf> = [BATTLES, CELLS, SUMMARY].map(|name| path.join(name)).into_iter().chain(inside).collect();
    let is_link = |path: &PathBuf| fs::symlink_metadata(path).is_ok_and(|about| about.is_symlink());
    let is_irregular = |path: &&PathBuf| fs::symlink_metadata(path).is_ok_and(|about| !about.is_file());
    match Some(&parts).filter(|parts| is_link(parts)).or_else(|| files.iter().find(is_irregular)) {
        None => Ok(()),
        Some(path) => Err(Failure::said(Message::new("lab-irregular").with("path", path.display().to_string()))),
    }
}

/// Locks the folder. The content of the file doesn't matter, and isn't changed.
fn lock(folder: &Path) -> Result<File, Failure> {
    let path = folder.join(LOCK);
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
    let file = file.map_err(|error| Failure::writing(&path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(Failure::said(Message::new("lab-busy").with("path", folder.display().to_string())))
        }
        Err(TryLockError::Error(error)) => Err(Failure::writing(&path, &error)),
    }
}
