//! The button by which primates walk off the board: those who carry a crate, else everyone who can, or the one that is
//! chosen (G-18, G-34).

use super::hands::Hands;
use crate::force::{PrimateIx, UnitIx};
use crate::input::OrderMode;
use crate::rules::monkeys::{Illegal, Order, choices::Table, leaving};

/// The button that takes primates off the board.
pub const LEAVE: OrderMode = OrderMode::LEAVE;

/// Whether it is worth a button: someone can leave in this action, or carries what counts at home.
pub fn is_near(table: Table, hands: &Hands, unit: UnitIx) -> bool {
    carriers(table, unit).next().is_some() || order(table, hands, unit).is_ok()
}

/// The move off the board.
///
/// # Errors
/// Why nobody can leave now.
pub fn order(table: Table, hands: &Hands, unit: UnitIx) -> Result<Order, Illegal> {
    let field = table.field;
    let alone = hands.alone.and_then(|piece| field.find_primate(piece));
    let alone = alone.filter(|one| field.primate(*one).unit == unit);
    let mut going: Vec<PrimateIx> = alone.into_iter().collect();
    if going.is_empty() {
        going = carriers(table, unit).collect();
    }
    if going.is_empty() {
        going = field.ready(unit).filter(|mate| field.cell(*mate).is_some()).collect();
    }
    leaving::plan(table, unit, field.edges[field.side(unit).index()], &going)
}

/// Those of a unit who carry a crate and can walk.
fn carriers(table: Table, unit: UnitIx) -> impl Iterator<Item = PrimateIx> {
    table.field.ready(unit).filter(move |mate| table.turn.stakes.carried(*mate).is_some())
}
