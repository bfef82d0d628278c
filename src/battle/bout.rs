//! A battle played from where it stands to its end.

use super::{decider, submit};
use crate::force::Side;
use crate::rules::monkeys::order::Order;
use bevy_ecs::world::World;

/// Orders after which a battle counts as stalled.
pub const MOST_ORDERS: u32 = 20_000;

/// Gives what `decide` says, for the side that is asked, until the battle is over; false if it is broken off because
/// it doesn't end.
///
/// # Panics
/// If an order is refused: deciders choose among what may be given.
pub fn play_out(world: &mut World, mut decide: impl FnMut(&mut World, Side) -> Order) -> bool {
    for _ in 0..MOST_ORDERS {
        let Some(side) = decider(world) else { return true };
        let order = decide(world, side);
        if let Err(why) = submit(world, order.clone()) {
            unreachable!("{order:?} was chosen and is refused: {why:?}");
        }
    }
    decider(world).is_none()
}
