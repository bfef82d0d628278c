//! What an assault comes to: dice of both sides, who has the advantage, and what the hits do (F18, F19, R20).

use super::{
    fire::Body,
    odds::{Odds, Pool, WHOLE},
};
use crate::force::UnitIx;
use crate::rules::hexes::{
    field::{Field, Group},
    profiles::{Strength, Trait},
};

/// Sides of the dice of an assault (F18).
const DIE: u8 = 6;

/// Of what the loser is worth, so many hundredths more are lost with the hex and its next orders.
const PUSHED: i64 = 14;

/// One who takes part.
#[derive(Clone, Copy)]
pub struct Fighter<'b> {
    /// What can happen to it.
    pub body: &'b Body,
    /// With which side it fights.
    pub group: Group,
}

/// What an assault comes to for the first fighter, in hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clash {
    /// What the enemy loses.
    pub gain: i64,
    /// What it loses itself.
    pub loss: i64,
    /// The chance that it has the advantage, in millionths.
    pub wins: i64,
}

/// Exact but for the spread of the hits over several models.
pub fn clash(field: &Field, odds: &Odds, [one, other]: [Fighter; 2], wins_ties: bool) -> Clash {
    let (own, off) = pools(field, one, other.body.unit);
    let (theirs, fends) = pools(field, other, one.body.unit);
    let (mine, yours) = (own.less(&fends), theirs.less(&off));
    let wins = mine.beats(&yours, wins_ties);
    let hits = |from: Fighter, to: Fighter, left: i64| {
        let Some(strength) = field.kind(from.body.unit).assault else { return 0 };
        let Strength { damage, ap, .. } = strength;
        let each = to.body.hit(odds, to.group, (ap, damage.die, i16::from(damage.plus), 0));
        (left / 1000 * each / (WHOLE / 1000)).min(to.body.left)
    };
    let pushed = |loser: Fighter, chance: i64| loser.body.left * PUSHED / 100 * chance / WHOLE;
    Clash {
        gain: hits(one, other, mine.mean()) + pushed(other, wins),
        loss: hits(other, one, yours.mean()) + pushed(one, WHOLE - wins),
        wins,
    }
}

/// The strength and deflection dice of a fighter; half of its strength against somebody terrible, if it is shaken
/// (R20); twice its deflection against somebody shaken, if it is feared (F21).
fn pools(field: &Field, fighter: Fighter, enemy: UnitIx) -> (Pool, Pool) {
    let (unit, group) = (fighter.body.unit, fighter.group.at());
    let (kind, state) = (field.kind(unit), field.unit(unit));
    let harder = if state.hurt.crew { -field.numbers().to_hit.crew } else { 0 };
    let terrible = |own: &Trait| matches!(own, Trait::Terror(..)).then_some(());
    let feared = |own: &Trait| matches!(own, Trait::Fear(_)).then_some(());
    let doubled = field.unit(enemy).tokens.is_shaken() && field.trait_of(unit, feared).is_some();
    let halved = state.tokens.is_shaken() && field.trait_of(enemy, terrible).is_some();
    let dice = |dice: u8| u16::from(dice) * u16::from(state.models.0);
    let strength = kind.assault.map_or_else(Pool::empty, |strength| {
        let count = dice(strength.dice[group]) / if halved { 2 } else { 1 };
        Pool::empty().and(count, strength.need.saturating_add_signed(harder), DIE)
    });
    let deflection = kind.deflection.map_or_else(Pool::empty, |deflection| {
        Pool::empty().and(dice(deflection.dice[group]) * if doubled { 2 } else { 1 }, deflection.need, DIE)
    });
    (strength, deflection)
}
