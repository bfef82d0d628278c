//! Editing rosters: every edit, its cost, and the rules it breaks (1.9 to 1.14).
//!
//! A draft may have errors while it is being edited; they are the ones found by the check of its file.

mod audit;
mod edit;
mod fill;
mod look;
mod place;
mod worth;

pub use super::roster::raw::Mount;
pub use crate::data::troops::Breach;
pub use audit::Audit;
pub use edit::{Edit, Kit, Wagon};
pub use look::{Soldier, Unit};
pub use place::{Primate, Squad};
pub use worth::{Spent, Worth};

use super::roster::{raw, write};
use crate::data::{error::LoadError, raw::Book, rename, shape};

/// Most primates that a line of a file is expanded to. Squads are far smaller, so anything left out would be an error
/// anyway.
const UNFOLDED: u32 = 20;

/// A roster with its state before each edit.
pub type History = crate::data::troops::History<Draft>;

/// A roster being edited. Each primate has a line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft(raw::Roster);

impl Draft {
    /// A roster of one platoon with nobody in it.
    pub fn new(name: &str, platoon: &str) -> Self {
        let platoons = vec![raw::Platoon { name: platoon.to_owned(), command: None, squads: Vec::new() }];
        let (format, book, scrap) = (shape::FORMAT, Book::Monkeys, raw::scrap());
        Self(raw::Roster { format, book, name: name.to_owned(), about: String::new(), scrap, platoons })
    }

    /// Reads a roster from the text of its file, whatever is wrong with its purchases.
    ///
    /// # Errors
    /// Its first syntax error.
    pub fn parse(file: &str, text: &str) -> Result<Self, LoadError> {
        let mut raw: raw::Roster = shape::parse_of(Book::Monkeys, file, text)?;
        each_list(&mut raw, unfold);
        Ok(Self(raw))
    }

    /// The text of its file. Equal neighbors share a line.
    pub fn text(&self) -> String {
        let mut raw = self.0.clone();
        each_list(&mut raw, fold);
        write::text(&raw)
    }

    /// The text of a roster's file with another name for the roster. Nothing else in it changes, and comments are kept.
    ///
    /// # Errors
    /// If it isn't a roster.
    pub fn text_renamed(file: &str, text: &str, name: &str) -> Result<String, LoadError> {
        rename::renamed::<raw::Roster>(file, text, name)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// How many platoons it has.
    pub fn platoons(&self) -> usize {
        self.0.platoons.len()
    }
}

/// Changes each list of primates of squads and fireteams.
fn each_list(raw: &mut raw::Roster, change: fn(&mut Vec<raw::Member>)) {
    for platoon in &mut raw.platoons {
        platoon.squads.iter_mut().for_each(|squad| change(&mut squad.members));
        let teams = platoon.command.iter_mut().flat_map(|command| &mut command.teams);
        teams.for_each(|team| change(&mut team.members));
    }
}

fn unfold(members: &mut Vec<raw::Member>) {
    let line = |line: raw::Member| {
        let count = line.count.clamp(1, UNFOLDED) as usize;
        std::iter::repeat_n(raw::Member { count: 1, ..line }, count)
    };
    *members = std::mem::take(members).into_iter().flat_map(line).collect();
}

fn fold(members: &mut Vec<raw::Member>) {
    let alike = |a: &raw::Member, b: &raw::Member| a == b && a.name.is_none() && !a.corporal;
    let line = |same: &[raw::Member]| raw::Member { count: same.len() as u32, ..same[0].clone() };
    *members = members.chunk_by(alike).map(line).collect();
}
