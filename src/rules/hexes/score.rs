//! The worth of armies, and the score at the end (F25, G16).

use super::{
    field::Field,
    profiles::{Effect, Row},
};
use crate::force::{
    Side, UnitIx,
    squad::{Pile, Place},
};

/// Worth is counted in fractions of a point, so that any part of a unit's models is a whole number.
pub const PARTS: u32 = 840;

/// The worth a side has left: the price of its units on the board, in proportion to the models left (G16).
pub fn worth(field: &Field, side: Side) -> u32 {
    let there = field.of(side).filter(|unit| matches!(field.unit(*unit).place, Place::On(_) | Place::Reserve));
    let of = |unit: UnitIx| {
        let kind = field.kind(unit);
        let models = u32::from(field.unit(unit).models.0);
        PARTS * u32::from(kind.price) * models / u32::from(kind.models.max(1))
    };
    there.map(of).sum()
}

/// Whether an army is broken: at most a certain part of its worth is left (G16).
pub fn is_broken(field: &Field, side: Side, start: u32) -> bool {
    u64::from(field.numbers().score.broken) * u64::from(worth(field, side)) <= u64::from(start)
}

/// The damage that destroys a unit (F25).
fn destroys(rows: &[Row]) -> Option<i16> {
    rows.iter().find(|row| row.what.contains(&Effect::Destroyed)).map(|row| row.from)
}

/// Whether a unit is crippled: shaken, half of its models lost, critical damage, a crippled crew, tokens for half
/// (rounded down) of what destroys it, or fled (F25).
pub fn is_crippled(field: &Field, unit: UnitIx) -> bool {
    let (state, make) = (field.unit(unit), field.make(unit));
    let half = make.kind.models > 1 && 2 * state.models.0 <= make.kind.models;
    let tokens = destroys(&make.table.rows).is_some_and(|need| i16::from(state.tokens.damage) >= need / 2);
    let fled = state.place == Place::Off(Pile::Retreated);
    state.tokens.is_shaken() || half || state.hurt.is_critical() || tokens || fled
}

/// The score of a side, without the winner's bonus (F25).
pub fn score(field: &Field, side: Side) -> u32 {
    let times = field.numbers().score;
    let of = |unit: UnitIx| {
        let own = field.side(unit) == side;
        let times = match field.unit(unit).place {
            Place::Off(Pile::Wounded) if !own => times.destroyed,
            Place::Off(Pile::Wounded) => 0,
            Place::Off(_) if own => 0,
            _ if own => times.survivors,
            _ if is_crippled(field, unit) => times.crippled,
            _ => 0,
        };
        u32::from(times) * u32::from(field.kind(unit).price)
    };
    field.all().map(of).sum()
}
