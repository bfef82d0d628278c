//! Picking up a crate: the member nearest to one does it (G-18).

use crate::board::distance;
use crate::force::{PrimateIx, UnitId};
use crate::rules::monkeys::{
    Illegal, Order,
    choices::{Table, check},
    scenarios::Whereabouts,
};

/// Whether the battle is about crates at all.
pub fn has_crates(table: Table) -> bool {
    !table.turn.stakes.crates.is_empty()
}

/// The order by which the unit picks up a crate, or why the member nearest to one can't.
pub fn order(table: Table, unit: UnitId) -> Result<Order, Illegal> {
    let Table { field, turn, .. } = table;
    let ix = field.find_unit(unit).ok_or(Illegal::NoSuchUnit { unit })?;
    let lying = || turn.stakes.crates.iter().filter(|one| one.whereabouts == Whereabouts::Lying);
    let far = |mate: &PrimateIx| field.cell(*mate).and_then(|cell| lying().map(|one| distance(one.cell, cell)).min());
    let mut mates: Vec<PrimateIx> = field.ready(ix).collect();
    mates.sort_by_key(|mate| far(mate).unwrap_or(i32::MAX));
    let mut told = None;
    for mate in mates {
        let order = Order::PickUp(field.primate(mate).id);
        match check(table, &order) {
            Ok(()) => return Ok(order),
            Err(why) => told = told.or(Some(why)),
        }
    }
    Err(told.unwrap_or(Illegal::Gone { unit }))
}
