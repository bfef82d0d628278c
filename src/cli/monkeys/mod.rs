//! The commands that exist for Monkeys With Guns only: its odds, its scenarios, its levels as maps and their figures.

pub mod convert;
pub mod figures;
pub mod odds;
mod scenario;

pub use scenario::ScenarioName;

use super::{Failure, any, out};
use crate::data::monkeys::level::{self, Level};
use crate::rules::Book;
use std::path::PathBuf;

/// Loads a level by its path, or by the name of a shipped one, and prints its notes.
fn load_level(name: &str) -> Result<Level, Failure> {
    let path = PathBuf::from(name);
    // A name with neither an extension nor a folder is the name of a shipped level.
    let is_file = crate::data::file::is_there(&path) || name.ends_with(".ron") || path.components().count() > 1;
    let (level, notes) = if is_file { level::load(&path)? } else { level::shipped(name)? };
    out::notes(name, &notes);
    Ok(level)
}

/// Refuses a level of another book; `only` says, with its verb, what works only for levels of the first book.
fn refuse_other_book(name: &str, only: &str) -> Result<(), Failure> {
    let book = any::book_of_level(name);
    if book == Book::default() {
        return Ok(());
    }
    let name = name.escape_debug();
    Err(Failure::Argument(format!("`{name}` is a level of {book:?}; {only} for levels of Monkeys")))
}
