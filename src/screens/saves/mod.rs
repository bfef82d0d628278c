//! Saves: the battle as a replay, written after every order, so that nothing is lost.
//!
//! `last-battle` holds every order. At the end of each turn the battle also goes into a slot, so that you can go back a
//! few turns. A battle that another replaces on the table goes into a slot too; one that is over goes into a slot for
//! such battles, where it can be watched. The game never overwrites a save that a player named.

mod answers;
mod file;
mod shelf;
mod slots;
mod unfinished;

pub(super) use answers::{answer, lay_alone};
pub use file::{Inside, Kind, Saved as SaveFile, list};
pub(super) use shelf::{Shelf, look_on, naming, shown, when};
pub(super) use unfinished::{Found, Unfinished};

use super::{
    game::{self, Game},
    host::{Recorded, host},
    seats::Seats,
    settings::folders,
    workshop::Bench,
};
use crate::battle::{
    crash,
    replay::{End, Player},
};
use crate::data::{file as disk, file_name};
use crate::words::word;
use bevy::prelude::*;
use slots::Slots;
use std::path::{Path, PathBuf};

/// The saves on the disk.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saved>().init_resource::<Slots>().init_resource::<Shelf>().init_resource::<Unfinished>();
}

/// The number of finished battles that are kept without a name.
const RECORDS: usize = 16;

/// How much of the battle on the table is on the disk.
#[derive(Resource, Default)]
pub(super) struct Saved {
    /// The number of orders in the last save, so that only changes are written; `None` if it doesn't hold this battle.
    orders: Option<usize>,
    /// Turns that have been written to a slot.
    turns: usize,
}

fn folder() -> Result<PathBuf, String> {
    folders().map(|folders| folders.data_dir().join("replays")).ok_or_else(|| word("save-no-folder"))
}

fn text(world: &World) -> Result<String, String> {
    host(world).replay(world, players(world)).ok_or_else(|| word("save-nothing"))
}

/// The same for a save that players keep; one of a campaign's battle names the campaign.
fn text_to_keep(world: &World) -> Result<String, String> {
    text(world).map(|text| super::campaign::signed(world, text))
}

fn players(world: &World) -> (Player, Player) {
    world.get_resource::<Seats>().map_or((Player::Human, Player::Human), Seats::players)
}

/// Writes the battle on the table to a file.
pub fn write_to(world: &World, path: &Path) -> Result<(), String> {
    write(&text(world)?, path)
}

fn write(text: &str, path: &Path) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).and_then(|()| disk::write(path, text)).map_err(|error| error.to_string())
}

/// Saves the battle under a name; returns the path.
pub fn save_as(world: &World, name: &str) -> Result<PathBuf, String> {
    let path = folder()?.join(Kind::Named.file_name_of(&file::tidy(name)));
    write(&text_to_keep(world)?, &path).map(|()| path)
}

/// The same under a name that the player has not confirmed: if another battle has it, a number is added.
pub fn save_beside(world: &World, name: &str) -> Result<PathBuf, String> {
    write_beside(&folder()?, &file::tidy(name), |name| Kind::Named.file_name_of(name), &text_to_keep(world)?)
}

/// Writes a file without replacing another: if its name is taken, a number is added to it. An identical file is reused.
fn write_beside(folder: &Path, name: &str, file: impl Fn(&str) -> String, text: &str) -> Result<PathBuf, String> {
    let path = |name: &str| folder.join(file(name));
    let says_so = |path: &Path| disk::read(path).is_ok_and(|there| there == text);
    let is_free = |name: &str| !path(name).exists() || says_so(&path(name));
    let path = path(&file_name::free(name, |number| format!("{name} {number}"), is_free));
    if says_so(&path) {
        return Ok(path);
    }
    let written = std::fs::create_dir_all(folder).and_then(|()| disk::write_new(&path, text));
    written.map_err(|error| error.to_string()).map(|()| path)
}

/// Saves all rolls of the battle as comma-separated values; returns the path.
pub fn export_rolls(world: &World) -> Result<PathBuf, String> {
    let (seed, turns, table) = host(world).rolls_file(world).ok_or_else(|| word("save-nothing"))?;
    let name = format!("{}-{seed}-{turns}", file::tidy(&host(world).level(world)));
    let folder = folders().ok_or_else(|| word("save-no-folder"))?.data_dir().join("rolls");
    write_beside(&folder, &name, |name| format!("{name}.csv"), &table)
}

