//! The editor's files: saves a ground as a level, a map or a picture, and loads one from a level or a map.

use super::{
    Editor, Purpose,
    found::{Found, book_in, found, lost, read, shipped_level},
    lay, note, places,
};
use crate::board::terrain::Ground;
use crate::data::{error::LoadError, file, file_name};
use crate::input::{GroundFile, GroundTurn, Intent};
use crate::screens::{
    grounds::is_map,
    hosts,
    pages::{Card, Pages},
    plan, wastebasket,
    workshop::own_folder,
    written,
};
use crate::view::art::paint::paint_board;
use crate::words::{say, word};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// Pixels per cell of a picture that is saved.
const PICTURE: u32 = 32;
/// Letters of the longest name.
const LONGEST: usize = 40;

/// What the card of names and files holds.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// The name of the ground on the table, as typed so far.
    pub name: String,
    /// The kind of file that is being saved; `None` if no question is open.
    pub sort: Option<GroundFile>,
    /// The existing file that the player has been asked about: the next press overwrites this one, and no other.
    pub over: Option<PathBuf>,
    /// What can be loaded.
    pub files: Vec<Found>,
    /// The marked one.
    pub marked: usize,
    /// A file elsewhere.
    pub path: String,
    /// The outcome of the last deletion, or why the last ground could not be loaded.
    pub told: Option<Result<String, String>>,
    /// Whether the first press on delete has asked for confirmation.
    pub sure: bool,
    /// The file of the loaded level, and what it has that the editor doesn't take over, in words for players.
    pub lost: Option<(PathBuf, Vec<String>)>,
    /// The file being renamed, and its new name as typed so far.
    pub renamed: Option<(PathBuf, String)>,
}

/// The folder of the player's own levels, maps and pictures.
///
/// # Errors
/// If the system names no folder.
pub fn folder() -> Result<PathBuf, String> {
    own_folder().ok_or_else(|| word("save-no-folder"))
}

pub(super) const fn ending(sort: GroundFile) -> &'static str {
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
            let shelf = &mut *world.resource_mut::<Shelf>();
            shelf.over = None;
            shelf.renamed.as_mut().map_or(&mut shelf.name, |(_, name)| name).clone_from(name);
        }
        GroundTurn::Write => write(world, pages),
        GroundTurn::Shelf => {
            // The name under which this ground was loaded or saved stays its own.
            let mut shelf = world.resource_mut::<Shelf>();
            let (name, lost) = (std::mem::take(&mut shelf.name), std::mem::take(&mut shelf.lost));
            *shelf = Shelf { name, lost, files: found(&pages.workshop), ..Shelf::default() };
            pages.lay(Card::Grounds);
        }
        GroundTurn::Rename => ask_new_name(world, pages),
        GroundTurn::Delete => delete(world),
        GroundTurn::Mark(place) => {
            let mut shelf = world.resource_mut::<Shelf>();
            (shelf.marked, shelf.told, shelf.sure) = (*place, None, false);
            shelf.path.clear();
        }
        GroundTurn::Path(path) => {
            let mut shelf = world.resource_mut::<Shelf>();
            (shelf.path, shelf.told) = (path.clone(), None);
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
        shelf.name = proposed(pages);
    }
    (shelf.sort, shelf.over, shelf.renamed) = (Some(sort), None, None);
    pages.lay(Card::GroundName);
}

/// The default name of the ground: what it was grown from.
fn proposed(pages: &Pages) -> String {
    let (plan, seed) = (&pages.plan, pages.own_seed());
    let terms = [
        ("style", plan.styled().map_or_else(|| word("plan-name"), plan::style_word).into()),
        ("density", i64::from(plan.density).into()),
        ("seed", seed.to_string().into()),
    ];
    say("editor-proposed", &terms)
}

/// The marked file, if it is the player's own.
fn marked(shelf: &Shelf) -> Option<(String, PathBuf)> {
    let found = shelf.files.get(shelf.marked).filter(|_| shelf.path.is_empty())?;
    Some((found.name.clone(), found.path.clone()?))
}

fn ask_new_name(world: &mut World, pages: &mut Pages) {
    let mut shelf = world.resource_mut::<Shelf>();
    let Some((name, path)) = marked(&shelf) else { return };
    let sort = if is_map(&path) { GroundFile::Map } else { GroundFile::Level };
    (shelf.sort, shelf.over, shelf.renamed) = (Some(sort), None, Some((path, name)));
    pages.lay(Card::GroundName);
}

