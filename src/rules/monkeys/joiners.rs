//! Charge!: members of the platoon that join the XO's overrun without spending an action (section 8; T-120).

use super::{
    command::NoCommand,
    field::Field,
    illegal::Illegal,
    profiles::talent::{Gift, Talent},
    stealth::{self, Hidden},
    talents,
};
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{PieceId, PrimateIx, Roster, UnitIx};
use bevy_ecs::prelude::*;

/// The unit whose overrun a primate has joined: until it is over, the primate charges, is shot at and fights as a
/// member of it.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Joined(pub Option<UnitIx>);

/// The talent of a unit that others may join in a charge, with who has it: the XO's.
fn caller(field: &Field, unit: UnitIx) -> Option<(PrimateIx, &Talent)> {
    let found = talents::officer_with(field, field.unit(unit).id, |gift| matches!(gift, Gift::Charge { .. }));
    found.filter(|(officer, _)| field.primate(*officer).unit == unit)
}

/// Whether a primate may join the charge of a unit: of its platoon, on foot, not pinned, near the XO (T-38, T-120).
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

/// Checks who joins the charge of a unit, each once.
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

/// Everyone who could join the charge of a unit now; empty without the talent.
pub fn who_could_join(field: &Field, unit: UnitIx) -> Vec<PieceId> {
    if caller(field, unit).is_none() {
        return Vec::new();
    }
    let id = field.unit(unit).id;
    let platoon = field.platoon(id.side, id.platoon).flat_map(|mates| field.on_foot(mates));
    let names = platoon.map(|mate| field.primate(mate).id);
    names.filter(|mate| check_joiner(field, unit, *mate).is_ok()).collect()
}

/// What joining adds to one who has joined: to the close combat score, and to defense power against fire (T-61, T-120).
pub fn bonus(field: &Field, primate: PrimateIx) -> (i32, i32) {
    let Some(unit) = field.primate(primate).joined.0 else { return (0, 0) };
    match field.charge_bonus(unit) {
        Some(Gift::Charge { close_combat, defense }) => (close_combat.into(), defense.into()),
        _ => (0, 0),
    }
}

impl Field {
    /// What the talent gives to those who charge with a unit, whatever has become of its holder since.
    fn charge_bonus(&self, unit: UnitIx) -> Option<Gift> {
        let talents = self.roll_call(unit).flat_map(|officer| self.kit(officer).talents.iter());
        let mut gifts = talents.map(|talent| self.book.talents[usize::from(*talent)].effect);
        gifts.find(|gift| matches!(gift, Gift::Charge { .. }))
    }

    /// The unit that a primate acts with: the one whose overrun it has joined, or its own.
    pub fn party(&self, primate: PrimateIx) -> UnitIx {
        let state = self.primate(primate);
        state.joined.0.unwrap_or(state.unit)
    }

    /// Lets a primate join the overrun of a unit in this picture only: for forecasts (T-120).
    pub fn enlist(&mut self, joiner: PrimateIx, unit: UnitIx) {
        self.primates[joiner.at()].joined = Joined(Some(unit));
        self.charging = true;
    }

    /// Those who have joined the overrun of a unit, in order.
    pub fn joiners(&self, unit: UnitIx) -> impl Iterator<Item = PrimateIx> + '_ {
        let joined = move |state: &super::field::PrimateState| state.joined.0 == Some(unit);
        // Charges are rare and this is asked often.
        let primates = if self.charging { &self.primates[..] } else { &[] };
        let all = primates.iter().enumerate().filter(move |(_, state)| joined(state));
        all.map(|(place, _)| PrimateIx(place as u16)).filter(|joiner| self.primate(*joiner).place.is_on_board())
    }
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

/// A charge is over: joiners go back to their own units (T-120).
pub(super) fn go_back(mut primates: Query<&mut Joined>) {
    for mut joined in &mut primates {
        joined.set_if_neq(Joined(None));
    }
}
