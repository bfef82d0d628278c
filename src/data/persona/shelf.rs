//! The shipped characters of a book, and files of players' own beside them.

use crate::data::{
    error::{Fault, LoadError, Note},
    file, library, nearest,
};
use crate::rules::Book;
use std::{path::Path, sync::Arc};

/// How a book reads a character: from the name of its file and its text.
pub type Reader<P> = fn(&str, &str) -> Result<(P, Vec<Note>), LoadError>;

/// All characters that a book ships.
pub fn all<P>(book: Book, read: Reader<P>) -> Vec<Arc<P>> {
    library::opponents_of(book).iter().filter_map(|name| shipped(book, name, read).ok()).collect()
}

/// A shipped character of a book by its name without the ending.
///
/// # Errors
/// Where there is none of that name.
pub fn shipped<P>(book: Book, name: &str, read: Reader<P>) -> Result<Arc<P>, LoadError> {
    let Some(text) = library::opponent_of(book, name) else {
        let names = library::opponents_of(book);
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(nearest::unknown("opponent", name, &known))));
    };
    read(name, text).map(|(persona, _)| Arc::new(persona))
}

/// Reads a character of a book from a file; where there is none, the shipped one of that name.
///
/// # Errors
/// Where the file can't be read, its first fault of shape, or all faults of meaning.
pub fn load<P>(book: Book, path: &Path, read: Reader<P>) -> Result<(P, Vec<Note>), LoadError> {
    let name = path.display().to_string();
    match library::opponent_of(book, &name) {
        Some(text) if !file::is_there(path) => read(&name, text),
        _ => read(&name, &file::read(path)?),
    }
}
