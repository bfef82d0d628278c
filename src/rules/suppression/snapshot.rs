//! The state of a battle as plain data: to return to, to experiment on, to compare.

use super::{
    field::Field,
    sequence::Frame,
    turns::Turn,
    units::{ModelState, UnitParts, UnitState},
};
use crate::engine::Moment;
use crate::force::{Roster, squad::Place};
use bevy_ecs::{change_detection::DetectChangesMut, world::World};

/// Units, models, turn, clock and dice of one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Snapshot {
    units: Vec<UnitState>,
    models: Vec<ModelState>,
    turn: Turn,
    moment: Moment<Frame>,
}

impl Snapshot {
    /// The current battle.
    pub(super) fn take(world: &World) -> Self {
        let field = world.resource::<Field>();
        Self {
            units: field.units.clone(),
            models: field.models.clone(),
            turn: world.resource::<Turn>().clone(),
            moment: Moment::take(world),
        }
    }

    /// Restores this moment. It must be a moment of the battle mustered in this world.
    pub(super) fn put_back(&self, world: &mut World) {
        let roster = std::mem::take(&mut *world.resource_mut::<Roster>());
        let mut units = world.query::<UnitParts>();
        for (entity, state) in roster.units().zip(&self.units) {
            state.write(units.get_mut(world, entity).expect("units are mustered with all their parts"));
        }
        for (entity, state) in roster.primates().zip(&self.models) {
            let place = world.get_mut::<Place>(entity);
            place.expect("models are mustered with a place").set_if_neq(state.place);
        }
        *world.resource_mut::<Roster>() = roster;
        *world.resource_mut::<Turn>() = self.turn.clone();
        self.moment.put_back(world);
    }
}
