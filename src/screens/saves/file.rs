//! The files of saves: their names, the next slot, their contents.

#![allow(clippy::disallowed_types, reason = "when a save was written is for its list; no battle sees it")]

use super::parse;
use crate::battle::replay::End;
use crate::board::{Cell, terrain::Ground};
use crate::data::{file as disk, file_name};
use crate::force::Side;
use crate::screens::{called::is_turned, campaign};
use std::{
    cmp::Reverse,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, SystemTime},
};

/// The extension of every save.
const ENDING: &str = ".replay.ron";
const LAST: &str = "last-battle";
const SLOT: &str = "autosave-";
const RECORD: &str = "finished-";
/// Letters of the longest name.
const LONGEST: usize = 48;

/// The author of a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The game, after every order.
    Last,
    /// The game, at the end of a turn.
    Slot,
    /// The game, when a finished battle was replaced by another.
    Record,
    /// The player, by name.
    Named,
}

impl Kind {
    /// The file of the one save of this kind.
    pub(super) fn file_name(self) -> String {
        self.file_name_of(LAST)
    }

    /// The file of a save of this name.
    pub(super) fn file_name_of(self, name: &str) -> String {
        format!("{name}{ENDING}")
    }

    fn of(name: &str) -> Self {
        match name {
            LAST => Kind::Last,
            name if name.starts_with(SLOT) => Kind::Slot,
            name if name.starts_with(RECORD) => Kind::Record,
            _ => Kind::Named,
        }
    }
}

/// A file that holds a battle.
#[derive(Clone, Debug)]
pub struct Saved {
    /// Its path.
    pub path: PathBuf,
    /// Its name without the extension.
    pub name: String,
    /// Its author.
    pub kind: Kind,
    /// When it was written; `None` if the system doesn't know.
    pub written: Option<SystemTime>,
    /// Its contents, once it has been read, or why it can't be read.
    pub inside: Option<Result<Inside, String>>,
    /// The campaign that it belongs to, once it has been read.
    pub campaign: Option<String>,
}

/// The contents of a save.
#[derive(Clone, Debug)]
pub struct Inside {
    /// The level's name.
    pub level: String,
    /// The round, in words.
    pub round: String,
    /// The last round, if there is one.
    pub rounds: Option<u16>,
    /// Its current turn, counted over both sides, if they take separate turns.
    pub turn: Option<usize>,
    /// Each side's name, how many are left, and how many it started with.
    pub sides: [(String, usize, usize); 2],
    /// Whether the battle is over.
    pub over: bool,
    /// The ground.
    pub ground: Arc<Ground>,
    /// Where everyone stands or rides.
    pub dots: Vec<(Side, Cell)>,
}

impl Inside {
    /// Whether its sides are named after each other's colors.
    pub fn is_turned(&self) -> bool {
        is_turned(self.sides.each_ref().map(|(name, ..)| name.as_str()))
    }
}

impl Saved {
    /// How long ago it was written.
    pub fn age(&self) -> Option<Duration> {
        self.written.map(|at| at.elapsed().unwrap_or_default())
    }

    /// Its place in a list: the latest first; of two from the same moment, the one that the game continues comes first.
    fn place(&self) -> impl Ord + use<> {
        // A slot and the last save are written in the same moment at the end of a turn.
        (Reverse(self.written), self.kind != Kind::Last, self.name.clone())
    }

    /// Whether it holds the same as another one. Players may save a moment that the game stores too; a battle that is
    /// over has only one such moment.
    fn repeats(&self, other: &Self) -> bool {
        let size = |save: &Self| fs::metadata(&save.path).ok().map(|about| about.len());
        let text = |save: &Self| disk::read(&save.path).ok();
        let is_over = || parse(&self.path).is_ok_and(|game| game.end() != End::Open);
        let same = size(self).is_some_and(|here| size(other) == Some(here)) && text(self) == text(other);
        same && (other.kind != Kind::Named || is_over())
    }

    /// Reads the file and plays it to its end in a world of its own: only that shows whether it is valid.
    pub fn look_inside(&mut self) {
        self.inside = Some(parse(&self.path).and_then(|game| game.inside()));
        self.campaign = campaign::named_in(&self.path);
    }
}

