//! The shipped personalities of a book, and the players' own files.

use crate::data::{
    error::{Fault, LoadError, Note},
    file, library, nearest,
};
use crate::rules::Book;
use std::{path::Path, sync::Arc};

/// How a book reads a personality: from the name of its file and its text.
pub type Reader<P> = fn(&str, &str) -> Result<(P, Vec<Note>), LoadError>;

/// All personalities shipped for a book.
pub fn all<P>(book: Book, read: Reader<P>) -> Vec<Arc<P>> {
    library::opponents_of(book).iter().filter_map(|name| shipped(book, name, read).ok()).collect()
}

/// A shipped personality of a book by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped<P>(book: Book, name: &str, read: Reader<P>) -> Result<Arc<P>, LoadError> {
    let Some(text) = library::opponent_of(book, name) else {
        let names = library::opponents_of(book);
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(nearest::unknown("opponent", name, &known))));
    };
    read(name, text).map(|(persona, _)| Arc::new(persona))
}

/// Reads a personality of a book from a file; if there is no such file, the shipped one with that name.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load<P>(book: Book, path: &Path, read: Reader<P>) -> Result<(P, Vec<Note>), LoadError> {
    let name = path.display().to_string();
    match library::opponent_of(book, &name) {
        Some(text) if !file::is_there(path) => read(&name, text),
        _ => read(&name, &file::read(path)?),
    }
}
