//! Errors in a file, and notes that are just worth knowing.

use crate::words::{Message, plain};
use std::{fmt, sync::Arc};

/// Most errors shown for one file; the rest are counted.
const SHOWN: usize = 60;

/// A position in a file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The file as a whole.
    File,
    /// A line and a column, counted from 1.
    Line(usize, usize),
    /// A path of names and indices, counted from 0: `sides[1].platoons[0].squads[2]`.
    Path(String),
}

/// One error in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, if it isn't the one that was loaded.
    pub file: Option<Arc<str>>,
    /// The position.
    pub place: Place,
    /// What is wrong, and what would be right.
    pub what: Message,
}

/// Something about a file that its author may want to know; the file is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The position.
    pub place: Place,
    /// What.
    pub what: Message,
}

/// A file that can't be used, with all its errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    /// The file name as given.
    pub file: String,
    /// The errors; never empty.
    pub faults: Vec<Fault>,
}

impl Fault {
    /// An error of the file as a whole.
    pub fn whole(what: Message) -> Self {
        Self { file: None, place: Place::File, what }
    }
}

impl LoadError {
    /// A file with a single error.
    pub fn single(file: &str, fault: Fault) -> Self {
        Self { file: file.to_owned(), faults: vec![fault] }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File => Ok(()),
            Place::Line(line, column) => write!(f, ":{line}:{column}"),
            Place::Path(path) => write!(f, ": {}", plain::clean(path)),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Place::Path(path) => write!(f, "{}: {}", plain::clean(path), self.what.words()),
            _ => f.write_str(&self.what.words()),
        }
    }
}

/// One line per error: `file: path: what`, or `file:line:column: what`.
impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, fault) in self.faults.iter().take(SHOWN).enumerate() {
            let line_end = if count == 0 { "" } else { "\n" };
            let file = plain::clean(fault.file.as_deref().unwrap_or(&self.file));
            write!(f, "{line_end}{file}{}: {}", fault.place, fault.what.words())?;
        }
        if self.faults.len() > SHOWN {
            let rest = Message::new("data-more").with("count", self.faults.len() - SHOWN);
            write!(f, "\n{}: {}", plain::clean(&self.file), rest.words())?;
        }
        Ok(())
    }
}

impl std::error::Error for LoadError {}
