//! Rosters as files: the shipped ones, those in the player's own folder, and those imported from elsewhere.

use super::{Troops, bench::Bench, sheet};
use crate::data::{
    file, file_name,
    library::{self, Library},
    monkeys::{
        profiles,
        troops::{Audit, Draft},
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
pub fn fresh() -> Bench {
    Bench::new(Draft::new(&word("troops-fresh-name"), &word("troops-fresh-platoon")), None)
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
    let taken: Vec<&str> = troops.listed.iter().filter_map(|one| Some(one.read.as_ref().ok()?.0.name())).collect();
    let numbered = |number: u32| format!("{} {number}", draft.name());
    let name = file_name::free(draft.name(), numbered, |name| !taken.contains(&name));
    let renamed = draft.with(&crate::data::monkeys::troops::Edit::Name(name)).unwrap_or(draft);
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

/// Writes the roster to its file, or to a new one in the player's own folder.
pub fn save(troops: &mut Troops, pages: &Pages) {
    let Some(bench) = &mut troops.bench else { return };
    let path = match bench.file.clone() {
        Some(path) => Ok(path),
        None => folder().map(|folder| free_path(&folder, bench.draft().name(), pages)),
    };
    let written = path.and_then(|path| {
        write(&path, bench.draft())?;
        Ok(path)
    });
    troops.told = Some(written.map(|path| {
        let id = if bench.audit().breaches.is_empty() { "troops-saved" } else { "troops-saved-faulty" };
        let told = say(id, &[("path", path.display().to_string().into())]);
        bench.is_saved(path);
        told
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

fn write(path: &Path, draft: &Draft) -> Result<(), String> {
    let failed = |error: std::io::Error| say("save-failed", &[("why", error.to_string().into())]);
    std::fs::create_dir_all(path.parent().unwrap_or(path)).map_err(failed)?;
    file::write(path, &draft.text()).map_err(failed)
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
