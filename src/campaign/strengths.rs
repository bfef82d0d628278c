//! How strong every troop was after each order, so that the map can be wound back.

use super::{
    chronicle::Chronicle,
    state::{self, Ranks, TroopId},
};
use bevy_ecs::{resource::Resource, world::World};
use std::collections::BTreeMap;

/// How strong a troop is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Primates who can fight in the next battle, and primates who miss it.
    pub primates: (usize, usize),
    /// Its platoons.
    pub platoons: usize,
    /// Its vehicles.
    pub vehicles: usize,
}

/// The strengths of all troops after each order, with the number of entries that the chronicle had then.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Strengths(Vec<(usize, BTreeMap<TroopId, Strength>)>);

/// How strong a troop is now.
pub(super) fn of(world: &World, troop: TroopId) -> Strength {
    let ranks: Ranks = state::of(world, troop);
    let units = || ranks.0.iter().flat_map(|platoon| &platoon.units);
    let (rest, fit): (Vec<bool>, Vec<bool>) =
        units().flat_map(|unit| &unit.soldiers).map(|soldier| soldier.rests).partition(|rests| *rests);
    Strength {
        primates: (fit.len(), rest.len()),
        platoons: ranks.0.len(),
        vehicles: units().map(|unit| unit.vehicles.len()).sum(),
    }
}

/// Notes how strong all are now. What was noted after this and has been taken back since is gone.
pub(super) fn note(world: &mut World) {
    let now = world.resource::<Chronicle>().entries().len();
    let strengths = state::all(world).map(|troop| (troop, of(world, troop))).collect();
    let mut noted = world.remove_resource::<Strengths>().unwrap_or_default();
    noted.0.retain(|(entries, _)| *entries < now);
    noted.0.push((now, strengths));
    world.insert_resource(noted);
}

/// How strong all were when the chronicle had so many entries: after the last order before that.
pub(super) fn at(world: &World, entries: usize) -> BTreeMap<TroopId, Strength> {
    let noted = world.get_resource::<Strengths>().map_or(&[][..], |noted| &noted.0);
    let before = noted.iter().rev().find(|(then, _)| *then <= entries).or_else(|| noted.first());
    before.map(|(_, strengths)| strengths.clone()).unwrap_or_default()
}
