//! Collects errors and notes, with their paths.

use super::error::{Fault, LoadError, Note, Place};
use crate::words::{Message, plain};
use std::fmt;

/// Faults that are kept of one file: enough to mend it, and a bound for a hostile one.
const KEPT: usize = 500;

/// Letters of a value that are repeated in a fault.
const QUOTED: usize = 40;

/// A path into a file, grown step by step while it is checked.
#[derive(Clone, Debug, Default)]
pub struct Path(String);

impl Path {
    /// The path of a field below this one.
    pub fn field(&self, name: &str) -> Path {
        let dot = if self.0.is_empty() { "" } else { "." };
        Path(format!("{}{dot}{name}", self.0))
    }

    /// The path of a place in this list.
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
    /// All that were found, kept or not.
    found: usize,
}

impl Findings {
    /// Notes a fault.
    pub fn fault(&mut self, path: &Path, what: Message) {
        self.found += 1;
        let fault = Fault { file: None, place: Place::Path(path.0.clone()), what };
        // Both corners of a block may be the same cell; nobody wants to be told twice.
        if self.faults.len() < KEPT && self.faults.last() != Some(&fault) {
            self.faults.push(fault);
        }
    }

    /// Notes a fault of another file that this one names.
    pub fn fault_in(&mut self, file: &str, path: &Path, what: Message) {
        let fault = Fault { file: None, place: Place::Path(path.0.clone()), what };
        self.adopt(LoadError::single(file, fault));
    }

    /// Takes over the faults of another file that this one names.
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

    /// Notes what is worth knowing.
    pub fn note(&mut self, path: &Path, what: Message) {
        if self.notes.len() < KEPT {
            self.notes.push(Note { place: Place::Path(path.0.clone()), what });
        }
    }

    /// How many faults there are; to learn whether a part of the file was good.
    pub const fn count(&self) -> usize {
        self.found
    }

    /// Whether no further errors are kept, so that no one need look for one.
    pub fn is_full(&self) -> bool {
        self.faults.len() >= KEPT
    }

    /// All faults and notes, for those who show them while a file is still being written.
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

/// A value as a fault repeats it: short, on one line.
pub(crate) fn quote(value: &str) -> String {
    let start: String = value.chars().take(QUOTED).collect();
    let mut short = plain::clean(&start).into_owned();
    if value.chars().nth(QUOTED).is_some() {
        short.push('…');
    }
    short
}
