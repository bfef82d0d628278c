//! Battles on a ground of the players' own: what a rule book offers for them, and the level that comes of it.

use super::{
    book::Files,
    error::{Fault, LoadError, Note},
    library::Library,
};
use crate::board::{
    Zone,
    generate::{Recipe, Style},
    terrain::{Ground, Kind},
};
use crate::words::Message;
use std::{io, ops::RangeInclusive, path::Path, sync::Arc};

/// What a battle on a ground of the players' own is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Shown to players.
    pub name: String,
    /// What awaits them, in a sentence.
    pub about: String,
    /// What is fought for: its place in [`Drafts::SCENARIOS`].
    pub scenario: usize,
    /// How the ground is grown, where it isn't drawn.
    pub recipe: Recipe,
    /// The names of the two rosters, without the ending.
    pub rosters: [String; 2],
    /// Platoons per side, in a book that has any: the first ones of each roster.
    pub platoons: u8,
    /// Seed of the dice.
    pub seed: u64,
}

impl Wanted {
    /// A battle of a name on a ground that grows from a recipe, in the first scenario of its book; its dice have the seed of
    /// the ground.
    pub fn quick(name: &str, recipe: &Recipe, rosters: &[String; 2]) -> Self {
        Self {
            name: name.to_owned(),
            about: String::new(),
            scenario: 0,
            recipe: *recipe,
            rosters: rosters.clone(),
            platoons: 1,
            seed: recipe.seed,
        }
    }
}

/// A ground that is drawn already, and its character, where that is known.
pub type Drawn<'a> = (&'a Ground, Option<Style>);

/// What a level says of these.
#[derive(Clone, Debug)]
pub struct Known {
    /// What it is called.
    pub name: String,
    /// Its ground.
    pub ground: Arc<Ground>,
    /// The character of its ground, where it was grown or says so.
    pub style: Option<Style>,
    /// What is fought for: its place in [`Drafts::SCENARIOS`].
    pub scenario: usize,
    /// Rounds or turns of it, where they are limited.
    pub rounds: Option<u16>,
    /// The rosters of both sides, and platoons per side, where its forces are the first ones of a roster each.
    pub forces: Option<([String; 2], u8)>,
    /// Seed of its dice.
    pub seed: u64,
}

/// A roster as it can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    /// What it is called.
    pub name: String,
    /// Its platoons; one where the book has none.
    pub platoons: usize,
}

/// A rule book with battles on grounds of the players' own. One that has none says nothing here.
pub trait Drafts: Files {
    /// What can be fought for, and how it is won, by the names of sentences; none where a book has no such battles.
    const SCENARIOS: &'static [[&'static str; 2]] = &[];
    /// The scenario in which forces find room most easily.
    const ROOMY: usize = 0;
    /// What is fought for where nobody has chosen anything.
    const USUAL: usize = 0;
    /// Columns and rows of a ground for a short battle, a usual one, a long one.
    const SIZES: [(i16, i16); 3] = [(48, 32), (72, 48), (96, 64)];
    /// The rosters of the two sides where nobody has chosen any.
    const ROSTERS: [&'static str; 2] = ["", ""];
    /// Whether its ground has heights.
    const HEIGHTS: bool = false;
    /// Whether its forces are platoons, so that there may be more or fewer.
    const PLATOONS: bool = false;
    /// Whether its levels can be maps of the Tiled editor.
    const MAPS: bool = false;

    /// Kinds of ground, in the order in which grounds number them; the first one is open.
    fn kinds() -> Arc<[Kind]> {
        Arc::default()
    }
    /// The tops that a kind of ground may have, in squares above the soil.
    fn tops(kind: &Kind) -> RangeInclusive<u8> {
        kind.top..=kind.top
    }
    /// The ground that grows from a recipe.
    ///
    /// # Errors
    /// Why none grows.
    fn grow(_recipe: &Recipe) -> Result<Ground, String> {
        Err(none::<Self>().words())
    }
    /// Where both sides set up on a ground of that size.
    fn zones(_scenario: usize, _size: (i16, i16)) -> [Zone; 2] {
        [const { Zone(Vec::new()) }; 2]
    }
    /// Whether one side attacks and the other defends: the first one attacks.
    fn has_attacker(_scenario: usize) -> bool {
        false
    }
    /// The names of all its rosters.
    fn rosters(_library: &Library) -> Vec<String> {
        Vec::new()
    }
    /// A roster by its name; none where there is none, or it is at fault.
    fn roster(_library: &Library, _name: &str) -> Option<Army> {
        None
    }
    /// The level, on a ground that is drawn or grown.
    ///
    /// # Errors
    /// What can't be grown, found or placed.
    fn draft(
        _wanted: &Wanted,
        _drawn: Option<Drawn>,
        _library: &Library,
    ) -> Result<(Self::Level, Vec<Note>), LoadError> {
        Err(undrawn::<Self>())
    }
    /// What is known of a level; none where the book has no such battles.
    fn known(_level: &Self::Level) -> Option<Known> {
        None
    }
    /// A level as a file with its ground drawn, row by row.
    fn text(_level: &Self::Level) -> String {
        String::new()
    }
    /// A level as a file; ground that players may have generated again stays a recipe.
    fn made(level: &Self::Level) -> String {
        Self::text(level)
    }
    /// Reads a level from a file, with its rosters from a library.
    ///
    /// # Errors
    /// Where it can't be read, or all its faults.
    fn read(_path: &Path, _library: &Library) -> Result<Self::Level, LoadError> {
        Err(undrawn::<Self>())
    }
    /// A level that ships with the program, by its name.
    ///
    /// # Errors
    /// Where there is none of that name.
    fn shipped(_name: &str) -> Result<Self::Level, LoadError> {
        Err(undrawn::<Self>())
    }
    /// The file of a level under another name.
    ///
    /// # Errors
    /// Where the text isn't a level.
    fn renamed(_file: &str, _text: &str, _name: &str) -> Result<String, LoadError> {
        Err(undrawn::<Self>())
    }
    /// Writes a level as a map of the Tiled editor.
    ///
    /// # Errors
    /// Where the book has no maps, or it can't be written.
    fn write_map(_level: &Self::Level, _path: &Path) -> io::Result<()> {
        Err(io::Error::other(none::<Self>().words()))
    }
    /// Reads a map of the Tiled editor.
    ///
    /// # Errors
    /// Where the book has no maps, or all faults of this one.
    fn read_map(_path: &Path, _library: &Library) -> Result<Self::Level, LoadError> {
        Err(undrawn::<Self>())
    }
}

/// The scenarios of a book by the names that the command line has for them, in their order.
pub fn scenarios<B: Drafts>() -> impl Iterator<Item = &'static str> {
    B::SCENARIOS.iter().map(|[name, _]| name.rsplit('-').next().unwrap_or(name))
}

/// What is known of a level.
///
/// # Errors
/// Where its book has no such battles.
pub fn known<B: Drafts>(level: &B::Level) -> Result<Known, LoadError> {
    B::known(level).ok_or_else(undrawn::<B>)
}

/// What a book says that is asked for a battle on a ground that it can't take.
pub(super) fn undrawn<B: Files>() -> LoadError {
    LoadError::single(B::BOOK, Fault::whole(none::<B>()))
}

/// Why a book that has no such battles has none.
fn none<B: Files>() -> Message {
    Message::new("data-no-own-ground").with("book", B::BOOK)
}
