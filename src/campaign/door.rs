//! The door: starting a campaign, asking and answering its questions, like the door of a battle.

use super::{
    agenda::{self, Agenda, Outcome},
    allowed,
    chronicle::{Chronicle, Entry},
    failure,
    illegal::Illegal,
    layouts::Layouts,
    moment::{Moment, Past},
    order::{Order, Question},
    reasons::{self, Reasons},
    state::Table,
    strengths::{self, Strengths},
};
use crate::battle::{
    planted::{self, Planted},
    replay::Replay,
};
use crate::data::campaign::Campaign;
use crate::dice::Dice;
use bevy_ecs::{resource::Resource, world::World};
use std::sync::Arc;

/// All orders so far, and the seed of the dice: enough to replay it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Record {
    /// The seed.
    pub seed: u64,
    /// All dice as set by a script; none if they are rolled from the seed.
    pub laid: Option<Vec<u8>>,
    /// Whether hexes keep the ground that their first battle was fought on. In campaigns recorded by earlier versions,
    /// they keep the one that it began with (C-02).
    pub keeps_grounds: bool,
    /// The orders.
    pub orders: Vec<Order>,
}

/// Starts a campaign and continues to the first question. Anything that was in the world before is removed.
pub fn begin(world: &mut World, campaign: &Arc<Campaign>, seed: u64) {
    begin_with(world, campaign, seed, Dice::seeded(seed));
}

/// The same with all dice set, for a script; without them, they are rolled from the seed.
pub fn begin_laid(world: &mut World, campaign: &Arc<Campaign>, seed: u64, laid: Option<Vec<u8>>) {
    let dice = laid.clone().map_or_else(|| Dice::seeded(seed), Dice::scripted);
    begin_with(world, campaign, seed, dice);
    world.resource_mut::<Record>().laid = laid;
}

/// The same with given dice, for tests.
pub fn begin_with(world: &mut World, campaign: &Arc<Campaign>, seed: u64, dice: Dice) {
    let enlisted = Table::lay(world, campaign);
    world.insert_resource(dice);
    world.insert_resource(Chronicle::default());
    world.insert_resource(Record { seed, laid: None, keeps_grounds: true, orders: Vec::new() });
    world.insert_resource(Past::default());
    world.insert_resource(Reasons::default());
    world.insert_resource(Agenda::begin(enlisted));
    world.insert_resource(Strengths::default());
    world.insert_resource(Layouts::default());
    strengths::note(world, 0);
    agenda::advance(world);
}

/// The open question and the tribe it is for; none once it is over.
pub fn asked(world: &World) -> Option<&Question> {
    world.resource::<Agenda>().asked()
}

/// How it ended, if it has.
pub fn outcome(world: &World) -> Option<Outcome> {
    world.resource::<Agenda>().outcome()
}

/// All orders that may be given now, except those that contain a battle, which result from fighting it.
pub fn choices(world: &World) -> Vec<Order> {
    allowed::choices(world)
}

/// Whether an order may be given now.
///
/// # Errors
/// Why not.
pub fn check(world: &World, order: &Order) -> Result<(), Illegal> {
    allowed::check(world, order)
}

/// Checks an order, records it, and carries it out up to the next question. Returns what happened.
///
/// # Errors
/// Why it can't be given; nothing has changed in that case.
pub fn submit(world: &mut World, order: Order) -> Result<Vec<Entry>, Illegal> {
    let told = give(world, order)?;
    world.resource_mut::<Past>().forget_again();
    Ok(told)
}

fn give(world: &mut World, order: Order) -> Result<Vec<Entry>, Illegal> {
    check(world, &order)?;
    Ok(failure::watched(world, |world| carry_out(world, order)))
}

fn carry_out(world: &mut World, order: Order) -> Vec<Entry> {
    let before = Moment::take(world);
    let told = world.resource::<Chronicle>().entries().len();
    world.resource_mut::<Record>().orders.push(order.clone());
    planted::panic(Planted::Campaign, world.resource::<Agenda>().round());
    agenda::take(world, order);
    agenda::advance(world);
    let mut past = world.remove_resource::<Past>().unwrap_or_default();
    past.note(before, world);
    world.insert_resource(past);
    strengths::note(world, told);
    world.resource::<Chronicle>().entries()[told..].to_vec()
}

/// Takes back the last order, if no die has been rolled and no enemies have met since. True if there was one.
pub fn undo(world: &mut World) -> bool {
    let mut past = world.remove_resource::<Past>().unwrap_or_default();
    let before = past.pop(|| world.resource_mut::<Record>().orders.pop());
    if let Some(before) = &before {
        before.put_back(world);
        reasons::forget(world);
    }
    world.insert_resource(past);
    before.is_some()
}

/// Gives an order that was taken back once more. True if there was one.
pub fn redo(world: &mut World) -> bool {
    let Some(order) = world.resource_mut::<Past>().next_again() else { return false };
    give(world, order).is_ok()
}

/// How many orders have to be taken back to reach a question for one of these tribes; none if that isn't possible.
pub fn steps_to(world: &World, is_meant: impl Fn(char) -> bool) -> Option<usize> {
    world.resource::<Past>().steps_to(is_meant)
}

/// How many orders can be taken back, and how many can be given again.
pub fn steps(world: &World) -> (usize, usize) {
    let past = world.resource::<Past>();
    (past.steps(), past.steps_again())
}

/// The current state of the campaign; restore it with [`Moment::put_back`].
pub fn snapshot(world: &World) -> Moment {
    Moment::take(world)
}

/// A number that is the same if the same campaign was played the same way, on every machine.
pub fn hash(world: &World) -> u64 {
    Moment::take(world).hash()
}

/// The battles that were fought, in the order of the `Fought` entries in the chronicle.
pub fn battles(world: &World) -> impl Iterator<Item = &Replay> {
    world.resource::<Record>().orders.iter().filter_map(|order| match order {
        Order::Fought(replay) => Some(&**replay),
        _ => None,
    })
}
