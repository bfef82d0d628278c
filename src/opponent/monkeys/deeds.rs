//! Deeds by which habits of the Monkeys' personalities are counted.

use crate::data::monkeys::persona::Deed;
use crate::force::Side;
use crate::opponent::ladder::Tally;
use crate::rules::monkeys::{choices::Table, order::Order};

impl Tally {
    /// How often a contender did something, in hundredths per battle; for trades, hundredths of scrap removed per scrap
    /// lost.
    pub fn deed(&self, contender: usize, deed: Deed) -> u64 {
        if deed == Deed::Trades { self.trades(contender) } else { self.times(contender, deed as usize) }
    }
}

/// Counts an order that a side is about to give.
pub fn count(view: Table, side: Side, order: &Order, deeds: &mut [u32]) {
    if *order == Order::EndTurn {
        deeds[Deed::Hides as usize] += hidden(view, side);
    }
    for deed in deeds_of(order) {
        deeds[*deed as usize] += 1;
    }
}

/// Units of a side that are hidden.
fn hidden(Table { field, .. }: Table, side: Side) -> u32 {
    let units = field.all_units().filter(|unit| field.side(*unit) == side && field.stands(*unit));
    units.filter(|unit| field.unit(*unit).hidden.holds()).count() as u32
}

/// The deeds of an order, for habits.
const fn deeds_of(order: &Order) -> &'static [Deed] {
    match order {
        Order::Move { .. } => &[Deed::Goes, Deed::Walks],
        Order::Stealth { steps, .. } if !steps.is_empty() => &[Deed::Goes, Deed::Sneaks],
        Order::Attack { .. } => &[Deed::Fires],
        Order::Overwatch(_) => &[Deed::Watches],
        Order::Overrun { .. } => &[Deed::Charges],
        _ => &[],
    }
}
