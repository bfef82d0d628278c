//! Rosters that are lists of members, each of a kind and with a name, and their edits.

use super::{Breach, Edited};
use crate::data::{
    error::LoadError,
    file_name,
    findings::Findings,
    raw::Book,
    rename::{self, Titled},
    shape,
};

/// Most members that are read from a file. A roster may have far fewer, so anything left out would be an error anyway.
const READ: usize = 64;

/// A roster being edited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Its name.
    pub name: String,
    /// What it is like to play.
    pub about: String,
    /// What its members may cost in total; none in a book where they cost nothing.
    pub points: Option<u32>,
    /// Its members in order.
    pub members: Vec<Member>,
}

/// A member of a roster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// Its kind, by name in the profiles.
    pub kind: String,
    /// Shown to players.
    pub name: String,
    /// The name of its first leader, if it has been given one.
    pub leader: Option<String>,
}

/// One manual edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The roster's name.
    Name(String),
    /// What it is like to play.
    About(String),
    /// What its members may cost in total.
    Points(u32),
    /// Adds a member at the end.
    Add(Member),
    /// Replaces a member.
    Change(usize, Member),
    /// Moves a member to another place in the list.
    Move(usize, usize),
    /// A member goes.
    Drop(usize),
    /// Several edits at once, in order.
    Several(Vec<Edit>),
}

/// The file of a roster that is a list of members.
pub trait Listed: Titled {
    /// Its book.
    const BOOK: Book;

    /// The file of a roster.
    fn of(draft: &Draft) -> Self;

    /// The roster in the file.
    fn draft(self) -> Draft;

    /// Checks what is in the file.
    fn check(&self, findings: &mut Findings);
}

impl Draft {
    /// Reads a roster from the text of its file, whatever is wrong with its members.
    ///
    /// # Errors
    /// Its first syntax error.
    pub fn parse<L: Listed>(file: &str, text: &str) -> Result<Self, LoadError> {
        let mut draft = shape::parse_of::<L>(L::BOOK, file, text)?.draft();
        draft.members.truncate(READ);
        Ok(draft)
    }

    /// The text of its file.
    pub fn text<L: Listed>(&self) -> String {
        L::of(self).text()
    }

    /// The text of a roster's file with another name for the roster. Nothing else in it changes, and comments are kept.
    ///
    /// # Errors
    /// If it isn't a roster.
    pub fn text_renamed<L: Listed>(file: &str, text: &str, name: &str) -> Result<String, LoadError> {
        rename::renamed::<L>(file, text, name)
    }

    /// Its errors and notes, found in the same way as those of its file.
    pub fn breaches<L: Listed>(&self) -> (Vec<Breach>, Vec<Breach>) {
        let mut findings = Findings::default();
        L::of(self).check(&mut findings);
        Breach::all(findings)
    }

    /// This name, or the first with a number that no member has.
    pub fn free_name(&self, name: &str) -> String {
        let is_free = |name: &str| self.members.iter().all(|one| one.name != name);
        file_name::free(name, |number| format!("{name} {number}"), is_free)
    }

    fn apply(&mut self, edit: Edit) -> Option<()> {
        let members = &mut self.members;
        match edit {
            Edit::Name(name) => self.name = name,
            Edit::About(about) => self.about = about,
            Edit::Points(points) => self.points = Some(points),
            Edit::Add(member) => members.push(member),
            Edit::Change(place, member) => *members.get_mut(place)? = member,
            Edit::Move(from, to) if from.max(to) < members.len() => {
                let member = members.remove(from);
                members.insert(to, member);
            }
            Edit::Drop(place) if place < members.len() => drop(members.remove(place)),
            Edit::Move(..) | Edit::Drop(_) => return None,
            Edit::Several(edits) => edits.into_iter().try_for_each(|edit| self.apply(edit))?,
        }
        Some(())
    }
}

impl Edited for Draft {
    type Edit = Edit;

    fn with(&self, edit: &Edit) -> Option<Self> {
        let mut after = self.clone();
        after.apply(edit.clone()).map(|()| after)
    }
}
