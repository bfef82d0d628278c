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

/// How a book writes the ids of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ids {
    /// A chapter and a fact in it with a dot between them, and rulings by a letter, a dash and a number.
    Chapters,
    /// One of these letters and a number: `R4`, `G12`.
    Letters(&'static [char]),
}

impl Book {
    /// The book that stands where none is named.
    pub const FIRST: Book = Book::Monkeys;

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

    /// The folder of its files among those of its kind; none for the first book, whose files lie there themselves.
    pub fn shelf(self) -> Option<&'static str> {
        (self != Book::FIRST).then(|| self.folder())
    }

    /// How it writes the ids of its rules.
    pub const fn ids(self) -> Ids {
        match self {
            Book::Monkeys => Ids::Chapters,
            Book::Suppression => Ids::Letters(&['R', 'G', 'A', 'W']),
            Book::Initiative | Book::Hexes => Ids::Letters(&['R', 'G', 'A', 'W', 'F']),
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
        format!("{}lesson-{lesson}-{what}", self.prefix())
    }

    /// The name of the sentence of one of its hints.
    pub fn hint_words(self, hint: &str) -> String {
        let hint = hint.strip_prefix(self.prefix()).unwrap_or(hint);
        format!("{}hint-first-{hint}", self.prefix())
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
