//! Rosters that are being built by hand: every edit, what it costs, and which rules it breaks (1.9 to 1.14).
//!
//! A draft may be at fault, as long as it is being built. Its errors are those that the check of its file finds.

mod audit;
mod edit;
mod fill;
mod history;
mod look;
mod place;
mod worth;

pub use super::roster::raw::Mount;
pub use audit::{Audit, Breach};
pub use edit::{Edit, Kit, Wagon};
pub use history::History;
pub use look::{Soldier, Unit};
pub use place::{Primate, Squad};
pub use worth::{Spent, Worth};

use super::roster::{raw, write};
use crate::data::{error::LoadError, raw::Book, shape};

/// Primates that a line of a file is unfolded to at most. A squad has far fewer, so that what is left out is at fault
/// either way.
const UNFOLDED: u32 = 20;

/// A roster as it is being built. Each primate has a line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft(raw::Roster);

impl Draft {
    /// A roster of one platoon with nobody in it.
    pub fn new(name: &str, platoon: &str) -> Self {
        let platoons = vec![raw::Platoon { name: platoon.to_owned(), command: None, squads: Vec::new() }];
        let (format, book, scrap) = (shape::FORMAT, Book::Monkeys, raw::scrap());
        Self(raw::Roster { format, book, name: name.to_owned(), about: String::new(), scrap, platoons })
    }

    /// Reads a roster from the text of its file, whatever is wrong with what it buys.
    ///
    /// # Errors
    /// Its first fault of shape.
    pub fn parse(file: &str, text: &str) -> Result<Self, LoadError> {
        let mut raw: raw::Roster = shape::parse_of(Book::Monkeys, file, text)?;
        each_list(&mut raw, unfold);
        Ok(Self(raw))
    }

    /// The text of its file. Neighbors that are alike share a line.
    pub fn text(&self) -> String {
        let mut raw = self.0.clone();
        each_list(&mut raw, fold);
        write::text(&raw)
    }

    /// What it is called.
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
