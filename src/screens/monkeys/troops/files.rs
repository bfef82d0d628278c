//! Rosters as files: the shipped ones, those in the player's own folder, and those imported from elsewhere.

use super::{Troops, bench::Bench, names, sheet};
use crate::data::{
    file, file_name,
    library::{self, Library},
    monkeys::{
        profiles,
        troops::{Audit, Draft, Edit},
    },
};
use crate::lab::Named;
use crate::screens::{pages::Pages, wastebasket, workshop::own_folder};
use crate::words::{say, word};
use std::path::{Path, PathBuf};

/// Letters of the longest name of a file.
const LONGEST: usize = 40;

/// A roster in the list.
pub struct Listed {
    /// The name of its file, without the extension.
    pub name: String,
    /// Its file, if it is the player's own.
    pub path: Option<PathBuf>,
    /// Its content, and what is wrong with it; or why it can't be read.
    pub read: Result<(Draft, Audit), String>,
}

/// The folder of the player's own rosters.
pub fn folder() -> Result<PathBuf, String> {
    own_folder().ok_or_else(|| word("save-no-folder"))
}

/// Lists all rosters, the player's own first; the marked one stays marked.
pub fn list(troops: &mut Troops, pages: &Pages) -> bool {
    let marked = troops.listed.get(troops.marked).map(|listed| listed.name.clone());
    let folders = folders(pages);
    let library = Library::of(folders.clone());
    let mut listed: Vec<Listed> = library.rosters().into_iter().map(|name| read(&library, &folders, name)).collect();
    listed.sort_by_key(|one| one.path.is_none());
    troops.marked = listed.iter().position(|one| Some(&one.name) == marked.as_ref()).unwrap_or(0);
    troops.listed = listed;
    true
}

/// A roster in the form the lab needs: one of the player's own with its text.
pub fn named(listed: &Listed) -> Named {
    match (&listed.path, &listed.read) {
        (Some(path), Ok((draft, _))) => Named { name: path.display().to_string(), text: Some(draft.text()) },
        _ => Named::shipped(&listed.name),
    }
}

/// How many platoons a roster has.
pub fn platoons(listed: &Listed) -> usize {
    listed.read.as_ref().map_or(0, |(draft, _)| draft.platoons())
}

/// The folders of the player's own rosters: those the game was started with, and the default one.
fn folders(pages: &Pages) -> Vec<PathBuf> {
    let mut folders = pages.workshop.folders().to_vec();
    folders.extend(own_folder().filter(|own| !pages.workshop.folders().contains(own)));
    folders
}

fn read(library: &Library, folders: &[PathBuf], name: String) -> Listed {
    let file = format!("{name}{}", library::ROSTER);
    let path = folders.iter().map(|folder| folder.join(&file)).find(|path| path.is_file());
    let text = library.roster_text(&name).map_err(|error| error.to_string());
    let text = text.and_then(|found| found.ok_or_else(|| word("troops-gone")));
    let draft = text.and_then(|(file, text)| Draft::parse(&file, &text).map_err(|error| error.to_string()));
    let read = draft.map(|draft| {
        let audit = draft.audit(&profiles());
        (draft, audit)
    });
    Listed { name, path, read }
}

/// An empty roster.
pub fn fresh(troops: &Troops) -> Bench {
    let name = free_name(troops, &word("troops-fresh-name"));
    Bench::new(Draft::new(&name, &word("troops-fresh-platoon")), None)
}

/// A name like this one that no roster in the list has.
fn free_name(troops: &Troops, name: &str) -> String {
    file_name::free(name, |number| format!("{name} {number}"), |name| named_so(troops, name, None).is_none())
}

/// A roster in the list with this name, other than the one in this file.
fn named_so<'a>(troops: &'a Troops, name: &str, own: Option<&Path>) -> Option<&'a Listed> {
    let is_so = |one: &&Listed| one.read.as_ref().is_ok_and(|(draft, _)| draft.name() == name);
    troops.listed.iter().filter(is_so).find(|one| own.is_none() || one.path.as_deref() != own)
}

/// Whether the open roster may have this name, or else the marked one.
pub fn check_name(troops: &Troops, name: &str) -> Result<(), String> {
    let marked = || troops.listed.get(troops.marked).and_then(|one| one.path.as_deref());
    let own = troops.bench.as_ref().map_or_else(marked, |bench| bench.file.as_deref());
    match named_so(troops, name, own) {
        Some(_) => Err(say("troops-name-taken", &[("name", name.into())])),
        None => Ok(()),
    }
}

