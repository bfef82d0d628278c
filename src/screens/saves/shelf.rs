//! The page of saved battles and the card that asks for a name.

use super::{
    SaveFile, file,
    file::{Inside, Kind},
    folder,
};
use crate::board::terrain::Ground;
use crate::engine::hash::StableHasher;
use crate::force::Side;
use crate::input::Intent;
use crate::panels::{
    Palette, Print, Why,
    naming::{Named, Naming},
    saves::{self, Mark, Row},
};
use crate::screens::{called::called, wastebasket};
use crate::view::art::paint::thumbnail;
use crate::words::{Message, say, word};
use bevy::prelude::*;
use std::{
    hash::{Hash, Hasher},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

/// Box of a save's picture, in pixels.
const PICTURE: (u32, u32) = (300, 200);

/// A save on the page.
struct Entry {
    save: SaveFile,
    /// Other files of the game that hold the same.
    copies: Vec<PathBuf>,
    /// Its picture, once it has been read.
    picture: Option<Print>,
}

/// The contents of the page of saved battles.
#[derive(Resource, Default)]
pub(in crate::screens) struct Shelf {
    saves: Vec<Entry>,
    marked: usize,
    /// Whether the first press on delete has asked for confirmation.
    sure: bool,
    /// The outcome of the last deletion.
    told: Option<Result<String, String>>,
    /// The name for a save.
    name: String,
    /// The existing file that the player has been asked about: the next press overwrites this one, and no other.
    over: Option<PathBuf>,
}

impl Shelf {
    /// Reads the folder again.
    pub(in crate::screens) fn open(&mut self) {
        let saves = file::distinct(folder().map(|folder| file::list(&folder)).unwrap_or_default());
        let entry = |(save, copies)| Entry { save, copies, picture: None };
        *self = Self { saves: saves.into_iter().map(entry).collect(), ..Self::default() };
    }

    /// The same; the marked save stays marked.
    pub(in crate::screens) fn reopen(&mut self) {
        let marked = self.marked().map(|save| save.path.clone());
        self.open();
        let place = self.saves.iter().position(|entry| Some(&entry.save.path) == marked.as_ref());
        self.marked = place.unwrap_or_default();
    }

    /// A name is needed: suggests this one.
    pub(in crate::screens) fn ask_name(&mut self, offered: String) {
        (self.name, self.over) = (offered, None);
    }

    /// The marked save.
    pub(in crate::screens) fn marked(&self) -> Option<&SaveFile> {
        self.saves.get(self.marked).map(|entry| &entry.save)
    }

    /// Shows why the marked save can't be played.
    pub(in crate::screens) fn refuse(&mut self, why: String) {
        self.told = Some(Err(why));
    }

    /// The name to save under; `None` if the player must confirm overwriting a file first.
    pub(in crate::screens) fn take_name(&mut self) -> Option<String> {
        let path = folder().ok().map(|folder| folder.join(Kind::Named.file_name_of(&file::tidy(&self.name))));
        let taken = path.filter(|path| path.exists() && self.over.as_ref() != Some(path));
        if taken.is_some() {
            self.over = taken;
            return None;
        }
        Some(std::mem::take(&mut self.name))
    }

    /// Whether an intent was meant for the page.
    pub(in crate::screens) fn answer(&mut self, intent: &Intent) -> bool {
        let last = self.saves.len().saturating_sub(1);
        match intent {
            Intent::MarkSave(place) => (self.marked, self.sure, self.told) = ((*place).min(last), false, None),
            Intent::DeleteSave if !self.sure => self.sure = true,
            Intent::DeleteSave => self.delete(),
            Intent::NameSave(name) => (self.name, self.over) = (name.clone(), None),
            _ => return false,
        }
        true
    }

    /// Moves the marked save into the wastebasket, with the files that hold the same: it would come back as one of them.
    fn delete(&mut self) {
        self.sure = false;
        let Some(Entry { save, copies, .. }) = self.saves.get(self.marked) else { return };
        let name = save.called();
        let mut there = copies.iter().filter(|copy| copy.exists());
        let thrown = there.try_for_each(|copy| wastebasket::delete(&name, copy).map(drop));
        let deleted = thrown.and_then(|()| wastebasket::delete(&name, &save.path));
        if deleted.is_ok() {
            self.saves.remove(self.marked);
        }
        self.told = Some(deleted);
        self.marked = self.marked.min(self.saves.len().saturating_sub(1));
    }
}

impl SaveFile {
    /// Whether it has been read and is over.
    fn is_over(&self) -> bool {
        matches!(&self.inside, Some(Ok(inside)) if inside.over)
    }

    /// Its name on the page.
    fn called(&self) -> String {
        match self.kind {
            Kind::Named => self.name.clone(),
            Kind::Record => word("saves-record"),
            Kind::Last | Kind::Slot if self.is_over() => word("saves-record"),
            Kind::Last => word("saves-last"),
            Kind::Slot => word("saves-slot"),
        }
    }
}

/// Reads one save per frame, the marked one first; returns whether there is more to read.
pub(in crate::screens) fn look_on(shelf: &mut Shelf) -> bool {
    let unread = |place: &usize| shelf.saves.get(*place).is_some_and(|entry| entry.save.inside.is_none());
    let next = Some(shelf.marked).filter(unread).or_else(|| (0..shelf.saves.len()).find(unread));
    let Some(place) = next else { return false };
    let Entry { save, picture, .. } = &mut shelf.saves[place];
    save.look_inside();
    if let Some(Ok(inside)) = &save.inside {
        *picture = Some(picture_of(&inside.ground));
    }
    true
}

/// The picture of a save is named after what it shows: its file may be replaced by another battle.
fn picture_of(ground: &Ground) -> Print {
    let pixels = Arc::new(thumbnail(ground, PICTURE));
    let mut hasher = StableHasher::new();
    pixels.data().hash(&mut hasher);
    Print { name: format!("save {:x}", hasher.finish()), pixels }
}

/// The card that asks for a name.
pub(in crate::screens) fn naming(shelf: &Shelf) -> Naming {
    let over = shelf.over.is_some();
    let about = word(if over { "saves-name-over" } else { "saves-name-about" });
    Naming { what: Named::Save, head: word("saves-name"), name: shelf.name.clone(), about, over }
}

/// The page as a plain value; sides are named by the palette.
pub(in crate::screens) fn shown(shelf: &Shelf, palette: Palette) -> saves::Saves {
    let rows = shelf.saves.iter().map(|entry| row(&entry.save, entry.picture.clone(), palette)).collect();
    saves::Saves {
        listed: saves::Listed::Battles,
        rows,
        marked: shelf.marked,
        sure: shelf.sure,
        told: shelf.told.clone(),
    }
}

fn row(save: &SaveFile, picture: Option<Print>, palette: Palette) -> Row {
    let mut row = Row {
        name: save.called(),
        mark: match save.kind {
            Kind::Named => Mark::Named,
            Kind::Last | Kind::Slot | Kind::Record => Mark::Auto,
        },
        when: save.age().map(when).unwrap_or_default(),
        file: save.path.display().to_string(),
        picture,
        over: save.is_over(),
        ..Row::default()
    };
    match &save.inside {
        None => row.battle = word("saves-reading"),
        Some(Ok(inside)) => {
            fill(&mut row, inside, palette);
            if let Some(campaign) = &save.campaign {
                let terms = [("level", row.battle.as_str().into()), ("campaign", campaign.as_str().into())];
                row.battle = say("saves-of-campaign", &terms);
            }
        }
        Some(Err(why)) => {
            row.battle = word("saves-damaged");
            row.why = Some(Why::new(Message::new("saves-damaged-why").with("why", why.as_str()).words(), ""));
        }
    }
    row
}

fn fill(row: &mut Row, inside: &Inside, palette: Palette) {
    row.battle = inside.level.clone();
    row.round = stands(inside);
    // A side named after a color has that color.
    let turned = inside.is_turned();
    let own = |side: Side| if turned { side.other() } else { side };
    row.dots = inside.dots.iter().map(|(side, cell)| (own(*side), *cell)).collect();
    row.cells = inside.ground.size();
    row.turns = inside.turn.map_or_else(String::new, |turn| say("saves-turns", &[("count", turn.into())]));
    let side = |side: Side| {
        let (name, left, all) = &inside.sides[side.index()];
        let left = say("saves-left", &[("left", (*left).into()), ("all", (*all).into())]);
        (own(side), called(palette, own(side), name), left)
    };
    row.sides = Side::BOTH.map(side).to_vec();
}

/// How far a battle has progressed: "round 3 of 10".
pub(super) fn stands(inside: &Inside) -> String {
    match (inside.over, inside.rounds) {
        (true, _) => word("saves-over"),
        (false, Some(rounds)) => {
            say("saves-round-of", &[("round", inside.round.as_str().into()), ("rounds", i64::from(rounds).into())])
        }
        (false, None) => inside.round.clone(),
    }
}

/// How long ago, in words.
pub(in crate::screens) fn when(age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    let (id, count) = match minutes {
        0 => ("saves-now", 0),
        1..60 => ("saves-minutes", minutes),
        60..1440 => ("saves-hours", minutes / 60),
        _ => ("saves-days", minutes / 1440),
    };
    say(id, &[("count", (count as i64).into())])
}
