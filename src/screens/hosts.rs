//! The rule books that can be played at the table: the one place where screens name them.

use super::{host::Host, monkeys};
use std::sync::RwLock;

/// The book of battles that say nothing else.
pub const FIRST: &dyn Host = &monkeys::Hosting;

/// Those of the program.
pub const ALL: [&dyn Host; 1] = [FIRST];

/// Others, of a test for instance.
static ADDED: RwLock<Vec<&'static dyn Host>> = RwLock::new(Vec::new());

/// Lets a further book be played at the table.
pub fn add(host: &'static dyn Host) {
    if find(host.book()).is_none() {
        ADDED.write().expect("nobody fails while adding a book").push(host);
    }
}

/// The host of a book, by the book's name in files.
pub fn find(book: &str) -> Option<&'static dyn Host> {
    let added = ADDED.read().expect("nobody fails while adding a book");
    ALL.iter().chain(added.iter()).copied().find(|host| host.book() == book)
}
