//! A workshop: folders with a designer's own levels, rosters and personalities. They are added to the shipped ones, and
//! a file with the name of a shipped one replaces it.

use super::{
    book::{Files, Shelved, Stocked, book_of},
    error::LoadError,
    file,
    library::{self, Library},
};
use crate::rules::{Book, First};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// A level of the first book, and an opponent of it.
type Level = <First as Files>::Level;
type Persona = <First as Stocked>::Character;

/// Own files as most recently read.
#[derive(Clone, Debug, Default)]
pub struct Workshop {
    folders: Vec<PathBuf>,
    levels: Vec<Own<Level>>,
    opponents: Vec<Own<Arc<Persona>>>,
    /// The locations of levels and personalities of the other books, which read them themselves.
    others: Vec<Other>,
}

/// A file of a book other than the first.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Other {
    book: String,
    ending: &'static str,
    /// The file's name without its extension.
    name: String,
    path: PathBuf,
}

/// A file of the workshop.
#[derive(Clone, Debug)]
struct Own<T> {
    /// The file's name without its extension.
    name: String,
    read: Result<T, LoadError>,
}

impl Workshop {
    /// Reads all levels and personalities in these folders; if several have the same name, the first one counts.
    pub fn read(folders: Vec<PathBuf>) -> Self {
        let levels = read_all(&folders, library::LEVEL, |path| First::load_with(path, &library_of(path, &folders)));
        let opponents = read_all(&folders, library::OPPONENT, |path| First::load_persona(path).map(Arc::new));
        let others =
            [library::LEVEL, library::OPPONENT].into_iter().flat_map(|ending| others(&folders, ending)).collect();
        Self { folders, levels, opponents, others }
    }

    /// Its folders, in order of precedence.
    pub fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    /// Where to look for rosters.
    pub fn library(&self) -> Library {
        Library::of(self.folders.clone())
    }

    /// What a level or a map in one of the player's files finds: rosters next to it, then those of the workshop.
    pub fn library_of(&self, path: &Path) -> Library {
        library_of(path, &self.folders)
    }

    /// The names of all playable levels, own ones first.
    pub fn levels(&self) -> Vec<String> {
        names(&self.levels, library::levels())
    }

    /// The names of all personalities, own ones first.
    pub fn opponents(&self) -> Vec<String> {
        names(&self.opponents, library::opponents())
    }

    /// A level by its name.
    ///
    /// # Errors
    /// The errors of your own file, or that no file has that name.
    pub fn level(&self, name: &str) -> Result<Level, LoadError> {
        let own = self.levels.iter().find(|own| own.name == name);
        own.map_or_else(|| First::shipped(name).map(|(level, _)| level), |own| own.read.clone())
    }

    /// A personality by its name.
    ///
    /// # Errors
    /// The errors of your own file, or that no file has that name.
    pub fn opponent(&self, name: &str) -> Result<Arc<Persona>, LoadError> {
        let own = self.opponents.iter().find(|own| own.name == name);
        own.map_or_else(|| First::shipped_persona(name), |own| own.read.clone())
    }

    /// Own levels of a book other than the first: their names and locations.
    pub fn levels_of(&self, book: &str) -> impl Iterator<Item = (&str, &Path)> {
        self.others_of(book, library::LEVEL)
    }

    /// The names of own personalities of a book other than the first.
    pub fn opponents_of(&self, book: &str) -> Vec<String> {
        self.others_of(book, library::OPPONENT).map(|(name, _)| name.to_owned()).collect()
    }

    /// The text of an own personality of a book other than the first; none if there is none with that name.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn opponent_of(&self, book: &str, name: &str) -> Result<Option<String>, LoadError> {
        let own = self.others_of(book, library::OPPONENT).find(|(own, _)| *own == name);
        own.map(|(_, path)| file::read(path)).transpose()
    }

    fn others_of(&self, book: &str, ending: &'static str) -> impl Iterator<Item = (&str, &Path)> {
        let of = move |other: &&Other| other.book == book && other.ending == ending;
        self.others.iter().filter(of).map(|other| (other.name.as_str(), other.path.as_path()))
    }

    /// Whether a level is one of the workshop's own.
    pub fn is_own(&self, level: &str) -> bool {
        self.levels.iter().any(|own| own.name == level)
    }

    /// The errors in its files.
    pub fn faults(&self) -> Vec<&LoadError> {
        let levels = self.levels.iter().filter_map(|own| own.read.as_ref().err());
        levels.chain(self.opponents.iter().filter_map(|own| own.read.as_ref().err())).collect()
    }

    /// Whether a path means a file of the workshop.
    pub fn is_part(path: &Path) -> bool {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        [library::LEVEL, library::ROSTER, library::OPPONENT].iter().any(|ending| name.ends_with(ending))
    }
}

fn library_of(path: &Path, folders: &[PathBuf]) -> Library {
    Library::beside(path).and(folders)
}

fn read_all<T>(folders: &[PathBuf], ending: &str, read: impl Fn(&Path) -> Result<T, LoadError>) -> Vec<Own<T>> {
    let mut all: Vec<Own<T>> = Vec::new();
    for folder in folders {
        for name in library::names_in(folder, ending) {
            let path = folder.join(format!("{name}{ending}"));
            if all.iter().all(|own| own.name != name) && library::is_file_of(Book::FIRST, &path) {
                let read = read(&path);
                all.push(Own { name, read });
            }
        }
    }
    all
}

/// Files with an ending that belong to a book other than the first; if several have the same name, the first one
/// counts.
fn others(folders: &[PathBuf], ending: &'static str) -> Vec<Other> {
    let mut all: Vec<Other> = Vec::new();
    for folder in folders {
        for name in library::names_in(folder, ending) {
            let path = folder.join(format!("{name}{ending}"));
            let book = file::read(&path).ok().and_then(|text| book_of(&text));
            let Some(book) = book.filter(|_| !library::is_file_of(Book::FIRST, &path)) else { continue };
            if all.iter().all(|other| (other.book.as_str(), other.name.as_str()) != (book.as_str(), name.as_str())) {
                all.push(Other { book, ending, name, path });
            }
        }
    }
    all
}

fn names<T>(own: &[Own<T>], shipped: Vec<String>) -> Vec<String> {
    let good = own.iter().filter(|own| own.read.is_ok()).map(|own| own.name.clone());
    let others = shipped.into_iter().filter(|name| own.iter().all(|own| own.name != *name));
    good.chain(others).collect()
}
