//! What can go wrong in a run, and what is kept.

use crate::data::error::LoadError;
use crate::words::Message;
use parquet::errors::ParquetError;
use std::{fmt, io, path::Path};

/// Why a run, a merge or reading results stops. Everything finished before stays in place.
#[derive(Debug)]
pub enum Failure {
    /// The plan, or a file it names, has errors: all of them at once.
    Plan(LoadError),
    /// A folder or a file of results has an error.
    Folder(Message),
    /// A file of results couldn't be written.
    Unwritten(Message),
}

impl Failure {
    /// A file or folder that can't be read: what couldn't be done, with which file, and why.
    pub fn of(id: &'static str, path: &Path, why: impl fmt::Display) -> Self {
        Self::said(about(id, path, why))
    }

    /// A file that can't be written.
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        Self::Unwritten(about("lab-unwritable", path, error))
    }

    /// The same for a table, whose writer wraps the error of the disk.
    pub fn writing_table(path: &Path, error: &ParquetError) -> Self {
        let why: &dyn fmt::Display = match error {
            ParquetError::External(inner) => inner,
            other => other,
        };
        Self::Unwritten(about("lab-unwritable", path, why))
    }

    /// A message about a folder of results.
    pub const fn said(what: Message) -> Self {
        Failure::Folder(what)
    }
}

fn about(id: &'static str, path: &Path, why: impl fmt::Display) -> Message {
    Message::new(id).with("path", path.display().to_string()).with("why", why.to_string())
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        Failure::Plan(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Plan(error) => error.fmt(f),
            Failure::Folder(what) | Failure::Unwritten(what) => f.write_str(&what.words()),
        }
    }
}

impl std::error::Error for Failure {}
