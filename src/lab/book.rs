//! What a rule book provides to the lab: its counts, and how a board of a plan is laid out.

use super::{
    count::{Counting, Counts, Marks},
    figures::Figures,
    fixture::Point,
    pace,
    plan::{Named, Plan},
};
use crate::board::{Grid, terrain::Ground};
use crate::data::{
    Fault, LoadError,
    book::{LevelFile, Shelved},
    library, shape,
    workshop::Workshop,
};
use crate::engine::{Choices, Fact, Rules};
use crate::opponent::book::Mind;
use crate::rules::Book;
use std::{
    fmt::Debug,
    sync::{Arc, Mutex, PoisonError},
};

/// A rule book whose battles are counted.
pub trait Counted: Mind {
    /// Its counts.
    const COUNTING: &'static Counting;
    /// A personality for random play: any will do.
    const ANYONE: &'static str;

    /// What a variant of a plan needs: its numbers, and the files it names.
    type Kit: Clone + Debug + Send + Sync;
    /// A count in progress.
    type Ledger;

    /// What a variant of a plan needs; anything wrong with it is added to the errors.
    fn kit(plan: &Plan, variant: u8, faults: &mut Vec<Fault>) -> Self::Kit;
    /// A personality, shipped or from a file.
    ///
    /// # Errors
    /// If there is none, or its file has errors.
    fn persona(name: &str, text: Option<&str>) -> Result<Arc<Self::Persona>, LoadError>;
    /// A board of a point, with contender A as its first side and as its second. The ground of a point with a density
    /// is determined by the seed.
    ///
    /// # Errors
    /// If there is no room for the armies on it, or a file has errors.
    fn lay_out(kit: &Self::Kit, plan: &Plan, point: Point, seed: u64) -> Result<[Self::Level; 2], LoadError>;
    /// The ground of a level.
    fn ground(level: &Self::Level) -> Arc<Ground>;
    /// Levels to choose from, own ones first with everything they name.
    fn levels_asked(_: &Workshop) -> Vec<Named> {
        Vec::new()
    }
    /// Rosters to choose from, own ones with their text.
    fn rosters_asked(_: &Workshop) -> Vec<Named> {
        Vec::new()
    }
    /// Platoons of a roster; none if it can't be read, or the book has none.
    fn platoons(_: &Named) -> Option<usize> {
        None
    }
    /// The starting points of the battles on both.
    fn musters(levels: &[Self::Level; 2]) -> [Self::Muster; 2] {
        levels.each_ref().map(LevelFile::muster)
    }
    /// The figures of a level's board, if it has ground to measure.
    fn figures(_level: &Self::Level) -> Option<Figures> {
        None
    }

    /// The questions of an open window: how many are asked at once, and how many of them have only one answer.
    fn questions(choices: &Choices<Self>) -> (u32, u32) {
        pace::one(choices)
    }
    /// A count of a battle that has been mustered but not started.
    fn open(view: <Self as Rules>::View<'_>) -> Self::Ledger;
    /// The totals of a battle's facts, and its final state.
    fn close(ledger: Self::Ledger, facts: &[Fact], view: <Self as Rules>::View<'_>) -> Account;
    /// Whether the last round was over when a battle ended.
    fn is_full_time(view: <Self as Rules>::View<'_>) -> bool {
        let tempo = Self::tempo(view);
        tempo.rounds.is_some_and(|limit| tempo.round > limit)
    }
}

/// The levels of a book, own ones first with everything they name.
pub fn shelved<B: Shelved>(workshop: &Workshop) -> Vec<Named> {
    let own = workshop.levels_of(B::BOOK).filter_map(|(_, path)| {
        let (level, _) = B::load(path).ok()?;
        Some(Named { name: path.display().to_string(), text: Some(shape::line(&level.setup())) })
    });
    let shipped = Book::of(B::BOOK).map_or_else(Vec::new, library::levels_of);
    own.chain(shipped.iter().map(|name| Named::shipped(name))).collect()
}

/// The totals of one battle's facts.
#[derive(Clone, Debug)]
pub struct Account {
    /// By side.
    pub counts: [Counts; 2],
    /// By cell of the board.
    pub cells: Grid<Marks>,
    /// Rounds begun.
    pub rounds: u16,
}

/// Books that aren't among the program's.
static ADMITTED: Mutex<Vec<&'static Counting>> = Mutex::new(Vec::new());

/// Lets runs of another book be read and reported; the program's own are known.
pub fn admit(counting: &'static Counting) {
    let mut admitted = ADMITTED.lock().unwrap_or_else(PoisonError::into_inner);
    if super::ours(counting.book).is_none() && admitted.iter().all(|known| known.book != counting.book) {
        admitted.push(counting);
    }
}

/// The counts of a book; none if the lab doesn't know it.
pub fn counting(book: &str) -> Option<&'static Counting> {
    let admitted =
        || ADMITTED.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().find(|one| one.book == book);
    super::ours(book).or_else(admitted)
}

/// The same for the default book of plans.
pub fn usual() -> &'static Counting {
    super::ours(super::plan::USUAL).expect("the first book is counted")
}

impl Plan {
    /// The counts of its battles. A plan for a book that the lab doesn't know is an error.
    pub fn counting(&self) -> &'static Counting {
        counting(&self.book).unwrap_or_else(usual)
    }

    /// The rosters of contenders A and B, if it has any.
    pub fn forces(&self) -> [Named; 2] {
        self.rosters.clone().unwrap_or_else(|| self.counting().rosters.map(Named::shipped))
    }
}
