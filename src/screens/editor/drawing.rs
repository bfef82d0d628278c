//! The ground drawn by hand outlasts the program: it is saved when the editor is left, when its battle starts and when
//! the program ends, and is restored at the next start.

use super::{Editor, Purpose, found};
use crate::data::{drafts::Known, file};
use crate::screens::{hosts, pages::Pages, plan::Plan, settings::folders, wastebasket};
use crate::words::word;
use bevy::{app::AppExit, prelude::*};
use std::path::{Path, PathBuf};

/// The path for a book's ground; `None` if the system names no folder.
fn path(book: &str) -> Option<PathBuf> {
    let first = book == hosts::FIRST.book();
    let name = if first { String::new() } else { format!("-{}", book.to_lowercase()) };
    folders().map(|folders| folders.data_dir().join(format!("drawing{name}.level.ron")))
}

/// Saves the drawn ground. If there is none, an earlier drawing goes into the wastebasket: turning a dial by mistake
/// must not cost anybody a drawing.
pub(super) fn keep(pages: &Pages, (plan, seed): (&Plan, u64)) {
    keep_one(pages, (plan, seed));
    // The plans for other books are stored.
    pages.plans.values().filter(|other| other.book != plan.book).for_each(|other| keep_one(pages, (other, other.seed)));
}

fn keep_one(pages: &Pages, (plan, seed): (&Plan, u64)) {
    let Some(path) = path(plan.book) else { return };
    let kept = match plan.drawn {
        Some(_) => write(pages, (plan, seed), &path),
        None if path.exists() => wastebasket::throw(&path).map(drop),
        None => Ok(()),
    };
    if let Err(error) = kept {
        warn!("{}: {error}", path.display());
    }
}

fn write(pages: &Pages, (plan, seed): (&Plan, u64), path: &Path) -> Result<(), String> {
    let (library, grounds) = (pages.workshop.library(), plan.grounds());
    let text = |plan: &Plan| grounds.text(&plan.wanted(&word("plan-name"), seed), plan.lies(), &library);
    // If the forces don't fit, or their rosters are gone, the ground is still kept: in some scenarios they deploy
    // later, and the shipped rosters always exist.
    let roomy = Plan { places: None, ..plan.fought_for(grounds.roomy_scenario()) };
    let usual = |plan: &Plan| Plan { rosters: grounds.usual_rosters().map(str::to_owned), ..plan.clone() };
    // Places marked by hand count for more than forces that don't fit there.
    let small = |error| match plan.places {
        Some(_) => text(&Plan { platoons: 1, ..usual(plan) }),
        None => Err(error),
    };
    let text = text(plan).or_else(small).or_else(|_| text(&roomy)).or_else(|_| text(&usual(&roomy)));
    let text = text.map_err(|error| error.to_string())?;
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).and_then(|()| file::write(path, &text)).map_err(|error| error.to_string())
}

/// When the program starts: restores the ground. An unreadable file makes room for the next drawing, and the player
/// learns where it went.
pub(in crate::screens) fn bring_back(mut pages: ResMut<Pages>) {
    let now = pages.plan.book;
    for host in hosts::with_grounds() {
        let Some(path) = path(host.book()).filter(|path| path.exists()) else { continue };
        match found::read(&path, &pages.workshop) {
            Ok((book, known)) => take(&mut pages, book, &known),
            Err(error) => {
                let words = ["editor-drawing-lost", "editor-drawing-stays"];
                pages.notices.push(wastebasket::put_aside(&path, &error, words));
            }
        }
    }
    pages.take_up(now);
}

fn take(pages: &mut Pages, book: &'static str, known: &Known) {
    pages.take_up(book);
    pages.plan.take(known);
    pages.plan.seed = known.seed;
    if pages.is_own() {
        pages.seed = known.seed;
    }
}

/// When the program ends.
pub(super) fn keep_on_exit(mut exits: MessageReader<AppExit>, pages: Res<Pages>, editor: Res<Editor>) {
    if exits.read().next().is_none() {
        return;
    }
    match &editor.purpose {
        // Meanwhile the seed of the set-up may be another level's.
        Purpose::Ambush { kept, .. } => {
            let (plan, seed) = &**kept;
            keep(&pages, (plan, if pages.is_own() { *seed } else { plan.seed }));
        }
        Purpose::Own | Purpose::Free => keep(&pages, (&pages.plan, pages.own_seed())),
    }
}