/// All saves in a folder, the latest first.
pub fn list(folder: &Path) -> Vec<Saved> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let saved = |entry: fs::DirEntry| {
        let name = entry.file_name().to_str()?.strip_suffix(ENDING)?.to_owned();
        if name.starts_with('.') {
            return None;
        }
        let written = entry.metadata().and_then(|about| about.modified()).ok();
        Some(Saved { path: entry.path(), kind: Kind::of(&name), name, written, inside: None, campaign: None })
    };
    let mut saves: Vec<Saved> = entries.flatten().filter_map(saved).collect();
    saves.sort_by_cached_key(Saved::place);
    saves
}

/// The same with each battle once: saves of the game that repeat another one are the files that come with it.
pub(super) fn distinct(saves: Vec<Saved>) -> Vec<(Saved, Vec<PathBuf>)> {
    let (named, own): (Vec<Saved>, Vec<Saved>) = saves.into_iter().partition(|save| save.kind == Kind::Named);
    let mut all: Vec<(Saved, Vec<PathBuf>)> = named.into_iter().map(|save| (save, Vec::new())).collect();
    for save in own {
        match all.iter_mut().find(|(other, _)| save.repeats(other)) {
            Some((_, copies)) => copies.push(save.path),
            None => all.push((save, Vec::new())),
        }
    }
    all.sort_by_cached_key(|(save, _)| save.place());
    all
}

/// The file of the slot with this number.
pub(super) fn slot(folder: &Path, number: usize) -> PathBuf {
    folder.join(Kind::Slot.file_name_of(&format!("{SLOT}{number}")))
}

/// The file to write next for a finished battle: a free one, otherwise the oldest.
pub(super) fn free_record(folder: &Path, count: usize) -> PathBuf {
    let all = (1..=count).map(|place| folder.join(Kind::Record.file_name_of(&format!("{RECORD}{place}"))));
    let oldest = || list(folder).into_iter().rfind(|save| save.kind == Kind::Record).map(|save| save.path);
    let mut free = all.filter(|path| !path.exists());
    free.next().or_else(oldest).unwrap_or_else(|| folder.join(Kind::Record.file_name_of(&format!("{RECORD}1"))))
}

/// A name that every system accepts, neither empty nor one of the game's own.
pub(super) fn tidy(name: &str) -> String {
    let kept = file_name::tidy(name, LONGEST);
    match Kind::of(&kept) {
        Kind::Named if !kept.is_empty() => kept,
        _ => format!("battle {kept}").trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_safe_and_never_the_games_own() {
        assert_eq!(tidy("../../etc/passwd"), "------etc-passwd");
        assert_eq!(tidy("  The Ford, round 3 "), "The Ford, round 3");
        assert_eq!(tidy("last-battle"), "battle last-battle");
        assert_eq!(tidy("autosave-2"), "battle autosave-2");
        assert_eq!(tidy("finished-2"), "battle finished-2");
        assert_eq!(tidy("   "), "battle");
        assert!(tidy(&"x".repeat(500)).len() <= LONGEST);
    }

    #[test]
    fn the_last_save_comes_before_a_slot_from_the_same_moment() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let then = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        for (name, later) in [("autosave-1", 0), ("last-battle", 0), ("autosave-2", 0), ("mine", 1)] {
            let file = fs::File::create(folder.path().join(Kind::Slot.file_name_of(name))).expect("written");
            file.set_modified(then + Duration::from_secs(later)).expect("its time is set");
        }
        let names: Vec<String> = list(folder.path()).into_iter().map(|save| save.name).collect();
        assert_eq!(names, ["mine", "last-battle", "autosave-1", "autosave-2"]);
    }

    #[test]
    fn records_fill_up_and_then_the_oldest_makes_room() {
        let folder = tempfile::TempDir::new().expect("a folder");
        for place in 1..=3 {
            let record = free_record(folder.path(), 3);
            assert_eq!(record, folder.path().join(format!("finished-{place}.replay.ron")));
            fs::write(&record, "x").expect("written");
            std::thread::sleep(Duration::from_millis(15));
        }
        assert_eq!(free_record(folder.path(), 3), folder.path().join("finished-1.replay.ron"));
        fs::write(folder.path().join("finished-1.replay.ron"), "y").expect("written");
        assert_eq!(free_record(folder.path(), 3), folder.path().join("finished-2.replay.ron"));
        assert_eq!(slot(folder.path(), 2), folder.path().join("autosave-2.replay.ron"));
    }
}
