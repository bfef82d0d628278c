//! Collects errors and notes, with their paths.

use super::error::{Fault, LoadError, Note, Place};
use crate::words::{Message, plain};
use std::fmt;

/// Number of errors kept for one file: enough to fix it, and a limit for a hostile one.
const KEPT: usize = 500;

/// Number of characters of a value that are quoted in an error.
const QUOTED: usize = 40;

/// A path into a file, extended step by step while it is checked.
#[derive(Clone, Debug, Default)]
pub struct Path(String);

impl Path {
    /// The path of a field under this path.
    pub fn field(&self, name: &str) -> Path {
        let dot = if self.0.is_empty() { "" } else { "." };
        Path(format!("{}{dot}{name}", self.0))
    }

    /// The path of an index in this list.
    pub fn at(&self, place: usize) -> Path {
        Path(format!("{}[{place}]", self.0))
    }

    /// The path of a key of this map.
    pub fn key(&self, key: impl fmt::Debug) -> Path {
        Path(format!("{}[{}]", self.0, quote(&format!("{key:?}"))))
    }
}

/// Everything that was found in one file.
#[derive(Debug, Default)]
pub struct Findings {
    faults: Vec<Fault>,
    notes: Vec<Note>,
    /// The number found, whether kept or not.
    found: usize,
}

impl Findings {
    /// Records an error.
    pub fn fault(&mut self, path: &Path, what: Message) {
        self.found += 1;
        let fault = Fault { file: None, place: Place::Path(path.0.clone()), what };
        // Both corners of a block may be the same cell, which needs only one error.
        if self.faults.len() < KEPT && self.faults.last() != Some(&fault) {
            self.faults.push(fault);
        }
    }

    /// Records an error in another file named by this one.
    pub fn fault_in(&mut self, file: &str, path: &Path, what: Message) {
        let fault = Fault { file: None, place: Place::Path(path.0.clone()), what };
        self.adopt(LoadError::single(file, fault));
    }

    /// Takes over the errors of another file named by this one.
    pub fn adopt(&mut self, error: LoadError) {
        let file: std::sync::Arc<str> = error.file.into();
        let adopted = error
            .faults
            .into_iter()
            .map(|fault| Fault { file: Some(fault.file.unwrap_or_else(|| file.clone())), ..fault });
        for fault in adopted {
            self.found += 1;
            if self.faults.len() < KEPT && !self.faults.contains(&fault) {
                self.faults.push(fault);
            }
        }
    }

    /// Records a note.
    pub fn note(&mut self, path: &Path, what: Message) {
        if self.notes.len() < KEPT {
            self.notes.push(Note { place: Place::Path(path.0.clone()), what });
        }
    }

    /// The number of errors, to find out whether a part of the file was good.
    pub const fn count(&self) -> usize {
        self.found
    }

    /// Whether no further errors are kept, so that there is no point in looking for more.
    pub fn is_full(&self) -> bool {
        self.faults.len() >= KEPT
    }

    /// All errors and notes, for showing them while a file is still being written.
    pub fn into_all(self) -> (Vec<Fault>, Vec<Note>) {
        (self.faults, self.notes)
    }

    /// The value with its notes, or all errors; the value must exist if there are no errors.
    pub fn settle<T>(self, file: &str, value: Option<T>) -> Result<(T, Vec<Note>), LoadError> {
        match value {
            Some(value) if self.faults.is_empty() => Ok((value, self.notes)),
            _ => {
                debug_assert!(!self.faults.is_empty(), "a value is missing without a fault");
                Err(LoadError { file: file.to_owned(), faults: self.faults })
            }
        }
    }
}

/// A value as quoted in an error: short, on one line.
pub(crate) fn quote(value: &str) -> String {
    let start: String = value.chars().take(QUOTED).collect();
    let mut short = plain::clean(&start).into_owned();
    if value.chars().nth(QUOTED).is_some() {
        short.push('…');
    }
    short
}
