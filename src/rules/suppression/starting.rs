//! The Starting Phase: expiry, the morale of the army, rallying, recovering (G7, G9, F4, A3, A10, A17).

use super::{
    checks, deeds::Deeds, fall_back, field::Field, illegal::Illegal, order::Order, profiles::FallbackFail, windows::Ask,
};
use crate::force::{Side, UnitIx, squad::Pile};

/// The effects of the last action end, and the units may act and charge again (A3).
pub(super) fn refresh(mut deeds: Deeds) {
    let side = deeds.turn.side;
    deeds.turn.named = 0;
    let units: Vec<UnitIx> = deeds.field.standing(side).collect();
    for unit in units {
        deeds.set_evasion(unit, 0, "A3");
        deeds.change(unit, |unit| {
            unit.acted.0 = None;
            unit.charged.0 = false;
        });
    }
}

/// Units of a side whose leaders may test the morale of the army (G7).
pub fn officers(field: &Field, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
    field.standing(side).filter(|unit| field.leader(*unit).is_some())
}

/// An army with fewer than half of its units left tests its morale (F4). Its player picks the officer, if that matters.
pub(super) fn ask_officer(mut deeds: Deeds) {
    let side = deeds.turn.side;
    let left = deeds.field.standing(side).count();
    if left == 0 || 2 * left >= usize::from(deeds.turn.mustered[side.index()]) {
        return;
    }
    let numbers = |unit: &UnitIx| (checks::leadership(&deeds.field, *unit), deeds.field.kind(*unit).nv);
    let able: Vec<UnitIx> = officers(&deeds.field, side).collect();
    match able.first() {
        None => deeds.end(Some(side.other()), "no-officer", "G7"),
        Some(first) if able.iter().all(|unit| numbers(unit) == numbers(first)) => test_army(&mut deeds, *first),
        Some(_) => deeds.clock.ask(Ask::Officer.at(side, None)),
    }
}

/// The officer that the player has picked tests.
pub(super) fn take_officer(mut deeds: Deeds) {
    let Order::Officer(unit) = deeds.order() else { return };
    if let Some(unit) = deeds.field.find(unit) {
        test_army(&mut deeds, unit);
    }
}

/// Markers don't count for this test (G7). An army that fails leaves.
fn test_army(deeds: &mut Deeds, unit: UnitIx) {
    if checks::check(deeds, unit, 0, "check-army", "G7") == 0 {
        let side = deeds.turn.side;
        deeds.end(Some(side.other()), "army-leaves", "G7");
    }
}

/// Whether a unit's leader may test the morale of its army.
pub(super) fn check_officer(field: &Field, side: Side, unit: UnitIx) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    if id.side != side {
        return Err(Illegal::NotYours { unit: id });
    }
    if field.leader(unit).is_none() { Err(Illegal::NoOfficer { unit: id }) } else { Ok(()) }
}

/// Units that are falling back rally or are destroyed (R12, G9).
pub(super) fn rally(mut deeds: Deeds) {
    let side = deeds.turn.side;
    let falling: Vec<UnitIx> = deeds.field.standing(side).filter(|unit| deeds.field.unit(*unit).falling.0).collect();
    for unit in falling {
        let markers = deeds.field.unit(unit).markers.0;
        let counted = checks::counted_in_rally(&deeds.field, unit, markers);
        let passed = checks::check(&mut deeds, unit, counted, "check-rally", "G9");
        deeds.turn.rallied |= 1 << unit.0;
        if passed > 0 {
            deeds.set_falling(unit, false, "G9");
            deeds.mark(unit, markers.saturating_sub(passed), "G9");
        } else if deeds.field.setting.book.switches.fallback_fail == FallbackFail::FallAgain {
            fall_back::fall_back(&mut deeds, unit, "G9");
        } else {
            deeds.destroy(unit, Pile::Routed, "G9");
        }
    }
}

/// Every other unit with markers tries to lose some: one for each successful die (G7).
pub(super) fn recover(mut deeds: Deeds) {
    let (side, rallied) = (deeds.turn.side, deeds.turn.rallied);
    deeds.turn.rallied = 0;
    let others: Vec<UnitIx> = deeds.field.standing(side).filter(|unit| rallied >> unit.0 & 1 == 0).collect();
    for unit in others {
        let markers = deeds.field.unit(unit).markers.0;
        if markers > 0 {
            let passed = checks::check(&mut deeds, unit, markers, "check-recover", "G7");
            deeds.mark(unit, markers.saturating_sub(passed), "G7");
        }
    }
}
