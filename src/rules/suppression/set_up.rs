//! Set-up: whole units, alternating or one side before the other (G25, G26).

use super::{
    command,
    deeds::Deeds,
    field::{Field, apart, order_of, within},
    illegal::Illegal,
    muster::SetUp,
    order::Order,
    turns::Turn,
    windows::Ask,
};
use crate::board::Cell;
use crate::force::{PrimateIx, Side, UnitIx};
use std::sync::LazyLock;

/// Number of columns in which cells are offered.
const COLUMNS: i16 = 6;

/// Asks for the next unit to set up, as long as there are any.
pub(super) fn ask_set_up(mut deeds: Deeds) {
    let field = &deeds.field;
    let waits = |side: Side| field.of(side).any(|unit| field.waits(unit));
    let turn = match field.setting.scenario.set_up {
        SetUp::Alternate => deeds.turn.side,
        SetUp::Whole(side) => side,
    };
    if let Some(side) = [turn, turn.other()].into_iter().find(|side| waits(*side)) {
        deeds.turn.side = side;
        deeds.clock.ask(Ask::SetUp.at(side, None));
    }
}

/// Sets up a unit. The other side is next.
pub(super) fn take_set_up(mut deeds: Deeds) {
    deeds.clock.again();
    let Order::SetUp(unit, cells) = deeds.order() else { return };
    let Some(unit) = deeds.field.find(unit) else { return };
    let models: Vec<PrimateIx> = deeds.field.unit(unit).members.clone().map(PrimateIx).collect();
    for (model, cell) in models.into_iter().zip(cells) {
        deeds.place(model, cell, "G25");
    }
    deeds.turn.side = deeds.turn.side.other();
}

/// Whether a unit may be set up on these cells.
pub(super) fn check(field: &Field, turn: &Turn, unit: UnitIx, cells: &[Cell]) -> Result<(), Illegal> {
    let state = field.unit(unit);
    let id = state.id;
    if id.side != turn.side {
        return Err(Illegal::NotYours { unit: id });
    }
    if !field.waits(unit) {
        return Err(Illegal::IsSetUp { unit: id });
    }
    let models = state.members.len();
    if cells.len() != models {
        return Err(Illegal::CellsDiffer { unit: id, given: cells.len(), models });
    }
    let radius = command::radius(field, unit);
    for (place, cell) in cells.iter().copied().enumerate() {
        let model = id.primate(place as u8 + 1);
        if let Some(by) = field.at(cell) {
            return Err(Illegal::Occupied { model, cell, by: field.model(by).id });
        }
        if let Some(by) = cells[..place].iter().position(|other| *other == cell) {
            return Err(Illegal::Occupied { model, cell, by: id.primate(by as u8 + 1) });
        }
        if !field.is_free(cell) {
            return Err(Illegal::NoPlace { model, cell });
        }
        if !field.setting.zones[id.side.index()].contains(cell) {
            return Err(Illegal::OutsideZone { model, cell });
        }
        if !within(cells[0], cell, radius) {
            return Err(Illegal::OutsideRadius { model, cell, radius });
        }
    }
    Ok(())
}

/// Cells for a unit around its leader's; none if there is no room in its zone.
pub fn plan(field: &Field, unit: UnitIx, leader: Cell) -> Option<Vec<Cell>> {
    let id = field.unit(unit).id;
    let (models, radius) = (field.unit(unit).members.len(), i16::from(command::radius(field, unit)));
    let zone = &field.setting.zones[id.side.index()];
    let fits = |cell: &Cell| within(leader, *cell, radius) && field.is_free(*cell) && zone.contains(*cell);
    if !fits(&leader) {
        return None;
    }
    let around = AROUND[id.side.index()].iter().map(|by| Cell::new(leader.x + by.x, leader.y + by.y));
    let inside = around.take_while(|cell| within(leader, *cell, radius));
    let cells: Vec<Cell> = inside.filter(fits).take(models).collect();
    (cells.len() == models).then_some(cells)
}

/// Cells proposed for a unit even though there is no room: its leader's, then those that it could take, then others
/// around it. The check reports what is wrong with them.
pub fn crowded(field: &Field, unit: UnitIx, leader: Cell) -> Vec<Cell> {
    let id = field.unit(unit).id;
    let zone = &field.setting.zones[id.side.index()];
    let mut cells: Vec<Cell> =
        AROUND[id.side.index()].iter().map(|by| Cell::new(leader.x + by.x, leader.y + by.y)).collect();
    cells.sort_by_key(|cell| *cell != leader && !(field.is_free(*cell) && zone.contains(*cell)));
    cells.truncate(field.unit(unit).members.len());
    cells
}

/// The largest possible command radius (F5, A2).
const FARTHEST: i16 = 20;

/// Positions of the models of each side around their leader, nearest first.
static AROUND: LazyLock<[Vec<Cell>; 2]> = LazyLock::new(|| {
    Side::BOTH.map(|side| {
        let row = |y: i16| (-FARTHEST..=FARTHEST).map(move |x| Cell::new(x, y));
        let mut cells: Vec<Cell> = (-FARTHEST..=FARTHEST).flat_map(row).collect();
        cells.sort_by_key(|cell| (apart(*cell, Cell::default()), order_of(side, *cell)));
        cells
    })
});

/// Some cells for each unit still to be set up.
pub(super) fn offers(field: &Field, side: Side) -> impl Iterator<Item = Order> + '_ {
    let cells = spread(field, side);
    let waiting = field.of(side).filter(|unit| field.waits(*unit));
    waiting.flat_map(move |unit| {
        let id = field.unit(unit).id;
        let plans: Vec<Order> =
            cells.iter().filter_map(|cell| Some(Order::SetUp(id, plan(field, unit, *cell)?))).collect();
        plans
    })
}

/// Cells spread over a side's zone.
fn spread(field: &Field, side: Side) -> Vec<Cell> {
    let zone = &field.setting.zones[side.index()];
    let mut cells = Vec::new();
    for block in &zone.0 {
        let (from, to) = (block.from, block.to);
        for part in 0..COLUMNS {
            let x = from.x + (to.x - from.x) * (2 * part + 1) / (2 * COLUMNS);
            cells.extend([0, (to.y - from.y) / 2, to.y - from.y].map(|dy| Cell::new(x, from.y + dy)));
        }
    }
    cells.sort_unstable();
    cells.dedup();
    cells.retain(|cell| field.is_free(*cell));
    cells
}
