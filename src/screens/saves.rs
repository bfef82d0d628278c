//! Saves: the battle as a replay, written anew after every order, so that nothing is lost.

use super::settings::folders;
use crate::battle::{
    self, Record,
    replay::{Player, Replay},
};
use crate::data::{file, level::Level};
use crate::words::word;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// How many orders the last save holds, so that only a change is written.
#[derive(Resource, Default)]
pub(super) struct Saved(usize);

fn folder() -> Result<PathBuf, String> {
    folders().map(|folders| folders.data_dir().join("replays")).ok_or_else(|| word("save-no-folder"))
}

/// The save that is written after every order.
pub fn last() -> Option<PathBuf> {
    folder().ok().map(|folder| folder.join("last-battle.replay.ron"))
}

fn write(world: &World, path: &Path) -> Result<(), String> {
    let replay = Replay::of(world, (Player::Human, Player::Human)).ok_or_else(|| word("save-nothing"))?;
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).and_then(|()| file::write(path, &replay.text())).map_err(|error| error.to_string())
}

/// Writes the battle under a name of its own; tells where.
pub fn save_as(world: &World, name: &str) -> Result<PathBuf, String> {
    let record = world.get_resource::<Record>().ok_or_else(|| word("save-nothing"))?;
    let path = folder()?.join(format!("{name}-{}-{}.replay.ron", record.seed, record.turns.len()));
    write(world, &path).map(|()| path)
}

/// Writes all rolls of the battle as comma-separated values; tells where.
pub fn export_rolls(world: &World, name: &str) -> Result<PathBuf, String> {
    let record = world.get_resource::<Record>().ok_or_else(|| word("save-nothing"))?;
    let folder = folders().ok_or_else(|| word("save-no-folder"))?.data_dir().join("rolls");
    let path = folder.join(format!("{name}-{}-{}.csv", record.seed, record.turns.len()));
    let table = battle::rolls::csv(&battle::rolls::rolls(world), world.resource::<super::battle::Names>().told());
    let written = std::fs::create_dir_all(&folder).and_then(|()| file::write(&path, &table));
    written.map(|()| path).map_err(|error| error.to_string())
}

/// Keeps the last save up to date; what goes wrong is told in the program's log and stops nothing.
pub fn keep(world: &mut World) {
    let Some(orders) = world.get_resource::<Record>().map(|record| record.orders().count()) else { return };
    if world.resource::<Saved>().0 == orders {
        return;
    }
    world.resource_mut::<Saved>().0 = orders;
    if let Some(path) = last()
        && let Err(error) = write(world, &path)
    {
        warn!("{}: {error}", path.display());
    }
}

/// Plays the last save up to where it was left; gives its level.
pub fn load_last(world: &mut World) -> Result<Level, String> {
    let path = last().filter(|path| path.exists()).ok_or_else(|| word("save-nothing"))?;
    let name = path.display().to_string();
    let text = file::read(&path).map_err(|error| error.to_string())?;
    let profiles = crate::data::profiles();
    let replay = Replay::parse(&name, &text, &profiles).map_err(|error| error.to_string())?;
    let (level, _) = replay.level(&name, profiles).map_err(|error| error.to_string())?;
    replay.play(world, &level).map_err(|error| format!("{name}: {error}"))?;
    battle::advance(world);
    Ok(level)
}
