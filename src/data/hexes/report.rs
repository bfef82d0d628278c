//! What `monkeys check` says about files of this book.

use super::profiles;
use crate::data::{
    error::{LoadError, Note},
    file,
};
use crate::words::Message;
use std::path::Path;

/// Checks the profiles: what they hold, in a sentence, and what their author may want to know.
///
/// # Errors
/// Where the file is at fault.
pub fn of_profiles(path: &Path) -> Result<(Message, Vec<Note>), LoadError> {
    let (book, notes) = profiles::parse(&path.display().to_string(), &file::read(path)?)?;
    let summary = Message::new("hexes-check-profiles").with("units", book.units.len());
    let summary = summary.with("weapons", book.weapons.len()).with("tables", book.tables.len());
    Ok((summary.with("terrain", book.terrain.len()), notes))
}
