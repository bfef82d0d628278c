//! Falling back: voluntary, forced, or after a failed check (R11, R12, G8, A11, A16).

use super::{
    command,
    deeds::Deeds,
    field::{Field, apart, order_of, within},
};
use crate::board::{Cell, distance, straight};
use crate::force::{
    PrimateIx, Side, UnitIx,
    squad::{Pile, Place},
};

/// The row of a side's own edge (G1).
pub const fn own_row(side: Side, (_, height): (i16, i16)) -> i16 {
    match side {
        Side::First => 0,
        Side::Second => height - 1,
    }
}

/// The cell this many rows nearer to a side's own edge, stopping at the edge of the board (G8).
pub fn rearward(field: &Field, side: Side, from: Cell, rows: i16) -> Cell {
    let edge = own_row(side, field.size());
    let y = match side {
        Side::First => (from.y - rows).max(edge),
        Side::Second => (from.y + rows).min(edge),
    };
    Cell::new(from.x, y)
}

/// Whether a unit that falls back leaves the board: its leader is in its own edge row (G8).
pub fn leaves(field: &Field, unit: UnitIx) -> bool {
    let side = field.unit(unit).id.side;
    field.head(unit).is_some_and(|(_, from)| from.y == own_row(side, field.size()))
}

/// A unit falls back, or leaves the board and is destroyed if its leader is in its own edge row (G8).
pub(super) fn fall_back(deeds: &mut Deeds, unit: UnitIx, rule: &'static str) {
    let Some((head, from)) = deeds.field.head(unit) else { return };
    let side = deeds.field.unit(unit).id.side;
    // The bonus for going to ground and the penalty for running end (A3).
    deeds.set_evasion(unit, 0, "G8");
    if leaves(&deeds.field, unit) {
        return deeds.destroy(unit, Pile::Routed, "G8");
    }
    let die = deeds.throw(unit, 1, None, "fall-back", rule, |_| false)[0];
    let far = i16::from(deeds.field.kind(unit).mv) + i16::from(die);
    deeds.leave_trench(unit);
    let goal = rearward(&deeds.field, side, from, far);
    let Some(to) = nearest_free(&deeds.field, side, head, goal) else { return };
    run(deeds, head, to);
    let shift = (to.x - from.x, to.y - from.y);
    let others: Vec<(PrimateIx, Cell)> = deeds.field.living(unit).filter(|(model, _)| *model != head).collect();
    for (model, cell) in others {
        let wish = Cell::new(cell.x + shift.0, cell.y + shift.1);
        if let Some(end) = follower(&deeds.field, model, (cell, far.into()), wish, to) {
            run(deeds, model, end);
        }
    }
    deeds.set_falling(unit, true, "G8");
}

/// The free cell nearest to a point; ties go to the lower column for the first side, the higher for the second.
fn nearest_free(field: &Field, side: Side, model: PrimateIx, goal: Cell) -> Option<Cell> {
    let free = |cell: &Cell| field.is_free(*cell) || field.cell(model) == Some(*cell);
    if free(&goal) {
        return Some(goal);
    }
    let cells = field.ground().spots().cells().filter(free);
    cells.min_by_key(|cell| (apart(*cell, goal), order_of(side, *cell)))
}

/// Where another model ends: inside the radius if possible, as near as possible to its place in the formation;
/// otherwise as near as possible to its leader.
fn follower(field: &Field, model: PrimateIx, (from, far): (Cell, i32), wish: Cell, leader: Cell) -> Option<Cell> {
    let unit = field.model(model).unit;
    let (radius, side) = (command::radius(field, unit), field.unit(unit).id.side);
    let ends = |cell: &Cell| distance(from, *cell) <= far && (*cell == from || field.is_free(*cell));
    if ends(&wish) && within(leader, wish, radius) {
        return Some(wish);
    }
    let key = |cell: &Cell| {
        let inside = within(leader, *cell, radius);
        (!inside, if inside { apart(*cell, wish) } else { apart(*cell, leader) }, order_of(side, *cell))
    };
    field.ground().spots().cells().filter(ends).min_by_key(key)
}

/// Ground doesn't stop it: it moves in a straight line.
fn run(deeds: &mut Deeds, model: PrimateIx, to: Cell) {
    let Some(from) = deeds.field.cell(model) else { return };
    let path: Vec<_> = straight(from, to).collect();
    if path.is_empty() {
        deeds.put(model, Place::On(to));
    } else {
        deeds.walk(model, &path, "G8");
    }
}