/// Opens the marked roster: one of the player's own itself, or a copy; a shipped one always as a copy.
pub fn open(troops: &mut Troops, copy: bool) {
    let Some(listed) = troops.listed.get(troops.marked) else { return };
    let (draft, path) = match &listed.read {
        Ok((draft, _)) => (draft.clone(), listed.path.clone()),
        Err(why) => {
            troops.told = Some(Err(why.clone()));
            return;
        }
    };
    if path.is_some() && !copy {
        troops.bench = Some(Bench::new(draft, path));
        return;
    }
    let name = free_name(troops, draft.name());
    let renamed = draft.with(&Edit::Name(name)).unwrap_or(draft);
    troops.bench = Some(Bench::new(renamed, None).unsaved());
}

/// Moves the marked roster into the wastebasket, once the player has confirmed.
pub fn delete(troops: &mut Troops, pages: &Pages) {
    let Some((name, path)) =
        troops.listed.get(troops.marked).and_then(|one| Some((one.name.clone(), one.path.clone()?)))
    else {
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
    let marked = troops.listed.get(troops.marked).and_then(|one| Some((one.path.clone()?, one.read.as_ref().ok()?)));
    let Some((from, (draft, audit))) = marked else { return Ok(()) };
    if draft.name() == name {
        return Ok(());
    }
    names::objection(draft, audit, &Edit::Name(name.to_owned())).map_or(Ok(()), Err)?;
    let failed = |why: String| say("rename-failed", &[("why", why.into())]);
    let text = file::read(&from).map_err(|error| failed(error.to_string()))?;
    let text =
        Draft::text_renamed(&from.display().to_string(), &text, name).map_err(|error| failed(error.to_string()))?;
    let to = path_for(&from, name, pages);
    put(&to, &text)?;
    // Rather no new name than two files.
    leave(&from, &to).inspect_err(|_| drop(std::fs::remove_file(&to)))?;
    list(troops, pages);
    troops.marked = troops.listed.iter().position(|one| one.path.as_ref() == Some(&to)).unwrap_or(0);
    troops.told = Some(Ok(say("editor-renamed", &[("path", to.display().to_string().into())])));
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
    let Some(bench) = &mut troops.bench else { return };
    let before = bench.file.clone();
    let path = match &before {
        Some(path) if bench.is_renamed() => Ok(path_for(path, bench.draft().name(), pages)),
        Some(path) => Ok(path.clone()),
        None => folder().map(|folder| free_path(&folder, bench.draft().name(), pages)),
    };
    troops.told = Some(path.and_then(|path| {
        put(&path, &bench.draft().text())?;
        let id = if bench.audit().breaches.is_empty() { "troops-saved" } else { "troops-saved-faulty" };
        let told = say(id, &[("path", path.display().to_string().into())]);
        bench.is_saved(path.clone());
        before.as_ref().map_or(Ok(()), |before| leave(before, &path))?;
        Ok(told)
    }));
}

/// An unused file in a folder, different from all shipped and own rosters.
fn free_path(folder: &Path, name: &str, pages: &Pages) -> PathBuf {
    let tidy = file_name::tidy(name, LONGEST);
    let stem = if tidy.is_empty() { word("troops-fresh-name") } else { tidy };
    let taken = Library::of(folders(pages)).rosters();
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
pub fn proposed(bench: &Bench, ending: &str) -> String {
    let home = directories::UserDirs::new();
    let home = home.map_or_else(PathBuf::new, |home| home.home_dir().to_owned());
    let name = file_name::tidy(bench.draft().name(), LONGEST);
    home.join(format!("{name}{ending}")).display().to_string()
}

/// Imports a roster from a file: it is opened, and isn't saved yet.
pub fn import(troops: &mut Troops, path: &str) -> Result<(), String> {
    let text = file::read(Path::new(path)).map_err(|error| error.to_string())?;
    let draft = Draft::parse(path, &text).map_err(|error| error.to_string())?;
    troops.bench = Some(Bench::new(draft, None).unsaved());
    Ok(())
}

/// Writes the roster to a file elsewhere, which must not exist yet.
pub fn export(troops: &mut Troops, path: &str) -> Result<(), String> {
    let Some(bench) = &troops.bench else { return Ok(()) };
    let failed = |error: std::io::Error| say("save-failed", &[("why", error.to_string().into())]);
    file::write_new(Path::new(path), &bench.draft().text()).map_err(failed)?;
    troops.told = Some(Ok(say("troops-exported", &[("path", path.into())])));
    Ok(())
}

/// Writes the printable page, as SVG and as PNG.
pub fn print(troops: &mut Troops, path: &str) -> Result<(), String> {
    let Some(bench) = &troops.bench else { return Ok(()) };
    let failed = |error: std::io::Error| say("save-failed", &[("why", error.to_string().into())]);
    let svg = sheet::svg(bench.draft(), bench.audit());
    let png = sheet::png(&svg)?;
    file::write(Path::new(&format!("{path}.svg")), &svg).map_err(failed)?;
    file::write_bytes(Path::new(&format!("{path}.png")), &png).map_err(failed)?;
    troops.told = Some(Ok(say("troops-printed", &[("path", path.into())])));
    Ok(())
}
