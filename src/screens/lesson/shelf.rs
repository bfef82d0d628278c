//! The list of lessons, of all books: each is kept in a file of its own.

use super::open;
use crate::battle::teaching::{Teaching, kept};
use crate::data::{book::book_of, file, library};
use crate::input::{Intent, Shown};
use crate::panels::lessons::Choice;
use crate::rules::Book;
use crate::screens::{
    host::Host,
    hosts,
    pages::{Card, Pages},
    settings::folders,
};
use crate::words::{say, word};
use bevy::prelude::*;
use std::path::PathBuf;

/// The path of a lesson's file.
pub(super) fn place(name: &str) -> Option<PathBuf> {
    folders().map(|folders| folders.data_dir().join("lessons").join(format!("{name}.replay.ron")))
}

/// The book of a lesson.
pub(super) fn host_of(name: &str) -> &'static dyn Host {
    let book = library::lesson(name).and_then(book_of);
    book.and_then(|book| hosts::find(&book)).unwrap_or(hosts::FIRST)
}

/// The index of a book's first lesson among all lessons.
pub fn of_book(book: &str) -> Option<usize> {
    library::lessons().iter().position(|name| host_of(name).book() == book)
}

/// Whether there is a lesson to resume.
pub fn is_waiting() -> bool {
    library::lessons().iter().filter_map(|name| place(name)).any(|path| path.exists())
}

/// All lessons, as they were when the card with the list was opened.
#[derive(Resource, Default)]
pub struct Shelf(Vec<Choice>);

/// All lessons, for the card.
pub fn shelf(world: &World) -> Vec<Choice> {
    world.get_resource::<Shelf>().map_or_else(Vec::new, |shelf| shelf.0.clone())
}

fn choice(name: &str) -> Choice {
    let left = place(name).filter(|path| path.exists()).and_then(|path| file::read(&path).ok());
    let book = Book::of(host_of(name).book()).unwrap_or_default();
    let steps = host_of(name).course(name).map_or(0, |lesson| lesson.steps());
    let at = left.and_then(|text| kept(&text)).map(|teaching| Teaching::place(&teaching) + 1);
    Choice {
        name: word(&book.lesson_words(name, "name")),
        about: word(&book.lesson_words(name, "about")),
        left: at.map(|at| say("lesson-left", &[("step", at.min(steps).into()), ("all", steps.into())])),
    }
}

/// Opens the card of lessons, or chooses one of them.
pub fn answer_shelf(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    match intent {
        Intent::Open(Shown::Lessons) => {
            world.insert_resource(Shelf(library::lessons().iter().map(|name| choice(name)).collect()));
            pages.lay(Card::Lessons);
        }
        Intent::Accept if pages.card == Some(Card::Lessons) => learn(world, pages, 0),
        Intent::Learn(place) => learn(world, pages, *place),
        _ => return false,
    }
    true
}

fn learn(world: &mut World, pages: &mut Pages, place: usize) {
    if let Some(name) = library::lessons().get(place) {
        open(world, pages, name);
    }
}
