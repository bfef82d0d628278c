//! The remaining strength of a troop.

use crate::campaign::state::{self, Platoon, Ranks, TroopId};
use bevy_ecs::world::World;

/// Scrap value of fit primates and vehicles.
pub(super) fn of(world: &World, troop: TroopId) -> u32 {
    state::of::<Ranks>(world, troop).0.iter().map(platoon).sum()
}

/// The same for a platoon.
pub(super) fn platoon(platoon: &Platoon) -> u32 {
    let fit = platoon.units.iter().flat_map(|unit| &unit.soldiers).filter(|soldier| !soldier.rests);
    let vehicles = platoon.units.iter().flat_map(|unit| &unit.vehicles);
    fit.map(|soldier| soldier.member.cost).sum::<u32>() + vehicles.map(|vehicle| vehicle.cost).sum::<u32>()
}

/// The remaining share of a troop's original cost, in percent.
pub(super) fn share(world: &World, troop: TroopId) -> u32 {
    let campaign = state::campaign(world);
    let tribe = campaign.tribes.iter().find(|tribe| tribe.key == troop.tribe);
    let began = tribe.and_then(|tribe| tribe.troops.get(usize::from(troop.number) - 1));
    let cost: u32 =
        began.map_or(0, |troop| troop.platoons.iter().map(crate::data::monkeys::roster::Platoon::cost).sum());
    of(world, troop) * 100 / cost.max(1)
}
