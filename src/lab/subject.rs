//! A rule book as a subject of questions: only the book itself knows its levels, boards and battles.

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

/// The name in plans of a player that chooses at random among all legal orders.
pub const CHANCE: &str = "chance";

/// Strengths that are fast enough for thousands of battles.
const STRENGTHS: [Strength; 2] = [Strength::Quick, Strength::Careful];

/// A rule book that can be the subject of questions.
pub trait Subject: Debug + Send + Sync {
    /// The counts of its battles.
    fn counting(&self) -> &'static Counting;
    /// Levels to choose from, own ones first.
    fn levels(&self, workshop: &Workshop) -> Vec<Named>;
    /// Rosters to choose from.
    fn rosters(&self, workshop: &Workshop) -> Vec<Named>;
    /// Players to choose from: chance, then each personality in the strengths that are fast enough.
    fn players(&self) -> Vec<String>;
    /// The default leader: not chance, but the first personality at the first strength.
    fn leader(&self) -> Named {
        let players = self.players();
        Named::shipped(players.get(1).or(players.first()).map_or(CHANCE, String::as_str))
    }
    /// Platoons of a roster; none if the book has none, or it can't be read.
    fn platoons(&self, roster: &Named) -> Option<usize>;
    /// Carries out a plan in a folder, or continues it there.
    ///
    /// # Errors
    /// A problem with the plan, a folder or the disk.
    fn carry_out(&self, plan: Plan, folder: &Path, work: Work, watch: Watch) -> Result<Outcome, Failure>;
    /// The ground of a board of a plan.
    ///
    /// # Errors
    /// A plan with errors, or no ground with room for its armies.
    fn ground(&self, plan: Plan, point: Point, board: u32) -> Result<Arc<Ground>, LoadError>;
    /// The battle with this number in a run, played again, as a file that the window can open.
    ///
    /// # Errors
    /// A table that can't be read, that has no such row, or that was made by another version of the game.
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
