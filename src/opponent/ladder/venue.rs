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

/// One place to play at.
#[derive(Clone, Debug)]
pub struct Venue<B: Mind> {
    /// Its name.
    pub name: String,
    /// The starting point of its battles, and the standing orders of both sides, if it has any.
    pub level: B::Level,
    /// The same, ready to be mustered repeatedly.
    pub muster: B::Muster,
}

impl<B: Mind> Venue<B> {
    /// A place for the battle of a level.
    pub fn new(name: String, level: B::Level) -> Self {
        Self { name, muster: level.muster(), level }
    }

    /// The scenario played there, as called in files.
    pub fn scenario(&self) -> &'static str {
        B::scenario(&self.level)
    }
}

/// Seed of the first generated table; each further one has the next.
const SEED: u64 = 100;

/// The places of a book: every shipped level, then its standard board and forces on ground with these densities and
/// styles, with rotational symmetry.
///
/// # Errors
/// A level with errors, or ground without room for the forces.
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
