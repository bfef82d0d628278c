//! The ground that was drawn by hand outlasts the program: it is written when the editor is left, when its battle begins
//! and when the program ends, and is there again at the next start.

use super::{Editor, Purpose};
use crate::data::{file, level};
use crate::rules::monkeys::scenarios::Scenario;
use crate::screens::{pages::Pages, plan::Plan, settings::folders};
use bevy::{app::AppExit, prelude::*};
use std::path::PathBuf;

/// Where it lies; none where the system names no folder.
fn path() -> Option<PathBuf> {
    folders().map(|folders| folders.data_dir().join("drawing.level.ron"))
}

/// Writes the ground that was drawn; where none is, none stays.
pub(super) fn keep(pages: &Pages, (plan, seed): (&Plan, u64)) {
    let Some(path) = path() else { return };
    let kept = if plan.drawn.is_some() { write(pages, (plan, seed), &path) } else { remove(&path) };
    if let Err(error) = kept {
        warn!("{}: {error}", path.display());
    }
}

fn write(pages: &Pages, (plan, seed): (&Plan, u64), path: &std::path::Path) -> Result<(), String> {
    let library = pages.workshop.library();
    let level = plan.level(seed, &library);
    // Where the forces have no room the ground is kept all the same: in a Battle they deploy later.
    let level = level.or_else(|_| plan.fought_for(Scenario::Battle).level(seed, &library));
    let text = level.map_err(|error| error.to_string())?.drawn();
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).and_then(|()| file::write(path, &text)).map_err(|error| error.to_string())
}

fn remove(path: &std::path::Path) -> Result<(), String> {
    if path.exists() { std::fs::remove_file(path).map_err(|error| error.to_string()) } else { Ok(()) }
}

/// When the program starts: the ground is as it was left.
pub(in crate::screens) fn bring_back(mut pages: ResMut<Pages>) {
    let Some(path) = path().filter(|path| path.exists()) else { return };
    match level::load(&path) {
        Ok((level, _)) => {
            pages.plan.take(&level);
            pages.plan.seed = level.seed;
            if pages.is_own() {
                pages.seed = level.seed;
            }
        }
        Err(error) => warn!("{error}"),
    }
}

/// When the program ends.
pub(in crate::screens) fn keep_on_exit(mut exits: MessageReader<AppExit>, pages: Res<Pages>, editor: Res<Editor>) {
    if exits.read().next().is_none() {
        return;
    }
    match &editor.purpose {
        Purpose::Ambush { kept: (plan, seed), .. } => keep(&pages, (plan, *seed)),
        Purpose::Own | Purpose::Free => keep(&pages, (&pages.plan, pages.own_seed())),
    }
}
