//! The rule books that can be played at the table: the one place where screens name them.

use super::{
    host::{Host, Listing},
    monkeys,
    plain::Plain,
};
use crate::rules::suppression::Suppression;
use std::sync::RwLock;

/// The book of battles that say nothing else.
pub const FIRST: &dyn Host = &monkeys::Hosting;

/// Those of the program.
pub const ALL: [&dyn Host; 2] = [FIRST, &Plain::<Suppression>::new()];

/// Others, of a test for instance.
static ADDED: RwLock<Vec<&'static dyn Host>> = RwLock::new(Vec::new());

/// The levels of the other books, once they have been read.
static LEVELS: RwLock<Option<Vec<Level>>> = RwLock::new(None);

/// Every book that can be played, the first one first.
pub fn all() -> impl Iterator<Item = &'static dyn Host> {
    let added = ADDED.read().expect("nobody fails while adding a book").clone();
    ALL.into_iter().chain(added)
}

/// Lets a further book be played at the table. Its worlds are those that are made from then on.
pub fn add(host: &'static dyn Host) {
    if find(host.book()).is_none() {
        ADDED.write().expect("nobody fails while adding a book").push(host);
        *LEVELS.write().expect("nobody fails while listing levels") = None;
    }
}

/// A level of another book with its host, and its place among that one's.
pub type Level = (&'static dyn Host, usize, Listing);

/// The levels of all books but the first, read once.
pub fn levels() -> Vec<Level> {
    if let Some(known) = &*LEVELS.read().expect("nobody fails while listing levels") {
        return known.clone();
    }
    let of =
        |host: &'static dyn Host| host.levels().into_iter().enumerate().map(move |(place, one)| (host, place, one));
    let levels: Vec<Level> = all().skip(1).flat_map(of).collect();
    *LEVELS.write().expect("nobody fails while listing levels") = Some(levels.clone());
    levels
}

/// The level of another book by its name in files, with its host and its place among that one's.
pub fn level(file: &str) -> Option<Level> {
    levels().into_iter().find(|(.., listing)| listing.file == file)
}

/// The host of a book, by the book's name in files.
pub fn find(book: &str) -> Option<&'static dyn Host> {
    all().find(|host| host.book() == book)
}
