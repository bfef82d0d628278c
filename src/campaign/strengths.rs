//! The strength of every troop after each order, so that the map can be rewound.

use super::{
    chronicle::Chronicle,
    state::{self, Ranks, TroopId},
};
use bevy_ecs::{resource::Resource, world::World};
use std::collections::BTreeMap;

/// The strength of a troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Primates that can fight in the next battle, and those that miss it.
    pub primates: (usize, usize),
    /// Its platoons.
    pub platoons: usize,
    /// Its vehicles.
    pub vehicles: usize,
}

/// The strengths of all troops after each order, with the number of chronicle entries at that point.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Strengths(Vec<(usize, BTreeMap<TroopId, Strength>)>);

/// The current strength of a troop.
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

impl Strengths {
    /// Records an order: the number of chronicle entries before and after it. Records after the first number belong to
    /// orders that have been taken back.
    fn note(&mut self, (before, now): (usize, usize), strengths: BTreeMap<TroopId, Strength>) {
        self.0.retain(|(entries, _)| *entries <= before && *entries < now);
        self.0.push((now, strengths));
    }

    fn at(&self, entries: usize) -> Option<&BTreeMap<TroopId, Strength>> {
        let before = self.0.iter().rev().find(|(then, _)| *then <= entries).or_else(|| self.0.first());
        before.map(|(_, strengths)| strengths)
    }
}

/// Records all current strengths, after an order that was given when the chronicle had this many entries.
pub(super) fn note(world: &mut World, before: usize) {
    let now = world.resource::<Chronicle>().entries().len();
    let strengths = state::all(world).map(|troop| (troop, of(world, troop))).collect();
    world.resource_mut::<Strengths>().note((before, now), strengths);
}

/// All strengths when the chronicle had this many entries: after the last order before that.
pub(super) fn at(world: &World, entries: usize) -> BTreeMap<TroopId, Strength> {
    world.get_resource::<Strengths>().and_then(|noted| noted.at(entries).cloned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{BTreeMap, Strength, Strengths, TroopId};

    #[test]
    fn what_was_taken_back_is_not_remembered() {
        let one = TroopId { tribe: 'r', number: 1 };
        let so_many = |fit| BTreeMap::from([(one, Strength { primates: (fit, 0), platoons: 1, vehicles: 0 })]);
        let mut noted = Strengths::default();
        noted.note((0, 0), so_many(9));
        noted.note((0, 10), so_many(8));
        noted.note((10, 13), so_many(7));
        // The last order is taken back, and another one adds more entries.
        noted.note((10, 16), so_many(6));
        let fit = |entries| noted.at(entries).map(|all| all[&one].primates.0);
        assert_eq!([5, 12, 14, 16, 20].map(fit), [Some(9), Some(8), Some(8), Some(6), Some(6)]);
        // An order without new entries replaces the previous record.
        noted.note((16, 16), so_many(5));
        assert_eq!(noted.at(16), Some(&so_many(5)));
    }
}
