//! The players' own grounds, for any book: the contents of its [`Drafts`] as an object.

use crate::board::{
    generate::Recipe,
    terrain::{Ground, Kind},
};
use crate::data::{
    drafts::{Army, Drafts, Drawn, Known, Optional, Wanted, known},
    error::LoadError,
    library::{self, Library},
    places::Places,
};
use crate::rules::Book;
use crate::words::word;
use std::{fmt, io, marker::PhantomData, ops::RangeInclusive, path::Path, sync::Arc};

/// A rule book that supports battles on the players' own grounds.
pub trait Grounds: fmt::Debug + Send + Sync {
    /// The scenarios and how each is won, as word ids.
    fn scenarios(&self) -> &'static [[&'static str; 2]];
    /// The default scenario.
    fn usual_scenario(&self) -> usize;
    /// The scenario in which forces fit most easily.
    fn roomy_scenario(&self) -> usize;
    /// Columns and rows of a ground for a short, a normal and a long battle.
    fn sizes(&self) -> [(i16, i16); 3];
    /// The default rosters of the two sides.
    fn usual_rosters(&self) -> [&'static str; 2];
    /// Whether its ground has height levels.
    fn has_heights(&self) -> bool;
    /// Whether its forces consist of platoons.
    fn has_platoons(&self) -> bool;
    /// Whether its levels can be maps of the Tiled editor.
    fn has_maps(&self) -> bool;
    /// Whether rosters can replace the forces of its levels.
    fn takes_troops(&self) -> bool;
    /// The rules that players choose for a battle.
    fn options(&self) -> &'static [Optional];
    /// Which of them are on if nobody chooses.
    fn usual_options(&self) -> Vec<bool>;
    /// Kinds of ground, in the order in which grounds number them.
    fn kinds(&self) -> Arc<[Kind]>;
    /// The heights that a kind of ground may have, in squares above the soil.
    fn tops(&self, kind: &Kind) -> RangeInclusive<u8>;
    /// The ground that grows from a recipe, if any.
    fn grow(&self, recipe: &Recipe) -> Option<Ground>;
    /// The scenario's own places on a ground.
    fn places(&self, scenario: usize, ground: &Ground) -> Places;
    /// Whether the first side attacks and the second defends.
    fn has_attacker(&self, scenario: usize) -> bool;
    /// The names of all rosters.
    fn rosters(&self, library: &Library) -> Vec<String>;
    /// A roster by its name; `None` if there is none or it is faulty.
    fn roster(&self, library: &Library, name: &str) -> Option<Army>;
    /// The text of the level file, with its ground drawn.
    ///
    /// # Errors
    /// If something can't be grown, found or placed.
    fn text(&self, wanted: &Wanted, drawn: Option<Drawn>, library: &Library) -> Result<String, LoadError>;
    /// Writes the level as a map of the Tiled editor.
    ///
    /// # Errors
    /// If something can't be grown, found, placed or written.
    fn write_map(
        &self,
        made: (&Wanted, Option<Drawn>),
        library: &Library,
        path: &Path,
    ) -> Result<io::Result<()>, LoadError>;
    /// The contents of a level or map file.
    ///
    /// # Errors
    /// If it can't be read; otherwise all its faults.
    fn read(&self, path: &Path, library: &Library) -> Result<Known, LoadError>;
    /// What a level has, and the level made on its ground hasn't: in words for players. The level is in a file, or
    /// ships with the program under its name. Empty if one of them can't be read or made.
    fn lost(&self, from: (Option<&Path>, &str), made: (&Wanted, Option<Drawn>), library: &Library) -> Vec<String>;
    /// The names of the levels that ship with the program.
    fn shelf(&self) -> Vec<String>;
    /// The same for a level that ships with the program, by its name.
    ///
    /// # Errors
    /// If there is none of that name.
    fn shipped(&self, name: &str) -> Result<Known, LoadError>;
    /// The level's file text under another name.
    ///
    /// # Errors
    /// If the text isn't a level.
    fn renamed(&self, file: &str, text: &str, name: &str) -> Result<String, LoadError>;
}

