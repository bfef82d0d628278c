//! A campaign at a moment, as plain data, and undo: back to the last die or meeting.

use super::{
    agenda::Agenda,
    chronicle::{Chronicle, Event},
    layouts::Layouts,
    order::Order,
    state::{Designation, Graves, Holder, Ranks, Score, Stand, Store, Table, Treasury},
};
use crate::dice::Dice;
use crate::engine::hash::StableHasher;
use bevy_ecs::{component::Component, entity::Entity, resource::Resource, world::World};
use std::hash::{Hash, Hasher};

/// Everything in a campaign that orders change.
#[derive(Clone, Debug)]
pub struct Moment {
    tribes: Vec<(Treasury, Score)>,
    troops: Vec<(Stand, Designation, Ranks, Store)>,
    holders: Vec<Holder>,
    graves: Graves,
    layouts: Layouts,
    agenda: Agenda,
    chronicle: Chronicle,
    dice: Dice,
}

fn part<T: Component + Clone>(world: &World, entity: Entity) -> T {
    world.get::<T>(entity).expect("a piece has all its parts").clone()
}

impl Moment {
    /// The current state of the campaign in a world.
    pub fn take(world: &World) -> Self {
        let table = world.resource::<Table>();
        let troops = table.troops.iter().map(|(_, troop)| *troop);
        Self {
            tribes: table.tribes.iter().map(|tribe| (part(world, *tribe), part(world, *tribe))).collect(),
            troops: troops
                .map(|one| (part(world, one), part(world, one), part(world, one), part(world, one)))
                .collect(),
            holders: table.hexes.iter().map(|(_, hex)| part(world, *hex)).collect(),
            graves: world.resource::<Graves>().clone(),
            layouts: world.resource::<Layouts>().clone(),
            agenda: world.resource::<Agenda>().clone(),
            chronicle: world.resource::<Chronicle>().clone(),
            dice: world.resource::<Dice>().clone(),
        }
    }

    /// Restores this moment of the same campaign.
    pub fn put_back(&self, world: &mut World) {
        let Table { tribes, troops, hexes, .. } = world.resource::<Table>().clone();
        for (tribe, kept) in tribes.into_iter().zip(&self.tribes) {
            world.entity_mut(tribe).insert(*kept);
        }
        for ((_, troop), kept) in troops.into_iter().zip(&self.troops) {
            world.entity_mut(troop).insert(kept.clone());
        }
        for ((_, hex), kept) in hexes.into_iter().zip(&self.holders) {
            world.entity_mut(hex).insert(*kept);
        }
        world.insert_resource(self.graves.clone());
        world.insert_resource(self.layouts.clone());
        world.insert_resource(self.agenda.clone());
        world.insert_resource(self.chronicle.clone());
        world.insert_resource(self.dice.clone());
    }

    /// A number that is the same if the same things have happened and are left, on every machine.
    pub fn hash(&self) -> u64 {
        let mut hasher = StableHasher::new();
        self.chronicle.hash().hash(&mut hasher);
        self.tribes.hash(&mut hasher);
        self.holders.hash(&mut hasher);
        self.dice.hash(&mut hasher);
        for (stand, designation, ranks, store) in &self.troops {
            (stand, designation, store).hash(&mut hasher);
            for unit in ranks.0.iter().flat_map(|platoon| &platoon.units) {
                (unit.post, unit.vehicles.len()).hash(&mut hasher);
                for one in &unit.soldiers {
                    (one.id, one.rests, one.battles, one.member.hurts, one.member.cost).hash(&mut hasher);
                }
            }
        }
        hasher.finish()
    }
}

/// Orders that can be taken back, and those that were taken back.
#[derive(Resource, Clone, Debug, Default)]
pub struct Past {
    before: Vec<Moment>,
    again: Vec<Order>,
}

impl Past {
    /// Orders that can be taken back: those since the last die or meeting.
    pub fn steps(&self) -> usize {
        self.before.len()
    }

    /// Orders that have to be taken back to reach a question for one of these tribes.
    pub(super) fn steps_to(&self, is_meant: impl Fn(char) -> bool) -> Option<usize> {
        let asks = |moment: &Moment| moment.agenda.asked().is_some_and(|question| is_meant(question.tribe));
        self.before.iter().rev().position(asks).map(|place| place + 1)
    }

    /// Orders that can be given again.
    pub fn steps_again(&self) -> usize {
        self.again.len()
    }

    /// Records the state before an order. A die or a meeting can't be undone.
    pub(super) fn note(&mut self, before: Moment, after: &World) {
        let (dice, told) = (after.resource::<Dice>(), after.resource::<Chronicle>().entries());
        let since = &told[before.chronicle.entries().len()..];
        let met = since.iter().any(|entry| matches!(entry.event, Event::Met { .. }));
        if met || dice.drawn() != before.dice.drawn() {
            self.before.clear();
        } else {
            self.before.push(before);
        }
    }

    pub(super) fn pop(&mut self, order: impl FnOnce() -> Option<Order>) -> Option<Moment> {
        let before = self.before.pop()?;
        self.again.extend(order());
        Some(before)
    }

    pub(super) fn next_again(&mut self) -> Option<Order> {
        self.again.pop()
    }

    pub(super) fn forget_again(&mut self) {
        self.again.clear();
    }
}
