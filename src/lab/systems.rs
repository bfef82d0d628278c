//! Rule books side by side: the same question to each, on grounds with the same densities and seeds.

use super::{
    Failure, Results, Tally,
    folder::BATTLES,
    plan::{Grown, Plan, Terrain},
    subject::Subject,
};
use crate::rules::Book;
use crate::words::Message;
use std::path::{Path, PathBuf};

/// One book's answer to the question.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The name of the book.
    pub name: String,
    /// Its plan.
    pub plan: Plan,
    /// Its curves.
    pub tally: Tally,
}

/// The question for a book, with the requested densities, grounds, battles and seed: on the book's standard table, with
/// its default forces, under its default leader on both sides.
pub fn question(subject: &dyn Subject, asked: &Plan) -> Plan {
    let counting = subject.counting();
    let ground = match &asked.terrain {
        Terrain::Grown(grown) => *grown,
        Terrain::Level(_) => Grown::default(),
    };
    Plan {
        book: counting.book.to_owned(),
        terrain: Terrain::Grown(Grown { size: counting.table, ..ground }),
        opponents: [subject.leader(), subject.leader()],
        boards: asked.boards,
        battles: asked.battles,
        seed: asked.seed,
        until_width: asked.until_width,
        ..Plan::default()
    }
}

/// The folder of a book's run in the folder of a comparison.
pub fn folder_of(folder: &Path, book: Book) -> PathBuf {
    folder.join(book.folder())
}

/// Whether a folder contains a comparison rather than a single run.
pub fn is_comparison(folder: &Path) -> bool {
    !folder.join(BATTLES).exists() && Book::ALL.iter().any(|book| folder_of(folder, *book).join(BATTLES).exists())
}

/// The finished runs of a comparison, in the order of the books.
///
/// # Errors
/// If there is none, or one of them is truncated or damaged.
pub fn read(folder: &Path) -> Result<Vec<Answer>, Failure> {
    let there = Book::ALL.into_iter().filter(|book| folder_of(folder, *book).join(BATTLES).exists());
    let answers = there.map(|book| {
        let Results { stamp, tally, .. } = Results::read(&folder_of(folder, book))?;
        Ok(Answer { name: stamp.plan.counting().book_title(), plan: stamp.plan, tally })
    });
    let answers = answers.collect::<Result<Vec<Answer>, Failure>>()?;
    if answers.is_empty() {
        let what = Message::new("lab-no-comparison").with("path", folder.display().to_string());
        return Err(Failure::said(what));
    }
    Ok(answers)
}
