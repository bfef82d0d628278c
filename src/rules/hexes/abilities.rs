//! Abilities before an assault (F21, A24).

use super::{
    damage::{Blow, Hit},
    deeds::Deeds,
    profiles::{DamageType, Trait},
};

/// The fear die of a unit.
pub(super) const fn fear(asked: &Trait) -> Option<u8> {
    if let Trait::Fear(die) = asked { Some(*die) } else { None }
}

/// Fearsome units roll psychic damage for each enemy unit in their assault; it takes effect when damage is applied.
pub(super) fn use_abilities(mut deeds: Deeds) {
    for fight in deeds.turn.fights.clone() {
        for fighter in &fight.fighters {
            let Some(die) = deeds.field.trait_of(fighter.unit, fear) else { continue };
            let side = deeds.field.side(fighter.unit).other();
            for enemy in fight.of(&deeds.field, side).map(|enemy| enemy.unit).collect::<Vec<_>>() {
                if deeds.field.kind(enemy).psychic.is_some() {
                    let amount = deeds.die(enemy, die, "fear", "F21").into();
                    deeds.turn.blows.push(Blow { unit: enemy, hit: Hit::Damage(DamageType::Psychic, amount, None) });
                }
            }
        }
    }
}
