//! The files of a rule book: levels, what a replay keeps of them, scripts.

use super::{
    error::{LoadError, Note},
    library::Library,
    report::{Checked, Kind},
    script::{Script, Word},
};
use crate::engine::Rules;
use bevy_ecs::world::World;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, DeserializeSeed, IgnoredAny, MapAccess, Visitor},
};
use std::{
    cell::Cell,
    fmt::{self, Debug},
    marker::PhantomData,
    path::Path,
    sync::Arc,
};

/// Plain data for use in a file.
pub trait FileData: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> FileData for T {}

/// A rule book with its files.
pub trait Files: Rules {
    /// A level, checked.
    type Level: LevelFile<Book = Self>;
    /// A complete level, as kept in a replay.
    type Setup: FileData;
    /// The starting point of a script, as in its file.
    type Scene: FileData;
    /// The same, checked.
    type Stage: Clone + Debug + Send + Sync + 'static;
    /// A state of a unit or a piece that a script can look for.
    type State: FileData + Ord;

    /// Hash of the numbers used by the battle in a world.
    fn numbers(world: &World) -> u64;
    /// Reads a level kept in a replay.
    ///
    /// # Errors
    /// All its errors.
    fn level_of(setup: &Self::Setup, file: &str) -> Result<Self::Level, LoadError>;
}

/// A rule book whose files ship with the program.
pub trait Shelved: Files {
    /// Hash of the numbers used by its battles.
    fn shipped_numbers() -> u64;
    /// Reads a level from a file.
    ///
    /// # Errors
    /// If it can't be read, or all its errors.
    fn load(path: &Path) -> Result<(Self::Level, Vec<Note>), LoadError>;
    /// A level built into the program, by its name.
    ///
    /// # Errors
    /// If there is none with that name.
    fn shipped(name: &str) -> Result<(Self::Level, Vec<Note>), LoadError>;
    /// Reads a script from text.
    ///
    /// # Errors
    /// All its errors.
    fn script(file: &str, text: &str) -> Result<Script<Self>, LoadError>;
    /// The report of `monkeys check` on a file of the book.
    ///
    /// # Errors
    /// If the file has errors, or is of a kind that the book doesn't have.
    fn report(kind: Kind, path: &Path) -> Result<Checked, LoadError>;
}

/// A rule book whose files a workshop keeps after reading them.
pub trait Stocked: Shelved {
    /// The contents of an opponent file, checked.
    type Character: Clone + Debug + Send + Sync + 'static;

    /// Reads an opponent from a file.
    ///
    /// # Errors
    /// If it can't be read, or all its errors.
    fn load_persona(path: &Path) -> Result<Self::Character, LoadError>;
    /// An opponent built into the program, by its name.
    ///
    /// # Errors
    /// If there is none with that name.
    fn shipped_persona(name: &str) -> Result<Arc<Self::Character>, LoadError>;
    /// Reads a level from a file, with rosters from this library.
    ///
    /// # Errors
    /// If it can't be read, or all its errors.
    fn load_with(path: &Path, library: &Library) -> Result<Self::Level, LoadError>;
}

/// A level of a book.
pub trait LevelFile: Clone + Debug + Send + Sync + 'static {
    /// The book.
    type Book: Files<Level = Self>;

    /// Its forces, ready to be placed.
    fn muster(&self) -> <Self::Book as Rules>::Muster;
    /// Sets the usual limit of rounds if the level sets none; does nothing in a book whose levels all set one.
    fn limit_rounds(&mut self) {}
    /// All of it, in the form kept in a replay.
    fn setup(&self) -> <Self::Book as Files>::Setup;
}

/// The name of a book in a file, as a bare word. A file of another book can't be read as one of this book.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BookName<B>(PhantomData<B>);

impl<B> Default for BookName<B> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<B: Rules> Serialize for BookName<B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Book", 0, B::BOOK)
    }
}

impl<'de, B: Rules> Deserialize<'de> for BookName<B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Word(name) = Word::deserialize(deserializer)?;
        if name == B::BOOK { Ok(Self::default()) } else { Err(serde::de::Error::unknown_variant(&name, &[])) }
    }
}

/// The book that a text says it belongs to, if it says so before its first syntax error: that one is then reported by
/// the book's own reader.
pub fn book_of(text: &str) -> Option<String> {
    let found = Cell::new(None);
    // Whether the rest can be read doesn't matter here.
    let _ = super::shape::options().from_str_seed(text, Finder(&found));
    found.into_inner()
}

/// Reads the fields of a file one by one, and notes the book.
struct Finder<'a>(&'a Cell<Option<String>>);

/// The fields of a file that matter here.
#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Book,
    #[serde(other)]
    Other,
}

impl<'de> DeserializeSeed<'de> for Finder<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("File", &["book"], self)
    }
}

impl<'de> Visitor<'de> for Finder<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("the fields of a file")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while let Some(field) = fields.next_key()? {
            match field {
                Field::Book => self.0.set(Some(fields.next_value::<Word>()?.0)),
                Field::Other => {
                    fields.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

/// The title that every file has.
#[derive(Deserialize)]
struct Title {
    name: String,
}

/// The title of a text, if it has one.
pub fn title_of(text: &str) -> Option<String> {
    let title: Title = super::shape::options().from_str(text).ok()?;
    Some(title.name)
}
