//! The rule books. Each is a separate folder; none imports another.
//!
//! [`Book`] is the closed list of them. What differs by book is dispatched by a `match` on it, here and nowhere else.

#![deny(clippy::float_arithmetic)]

use bevy_ecs::resource::Resource;
use serde::{Deserialize, Serialize};

pub mod hexes;
pub mod initiative;
pub mod monkeys;
pub mod suppression;

/// The book that stands where none is named.
pub use monkeys::Monkeys as First;

/// A rule book.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Book {
    /// Monkeys With Guns.
    #[default]
    Monkeys,
    /// Suppression Actions.
    Suppression,
    /// Initiative Ladder.
    Initiative,
    /// Ordered Hexes.
    Hexes,
}

impl Book {
    /// All of them, the first one first.
    pub const ALL: [Book; 4] = [Book::Monkeys, Book::Suppression, Book::Initiative, Book::Hexes];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Book::Monkeys => "Monkeys",
            Book::Suppression => "Suppression",
            Book::Initiative => "Initiative",
            Book::Hexes => "Hexes",
        }
    }

    /// The name of its folders and of what belongs to it.
    pub const fn folder(self) -> &'static str {
        match self {
            Book::Monkeys => "monkeys",
            Book::Suppression => "suppression",
            Book::Initiative => "initiative",
            Book::Hexes => "hexes",
        }
    }

    /// How the names of its sentences begin: nothing for the first book.
    pub const fn prefix(self) -> &'static str {
        match self {
            Book::Monkeys => "",
            Book::Suppression => "suppression-",
            Book::Initiative => "initiative-",
            Book::Hexes => "hexes-",
        }
    }

    /// The name of a sentence of one of its lessons.
    pub fn lesson_words(self, lesson: &str, what: &str) -> String {
        match self {
            Book::Monkeys => format!("lesson-{lesson}-{what}"),
            Book::Suppression => format!("suppression-lesson-{lesson}-{what}"),
            Book::Initiative => format!("initiative-lesson-{lesson}-{what}"),
            Book::Hexes => format!("hexes-lesson-{lesson}-{what}"),
        }
    }

    /// The name of the sentence of one of its hints.
    pub fn hint_words(self, hint: &str) -> String {
        match self {
            Book::Monkeys => format!("hint-first-{hint}"),
            Book::Suppression => format!("suppression-hint-first-{}", hint.trim_start_matches("suppression-")),
            Book::Initiative => format!("initiative-hint-first-{}", hint.trim_start_matches("initiative-")),
            Book::Hexes => format!("hexes-hint-first-{}", hint.trim_start_matches("hexes-")),
        }
    }

    /// The book of this name in files, or of this folder. Players know the third as Initiative Ladder and may call it that.
    pub fn of(name: &str) -> Option<Self> {
        let name = if name == "ladder" { Book::Initiative.folder() } else { name };
        Self::ALL.into_iter().find(|book| book.name() == name || book.folder() == name)
    }
}

/// Runs an expression with the type of a book: the only place that goes from the one to the other.
#[macro_export]
macro_rules! with_book {
    ($book:expr, $Book:ident => $what:expr) => {
        match $book {
            $crate::rules::Book::Monkeys => {
                type $Book = $crate::rules::monkeys::Monkeys;
                $what
            }
            $crate::rules::Book::Suppression => {
                type $Book = $crate::rules::suppression::Suppression;
                $what
            }
            $crate::rules::Book::Initiative => {
                type $Book = $crate::rules::initiative::Initiative;
                $what
            }
            $crate::rules::Book::Hexes => {
                type $Book = $crate::rules::hexes::Hexes;
                $what
            }
        }
    };
}
