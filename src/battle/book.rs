//! What a rule book has to provide for its battles to be recorded.

use super::teaching::{Course, Teaching};
use crate::data::{
    LoadError,
    book::Files,
    error::{Fault, Place},
};
use crate::engine::{Fact, Viewer};
use crate::words::{Message, word};
use bevy_ecs::world::World;

/// A rule book whose battles are recorded, replayed and taught.
pub trait Played: Files {
    /// The names of a level's sides.
    fn side_names(_level: &Self::Level) -> [String; 2] {
        ["side-first", "side-second"].map(word)
    }
    /// Whether a fact reveals what only one side knew: a player that has seen it can't take back anything before it.
    fn uncovers(_fact: &Fact) -> bool {
        false
    }
    /// Every roll of the battle in a world that a viewer may know of, as comma-separated values. If it started from a
    /// level, the sides have the level's names. None if the book has no such table.
    fn rolls(_world: &World, _level: Option<&Self::Level>, _viewer: Viewer) -> Option<String> {
        None
    }
    /// A lesson of the book that is built into the program, for screens.
    fn taught(_name: &str) -> Option<Box<dyn Course>> {
        None
    }
    /// Checks what a replay says about the lesson that it is part of: the seed and set-up it started from, and the
    /// number of orders. A book without lessons refuses all.
    ///
    /// # Errors
    /// If there is no such lesson, or the lesson is different.
    fn check_lesson(
        file: &str,
        _teaching: &Teaching,
        _began: (u64, Option<&Self::Setup>),
        _orders: usize,
    ) -> Result<(), LoadError> {
        let place = Place::Path("lesson".into());
        Err(LoadError::single(file, Fault { file: None, place, what: Message::new("lesson-none-of-book") }))
    }
}
