//! Damage is collected until the next Apply damage, where it takes effect for all units at once (R2, R10 to R18, F14,
//! A3, A27).

use super::{
    aiming,
    deeds::Deeds,
    ending,
    field::Field,
    movement,
    profiles::{DamageType, Effect, Trait, row},
};
use crate::force::{UnitIx, squad::Pile};

/// Damage or another effect waiting to be applied to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blow {
    /// The unit.
    pub unit: UnitIx,
    /// What it suffers.
    pub hit: Hit,
}

/// An effect on a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hit {
    /// Damage of a kind, with the index of the token that causes it, if any.
    Damage(DamageType, i16, Option<u8>),
    /// Future-damage tokens.
    Tokens(u8),
    /// It is shaken.
    Shaken,
    /// The unit catches fire.
    Fire,
    /// The unit gets acid on it.
    Acid,
    /// All of its armor goes down by one.
    Armor,
}

/// The result of everything that a unit suffers in one step.
#[derive(Default)]
struct Toll {
    casualties: u8,
    destroyed: bool,
    effects: Vec<Effect>,
    armor: u8,
    acid: u8,
    poison_gone: Vec<u8>,
    bleeding_gone: Vec<u8>,
}

/// Damage takes effect, unit by unit.
pub(super) fn apply_damage(mut deeds: Deeds) {
    let blows = std::mem::take(&mut deeds.turn.blows);
    for unit in deeds.field.all() {
        let own: Vec<Hit> = blows.iter().filter(|blow| blow.unit == unit).map(|blow| blow.hit).collect();
        if !own.is_empty() && deeds.field.hex(unit).is_some() {
            suffer(&mut deeds, unit, &own);
        }
    }
    ending::end_if_eliminated(&mut deeds);
}

/// The damage of a hit with the unit's tokens and resistance (R10 to R18).
pub fn sum(field: &Field, unit: UnitIx, kind: DamageType, amount: i16) -> i16 {
    let tokens = &field.unit(unit).tokens;
    let previous = match kind {
        DamageType::Psychic => 0,
        DamageType::Crew => tokens.crew,
        DamageType::Regular | DamageType::Poison | DamageType::Fire | DamageType::Bleeding => tokens.damage,
    };
    let against = |asked: &Trait| match asked {
        Trait::Resistance(known, less) if *known == kind => Some(*less),
        _ => None,
    };
    amount + i16::from(previous) - i16::from(field.trait_of(unit, against).unwrap_or(0))
}

/// The effect of a damage sum on a unit, using the table for its kind of damage: poison (R10), fire (R11) and bleeding
/// (R12) use the regular one, psychic (R13) and crew damage (R14) their own; no effect if there is no such table (R15,
/// F15).
pub fn effects(field: &Field, unit: UnitIx, kind: DamageType, sum: i16) -> Vec<Effect> {
    let make = field.make(unit);
    match kind {
        DamageType::Psychic => {
            let shaken = make.kind.psychic.is_some_and(|need| sum >= i16::from(need));
            if shaken { vec![Effect::Shaken] } else { Vec::new() }
        }
        DamageType::Crew if !make.kind.crew => Vec::new(),
        DamageType::Crew => row(&field.setting.book.crew, sum).to_vec(),
        DamageType::Poison if !make.kind.class.is_biological() => Vec::new(),
        DamageType::Regular | DamageType::Poison | DamageType::Fire | DamageType::Bleeding => {
            row(&make.table.rows, sum).to_vec()
        }
    }
}

