//! The order of all units and primates of a battle.

use super::{PieceId, PrimateIx, UnitId, UnitIx, VehicleIx};
use bevy_ecs::{entity::Entity, resource::Resource, world::World};

/// All units, primates and vehicles in the order of their names, with the entities that have their components.
///
/// Rules iterate in this order, never in query order, which changes when components are added.
#[derive(Resource, Clone, Debug, Default)]
pub struct Roster {
    units: Vec<(UnitId, Entity)>,
    primates: Vec<(PieceId, Entity)>,
    vehicles: Vec<(PieceId, Entity)>,
}

impl Roster {
    /// A roster of units and pieces that are already in order.
    pub fn new(
        units: Vec<(UnitId, Entity)>,
        primates: Vec<(PieceId, Entity)>,
        vehicles: Vec<(PieceId, Entity)>,
    ) -> Self {
        debug_assert!(units.is_sorted_by_key(|(id, _)| *id) && primates.is_sorted_by_key(|(id, _)| *id));
        debug_assert!(vehicles.is_sorted_by_key(|(id, _)| *id));
        Self { units, primates, vehicles }
    }

    /// Removes everything on a world's roster, whatever its book, before another battle starts.
    pub fn dismiss(world: &mut World) {
        let roster = std::mem::take(&mut *world.resource_mut::<Self>());
        for entity in roster.units().chain(roster.primates()).chain(roster.vehicles()).collect::<Vec<_>>() {
            world.despawn(entity);
        }
    }

    /// The entity of a unit.
    pub fn unit(&self, unit: UnitIx) -> Entity {
        self.units[unit.at()].1
    }

    /// The entity of a primate.
    pub fn primate(&self, primate: PrimateIx) -> Entity {
        self.primates[primate.at()].1
    }

    /// The entity of a vehicle.
    pub fn vehicle(&self, vehicle: VehicleIx) -> Entity {
        self.vehicles[vehicle.at()].1
    }

    /// Entities of all units, in order.
    pub fn units(&self) -> impl ExactSizeIterator<Item = Entity> + '_ {
        self.units.iter().map(|(_, entity)| *entity)
    }

    /// Entities of all primates, in order.
    pub fn primates(&self) -> impl ExactSizeIterator<Item = Entity> + '_ {
        self.primates.iter().map(|(_, entity)| *entity)
    }

    /// Entities of all vehicles, in order.
    pub fn vehicles(&self) -> impl ExactSizeIterator<Item = Entity> + '_ {
        self.vehicles.iter().map(|(_, entity)| *entity)
    }

    /// The index of a unit in this battle.
    pub fn find_unit(&self, id: UnitId) -> Option<UnitIx> {
        let place = self.units.binary_search_by_key(&id, |(known, _)| *known).ok()?;
        Some(UnitIx(place as u16))
    }

    /// The index of a primate in this battle.
    pub fn find_primate(&self, id: PieceId) -> Option<PrimateIx> {
        let find = |id: PieceId| self.primates.binary_search_by_key(&id, |(known, _)| *known).ok();
        let place = find(id).or_else(|| find(id.mustered()))?;
        Some(PrimateIx(place as u16))
    }
}
