//! What players do with saves: resume, load, delete, save by name.

use super::{
    Kind, SaveFile, Shelf, Unfinished, export_rolls as write_rolls, load, put_by_loaded, save_as, save_beside,
};
use crate::input::{Intent, Shown};
use crate::panels::Why;
use crate::screens::{
    Hands, campaign,
    host::host,
    pages::{self, Card, Pages},
    rounds, theatre, written,
};
use crate::words::{Message, say};
use bevy::prelude::*;

/// Whether an intent was meant for the saves.
pub(in crate::screens) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    match intent {
        Intent::Open(Shown::LastBattle) => go_on(world, pages),
        Intent::Open(Shown::Saves) => {
            world.resource_mut::<Shelf>().open();
            pages.lay(Card::Saves);
        }
        Intent::Open(Shown::SaveAs) => {
            let offered = offered_name(world);
            world.resource_mut::<Shelf>().ask_name(offered);
            pages.lay(Card::SaveAs);
        }
        Intent::LoadSave | Intent::Accept if pages.card == Some(Card::Saves) => load_marked(world, pages),
        Intent::Save => save(world, pages),
        Intent::ExportRolls => export_rolls(world),
        Intent::Accept if pages.card == Some(Card::SaveAs) => save(world, pages),
        other => {
            if *other == Intent::DeleteSave {
                world.resource_mut::<Unfinished>().forget();
            }
            return world.resource_mut::<Shelf>().answer(other);
        }
    }
    true
}

/// Continues the newest unfinished battle. One that can't be played says so on its card.
fn go_on(world: &mut World, pages: &mut Pages) {
    let mut unfinished = std::mem::take(&mut *world.resource_mut::<Unfinished>());
    if let Some(save) = unfinished.newest()
        && let Err(why) = lay(world, pages, save)
    {
        save.inside = Some(Err(why));
    }
    *world.resource_mut::<Unfinished>() = unfinished;
}

/// Continues from the marked save, or replays it from the beginning if it is over.
fn load_marked(world: &mut World, pages: &mut Pages) {
    let Some(mut save) = world.resource::<Shelf>().marked().cloned() else { return };
    let from = pages.page;
    match lay(world, pages, &mut save) {
        Ok(()) if pages::is_over(world, pages) => theatre::open_from_saves(world, pages, from),
        Ok(()) => {}
        Err(why) => world.resource_mut::<Shelf>().refuse(why),
    }
}

/// Puts a save on the table; the battle it replaces is saved. The save is first played in a world of its own: one that
/// can't be played, or no longer can, changes nothing on the table. One of a campaign leads back there.
fn lay(world: &mut World, pages: &mut Pages, save: &mut SaveFile) -> Result<(), String> {
    save.look_inside();
    if let Some(Err(why)) = &save.inside {
        warn!("{}: {why}", save.path.display());
        return Err(why.clone());
    }
    let is_open = matches!(&save.inside, Some(Ok(inside)) if !inside.over);
    let recalled = if is_open { campaign::recall(world, pages, save) } else { None };
    recalled.unwrap_or_else(|| lay_alone(world, pages, save))
}

/// The same for a save that was found to be playable, whether or not it belongs to a campaign.
pub(in crate::screens) fn lay_alone(world: &mut World, pages: &mut Pages, save: &SaveFile) -> Result<(), String> {
    let game = load(world, &save.path)?;
    if save.kind != Kind::Last {
        put_by_loaded(world, &save.path);
    }
    game.lay(world, pages)
}

/// The default name for a save: "Two Groves, round 3".
fn offered_name(world: &World) -> String {
    let (round, level) = (host(world).tempo(world).round, host(world).level(world));
    say("saves-offered", &[("level", level.into()), ("round", rounds::within(host(world), round).into())])
}

/// Writes the battle as a replay into the player's own folder.
fn save(world: &mut World, pages: &mut Pages) {
    let saved = if pages.card == Some(Card::SaveAs) {
        // If there is a save of that name, the card says so, and the next press overwrites it.
        let Some(name) = world.resource_mut::<Shelf>().take_name() else { return };
        save_as(world, &name)
    } else {
        save_beside(world, &offered_name(world))
    };
    let outcome = match saved {
        Ok(path) => Ok(written::told("save-done", &path)),
        Err(error) => Err(Why::new(Message::new("save-failed").with("why", error).words(), "")),
    };
    world.resource_mut::<Hands>().report(outcome);
    // The menu closes to show the outcome; the card of the ending shows it itself.
    if pages.card == Some(Card::SaveAs) {
        pages.uncover();
    }
}

/// Writes all rolls as a table into the player's own folder.
fn export_rolls(world: &mut World) {
    let written = write_rolls(world);
    let outcome = match written {
        Ok(path) => Ok(written::told("rolls-saved", &path)),
        Err(error) => Err(Why::new(Message::new("save-failed").with("why", error).words(), "")),
    };
    world.resource_mut::<Hands>().report(outcome);
}
