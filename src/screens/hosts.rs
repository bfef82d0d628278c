//! The rule books that can be played at the table: the one place where screens name them.

use super::{
    host::{Host, Listing},
    monkeys,
};
use std::sync::RwLock;

/// The book of battles that say nothing else.
pub const FIRST: &dyn Host = &monkeys::Hosting;

/// Those of the program.
pub const ALL: [&dyn Host; 1] = [FIRST];

/// Others, of a test for instance.
static ADDED: RwLock<Vec<&'static dyn Host>> = RwLock::new(Vec::new());

/// Every book that can be played, the first one first.
pub fn all() -> impl Iterator<Item = &'static dyn Host> {
    let added = ADDED.read().expect("nobody fails while adding a book").clone();
    ALL.into_iter().chain(added)
}

/// Lets a further book be played at the table. Its worlds are those that are made from then on.
pub fn add(host: &'static dyn Host) {
    if find(host.book()).is_none() {
        ADDED.write().expect("nobody fails while adding a book").push(host);
    }
}

/// The levels of all books but the first, each with its host and its place among that one's.
pub fn levels() -> Vec<(&'static dyn Host, usize, Listing)> {
    let of =
        |host: &'static dyn Host| host.levels().into_iter().enumerate().map(move |(place, one)| (host, place, one));
    all().skip(1).flat_map(of).collect()
}

/// The level of another book by its name in files, with its host and its place among that one's.
pub fn level(file: &str) -> Option<(&'static dyn Host, usize, Listing)> {
    levels().into_iter().find(|(.., listing)| listing.file == file)
}

/// The host of a book, by the book's name in files.
pub fn find(book: &str) -> Option<&'static dyn Host> {
    all().find(|host| host.book() == book)
}
