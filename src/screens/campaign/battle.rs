//! The battle of a campaign at the table: played, and watched afterwards.

use super::{Campaigning, desk::Desk};
use crate::battle::{self, replay::Replay};
use crate::campaign::{
    chronicle::Event,
    order::Order,
    seats::Seat,
    waiting::{self, Waiting},
};
use crate::data::{book::Shelved, file, monkeys::Setup, shape};
use crate::engine::{BattleLog, Rules, door};
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
use crate::words::word;
use bevy::prelude::*;
use std::path::PathBuf;

/// Puts the campaign's pending battle on the table: where it was left, if the last save holds it, otherwise from its
/// start.
pub(super) fn fight(world: &mut World, pages: &mut Pages) {
    let state = world.resource::<Campaigning>();
    let Some(desk) = &state.desk else { return };
    let Some(Ok(Some(waiting))) = desk.world().map(waiting::waiting) else { return };
    let sides = Some((desk.seen.place(waiting.entrant.tribe), desk.seen.place(waiting.other.tribe)));
    let who = desk.seen.led.clone().map(|seat| match seat {
        Some(Seat::Human) => Who::Human,
        Some(Seat::Script { commander, strength, .. }) => Who::Scripted(commander, strength),
        None => pages.seated(hosts::FIRST).into_iter().find(|who| *who != Who::Human).unwrap_or_default(),
    });
    if !go_on(world, pages, &waiting) {
        starting::begin(world, pages, (&waiting.level, waiting.seed), who);
        saves::keep(world);
    }
    pages.origin = Origin::Campaign;
    let mut state = world.resource_mut::<Campaigning>();
    // The save of the battle has just been written.
    (state.sides, state.marked) = (sides, None);
}

/// Continues the battle where it was left.
fn go_on(world: &mut World, pages: &mut Pages, waiting: &Waiting) -> bool {
    let Some(path) = left(waiting) else { return false };
    saves::load(world, &path).and_then(|game| game.lay(world, pages)).is_ok()
}

/// The save of the pending battle, if it was started and left.
pub(super) fn left(waiting: &Waiting) -> Option<PathBuf> {
    let began = (waiting.seed, format!("{} {}", First::BOOK, shape::line(&Some(Setup::of(&waiting.level)))));
    saves::last().filter(|path| saves::began(path) == Some(began))
}

/// Lets scripts fight the pending battle: from where it was left, if it was started, otherwise from its start.
pub(super) fn settle(waiting: &Waiting, commanders: [&waiting::Commander; 2]) -> Result<Replay, String> {
    let Some(path) = left(waiting) else { return Ok(waiting.settle(commanders)) };
    let name = path.display().to_string();
    let text = file::read(&path).map_err(|error| error.to_string())?;
    let begun = Replay::read(&name, &text, First::shipped_numbers()).map_err(|error| error.to_string())?;
    let fought = waiting.settle_rest(&begun, commanders)?;
    // It is over: it can't be continued from the title.
    file::write(&path, &fought.text()).map_err(|error| error.to_string())?;
    Ok(fought)
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
    desk.fresh = super::UNTIL_FITTED;
    if was_played {
        // Its save may not have been written to the disk yet.
        desk.begun = !is_over;
    }
    if let Some(replay) = replay {
        desk.order_slowly(word("campaign-checking"), move |_| Ok(Order::Fought(Box::new(replay))));
    }
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
            world.resource_mut::<Campaigning>().sides = sides;
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

/// While a battle of the campaign is played, its own save would be the newest: the campaign's save is marked as newer,
/// since it leads back to both.
pub(super) fn mark_file(world: &mut World) {
    let pages = world.resource::<Pages>();
    if pages.page != Page::Battle || pages.origin != Origin::Campaign {
        return;
    }
    let orders = hosts::FIRST.recorded(world).map_or(0, |recorded| recorded.orders);
    let mut state = world.resource_mut::<Campaigning>();
    if state.marked.replace(orders) != Some(orders)
        && let Some(desk) = &state.desk
    {
        super::saves::mark(&desk.file);
    }
}
