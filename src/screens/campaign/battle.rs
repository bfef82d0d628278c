//! The battle of a campaign at the table: played, and watched afterwards.

use super::{Campaigning, desk::Desk};
use crate::battle::{
    self,
    replay::{End, Replay},
};
use crate::campaign::{
    chronicle::Event,
    seats::Seat,
    waiting::{self, Waiting},
};
use crate::data::{book::Shelved, file};
use crate::engine::{BattleLog, door};
use crate::rules::First;
use crate::screens::{
    hosts,
    monkeys::starting,
    pages::{Origin, Page, Pages},
    saves,
    seats::{Seats, Who},
    table, theatre,
};
use crate::view::Playback;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The battle of a campaign at the table.
pub(super) struct AtTable {
    /// The colors of its tribes, by side.
    sides: (u8, u8),
    /// Where it is kept, with its campaign's file; `None` if it is only watched.
    files: Option<(PathBuf, PathBuf)>,
    /// The number of orders in its file; `None` before it has been written.
    kept: Option<usize>,
}

impl AtTable {
    /// The colors of its tribes, by side.
    pub const fn sides(&self) -> (u8, u8) {
        self.sides
    }

    /// The file of its campaign; `None` if it is only watched.
    pub fn campaign(&self) -> Option<&Path> {
        self.files.as_ref().map(|(_, campaign)| campaign.as_path())
    }
}

/// Puts the campaign's pending battle on the table: where it was left, if the last save holds it, otherwise from its
/// start.
pub(super) fn fight(world: &mut World, pages: &mut Pages) {
    let state = world.resource::<Campaigning>();
    let Some(desk) = &state.desk else { return };
    let Some(Ok(Some(waiting))) = desk.world().map(waiting::waiting) else { return };
    let sides = (desk.seen.place(waiting.entrant.tribe), desk.seen.place(waiting.other.tribe));
    let campaign = desk.file.clone();
    let own = super::saves::battle_file(&campaign);
    let who = desk.seen.led.clone().map(|seat| match seat {
        Some(Seat::Human) => Who::Human,
        Some(Seat::Script { commander, strength, .. }) => Who::Scripted(commander, strength),
        None => pages.seated(hosts::FIRST).into_iter().find(|who| *who != Who::Human).unwrap_or_default(),
    });
    if !go_on(world, pages, &waiting, &campaign) {
        starting::begin(world, pages, (&waiting.level, waiting.seed), who);
    }
    pages.origin = Origin::Campaign;
    world.resource_mut::<Campaigning>().table = Some(AtTable { sides, files: Some((own, campaign)), kept: None });
    saves::keep(world);
}

/// Continues the battle where it was left.
fn go_on(world: &mut World, pages: &mut Pages, waiting: &Waiting, campaign: &Path) -> bool {
    let Some((path, _)) = left(waiting, campaign) else { return false };
    let is_laid = saves::load(world, &path).and_then(|game| game.lay(world, pages)).is_ok();
    if is_laid && saves::last().as_ref() == Some(&path) {
        // From here on it is kept beside its campaign: nobody may continue it without that.
        let moved = std::fs::rename(&path, super::saves::battle_file(campaign));
        if let Err(error) = moved {
            warn!("{}: {error}", path.display());
        }
    }
    is_laid
}

/// The save of the pending battle, if it was started and left before its end.
pub(super) fn left(waiting: &Waiting, campaign: &Path) -> Option<(PathBuf, Replay)> {
    // Earlier versions kept it as the last battle of all.
    let places = std::iter::once(super::saves::battle_file(campaign)).chain(saves::last());
    let mut saved = places.filter_map(|path| saved(waiting, &path).map(|replay| (path, replay)));
    saved.find(|(_, replay)| replay.end == End::Open)
}

/// The pending battle, if it was played to its end at the table and the campaign doesn't know yet.
pub(super) fn finished(waiting: &Waiting, campaign: &Path) -> Option<Replay> {
    saved(waiting, &super::saves::battle_file(campaign)).filter(|replay| replay.end != End::Open)
}

/// Whether two files hold the same battle, however far each of them has come.
pub(super) fn is_same(one: &Path, other: &Path) -> bool {
    let began = |path: &Path| {
        let text = file::read(path).ok()?;
        let replay = Replay::<First>::read(&path.display().to_string(), &text, First::shipped_numbers()).ok()?;
        Some((replay.seed, replay.setup))
    };
    began(one).is_some_and(|here| began(other) == Some(here))
}

