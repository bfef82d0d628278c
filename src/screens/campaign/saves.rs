//! Saved campaigns: one file each, written after every order. The first line says how far it is, so that the list
//! needn't read the rest.

#![allow(clippy::disallowed_types, reason = "when a campaign was saved is for its list; no campaign sees it")]

use super::desk::Desk;
use crate::campaign::file::{Draft, Saga};
use crate::data::{file as disk, file_name};
use crate::screens::{saves::when, settings::folders};
use crate::words::{say, word};
use bevy::prelude::{World, warn};
use std::{
    fs,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    time::Duration,
};

/// The extension of a saved campaign's file.
const ENDING: &str = ".saga.ron";
/// The extension of the battle that a campaign waits for, beside the campaign's file.
const BATTLE: &str = ".battle.ron";
/// The beginning of the first line of a finished campaign.
const OVER: &str = "// over";
/// Bytes of the longest first line.
const FIRST_LINE: u64 = 4096;
/// Letters of the longest name.
const LONGEST: usize = 48;

/// A saved campaign.
#[derive(Clone, Debug)]
pub(super) struct Saved {
    /// Its file.
    pub path: PathBuf,
    /// Its name.
    pub name: String,
    /// How far it is, in words.
    pub stands: String,
    /// Whether it is over.
    pub over: bool,
    /// How long ago it was written.
    pub age: Option<Duration>,
}

impl Saved {
    /// How far it is, and when it was saved.
    pub fn about(&self) -> String {
        let when = self.age.map(when).unwrap_or_default();
        if self.stands.is_empty() {
            return when;
        }
        say("campaign-saved-about", &[("stands", self.stands.as_str().into()), ("when", when.into())])
    }
}

/// The folder of saved campaigns.
pub(super) fn folder() -> Result<PathBuf, String> {
    folders().map(|folders| folders.data_dir().join("campaigns")).ok_or_else(|| word("save-no-folder"))
}

/// All of them, the newest first.
pub(super) fn list() -> Vec<Saved> {
    let entries = folder().ok().and_then(|folder| fs::read_dir(folder).ok());
    let saved = |entry: fs::DirEntry| {
        let name = entry.file_name().to_str()?.strip_suffix(ENDING)?.to_owned();
        // Opening a pipe could block forever.
        let about = fs::metadata(entry.path()).ok().filter(fs::Metadata::is_file)?;
        let age = about.modified().ok().and_then(|at| at.elapsed().ok());
        let mut first = String::new();
        BufReader::new(fs::File::open(entry.path()).ok()?.take(FIRST_LINE)).read_line(&mut first).ok()?;
        let over = first.starts_with(OVER);
        let stands = first.trim_start_matches(OVER).trim_start_matches('/').trim_start_matches([' ', ':']).trim();
        let stands =
            if first.starts_with("//") { crate::words::plain::clean(stands).into_owned() } else { String::new() };
        Some(Saved { path: entry.path(), name, stands, over, age })
    };
    let mut list: Vec<Saved> = entries.into_iter().flatten().flatten().filter_map(saved).collect();
    list.sort_by(|one, other| one.age.cmp(&other.age).then_with(|| one.name.cmp(&other.name)));
    list
}

/// An unused file for a campaign of this name.
pub(super) fn new_file(name: &str) -> Result<PathBuf, String> {
    let folder = folder()?;
    let path = |name: &str| folder.join(format!("{name}{ENDING}"));
    let tidy = file_name::tidy(name, LONGEST);
    let is_free = |name: &str| !path(name).exists();
    Ok(path(&file_name::free(&tidy, |number| format!("{tidy} {number}"), is_free)))
}

/// The name of a campaign, by its file.
pub(super) fn name_of(campaign: &Path) -> String {
    let name = campaign.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    name.strip_suffix(ENDING).map(str::to_owned).unwrap_or(name)
}

/// The file of the battle that a campaign waits for.
pub(super) fn battle_file(campaign: &Path) -> PathBuf {
    campaign.with_file_name(format!("{}{BATTLE}", name_of(campaign)))
}

/// Writes the campaign if it has changed, in a thread: one at a time, always the newest. Failures go to the program's
/// log and stop nothing.
pub(super) fn keep(desk: &mut Desk) {
    let Some(world) = desk.world() else { return };
    if desk.saved == Some(desk.seen.orders) || is_writing(desk) {
        return;
    }
    let head = match &desk.seen.outcome {
        Some(_) => format!("{OVER}: {}", desk.seen.entries.last().map_or("", |(_, words)| words)),
        None => format!("// {}", super::model::round(&desk.seen, desk.seen.shown.round.0)),
    };
    let (draft, file) = (Draft::of(world), desk.file.clone());
    desk.saved = Some(desk.seen.orders);
    desk.writing = Some(std::thread::spawn(move || {
        let text = format!("{head}\n{}", draft.sealed().text());
        if let Err(error) = write(&file, &text) {
            warn!("{}: {error}", file.display());
        }
    }));
}

/// Whether the campaign is being written.
pub(super) fn is_writing(desk: &Desk) -> bool {
    desk.writing.as_ref().is_some_and(|thread| !thread.is_finished())
}

/// Marks a file as just written.
pub(super) fn mark(path: &Path) {
    let now = std::time::SystemTime::now();
    let marked = fs::File::options().append(true).open(path).and_then(|file| file.set_modified(now));
    if let Err(error) = marked {
        warn!("{}: {error}", path.display());
    }
}

fn write(path: &Path, text: &str) -> std::io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    disk::write(path, text)
}

/// Reads one and plays it up to the point where it was left.
///
/// # Errors
/// What is wrong with it.
pub(super) fn load(path: &Path) -> Result<World, String> {
    let name = path.display().to_string();
    let text = disk::read_within(path, disk::LARGEST_SAGA).map_err(|error| error.to_string())?;
    let saga = Saga::read(&name, &text).map_err(|error| error.to_string())?;
    let mut world = World::new();
    saga.play(&name, &mut world).map_err(|error| error.to_string())?;
    Ok(world)
}
