//! The grounds of battles: a hex keeps the one that its first battle was fought on (C-02).

use super::{door::Record, state};
use crate::board::{hex::Hex, terrain::Ground};
use bevy_ecs::{resource::Resource, world::World};
use std::{collections::BTreeMap, sync::Arc};

/// The ground of the first battle in each hex, as it was fought on: players may have had it generated again, or laid it
/// by hand (G-33).
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Layouts(BTreeMap<Hex, Arc<Ground>>);

/// The ground that a hex keeps; none before its first battle, or if hexes keep none.
pub(super) fn of(world: &World, hex: Hex) -> Option<Arc<Ground>> {
    let keeps = state::campaign(world).keep_layout && world.resource::<Record>().keeps_grounds;
    world.resource::<Layouts>().0.get(&hex).filter(|_| keeps).cloned()
}

/// Keeps the ground of a battle if it was the first one in its hex.
pub(super) fn keep(world: &mut World, hex: Hex, ground: Arc<Ground>) {
    world.resource_mut::<Layouts>().0.entry(hex).or_insert(ground);
}
