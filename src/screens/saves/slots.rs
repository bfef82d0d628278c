//! The slots that ends of turns and battles set aside go into: the latest one of each unfinished battle stays.

#![allow(clippy::disallowed_types, reason = "when a save was written shows whether it has changed; no battle sees it")]

use super::{
    Kind, SaveFile,
    file::{list, slot},
    parse,
};
use crate::battle::replay::End;
use crate::engine::hash::StableHasher;
use bevy::prelude::Resource;
use std::{
    collections::BTreeMap,
    hash::{Hash, Hasher},
    path::{Path, PathBuf},
    time::SystemTime,
};

/// Slots whose battle has a newer save or is over.
const TURNS: usize = 8;

/// All slots, however many battles have been left unfinished.
const MOST: usize = 40;

/// The battle that a save holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    /// A hash of what it started from.
    began: u64,
    over: bool,
}

/// What the saves hold, so that each one is read only once.
#[derive(Resource, Debug, Default)]
pub(super) struct Slots(BTreeMap<PathBuf, (Option<SystemTime>, Option<Held>)>);

impl Slots {
    /// The slot to write next.
    pub fn next(&mut self, folder: &Path) -> PathBuf {
        let saves: Vec<SaveFile> = list(folder).into_iter().filter(|save| save.kind != Kind::Named).collect();
        self.0.retain(|path, _| saves.iter().any(|save| save.path == *path));
        let held: Vec<Option<Held>> = saves.iter().map(|save| self.held(save)).collect();
        let is_slot = |place: &usize| saves[*place].kind == Kind::Slot;
        let slots: Vec<usize> = (0..saves.len()).filter(is_slot).collect();
        let spare: Vec<usize> = slots.iter().copied().filter(|place| is_spare(&held, *place)).collect();
        let oldest = if spare.len() >= TURNS || slots.len() >= MOST { spare.last().or(slots.last()) } else { None };
        let free = || (1..=MOST).map(|number| slot(folder, number)).find(|path| !path.exists());
        oldest.map(|place| saves[*place].path.clone()).or_else(free).unwrap_or_else(|| slot(folder, 1))
    }

    /// What a save holds; `None` if it can't be read.
    fn held(&mut self, save: &SaveFile) -> Option<Held> {
        if let Some((_, held)) = self.0.get(&save.path).filter(|(written, _)| *written == save.written) {
            return *held;
        }
        let held = parse(&save.path).ok().map(|game| {
            let mut hasher = StableHasher::new();
            game.began().hash(&mut hasher);
            Held { began: hasher.finish(), over: game.end() != End::Open }
        });
        self.0.insert(save.path.clone(), (save.written, held));
        held
    }
}

/// Whether nothing is lost with a save, of which newer ones come before it: its battle is over or has a newer save.
fn is_spare(held: &[Option<Held>], place: usize) -> bool {
    let Some(this) = held[place] else { return true };
    this.over || held[..place].iter().flatten().any(|newer| newer.began == this.began)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, time::Duration};

    #[test]
    fn slots_fill_up_and_then_the_oldest_makes_room() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let mut slots = Slots::default();
        for number in 1..=TURNS {
            let next = slots.next(folder.path());
            assert_eq!(next, slot(folder.path(), number));
            fs::write(&next, "not a battle").expect("written");
            std::thread::sleep(Duration::from_millis(15));
        }
        assert_eq!(slots.next(folder.path()), slot(folder.path(), 1));
        fs::write(slot(folder.path(), 1), "nor is this").expect("written");
        assert_eq!(slots.next(folder.path()), slot(folder.path(), 2));
    }

    #[test]
    fn the_newest_save_of_a_battle_is_not_spare() {
        let held = |began, over| Some(Held { began, over });
        let saves = [held(1, false), held(1, false), held(2, false), None, held(3, true), held(3, false)];
        let spare: Vec<bool> = (0..saves.len()).map(|place| is_spare(&saves, place)).collect();
        assert_eq!(spare, [false, true, false, true, true, true]);
    }
}
