//! The unit that a primate acts with: its own, or the one whose charge it has joined (T-61, T-120).

use super::{
    field::Field,
    profiles::talent::Gift,
    states::{Joined, PrimateState},
};
use crate::force::{PrimateIx, UnitIx};

/// What joining adds for a joiner: to the close combat score, and to defense power against fire (T-61, T-120).
pub fn bonus(field: &Field, primate: PrimateIx) -> (i32, i32) {
    let Some(unit) = field.primate(primate).joined.0 else { return (0, 0) };
    match field.charge_bonus(unit) {
        Some(Gift::Charge { close_combat, defense }) => (close_combat.into(), defense.into()),
        _ => (0, 0),
    }
}

impl Field {
    /// What the talent gives to those that charge with a unit, even if its holder is gone by now.
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

    /// Makes a primate join the overrun of a unit in this copy only, for forecasts (T-120).
    pub fn enlist(&mut self, joiner: PrimateIx, unit: UnitIx) {
        self.primates[joiner.at()].joined = Joined(Some(unit));
        self.charging = true;
    }

    /// Primates that have joined the overrun of a unit, in order.
    pub fn joiners(&self, unit: UnitIx) -> impl Iterator<Item = PrimateIx> + '_ {
        let joined = move |state: &PrimateState| state.joined.0 == Some(unit);
        // Charges are rare, and this is called often.
        let primates = if self.charging { &self.primates[..] } else { &[] };
        let all = primates.iter().enumerate().filter(move |(_, state)| joined(state));
        all.map(|(place, _)| PrimateIx(place as u16)).filter(|joiner| self.primate(*joiner).place.is_on_board())
    }
}
