//! The editor's files: saves a ground as a level, a map or a picture, and loads one from a level or a map.

use super::{Editor, lay, note};
use crate::board::terrain::Ground;
use crate::data::{self, file, level, library, tiled};
use crate::input::{GroundFile, GroundTurn, Intent};
use crate::rules::monkeys::scenarios::Scenario;
use crate::screens::{
    pages::{Card, Pages},
    workshop::own_folder,
};
use crate::view::art::paint::paint_board;
use crate::words::{say, word};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// Pixels a cell of a picture that is written.
const PICTURE: u32 = 32;
/// Letters of the longest name.
const LONGEST: usize = 40;

/// What the card of names and files holds.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// The name so far.
    pub name: String,
    /// What is written under it; none: nothing is asked.
    pub sort: Option<GroundFile>,
    /// A file of that name is there, and the next press writes over it.
    pub over: bool,
    /// What can be loaded.
    pub files: Vec<Found>,
    /// Which is looked at.
    pub marked: usize,
    /// A file elsewhere.
    pub path: String,
    /// Why the last one could not be loaded.
    pub fault: Option<String>,
}

/// Something that can be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its name without the ending.
    pub name: String,
    /// Where it lies; none: it is shipped.
    pub path: Option<PathBuf>,
}

/// The folder of the players' own levels, maps and pictures.
///
/// # Errors
/// Where the system names no folder.
pub fn folder() -> Result<PathBuf, String> {
    own_folder().ok_or_else(|| word("save-no-folder"))
}

const fn ending(sort: GroundFile) -> &'static str {
    match sort {
        GroundFile::Level => ".level.ron",
        GroundFile::Map => ".tmx",
        GroundFile::Picture => ".png",
    }
}

/// What the buttons that deal with files do.
pub(super) fn turned(world: &mut World, pages: &mut Pages, turn: &GroundTurn) {
    match turn {
        GroundTurn::Name(sort) => ask_name(world, pages, *sort),
        GroundTurn::Named(name) => {
            let mut shelf = world.resource_mut::<Shelf>();
            (shelf.name, shelf.over) = (name.clone(), false);
        }
        GroundTurn::Write => write(world, pages),
        GroundTurn::Shelf => {
            *world.resource_mut::<Shelf>() = Shelf { files: found(), ..Shelf::default() };
            pages.lay(Card::Grounds);
        }
        GroundTurn::Mark(place) => {
            let mut shelf = world.resource_mut::<Shelf>();
            (shelf.marked, shelf.fault) = (*place, None);
            shelf.path.clear();
        }
        GroundTurn::Path(path) => {
            let mut shelf = world.resource_mut::<Shelf>();
            (shelf.path, shelf.fault) = (path.clone(), None);
        }
        GroundTurn::Load => load(world, pages),
        _ => {}
    }
}

/// Keys on the cards.
pub(super) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    match (&pages.card, intent) {
        (Some(Card::GroundName), Intent::Accept) => write(world, pages),
        (Some(Card::Grounds), Intent::Accept) => load(world, pages),
        _ => return false,
    }
    true
}

fn ask_name(world: &mut World, pages: &mut Pages, sort: GroundFile) {
    let mut shelf = world.resource_mut::<Shelf>();
    if shelf.name.is_empty() {
        shelf.name = word("plan-name");
    }
    (shelf.sort, shelf.over) = (Some(sort), false);
    pages.lay(Card::GroundName);
}

/// A name that a file may have.
fn tidy(name: &str) -> String {
    let good = |letter: char| if letter.is_alphanumeric() || " -_'".contains(letter) { letter } else { '-' };
    let tidy: String = name.trim().chars().take(LONGEST).map(good).collect();
    if tidy.is_empty() { word("plan-name") } else { tidy }
}

