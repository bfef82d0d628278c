//! Changes of equipment, one action each (R8, G17).

use super::{deeds::Deeds, field::Field, illegal::Illegal, load, order::Ready, profiles::WeaponTrait};
use crate::force::UnitIx;

/// The index of a weapon among those that a character carries.
fn place_of(field: &Field, unit: UnitIx, name: &str) -> Option<u8> {
    let weapons = &field.setting.book.weapons;
    let carried = &field.setting.weapons[unit.at()];
    carried.iter().position(|weapon| weapons[*weapon].name == name).map(|place| place as u8)
}

/// Every possible change of equipment for a character, allowed or not.
pub fn all(field: &Field, unit: UnitIx) -> Vec<Ready> {
    let book = &field.setting.book;
    let weapons = field.setting.weapons[unit.at()].iter().map(|weapon| book.weapons[*weapon].name.clone());
    weapons.map(Ready::Change).chain([Ready::LinkBelts, Ready::Radio, Ready::PickUp, Ready::PutDown]).collect()
}

/// Whether a character may change its equipment this way.
pub(super) fn check(field: &Field, unit: UnitIx, ready: &Ready) -> Result<(), Illegal> {
    let state = field.unit(unit);
    let id = state.id;
    match ready {
        Ready::Change(name) => match place_of(field, unit, name) {
            None => Err(Illegal::NoSuchWeapon { unit: id, weapon: name.clone() }),
            Some(place) if place == state.arms.hand => Err(Illegal::InHand { unit: id, weapon: name.clone() }),
            Some(_) => Ok(()),
        },
        Ready::LinkBelts if !field.weapon(unit).has(WeaponTrait::Belt) => Err(Illegal::NoBelt { unit: id }),
        // A character whose belt is used up has to reload: linking would be faster than that.
        Ready::LinkBelts if field.rounds(unit) == 0 => Err(Illegal::NoFirstBelt { unit: id }),
        Ready::LinkBelts if field.rounds(unit) > field.weapon(unit).magazine.into() => {
            Err(Illegal::BeltsLinked { unit: id })
        }
        Ready::Radio if state.radio.0 => Err(Illegal::RadioReady { unit: id }),
        Ready::PickUp if !load::is_at_hand(field, unit) => Err(Illegal::NoLoad { unit: id }),
        Ready::PutDown if !field.carries(unit) => Err(Illegal::NoLoad { unit: id }),
        Ready::LinkBelts | Ready::Radio | Ready::PickUp | Ready::PutDown => Ok(()),
    }
}

/// A character changes its equipment. Earlier reload actions are lost (G10).
pub(super) fn ready(deeds: &mut Deeds, unit: UnitIx, ready: &Ready) {
    match ready {
        Ready::Change(name) => {
            let Some(hand) = place_of(&deeds.field, unit, name) else { return };
            deeds.change(unit, |state| {
                state.arms.hand = hand;
                state.arms.reloaded = 0;
            });
            deeds.count(unit, "weapon", hand.into(), "G17");
        }
        Ready::LinkBelts => {
            let belt = deeds.field.weapon(unit).magazine;
            deeds.change(unit, |state| {
                state.arms.rounds[usize::from(state.arms.hand)] += u16::from(belt);
                state.arms.reloaded = 0;
            });
            let rounds = deeds.field.rounds(unit);
            deeds.count(unit, "rounds", rounds, "G17");
        }
        Ready::Radio => {
            deeds.change(unit, |state| state.radio.0 = true);
            deeds.mark(unit, "radio", true, "G17");
        }
        Ready::PickUp => load::lift(deeds, unit, "G17"),
        Ready::PutDown => load::drop(deeds, unit, "G17"),
    }
}
