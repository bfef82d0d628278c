//! Command: the leader's radius, models outside it, and the new leader after one has fallen (R6 to R8, G18, A1, A2,
//! A15).

use super::{
    checks,
    deeds::Deeds,
    field::{Field, within},
    illegal::Illegal,
    order::Order,
    profiles::UnitTrait,
    windows::Ask,
};
use crate::board::Cell;
use crate::engine::What;
use crate::force::{PieceId, PrimateIx, UnitIx};

/// The command radius of a unit's leader, in cells: twice its Ld (A2).
pub fn radius(field: &Field, unit: UnitIx) -> u8 {
    2 * checks::leadership(field, unit)
}

/// Models outside the radius of the leader; all of them without a leader (A6).
pub fn outside(field: &Field, unit: UnitIx) -> usize {
    outside_of(field, unit, field.leader(unit).map(|(_, cell)| cell))
}

/// Models that would be outside the radius with the leader on this cell.
pub fn outside_of(field: &Field, unit: UnitIx, leader: Option<Cell>) -> usize {
    let radius = radius(field, unit);
    let far = |cell: Cell| leader.is_none_or(|leader| !within(leader, cell, radius));
    field.living(unit).filter(|(_, cell)| far(*cell)).count()
}

/// When a leader has fallen, a deputy takes over: the first living model (G18).
pub(super) fn promote_deputies(mut deeds: Deeds) {
    let side = deeds.turn.side;
    let units: Vec<UnitIx> = deeds.field.standing(side).collect();
    for unit in units {
        if deeds.field.leader(unit).is_none() && deeds.field.has(unit, UnitTrait::Deputies) {
            let Some((model, _)) = deeds.field.living(unit).next() else { continue };
            deeds.change(unit, |unit| unit.lead.deputy = true);
            lead(&mut deeds, unit, model);
        }
    }
}

fn lead(deeds: &mut Deeds, unit: UnitIx, model: PrimateIx) {
    if deeds.field.unit(unit).lead.leader != Some(model) {
        deeds.change(unit, |unit| unit.lead.leader = Some(model));
        let told = What::Led { unit: deeds.field.unit(unit).id, primate: deeds.field.model(model).id };
        deeds.log.tell("G18", told);
    }
}

/// The owner chooses the leader of each swarm in every Starting Phase (G18).
pub(super) fn ask_lead(mut deeds: Deeds) {
    let (side, from) = (deeds.turn.side, deeds.turn.named);
    let swarms = deeds.field.standing(side).filter(|unit| unit.0 >= from);
    let swarms: Vec<UnitIx> = swarms.filter(|unit| deeds.field.has(*unit, UnitTrait::Swarm)).collect();
    for unit in swarms {
        deeds.turn.named = unit.0 + 1;
        if deeds.field.count(unit) > 1 {
            let id = deeds.field.unit(unit).id;
            deeds.clock.ask(Ask::Lead.at(side, Some(id)));
            return;
        }
        let Some((model, _)) = deeds.field.living(unit).next() else { continue };
        lead(&mut deeds, unit, model);
    }
}

/// Takes the leader of a swarm.
pub(super) fn take_lead(mut deeds: Deeds) {
    deeds.clock.again();
    let Order::Lead(piece) = deeds.order() else { return };
    let Some(unit) = deeds.field.find(piece.unit) else { return };
    let found = deeds.field.living(unit).find(|(model, _)| deeds.field.model(*model).id == piece);
    if let Some((model, _)) = found {
        lead(&mut deeds, unit, model);
    }
}

/// Whether the owner may make this model the leader of a unit.
pub(super) fn check_lead(field: &Field, unit: UnitIx, piece: PieceId) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    if piece.unit != id {
        return Err(Illegal::NotNamed { unit: piece.unit });
    }
    let lives = field.living(unit).any(|(model, _)| field.model(model).id == piece);
    if lives { Ok(()) } else { Err(Illegal::NoSuchModel { model: piece }) }
}

/// Records, at the start of the Action Phase, which models are in command and how strong each unit is (R6, G10, A1).
pub(super) fn look_at_units(mut deeds: Deeds) {
    for unit in deeds.field.all() {
        let own = deeds.field.unit(unit).id.side == deeds.turn.side;
        let (strength, outside) = (deeds.field.count(unit) as u8, outside(&deeds.field, unit) as u8);
        deeds.change(unit, |unit| {
            unit.strength.0 = strength;
            if own {
                unit.outside.0 = outside;
            }
        });
    }
}
