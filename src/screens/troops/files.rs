//! Rosters as files: the shipped ones, those in the player's own folder, and those imported from elsewhere.

use super::{Troops, open::Open, page};
use crate::data::{
    error::LoadError,
    file, file_name,
    library::{self, Library},
};
use crate::input::TroopsName;
use crate::lab::Named;
use crate::rules::Book;
use crate::screens::{
    armies::{Armies, Look},
    hosts,
    pages::Pages,
    wastebasket,
    workshop::own_folder,
    written,
};
use crate::words::{say, word};
use std::path::{Path, PathBuf};

/// Letters of the longest name of a file.
const LONGEST: usize = 40;

/// A roster in the list.
pub struct Listed {
    /// The name of its file, without the extension.
    name: String,
    /// Its file, if it is the player's own.
    path: Option<PathBuf>,
    /// The name of its file in errors, its text, and what is shown of it; or why it can't be read.
    read: Result<(String, String, Look), String>,
}

impl Listed {
    /// Its file, if it is the player's own.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// What the list shows of it, or why it can't be read; then with its file name instead.
    pub fn look(&self) -> Result<&Look, (&str, &str)> {
        self.read.as_ref().map(|(_, _, look)| look).map_err(|why| (self.name.as_str(), why.as_str()))
    }

    /// The name of its file in errors, and its text; `None` if it can't be read.
    pub fn text(&self) -> Option<(&str, &str)> {
        self.read.as_ref().ok().map(|(file, text, _)| (file.as_str(), text.as_str()))
    }

    /// The form the lab needs: one of the player's own with its text.
    pub fn named(&self) -> Named {
        match (&self.path, self.text()) {
            (Some(path), Some((_, text))) => Named { name: path.display().to_string(), text: Some(text.to_owned()) },
            _ => Named::shipped(&self.name),
        }
    }
}

/// The folder of the player's own rosters.
pub fn folder() -> Result<PathBuf, String> {
    own_folder().ok_or_else(|| word("save-no-folder"))
}

/// Lists the rosters of the book, the player's own first; the marked one stays marked.
pub fn list(troops: &mut Troops, pages: &Pages) {
    let marked = troops.marked().map(|listed| listed.name.clone());
    let folders = folders(pages);
    let (library, armies) = (Library::of(folders.clone()), troops.armies());
    let names = library.rosters_of(armies.book()).into_iter();
    let mut listed: Vec<Listed> = names.map(|name| read(armies, &library, &folders, name)).collect();
    listed.sort_by_key(|one| one.path.is_none());
    troops.marked = listed.iter().position(|one| Some(&one.name) == marked.as_ref()).unwrap_or(0);
    troops.listed = listed;
}

/// The folders of the player's own rosters: those the game was started with, and the default one.
fn folders(pages: &Pages) -> Vec<PathBuf> {
    let mut folders = pages.workshop.folders().to_vec();
    folders.extend(own_folder().filter(|own| !pages.workshop.folders().contains(own)));
    folders
}

fn read(armies: &dyn Armies, library: &Library, folders: &[PathBuf], name: String) -> Listed {
    let file = format!("{name}{}", library::ROSTER);
    let path = folders.iter().map(|folder| folder.join(&file)).find(|path| path.is_file());
    let text = library.roster_text(&name).map_err(|error| error.to_string());
    let text = text.and_then(|found| found.ok_or_else(|| word("troops-gone")));
    let read = text.and_then(|(file, text)| {
        let look = armies.look(&file, &text).map_err(|error| error.to_string())?;
        Ok((file, text, look))
    });
    Listed { name, path, read }
}

/// An empty roster.
pub fn fresh(troops: &Troops) -> Open {
    let name = free_name(troops, &word("troops-fresh-name"));
    Open::new(troops.armies().fresh(&name), None)
}

/// A name like this one that no roster in the list has.
fn free_name(troops: &Troops, name: &str) -> String {
    file_name::free(name, |number| format!("{name} {number}"), |name| named_so(troops, name, None).is_none())
}

