//! The scripted players of a rule book, as the table seats, asks and explains them. Screens that all books share know
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

/// A seat that a scripted player takes.
#[derive(Clone, Copy, Debug)]
pub struct Chair<'a> {
    /// The name of its character, in files.
    pub name: &'a str,
    /// How hard it thinks.
    pub strength: Strength,
    /// Which side it plays.
    pub side: Side,
    /// What it leaves to chance follows from this.
    pub seed: u64,
}

/// What a character is called, and how it plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Called {
    /// Its name.
    pub name: String,
    /// How it plays, in a sentence.
    pub about: String,
}

/// The scripted players of a rule book.
pub trait Minds: Debug + Send + Sync {
    /// The names of the characters that may take a seat, own ones first.
    fn names(&self, workshop: &Workshop) -> Vec<String>;
    /// The character that people meet first.
    fn first(&self, workshop: &Workshop) -> Option<String> {
        self.names(workshop).into_iter().next()
    }
    /// What a character is called; none where there is none of that name.
    fn called(&self, name: &str, workshop: &Workshop) -> Option<Called>;
    /// A player for the battle in a world.
    ///
    /// # Errors
    /// Where there is no such character, or its file is at fault.
    fn seated(&self, world: &World, workshop: &Workshop, chair: Chair) -> Result<Box<dyn Seated>, LoadError>;
    /// A player as the files have it now; none where they say nothing new. `source` is the level that its battle was begun
    /// from.
    fn reread(
        &self,
        mind: &dyn Seated,
        workshop: &Workshop,
        chair: Chair,
        source: Option<&str>,
    ) -> Option<Box<dyn Seated>>;
    /// Who advises people.
    fn adviser(&self, seed: u64) -> Option<Box<dyn Seated>>;

    /// Gives the order that was thought of.
    fn give(&self, world: &mut World, hands: &mut Hands, thought: &Considered);
    /// Lays it on the table as if the hands had drafted it.
    fn propose(&self, world: &World, hands: &mut Hands, thought: &Considered);
    /// The cells that it is about.
    fn cells(&self, world: &World, thought: &Considered) -> Vec<Cell>;
    /// It with what speaks for and against it, as an adviser of this name says it.
    fn advice(&self, world: &World, name: &str, thought: &Considered) -> String;
    /// The orders of a side's turn with what weighed most in each, as a card.
    fn turn(&self, world: &World, title: String, thoughts: &[&Considered]) -> Advice;
}
