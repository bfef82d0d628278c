//! What a rule book has in files: levels, what a replay keeps of them, scripts.

use super::{
    error::{LoadError, Note},
    library::Library,
    report::{Checked, Kind},
    script::{Script, Word},
};
use crate::engine::Rules;
use bevy_ecs::world::World;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned};
use std::{fmt::Debug, marker::PhantomData, path::Path, sync::Arc};

/// Plain data that stands in a file.
pub trait FileData: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> FileData for T {}

/// A rule book with its files.
pub trait Files: Rules {
    /// A level, checked.
    type Level: LevelFile<Book = Self>;
    /// A level whole, as a replay keeps it.
    type Setup: FileData;
    /// What a script begins from, as its file has it.
    type Scene: FileData;
    /// The same, checked.
    type Stage: Clone + Debug + Send + Sync + 'static;
    /// A state of a unit or a piece that a script can look for.
    type State: FileData + Ord;

    /// Hash of the numbers that the battle in a world is played with.
    fn numbers(world: &World) -> u64;
    /// Reads a level that a replay keeps.
    ///
    /// # Errors
    /// All its faults.
    fn level_of(setup: &Self::Setup, file: &str) -> Result<Self::Level, LoadError>;
}

/// A rule book whose files ship with the program.
pub trait Shelved: Files {
    /// Hash of the numbers that its battles are played with.
    fn shipped_numbers() -> u64;
    /// Reads a level from a file.
    ///
    /// # Errors
    /// Where it can't be read, or all its faults.
    fn load(path: &Path) -> Result<(Self::Level, Vec<Note>), LoadError>;
    /// A level that was built into the program, by its name.
    ///
    /// # Errors
    /// Where there is none of that name.
    fn shipped(name: &str) -> Result<(Self::Level, Vec<Note>), LoadError>;
    /// Reads a script from text.
    ///
    /// # Errors
    /// All its faults.
    fn script(file: &str, text: &str) -> Result<Script<Self>, LoadError>;
    /// What `monkeys check` says about a file of the book.
    ///
    /// # Errors
    /// Where the file is at fault, or of a kind that the book has none of.
    fn report(kind: Kind, path: &Path) -> Result<Checked, LoadError>;
}

/// A rule book of which a workshop keeps the files of its own read.
pub trait Stocked: Shelved {
    /// What a file says of an opponent, checked.
    type Character: Clone + Debug + Send + Sync + 'static;

    /// Reads an opponent from a file.
    ///
    /// # Errors
    /// Where it can't be read, or all its faults.
    fn load_persona(path: &Path) -> Result<Self::Character, LoadError>;
    /// An opponent that was built into the program, by its name.
    ///
    /// # Errors
    /// Where there is none of that name.
    fn shipped_persona(name: &str) -> Result<Arc<Self::Character>, LoadError>;
    /// Reads a level from a file, with rosters from this library.
    ///
    /// # Errors
    /// Where it can't be read, or all its faults.
    fn load_with(path: &Path, library: &Library) -> Result<Self::Level, LoadError>;
}

/// A level of a book.
pub trait LevelFile: Clone + Debug + Send + Sync + 'static {
    /// The book.
    type Book: Files<Level = Self>;

    /// Its forces, ready to be placed.
    fn muster(&self) -> <Self::Book as Rules>::Muster;
    /// Sets the usual limit of rounds where the level sets none; a book whose levels all set one leaves them alone.
    fn limit_rounds(&mut self) {}
    /// All of it, as a replay keeps it.
    fn setup(&self) -> <Self::Book as Files>::Setup;
}

/// The name of a book in a file, as a bare word. A file of another book can't be read as one of this.
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

/// The beginning of every file of a battle.
#[derive(Deserialize)]
struct Head {
    book: Word,
}

/// The book that a text says it belongs to, if it says so.
pub fn book_of(text: &str) -> Option<String> {
    let head: Head = super::shape::options().from_str(text).ok()?;
    Some(head.book.0)
}

/// What every file calls itself.
#[derive(Deserialize)]
struct Title {
    name: String,
}

/// The name that a text gives itself, if it does.
pub fn title_of(text: &str) -> Option<String> {
    let title: Title = super::shape::options().from_str(text).ok()?;
    Some(title.name)
}
