//! The hits of an assault: which are cancelled, whom the others strike (F19, R21, G14).

use super::{
    answers::{Answer, Question},
    assault::{self, Rolled, Striker},
    damage::{Blow, Hit},
    deeds::Deeds,
    field::Field,
    profiles::DamageType,
    shooting,
};
use crate::force::{Side, UnitId, UnitIx};

/// Which hits are cancelled on both sides, as the side with the advantage chooses: by default its own worst ones and the
/// enemy's best (F19).
pub(super) fn cancelling(field: &Field, rolled: &Rolled) -> Question {
    let [first, second] = Side::BOTH.map(|side| ways(field, rolled, side));
    let both = |one: &Vec<(UnitId, u8)>, other: &Vec<(UnitId, u8)>| [one.clone(), other.clone()].concat();
    let pairs = first.iter().flat_map(|one| second.iter().map(move |other| both(one, other)));
    Question { side: rolled.winner, answers: pairs.map(Answer::Cancel).collect(), marked: 0 }
}

/// The ways to cancel hits of a side, the marked one first.
fn ways(field: &Field, rolled: &Rolled, side: Side) -> Vec<Vec<(UnitId, u8)>> {
    let mut strikers: Vec<&Striker> =
        rolled.strikers.iter().filter(|striker| field.side(striker.unit) == side && striker.hits > 0).collect();
    strikers.sort_by_key(|striker| worth(field, striker));
    if side != rolled.winner {
        strikers.reverse();
    }
    let total = strikers.iter().map(|striker| striker.hits).fold(0, u8::saturating_add);
    let mut ways: Vec<(Vec<(UnitId, u8)>, u8)> = vec![(Vec::new(), total.min(rolled.deflected[side.other().index()]))];
    for striker in strikers {
        let id = field.unit(striker.unit).id;
        let with = |(way, left): &(Vec<(UnitId, u8)>, u8)| {
            let (way, left) = (way.clone(), *left);
            let take = move |taken: u8| {
                let mut way = way.clone();
                if taken > 0 {
                    way.push((id, taken));
                }
                (way, left - taken)
            };
            (0..=left.min(striker.hits)).rev().map(take).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(with).collect();
    }
    ways.into_iter().filter(|(_, left)| *left == 0).map(|(way, _)| way).collect()
}

/// How much a hit of a striker is worth, roughly.
fn worth(field: &Field, striker: &Striker) -> i16 {
    let strength = field.kind(striker.unit).assault.unwrap_or_default();
    i16::from(strength.damage.die) + 2 * i16::from(strength.damage.plus) + 2 * i16::from(strength.ap)
}

/// Takes hits away.
pub(super) fn cancel(field: &Field, rolled: &mut Rolled, cancelled: &[(UnitId, u8)]) {
    for (id, hits) in cancelled {
        let unit = field.find(*id);
        for striker in rolled.strikers.iter_mut().filter(|striker| Some(striker.unit) == unit) {
            striker.hits = striker.hits.saturating_sub(*hits);
        }
    }
}

/// The hits of a side strike: every enemy model gets one before any gets a second (F19). On a vehicle a cunning unit's
/// count together (R21).
pub(super) fn strike(deeds: &mut Deeds, rolled: &Rolled, side: Side) {
    let of = |deeds: &Deeds, side: Side| {
        let field = &deeds.field;
        rolled.strikers.iter().filter(|striker| field.side(striker.unit) == side).copied().collect::<Vec<_>>()
    };
    let (own, enemies) = (of(deeds, side), of(deeds, side.other()));
    let models = |enemy: &Striker| std::iter::repeat_n(*enemy, deeds.field.unit(enemy.unit).models.0.into());
    let models: Vec<Striker> = enemies.iter().flat_map(models).collect();
    if models.is_empty() {
        return;
    }
    let mut struck = 0;
    for striker in own {
        let mut by_cunning: Vec<(UnitIx, u8)> = Vec::new();
        for _ in 0..striker.hits {
            let enemy = models[struck % models.len()];
            struck += 1;
            if striker.cunning && deeds.field.kind(enemy.unit).class.is_vehicle() {
                match by_cunning.iter_mut().find(|(unit, _)| *unit == enemy.unit) {
                    Some((_, count)) => *count += 1,
                    None => by_cunning.push((enemy.unit, 1)),
                }
            } else {
                hit(deeds, &striker, &enemy);
            }
        }
        outwit(deeds, &striker, &by_cunning);
    }
}

/// A hit of an assault is resolved like a shot (F19).
fn hit(deeds: &mut Deeds, striker: &Striker, enemy: &Striker) {
    let Some(strength) = deeds.field.kind(striker.unit).assault else { return };
    let armor = deeds.field.armor(enemy.unit, enemy.group);
    let Some(stopped) = shooting::armor_roll(deeds, striker.unit, armor.saturating_sub(strength.ap)) else { return };
    let die = deeds.die(striker.unit, strength.damage.die, "damage", "F14");
    let amount = i16::from(die) + i16::from(strength.damage.plus) + i16::from(stopped);
    deeds.turn.blows.push(Blow { unit: enemy.unit, hit: Hit::Damage(DamageType::Regular, amount, None) });
}

/// So many successes on a vehicle are a token each; two or more tokens shake it (R21).
fn outwit(deeds: &mut Deeds, striker: &Striker, struck: &[(UnitIx, u8)]) {
    let Some(each) = deeds.field.trait_of(striker.unit, assault::cunning) else { return };
    for (vehicle, count) in struck {
        let tokens = count / each.max(1);
        if tokens > 0 {
            deeds.turn.blows.push(Blow { unit: *vehicle, hit: Hit::Tokens(tokens) });
        }
        if tokens > 1 {
            deeds.turn.blows.push(Blow { unit: *vehicle, hit: Hit::Shaken });
        }
    }
}
