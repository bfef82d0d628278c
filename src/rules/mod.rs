//! The rule books. Each is a separate folder; none imports another.
//!
//! [`Book`] is the closed list of them. Anything that differs by book is dispatched by a `match` on it, and only here.

#![deny(clippy::float_arithmetic)]

use bevy_ecs::resource::Resource;
use serde::{Deserialize, Serialize};

pub mod hexes;
pub mod initiative;
pub mod monkeys;
pub mod suppression;

/// The default book.
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
    /// Chapter and fact number separated by a dot; rulings as a letter, a dash and a number.
    Chapters,
    /// One of these letters and a number: `R4`, `G12`.
    Letters(&'static [char]),
}

impl Book {
    /// The default book.
    pub const FIRST: Book = Book::Monkeys;

    /// All books, the default one first.
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

    /// The name of its folders, and the prefix of its names.
    pub const fn folder(self) -> &'static str {
        match self {
            Book::Monkeys => "monkeys",
            Book::Suppression => "suppression",
            Book::Initiative => "initiative",
            Book::Hexes => "hexes",
        }
    }

    /// The subfolder for its files of each kind; none for the first book, whose files are in the folder itself.
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

    /// The prefix of its text names; empty for the first book.
    pub const fn prefix(self) -> &'static str {
        match self {
            Book::Monkeys => "",
            Book::Suppression => "suppression-",
            Book::Initiative => "initiative-",
            Book::Hexes => "hexes-",
        }
    }

    /// The name of a text in one of its lessons.
    pub fn lesson_words(self, lesson: &str, what: &str) -> String {
        format!("{}lesson-{lesson}-{what}", self.prefix())
    }

    /// The name of the text of one of its hints.
    pub fn hint_words(self, hint: &str) -> String {
        let hint = hint.strip_prefix(self.prefix()).unwrap_or(hint);
        format!("{}hint-first-{hint}", self.prefix())
    }

    /// The book with this name in files, or with this folder. Players know the third book as Initiative Ladder, so that
    /// name works too.
    pub fn of(name: &str) -> Option<Self> {
        let name = if name == "ladder" { Book::Initiative.folder() } else { name };
        Self::ALL.into_iter().find(|book| book.name() == name || book.folder() == name)
    }
}

/// Runs an expression with the type of a book: the only place where a value is mapped to a type.
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
