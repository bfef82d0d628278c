//! The hits of an assault: which are canceled, and whom the others hit (F19, R21, G14).

use super::{
    answers::{Answer, Question},
    assault::{self, Rolled, Striker},
    damage::{Blow, Hit},
    deeds::Deeds,
    field::Field,
    fights::Fight,
    profiles::DamageType,
    shooting,
};
use crate::force::{Side, UnitId, UnitIx};

/// The hits canceled on both sides, chosen by the side with the advantage: by default its own worst ones and the
/// enemy's best (F19).
pub(super) fn cancelling(field: &Field, fight: &Fight, rolled: &Rolled) -> Question {
    let [first, second] = Side::BOTH.map(|side| ways(field, fight, rolled, side));
    let both = |one: &Vec<(UnitId, u8)>, other: &Vec<(UnitId, u8)>| [one.clone(), other.clone()].concat();
    let pairs = first.iter().flat_map(|one| second.iter().map(move |other| both(one, other)));
    Question { side: rolled.winner, answers: pairs.map(Answer::Cancel).collect(), marked: 0 }
}

/// Strikers of a side that have successes.
fn striking(field: &Field, strikers: &[Striker], side: Side) -> Vec<Striker> {
    let strikes = |striker: &&Striker| field.side(striker.unit) == side && striker.hits > 0;
    strikers.iter().filter(strikes).copied().collect()
}

/// Successes of some strikers that enemies deflect, at most as many as there are: fighters that aren't moving deflect
/// only what comes from the side that they fight (F18).
fn deflected(field: &Field, fight: &Fight, (all, some): (&[Striker], &[Striker])) -> u8 {
    let deflects = |striker: &&Striker| {
        let fought = |own: &Striker| {
            field.side(own.unit) != field.side(striker.unit)
                && fight.is_fought(field, (striker.unit, striker.group), own.unit)
        };
        some.iter().any(fought)
    };
    all.iter().filter(deflects).map(|striker| striker.deflects).fold(0, u8::saturating_add)
}

/// A subset of the strikers: one for each bit that is set.
fn chosen(strikers: &[Striker], bits: u32) -> Vec<Striker> {
    (0..).zip(strikers).filter(|(place, _)| (bits >> place) & 1 == 1).map(|(_, striker)| *striker).collect()
}

fn sum(strikers: &[Striker]) -> u8 {
    strikers.iter().map(|striker| striker.hits).fold(0, u8::saturating_add)
}

/// The successes of strikers that are canceled: as many as possible, so all for some of them, and as many as are
/// deflected for the others.
fn cancelled(field: &Field, fight: &Fight, (all, own): (&[Striker], &[Striker])) -> u8 {
    let bound = |bits: u32| {
        let (some, others) = (chosen(own, bits), chosen(own, !bits));
        sum(&others).saturating_add(deflected(field, fight, (all, &some)))
    };
    (0..1 << own.len().min(MOST)).map(bound).min().unwrap_or(0)
}

/// The number of a side's strikers for which all combinations are tried: no more fit into a hex.
const MOST: usize = 8;

/// Successes left to a side (F19).
pub(super) fn left(field: &Field, fight: &Fight, strikers: &[Striker], side: Side) -> u8 {
    let own = striking(field, strikers, side);
    sum(&own).saturating_sub(cancelled(field, fight, (strikers, &own)))
}

