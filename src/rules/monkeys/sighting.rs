//! A gun's view of a square, and a target's cover there (3.4, 3.8; G-02, T-95).

use super::{
    field::Field,
    shots::{Aim, Gun, Miss},
    vehicles::Footprint,
};
use crate::board::{Cell, distance, sight::End};
use crate::force::Body;

/// An aim at a square, judged by distance alone (G-02).
pub(super) fn distant(field: &Field, gun: Gun, cell: Cell) -> Result<Aim, Miss> {
    let Some(squares) = gun.squares(field).map(|from| distance(from, cell)).min() else { return Err(Miss::NoSight) };
    let (bands, rated) = (&field.book.bands, gun.range(field));
    match bands.modifier(rated, squares) {
        Some(range) => Ok(Aim { cell, covered: false, range, scope: gun.scope(field, squares) }),
        None => Err(Miss::OutOfReach { squares, reach: bands.reach(rated) }),
    }
}

/// Whether the ground covers a target from every position from which a gun may fire at it; none if the gun doesn't see
/// it.
pub(super) fn covered_from(field: &Field, gun: Gun, at: End) -> Option<bool> {
    let (own, mut covered) = (gun.squares(field), None);
    for from in gun.ends(field).filter(|from| field.sees_between(*from, at)) {
        covered = Some(covered.unwrap_or(true) && field.covered_between(from, at, own));
    }
    covered.or_else(|| over(field, own, at, gun.weapon(field).arc))
}

/// A Firing Arc may trace its line from any point up to this many squares above the gun (3.8). Anything seen from one
/// of them is seen from the topmost, and cover doesn't depend on height.
fn over(field: &Field, own: Footprint, at: End, arc: u8) -> Option<bool> {
    let points = own.filter(|_| arc > 0).map(|from| End { cell: from, up: arc });
    let traces = points.map(|from| field.trace_from(from, at, own));
    traces.filter(|trace| trace.blocked.is_none()).map(|trace| !trace.covers.is_empty()).min()
}

/// Whether a target is in cover wherever the shot comes from: in a seat of an open vehicle (T-95), or prone (3.4).
pub(super) fn is_sheltered(field: &Field, target: Body, cell: Cell) -> bool {
    target.primate().is_some_and(|primate| {
        let state = field.primate(primate);
        state.place.seat().is_some() || state.is_prone() && state.place.cell() == Some(cell)
    })
}
