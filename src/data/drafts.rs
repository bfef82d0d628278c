//! Battles on the players' own ground: what a rule book offers for them, and the resulting level.

use super::{
    book::Files,
    error::{Fault, LoadError, Note},
    library::Library,
    places::Places,
};
use crate::board::{
    Zone,
    generate::{Recipe, Style},
    terrain::{Ground, Kind},
};
use crate::words::{Message, say, word};
use std::{io, ops::RangeInclusive, path::Path, sync::Arc};

/// The choices for a battle on the players' own ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Shown to players.
    pub name: String,
    /// A one-sentence description for players.
    pub about: String,
    /// The scenario, as an index in [`Drafts::SCENARIOS`].
    pub scenario: usize,
    /// The recipe of the ground, if it isn't drawn.
    pub recipe: Recipe,
    /// The names of the two rosters, without the extension.
    pub rosters: [String; 2],
    /// Platoons per side, in a book that has any: the first ones of each roster.
    pub platoons: u8,
    /// Its places, if they aren't the scenario's own.
    pub places: Option<Places>,
    /// Which of the book's optional rules are on; empty for those that it turns on itself.
    pub options: Vec<bool>,
    /// Seed of the dice.
    pub seed: u64,
}

impl Wanted {
    /// A battle with a name on ground generated from a recipe, in its book's first scenario; its dice use the seed of
    /// the ground.
    pub fn quick(name: &str, recipe: &Recipe, rosters: &[String; 2]) -> Self {
        Self {
            name: name.to_owned(),
            about: String::new(),
            scenario: 0,
            recipe: *recipe,
            rosters: rosters.clone(),
            platoons: 1,
            places: None,
            options: Vec::new(),
            seed: recipe.seed,
        }
    }
}

/// An already drawn ground, and its style, if known.
pub type Drawn<'a> = (&'a Ground, Option<Style>);

/// What a level says about these choices.
#[derive(Clone, Debug)]
pub struct Known {
    /// Its name.
    pub name: String,
    /// Its ground.
    pub ground: Arc<Ground>,
    /// The style of its ground, if it was generated or says so.
    pub style: Option<Style>,
    /// The scenario, as an index in [`Drafts::SCENARIOS`].
    pub scenario: usize,
    /// Its rounds or turns, if they are limited.
    pub rounds: Option<u16>,
    /// The rosters of both sides, and platoons per side, if its forces are the first ones of one roster each.
    pub forces: Option<([String; 2], u8)>,
    /// Its places, if they aren't the scenario's own.
    pub places: Option<Places>,
    /// Which of the book's optional rules are on.
    pub options: Vec<bool>,
    /// Seed of its dice.
    pub seed: u64,
}

/// A roster to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    /// Its name.
    pub name: String,
    /// Its platoons; one if the book has none.
    pub platoons: usize,
}

/// A rule that players may turn on or off for a battle, or read in one of two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Optional {
    /// Its name in files.
    pub name: &'static str,
    /// The rule in the book.
    pub rule: &'static str,
    /// The name of its text; its explanation has the same name with `-about`.
    pub word: &'static str,
    /// The names of the texts for off and on.
    pub values: [&'static str; 2],
    /// The name of the text for a battle in which it isn't as the book has it.
    pub played: &'static str,
}

