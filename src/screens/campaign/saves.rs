//! Saved campaigns: one file each, written after every order. The first line says how far it is, so that the list
//! needn't read the rest.

#![allow(clippy::disallowed_types, reason = "when a campaign was saved is for its list; no campaign sees it")]

use super::desk::Desk;
use crate::campaign::file::{Draft, Saga};
use crate::data::{file as disk, file_name};
use crate::screens::{saves::when, settings::folders, wastebasket};
use crate::words::{say, word};
use bevy::prelude::{World, warn};
use std::{
    fs,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

/// The extension of a saved campaign's file.
const ENDING: &str = ".saga.ron";
/// The extension of the battle that a campaign waits for, beside the campaign's file.
const BATTLE: &str = ".battle.ron";
/// In the first line of a file: a copy that a player named.
const NAMED: &str = "named";
/// In the first line of a file: the campaign is over.
const OVER: &str = "over";
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
    /// Whether it is a copy that a player named: the game never overwrites it.
    pub named: bool,
    /// When it was written.
    written: Option<SystemTime>,
}

impl Saved {
    /// How far it is, and when it was saved.
    pub fn about(&self) -> String {
        let when = self.age().map(when).unwrap_or_default();
        if self.stands.is_empty() {
            return when;
        }
        say("campaign-saved-about", &[("stands", self.stands.as_str().into()), ("when", when.into())])
    }

    /// How long ago it was written.
    pub fn age(&self) -> Option<Duration> {
        self.written?.elapsed().ok()
    }

    /// Whether it was written no earlier than another file, if that is known.
    pub fn is_later_than(&self, other: &Path) -> bool {
        let other = fs::metadata(other).ok().and_then(|about| about.modified().ok());
        self.written.zip(other).is_none_or(|(own, other)| own >= other)
    }
}

/// What the first line of a file says.
#[derive(Debug, Default, PartialEq, Eq)]
struct First {
    named: bool,
    over: bool,
    stands: String,
}

impl First {
    fn of(line: &str) -> Self {
        let Some(rest) = line.strip_prefix("//") else { return Self::default() };
        let (named, rest) = after(rest.trim(), NAMED);
        let (over, stands) = after(rest, OVER);
        Self { named, over, stands: crate::words::plain::clean(stands).into_owned() }
    }
}

/// Whether a line begins with this mark, and what follows it.
fn after<'a>(line: &'a str, mark: &str) -> (bool, &'a str) {
    match line.strip_prefix(mark) {
        Some(rest) => (true, rest.trim_start_matches([':', ' '])),
        None => (false, line),
    }
}

/// The first line of the file of a campaign.
fn first_line(desk: &Desk, named: bool) -> String {
    let named = if named { format!("{NAMED}: ") } else { String::new() };
    match &desk.seen.outcome {
        Some(_) => format!("// {named}{OVER}: {}", desk.seen.entries.last().map_or("", |(_, words)| words)),
        None => format!("// {named}{}", super::model::round(&desk.seen, desk.seen.shown.round.0)),
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
        let written = about.modified().ok();
        let mut first = String::new();
        BufReader::new(fs::File::open(entry.path()).ok()?.take(FIRST_LINE)).read_line(&mut first).ok()?;
        let First { named, over, stands } = First::of(&first);
        Some(Saved { path: entry.path(), name, stands, over, named, written })
    };
    let mut list: Vec<Saved> = entries.into_iter().flatten().flatten().filter_map(saved).collect();
    list.sort_by(|one, other| other.written.cmp(&one.written).then_with(|| one.name.cmp(&other.name)));
    list
}

/// An unused file for a campaign of this name.
pub(super) fn new_file(name: &str) -> Result<PathBuf, String> {
    file_where(name, |path| !path.exists())
}

/// The file for a copy that a player gives this name: an unused one, or that of another such copy.
pub(super) fn named_file(name: &str) -> Result<PathBuf, String> {
    file_where(name, |path| !path.exists() || is_named(path))
}

