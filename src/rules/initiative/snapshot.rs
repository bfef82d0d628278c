//! The state of a battle as plain data: to return to, to try things out on, to compare.

use super::{
    characters::{Parts, State},
    field::Field,
    sequence::Frame,
    turns::Turn,
};
use crate::engine::Moment;
use crate::force::{Roster, squad::Place};
use bevy_ecs::{change_detection::DetectChangesMut, world::World};

/// Characters, turn, clock and dice of one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Snapshot {
    characters: Vec<State>,
    turn: Turn,
    moment: Moment<Frame>,
}

impl Snapshot {
    /// The battle as it stands.
    pub(super) fn take(world: &World) -> Self {
        Self {
            characters: world.resource::<Field>().characters.clone(),
            turn: world.resource::<Turn>().clone(),
            moment: Moment::take(world),
        }
    }

    /// Puts the battle back to this moment. It must be a moment of the battle that is mustered in this world.
    pub(super) fn put_back(&self, world: &mut World) {
        let roster = std::mem::take(&mut *world.resource_mut::<Roster>());
        let mut units = world.query::<Parts>();
        for ((entity, piece), state) in roster.units().zip(roster.primates()).zip(&self.characters) {
            state.write(units.get_mut(world, entity).expect("characters are mustered with all their parts"));
            let place = world.get_mut::<Place>(piece);
            place.expect("pieces are mustered with a place").set_if_neq(state.place);
        }
        *world.resource_mut::<Roster>() = roster;
        *world.resource_mut::<Turn>() = self.turn.clone();
        self.moment.put_back(world);
    }
}