/// A rule book with battles on the players' own ground. A book without them uses the defaults.
pub trait Drafts: Files {
    /// The scenarios and how they are won, by the names of texts; empty if a book has no such battles.
    const SCENARIOS: &'static [[&'static str; 2]] = &[];
    /// The scenario with the most room for forces.
    const ROOMY: usize = 0;
    /// The default scenario.
    const USUAL: usize = 0;
    /// Columns and rows of a ground for a short, a usual, and a long battle.
    const SIZES: [(i16, i16); 3] = [(48, 32), (72, 48), (96, 64)];
    /// The default rosters of the two sides.
    const ROSTERS: [&'static str; 2] = ["", ""];
    /// Whether its ground has heights.
    const HEIGHTS: bool = false;
    /// Whether its forces are platoons, so that their number can be chosen.
    const PLATOONS: bool = false;
    /// Whether its levels can be maps of the Tiled editor.
    const MAPS: bool = false;
    /// Whether rosters can replace the forces of its levels.
    const TROOPS: bool = false;
    /// The rules that players choose for a battle.
    const OPTIONS: &'static [Optional] = &[];

    /// Kinds of ground, in the order in which grounds number them; the first one is open ground.
    fn kinds() -> Arc<[Kind]> {
        Arc::default()
    }
    /// The tops allowed for a kind of ground, in squares above the soil.
    fn tops(kind: &Kind) -> RangeInclusive<u8> {
        kind.top..=kind.top
    }
    /// The ground generated from a recipe.
    ///
    /// # Errors
    /// Why it can't be generated.
    fn grow(_recipe: &Recipe) -> Result<Ground, String> {
        Err(none::<Self>().words())
    }
    /// Where both sides set up on a ground of this size.
    fn zones(_scenario: usize, _size: (i16, i16)) -> [Zone; 2] {
        [const { Zone(Vec::new()) }; 2]
    }
    /// What the sides fight for on a ground, if levels have a field for it: where the scenario puts it.
    fn goals(_scenario: usize, _ground: &Ground) -> Vec<Zone> {
        Vec::new()
    }
    /// The scenario's own places on a ground.
    fn places(scenario: usize, ground: &Ground) -> Places {
        Places::on(ground, &Self::zones(scenario, ground.size()), &Self::goals(scenario, ground))
    }
    /// Whether one side attacks and the other defends; the first one attacks.
    fn has_attacker(_scenario: usize) -> bool {
        false
    }
    /// The names of all its rosters.
    fn rosters(_library: &Library) -> Vec<String> {
        Vec::new()
    }
    /// A roster by its name; none if it doesn't exist or has errors.
    fn roster(_library: &Library, _name: &str) -> Option<Army> {
        None
    }
    /// A level with rosters in place of the forces of those sides for which one is named.
    ///
    /// # Errors
    /// If the book has none for its levels, or a roster can't be found or fielded there.
    fn with_troops(
        _level: &Self::Level,
        _rosters: [Option<&str>; 2],
        _library: &Library,
    ) -> Result<Self::Level, LoadError> {
        Err(LoadError::single(Self::BOOK, Fault::whole(Message::new("data-no-troops").with("book", Self::BOOK))))
    }
    /// The names of what each side of a level leaves out of the roster that it names.
    fn left_out(_level: &Self::Level, _library: &Library) -> [Vec<String>; 2] {
        Default::default()
    }
    /// The level, on drawn or generated ground.
    ///
    /// # Errors
    /// What can't be generated, found or placed.
    fn draft(
        _wanted: &Wanted,
        _drawn: Option<Drawn>,
        _library: &Library,
    ) -> Result<(Self::Level, Vec<Note>), LoadError> {
        Err(undrawn::<Self>())
    }
    /// Which of the optional rules the book has on, in their order.
    fn usual_options() -> Vec<bool> {
        Vec::new()
    }
    /// Which of the optional rules are on in a level, in their order.
    fn options(_level: &Self::Level) -> Vec<bool> {
        Vec::new()
    }
    /// The level with these of the optional rules on.
    fn with_options(level: Self::Level, _on: &[bool]) -> Self::Level {
        level
    }
    /// What is known of a level; none if the book has no such battles.
    fn known(_level: &Self::Level) -> Option<Known> {
        None
    }
    /// The names of texts for what a level has, and the level made on its ground hasn't. Its description isn't among
    /// them: it is about the ground, and is written again.
    fn lost(_level: &Self::Level, _made: &Self::Level) -> Vec<&'static str> {
        Vec::new()
    }
    /// A level as a file with its ground drawn, row by row.
    fn text(_level: &Self::Level) -> String {
        String::new()
    }
    /// A level as a file; ground that players may have generated again is kept as a recipe.
    fn made(level: &Self::Level) -> String {
        Self::text(level)
    }
    /// Reads a level from a file, with its rosters from a library.
    ///
    /// # Errors
    /// If it can't be read, or all its errors.
    fn read(_path: &Path, _library: &Library) -> Result<Self::Level, LoadError> {
        Err(undrawn::<Self>())
    }
    /// A level that ships with the program, by its name.
    ///
    /// # Errors
    /// If there is none with that name.
    fn shipped(_name: &str) -> Result<Self::Level, LoadError> {
        Err(undrawn::<Self>())
    }
    /// The file of a level under another name.
    ///
    /// # Errors
    /// If the text isn't a level.
    fn renamed(_file: &str, _text: &str, _name: &str) -> Result<String, LoadError> {
        Err(undrawn::<Self>())
    }
    /// Writes a level as a map of the Tiled editor.
    ///
    /// # Errors
    /// If the book has no maps, or it can't be written.
    fn write_map(_level: &Self::Level, _path: &Path) -> io::Result<()> {
        Err(io::Error::other(none::<Self>().words()))
    }
    /// Reads a map of the Tiled editor.
    ///
    /// # Errors
    /// If the book has no maps, or all errors of this one.
    fn read_map(_path: &Path, _library: &Library) -> Result<Self::Level, LoadError> {
        Err(undrawn::<Self>())
    }
}

