//! A rule book as questions are asked about it, whichever it is: only the book knows its levels, boards and battles.

use super::{
    Failure, Plan, Point,
    again::again,
    book::Counted,
    count::Counting,
    experiment::Experiment,
    plan::Named,
    run::{self, Outcome, Watch, Work},
};
use crate::board::terrain::Ground;
use crate::data::{LoadError, persona::Strength, workshop::Workshop};
use crate::rules::Book;
use crate::with_book;
use std::{
    fmt::{self, Debug},
    marker::PhantomData,
    path::Path,
    sync::Arc,
};

/// The name in plans of a player who chooses by chance among all that is allowed.
pub const CHANCE: &str = "chance";

/// Strengths that are quick enough for thousands of battles.
const STRENGTHS: [Strength; 2] = [Strength::Quick, Strength::Careful];

/// A rule book that can be asked about.
pub trait Subject: Debug + Send + Sync {
    /// What its battles are counted by.
    fn counting(&self) -> &'static Counting;
    /// Levels that can be asked about, own ones first.
    fn levels(&self, workshop: &Workshop) -> Vec<Named>;
    /// Rosters that can be asked about.
    fn rosters(&self, workshop: &Workshop) -> Vec<Named>;
    /// Players that can be asked about: chance, then each character in the strengths that are quick enough.
    fn players(&self) -> Vec<String>;
    /// Who leads where nobody is named: not chance, but the first character, at the first strength.
    fn leader(&self) -> Named {
        let players = self.players();
        Named::shipped(players.get(1).or(players.first()).map_or(CHANCE, String::as_str))
    }
    /// Platoons of a roster; none of a book that has none, or where it can't be read.
    fn platoons(&self, roster: &Named) -> Option<usize>;
    /// Carries out a plan in a folder, or goes on with it there.
    ///
    /// # Errors
    /// A plan, folder or disk at fault.
    fn carry_out(&self, plan: Plan, folder: &Path, work: Work, watch: Watch) -> Result<Outcome, Failure>;
    /// The ground of a board of a plan.
    ///
    /// # Errors
    /// A plan at fault, or no ground with room for its armies.
    fn ground(&self, plan: Plan, point: Point, board: u32) -> Result<Arc<Ground>, LoadError>;
    /// The battle of that number in a run, played again, as a file that the window opens.
    ///
    /// # Errors
    /// A table that can't be read, that has no such row, or that another version of the game made.
    fn replay(&self, table: &Path, index: u64) -> Result<String, Failure>;
}

/// A book of the program as a subject.
pub fn of(book: Book) -> &'static dyn Subject {
    with_book!(book, B => const { &Of::<B>::NEW as &dyn Subject })
}

/// A book as a subject.
pub struct Of<B>(PhantomData<B>);

impl<B> Of<B> {
    /// It.
    pub const NEW: Self = Self(PhantomData);
}

impl<B> Debug for Of<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Subject")
    }
}

impl<B: Counted> Subject for Of<B> {
    fn counting(&self) -> &'static Counting {
        B::COUNTING
    }

    fn levels(&self, workshop: &Workshop) -> Vec<Named> {
        B::levels_asked(workshop)
    }

    fn rosters(&self, workshop: &Workshop) -> Vec<Named> {
        B::rosters_asked(workshop)
    }

    fn players(&self) -> Vec<String> {
        let characters = B::characters();
        let each = STRENGTHS.iter().flat_map(|strength| characters.iter().map(move |name| (name, strength.key())));
        std::iter::once(CHANCE.to_owned()).chain(each.map(|(name, strength)| format!("{name}:{strength}"))).collect()
    }

    fn platoons(&self, roster: &Named) -> Option<usize> {
        B::platoons(roster)
    }

    fn carry_out(&self, plan: Plan, folder: &Path, work: Work, watch: Watch) -> Result<Outcome, Failure> {
        run::run(&Experiment::<B>::of(plan)?, folder, work, watch)
    }

    fn ground(&self, plan: Plan, point: Point, board: u32) -> Result<Arc<Ground>, LoadError> {
        let board = Experiment::<B>::of(plan)?.board(point, board)?;
        Ok(B::ground(&board.levels[0]))
    }

    fn replay(&self, table: &Path, index: u64) -> Result<String, Failure> {
        Ok(again::<B>(table, index)?.replay.text())
    }
}
