//! The tables of the ladder.

use crate::board::generate::{Recipe, Style, Symmetry};
use crate::data::{
    LoadError,
    book::LevelFile,
    drafts::{Drafts, Wanted},
    library::{self, Library},
};
use crate::opponent::book::Mind;
use crate::rules::Book;

/// One place to fight at.
#[derive(Clone, Debug)]
pub struct Venue<B: Mind> {
    /// What it is called.
    pub name: String,
    /// What its battles start from, and the standing orders of both sides, if it has any.
    pub level: B::Level,
    /// The same, ready to be mustered again and again.
    pub muster: B::Muster,
}

impl<B: Mind> Venue<B> {
    /// A place where the battle of a level is fought.
    pub fn new(name: String, level: B::Level) -> Self {
        Self { name, muster: level.muster(), level }
    }

    /// The scenario that is fought there, as files call it.
    pub fn scenario(&self) -> &'static str {
        B::scenario(&self.level)
    }
}

/// Seed of the first grown table; each further one has the next.
const SEED: u64 = 100;

/// The places of a book: every level that it ships, then its usual board and forces on ground of these densities and styles,
/// the same for both sides after half a turn.
///
/// # Errors
/// A level at fault, or ground on which the forces find no room.
pub fn shipped_and_grown<B: Mind + Drafts>(grown: &[(u8, Style)]) -> Result<Vec<Venue<B>>, LoadError> {
    let names = Book::of(B::BOOK).map_or_else(Vec::new, library::levels_of);
    let shipped = names.into_iter().map(|name| Ok(Venue::new(name.clone(), <B as Drafts>::shipped(&name)?)));
    let rosters = B::ROSTERS.map(str::to_owned);
    let grown = (SEED..).zip(grown).map(|(seed, (density, style))| {
        let (size, density, style, symmetry) = (B::SIZES[1], *density, *style, Symmetry::Rotated);
        let recipe = Recipe { size, density, style, symmetry, seed, ..Recipe::default() };
        let name = format!("{style:?} {density} %");
        let (level, _) = B::draft(&Wanted::quick(&name, &recipe, &rosters), None, &Library::shipped())?;
        Ok(Venue::new(name, level))
    });
    shipped.chain(grown).collect()
}
