//! Finds rosters and levels: beside the file that names them, and among those built into the program.

use super::{book, error::LoadError, file, file_name::is_sensible};
use crate::rules::Book;
use include_dir::{Dir, include_dir};
use std::{
    path::{Path, PathBuf},
    sync::OnceLock,
};

static ROSTERS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/rosters");
static LEVELS: Dir = include_dir!("$CARGO_MANIFEST_DIR/levels");
static OPPONENTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/opponents");
static CAMPAIGNS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/campaigns");
static TEMPERS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/tempers");
static LESSONS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/lessons");

/// The folder of sparring partners, among the personalities.
const SPARRING: &str = "sparring";
/// The ending of a campaign's file name.
pub const CAMPAIGN: &str = ".campaign.ron";
/// The ending of a temper's file name.
pub const TEMPER: &str = ".temper.ron";
/// The ending of a lesson's file name.
pub const LESSON: &str = ".lesson.ron";
/// The ending of a roster's file name.
pub const ROSTER: &str = ".roster.ron";
/// The ending of a level's file name.
pub const LEVEL: &str = ".level.ron";
/// The ending of a personality's file name.
pub const OPPONENT: &str = ".opponent.ron";

/// Where to look for the files named by a level.
#[derive(Clone, Debug, Default)]
pub struct Library {
    folders: Vec<PathBuf>,
    /// Rosters available as text, by name.
    rosters: Vec<(String, String)>,
}

impl Library {
    /// For a level file: the files next to it, those in `../assets/rosters` from there, then the shipped ones.
    pub fn beside(level: &Path) -> Self {
        let folder = level.parent().map(Path::to_path_buf).unwrap_or_default();
        let shipped = folder.join("../assets/rosters");
        Self { folders: vec![folder, shipped], ..Self::default() }
    }

    /// The files in these folders, then the shipped ones.
    pub fn of(folders: Vec<PathBuf>) -> Self {
        Self { folders, ..Self::default() }
    }

    /// The same, followed by the files in further folders.
    #[must_use]
    pub fn and(mut self, folders: &[PathBuf]) -> Self {
        self.folders.extend_from_slice(folders);
        self
    }

    /// Only what is built into the program.
    pub fn shipped() -> Self {
        Self::default()
    }

    /// The same with a roster available as text, which takes precedence over all files with that name.
    pub fn holding(mut self, name: &str, text: &str) -> Self {
        self.rosters.push((name.to_owned(), text.to_owned()));
        self
    }

    /// The file and the text of a roster of any book by its name, without the extension; none if there is none.
    ///
    /// # Errors
    /// If there is one and it can't be read.
    pub fn roster_text(&self, name: &str) -> Result<Option<(String, String)>, LoadError> {
        if !is_sensible(name) {
            return Ok(None);
        }
        let file = format!("{name}{ROSTER}");
        if let Some((_, text)) = self.rosters.iter().find(|(held, _)| held == name) {
            return Ok(Some((file, text.clone())));
        }
        let found = self.folders.iter().map(|folder| folder.join(&file)).find(|path| path.is_file());
        match found {
            Some(path) => Ok(Some((path.display().to_string(), file::read(&path)?))),
            None => Ok(text(&ROSTERS, &file).map(|text| (file, text.to_owned()))),
        }
    }

    /// The names of all rosters of the first book, in order.
    pub fn rosters(&self) -> Vec<String> {
        self.rosters_of(Book::default())
    }

    /// The names of all rosters of a book, in order.
    pub fn rosters_of(&self, book: Book) -> Vec<String> {
        static SHELF: OnceLock<Shelf> = OnceLock::new();
        let mut all = names_on(SHELF.get_or_init(|| shelf(&ROSTERS, ROSTER)), book);
        let own = |folder: &PathBuf| {
            let is_of = |name: &String| is_file_of(book, &folder.join(format!("{name}{ROSTER}")));
            names_in(folder, ROSTER).into_iter().filter(is_of).collect::<Vec<_>>()
        };
        all.extend(self.folders.iter().flat_map(own));
        all.sort();
        all.dedup();
        all
    }
}

/// The names of all shipped levels of the first book, in order, without the extension.
pub fn levels() -> Vec<String> {
    levels_of(Book::default())
}

/// The names of all shipped levels of a book, in order, without the extension.
pub fn levels_of(book: Book) -> Vec<String> {
    static SHELF: OnceLock<Shelf> = OnceLock::new();
    names_on(SHELF.get_or_init(|| shelf(&LEVELS, LEVEL)), book)
}

/// The book of a text that is a level or a roster. A text that doesn't name a playable book counts as the default
/// book's, whose reader says what is wrong with it.
pub fn book_of(text: &str) -> Book {
    book::book_of(text).and_then(|name| Book::of(&name)).unwrap_or_default()
}

/// The book of a file. A file that can't be read counts as the default book's, whose reader says why.
pub fn book_of_file(path: &Path) -> Book {
    file::read(path).map_or(Book::FIRST, |text| book_of(&text))
}

