//! The page of saved campaigns, and the card that asks for the name of a copy.

use super::{
    Campaigning, saves,
    saves::{Saved, copy_to},
    set_up,
};
use crate::input::{CampaignTurn, Intent, Shown};
use crate::panels::{
    Why,
    naming::{Named, Naming},
    saves::{Listed, Mark, Row, Saves},
};
use crate::screens::{
    pages::{Card, Page, Pages},
    saves::when,
    written,
};
use crate::words::{say, word};
use bevy::prelude::*;
use std::path::PathBuf;

/// The contents of the page, and of the card.
#[derive(Default)]
pub(super) struct Shelf {
    saved: Vec<Saved>,
    marked: usize,
    /// Whether the first press on delete has asked for confirmation.
    sure: bool,
    /// The outcome of the last deletion.
    told: Option<Result<String, String>>,
    /// The name for a copy.
    name: String,
    /// The copy of that name, which the next press replaces.
    over: Option<PathBuf>,
}

/// Whether an intent was meant for the page or the card.
pub(super) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    match (intent, &pages.card) {
        (Intent::Campaign(CampaignTurn::Saves), _) => open(world, pages),
        (Intent::Campaign(CampaignTurn::SaveAs), _) => ask_name(world, pages),
        (Intent::Open(Shown::Saves), Some(Card::SavedCampaigns)) => {
            // The page of saved battles takes its place.
            pages.lift();
            return false;
        }
        (Intent::MarkSave(place), Some(Card::SavedCampaigns)) => mark(world, *place),
        (Intent::LoadSave | Intent::Accept, Some(Card::SavedCampaigns)) => load(world, pages),
        (Intent::DeleteSave, Some(Card::SavedCampaigns)) => delete(world),
        (Intent::NameSave(name), Some(Card::CampaignName)) => {
            let shelf = &mut world.resource_mut::<Campaigning>().shelf;
            (shelf.name, shelf.over) = (name.clone(), None);
        }
        (Intent::Save | Intent::Accept, Some(Card::CampaignName)) => save(world, pages),
        _ => return false,
    }
    true
}

/// The folder is read again.
fn open(world: &mut World, pages: &mut Pages) {
    world.resource_mut::<Campaigning>().shelf = Shelf { saved: saves::list(), ..Shelf::default() };
    if pages.card == Some(Card::Saves) {
        pages.lift();
    }
    pages.lay(Card::SavedCampaigns);
}

fn mark(world: &mut World, place: usize) {
    let shelf = &mut world.resource_mut::<Campaigning>().shelf;
    (shelf.marked, shelf.sure, shelf.told) = (place.min(shelf.saved.len().saturating_sub(1)), false, None);
}

/// Goes on with the marked campaign, which is loaded on the page of the campaigns.
fn load(world: &mut World, pages: &mut Pages) {
    let shelf = &world.resource::<Campaigning>().shelf;
    let Some(path) = shelf.saved.get(shelf.marked).map(|saved| saved.path.clone()) else { return };
    set_up::open(world, pages);
    let place = world.resource::<Campaigning>().saved.iter().position(|saved| saved.path == path);
    match place {
        Some(place) => set_up::answer(world, pages, CampaignTurn::Resume(place)),
        None => world.resource_mut::<Campaigning>().told = Some(word("campaign-saved-gone")),
    }
}

/// The first press asks; the second moves the marked campaign into the wastebasket.
fn delete(world: &mut World) {
    let mut state = world.resource_mut::<Campaigning>();
    let shelf = &mut state.shelf;
    if !std::mem::replace(&mut shelf.sure, true) {
        return;
    }
    shelf.sure = false;
    let Some(saved) = shelf.saved.get(shelf.marked) else { return };
    let deleted = saves::delete(saved);
    if deleted.is_ok() {
        shelf.saved.remove(shelf.marked);
    }
    shelf.marked = shelf.marked.min(shelf.saved.len().saturating_sub(1));
    shelf.told = Some(deleted);
    // The page below lists them too, by their places.
    state.saved = saves::list();
}

/// Suggests the campaign and its round: "Fig Valley, round 3".
fn ask_name(world: &mut World, pages: &mut Pages) {
    let mut state = world.resource_mut::<Campaigning>();
    let Some(desk) = state.desk.as_ref().filter(|_| pages.page == Page::Campaign) else { return };
    let round = i64::from(desk.seen.shown.round.0);
    let terms = [("campaign", desk.seen.shown.name.as_str().into()), ("round", round.into())];
    let name = say("campaign-offered", &terms);
    (state.shelf.name, state.shelf.over) = (name, None);
    pages.lay(Card::CampaignName);
}

/// Writes the copy. If there is another one of that name, the first press asks whether to replace it.
fn save(world: &mut World, pages: &mut Pages) {
    let mut state = world.resource_mut::<Campaigning>();
    let state = &mut *state;
    let Some(desk) = &mut state.desk else { return };
    let saved = saves::named_file(&state.shelf.name).and_then(|path| {
        if path.exists() && state.shelf.over.as_ref() != Some(&path) {
            state.shelf.over = Some(path);
            return Ok(None);
        }
        copy_to(desk, &path).map(|()| Some(path))
    });
    match saved {
        Ok(None) => return,
        Ok(Some(path)) => {
            let told = written::told("save-done", &path);
            desk.news.splice(0..0, told.lines().map(str::to_owned));
        }
        Err(why) => desk.told = Some(Why::new(say("save-failed", &[("why", why.into())]), "")),
    }
    pages.clear();
}

/// The page as a plain value.
pub(in crate::screens) fn shown(world: &World) -> Saves {
    let Campaigning { shelf, desk, .. } = world.resource::<Campaigning>();
    let here = desk.as_ref().map(|desk| &desk.file);
    let rows = shelf.saved.iter().map(|saved| row(saved, here == Some(&saved.path))).collect();
    Saves { listed: Listed::Campaigns, rows, marked: shelf.marked, sure: shelf.sure, told: shelf.told.clone() }
}

fn row(saved: &Saved, here: bool) -> Row {
    let stands = saved.stands.clone();
    Row {
        name: saved.name.clone(),
        mark: if saved.named { Mark::Named } else { Mark::Auto },
        when: saved.age().map(when).unwrap_or_default(),
        battle: if here { say("campaign-saved-here", &[("stands", stands.into())]) } else { stands },
        file: saved.path.display().to_string(),
        ..Row::default()
    }
}

/// The card that asks for a name.
pub(in crate::screens) fn named(world: &World) -> Naming {
    let shelf = &world.resource::<Campaigning>().shelf;
    let over = shelf.over.is_some();
    let about = word(if over { "campaign-name-over" } else { "campaign-name-about" });
    Naming { what: Named::Save, head: word("campaign-name"), name: shelf.name.clone(), about, over }
}
