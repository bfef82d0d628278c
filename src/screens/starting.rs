//! A battle begins: as it is set up, or the one on the table once more.

use super::{
    host::{Host, Hosted},
    pages::{Origin, Page, Pages},
    seats::Seats,
    speaking, table, thinking,
};
use crate::dice::Stream;
use bevy::prelude::*;

/// Frames that the camera takes to fit itself to a new board.
const UNTIL_FITTED: u8 = 3;

/// Seeds of dice that nobody has fixed: short enough to be read and typed.
const SEEDS: u32 = 1_000_000;

/// The seed of dice that nobody has fixed: another one for each battle.
#[expect(clippy::disallowed_types, reason = "it is drawn before the battle begins, and recorded with it")]
pub(super) fn new_dice() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Stream::new(now.as_nanos() as u64, "new dice").below(SEEDS).into()
}

/// The battle that is set up begins.
pub(super) fn start(world: &mut World, pages: &mut Pages) {
    let (host, own) = (pages.host(), pages.is_own());
    let origin = if pages.page == Page::SetUp { Origin::SetUp } else { pages.origin };
    let name = pages.levels.get(pages.chosen).cloned();
    let dice = pages.dice.unwrap_or_else(new_dice);
    if host.start(world, pages, dice) {
        (pages.source, pages.origin) = (name.filter(|_| !own), origin);
    }
}

/// The battle in the world is on the table, whatever its book: people play both sides.
pub fn lay(world: &mut World, host: &'static dyn Host) {
    world.insert_resource(Seats::default());
    super::lesson::lay_aside(world);
    world.resource_scope(|world, mut pages: Mut<Pages>| lay_in(world, &mut pages, host));
}

/// The same, of people and opponents that have been seated.
pub(super) fn lay_in(world: &mut World, pages: &mut Pages, host: &'static dyn Host) {
    clear_table(world, pages);
    world.insert_resource(Hosted(host));
    table::lay(world);
}

/// Nothing of the last battle is left.
pub(super) fn clear_table(world: &mut World, pages: &mut Pages) {
    world.insert_resource(thinking::Thinking::default());
    pages.clear();
    (pages.page, pages.ended, pages.asked, pages.buttons) = (Page::Battle, false, None, false);
    (pages.again, pages.source) = (false, None);
    pages.origin = Origin::SetUp;
    pages.fresh = UNTIL_FITTED;
    world.resource_mut::<super::kept::Kept>().forget_battle();
    world.resource_mut::<speaking::Speeches>().begin();
}