/// A roster in the list with this name, other than the one in this file.
fn named_so<'a>(troops: &'a Troops, name: &str, own: Option<&Path>) -> Option<&'a Listed> {
    let is_so = |one: &&Listed| one.look().is_ok_and(|look| look.name == name);
    troops.listed.iter().filter(is_so).find(|one| own.is_none() || one.path() != own)
}

/// Whether the open roster may have this name, or else the marked one.
pub fn check_name(troops: &Troops, name: &str) -> Result<(), String> {
    let marked = || troops.marked().and_then(Listed::path);
    let own = troops.open.as_ref().map_or_else(marked, |open| open.file.as_deref());
    match named_so(troops, name, own) {
        Some(_) => Err(say("troops-name-taken", &[("name", name.into())])),
        None => Ok(()),
    }
}

/// Opens the marked roster: one of the player's own itself, or a copy; a shipped one always as a copy.
pub fn open(troops: &mut Troops, copy: bool) {
    let Some(listed) = troops.marked() else { return };
    if let Err((_, why)) = listed.look() {
        troops.told = Some(Err(why.to_owned()));
        return;
    }
    let Some((file, text)) = listed.text() else { return };
    let armies = troops.armies();
    let Ok(mut building) = armies.open(file, text) else { return };
    let path = listed.path.clone().filter(|_| !copy);
    troops.open = Some(if path.is_some() {
        Open::new(building, path)
    } else {
        let name = free_name(troops, building.name());
        // One that it can't have is refused; then it keeps its own until it is given another.
        let _ = building.call(TroopsName::Roster, name);
        Open::new(armies.open(file, &building.text()).unwrap_or(building), None).unsaved()
    });
}

/// Moves the marked roster into the wastebasket, once the player has confirmed.
pub fn delete(troops: &mut Troops, pages: &Pages) {
    let Some((name, path)) = troops.marked().and_then(|one| Some((one.name.clone(), one.path.clone()?))) else {
        return;
    };
    if !std::mem::replace(&mut troops.sure, true) {
        return;
    }
    troops.sure = false;
    let deleted = wastebasket::delete(&name, &path);
    list(troops, pages);
    troops.told = Some(deleted);
}

/// Renames the marked roster along with its file. Nothing else in it changes.
pub fn rename(troops: &mut Troops, pages: &Pages, name: &str) -> Result<(), String> {
    let Some((from, look)) = troops.marked().and_then(|one| Some((one.path.clone()?, one.look().ok()?))) else {
        return Ok(());
    };
    if look.name == name {
        return Ok(());
    }
    let failed = |why: String| say("rename-failed", &[("why", why.into())]);
    let unread = |error: LoadError| failed(error.to_string());
    let (file, text) = (from.display().to_string(), file::read(&from).map_err(unread)?);
    let armies = troops.armies();
    armies.open(&file, &text).map_err(unread)?.call(TroopsName::Roster, name.to_owned())?;
    let text = armies.renamed(&file, &text, name).map_err(unread)?;
    let to = path_for(&from, name, pages);
    put(&to, &text)?;
    // Rather no new name than two files.
    leave(&from, &to).inspect_err(|_| drop(std::fs::remove_file(&to)))?;
    list(troops, pages);
    troops.marked = troops.listed.iter().position(|one| one.path.as_ref() == Some(&to)).unwrap_or(0);
    troops.told = Some(Ok(written::told("editor-renamed", &to)));
    Ok(())
}

/// Where a roster in this file goes when it gets a name: into a file called like it, in the same folder.
fn path_for(file: &Path, name: &str, pages: &Pages) -> PathBuf {
    let stem = file.file_name().and_then(|name| name.to_str()?.strip_suffix(library::ROSTER));
    match file.parent() {
        Some(folder) if stem != Some(file_name::tidy(name, LONGEST).as_str()) => free_path(folder, name, pages),
        _ => file.to_owned(),
    }
}

/// Removes the old file of a roster that has been written to another one.
fn leave(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| say("rename-failed", &[("why", error.to_string().into())]);
    if from == to { Ok(()) } else { std::fs::remove_file(from).map_err(failed) }
}

