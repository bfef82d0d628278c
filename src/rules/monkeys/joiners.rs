//! Charge!: members of the platoon join the XO's overrun without spending an action (section 8; T-120).

pub use super::states::Joined;

use super::{
    field::Field,
    illegal::Illegal,
    no_command::NoCommand,
    profiles::{talent::Gift, talent::Talent},
    states::Hidden,
    stealth, talents,
};
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{PieceId, PrimateIx, Roster, UnitIx};
use bevy_ecs::prelude::*;

/// The talent of a unit that lets others join its charge, with its holder: the XO's.
fn caller(field: &Field, unit: UnitIx) -> Option<(PrimateIx, &Talent)> {
    let found = talents::officer_with(field, field.unit(unit).id, |gift| matches!(gift, Gift::Charge { .. }));
    found.filter(|(officer, _)| field.primate(*officer).unit == unit)
}

/// Whether a primate may join a unit's charge: it is in its platoon, on foot, unpinned and near the XO (T-38, T-120).
fn check_joiner(field: &Field, unit: UnitIx, id: PieceId) -> Result<PrimateIx, Illegal> {
    let charger = field.unit(unit).id;
    let (officer, talent) = caller(field, unit).ok_or(NoCommand::NobodyJoins { unit: charger })?;
    let joiner = field.find_primate(id).ok_or(Illegal::NoSuchPrimate { primate: id })?;
    let state = field.primate(joiner);
    let platoon = (state.id.unit.side, state.id.unit.platoon) == (charger.side, charger.platoon);
    if !platoon || state.unit == unit {
        return Err(NoCommand::CannotJoin { primate: id }.into());
    }
    if field.cell(joiner).is_none() {
        return Err(NoCommand::CannotJoin { primate: id }.into());
    }
    if state.pin.holds() {
        return Err(Illegal::Pinned { primate: id });
    }
    let (allowed, squares) = (talents::reach(field, talent), field.gap(officer.into(), joiner.into()));
    match squares {
        Some(squares) if squares > allowed => Err(NoCommand::TooFarToJoin { primate: id, squares, allowed }.into()),
        _ => Ok(joiner),
    }
}

/// Checks the joiners of a unit's charge, each listed once.
pub fn check_joiners(field: &Field, unit: UnitIx, named: &[PieceId]) -> Result<Vec<PrimateIx>, Illegal> {
    let mut joiners = Vec::with_capacity(named.len());
    for id in named {
        let joiner = check_joiner(field, unit, *id)?;
        if joiners.contains(&joiner) {
            return Err(NoCommand::CannotJoin { primate: *id }.into());
        }
        joiners.push(joiner);
    }
    Ok(joiners)
}

/// Everyone that could join a unit's charge now; empty without the talent.
pub fn who_could_join(field: &Field, unit: UnitIx) -> Vec<PieceId> {
    if caller(field, unit).is_none() {
        return Vec::new();
    }
    let id = field.unit(unit).id;
    let platoon = field.platoon(id.side, id.platoon).flat_map(|mates| field.on_foot(mates));
    let names = platoon.map(|mate| field.primate(mate).id);
    names.filter(|mate| check_joiner(field, unit, *mate).is_ok()).collect()
}

/// They join. A joiner from a hidden unit reveals it (T-119, T-140).
pub(super) fn join(
    joiners: &[PrimateIx],
    unit: UnitIx,
    field: &Field,
    roster: &Roster,
    primates: &mut Query<&mut Joined>,
    hidden: &mut Query<&mut Hidden>,
    log: &mut BattleLog,
) {
    for joiner in joiners {
        *primates.get_mut(roster.primate(*joiner)).expect("a primate can join") = Joined(Some(unit));
        log.tell("T-120", What::Marked { who: field.primate(*joiner).id.into(), mark: "joined" });
        stealth::reveal(field.primate(*joiner).unit, "T-140", field, roster, hidden, log);
    }
}

/// A charge is over: joiners return to their own units (T-120).
pub(super) fn go_back(mut primates: Query<&mut Joined>) {
    for mut joined in &mut primates {
        joined.set_if_neq(Joined(None));
    }
}