/// Keeps the last save up to date, and a slot at the end of each turn. Failures go to the program's log and stop
/// nothing.
pub fn keep(world: &mut World) {
    // A lesson has a save of its own, and a battle of a campaign belongs to that.
    if super::lesson::keep(world) || super::campaign::keep(world) {
        return;
    }
    let Some(Recorded { orders, turns }) = host(world).recorded(world) else { return };
    let (rules, over) = (host(world).version(), host(world).outcome(world).is_some());
    if world.resource::<Saved>().orders == Some(orders) {
        return;
    }
    let mut saved = world.resource_mut::<Saved>();
    let turned = turns > saved.turns && saved.turns > 0;
    (saved.orders, saved.turns) = (Some(orders), saved.turns.max(turns));
    let Ok(folder) = folder() else { return };
    // A turn that ends the battle can't be gone back to: the last save alone holds it, until it goes among the others
    // that are over.
    let slot = (turned && !over).then(|| world.resource_mut::<Slots>().next(&folder));
    let written = text(world).and_then(|text| {
        crash::on_table(rules, &text);
        // The last save is written last: the newest of two identical ones is the one to continue.
        let slotted = slot.map_or(Ok(()), |slot| write(&text, &slot));
        write(&text, &folder.join(Kind::Last.file_name())).and(slotted)
    });
    if let Err(error) = written {
        warn!("{}: {error}", folder.display());
    }
}

/// Keeps the battle of a campaign on the table in a file of its own.
pub(super) fn keep_in(world: &World, path: &Path) -> Result<(), String> {
    crash::on_table(host(world).version(), &text(world)?);
    write(&text_to_keep(world)?, path)
}

/// Puts a save in the place of another file with a battle, which goes into a slot, so that nothing is lost.
pub(super) fn put_over(world: &mut World, save: &Path, place: &Path) -> Result<(), String> {
    let text = disk::read(save).map_err(|error| error.to_string())?;
    let before = disk::read(place).ok().filter(|before| *before != text);
    let played = before.and_then(|before| parse(place).ok().filter(|game| game.has_orders()).zip(Some(before)));
    if let Some((game, before)) = played {
        let folder = folder()?;
        let kind = if game.end() == End::Open { Kind::Slot } else { Kind::Record };
        if same(place, &folder, kind).is_none() {
            write(&before, &free(world, &folder, kind))?;
        }
    }
    write(&text, place)
}

/// Another battle is put on the table: the one before goes into a slot, so that nothing is lost. One without any order
/// must not take the slot of one that was played.
pub fn put_by(world: &mut World) {
    *world.resource_mut::<Saved>() = Saved { orders: None, turns: 1 };
    let Ok(folder) = folder() else { return };
    let last = folder.join(Kind::Last.file_name());
    if !last.exists() {
        return;
    }
    let game = parse(&last);
    let over = game.as_ref().is_ok_and(|game| game.end() != End::Open);
    let moved = if game.is_ok_and(|game| !game.has_orders()) {
        std::fs::remove_file(&last)
    } else {
        let kind = if over { Kind::Record } else { Kind::Slot };
        let slot = same(&last, &folder, kind).unwrap_or_else(|| free(world, &folder, kind));
        std::fs::rename(&last, slot)
    };
    if let Err(error) = moved {
        warn!("{}: {error}", last.display());
    }
}

/// The file to write next for a finished battle, or for one that goes into a slot.
fn free(world: &mut World, folder: &Path, kind: Kind) -> PathBuf {
    match kind {
        Kind::Record => file::free_record(folder, RECORDS),
        _ => world.resource_mut::<Slots>().next(folder),
    }
}

/// The slot that is identical to a save already.
fn same(save: &Path, folder: &Path, kind: Kind) -> Option<PathBuf> {
    let text = disk::read(save).ok()?;
    let says_so = |one: &SaveFile| one.kind == kind && disk::read(&one.path).is_ok_and(|there| there == text);
    list(folder).into_iter().find(says_so).map(|one| one.path)
}

/// A save has been loaded: the battle it replaces goes into a slot, and it becomes the last save, since it is the battle
/// to continue now. One that is over can't be continued.
fn put_by_loaded(world: &mut World, path: &Path) {
    // Read before a slot is written: it may be the one in which this save is.
    let text = disk::read(path);
    let saved = std::mem::take(&mut *world.resource_mut::<Saved>());
    put_by(world);
    *world.resource_mut::<Saved>() = saved;
    if host(world).outcome(world).is_some() {
        return;
    }
    let last = folder().map(|folder| folder.join(Kind::Last.file_name()));
    let written = text.map_err(|error| error.to_string()).and_then(|text| write(&text, &last?));
    if let Err(error) = written {
        warn!("{}: {error}", path.display());
    }
}

/// Plays a save up to the point where it was left. A save that can't be played is left as it is.
pub fn load(world: &mut World, path: &Path) -> Result<Box<dyn Game>, String> {
    let game = parse(path)?;
    let workshop = world.resource::<Bench>().0.clone();
    game.play(world, &workshop)?;
    super::lesson::lay_aside(world);
    let Recorded { orders, turns } = host(world).recorded(world).unwrap_or(Recorded { orders: 0, turns: 1 });
    *world.resource_mut::<Saved>() = Saved { orders: Some(orders), turns };
    Ok(game)
}

/// The save of the battle that was played last, if there is one.
pub(super) fn last() -> Option<PathBuf> {
    let path = folder().ok()?.join(Kind::Last.file_name());
    path.exists().then_some(path)
}

/// The contents of a save, before it is played.
fn parse(path: &Path) -> Result<Box<dyn Game>, String> {
    let text = disk::read(path).map_err(|error| error.to_string())?;
    game::read(&path.display().to_string(), &text)
}
