//! The roster being built, with its file.

use super::Listed;
use crate::input::{TroopsName, TroopsTurn};
use crate::panels::troops::Bench;
use crate::screens::armies::Building;
use std::path::PathBuf;

/// The roster being built.
pub struct Open {
    /// The roster.
    pub building: Box<dyn Building>,
    /// Its file in the player's own folder; `None` if it has never been saved.
    pub file: Option<PathBuf>,
    /// Its name and its text as in its file; `None` if it has to be saved, whatever is in it.
    saved: Option<(String, String)>,
    /// Its present text.
    text: String,
    /// Whether the first step back has warned about unsaved changes.
    warned: bool,
}

impl Open {
    /// A roster with nothing to save.
    pub fn new(building: Box<dyn Building>, file: Option<PathBuf>) -> Self {
        let text = building.text();
        let saved = Some((building.name().to_owned(), text.clone()));
        Self { building, file, saved, text, warned: false }
    }

    /// The same as a roster that isn't saved yet.
    pub fn unsaved(self) -> Self {
        Self { saved: None, file: None, ..self }
    }

    /// What is shown, with the outcome of the last file operation.
    pub fn panel(&self, told: &Option<Result<String, String>>) -> Bench {
        Bench { changed: self.is_changed(), told: told.clone(), ..self.building.panel() }
    }

    /// Whether there is something to save.
    pub fn is_changed(&self) -> bool {
        self.saved.as_ref().is_none_or(|(_, text)| *text != self.text)
    }

    /// Whether its name isn't the one in its file.
    pub fn is_renamed(&self) -> bool {
        self.saved.as_ref().is_none_or(|(name, _)| name != self.building.name())
    }

    /// Records where it has been saved.
    pub fn is_saved(&mut self, file: PathBuf) {
        self.saved = Some((self.building.name().to_owned(), self.text.clone()));
        self.file = Some(file);
        self.warned = false;
    }

    /// Whether the roster may be closed: nothing would be lost, or the player has been warned.
    pub fn may_go(&mut self) -> bool {
        !self.is_changed() || std::mem::replace(&mut self.warned, true)
    }

    /// Takes an action; returns the name that has to be asked for.
    pub fn turn(&mut self, turn: &TroopsTurn, listed: &[Listed]) -> Result<Option<TroopsName>, String> {
        let outcome = self.building.turn(turn, listed);
        self.look_again();
        outcome
    }

    /// Gives something in it a name.
    pub fn call(&mut self, what: TroopsName, name: String) -> Result<(), String> {
        self.building.call(what, name)?;
        self.look_again();
        Ok(())
    }

    /// Undoes one step.
    pub fn undo(&mut self) {
        self.building.undo();
        self.look_again();
    }

    /// Redoes the last undone step.
    pub fn redo(&mut self) {
        self.building.redo();
        self.look_again();
    }

    /// Whether something of it is still going on in the background.
    pub fn follow(&mut self) -> bool {
        self.building.follow()
    }

    fn look_again(&mut self) {
        let text = self.building.text();
        if text != self.text {
            (self.text, self.warned) = (text, false);
        }
    }
}
