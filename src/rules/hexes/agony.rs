//! Continuing damage: acid and terror, minor acid, fire, poison, bleeding (R3 to R8).

use super::{
    damage::{Blow, Hit},
    deeds::Deeds,
    land::Marker,
    numbers::AcidRow,
    profiles::{DamageType, Trait},
    sequence::Frame,
};
use crate::force::UnitIx;

/// An agony step: unit by unit, token by token, each separately (G15, A19).
pub(super) fn suffer(mut deeds: Deeds) {
    let Frame::Agony(number) = *deeds.clock.top() else { return };
    let units: Vec<UnitIx> = deeds.field.on_board().map(|(unit, _)| unit).collect();
    for unit in &units {
        match number {
            0 => acid(&mut deeds, *unit),
            1 => minor_acid(&mut deeds, *unit),
            2 => fire(&mut deeds, *unit),
            3 => poison(&mut deeds, *unit),
            _ => bleeding(&mut deeds, *unit),
        }
    }
    if number == 0 {
        units.into_iter().for_each(|unit| terror(&mut deeds, unit));
    }
}

/// Each acid token rolls (R3, A13, A18).
fn acid(deeds: &mut Deeds, unit: UnitIx) {
    for _ in 0..deeds.field.unit(unit).tokens.acid {
        let (die, most) = (deeds.field.numbers().agony.die, deeds.field.numbers().agony.acid_most);
        let (mut rolls, mut rolled, mut weaker) = (1, 0, 0);
        while rolled < rolls.min(most) {
            rolled += 1;
            let face = deeds.die(unit, die, "acid", "R3");
            match deeds.field.numbers().agony.acid.get(usize::from(face) - 1) {
                Some(AcidRow::Minor) => weaker += 1,
                Some(AcidRow::Twice) => rolls += 2,
                _ => burn(deeds, unit, face),
            }
        }
        if weaker > 0 {
            deeds.change(unit, |state| {
                state.tokens.acid -= 1;
                // After two downgrades nothing is left.
                state.tokens.minor = state.tokens.minor.saturating_add(u8::from(weaker == 1));
            });
            let tokens = deeds.field.unit(unit).tokens.clone();
            deeds.count(unit, "acid", tokens.acid, "A18");
            deeds.count(unit, "minor-acid", tokens.minor, "A18");
        }
    }
}

/// The effect of a face of the acid die, including all lower faces (R3).
fn burn(deeds: &mut Deeds, unit: UnitIx, face: u8) {
    let rows = deeds.field.numbers().agony.acid.clone();
    for row in rows.into_iter().take(face.into()) {
        match row {
            AcidRow::Minor | AcidRow::Twice => {}
            AcidRow::Token => deeds.turn.blows.push(Blow { unit, hit: Hit::Tokens(1) }),
            AcidRow::Cloud => {
                let (Some(hex), die) = (deeds.field.hex(unit), deeds.field.numbers().agony.acid_cloud) else { return };
                deeds.cloud(hex, Marker::Poison(die), "R3");
                deeds.cloud(hex, Marker::Acid, "R3");
            }
            AcidRow::Armor => deeds.turn.blows.push(Blow { unit, hit: Hit::Armor }),
            AcidRow::Fire => deeds.turn.blows.push(Blow { unit, hit: Hit::Fire }),
        }
    }
}

/// A terrifying unit rolls psychic damage for each enemy in range (R4, R20, A10).
fn terror(deeds: &mut Deeds, unit: UnitIx) {
    let terror = |asked: &Trait| if let Trait::Terror(range, die) = asked { Some((*range, *die)) } else { None };
    let Some((range, die)) = deeds.field.trait_of(unit, terror) else { return };
    let Some(from) = deeds.field.hex(unit) else { return };
    let near = deeds.field.standing(deeds.field.side(unit).other());
    let near =
        near.filter(|(enemy, hex)| from.distance(*hex) <= range.into() && deeds.field.kind(*enemy).psychic.is_some());
    for enemy in near.map(|(enemy, _)| enemy).collect::<Vec<_>>() {
        let amount = deeds.die(enemy, die, "terror", "R4").into();
        deeds.turn.blows.push(Blow { unit: enemy, hit: Hit::Damage(DamageType::Psychic, amount, None) });
    }
}

/// Each minor acid token rolls (R5, A1).
fn minor_acid(deeds: &mut Deeds, unit: UnitIx) {
    let (die, gone) = (deeds.field.numbers().agony.die, deeds.field.numbers().agony.minor_gone);
    for _ in 0..deeds.field.unit(unit).tokens.minor {
        if deeds.die(unit, die, "minor-acid", "R5") > gone {
            deeds.turn.blows.push(Blow { unit, hit: Hit::Tokens(1) });
        } else {
            deeds.change(unit, |state| state.tokens.minor -= 1);
            let minor = deeds.field.unit(unit).tokens.minor;
            deeds.count(unit, "minor-acid", minor, "R5");
        }
    }
}

/// Each fire token rolls: it ends, or burns for the value of the die (R6, A2).
fn fire(deeds: &mut Deeds, unit: UnitIx) {
    let (die, ends) = (deeds.field.numbers().agony.die, deeds.field.numbers().agony.ends);
    for _ in 0..deeds.field.unit(unit).tokens.fire {
        let face = deeds.die(unit, die, "fire", "R6");
        if face > ends {
            let hit = Hit::Damage(DamageType::Fire, face.into(), None);
            deeds.turn.blows.push(Blow { unit, hit });
        } else {
            deeds.change(unit, |state| state.tokens.fire -= 1);
            let fire = deeds.field.unit(unit).tokens.fire;
            deeds.count(unit, "fire", fire, "R6");
        }
    }
}

/// The next weaker die of poison or bleeding; none below the weakest (A12).
pub(super) fn weaker(dice: &[u8], die: u8) -> Option<u8> {
    dice.iter().copied().find(|step| *step < die)
}

/// Each poison token rolls its die, then becomes one step weaker (R7, A20).
fn poison(deeds: &mut Deeds, unit: UnitIx) {
    let dice = deeds.field.unit(unit).tokens.poison.clone();
    if dice.is_empty() {
        return;
    }
    let mut left = Vec::with_capacity(dice.len());
    for die in dice {
        let amount = deeds.die(unit, die, "poison", "R7").into();
        let weaker = weaker(&deeds.field.numbers().agony.poison, die);
        let place = weaker.map(|_| left.len() as u8);
        left.extend(weaker);
        deeds.turn.blows.push(Blow { unit, hit: Hit::Damage(DamageType::Poison, amount, place) });
    }
    let count = left.len() as u8;
    deeds.change(unit, |state| state.tokens.poison = left);
    deeds.count(unit, "poison", count, "R7");
}

/// Each bleeding token rolls its die: it ends, or deals damage equal to the die (R8, A2).
fn bleeding(deeds: &mut Deeds, unit: UnitIx) {
    let dice = deeds.field.unit(unit).tokens.bleeding.clone();
    let ends = deeds.field.numbers().agony.ends;
    let mut left = Vec::with_capacity(dice.len());
    for die in &dice {
        let face = deeds.die(unit, *die, "bleeding", "R8");
        if face > ends {
            let hit = Hit::Damage(DamageType::Bleeding, face.into(), Some(left.len() as u8));
            left.push(*die);
            deeds.turn.blows.push(Blow { unit, hit });
        }
    }
    if left.len() < dice.len() {
        let count = left.len() as u8;
        deeds.change(unit, |state| state.tokens.bleeding = left);
        deeds.count(unit, "bleeding", count, "R8");
    }
}
