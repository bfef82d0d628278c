//! What a rule book says there: what its battles are counted by, and how a board of a plan is laid out.

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
    /// What they are counted by.
    const COUNTING: &'static Counting;
    /// The character that chance plays under: any will do.
    const ANYONE: &'static str;

    /// What a variant of a plan is played with: its numbers, and the files that it names.
    type Kit: Clone + Debug + Send + Sync;
    /// A count under way.
    type Ledger;

    /// What a variant of a plan is played with; what is wrong with it is added to the faults.
    fn kit(plan: &Plan, variant: u8, faults: &mut Vec<Fault>) -> Self::Kit;
    /// A character, shipped or from a file.
    ///
    /// # Errors
    /// Where there is none, or its file is at fault.
    fn persona(name: &str, text: Option<&str>) -> Result<Arc<Self::Persona>, LoadError>;
    /// A board of a point, with contender A as its first side and as its second. The ground of a point with a density
    /// follows from the seed.
    ///
    /// # Errors
    /// Where the armies have no room on it, or a file is at fault.
    fn lay_out(kit: &Self::Kit, plan: &Plan, point: Point, seed: u64) -> Result<[Self::Level; 2], LoadError>;
    /// The ground of a level.
    fn ground(level: &Self::Level) -> Arc<Ground>;
    /// Levels that can be asked about, own ones first with all that they name.
    fn levels_asked(_: &Workshop) -> Vec<Named> {
        Vec::new()
    }
    /// Rosters that can be asked about, own ones with their text.
    fn rosters_asked(_: &Workshop) -> Vec<Named> {
        Vec::new()
    }
    /// Platoons of a roster; none where it can't be read, and of a book that has none.
    fn platoons(_: &Named) -> Option<usize> {
        None
    }
    /// What the battles on both start from.
    fn musters(levels: &[Self::Level; 2]) -> [Self::Muster; 2] {
        levels.each_ref().map(LevelFile::muster)
    }
    /// The figures of a level's board, where there is ground to be measured.
    fn figures(_level: &Self::Level) -> Option<Figures> {
        None
    }

    /// The questions of an open window: how many are asked at once, and how many of them have a single answer.
    fn questions(choices: &Choices<Self>) -> (u32, u32) {
        pace::one(choices)
    }
    /// A count of a battle that has been mustered and not yet begun.
    fn open(view: <Self as Rules>::View<'_>) -> Self::Ledger;
    /// What the facts of a battle come to, and its last state.
    fn close(ledger: Self::Ledger, facts: &[Fact], view: <Self as Rules>::View<'_>) -> Account;
    /// Whether the last round was over when a battle ended.
    fn is_full_time(view: <Self as Rules>::View<'_>) -> bool {
        let tempo = Self::tempo(view);
        tempo.rounds.is_some_and(|limit| tempo.round > limit)
    }
}

/// The levels of a book of the program, own ones first with all that they name.
pub fn shelved<B: Shelved>(workshop: &Workshop) -> Vec<Named> {
    let own = workshop.levels_of(B::BOOK).filter_map(|(_, path)| {
        let (level, _) = B::load(path).ok()?;
        Some(Named { name: path.display().to_string(), text: Some(shape::line(&level.setup())) })
    });
    let shipped = Book::of(B::BOOK).map_or_else(Vec::new, library::levels_of);
    own.chain(shipped.iter().map(|name| Named::shipped(name))).collect()
}

/// What the facts of one battle come to.
#[derive(Clone, Debug)]
pub struct Account {
    /// By side.
    pub counts: [Counts; 2],
    /// By cell of the board.
    pub cells: Grid<Marks>,
    /// Rounds begun.
    pub rounds: u16,
}

/// Books that are none of the program's.
static ADMITTED: Mutex<Vec<&'static Counting>> = Mutex::new(Vec::new());

/// Lets runs of another book be read and reported: those of the program are known.
pub fn admit(counting: &'static Counting) {
    let mut admitted = ADMITTED.lock().unwrap_or_else(PoisonError::into_inner);
    if super::ours(counting.book).is_none() && admitted.iter().all(|known| known.book != counting.book) {
        admitted.push(counting);
    }
}

/// What battles of a book are counted by; none where the lab doesn't know it.
pub fn counting(book: &str) -> Option<&'static Counting> {
    let admitted =
        || ADMITTED.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().find(|one| one.book == book);
    super::ours(book).or_else(admitted)
}

/// The same of the book of those plans that name none.
pub fn usual() -> &'static Counting {
    super::ours(super::plan::USUAL).expect("the first book is counted")
}

impl Plan {
    /// What its battles are counted by. A plan of a book that the lab doesn't know is at fault.
    pub fn counting(&self) -> &'static Counting {
        counting(&self.book).unwrap_or_else(usual)
    }

    /// The rosters of contender A and contender B, where it has any.
    pub fn forces(&self) -> [Named; 2] {
        self.rosters.clone().unwrap_or_else(|| self.counting().rosters.map(Named::shipped))
    }
}
