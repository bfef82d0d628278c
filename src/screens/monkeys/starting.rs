//! Starting a battle of Monkeys With Guns: the one that is set up, or the one on the table again.

use super::battle;
use crate::battle::Record;
use crate::data::{
    self,
    drafts::Drafts,
    error::LoadError,
    monkeys::{level::Level, setup},
};
use crate::force::Side;
use crate::input::intent::Rematch;
use crate::panels::Why;
use crate::rules::monkeys::{Monkeys, scenarios::Scenario};
use crate::screens::{
    Hands, Pages, Seats, Who, hosts,
    plan::{self, Plan},
    saves,
    starting::{clear_table, new_dice},
};
use crate::words::word;
use bevy::prelude::*;

/// The level of a plan, with this seed for ground and dice, and rosters from this library.
///
/// # Errors
/// If something can't be grown or placed.
pub fn planned(plan: &Plan, seed: u64, library: &data::library::Library) -> Result<Level, LoadError> {
    Monkeys::draft(&plan.wanted(&word("plan-name"), seed), plan.lies(), library).map(|(level, _)| level)
}

/// The scenario at an index in the book's list.
pub fn scenario(place: usize) -> Option<Scenario> {
    Scenario::ALL.get(place).copied()
}

/// The level that is chosen in the set-up, in its scenario.
fn chosen(pages: &Pages) -> Option<Level> {
    let library = pages.workshop.library();
    if pages.is_own() {
        let usual = || planned(&pages.plan.fought_for(Monkeys::USUAL), pages.seed, &library);
        return planned(&pages.plan, pages.seed, &library).or_else(|_| usual()).ok();
    }
    let level = pages.workshop.level(pages.levels.get(pages.chosen)?).ok()?;
    // If a scenario can't be fought there, its button says so, and the level keeps its own.
    let other = pages.scenario.and_then(scenario).and_then(|one| setup::in_scenario(&level, one, &library).ok());
    let level = other.unwrap_or(level);
    if pages.has_troops() { fielded(&level, pages).ok() } else { Some(level) }
}

/// The chosen level, in its scenario, with the chosen rosters.
///
/// # Errors
/// Why they can't be fielded there.
pub(super) fn fielded(level: &Level, pages: &Pages) -> Result<Level, LoadError> {
    Monkeys::with_troops(level, pages.rosters(), &pages.workshop.library())
}

/// Starts the battle that is set up; returns whether there is one.
pub(super) fn start(world: &mut World, pages: &mut Pages, dice: u64) -> bool {
    let Some(level) = chosen(pages) else { return false };
    begin(world, pages, (&level, dice), pages.seated(hosts::FIRST));
    true
}

/// Restarts the battle on the table; in a return match the forces and their players change sides. Its origin stays the
/// same.
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
            world.resource_mut::<Hands>().refuse(Why::new(plan::first_fault(&why), ""));
            pages.clear();
            return;
        }
    }
    pages.origin = origin;
}

/// Starts a battle; a copy of the one it replaces is kept.
pub fn begin(world: &mut World, pages: &mut Pages, (level, seed): (&Level, u64), who: [Who; 2]) {
    saves::put_by(world);
    crate::battle::begin(world, level, seed);
    let seats = Seats::take(world, hosts::FIRST, who, seed, &pages.workshop);
    world.insert_resource(seats);
    lay(world, pages, level);
}

/// Puts the battle of the world on the table.
pub fn lay(world: &mut World, pages: &mut Pages, level: &Level) {
    clear_table(world, pages);
    battle::begin(world, level);
}
