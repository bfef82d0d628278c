//! Gives a course order by order, as the rules accept it, and takes it back: an adviser's suggestions must be possible.

use super::book::Mind;
use crate::dice::Dice;
use crate::engine::{Shape, door};
use bevy_ecs::world::World;

/// Number of answers between two orders of a course after which it counts as broken off.
const MOST_ANSWERS: usize = 60;

/// Whether the rules accept all orders of a course, one after another, if nobody interferes.
pub fn holds<B: Mind>(world: &mut World, orders: &[B::Order]) -> bool {
    if orders.len() < 2 {
        return true;
    }
    let before = B::snapshot(world);
    // Nobody may know the dice of the battle.
    world.insert_resource(Dice::seeded(0));
    let holds = orders.iter().all(|order| reach_orders::<B>(world) && door::submit(world, order.clone()).is_ok());
    door::restore::<B>(world, &before);
    holds
}

/// Answers the questions after an order, so that the course continues; false if the turn doesn't return to orders.
fn reach_orders<B: Mind>(world: &mut World) -> bool {
    for _ in 0..MOST_ANSWERS {
        let Some(window) = door::window::<B>(world) else { return false };
        if window.shape() == Shape::Act {
            return true;
        }
        let answer = B::choices(B::view(world)).and_then(|choices| B::let_pass(&choices));
        if answer.is_none_or(|order| door::submit(world, order).is_err()) {
            return false;
        }
    }
    false
}
