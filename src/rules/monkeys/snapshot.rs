//! The state of a battle as plain data: to return to, to experiment on, to compare.

use super::states::set;
use super::{
    field::Field,
    sequence::Frame,
    states::{PrimateState, Smoke, UnitState},
    turn::Turn,
    vehicles::{Mounts, VehicleState},
};
use crate::board::sight::Sight;
use crate::engine::{Moment, hash::StableHasher};
use crate::force::{
    Roster,
    squad::Primate,
    vehicle::{Heading, Owner},
};
use bevy_ecs::{
    change_detection::DetectChangesMut,
    world::{EntityWorldMut, World},
};
use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

/// Pieces, marks, frames and dice of one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Snapshot {
    units: Vec<UnitState>,
    primates: Vec<PrimateState>,
    vehicles: Vec<VehicleState>,
    land: Land,
    smoke: Smoke,
    turn: Turn,
    moment: Moment<Frame>,
}

impl Snapshot {
    /// The current battle. The field must be up to date.
    pub(super) fn take(world: &World) -> Self {
        let field = world.resource::<Field>();
        Self {
            units: field.units.clone(),
            primates: field.primates.clone(),
            vehicles: field.vehicles.clone(),
            land: Land(field.sight.clone()),
            smoke: world.resource::<Smoke>().clone(),
            turn: world.resource::<Turn>().clone(),
            moment: Moment::take(world),
        }
    }

    /// Restores this moment. It must be a moment of the battle mustered in this world.
    pub(super) fn put_back(&self, world: &mut World) {
        let roster = world.resource::<Roster>().clone();
        for (entity, state) in roster.units().zip(&self.units) {
            state.put_back(&mut world.entity_mut(entity));
        }
        for (entity, state) in roster.primates().zip(&self.primates) {
            let mut primate = world.entity_mut(entity);
            name(&mut primate, state);
            state.put_back(&mut primate);
        }
        for (entity, state) in roster.vehicles().zip(&self.vehicles) {
            let mut vehicle = world.entity_mut(entity);
            set(&mut vehicle, state.place);
            set(&mut vehicle, Owner(state.unit));
            set(&mut vehicle, Heading(state.facing));
            set(&mut vehicle, state.hull);
            set(&mut vehicle, Mounts(state.mounts));
        }
        if !Arc::ptr_eq(&world.resource::<Field>().sight, &self.land.0) {
            let mut field = world.resource_mut::<Field>();
            field.lay(self.land.0.clone());
            // Those that stand where they stood haven't changed, so the survey wouldn't put them on the new ground.
            field.stand();
        }
        world.resource_mut::<Smoke>().set_if_neq(self.smoke.clone());
        *world.resource_mut::<Turn>() = self.turn.clone();
        self.moment.put_back(world);
    }

    /// Hash over the state, the same on every machine.
    pub fn hash(&self) -> u64 {
        let mut hasher = StableHasher::new();
        Hash::hash(self, &mut hasher);
        hasher.finish()
    }
}

/// The ground with its lines of sight. The recipe it was generated from is in the turn, so this isn't part of the hash.
#[derive(Clone, Debug)]
struct Land(Arc<Sight>);

impl PartialEq for Land {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.ground() == other.0.ground()
    }
}

impl Eq for Land {}

impl Hash for Land {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A primate's name contains its unit, which a split changes (G-12).
fn name(entity: &mut EntityWorldMut, state: &PrimateState) {
    let mut primate = entity.get_mut::<Primate>().expect("pieces are mustered with all their parts");
    if primate.id != state.id {
        primate.id = state.id;
        primate.unit = state.unit;
    }
}