/// Whether a file belongs to a book.
pub fn is_file_of(book: Book, path: &Path) -> bool {
    book_of_file(path) == book
}

/// The text of a shipped roster by its name, without the extension.
pub fn roster(name: &str) -> Option<&'static str> {
    text(&ROSTERS, &format!("{name}{ROSTER}"))
}

/// The text of a shipped level by its name, without the extension.
pub fn level(name: &str) -> Option<&'static str> {
    text(&LEVELS, &format!("{name}{LEVEL}"))
}

/// The names of all shipped campaigns, in order, without the extension.
pub fn campaigns() -> Vec<String> {
    names(&CAMPAIGNS, CAMPAIGN)
}

/// The text of a shipped campaign by its name, without the extension.
pub fn campaign(name: &str) -> Option<&'static str> {
    text(&CAMPAIGNS, &format!("{name}{CAMPAIGN}"))
}

/// The names of all shipped tempers of scripted tribes, in order, without the extension.
pub fn tempers() -> Vec<String> {
    names(&TEMPERS, TEMPER)
}

/// The text of a shipped temper by its name, without the extension.
pub fn temper(name: &str) -> Option<&'static str> {
    text(&TEMPERS, &format!("{name}{TEMPER}"))
}

/// The names of all shipped personalities of opponents, in order, without the extension.
pub fn opponents() -> Vec<String> {
    names(&OPPONENTS, OPPONENT)
}

/// The names of all shipped sparring partners, in order, without the extension: personalities against which the others
/// are tested.
pub fn sparring() -> Vec<String> {
    OPPONENTS.get_dir(SPARRING).map_or_else(Vec::new, |folder| names(folder, OPPONENT))
}

/// The text of a shipped personality or sparring partner by its name, without the extension.
pub fn opponent(name: &str) -> Option<&'static str> {
    let file = format!("{name}{OPPONENT}");
    text(&OPPONENTS, &file).or_else(|| text(&OPPONENTS, &format!("{SPARRING}/{file}")))
}

/// The names of all shipped opponent personalities of a book, in order, without the extension. Those of the first book
/// are in the folder of opponents itself, those of other books in a subfolder with the book's name.
pub fn opponents_of(book: Book) -> Vec<String> {
    match book.shelf() {
        None => opponents(),
        Some(folder) => OPPONENTS.get_dir(folder).map_or_else(Vec::new, |folder| names(folder, OPPONENT)),
    }
}

/// The text of a shipped opponent personality of a book by its name, without the extension.
pub fn opponent_of(book: Book, name: &str) -> Option<&'static str> {
    match book.shelf() {
        None => opponent(name),
        Some(folder) => text(&OPPONENTS, &format!("{folder}/{name}{OPPONENT}")),
    }
}

/// The names of all shipped lessons, book by book, without the extension.
pub fn lessons() -> Vec<String> {
    Book::ALL.into_iter().flat_map(lessons_of).collect()
}

/// The names of the shipped lessons of a book, in order, without the extension.
pub fn lessons_of(book: Book) -> Vec<String> {
    shelf(&LESSONS, LESSON).into_iter().filter(|(_, of)| *of == book).map(|(name, _)| name).collect()
}

/// The text of a shipped lesson by its name, without the extension.
pub fn lesson(name: &str) -> Option<&'static str> {
    text(&LESSONS, &format!("{name}{LESSON}"))
}

fn text(folder: &'static Dir, file: &str) -> Option<&'static str> {
    folder.get_file(file)?.contents_utf8()
}

fn names(folder: &'static Dir, ending: &str) -> Vec<String> {
    let name = |file: &include_dir::File| Some(file.path().file_name()?.to_str()?.strip_suffix(ending)?.to_owned());
    let mut names: Vec<String> = folder.files().filter_map(name).collect();
    names.sort();
    names
}

/// The files of a folder by name, each with its book.
type Shelf = Vec<(String, Book)>;

fn shelf(folder: &'static Dir, ending: &str) -> Shelf {
    let book = |name: &String| text(folder, &format!("{name}{ending}")).map_or(Book::default(), book_of);
    names(folder, ending).into_iter().map(|name| (name.clone(), book(&name))).collect()
}

/// The names of those that belong to a book.
fn names_on(shelf: &Shelf, book: Book) -> Vec<String> {
    shelf.iter().filter(|(_, known)| *known == book).map(|(name, _)| name.clone()).collect()
}

/// The names of the files in a folder that have this ending, in order; empty if there is no such folder.
pub fn names_in(folder: &Path, ending: &str) -> Vec<String> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let name = |file: std::fs::DirEntry| Some(file.file_name().to_str()?.strip_suffix(ending)?.to_owned());
    let mut names: Vec<String> = files.filter_map(name).filter(|name| is_sensible(name)).collect();
    names.sort();
    names
}