/// Writes the roster to its file, which is renamed if the roster is; or to a new one in the player's own folder.
pub fn save(troops: &mut Troops, pages: &Pages) {
    let Some(open) = &mut troops.open else { return };
    let before = open.file.clone();
    let name = open.building.name();
    let path = match &before {
        Some(path) if open.is_renamed() => Ok(path_for(path, name, pages)),
        Some(path) => Ok(path.clone()),
        None => folder().map(|folder| free_path(&folder, name, pages)),
    };
    troops.told = Some(path.and_then(|path| {
        put(&path, &open.building.text())?;
        let id = if open.building.is_faulty() { "troops-saved-faulty" } else { "troops-saved" };
        let told = written::told(id, &path);
        open.is_saved(path.clone());
        before.as_ref().map_or(Ok(()), |before| leave(before, &path))?;
        Ok(told)
    }));
}

/// An unused file in a folder, different from all shipped and own rosters of every book.
fn free_path(folder: &Path, name: &str, pages: &Pages) -> PathBuf {
    let tidy = file_name::tidy(name, LONGEST);
    let stem = if tidy.is_empty() { word("troops-fresh-name") } else { tidy };
    let library = Library::of(folders(pages));
    let taken: Vec<String> = Book::ALL.into_iter().flat_map(|book| library.rosters_of(book)).collect();
    let place = |name: &str| folder.join(format!("{name}{}", library::ROSTER));
    let is_free = |name: &str| !taken.iter().any(|one| one == name) && !place(name).exists();
    place(&file_name::free(&stem, |number| format!("{stem} {number}"), is_free))
}

fn put(path: &Path, text: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| say("save-failed", &[("why", error.to_string().into())]);
    std::fs::create_dir_all(path.parent().unwrap_or(path)).map_err(failed)?;
    file::write(path, text).map_err(failed)
}

/// The default path for an export: beside the player's own files.
pub fn proposed(open: &Open, ending: &str) -> String {
    let home = directories::UserDirs::new();
    let home = home.map_or_else(PathBuf::new, |home| home.home_dir().to_owned());
    let name = file_name::tidy(open.building.name(), LONGEST);
    home.join(format!("{name}{ending}")).display().to_string()
}

/// Imports a roster of any book from a file: it is opened, and isn't saved yet.
pub fn import(troops: &mut Troops, pages: &Pages, path: &str) -> Result<(), String> {
    let text = file::read(Path::new(path)).map_err(|error| error.to_string())?;
    let book = library::book_of(&text);
    let place = hosts::ARMIES.iter().position(|armies| armies.book() == book);
    let place = place.ok_or_else(|| say("troops-no-rosters", &[("books", hosts::called(book).into())]))?;
    let armies = hosts::ARMIES[place];
    let building = armies.open(path, &text).map_err(|error| error.to_string())?;
    troops.close();
    if troops.book != place {
        (troops.book, troops.marked) = (place, 0);
        list(troops, pages);
    }
    troops.open = Some(Open::new(building, None).unsaved());
    Ok(())
}

/// Writes the roster to a file elsewhere, which must not exist yet.
pub fn export(troops: &mut Troops, path: &str) -> Result<(), String> {
    let Some(open) = &troops.open else { return Ok(()) };
    let failed = |error: std::io::Error| say("save-failed", &[("why", error.to_string().into())]);
    file::write_new(Path::new(path), &open.building.text()).map_err(failed)?;
    troops.told = Some(Ok(say("troops-exported", &[("path", path.into())])));
    Ok(())
}

/// Writes the printable page, as SVG and as PNG.
pub fn print(troops: &mut Troops, path: &str) -> Result<(), String> {
    let Some(open) = &troops.open else { return Ok(()) };
    let failed = |error: std::io::Error| say("save-failed", &[("why", error.to_string().into())]);
    let svg = open.building.page().svg();
    let png = page::png(&svg)?;
    file::write(Path::new(&format!("{path}.svg")), &svg).map_err(failed)?;
    file::write_bytes(Path::new(&format!("{path}.png")), &png).map_err(failed)?;
    troops.told = Some(Ok(say("troops-printed", &[("path", path.into())])));
    Ok(())
}
