//! What the page of the troops needs from a book: how its rosters are listed, and how one is built.

use super::troops::{Listed, page::Page};
use crate::data::error::LoadError;
use crate::input::{TroopsName, TroopsTurn};
use crate::panels::{
    Why,
    troops::{Bench, Part},
};
use crate::rules::Book;

/// The rosters of a book.
pub trait Armies: Sync {
    /// The book.
    fn book(&self) -> Book;

    /// What the list shows of a roster.
    ///
    /// # Errors
    /// If the text isn't a roster.
    fn look(&self, file: &str, text: &str) -> Result<Look, LoadError>;

    /// A roster to build on, whatever is wrong with its members.
    ///
    /// # Errors
    /// If the text isn't a roster.
    fn open(&self, file: &str, text: &str) -> Result<Box<dyn Building>, LoadError>;

    /// A roster with nobody in it.
    fn fresh(&self, name: &str) -> Box<dyn Building>;

    /// The text of a roster's file with another name for the roster. Nothing else in it changes.
    ///
    /// # Errors
    /// If the text isn't a roster.
    fn renamed(&self, file: &str, text: &str, name: &str) -> Result<String, LoadError>;
}

/// A roster as the list shows it.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// Its name.
    pub name: String,
    /// What it is like to play.
    pub about: String,
    /// How large it is, in one line.
    pub size: String,
    /// What it consists of.
    pub bill: Vec<Part>,
    /// What is wrong with it.
    pub faults: Vec<Why>,
}

/// A roster being built.
pub trait Building: Send + Sync {
    /// Its name.
    fn name(&self) -> &str;

    /// The text of its file.
    fn text(&self) -> String;

    /// Whether something is wrong with it.
    fn is_faulty(&self) -> bool;

    /// What is shown of it, except for what the page knows about its file.
    fn panel(&self) -> Bench;

    /// Takes an action, if it has such a one; returns the name that has to be asked for. `listed` are the rosters that
    /// it can be compared with.
    ///
    /// # Errors
    /// Why nothing came of it.
    fn turn(&mut self, turn: &TroopsTurn, listed: &[Listed]) -> Result<Option<TroopsName>, String>;

    /// Undoes one step.
    fn undo(&mut self);

    /// Redoes the last undone step.
    fn redo(&mut self);

    /// The present name of something in it, or its description; `None` if there is no such thing.
    fn called(&self, what: TroopsName) -> Option<String>;

    /// The heading of the card that asks for such a name, and what to know about it.
    fn asked(&self, what: TroopsName) -> (String, String);

    /// Gives something in it a name.
    ///
    /// # Errors
    /// Why it can't have that name.
    fn call(&mut self, what: TroopsName, name: String) -> Result<(), String>;

    /// The page to print.
    fn page(&self) -> Page;

    /// Stops what it does in the background.
    fn stop(&mut self) {}

    /// Whether something of it is still going on in the background.
    fn follow(&mut self) -> bool {
        false
    }
}
