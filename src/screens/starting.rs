//! Starting a battle: the one that is set up, or the one on the table again.

use super::{
    host::{Host, Hosted},
    pages::{Origin, Page, Pages},
    saves,
    seats::Seats,
    speaking, table, thinking,
};
use crate::dice::Stream;
use crate::input::intent::Rematch;
use bevy::prelude::*;

/// Frames that the camera takes to fit itself to a new board.
const UNTIL_FITTED: u8 = 3;

/// The range of dice seeds the player has not fixed: short enough to read and type.
const SEEDS: u32 = 1_000_000;

/// A new seed for dice that the player has not fixed.
#[expect(clippy::disallowed_types, reason = "it is drawn before the battle begins, and recorded with it")]
pub(super) fn new_dice() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Stream::new(now.as_nanos() as u64, "new dice").below(SEEDS).into()
}

/// Starts the battle that is set up.
pub(super) fn start(world: &mut World, pages: &mut Pages) {
    // Standing orders in a level's file are for its own troops.
    let (host, own) = (pages.host(), pages.is_own() || pages.has_troops());
    let origin = if pages.page == Page::SetUp { Origin::SetUp } else { pages.origin };
    let name = pages.levels.get(pages.chosen).cloned();
    let dice = pages.dice.unwrap_or_else(new_dice);
    if host.start(world, pages, dice) {
        (pages.source, pages.origin) = (name.filter(|_| !own), origin);
        // It can be continued even if it is left before the first order.
        saves::keep(world);
    }
}

/// Starts the battle on the table again.
pub(super) fn again(world: &mut World, pages: &mut Pages, again: Rematch) {
    super::host::host(world).play_again(world, pages, again);
    saves::keep(world);
}

/// Puts the battle in the world on the table, for any book: people play both sides.
pub fn lay(world: &mut World, host: &'static dyn Host) {
    world.insert_resource(Seats::default());
    world.resource_scope(|world, mut pages: Mut<Pages>| lay_in(world, &mut pages, host));
}

/// The same, with the people and opponents that have been seated.
pub(super) fn lay_in(world: &mut World, pages: &mut Pages, host: &'static dyn Host) {
    clear_table(world, pages);
    world.insert_resource(Hosted(host));
    table::lay(world);
}

/// Clears everything left of the last battle.
pub(super) fn clear_table(world: &mut World, pages: &mut Pages) {
    world.insert_resource(thinking::Thinking::default());
    pages.clear();
    (pages.page, pages.ended, pages.asked, pages.buttons) = (Page::Battle, false, None, false);
    (pages.again, pages.idle, pages.source) = (false, false, None);
    pages.origin = Origin::SetUp;
    pages.fresh = UNTIL_FITTED;
    // A lesson of another book would otherwise go on over this battle.
    super::lesson::lay_aside(world);
    super::campaign::lay_aside(world);
    world.resource_mut::<super::kept::Kept>().forget_battle();
    world.resource_mut::<speaking::Speeches>().begin();
}
