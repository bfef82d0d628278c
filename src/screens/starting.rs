//! A battle begins: as it is set up, or the one on the table once more.

use super::{
    Hands, battle,
    host::{Host, Hosted},
    hosts,
    pages::{Origin, Page, Pages},
    plan, saves,
    seats::{Seats, Who},
    speaking, table, thinking,
};
use crate::battle::Record;
use crate::data::{level::Level, setup};
use crate::dice::Stream;
use crate::force::Side;
use crate::input::intent::Rematch;
use crate::panels::Why;
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
    if let Some((host, listing)) = pages.other().cloned() {
        host.begin(world, pages, &listing.file, pages.dice.unwrap_or_else(new_dice));
        pages.source = Some(listing.file);
        return;
    }
    let Some(level) = pages.level() else { return };
    let origin = if pages.page == Page::SetUp { Origin::SetUp } else { pages.origin };
    let dice = pages.dice.unwrap_or_else(new_dice);
    begin(world, pages, (&level, dice), pages.seats.clone());
    pages.source = (!pages.is_own()).then(|| pages.levels[pages.chosen].clone());
    pages.origin = origin;
}

/// The battle on the table, from its beginning; in a return match the forces and their players change sides. It comes from
/// where the first one came from.
pub(super) fn play_again(world: &mut World, pages: &mut Pages, again: Rematch) {
    let Some(record) = world.get_resource::<Record>() else { return };
    let Some(level) = record.level() else { return };
    let seed = if again == Rematch::SameDice { record.seed } else { new_dice() };
    let [first, second] = Side::BOTH.map(|side| world.resource::<Seats>().who(side).clone());
    let (origin, source) = (pages.origin, pages.source.clone());
    match (again == Rematch::Swapped).then(|| setup::swapped(&level)) {
        None => {
            begin(world, pages, (&level, seed), [first, second]);
            pages.source = source;
        }
        Some(Ok(level)) => begin(world, pages, (&level, seed), [second, first]),
        Some(Err(why)) => {
            world.resource_mut::<Hands>().notice = Some(Why::new(plan::first_fault(&why), ""));
            pages.clear();
            return;
        }
    }
    pages.origin = origin;
}

/// A battle begins: what it takes the place of is kept.
pub(super) fn begin(world: &mut World, pages: &mut Pages, (level, seed): (&Level, u64), who: [Who; 2]) {
    saves::put_by(world);
    crate::battle::begin(world, level, seed);
    let seats = Seats::take(world, hosts::FIRST, who, seed, &pages.workshop);
    world.insert_resource(seats);
    lay_battle(world, pages, level);
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

/// The battle of the world is on the table.
pub(super) fn lay_battle(world: &mut World, pages: &mut Pages, level: &Level) {
    clear_table(world, pages);
    battle::begin(world, level);
}

/// Nothing of the last battle is left.
fn clear_table(world: &mut World, pages: &mut Pages) {
    world.insert_resource(thinking::Thinking::default());
    pages.clear();
    (pages.page, pages.ended, pages.asked, pages.buttons) = (Page::Battle, false, None, false);
    (pages.again, pages.source) = (false, None);
    pages.origin = Origin::SetUp;
    pages.fresh = UNTIL_FITTED;
    world.resource_mut::<super::kept::Kept>().forget_battle();
    world.resource_mut::<speaking::Speeches>().begin();
}