/// Everything that a unit suffers in a step. Tokens gained in the step don't affect its rolls (A3); casualties beyond
/// the last model are ignored (A27); rolls are made by the models that are left.
fn suffer(deeds: &mut Deeds, unit: UnitIx, hits: &[Hit]) {
    let mut toll = Toll::default();
    for hit in hits {
        match *hit {
            Hit::Damage(kind, amount, token) => {
                let sum = sum(&deeds.field, unit, kind, amount);
                deeds.note(unit, kind_name(kind), sum.into(), "F14");
                let effects = effects(&deeds.field, unit, kind, sum);
                toll.add(kind, token, &effects);
            }
            Hit::Tokens(count) => toll.effects.push(Effect::Tokens(count)),
            Hit::Shaken => toll.effects.push(Effect::Shaken),
            Hit::Fire => toll.effects.push(Effect::OnFire),
            Hit::Acid => toll.acid += 1,
            Hit::Armor => toll.armor += 1,
        }
    }
    let left = deeds.field.unit(unit).models.0.saturating_sub(toll.casualties);
    let left = if toll.destroyed { 0 } else { left };
    let fallen = deeds.field.unit(unit).models.0 - left;
    if fallen > 0 {
        deeds.change(unit, |state| state.models.0 = left);
        deeds.count(unit, "models", left, "F14");
    }
    if left == 0 {
        deeds.remove(unit, Pile::Wounded, "F14");
        return;
    }
    wear(deeds, unit, &toll);
    for effect in std::mem::take(&mut toll.effects) {
        take_effect(deeds, unit, effect);
    }
    settle_tokens(deeds, unit, &toll, fallen);
}

/// The name of a kind of damage in the log.
const fn kind_name(kind: DamageType) -> &'static str {
    match kind {
        DamageType::Regular => "damage",
        DamageType::Poison => "poison-damage",
        DamageType::Fire => "fire-damage",
        DamageType::Bleeding => "bleeding-damage",
        DamageType::Psychic => "psychic-damage",
        DamageType::Crew => "crew-damage",
    }
}

impl Toll {
    fn add(&mut self, kind: DamageType, token: Option<u8>, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Casualties(count) => self.casualties = self.casualties.saturating_add(*count),
                Effect::Destroyed => self.destroyed = true,
                other => self.effects.push(*other),
            }
        }
        let fatal = effects.iter().any(|effect| matches!(effect, Effect::Casualties(_)));
        match (kind, token.filter(|_| fatal)) {
            (DamageType::Poison, Some(token)) => self.poison_gone.push(token),
            (DamageType::Bleeding, Some(token)) => self.bleeding_gone.push(token),
            _ => {}
        }
    }
}

/// Reduces armor, if there is any, and then acid sticks (R3, G18).
fn wear(deeds: &mut Deeds, unit: UnitIx, toll: &Toll) {
    if toll.armor > 0 && deeds.field.kind(unit).armor != [0; 4] {
        deeds.change(unit, |state| state.hurt.worn = state.hurt.worn.saturating_add(toll.armor));
        let worn = deeds.field.unit(unit).hurt.worn;
        deeds.count(unit, "armor-worn", worn, "R3");
    }
    if toll.acid > 0 {
        deeds.change(unit, |state| state.tokens.acid = state.tokens.acid.saturating_add(toll.acid));
        let acid = deeds.field.unit(unit).tokens.acid;
        deeds.count(unit, "acid", acid, "G18");
    }
}

