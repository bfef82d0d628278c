//! Several units in one cell: the pointer shows one of them, and the next click or key shows the next.

use super::look::Look;
use crate::battle::{form::Form, shown::Shown};
use crate::board::Cell;
use crate::force::UnitId;
use crate::words::say;

/// The units in a cell.
fn units<B: Shown>(look: &Look<B>, cell: Cell) -> Vec<UnitId> {
    let mut units: Vec<UnitId> = look.stack(cell).map(|piece| piece.id.unit).collect();
    units.dedup();
    units
}

/// The unit that a click on a cell is about: the one at the pointer, or the next one if that is inspected already.
pub(super) fn clicked<B: Shown>(look: &Look<B>, cell: Cell) -> Option<UnitId> {
    let shown = look.on(cell)?.id.unit;
    let is_seen = look.hands.inspected().or_else(|| look.formed()) == Some(shown);
    if is_seen { after(&units(look, cell), shown, 1) } else { Some(shown) }
}

/// The next of several units under the pointer.
pub(super) fn next<B: Shown>(look: &Look<B>, by: isize) -> Option<UnitId> {
    let cell = look.hands.hover()?;
    let units = units(look, cell);
    let shown = look.on(cell)?.id.unit;
    if units.len() > 1 { after(&units, shown, by) } else { None }
}

/// Whether a form has a question about the unit under the pointer.
pub(super) fn is_asked<B: Shown>(look: &Look<B>, form: &Form) -> bool {
    let shown = look.hands.hover().and_then(|cell| look.on(cell));
    shown.is_some_and(|piece| form.row_of(piece.id.unit).is_some())
}

/// Which of several in its cell a unit is, in words; `None` if it is alone.
pub(super) fn place<B: Shown>(look: &Look<B>, unit: UnitId) -> Option<String> {
    let units = units(look, look.place(unit)?);
    let place = units.iter().position(|one| *one == unit)?;
    let terms = [("place", (place + 1).into()), ("all", units.len().into())];
    (units.len() > 1).then(|| say("plain-stack-place", &terms))
}

fn after(units: &[UnitId], unit: UnitId, by: isize) -> Option<UnitId> {
    let place = units.iter().position(|one| *one == unit)? as isize;
    units.get((place + by).rem_euclid(units.len() as isize) as usize).copied()
}
