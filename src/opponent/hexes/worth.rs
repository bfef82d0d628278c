//! What units, tokens and boards are worth, in hundredths of a point of price: a token is a part of a kill, and one that is
//! shaken is worth less for a while.

use super::odds::WHOLE;
use crate::board::hex::path;
use crate::force::{Side, UnitIx};
use crate::rules::hexes::{
    choices::View,
    damage, entry,
    field::Field,
    muster::Goal,
    profiles::{DamageType, Effect, Trait},
    score,
};

/// A point of price.
pub const POINT: i64 = 100;

/// Of what is left of a unit, so many hundredths are lost with a token, while it is shaken, and with the rest.
const TOKEN: i64 = 11;
const SHAKEN: i64 = 22;
const STUCK: i64 = 20;
const IMPAIRED: i64 = 12;
const BURNS: i64 = 28;
const ACID: i64 = 20;
const MINOR: i64 = 8;
const POISON: i64 = 5;

/// No loss by tokens is greater than this part of what is left, in hundredths.
const MOST: i64 = 85;

/// The battle itself, and each hex of the way that has to be gone.
const WON: i64 = 12_000;
const ACROSS: i64 = 900;
const A_HEX: i64 = 70;

/// What is left of a unit by its models, whatever lies on it.
pub fn body(field: &Field, unit: UnitIx) -> i64 {
    let kind = field.kind(unit);
    POINT * i64::from(kind.price) * i64::from(field.unit(unit).models.0) / i64::from(kind.models.max(1))
}

/// What a unit is worth with all that lies on it.
pub fn left(field: &Field, unit: UnitIx) -> i64 {
    let (body, state) = (body(field, unit), field.unit(unit));
    let (tokens, hurt) = (&state.tokens, state.hurt);
    let dice: i64 = tokens.poison.iter().chain(&tokens.bleeding).map(|die| i64::from(*die)).sum();
    let lost = TOKEN * i64::from(tokens.damage + tokens.crew / 3)
        + if tokens.shaken > 0 { SHAKEN } else { 0 }
        + BURNS * i64::from(tokens.fire)
        + ACID * i64::from(tokens.acid)
        + MINOR * i64::from(tokens.minor)
        + POISON * dice
        + if hurt.no_move || hurt.no_turn { STUCK } else { 0 }
        + IMPAIRED * i64::from(hurt.impaired)
        + if hurt.crew { IMPAIRED } else { 0 }
        + 2 * i64::from(hurt.worn);
    body * (100 - lost.min(MOST)) / 100
}

/// What damage of each sum does to a unit on its table, on average, from a lowest sum on.
pub fn blows<const SUMS: usize>(field: &Field, unit: UnitIx, lowest: i16) -> [i64; SUMS] {
    let (most, more) = (body(field, unit), damage::sum(field, unit, DamageType::Regular, lowest));
    let mut blows = [0; SUMS];
    for row in &field.make(unit).table.rows {
        let blow = row.what.iter().map(|effect| of_effect(field, unit, *effect)).sum::<i64>().min(most);
        let from = usize::try_from(row.from - more).unwrap_or(0).min(SUMS);
        blows[from..].fill(blow);
    }
    blows
}

fn of_effect(field: &Field, unit: UnitIx, effect: Effect) -> i64 {
    let (body, kind) = (body(field, unit), field.kind(unit));
    let model = POINT * i64::from(kind.price) / i64::from(kind.models.max(1));
    match effect {
        Effect::Casualties(count) => model * i64::from(count),
        Effect::Destroyed => body,
        Effect::Tokens(count) | Effect::CrewTokens(count) => body * TOKEN * i64::from(count) / 100,
        Effect::Shaken if field.is_shaken(unit) => body * SHAKEN / 200,
        Effect::Shaken => body * SHAKEN / 100,
        Effect::Psychic(die) => shakes(field, unit, die) * body / WHOLE * SHAKEN / 100,
        Effect::Critical(_) => body * IMPAIRED * 2 / 100,
        Effect::Bleeding(die) => body * POISON * i64::from(die) / 100,
        Effect::OnFire => body * BURNS / 100,
        Effect::CannotTurn | Effect::CannotMove => body * STUCK / 100,
        Effect::Impaired | Effect::CrewCrippled => body * IMPAIRED / 100,
    }
}

/// The chance that psychic damage of a die shakes a unit.
pub fn shakes(field: &Field, unit: UnitIx, die: u8) -> i64 {
    let Some(need) = field.kind(unit).psychic else { return 0 };
    let counts = (i64::from(die) + 1 - i64::from(need.max(1))).max(0);
    WHOLE * counts / i64::from(die.max(1))
}

/// What a fire token and one of acid take from a unit beside the damage.
pub fn burn(field: &Field, unit: UnitIx) -> i64 {
    body(field, unit) * BURNS / 100
}

/// The same of acid.
pub fn acid(field: &Field, unit: UnitIx) -> i64 {
    body(field, unit) * ACID / 100
}

/// What a cloud of poison does to a unit in it while it stays there.
pub fn poison(field: &Field, unit: UnitIx, die: u8) -> i64 {
    let kind = field.kind(unit);
    let models = i64::from(field.unit(unit).models.0);
    if kind.class.is_biological() {
        let resists =
            |own: &Trait| if let Trait::Resistance(DamageType::Poison, less) = own { Some(*less) } else { None };
        let less = i64::from(field.trait_of(unit, resists).unwrap_or(0));
        // One model in three rolls a token, and a token of more sides lasts longer.
        let struck = (models * 33).min(100);
        body(field, unit) * POISON * (i64::from(die) - less).max(1) * struck / 10_000 * 2
    } else {
        body(field, unit) * 3 / 100
    }
}

/// What a board is worth to a side, in tenths of a point.
pub fn value(view: View, side: Side) -> i64 {
    let over = view.clock.outcome().and_then(|outcome| outcome.winner);
    let over = over.map_or(0, |winner| if winner == side { WON } else { -WON });
    let of = |side: Side| force(view.field, side) + nerve(view, side) + goal(view, side);
    (of(side) - of(side.other()) + over) / 10
}

/// What all of a side is worth.
fn force(field: &Field, side: Side) -> i64 {
    field.standing(side).map(|(unit, _)| left(field, unit)).sum()
}

/// An army near the third at which it is broken has less to lose than that (G16).
fn nerve(view: View, side: Side) -> i64 {
    let (start, now) = (i64::from(view.turn.worth[side.index()]), i64::from(score::worth(view.field, side)));
    let broken = start / i64::from(view.field.numbers().score.broken.max(1));
    let near = (2 * broken - now).clamp(0, broken.max(1));
    -(near * 40 * POINT / broken.max(1))
}

/// How near a side is to where it has to get (G24).
fn goal(view: View, side: Side) -> i64 {
    let field = view.field;
    let Goal::Cross(crossing) = &field.setting.scenario.goal else { return 0 };
    if crossing.side != side {
        return 0;
    }
    let ground = field.standing(side).filter(|(unit, _)| !field.flies(*unit));
    let mut ways: Vec<i64> = ground
        .filter_map(|(unit, hex)| {
            let far =
                path::flood(field.table(), crossing.zone.iter().copied(), |hex| entry::may_enter(field, unit, hex));
            let steps = i64::from(far[hex]?);
            Some(ACROSS - A_HEX * steps - if field.is_shaken(unit) { A_HEX } else { 0 })
        })
        .collect();
    ways.sort_unstable_by_key(|worth| -worth);
    ways.into_iter().take(usize::from(crossing.units) + 1).sum()
}
