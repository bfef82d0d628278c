//! The scripted players of a rule book, as the table seats, asks and explains them. Screens shared by all books know
//! neither their characters nor their orders.

use super::Hands;
use crate::board::Cell;
use crate::data::{error::LoadError, persona::Strength, workshop::Workshop};
use crate::force::Side;
use crate::opponent::seated::{Considered, Seated};
use crate::panels::advice::Advice;
use bevy::prelude::World;
use std::fmt::Debug;

/// How hard an adviser thinks.
pub const ADVISES: Strength = Strength::Careful;

/// A seat taken by a scripted player.
#[derive(Clone, Copy, Debug)]
pub struct Chair<'a> {
    /// The name of its character, in files.
    pub name: &'a str,
    /// How hard it thinks.
    pub strength: Strength,
    /// Which side it plays.
    pub side: Side,
    /// The seed for what it leaves to chance.
    pub seed: u64,
}

/// The name of a character, and how it plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Called {
    /// Its name.
    pub name: String,
    /// How it plays, in a sentence.
    pub about: String,
}

/// The scripted players of a rule book.
pub trait Minds: Debug + Send + Sync {
    /// The names of the characters that may take a seat, the player's own first.
    fn names(&self, workshop: &Workshop) -> Vec<String>;
    /// The default character.
    fn first(&self, workshop: &Workshop) -> Option<String> {
        self.names(workshop).into_iter().next()
    }
    /// The name and description of a character; `None` if it is unknown.
    fn called(&self, name: &str, workshop: &Workshop) -> Option<Called>;
    /// A player for the battle in a world.
    ///
    /// # Errors
    /// If there is no such character, or its file is faulty.
    fn seated(&self, world: &World, workshop: &Workshop, chair: Chair) -> Result<Box<dyn Seated>, LoadError>;
    /// A player updated from the current files; `None` if nothing has changed. `source` is the level that its battle
    /// was started from.
    fn reread(
        &self,
        mind: &dyn Seated,
        workshop: &Workshop,
        chair: Chair,
        source: Option<&str>,
    ) -> Option<Box<dyn Seated>>;
    /// The adviser for people.
    fn adviser(&self, seed: u64) -> Option<Box<dyn Seated>>;

    /// Whether the order that was decided on is the last one given in the battle.
    fn gave_last(&self, world: &World, thought: &Considered) -> bool;
    /// Gives the order that was decided on.
    fn give(&self, world: &mut World, hands: &mut Hands, thought: &Considered);
    /// Shows it on the table as if the player had drafted it.
    fn propose(&self, world: &World, hands: &mut Hands, thought: &Considered);
    /// The cells the thought is about.
    fn cells(&self, world: &World, thought: &Considered) -> Vec<Cell>;
    /// The thought with its pros and cons, in the words of an adviser of this name.
    fn advice(&self, world: &World, name: &str, thought: &Considered) -> String;
    /// The orders of a side's turn with the weightiest reasons for each, as a card.
    fn turn(&self, world: &World, title: String, thoughts: &[&Considered]) -> Advice;
}
