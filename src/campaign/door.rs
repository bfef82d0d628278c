//! The door: a campaign is begun, asked and answered here, as battles are at theirs.

use super::{
    agenda::{self, Agenda, Outcome},
    chronicle::Chronicle,
    illegal::{self, Illegal},
    order::{Order, Question},
    state::Table,
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
    /// The orders.
    pub orders: Vec<Order>,
}

/// Begins a campaign and goes on to the first question. What was in the world before is gone.
pub fn begin(world: &mut World, campaign: &Arc<Campaign>, seed: u64) {
    begin_with(world, campaign, seed, Dice::seeded(seed));
}

/// The same with dice at hand, for tests and scripts.
pub fn begin_with(world: &mut World, campaign: &Arc<Campaign>, seed: u64, dice: Dice) {
    Table::lay(world, campaign);
    world.insert_resource(dice);
    world.insert_resource(Chronicle::default());
    world.insert_resource(Record { seed, orders: Vec::new() });
    world.insert_resource(Agenda::begin());
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
    illegal::choices(world)
}

/// Whether an order may be given now.
///
/// # Errors
/// Why not.
pub fn check(world: &World, order: &Order) -> Result<(), Illegal> {
    illegal::check(world, order)
}

/// Checks an order, records it, and carries it out up to the next question.
///
/// # Errors
/// Why it can't be given; nothing has changed then.
pub fn submit(world: &mut World, order: Order) -> Result<(), Illegal> {
    check(world, &order)?;
    world.resource_mut::<Record>().orders.push(order.clone());
    agenda::take(world, order);
    agenda::advance(world);
    Ok(())
}
