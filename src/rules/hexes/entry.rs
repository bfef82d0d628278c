//! How ground affects movers (F7, G3, G22).

use super::{
    deeds::{Deeds, Throw},
    field::Field,
    profiles::{Class, Entry, Size},
};
use crate::board::hex::Hex;
use crate::force::UnitIx;

/// Whether a unit may be in a hex at all.
pub fn may_enter(field: &Field, unit: UnitIx, hex: Hex) -> bool {
    let class = field.kind(unit).class;
    field.table().contains(hex)
        && match field.terrain(hex).entry {
            Entry::Infantry => class == Class::Infantry || class == Class::Flyer,
            Entry::Deep => class == Class::Flyer,
            Entry::Free | Entry::Woods(_) | Entry::Swamp(..) | Entry::Ford(_) => true,
        }
}

/// The rolls that a unit needs to leave one hex and enter another; none if it needs none.
pub fn needs(field: &Field, unit: UnitIx, from: Hex, to: Hex) -> [Option<u8>; 2] {
    let kind = field.kind(unit);
    if kind.class == Class::Flyer {
        return [None; 2];
    }
    let leave = match field.terrain(from).entry {
        Entry::Swamp(_, leave) => Some(leave).filter(|_| kind.class.rolls()),
        _ => None,
    };
    let enter = match field.terrain(to).entry {
        Entry::Woods(enter) => Some(enter).filter(|_| kind.class.rolls()),
        Entry::Swamp(enter, _) => Some(enter).filter(|_| kind.size >= Size::Large),
        Entry::Ford(enter) => Some(enter),
        Entry::Free | Entry::Infantry | Entry::Deep => None,
    };
    [leave, enter]
}

/// Rolls for leaving a hex and entering another. A failed roll keeps the unit where it is (G3).
pub(super) fn rolls(deeds: &mut Deeds, unit: UnitIx, from: Hex, to: Hex) -> bool {
    needs(&deeds.field, unit, from, to).into_iter().flatten().all(|need| {
        let throw = Throw { dice: 1, sides: ENTRY, need: Some(need), why: "entry", rule: "G3" };
        deeds.throw(unit, &throw)[0] >= need
    })
}

/// Sides of the die for entering (F7).
const ENTRY: u8 = 6;