fn file_where(name: &str, may_be: impl Fn(&Path) -> bool) -> Result<PathBuf, String> {
    let folder = folder()?;
    let path = |name: &str| folder.join(format!("{name}{ENDING}"));
    let tidy = file_name::tidy(name, LONGEST);
    let tidy = if tidy.is_empty() { word("title-campaign") } else { tidy };
    Ok(path(&file_name::free(&tidy, |number| format!("{tidy} {number}"), |name| may_be(&path(name)))))
}

/// Whether a file is a copy that a player named.
fn is_named(path: &Path) -> bool {
    let mut first = String::new();
    let read = fs::File::open(path).and_then(|file| BufReader::new(file.take(FIRST_LINE)).read_line(&mut first));
    read.is_ok() && First::of(&first).named
}

/// Writes a copy of a campaign that the game never changes, with the battle that it waits for as far as it has come.
///
/// # Errors
/// Why it could not be written.
pub(super) fn copy_to(desk: &Desk, path: &Path) -> Result<(), String> {
    let world = desk.world().ok_or_else(|| word("campaign-save-later"))?;
    let text = format!("{}\n{}", first_line(desk, true), Draft::of(world).sealed().text());
    let battle = desk.waiting().and_then(|waiting| super::battle::left(&waiting, &desk.file));
    write(path, &text).map_err(|error| error.to_string())?;
    lay_beside(battle.as_ref().map(|(battle, _)| battle.as_path()), path)
}

/// Puts a copy of a battle beside a campaign, in the place of one that is there.
fn lay_beside(battle: Option<&Path>, campaign: &Path) -> Result<(), String> {
    let own = battle_file(campaign);
    if own.exists() {
        wastebasket::throw(&own)?;
    }
    battle.map_or(Ok(()), |battle| fs::copy(battle, &own).map(drop).map_err(|error| error.to_string()))
}

/// The file in which a loaded campaign goes on: its own, or for a copy that a player named, the game's file of the same
/// moment or a new one.
///
/// # Errors
/// If a new one can't be made.
pub(super) fn file_to_go_on(saved: &Saved, name: &str) -> Result<PathBuf, String> {
    if !saved.named || saved.over {
        return Ok(saved.path.clone());
    }
    let moment = |path: &Path| {
        let text = disk::read_within(path, disk::LARGEST_SAGA).ok()?;
        Some((text.split_once('\n')?.1.to_owned(), fs::read(battle_file(path)).ok()))
    };
    let here = moment(&saved.path);
    let mut own = list().into_iter().filter(|one| !one.named && !one.over);
    if let Some(same) = own.find(|one| here.is_some() && moment(&one.path) == here) {
        return Ok(same.path);
    }
    let file = new_file(name)?;
    let battle = battle_file(&saved.path);
    lay_beside(battle.exists().then_some(battle.as_path()), &file)?;
    Ok(file)
}

/// Moves a saved campaign into the wastebasket, with the battle that it waits for; returns the outcome, in words.
///
/// # Errors
/// Why it could not be deleted.
pub(super) fn delete(saved: &Saved) -> Result<String, String> {
    let battle = battle_file(&saved.path);
    if battle.exists() {
        wastebasket::delete(&saved.name, &battle)?;
    }
    wastebasket::delete(&saved.name, &saved.path)
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
    let head = first_line(desk, false);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_says_what_a_file_is() {
        let first = |named, over, stands: &str| First { named, over, stands: stands.to_owned() };
        assert_eq!(First::of("// Round 3 of 6\n"), first(false, false, "Round 3 of 6"));
        assert_eq!(First::of("// over: Reed won.\n"), first(false, true, "Reed won."));
        assert_eq!(First::of("// named: Round 3 of 6\n"), first(true, false, "Round 3 of 6"));
        assert_eq!(First::of("// named: over: Reed won.\n"), first(true, true, "Reed won."));
        assert_eq!(First::of("(format: 1,\n"), First::default());
    }
}
