//! The reasons for the orders of scripted tribes, kept with the campaign.

use super::door::Record;
use bevy_ecs::{resource::Resource, world::World};
use serde::{Deserialize, Serialize};

/// Why a script gave an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// The index of the order among all of the campaign, from 0.
    pub order: usize,
    /// The tribe of the script.
    pub tribe: char,
    /// The reason, as a sentence.
    pub why: String,
}

/// The reasons given, in the order of their orders.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Reasons(pub Vec<Reason>);

impl Reasons {
    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The reason for a tribe's most recent order that has one.
    pub fn last_of(&self, tribe: char) -> Option<&str> {
        self.0.iter().rev().find(|reason| reason.tribe == tribe).map(|reason| reason.why.as_str())
    }
}

/// Records the reason for a tribe's last order.
pub fn note(world: &mut World, tribe: char, why: String) {
    let order = world.resource::<Record>().orders.len().saturating_sub(1);
    world.resource_mut::<Reasons>().0.push(Reason { order, tribe, why });
}

/// Drops the reasons of orders that have been taken back.
pub(super) fn forget(world: &mut World) {
    let orders = world.resource::<Record>().orders.len();
    world.resource_mut::<Reasons>().0.retain(|reason| reason.order < orders);
}
