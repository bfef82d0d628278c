//! Aiming: at an enemy, in a direction, at an area (R5, R20, A12, A13, A21).

use super::{
    characters::Aiming,
    deeds::Deeds,
    field::{Field, bit},
    illegal::Illegal,
    order::Mark,
    shooting, traces,
};
use crate::board::{Cell, distance};
use crate::force::UnitIx;

/// Radius of an area in cells (A13).
pub const AREA: i32 = 3;

/// A character's aim, kept until it does something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// The enemy it aims at, if it is one.
    pub target: Option<UnitIx>,
    /// Where it aims.
    pub at: Aimed,
    /// Enemies that it saw when the action started, one bit each (R21).
    pub seen: u64,
    /// Whether it has taken opportunity fire in a phase in which it isn't called (R22, A6).
    pub off_phase: bool,
}

/// The target of an aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aimed {
    /// 60 degrees around the direction of this change in column and row.
    Arc(i16, i16),
    /// The cells around this one.
    Area(Cell),
}

/// Whether a direction is in the 60-degree arc around another: within 30 degrees of it (A13).
pub fn in_arc(aim: (i16, i16), target: (i16, i16)) -> bool {
    let wide = |(x, y): (i16, i16)| (i64::from(x), i64::from(y));
    let ((ax, ay), (vx, vy)) = (wide(aim), wide(target));
    let along = ax * vx + ay * vy;
    along > 0 && 4 * along * along >= 3 * (ax * ax + ay * ay) * (vx * vx + vy * vy)
}

/// Whether a character's aim covers an enemy where it is, or where it was last seen in this phase (A12, A1).
pub fn is_on(field: &Field, unit: UnitIx, enemy: UnitIx) -> bool {
    let Some(aim) = field.unit(unit).aiming.0 else { return false };
    let Some(from) = field.cell(unit) else { return false };
    traces::last_seen(field, unit, from, enemy).is_some_and(|to| covers(&aim, from, enemy, to))
}

/// Whether a character's aim would cover an enemy on another cell that it sees.
pub fn is_on_at(field: &Field, unit: UnitIx, enemy: UnitIx, to: Cell) -> bool {
    let aim = field.unit(unit).aiming.0;
    aim.zip(field.cell(unit)).is_some_and(|(aim, from)| covers(&aim, from, enemy, to))
}

/// Whether an aim from one cell covers an enemy on another.
fn covers(aim: &Aim, from: Cell, enemy: UnitIx, to: Cell) -> bool {
    let inside = match aim.at {
        Aimed::Arc(x, y) => in_arc((x, y), (to.x - from.x, to.y - from.y)),
        Aimed::Area(middle) => distance(middle, to) <= AREA,
    };
    inside || aim.target == Some(enemy)
}

/// Whether a character saw an enemy when it started to aim (R21).
pub fn saw(field: &Field, unit: UnitIx, enemy: UnitIx) -> bool {
    field.unit(unit).aiming.0.is_some_and(|aim| aim.seen & bit(enemy) != 0)
}

/// Whether a character may aim there.
pub(super) fn check(field: &Field, unit: UnitIx, mark: Mark) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    if field.weapon(unit).short == 0 {
        return Err(Illegal::NoFirearm { unit: id });
    }
    match mark {
        Mark::Target(target) => {
            let enemy = field.find(target).ok_or(Illegal::NoSuchCharacter { unit: target })?;
            shooting::check_enemy(field, unit, enemy)?;
            let sees = field.detects(unit, enemy) && field.see_each_other(unit, enemy);
            if sees { Ok(()) } else { Err(Illegal::NoSight { unit: id, target }) }
        }
        Mark::Direction(cell) if field.cell(unit) == Some(cell) => Err(Illegal::NoDirection { unit: id }),
        Mark::Direction(cell) | Mark::Area(cell) if field.going(cell).is_none() => Err(Illegal::OffBoard { cell }),
        Mark::Direction(_) | Mark::Area(_) => Ok(()),
    }
}

/// A character aims.
pub(super) fn aim(deeds: &mut Deeds, unit: UnitIx, mark: Mark) {
    let field = &deeds.field;
    let Some(from) = field.cell(unit) else { return };
    let side = field.unit(unit).id.side.other();
    let seen = field.standing(side).filter(|(enemy, to)| field.detects(unit, *enemy) && field.sees(from, *to));
    let seen = seen.fold(0, |seen, (enemy, _)| seen | bit(enemy));
    set(deeds, unit, mark, seen);
}

/// A character lies in ambush: it is aiming and hasn't seen anyone (G23, A21).
pub(super) fn lurk(deeds: &mut Deeds, unit: UnitIx, mark: Mark) {
    set(deeds, unit, mark, 0);
}

fn set(deeds: &mut Deeds, unit: UnitIx, mark: Mark, seen: u64) {
    let field = &deeds.field;
    let Some(from) = field.cell(unit) else { return };
    let target = if let Mark::Target(id) = mark { field.find(id) } else { None };
    let towards = |cell: Cell| Aimed::Arc(cell.x - from.x, cell.y - from.y);
    let at = match mark {
        Mark::Target(_) => target.and_then(|enemy| field.cell(enemy)).map_or(Aimed::Area(from), towards),
        Mark::Direction(cell) => towards(cell),
        Mark::Area(cell) => Aimed::Area(cell),
    };
    deeds.change(unit, |state| state.aiming = Aiming(Some(Aim { target, at, seen, off_phase: false })));
    deeds.mark(unit, "aiming", true, "R5");
}

/// A character no longer aims (A21).
pub(super) fn end(deeds: &mut Deeds, unit: UnitIx) {
    if deeds.field.unit(unit).aiming.0.is_some() {
        deeds.change(unit, |state| state.aiming = Aiming(None));
        deeds.mark(unit, "aiming", false, "A21");
    }
}
