//! The report of `monkeys check` on a valid file.

use super::{
    book::Shelved,
    error::{Fault, LoadError, Note},
    file, library, persona,
};
use crate::rules::Book;
use crate::with_book;
use crate::words::Message;
use std::{fmt, path::Path};

/// A valid file: what it is, its cost line by line, notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The file name as given.
    pub file: String,
    /// What it is, in one sentence.
    pub summary: Message,
    /// The cost of its platoons, one bill each.
    pub bills: Vec<String>,
    /// Notes for its author.
    pub notes: Vec<Note>,
}

/// A kind of file of which a book has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `*.level.ron`.
    Level,
    /// `*.roster.ron`.
    Roster,
    /// `*.opponent.ron`.
    Opponent,
    /// `*.campaign.ron`.
    Campaign,
    /// `*.temper.ron`: how a scripted tribe plays on a campaign map.
    Temper,
    /// The book's numbers, in a file named like its folder.
    Profiles,
}

impl Kind {
    /// The kind of a file by its name, and its book if the name says.
    fn of(name: &str) -> Option<(Self, Option<Book>)> {
        // Campaigns belong to the first book, which reports one that names another.
        let first = Some(Book::default());
        let endings = [
            (library::LEVEL, Self::Level, None),
            (library::ROSTER, Self::Roster, None),
            (library::OPPONENT, Self::Opponent, None),
            (library::CAMPAIGN, Self::Campaign, first),
            (library::TEMPER, Self::Temper, first),
        ];
        let ending = endings.into_iter().find(|(ending, ..)| name.ends_with(ending));
        let profiles = || Book::ALL.into_iter().find(|book| name == format!("{}.ron", book.folder()));
        ending.map(|(_, kind, book)| (kind, book)).or_else(|| profiles().map(|book| (Self::Profiles, Some(book))))
    }
}

/// A description of a valid file in one sentence; the bills of its platoons; notes for its author.
pub type Checked = (Message, Vec<String>, Vec<Note>);

/// The same for a file without bills.
pub type Said = (Message, Vec<Note>);

/// How a book checks its files of a kind.
pub type Check = (Kind, fn(&Path) -> Result<Said, LoadError>);

/// Checks a file of a book that has files of these kinds, all without bills.
///
/// # Errors
/// If the file has errors, or is of a kind that the book doesn't have.
pub fn by_kind(book: Book, kind: Kind, path: &Path, checks: &[Check]) -> Result<Checked, LoadError> {
    let Some((_, check)) = checks.iter().find(|(own, _)| *own == kind) else {
        let what = Message::new("data-no-kind").with("book", book.name());
        return Err(LoadError::single(&path.display().to_string(), Fault::whole(what)));
    };
    check(path).map(|(summary, notes)| (summary, Vec::new(), notes))
}

/// Checks a file of any kind, determined by its ending (`.level.ron`, `.roster.ron`, `.opponent.ron`, `.campaign.ron`,
/// `.temper.ron`) or its name (`strengths.ron`, or that of a book).
///
/// # Errors
/// If the file has errors or isn't of a known kind.
pub fn check(path: &Path) -> Result<Report, LoadError> {
    let file = path.display().to_string();
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let (summary, bills, notes) = match Kind::of(&name) {
        Some((kind, book)) => {
            let book = book.unwrap_or_else(|| library::book_of_file(path));
            with_book!(book, B => <B as Shelved>::report(kind, path))?
        }
        None if name == "strengths.ron" => check_strengths(path)?,
        None => return Err(LoadError::single(&file, Fault::whole(Message::new("data-kind")))),
    };
    Ok(Report { file, summary, bills, notes })
}

fn check_strengths(path: &Path) -> Result<Checked, LoadError> {
    let (budgets, notes) = persona::parse_strengths(&path.display().to_string(), &file::read(path)?)?;
    let [all, own] = [true, false].map(|all| budgets.iter().filter(|one| one.book.is_none() == all).count());
    Ok((Message::new("check-strengths").with("count", all).with("own", own), Vec::new(), notes))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.summary.words())?;
        for bill in &self.bills {
            write!(f, "\n{bill}")?;
        }
        for note in &self.notes {
            let note = Message::new("check-note").with("note", note.to_string());
            write!(f, "\n{}", note.words())?;
        }
        Ok(())
    }
}
