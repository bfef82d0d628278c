//! Talk: a sentence spoken along with any action except fire (R11, G13).

use super::{deeds::Deeds, field::Field, illegal::Illegal, order::Say, stealth};
use crate::board::distance;
use crate::force::{UnitId, UnitIx};

/// The distance in cells at which a voice steadies a friend (G13). Ready radios carry it everywhere (G17).
const VOICE: i32 = 5;

/// Whether a character may say this.
pub(super) fn check(field: &Field, unit: UnitIx, say: Say) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    if !field.setting.book.switches.talk {
        return Err(Illegal::NoTalk { unit: id });
    }
    let find = |other: UnitId| field.find(other).ok_or(Illegal::NoSuchCharacter { unit: other });
    match say {
        Say::PointOut(other) => {
            let enemy = find(other)?;
            let knows = other.side != id.side && field.unit(enemy).stealth.hidden && field.detects(unit, enemy);
            if knows { Ok(()) } else { Err(Illegal::NothingToPointOut { unit: id, target: other }) }
        }
        Say::Steady(other) => {
            let friend = find(other)?;
            if other.side != id.side || friend == unit || field.unit(friend).lost.0 == 0 {
                return Err(Illegal::NothingToSteady { unit: id, target: other });
            }
            if is_heard(field, unit, friend) { Ok(()) } else { Err(Illegal::OutOfEarshot { unit: id, target: other }) }
        }
    }
}

/// Whether a friend hears a character: it is near, or the radios of both are ready.
fn is_heard(field: &Field, unit: UnitIx, friend: UnitIx) -> bool {
    let (Some(one), Some(other)) = (field.cell(unit), field.cell(friend)) else { return false };
    distance(one, other) <= VOICE || field.unit(unit).radio.0 && field.unit(friend).radio.0
}

/// Everything that a character may say.
pub fn all(field: &Field, unit: UnitIx) -> Vec<Say> {
    let say = |other: UnitIx| {
        let id = field.unit(other).id;
        if id.side == field.unit(unit).id.side { Say::Steady(id) } else { Say::PointOut(id) }
    };
    field.all().map(say).filter(|say| check(field, unit, *say).is_ok()).collect()
}

/// A character says it.
pub(super) fn talk(deeds: &mut Deeds, say: Say) {
    match say {
        Say::PointOut(enemy) => {
            if let Some(enemy) = deeds.field.find(enemy) {
                stealth::reveal(deeds, enemy, "G13");
            }
        }
        Say::Steady(friend) => {
            let Some(friend) = deeds.field.find(friend) else { return };
            let lost = deeds.field.unit(friend).lost.0.saturating_sub(1);
            deeds.change(friend, |state| state.lost.0 = lost);
            deeds.count(friend, "panic", lost.into(), "G13");
        }
    }
}
