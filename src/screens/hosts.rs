//! The rule books that can be played at the table: the only place where screens name them.

use super::{
    armies::Armies,
    grounds::{self, Grounds},
    hexes,
    host::{Host, Listing},
    initiative, monkeys,
    plain::Plain,
    suppression,
    troops::{self, lists},
};
use crate::data::{error::LoadError, workshop::Workshop};
use crate::lab::book::admit;
use crate::rules::{Book, First, hexes::Hexes, initiative::Initiative, suppression::Suppression};
use bevy::prelude::App;
use std::sync::RwLock;

/// The book of battles that don't name one.
pub const FIRST: &dyn Host = &monkeys::Hosting;

/// The rosters that can be built by hand, book by book. The levels of a book without rosters contain their armies.
pub const ARMIES: [&dyn Armies; 3] = [
    &monkeys::troops::Armory,
    &lists::Of::<suppression::troops::Units>::NEW,
    &lists::Of::<initiative::troops::Band>::NEW,
];

/// How the first book handles the players' own grounds.
const FIRST_GROUNDS: &dyn Grounds = &grounds::Of::<First>::NEW;

/// The built-in ones.
pub const ALL: [&dyn Host; 4] = [
    FIRST,
    &Plain::<Suppression>::with_opponents().hinting(suppression::hints::HINTS),
    &Plain::<Initiative>::with_opponents().hinting(initiative::hints::HINTS),
    &Plain::<Hexes>::with_opponents().hinting(hexes::hints::HINTS),
];

/// Additional ones, for a test for instance.
static ADDED: RwLock<Vec<&'static dyn Host>> = RwLock::new(Vec::new());

/// The levels of the other books, once they have been read.
static LEVELS: RwLock<Option<Vec<Level>>> = RwLock::new(None);

/// State kept by the books' screens outside battles.
pub(super) fn plugin(app: &mut App) {
    monkeys::plugin(app);
    app.init_resource::<troops::Troops>();
}

/// Every book that can be played, the first one first.
pub fn all() -> impl Iterator<Item = &'static dyn Host> {
    let added = ADDED.read().expect("nobody fails while adding a book").clone();
    ALL.into_iter().chain(added)
}

/// Adds a rule book to the table. It applies to worlds made from then on.
pub fn add(host: &'static dyn Host) {
    if find(host.book()).is_none() {
        host.subject().into_iter().for_each(|subject| admit(subject.counting()));
        ADDED.write().expect("nobody fails while adding a book").push(host);
        *LEVELS.write().expect("nobody fails while listing levels") = None;
    }
}

/// A level of another book than the first, with its host.
pub type Level = (&'static dyn Host, Listing);

/// The levels of all books but the first, book by book, the player's own first; and what is wrong with those that can't
/// be played.
pub fn levels(workshop: &Workshop) -> (Vec<Level>, Vec<LoadError>) {
    let (mut levels, mut faults) = (Vec::new(), Vec::new());
    let shipped = shipped();
    for host in all().skip(1) {
        let from = levels.len();
        for own in host.own_levels(workshop) {
            match own {
                Ok(listing) => levels.push((host, listing)),
                Err(fault) => faults.push(fault),
            }
        }
        for (_, listing) in shipped.iter().filter(|(of, _)| of.book() == host.book()) {
            if levels[from..].iter().all(|(_, own): &Level| own.file != listing.file) {
                levels.push((host, listing.clone()));
            }
        }
    }
    (levels, faults)
}

/// The shipped ones, read once.
fn shipped() -> Vec<Level> {
    if let Some(known) = &*LEVELS.read().expect("nobody fails while listing levels") {
        return known.clone();
    }
    let of = |host: &'static dyn Host| host.levels().into_iter().map(move |one| (host, one));
    let levels: Vec<Level> = all().skip(1).flat_map(of).collect();
    *LEVELS.write().expect("nobody fails while listing levels") = Some(levels.clone());
    levels
}

/// The host of a book, by the book's name in files.
pub fn find(book: &str) -> Option<&'static dyn Host> {
    all().find(|host| host.book() == book)
}

/// The name of a book.
pub fn called(book: Book) -> String {
    find(book.name()).map_or_else(|| book.name().to_owned(), |host| host.called())
}

/// How a book handles the players' own grounds; the first book's way if it has none.
pub fn grounds(book: &str) -> &'static dyn Grounds {
    find(book).and_then(|host| host.grounds()).unwrap_or(FIRST_GROUNDS)
}

/// The books that support the players' own grounds.
pub fn with_grounds() -> impl Iterator<Item = &'static dyn Host> {
    all().filter(|host| host.grounds().is_some())
}
