//! An order that hasn't been given yet, as text, for hints and for an opponent's reasons.

use super::Names;
use crate::board::Cell;
use crate::rules::monkeys::{
    field::Field,
    order::{Leg, Order},
};
use crate::words::{kebab, say, word};

/// What an order would do, with names: `Kudu: Move to (12, 30)`.
pub fn order(order: &Order, names: &Names, field: &Field) -> String {
    let what = order_name(order);
    let Some(unit) = order.unit() else { return what };
    let unit = names.unit(unit);
    let mut terms = vec![("unit", unit.into()), ("order", what.into())];
    if let Some(target) = order.target() {
        terms.push(("target", names.unit(target).into()));
        return say("intent-at", &terms);
    }
    match goal(order, field) {
        Some(cell) => {
            terms.extend([("x", i64::from(cell.x).into()), ("y", i64::from(cell.y).into())]);
            say("intent-to", &terms)
        }
        None => say("intent-plain", &terms),
    }
}

/// The name of an order, as on its button if it has one.
pub fn order_name(order: &Order) -> String {
    word(&format!("order-{}", kebab(order.name())))
}

/// The same without the destination: `Kudu: Move`.
pub fn plain_order(order: &Order, names: &Names) -> String {
    let what = order_name(order);
    let Some(unit) = order.unit() else { return what };
    let mut terms = vec![("unit", names.unit(unit).into()), ("order", what.into())];
    match order.target() {
        Some(target) => {
            terms.push(("target", names.unit(target).into()));
            say("intent-at", &terms)
        }
        None => say("intent-plain", &terms),
    }
}

/// Where the first mover ends, or where something is thrown or placed.
fn goal(order: &Order, field: &Field) -> Option<Cell> {
    match order {
        Order::Move { steps, .. } | Order::Stealth { steps, .. } => steps.iter().find_map(|leg| match leg {
            Leg::Go(primate, path) => {
                let from = field.cell(field.find_primate(*primate)?)?;
                Some(path.end(from))
            }
            Leg::Dismount(_, cell) => Some(*cell),
            Leg::Mount(..) | Leg::Drive(..) => None,
        }),
        Order::Smoke { cell, .. } => Some(*cell),
        Order::Deploy { at, .. } => at.first().copied(),
        _ => None,
    }
}