/// The battle in a file, if it is the pending one.
pub(super) fn saved(waiting: &Waiting, path: &Path) -> Option<Replay> {
    let text = file::read(path).ok()?;
    let replay = Replay::read(&path.display().to_string(), &text, First::shipped_numbers()).ok()?;
    waiting.is_of(&replay).then_some(replay)
}

/// Lets scripts fight the pending battle: from where it was left, if it was started, otherwise from its start.
pub(super) fn settle(
    waiting: &Waiting,
    campaign: &Path,
    commanders: [&waiting::Commander; 2],
) -> Result<Replay, String> {
    let Some((path, begun)) = left(waiting, campaign) else { return Ok(waiting.settle(commanders)) };
    let fought = waiting.settle_rest(&begun, commanders)?;
    // It is over: it can't be continued.
    file::write(&path, &fought.text()).map_err(|error| error.to_string())?;
    Ok(fought)
}

/// Keeps the battle at the table beside its campaign, which is marked as the newest save: it leads back to both. Returns
/// whether the battle is one of a campaign.
pub(in crate::screens) fn keep(world: &mut World) -> bool {
    let table = world.get_resource::<Campaigning>().and_then(|state| state.table.as_ref());
    let Some((kept, (own, campaign))) = table.and_then(|table| Some((table.kept, table.files.clone()?))) else {
        return false;
    };
    let orders = Some(hosts::FIRST.recorded(world).map_or(0, |recorded| recorded.orders));
    if orders == kept {
        return true;
    }
    if let Some(table) = &mut world.resource_mut::<Campaigning>().table {
        table.kept = orders;
    }
    match saves::keep_in(world, &own) {
        Ok(()) => super::saves::mark(&campaign),
        Err(why) => warn!("{}: {why}", own.display()),
    }
    true
}

/// Another battle is put on the table.
pub(in crate::screens) fn lay_aside(world: &mut World) {
    if let Some(mut state) = world.get_resource_mut::<Campaigning>() {
        state.table = None;
    }
}

/// Returns to the map: a finished battle is entered into the campaign.
pub(in crate::screens) fn come_back(world: &mut World, pages: &mut Pages) {
    let (was_played, is_over) = (pages.origin == Origin::Campaign, door::outcome::<First>(world).is_some());
    let players = world.resource::<Seats>().players();
    let replay = (was_played && is_over).then(|| Replay::<First>::of(world, players)).flatten();
    pages.clear();
    (pages.page, pages.buttons, pages.origin) = (Page::Campaign, false, Origin::SetUp);
    let mut state = world.resource_mut::<Campaigning>();
    let Some(desk) = &mut state.desk else {
        pages.page = Page::Title;
        return;
    };
    match replay {
        Some(replay) => desk.enter(replay),
        None => desk.arrive(),
    }
    desk.fresh = super::UNTIL_FITTED;
}

/// Replays a battle of the campaign.
pub(super) fn watch(world: &mut World, pages: &mut Pages, number: usize) {
    let state = world.resource::<Campaigning>();
    let sides = state.desk.as_ref().and_then(|desk| {
        let mut fought = desk.seen.entries.iter().filter_map(|(entry, _)| match entry.event {
            Event::Fought { entrant, other, .. } => {
                Some((desk.seen.place(entrant.tribe), desk.seen.place(other.tribe)))
            }
            _ => None,
        });
        fought.nth(number)
    });
    let Some(replay) = state.desk.as_ref().and_then(Desk::world).and_then(|world| battle_of(world, number)) else {
        return;
    };
    let level = replay.start(&replay.seed.to_string()).map_err(|error| error.to_string());
    let laid = level.and_then(|level| {
        saves::put_by(world);
        replay.play(world, &level).map_err(|error| error.to_string())?;
        battle::monkeys::advance(world);
        let who = Seats::named(&replay.players);
        let seats = Seats::take(world, hosts::FIRST, who, replay.seed, &pages.workshop);
        world.insert_resource(seats);
        Ok(level)
    });
    match laid {
        Ok(level) => {
            starting::lay(world, pages, &level);
            table::refill(world);
            let log = world.resource::<BattleLog>().clone();
            world.resource_mut::<Playback>().jump(&log);
            pages.origin = Origin::CampaignWatched;
            world.resource_mut::<Campaigning>().table = sides.map(|sides| AtTable { sides, files: None, kept: None });
            theatre::open(world, pages);
        }
        Err(why) => {
            if let Some(desk) = &mut world.resource_mut::<Campaigning>().desk {
                desk.told = Some(crate::panels::Why::new(why, ""));
            }
        }
    }
}

fn battle_of(world: &World, number: usize) -> Option<Replay<First>> {
    crate::campaign::door::battles(world).nth(number).cloned()
}