/// The optional rules that aren't as the book has them, in one line; none if all are.
pub fn played(options: &[Optional], usual: &[bool], on: &[bool]) -> Option<String> {
    let changed = options.iter().zip(usual.iter().zip(on)).filter(|(_, (usual, on))| usual != on);
    let rules: Vec<String> = changed.map(|(option, _)| word(option.played)).collect();
    (!rules.is_empty()).then(|| say("setup-played", &[("rules", rules.join(", ").into())]))
}

/// The scenarios of a book by their command-line names, in order.
pub fn scenarios<B: Drafts>() -> impl Iterator<Item = &'static str> {
    B::SCENARIOS.iter().map(scenario_name)
}

/// The name of a scenario in commands and files, from its sentences.
pub fn scenario_name([name, _]: &[&'static str; 2]) -> &'static str {
    name.rsplit('-').next().unwrap_or(name)
}

/// What is known of a level.
///
/// # Errors
/// If its book has no such battles.
pub fn known<B: Drafts>(level: &B::Level) -> Result<Known, LoadError> {
    B::known(level).ok_or_else(undrawn::<B>)
}

/// The names of texts for the parts of a level that differ.
pub(super) fn differing<const PARTS: usize>(parts: [(&'static str, bool); PARTS]) -> Vec<&'static str> {
    parts.into_iter().filter_map(|(word, differs)| differs.then_some(word)).collect()
}

/// The places of a level, if they aren't the scenario's own. Objectives of another number than the scenario's are left
/// out.
pub(super) fn by_hand<B: Drafts>(
    scenario: usize,
    ground: &Ground,
    zones: &[Zone; 2],
    goals: &[Zone],
) -> Option<Places> {
    let own = B::places(scenario, ground);
    let mut given = Places::on(ground, zones, goals);
    if given.goals.len() != own.goals.len() {
        given.goals.clone_from(&own.goals);
    }
    (given != own).then_some(given)
}

/// The error of a book asked for a battle on a ground that it can't use.
pub(super) fn undrawn<B: Files>() -> LoadError {
    LoadError::single(B::BOOK, Fault::whole(none::<B>()))
}

/// Why a book has no such battles.
fn none<B: Files>() -> Message {
    Message::new("data-no-own-ground").with("book", B::BOOK)
}