/// The grounds of a book.
pub struct Of<B>(PhantomData<B>);

impl<B> Of<B> {
    /// The instance.
    pub const NEW: Self = Self(PhantomData);
}

impl<B> fmt::Debug for Of<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Grounds")
    }
}

/// Whether a file is a map of the Tiled editor.
pub fn is_map(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("tmx"))
}

/// The level in a file, which may be a map of the Tiled editor.
fn read<B: Drafts>(path: &Path, library: &Library) -> Result<B::Level, LoadError> {
    if is_map(path) { B::read_map(path, library) } else { B::read(path, library) }
}

impl<B: Drafts> Grounds for Of<B> {
    fn scenarios(&self) -> &'static [[&'static str; 2]] {
        B::SCENARIOS
    }

    fn usual_scenario(&self) -> usize {
        B::USUAL
    }

    fn roomy_scenario(&self) -> usize {
        B::ROOMY
    }

    fn sizes(&self) -> [(i16, i16); 3] {
        B::SIZES
    }

    fn usual_rosters(&self) -> [&'static str; 2] {
        B::ROSTERS
    }

    fn has_heights(&self) -> bool {
        B::HEIGHTS
    }

    fn has_platoons(&self) -> bool {
        B::PLATOONS
    }

    fn has_maps(&self) -> bool {
        B::MAPS
    }

    fn takes_troops(&self) -> bool {
        B::TROOPS
    }

    fn options(&self) -> &'static [Optional] {
        B::OPTIONS
    }

    fn usual_options(&self) -> Vec<bool> {
        B::usual_options()
    }

    fn kinds(&self) -> Arc<[Kind]> {
        B::kinds()
    }

    fn tops(&self, kind: &Kind) -> RangeInclusive<u8> {
        B::tops(kind)
    }

    fn grow(&self, recipe: &Recipe) -> Option<Ground> {
        B::grow(recipe).ok()
    }

    fn places(&self, scenario: usize, ground: &Ground) -> Places {
        B::places(scenario, ground)
    }

    fn has_attacker(&self, scenario: usize) -> bool {
        B::has_attacker(scenario)
    }

    fn rosters(&self, library: &Library) -> Vec<String> {
        B::rosters(library)
    }

    fn roster(&self, library: &Library, name: &str) -> Option<Army> {
        B::roster(library, name)
    }

    fn text(&self, wanted: &Wanted, drawn: Option<Drawn>, library: &Library) -> Result<String, LoadError> {
        B::draft(wanted, drawn, library).map(|(level, _)| B::text(&level))
    }

    fn write_map(
        &self,
        (wanted, drawn): (&Wanted, Option<Drawn>),
        library: &Library,
        path: &Path,
    ) -> Result<io::Result<()>, LoadError> {
        B::draft(wanted, drawn, library).map(|(level, _)| B::write_map(&level, path))
    }

    fn read(&self, path: &Path, library: &Library) -> Result<Known, LoadError> {
        known::<B>(&read::<B>(path, library)?)
    }

    fn lost(
        &self,
        (path, name): (Option<&Path>, &str),
        (wanted, drawn): (&Wanted, Option<Drawn>),
        library: &Library,
    ) -> Vec<String> {
        let level = path.map_or_else(|| B::shipped(name), |path| read::<B>(path, library));
        let (Ok(level), Ok((made, _))) = (level, B::draft(wanted, drawn, library)) else { return Vec::new() };
        B::lost(&level, &made).into_iter().map(word).collect()
    }

    fn shelf(&self) -> Vec<String> {
        Book::of(B::BOOK).map_or_else(Vec::new, library::levels_of)
    }

    fn shipped(&self, name: &str) -> Result<Known, LoadError> {
        known::<B>(&B::shipped(name)?)
    }

    fn renamed(&self, file: &str, text: &str, name: &str) -> Result<String, LoadError> {
        B::renamed(file, text, name)
    }
}