/// Applies one entry of a table row.
fn take_effect(deeds: &mut Deeds, unit: UnitIx, effect: Effect) {
    match effect {
        Effect::Casualties(_) | Effect::Destroyed => {}
        Effect::Tokens(count) => {
            deeds.change(unit, |state| state.tokens.damage = state.tokens.damage.saturating_add(count));
            tell_tokens(deeds, unit);
        }
        Effect::CrewTokens(count) => {
            deeds.change(unit, |state| state.tokens.crew = state.tokens.crew.saturating_add(count));
            let crew = deeds.field.unit(unit).tokens.crew;
            deeds.count(unit, "crew-tokens", crew, "R14");
        }
        Effect::Shaken => shake(deeds, unit),
        Effect::Psychic(die) => {
            if deeds.field.kind(unit).psychic.is_some() {
                let sum = deeds.die(unit, die, "psychic", "A27").into();
                let sum = self::sum(&deeds.field, unit, DamageType::Psychic, sum);
                if !effects(&deeds.field, unit, DamageType::Psychic, sum).is_empty() {
                    shake(deeds, unit);
                }
            }
        }
        Effect::Critical(die) => {
            let face = deeds.die(unit, die, "critical", "G6").into();
            for effect in row(&deeds.field.setting.book.critical, face).to_vec() {
                take_effect(deeds, unit, effect);
            }
        }
        Effect::Bleeding(die) => {
            deeds.change(unit, |state| state.tokens.bleeding.push(die));
            let count = deeds.field.unit(unit).tokens.bleeding.len() as u8;
            deeds.count(unit, "bleeding", count, "R8");
        }
        Effect::OnFire => {
            deeds.change(unit, |state| state.tokens.fire = state.tokens.fire.saturating_add(1));
            let fire = deeds.field.unit(unit).tokens.fire;
            deeds.count(unit, "fire", fire, "R6");
        }
        Effect::CannotTurn => {
            deeds.change(unit, |state| state.hurt.no_turn = true);
            deeds.mark(unit, "cannot-turn", true, "G6");
        }
        Effect::CannotMove => {
            deeds.change(unit, |state| state.hurt.no_move = true);
            deeds.mark(unit, "cannot-move", true, "G6");
            movement::stop(deeds, unit);
        }
        Effect::Impaired => {
            deeds.change(unit, |state| state.hurt.impaired = state.hurt.impaired.saturating_add(1));
            let impaired = deeds.field.unit(unit).hurt.impaired;
            deeds.count(unit, "impaired", impaired, "G6");
        }
        Effect::CrewCrippled => {
            deeds.change(unit, |state| state.hurt.crew = true);
            deeds.mark(unit, "crew-crippled", true, "F22");
        }
    }
}

fn tell_tokens(deeds: &mut Deeds, unit: UnitIx) {
    let tokens = deeds.field.unit(unit).tokens.damage;
    deeds.count(unit, "tokens", tokens, "R18");
}

/// A unit is shaken: the first time it gets two tokens, later one. It loses its aim and the rest of its movement card
/// (F22, A16, A17, A22).
fn shake(deeds: &mut Deeds, unit: UnitIx) {
    let first = deeds.field.numbers().first_placement;
    deeds.change(unit, |state| {
        let shaken = &mut state.tokens.shaken;
        *shaken = shaken.saturating_add(if *shaken == 0 { first } else { 1 });
    });
    let shaken = deeds.field.unit(unit).tokens.shaken;
    deeds.count(unit, "shaken", shaken, "F22");
    aiming::lose(deeds, unit);
    deeds.void_card(unit);
}

/// In units of several models, each model that falls halves the tokens, and takes the poison or bleeding that killed it
/// with it (F14, G20).
fn settle_tokens(deeds: &mut Deeds, unit: UnitIx, toll: &Toll, fallen: u8) {
    if fallen == 0 || deeds.field.kind(unit).models < 2 {
        return;
    }
    let before = deeds.field.unit(unit).tokens.damage;
    deeds.change(unit, |state| {
        let halved = u32::from(state.tokens.damage).checked_shr(fallen.into()).unwrap_or(0);
        state.tokens.damage = halved as u8;
        drop_tokens(&mut state.tokens.poison, &toll.poison_gone);
        drop_tokens(&mut state.tokens.bleeding, &toll.bleeding_gone);
    });
    if deeds.field.unit(unit).tokens.damage != before {
        tell_tokens(deeds, unit);
    }
}

/// Removes tokens by their indices.
fn drop_tokens(tokens: &mut Vec<u8>, gone: &[u8]) {
    let mut places = 0_usize..;
    tokens.retain(|_| {
        let place = places.next();
        !gone.iter().any(|one| Some(usize::from(*one)) == place)
    });
}
