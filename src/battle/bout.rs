//! Plays a battle from its current state to its end.

use super::{book::Played, play::submit};
use crate::engine::{BookOrder, door};
use crate::force::Side;
use bevy_ecs::world::World;

/// Orders after which a battle counts as stalled.
pub const MOST_ORDERS: u32 = 20_000;

/// Gives the orders returned by `decide`, for the side that is asked, until the battle is over; false if it is broken
/// off because it doesn't end.
///
/// # Panics
/// If an order is refused: `decide` has to choose a legal one.
#[must_use = "a battle may be broken off"]
pub fn play_out<O: BookOrder<Book: Played>>(world: &mut World, mut decide: impl FnMut(&mut World, Side) -> O) -> bool {
    let asked = |world: &World| door::window::<O::Book>(world).map(|window| window.side);
    for _ in 0..MOST_ORDERS {
        let Some(side) = asked(world) else { return true };
        let order = decide(world, side);
        if let Err(why) = submit(world, order.clone()) {
            unreachable!("{order:?} was chosen and is refused: {why:?}");
        }
    }
    asked(world).is_none()
}