/// The ways to cancel hits of a side, the default first.
fn ways(field: &Field, fight: &Fight, rolled: &Rolled, side: Side) -> Vec<Vec<(UnitId, u8)>> {
    let mut strikers = striking(field, &rolled.strikers, side);
    strikers.sort_by_key(|striker| worth(field, striker));
    if side != rolled.winner {
        strikers.reverse();
    }
    let cancelled = cancelled(field, fight, (&rolled.strikers, &strikers));
    let mut ways: Vec<(Vec<u8>, u8)> = vec![(Vec::new(), cancelled)];
    for striker in &strikers {
        let with = |(way, left): &(Vec<u8>, u8)| {
            let (way, left) = (way.clone(), *left);
            let take = move |taken: u8| ([&way[..], &[taken]].concat(), left - taken);
            (0..=left.min(striker.hits)).rev().map(take).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(with).collect();
    }
    let can_be = |way: &[u8]| {
        let taken: Vec<Striker> =
            strikers.iter().zip(way).map(|(striker, taken)| Striker { hits: *taken, ..*striker }).collect();
        let fits = |bits: u32| {
            let some = chosen(&taken, bits);
            sum(&some) <= deflected(field, fight, (&rolled.strikers, &some))
        };
        (0..1 << taken.len().min(MOST)).all(fits)
    };
    let named = |way: Vec<u8>| {
        let each = strikers.iter().zip(way).filter(|(_, taken)| *taken > 0);
        each.map(|(striker, taken)| (field.unit(striker.unit).id, taken)).collect()
    };
    ways.into_iter().filter(|(way, left)| *left == 0 && can_be(way)).map(|(way, _)| named(way)).collect()
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

/// The hits of a side take effect: every enemy model gets one before any gets a second (F19); those of a unit that
/// isn't moving go to the enemies that it fights (F18). On a vehicle, a cunning unit's hits are counted together (R21).
pub(super) fn strike(deeds: &mut Deeds, fight: &Fight, rolled: &Rolled, side: Side) {
    let of = |deeds: &Deeds, side: Side| {
        let field = &deeds.field;
        rolled.strikers.iter().filter(|striker| field.side(striker.unit) == side).copied().collect::<Vec<_>>()
    };
    let (own, enemies) = (of(deeds, side), of(deeds, side.other()));
    let models = |enemy: &Striker| std::iter::repeat_n(*enemy, deeds.field.unit(enemy.unit).models.0.into());
    let mut models: Vec<(Striker, u8)> = enemies.iter().flat_map(models).map(|model| (model, 0)).collect();
    let mut outwitted: Vec<(UnitIx, u8)> = Vec::new();
    for striker in own {
        let mut by_cunning: Vec<(UnitIx, u8)> = Vec::new();
        for _ in 0..striker.hits {
            let fought = |(enemy, _): &&mut (Striker, u8)| {
                fight.is_fought(&deeds.field, (striker.unit, striker.group), enemy.unit)
            };
            let Some((enemy, struck)) = models.iter_mut().filter(fought).min_by_key(|(_, struck)| *struck) else {
                break;
            };
            *struck += 1;
            let enemy = *enemy;
            if striker.cunning && deeds.field.kind(enemy.unit).class.is_vehicle() {
                count(&mut by_cunning, enemy.unit, 1);
            } else {
                hit(deeds, &striker, &enemy);
            }
        }
        let each = deeds.field.trait_of(striker.unit, assault::cunning).unwrap_or(1).max(1);
        for (vehicle, hits) in by_cunning {
            count(&mut outwitted, vehicle, hits / each);
        }
    }
    outwit(deeds, &outwitted);
}

/// Adds to a unit's count.
fn count(counts: &mut Vec<(UnitIx, u8)>, unit: UnitIx, more: u8) {
    match counts.iter_mut().find(|(known, _)| *known == unit) {
        Some((_, count)) => *count += more,
        None => counts.push((unit, more)),
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

/// Vehicles get the tokens gained on them by cunning in an assault; two or more shake them (R21).
fn outwit(deeds: &mut Deeds, outwitted: &[(UnitIx, u8)]) {
    for (vehicle, tokens) in outwitted.iter().copied().filter(|(_, tokens)| *tokens > 0) {
        deeds.turn.blows.push(Blow { unit: vehicle, hit: Hit::Tokens(tokens) });
        if tokens > 1 {
            deeds.turn.blows.push(Blow { unit: vehicle, hit: Hit::Shaken });
        }
    }
}
