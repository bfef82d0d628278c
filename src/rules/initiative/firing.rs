//! Carrying out fire: rounds, shots, hits (R4, G4 to G6, A19).

use super::{
    automatic,
    deeds::{Counts, Deeds, Throw},
    panic,
    shooting::{self, How, Shots},
    stealth, wounds,
};
use crate::engine::What;
use crate::force::{UnitIx, squad::Place};

/// A character fires all shots of an action at a target. The rest are lost once the target has dropped (A19).
pub(super) fn fire(deeds: &mut Deeds, unit: UnitIx, target: UnitIx, how: How) {
    let Ok(plan) = shooting::plan(&deeds.field, unit, target, how) else { return };
    let undetected = !deeds.field.detects(target, unit);
    stealth::reveal(deeds, unit, "G12");
    deeds.turn.alarmed = true;
    let (by, at, cell) = (deeds.field.piece(unit), deeds.field.piece(target), plan.cell);
    deeds.tell(unit, "R4", What::Shot { by, at, cell, covered: plan.harder.covered });
    if undetected {
        panic::surprise(deeds, target);
    }
    let able = wounds::is_able(&deeds.field, target);
    let (numbers, bursts) = match plan.shots {
        Shots::Single(numbers) => (numbers, false),
        Shots::Bursts(dice) => (dice, true),
    };
    for number in numbers {
        if has_dropped(deeds, target, able) {
            break;
        }
        spend(deeds, unit);
        if bursts {
            automatic::burst(deeds, unit, target, cell, number);
        } else {
            single(deeds, unit, target, number);
        }
    }
}

/// Whether a target has dropped under this fire, given whether it was able before.
fn has_dropped(deeds: &Deeds, target: UnitIx, was_able: bool) -> bool {
    let gone = matches!(deeds.field.unit(target).place, Place::Off(_));
    gone || was_able && !wounds::is_able(&deeds.field, target)
}

fn single(deeds: &mut Deeds, unit: UnitIx, target: UnitIx, number: u8) {
    let throw = Throw { dice: 1, sides: 20, why: "to-hit", rule: "G3", counts: Counts::AtMost(number) };
    if deeds.throw(unit, &throw).first().is_some_and(|face| *face <= number) {
        wounds::hit_by(deeds, unit, target);
    }
}

/// Uses up the rounds of one shot or burst. Earlier reload actions are lost (G10).
fn spend(deeds: &mut Deeds, unit: UnitIx) {
    let rounds = deeds.field.weapon(unit).rounds().into();
    deeds.change(unit, |state| {
        let left = &mut state.arms.rounds[usize::from(state.arms.hand)];
        *left = left.saturating_sub(rounds);
        state.arms.reloaded = 0;
    });
    let left = deeds.field.rounds(unit);
    deeds.count(unit, "rounds", left, "G20");
}
