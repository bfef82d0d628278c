//! Battles of campaigns that players save by name: the save says which campaign it belongs to, and loading it leads back
//! there as long as the campaign waits for that battle.

use super::{Campaigning, battle, desk::Desk, saves, set_up};
use crate::battle::replay::End;
use crate::data::file;
use crate::input::CampaignTurn;
use crate::screens::{
    Hands,
    pages::{Origin, Page, Pages},
    saves::{SaveFile, lay_alone, put_over},
};
use crate::words::say;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The beginning of the first line of such a save; the name of the campaign follows.
const HEAD: &str = "// campaign: ";

/// A save that is put on the table as soon as its campaign has been read.
pub(super) struct Recalled {
    save: SaveFile,
    campaign: PathBuf,
}

/// The text of a save; that of a battle of a campaign begins with the campaign's name.
pub(in crate::screens) fn signed(world: &World, text: String) -> String {
    let table = world.get_resource::<Campaigning>().and_then(|state| state.table.as_ref());
    match table.and_then(battle::AtTable::campaign) {
        Some(campaign) => format!("{HEAD}{}\n{text}", saves::name_of(campaign)),
        None => text,
    }
}

/// The name of the campaign that a save belongs to.
pub(in crate::screens) fn named_in(save: &Path) -> Option<String> {
    let text = file::read(save).ok()?;
    let name = text.lines().next()?.strip_prefix(HEAD)?.trim();
    Some(crate::words::plain::clean(name).into_owned())
}

/// Leads from a save of an unfinished battle to its campaign, which is read first; `None` if it belongs to none. If that
/// campaign is gone, the battle is played by itself.
pub(in crate::screens) fn recall(world: &mut World, pages: &mut Pages, save: &SaveFile) -> Option<Result<(), String>> {
    let name = named_in(&save.path)?;
    let saved = saves::list();
    let Some(place) = saved.iter().position(|one| one.name == name) else {
        return Some(loosen(world, pages, save, "saves-campaign-missing"));
    };
    let campaign = saved[place].path.clone();
    // A battle that was played to its end meanwhile would be entered on the way.
    if battle::is_same(&save.path, &saves::battle_file(&campaign))
        && let Err(why) = put_over(world, &save.path, &saves::battle_file(&campaign))
    {
        return Some(Err(why));
    }
    pages.clear();
    let mut state = world.resource_mut::<Campaigning>();
    (state.loading, state.saved) = (None, saved);
    state.recalled = Some(Recalled { save: save.clone(), campaign });
    set_up::answer(world, pages, CampaignTurn::Resume(place));
    Some(Ok(()))
}

/// Puts the save on the table if its campaign has been read.
pub(super) fn go_on(world: &mut World) {
    let state = world.resource::<Campaigning>();
    if state.recalled.is_none() || state.loading.is_some() {
        return;
    }
    world.resource_scope(|world, mut pages: Mut<Pages>| {
        let Some(recalled) = world.resource_mut::<Campaigning>().recalled.take() else { return };
        let done = match pages.page {
            Page::Campaign => lead_back(world, &mut pages, &recalled),
            // It stays there if the campaign can't be read.
            Page::Campaigns => loosen(world, &mut pages, &recalled.save, "saves-campaign-unread"),
            _ => Ok(()),
        };
        if let Err(why) = done {
            warn!("{}: {why}", recalled.save.path.display());
        }
    });
}

/// Continues the save as the battle that its campaign waits for. If the campaign has gone on, it is a battle like any
/// other.
fn lead_back(world: &mut World, pages: &mut Pages, Recalled { save, campaign }: &Recalled) -> Result<(), String> {
    let desk = world.resource::<Campaigning>().desk.as_ref().filter(|desk| desk.file == *campaign);
    let Some(desk) = desk else { return Ok(()) };
    let is_waited_for = desk.waiting().and_then(|waiting| battle::saved(&waiting, &save.path));
    if is_waited_for.is_none_or(|replay| replay.end != End::Open) {
        loosen(world, pages, save, "saves-campaign-gone")?;
        pages.origin = Origin::CampaignPast;
        return Ok(());
    }
    put_over(world, &save.path, &saves::battle_file(campaign))?;
    world.resource_mut::<Campaigning>().desk.as_mut().into_iter().for_each(Desk::arrive);
    battle::fight(world, pages);
    Ok(())
}

/// Puts the battle on the table by itself, and says why.
fn loosen(world: &mut World, pages: &mut Pages, save: &SaveFile, why: &str) -> Result<(), String> {
    let name = named_in(&save.path).unwrap_or_default();
    lay_alone(world, pages, save)?;
    world.resource_mut::<Hands>().report(Ok(say(why, &[("campaign", name.into())])));
    Ok(())
}
