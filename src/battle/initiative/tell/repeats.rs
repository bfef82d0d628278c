//! What characters repeat. The facts say only that they do; which action it is, and where it leads, is in the orders.

use crate::battle::record::Record;
use crate::engine::{
    BattleLog, BookOrder,
    fact::{Fact, What, Who},
};
use crate::force::UnitId;
use crate::rules::initiative::{
    Initiative,
    order::{Action, Order},
};
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// What was declared, by the number of the fact that reports the repetition. Anyone who may know the fact may know
/// this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Repeats(BTreeMap<u32, Action>);

impl Repeats {
    /// The declarations of a battle as far as it is recorded.
    pub(super) fn of(world: &World) -> Self {
        let Some(record) = world.get_resource::<Record<Initiative>>() else { return Self::default() };
        let (mut orders, mut declared) = (record.orders(), None);
        let mut repeats = BTreeMap::new();
        for fact in world.resource::<BattleLog>().facts() {
            match &fact.what {
                What::Ordered { order, unit, .. } => {
                    // Each order is reported by one fact, in the same order.
                    let Some(given) = orders.next().filter(|given| (given.name(), given.unit()) == (*order, *unit))
                    else {
                        break;
                    };
                    declared = if let Order::Repeat(id, action) = given { Some((*id, action)) } else { None };
                }
                What::Marked { who: Who::Unit(unit), mark: "repeating" } => {
                    let action = declared.take().filter(|(id, _)| id == unit).map(|(_, action)| action.clone());
                    repeats.extend(action.map(|action| (fact.number, action)));
                }
                _ => {}
            }
        }
        Self(repeats)
    }

    /// The action that a character starts to repeat, if the fact reports one.
    pub(super) fn begun(&self, fact: &Fact) -> Option<(UnitId, &Action)> {
        let What::Marked { who: Who::Unit(unit), .. } = fact.what else { return None };
        Some((unit, self.0.get(&fact.number)?))
    }
}
