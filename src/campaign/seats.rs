//! The players of the tribes (C-26).

use super::state::{self, NATIVE, TroopId};
use crate::data::persona::Strength;
use bevy_ecs::{resource::Resource, world::World};
use serde::{Deserialize, Serialize};

/// The player of a tribe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Seat {
    /// A person at the table.
    Human,
    /// A script.
    Script {
        /// The name of its temper, which determines how it marches, buys and attacks.
        temper: String,
        /// The name of the personality that commands its battles.
        commander: String,
        /// The strength of that personality.
        strength: Strength,
    },
}

/// The seats of all tribes with a named player; the others are played by a script.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub Vec<(char, Seat)>);

impl Seats {
    /// The player of a tribe.
    pub fn of(&self, tribe: char) -> Option<&Seat> {
        self.0.iter().find(|(key, _)| *key == tribe).map(|(_, seat)| seat)
    }

    /// Whether a person at the table plays a tribe.
    pub fn is_human(&self, tribe: char) -> bool {
        self.of(tribe) == Some(&Seat::Human)
    }
}

/// The tribe whose player commands a troop in a battle: its own. Natives are commanded by the next player at the table
/// after their opponent, or by a script if there is none (C-26).
pub fn commands(world: &World, troop: TroopId, against: TroopId) -> Option<char> {
    if troop.tribe != NATIVE {
        return Some(troop.tribe);
    }
    let seats = world.get_resource::<Seats>()?;
    let tribes = state::tribes(world);
    let place = tribes.iter().position(|tribe| *tribe == against.tribe)?;
    let others = tribes[place + 1..].iter().chain(&tribes[..place]);
    others.copied().find(|tribe| seats.is_human(*tribe))
}
