//! What a tribe's troop has lost and could buy again in a town: vehicles of its units, primates of its fireteams, and
//! officers, fireteams and squads with nobody left (G-30).

use super::{
    order::Order,
    regroup,
    state::{self, Platoon, Ranks, TroopId},
};
use crate::data::monkeys::roster::{self, Purchase, Vehicle};
use crate::force::Post;
use crate::rules::monkeys::profiles::Profiles;
use bevy_ecs::world::World;

/// All such offers, with their prices.
pub(super) fn offers(world: &World, troop: TroopId) -> Vec<(Order, u32)> {
    let campaign = state::campaign(world);
    let Some(tribe) = campaign.tribes.iter().find(|tribe| tribe.key == troop.tribe) else { return Vec::new() };
    let mustered: Vec<&roster::Platoon> = tribe.troops.iter().flat_map(|troop| &troop.platoons).collect();
    let ranks: Ranks = state::of(world, troop);
    let mut offers = Vec::new();
    for (place, own) in ranks.0.iter().enumerate() {
        let platoon = regroup::bought(own);
        for what in lost(own, &ranks, &mustered, &campaign.profiles) {
            if let Ok((_, price)) = what.deliver(&platoon, &campaign.profiles) {
                offers.push((Order::Buy { troop, platoon: place as u8, what }, price));
            }
        }
    }
    offers
}

/// What a platoon had when its tribe was mustered and no longer has, as purchases.
fn lost(own: &Platoon, ranks: &Ranks, mustered: &[&roster::Platoon], profiles: &Profiles) -> Vec<Purchase> {
    let mut lost = Vec::new();
    // Units may have changed platoons since.
    for unit in own.units.iter().filter(|unit| !unit.soldiers.is_empty()) {
        let before = mustered.iter().flat_map(|platoon| &platoon.units).find(|before| before.name == unit.name);
        let Some(before) = before else { continue };
        for vehicle in &before.vehicles {
            let count = |all: &[Vehicle]| all.iter().filter(|one| one.kind == vehicle.kind).count();
            if count(&unit.vehicles) < count(&before.vehicles) {
                lost.push(Purchase::vehicle(unit.post, vehicle, profiles));
            }
        }
        if matches!(unit.post, Post::Team(_)) && unit.soldiers.len() < before.members.len() {
            lost.extend(before.members.iter().map(|member| Purchase::primate(unit.post, member, profiles)));
        }
    }
    for platoon in mustered.iter().filter(|platoon| platoon.name == own.name) {
        for unit in platoon.units.iter().filter(|unit| !has_unit(ranks, &unit.name)) {
            lost.push(match unit.post {
                Post::Squad(_) | Post::Half(_) => Purchase::squad(unit, unit.name.clone(), profiles),
                Post::Co | Post::Xo | Post::Team(_) => Purchase::command(unit, profiles),
            });
        }
    }
    lost
}

fn has_unit(ranks: &Ranks, name: &str) -> bool {
    let mut units = ranks.0.iter().flat_map(|platoon| &platoon.units);
    units.any(|unit| unit.name == name && !unit.soldiers.is_empty())
}