/// Gives a file an unused name. A readable level is renamed inside too: the list shows the level's own name.
fn rename(from: &Path, to: &Path, name: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| error.to_string();
    let text = file::read(from).map_err(|error| error.to_string())?;
    let renamed = hosts::grounds(book_in(&text)).renamed(&from.display().to_string(), &text, name);
    file::write_new(to, &renamed.unwrap_or(text)).map_err(failed)?;
    std::fs::remove_file(from).map_err(failed)
}

/// Moves the marked file into the wastebasket, once the player has confirmed.
fn delete(world: &mut World) {
    let mut shelf = world.resource_mut::<Shelf>();
    let Some((name, path)) = marked(&shelf) else { return };
    if !std::mem::replace(&mut shelf.sure, true) {
        return;
    }
    let deleted = wastebasket::delete(&name, &path);
    if deleted.is_ok() {
        shelf.files.retain(|found| found.path.as_ref() != Some(&path));
        shelf.marked = 0;
    }
    (shelf.sure, shelf.told) = (false, Some(deleted));
}

/// A valid file name.
fn tidy(name: &str) -> String {
    let tidy = file_name::tidy(name, LONGEST);
    if tidy.is_empty() { word("plan-name") } else { tidy }
}

fn write(world: &mut World, pages: &mut Pages) {
    let shelf = world.resource::<Shelf>().clone();
    let Some(sort) = shelf.sort else { return };
    let name = tidy(shelf.renamed.as_ref().map_or(&shelf.name, |(_, name)| name));
    let path = match folder() {
        Ok(folder) => folder.join(format!("{name}{}", ending(sort))),
        Err(why) => return tell(world, pages, Err(why)),
    };
    if let Some((from, _)) = shelf.renamed {
        if from == path {
            pages.lift();
            return;
        }
        if path.exists() {
            world.resource_mut::<Shelf>().over = Some(path);
            return;
        }
        let renamed = rename(&from, &path, &name).map_err(|why| say("rename-failed", &[("why", why.into())]));
        return tell(world, pages, renamed.map(|()| written::told("editor-renamed", &path)));
    }
    if path.exists() && shelf.over.as_ref() != Some(&path) {
        world.resource_mut::<Shelf>().over = Some(path);
        return;
    }
    let stored = store(pages, sort, &name, &path).map_err(|why| {
        let misplaced = (sort == GroundFile::Level).then(|| places::refusal(world, pages)).flatten();
        misplaced.unwrap_or(why)
    });
    if stored.is_ok() {
        // From now on, that file has what the editor has.
        world.resource_mut::<Shelf>().lost.take_if(|(from, _)| *from == path);
    }
    tell(world, pages, stored.map(|()| written::told("editor-written", &path)));
}

fn store(pages: &Pages, sort: GroundFile, name: &str, path: &Path) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    let failed = |error: std::io::Error| say("save-failed", &[("why", error.to_string().into())]);
    std::fs::create_dir_all(folder).map_err(failed)?;
    let (plan, library) = (&pages.plan, pages.workshop.library());
    let (grounds, wanted) = (plan.grounds(), plan.wanted(name, pages.own_seed()));
    let first = |error: LoadError| plan::first_fault(&error);
    match sort {
        GroundFile::Level => {
            let text = grounds.text(&wanted, plan.lies(), &library).map_err(first)?;
            file::write(path, &text).map_err(failed)
        }
        GroundFile::Map => grounds.write_map((&wanted, plan.lies()), &library, path).map_err(first)?.map_err(failed),
        GroundFile::Picture => {
            let ground = pages.plan.ground(pages.own_seed()).ok_or_else(|| word("save-nothing"))?;
            file::write_bytes(path, &picture(&ground, PICTURE)?).map_err(failed)
        }
    }
}

/// A board as a PNG picture with this many pixels per cell.
///
/// # Errors
/// If the picture can't be made.
pub fn picture(ground: &Ground, cell: u32) -> Result<Vec<u8>, String> {
    let hexes = || crate::view::hexes::table::picture(ground, cell);
    let pixels = if ground.is_hexes() { hexes() } else { paint_board(ground, cell) };
    pixels.encode_png().map_err(|error| error.to_string())
}

fn tell(world: &mut World, pages: &mut Pages, told: Result<String, String>) {
    world.resource_mut::<Editor>().told = Some(told);
    pages.clear();
}

