//! The door: a campaign is begun, asked and answered here, as battles are at theirs.

use super::{
    agenda::{self, Agenda, Outcome},
    allowed,
    chronicle::{Chronicle, Entry},
    failure,
    illegal::Illegal,
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

/// All orders so far, and the seed of the dice: enough to play it again.
#[derive(Resource, Clone, Debug, Default)]
pub struct Record {
    /// The seed.
    pub seed: u64,
    /// All dice as a script lays them out; none: they are rolled from the seed.
    pub laid: Option<Vec<u8>>,
    /// The orders.
    pub orders: Vec<Order>,
}

/// Begins a campaign and goes on to the first question. What was in the world before is gone.
pub fn begin(world: &mut World, campaign: &Arc<Campaign>, seed: u64) {
    begin_with(world, campaign, seed, Dice::seeded(seed));
}

/// The same with all dice laid out, as a script does it; without, they are rolled from the seed.
pub fn begin_laid(world: &mut World, campaign: &Arc<Campaign>, seed: u64, laid: Option<Vec<u8>>) {
    let dice = laid.clone().map_or_else(|| Dice::seeded(seed), Dice::scripted);
    begin_with(world, campaign, seed, dice);
    world.resource_mut::<Record>().laid = laid;
}

/// The same with dice at hand, for tests.
pub fn begin_with(world: &mut World, campaign: &Arc<Campaign>, seed: u64, dice: Dice) {
    let enlisted = Table::lay(world, campaign);
    world.insert_resource(dice);
    world.insert_resource(Chronicle::default());
    world.insert_resource(Record { seed, laid: None, orders: Vec::new() });
    world.insert_resource(Past::default());
    world.insert_resource(Reasons::default());
    world.insert_resource(Agenda::begin(enlisted));
    world.insert_resource(Strengths::default());
    strengths::note(world, 0);
    agenda::advance(world);
}

/// What is asked, and of whom; none once it is over.
pub fn asked(world: &World) -> Option<&Question> {
    world.resource::<Agenda>().asked()
}

/// How it ended, if it has.
pub fn outcome(world: &World) -> Option<Outcome> {
    world.resource::<Agenda>().outcome()
}

/// All orders that may be given now; those that carry a battle are made by fighting it, and are not among them.
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

/// Checks an order, records it, and carries it out up to the next question. What has happened by it.
///
/// # Errors
/// Why it can't be given; nothing has changed then.
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

/// Takes the last order back, if no die has been rolled and nobody has met since. True if there was one.
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

/// Gives an order again that was taken back. True if there was one.
pub fn redo(world: &mut World) -> bool {
    let Some(order) = world.resource_mut::<Past>().next_again() else { return false };
    give(world, order).is_ok()
}

/// How many orders have to be taken back until one of those is asked who are meant; none where that can't be done.
pub fn steps_to(world: &World, is_meant: impl Fn(char) -> bool) -> Option<usize> {
    world.resource::<Past>().steps_to(is_meant)
}

/// How many orders can be taken back, and how many can be given again.
pub fn steps(world: &World) -> (usize, usize) {
    let past = world.resource::<Past>();
    (past.steps(), past.steps_again())
}

/// The campaign as it is now; [`Moment::put_back`] leads there again.
pub fn snapshot(world: &World) -> Moment {
    Moment::take(world)
}

/// A number that is the same where the same campaign was played the same way, on every machine.
pub fn hash(world: &World) -> u64 {
    Moment::take(world).hash()
}

/// The battles that were fought, in order: the same order as `Fought` in the chronicle.
pub fn battles(world: &World) -> impl Iterator<Item = &Replay> {
    world.resource::<Record>().orders.iter().filter_map(|order| match order {
        Order::Fought(replay) => Some(&**replay),
        _ => None,
    })
}
