//! Hidden characters: how they are detected, and by whom (G12, R27).

use super::{
    characters::Stealth,
    deeds::Deeds,
    field::{Field, bit},
};
use crate::board::{Cell, distance};
use crate::engine::What;
use crate::force::{Side, UnitIx};

/// The distance in cells within which an enemy detects a hidden character that it sees (G12).
const NEAR: i32 = 5;

/// Enemies detect hidden characters nearby, and one that moves in their sight.
pub(super) fn look(deeds: &mut Deeds, moving: Option<UnitIx>) {
    let field = &deeds.field;
    let hidden = field.all().filter(|unit| field.unit(*unit).stealth.hidden);
    let found: Vec<(UnitIx, Vec<UnitIx>)> =
        hidden.map(|unit| (unit, finders(field, unit, moving == Some(unit)))).collect();
    for (unit, finders) in found {
        for finder in finders {
            spot(deeds, finder, unit);
        }
    }
}

/// Enemies that detect a hidden character now. A character that can't act may still see (R12).
fn finders(field: &Field, unit: UnitIx, moves: bool) -> Vec<UnitIx> {
    let Some(cell) = field.cell(unit) else { return Vec::new() };
    let enemies = field.people(field.unit(unit).id.side.other());
    let finds = enemies.filter(|(enemy, at)| {
        !field.detects(*enemy, unit) && (moves || distance(cell, *at) <= NEAR) && field.sees(cell, *at)
    });
    finds.map(|(enemy, _)| enemy).collect()
}

/// An enemy detects a hidden character. If nobody talks, its whole side does; otherwise the finder has to point it out
/// (G13).
fn spot(deeds: &mut Deeds, finder: UnitIx, unit: UnitIx) {
    if !deeds.field.setting.book.switches.talk {
        reveal(deeds, unit, "G12");
    } else if deeds.field.unit(unit).stealth.hidden {
        let news = !deeds.field.is_known(unit);
        deeds.change(unit, |state| state.stealth.spotters |= bit(finder));
        if news {
            tell_where(deeds, unit);
        }
        if let Some(cell) = deeds.field.cell(unit) {
            // Being found doesn't reveal a hidden finder.
            let (id, piece) = (deeds.field.unit(finder).id, deeds.field.piece(unit));
            deeds.tell(finder, "G12", What::Watched { unit: id, piece, cell });
        }
    }
}

/// A hidden character is detected by the whole enemy side.
pub(super) fn reveal(deeds: &mut Deeds, unit: UnitIx, rule: &'static str) {
    if deeds.field.unit(unit).stealth.hidden {
        let news = !deeds.field.is_known(unit);
        deeds.change(unit, |state| state.stealth = Stealth::default());
        if news {
            tell_where(deeds, unit);
        }
        deeds.mark(unit, "undetected", false, rule);
    }
}

/// The other side learns the position of a character.
fn tell_where(deeds: &mut Deeds, unit: UnitIx) {
    if let Some(cell) = deeds.field.cell(unit) {
        deeds.tell(unit, "G12", What::Placed { piece: deeds.field.piece(unit), cell });
    }
}

/// Whether an enemy would detect a side's hidden character on a cell by being near (G12).
pub(super) fn is_near_enemy(field: &Field, side: Side, cell: Cell) -> bool {
    let near = |(_, at): (UnitIx, Cell)| distance(cell, at) <= NEAR && field.sees(cell, at);
    field.people(side.other()).any(near)
}

/// Whether a side has a character that the other doesn't know of.
pub fn has_secrets(field: &Field) -> bool {
    field.all().any(|unit| field.cell(unit).is_some() && !field.is_known(unit))
}