/// Loads the ground of the named file, with its scenario.
fn load(world: &mut World, pages: &mut Pages) {
    let shelf = world.resource::<Shelf>();
    let path = shelf.path.trim();
    let found = if path.is_empty() {
        let Some(found) = shelf.files.get(shelf.marked) else { return };
        found.clone()
    } else {
        Found { path: Some(path.into()), ..Found::default() }
    };
    let read = found.path.as_deref().map_or_else(|| shipped_level(&found), |path| read(path, &pages.workshop));
    let ambush = matches!(world.resource::<Editor>().purpose, Purpose::Ambush { .. });
    match read {
        // A ground of another book has different kinds.
        Ok((book, _)) if ambush && book != pages.plan.book => {
            world.resource_mut::<Shelf>().told = Some(Err(word("editor-other-book")));
        }
        Ok((book, known)) => {
            note(world, pages);
            // When saved again, it is offered under the same name.
            world.resource_mut::<Shelf>().name.clone_from(&known.name);
            if ambush {
                pages.plan.drawn = Some(known.ground);
            } else {
                pages.plan.seed = pages.own_seed();
                pages.take_up(book);
                pages.plan.take(&known);
                plan::choose_own(pages);
                (pages.seed, pages.plan.seed) = (known.seed, known.seed);
            }
            pages.clear();
            lay(world, pages);
            world.resource_mut::<Editor>().fresh = super::UNTIL_FITTED;
            if !ambush {
                tell_lost(world, pages, &found);
            }
        }
        Err(error) => world.resource_mut::<Shelf>().told = Some(Err(error.to_string())),
    }
}

/// Says what of a level isn't in the editor now. It is then offered under another name when saved again.
fn tell_lost(world: &mut World, pages: &Pages, found: &Found) {
    let lost = lost(pages, found);
    if !lost.is_empty() {
        let terms = [("parts", lost.join(", ").into()), ("count", lost.len().into())];
        world.resource_mut::<Editor>().told = Some(Ok(say("editor-lost", &terms)));
        let mut shelf = world.resource_mut::<Shelf>();
        shelf.name = say("editor-copy", &[("name", shelf.name.clone().into())]);
    }
    let from = found.path.clone().filter(|_| !lost.is_empty());
    world.resource_mut::<Shelf>().lost = from.map(|from| (from, lost));
}

#[cfg(test)]
mod tests {
    use super::super::found::own;
    use super::*;
    use crate::data::workshop::Workshop;
    use crate::input::intent::Change;
    use crate::screens::plan::{self, Plan};

    #[test]
    fn what_is_fought_for_is_saved_with_the_ground_and_taken_back_with_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("A ground of your own.level.ron");
        let mut pages = Pages::new(std::sync::Arc::default());
        let changes = [Change::Scenario(3), Change::Roster(crate::force::Side::Second, 1), Change::Platoons(2)];
        changes.into_iter().for_each(|change| plan::change(&mut pages, change));
        store(&pages, GroundFile::Level, "A ground of your own", &path).expect("it is written");
        let (book, level) = read(&path, &Workshop::default()).expect("it is good");
        assert_eq!((level.scenario, level.name.as_str(), book), (3, "A ground of your own", pages.plan.book));
        let mut taken = Plan::default();
        taken.take(&level);
        assert_eq!(
            (taken.scenario, &taken.rosters, taken.platoons, taken.drawn),
            (pages.plan.scenario, &pages.plan.rosters, pages.plan.platoons, Some(level.ground))
        );
    }

    #[test]
    fn a_file_that_came_meanwhile_is_not_replaced_by_another_one_that_is_renamed() {
        let folder = tempfile::tempdir().expect("a folder");
        for ending in [GroundFile::Level, GroundFile::Map].map(ending) {
            let [from, to] = ["one", "two"].map(|name| folder.path().join(format!("{name}{ending}")));
            for path in [&from, &to] {
                std::fs::write(path, path.display().to_string()).expect("it is written");
            }
            assert!(rename(&from, &to, "two").is_err());
            for path in [&from, &to] {
                assert_eq!(std::fs::read_to_string(path).expect("it is there"), path.display().to_string());
            }
        }
    }

    #[test]
    fn what_is_saved_under_the_name_that_is_proposed_can_be_loaded() {
        let folder = tempfile::tempdir().expect("a folder");
        let name = tidy(&proposed(&Pages::new(std::sync::Arc::default())));
        assert_eq!(name, proposed(&Pages::new(std::sync::Arc::default())), "nothing of it has to be left out");
        for sort in [GroundFile::Level, GroundFile::Map] {
            std::fs::write(folder.path().join(format!("{name}{}", ending(sort))), "").expect("it is written");
        }
        let found: Vec<String> = own(folder.path()).into_iter().map(|found| found.name).collect();
        assert_eq!(found, [name.clone(), name]);
    }
}
