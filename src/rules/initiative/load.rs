//! The load of a scenario: its carrier, and its position (G23, G17).

use super::{
    characters::Load, deeds::Deeds, field::Field, illegal::Illegal, muster::Goal, order::Order, sequence::Stage,
    windows::Ask, wounds,
};
use crate::engine::What;
use crate::force::UnitIx;

/// A character whose own weapon has at least this bulk doesn't carry the load at the start: gunners and marksmen (G23).
const HEAVY: u8 = 6;

/// Whether a character may carry the load at the start.
pub(super) fn check_carrier(field: &Field, unit: UnitIx) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    let Goal::Carry { movers, .. } = field.setting.scenario.goal else { return Err(Illegal::NoLoad { unit: id }) };
    if id.side != movers || field.is_mount(unit) {
        return Err(Illegal::NoLoad { unit: id });
    }
    let own = field.setting.weapons[unit.at()].first().map(|weapon| &field.setting.book.weapons[*weapon]);
    if own.is_some_and(|weapon| weapon.bulk >= HEAVY) {
        return Err(Illegal::TooBulky { unit: id });
    }
    if wounds::is_able(field, unit) { Ok(()) } else { Err(Illegal::Unable { unit: id }) }
}

/// Whether the carrier of the load has to be chosen now: all movers are set up, and nobody has it.
pub(super) fn is_due(field: &Field) -> bool {
    let Goal::Carry { movers, .. } = field.setting.scenario.goal else { return false };
    let anyone = field.of(movers).any(|unit| check_carrier(field, unit).is_ok());
    field.load().is_none() && anyone && !field.of(movers).any(|unit| field.waits(unit))
}

/// Asks for the carrier of the load, if the player may choose.
pub(super) fn ask_carrier(mut deeds: Deeds) {
    if let Goal::Carry { movers, .. } = deeds.field.setting.scenario.goal
        && is_due(&deeds.field)
    {
        deeds.ask_side(Ask::Carrier, movers);
    }
}

/// A character takes the load. Then the other side sets up.
pub(super) fn take_carrier(mut deeds: Deeds) {
    deeds.clock.go_to(Stage::AskSetUp);
    let Order::Carry(id) = deeds.order() else { return };
    if let Some(unit) = deeds.field.find(id) {
        lift(&mut deeds, unit, "G23");
    }
}

/// Gives the load to a character.
pub(super) fn lift(deeds: &mut Deeds, unit: UnitIx, rule: &'static str) {
    for other in deeds.field.all() {
        if deeds.field.unit(other).load != Load::None {
            deeds.change(other, |state| state.load = Load::None);
        }
    }
    deeds.change(unit, |state| state.load = Load::Carried);
    tell(deeds, unit, "load", rule);
}

/// A character stops carrying the load: the load is now in the character's cell.
pub(super) fn drop(deeds: &mut Deeds, unit: UnitIx, rule: &'static str) {
    let Some(cell) = deeds.field.cell(unit).filter(|_| deeds.field.carries(unit)) else { return };
    tell(deeds, unit, "load-dropped", rule);
    deeds.change(unit, |state| state.load = Load::Lies(cell));
}

fn tell(deeds: &mut Deeds, unit: UnitIx, object: &'static str, rule: &'static str) {
    let Some(cell) = deeds.field.cell(unit) else { return };
    let side = Some(deeds.field.unit(unit).id.side).filter(|_| object == "load");
    let piece = Some(deeds.field.piece(unit));
    deeds.tell(unit, rule, What::Held { object, number: 1, cell, side, piece });
}

/// Whether the load is on a character's cell, or next to it and not past a corner between two walls (G1).
pub(super) fn is_at_hand(field: &Field, unit: UnitIx) -> bool {
    let lies = field.load().filter(|(_, carrier)| carrier.is_none()).map(|(cell, _)| cell);
    lies.zip(field.cell(unit)).is_some_and(|(load, own)| load == own || load.is_beside(own) && field.sees(own, load))
}
