//! What a rule book must know of itself for its battles to be kept.

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
    /// What the sides of a level are called.
    fn side_names(_level: &Self::Level) -> [String; 2] {
        ["side-first", "side-second"].map(word)
    }
    /// Whether a fact turns up what one side alone knew: who has seen that takes back nothing from before it.
    fn uncovers(_fact: &Fact) -> bool {
        false
    }
    /// Every roll of the battle in a world that a viewer may know of, as comma-separated values; of a level, if it began
    /// from one, the sides have its names. None where the book writes no such table.
    fn rolls(_world: &World, _level: Option<&Self::Level>, _viewer: Viewer) -> Option<String> {
        None
    }
    /// A lesson of the book that was built into the program, for screens.
    fn taught(_name: &str) -> Option<Box<dyn Course>> {
        None
    }
    /// Checks what a replay says about the lesson that it is part of: seed and set-up that it began from, and how many
    /// orders it gives. A book without lessons refuses all.
    ///
    /// # Errors
    /// If there is no such lesson, or it isn't taught like that.
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
