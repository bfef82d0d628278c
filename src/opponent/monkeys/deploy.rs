//! Deployment: choosing among the good places in a zone for a unit (G-32).

use super::taste::{Footing, Taste};
use crate::board::{Cell, distance};
use crate::data::monkeys::persona::Consider;
use crate::rules::monkeys::{
    choices::{Choices, Table},
    order::Order,
    scenarios::Scenario,
};

/// Chooses the offered place that suits the personality best. Doesn't split squads, and places no unit twice.
pub fn answer(table: Table, choices: &Choices, taste: &Taste) -> Option<Order> {
    if choices.orders.contains(&Order::Ready) {
        return Some(Order::Ready);
    }
    let offers = choices.orders.iter().enumerate().filter(|(_, order)| matches!(order, Order::Deploy { .. }));
    let first = offers.clone().next().and_then(|(_, order)| order.unit());
    let of_first = offers.filter(|(_, order)| order.unit() == first);
    of_first
        .max_by_key(|(place, order)| (worth(table, order, taste), std::cmp::Reverse(*place)))
        .map(|(_, order)| order.clone())
}

/// Cover for everyone, near the goal.
fn worth(table: Table, order: &Order, taste: &Taste) -> i32 {
    let Order::Deploy { at, .. } = order else { return 0 };
    let ground = table.field.ground();
    let Some(anchor) = at.first() else { return 0 };
    let covered = at.iter().filter(|cell| ground.gives_cover(**cell)).count() as i32;
    let (width, height) = ground.size();
    let goal = match table.turn.stakes.scenario {
        Scenario::Siege => table.turn.stakes.area.map(|area| middle(area.from, area.to)),
        _ => None,
    };
    let goal = goal.unwrap_or(Cell::new(width / 2, height / 2));
    let near = (1000 - 1000 * distance(*anchor, goal) / i32::from(width + height / 2)).max(0);
    let footing = Footing::default();
    taste.points(Consider::Cover, 1000 * covered / at.len() as i32, None, footing)
        + taste.points(Consider::Objective, near, None, footing)
}

fn middle(from: Cell, to: Cell) -> Cell {
    Cell::new((from.x + to.x) / 2, (from.y + to.y) / 2)
}
