//! Picking up a crate: the first member next to one does it (G-18).

use crate::force::UnitId;
use crate::input::OrderMode;
use crate::rules::monkeys::{
    Illegal, Order,
    choices::{Table, check},
};

/// The button that picks a crate up.
pub const PICK_UP: OrderMode = OrderMode::PICK_UP;

/// Whether crates are fought for at all.
pub fn has_crates(table: Table) -> bool {
    !table.turn.stakes.crates.is_empty()
}

/// The order by which the unit picks up a crate, or why none of its members can.
pub fn order(table: Table, unit: UnitId) -> Result<Order, Illegal> {
    let ix = table.field.find_unit(unit).ok_or(Illegal::NoSuchUnit { unit })?;
    let mut told = Illegal::Gone { unit };
    for mate in table.field.ready(ix) {
        let order = Order::PickUp(table.field.primate(mate).id);
        match check(table, &order) {
            Ok(()) => return Ok(order),
            Err(why) => told = why,
        }
    }
    Err(told)
}
