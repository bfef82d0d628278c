//! Mounts: getting on and off, and being thrown (R11, G14). A ridden mount is where its rider is.

use super::{
    characters::Riding,
    deeds::Deeds,
    field::Field,
    illegal::Illegal,
    movement, posture, traces, walking,
    wounds::{self, Wound},
};
use crate::board::Cell;
use crate::force::{UnitId, UnitIx};

/// Whether a character may mount.
pub(super) fn check_mount(field: &Field, unit: UnitIx, mount: UnitId) -> Result<UnitIx, Illegal> {
    let state = field.unit(unit);
    let found = field.find(mount).filter(|mount| field.is_mount(*mount));
    let found = found.ok_or(Illegal::NoMount { unit: state.id, mount })?;
    if state.riding.0.is_some() {
        return Err(Illegal::IsMounted { unit: state.id });
    }
    if state.prone.0 {
        return Err(Illegal::MountsStanding { unit: state.id });
    }
    // Nobody can mount where nobody could walk (G1).
    let ends = field.cell(unit).zip(field.cell(found));
    let beside = ends.is_some_and(|(own, other)| movement::is_step(field, unit, own, other));
    if beside { Ok(found) } else { Err(Illegal::NoMount { unit: state.id, mount }) }
}

/// Whether a character may dismount into a cell.
pub(super) fn check_dismount(field: &Field, unit: UnitIx, cell: Cell) -> Result<(), Illegal> {
    let state = field.unit(unit);
    if state.riding.0.is_none() {
        return Err(Illegal::OnFoot { unit: state.id });
    }
    if has_room(field, unit, cell) { Ok(()) } else { Err(Illegal::Barred { unit: state.id, cell }) }
}

/// Whether a rider can get off into a cell: it is next to its own, and nobody that the rider knows of is there.
fn has_room(field: &Field, unit: UnitIx, cell: Cell) -> bool {
    field.cell(unit).is_some_and(|own| movement::is_step(field, unit, own, cell))
        && movement::is_free(field, unit, cell)
}

/// Cells into which a rider may dismount.
pub fn landings(field: &Field, unit: UnitIx) -> Vec<Cell> {
    let around = field.cell(unit).into_iter().flat_map(Cell::neighbours);
    around.filter(|cell| check_dismount(field, unit, *cell).is_ok()).collect()
}

/// A character mounts.
pub(super) fn mount(deeds: &mut Deeds, unit: UnitIx, mount: UnitIx) {
    let Some(cell) = deeds.field.cell(mount) else { return };
    deeds.stable(mount, unit, None);
    traces::step(deeds, unit, cell, "G14");
    deeds.change(unit, |state| state.riding = Riding(Some(mount)));
    deeds.mark(unit, "mounted", true, "G14");
}

/// A rider gets off.
pub(super) fn dismount(deeds: &mut Deeds, unit: UnitIx, cell: Cell) {
    let Some(left) = deeds.field.cell(unit) else { return };
    traces::step(deeds, unit, cell, "G14");
    unseat(deeds, unit, left);
}

/// A mount loses its rider and is on this cell, or behind another character there (G1).
fn unseat(deeds: &mut Deeds, unit: UnitIx, cell: Cell) {
    let Some(mount) = deeds.field.unit(unit).riding.0 else { return };
    deeds.change(unit, |state| state.riding = Riding(None));
    deeds.mark(unit, "mounted", false, "G14");
    let cell = walking::with_room(deeds, mount, cell);
    deeds.stable(mount, unit, Some(cell));
}

/// A rider is knocked off: it lies in the first free cell next to the mount. If there is none, it stays on.
pub(super) fn throw_off(deeds: &mut Deeds, unit: UnitIx) {
    let around = deeds.field.cell(unit).into_iter().flat_map(Cell::neighbours);
    let free = around.filter(|cell| deeds.field.at(*cell).is_none() && has_room(&deeds.field, unit, *cell)).min();
    if let Some(cell) = free {
        dismount(deeds, unit, cell);
        posture::lie_down(deeds, unit, "G14");
    }
}

/// A dead rider leaves its mount behind.
pub(super) fn leave(deeds: &mut Deeds, unit: UnitIx, cell: Cell) {
    unseat(deeds, unit, cell);
}

/// The rider of a mount.
pub fn rider(field: &Field, mount: UnitIx) -> Option<UnitIx> {
    field.all().find(|unit| field.unit(*unit).riding.0 == Some(mount))
}

/// Whether a mount is out: by a critical wound (G7, G14).
pub fn is_out(field: &Field, mount: UnitIx) -> bool {
    wounds::worst(field, mount) == Wound::Critical
}

/// A mount that is out leaves the board; its rider lies where the mount was.
pub(super) fn collapse(deeds: &mut Deeds, mount: UnitIx) {
    let rider = rider(&deeds.field, mount);
    if let Some(unit) = rider {
        deeds.change(unit, |state| state.riding = Riding(None));
        deeds.mark(unit, "mounted", false, "G14");
    }
    deeds.remove_from(rider.unwrap_or(mount), mount, "G14");
    if let Some(unit) = rider {
        posture::fall(deeds, unit, "G14");
    }
}
