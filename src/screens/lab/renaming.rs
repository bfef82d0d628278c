//! Renaming a run: its folder is renamed.

use super::{Laboratory, files::Kept};
use crate::data::file_name;
use crate::input::Intent;
use crate::panels::naming::{Named, Naming};
use crate::screens::pages::{Card, Pages};
use crate::words::{say, word};
use bevy::prelude::*;

/// Letters of the longest name.
const LONGEST: usize = 40;

/// A run being renamed.
#[derive(Clone, Debug, Default)]
pub(super) struct Renaming {
    /// Its index among the existing runs.
    place: usize,
    /// The name as typed so far.
    name: String,
    /// Why it can't have that name.
    refused: Option<String>,
}

/// Asks for the name of a run.
pub(super) fn ask(lab: &mut Laboratory, pages: &mut Pages, place: usize) {
    let Some(kept) = lab.shelf.get(place) else { return };
    if lab.running.as_ref().is_some_and(|running| running.folder == kept.folder) {
        lab.told = Some(Err(word("lab-delete-running")));
        return;
    }
    lab.renaming = Renaming { place, name: kept.name.clone(), refused: None };
    pages.lay(Card::RunName);
}

/// Whether an intent was meant for the card.
pub(super) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    let mut lab = world.resource_mut::<Laboratory>();
    match intent {
        Intent::NameSave(name) => (lab.renaming.name, lab.renaming.refused) = (name.clone(), None),
        Intent::Accept => match rename(&mut lab) {
            Ok(()) => pages.lift(),
            Err(why) => lab.renaming.refused = Some(why),
        },
        _ => return false,
    }
    true
}

fn rename(lab: &mut Laboratory) -> Result<(), String> {
    let Renaming { place, name: typed, .. } = lab.renaming.clone();
    let name = file_name::tidy(&typed, LONGEST);
    // A name that is kept need not be valid.
    let is_other = |kept: &&mut Kept| kept.name != typed && kept.name != name;
    let Some(kept) = lab.shelf.get_mut(place).filter(is_other) else { return Ok(()) };
    if !file_name::is_sensible(&name) {
        return Err(word("lab-rename-empty"));
    }
    let (from, to) = (kept.folder.clone(), kept.folder.with_file_name(&name));
    if std::fs::symlink_metadata(&to).is_ok() {
        return Err(say("lab-rename-taken", &[("name", name.into())]));
    }
    let failed = |error: std::io::Error| say("lab-rename-failed", &[("why", error.to_string().into())]);
    std::fs::rename(&from, &to).map_err(failed)?;
    (kept.name, kept.folder) = (name.clone(), to.clone());
    // What is shown of it gets its new name too.
    for answer in lab.answers.iter_mut().filter(|answer| answer.folder == from) {
        (answer.name, answer.folder) = (name.clone(), to.clone());
    }
    lab.looking.forget();
    Ok(())
}

/// The card that asks for the name.
pub(in crate::screens) fn card(lab: &Laboratory) -> Naming {
    let Renaming { name, refused, .. } = &lab.renaming;
    let about = refused.clone().unwrap_or_else(|| word("lab-rename-about"));
    Naming { what: Named::Run, head: word("lab-rename-head"), name: name.clone(), about, over: refused.is_some() }
}