fn write(world: &mut World, pages: &mut Pages) {
    let shelf = world.resource::<Shelf>().clone();
    let Some(sort) = shelf.sort else { return };
    let name = tidy(&shelf.name);
    let path = match folder() {
        Ok(folder) => folder.join(format!("{name}{}", ending(sort))),
        Err(why) => return tell(world, pages, Err(why)),
    };
    if path.exists() && !shelf.over {
        world.resource_mut::<Shelf>().over = true;
        return;
    }
    let written = store(pages, sort, &name, &path);
    tell(world, pages, written.map(|()| say("editor-written", &[("path", path.display().to_string().into())])));
}

fn store(pages: &Pages, sort: GroundFile, name: &str, path: &Path) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    let failed = |error: std::io::Error| say("save-failed", &[("why", error.to_string().into())]);
    std::fs::create_dir_all(folder).map_err(failed)?;
    let level = || {
        let library = pages.workshop.library();
        let made = pages.plan.level_named(name, Scenario::Skirmish, pages.own_seed(), &library);
        made.map_err(|error| error.to_string())
    };
    match sort {
        GroundFile::Level => file::write(path, &level()?.drawn()).map_err(failed),
        GroundFile::Map => tiled::write(&level()?, path).map_err(failed),
        GroundFile::Picture => {
            let ground = pages.plan.ground(pages.own_seed()).ok_or_else(|| word("save-nothing"))?;
            file::write_bytes(path, &picture(&ground, PICTURE)?).map_err(failed)
        }
    }
}

/// A board as a picture at so many pixels a cell: PNG.
///
/// # Errors
/// Where the picture can't be made.
pub fn picture(ground: &Ground, cell: u32) -> Result<Vec<u8>, String> {
    paint_board(ground, cell).encode_png().map_err(|error| error.to_string())
}

fn tell(world: &mut World, pages: &mut Pages, told: Result<String, String>) {
    world.resource_mut::<Editor>().told = Some(told);
    pages.clear();
}

/// The players' own levels and maps by name, then the shipped levels.
fn found() -> Vec<Found> {
    let entries = folder().ok().and_then(|folder| std::fs::read_dir(folder).ok());
    let paths = entries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut own: Vec<Found> = paths.filter_map(own).collect();
    own.sort_by_key(|one| one.name.to_lowercase());
    let shipped = library::levels().into_iter().map(|name| Found { name, path: None });
    own.into_iter().chain(shipped).collect()
}

fn own(path: PathBuf) -> Option<Found> {
    let file = path.file_name()?.to_string_lossy().into_owned();
    let name = [GroundFile::Level, GroundFile::Map].into_iter().find_map(|sort| file.strip_suffix(ending(sort)))?;
    Some(Found { name: name.to_owned(), path: Some(path.clone()) })
}

/// Takes the ground of the file that is named.
fn load(world: &mut World, pages: &mut Pages) {
    let shelf = world.resource::<Shelf>();
    let path = shelf.path.trim();
    let read = if path.is_empty() {
        let Some(found) = shelf.files.get(shelf.marked) else { return };
        found.path.as_deref().map_or_else(|| shipped(&found.name), read)
    } else {
        read(Path::new(path))
    };
    match read {
        Ok(ground) => {
            note(world, pages, false);
            pages.plan.drawn = Some(ground);
            pages.clear();
            lay(world, pages);
            world.resource_mut::<Editor>().fresh = super::UNTIL_FITTED;
        }
        Err(why) => world.resource_mut::<Shelf>().fault = Some(why),
    }
}

fn shipped(name: &str) -> Result<Arc<Ground>, String> {
    level::shipped(name).map(|(level, _)| level.ground).map_err(|error| error.to_string())
}

fn read(path: &Path) -> Result<Arc<Ground>, String> {
    let is_map = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("tmx"));
    let read: Result<(data::Level, _), _> = if is_map { tiled::load(path) } else { level::load(path) };
    read.map(|(level, _)| level.ground).map_err(|error| error.to_string())
}
