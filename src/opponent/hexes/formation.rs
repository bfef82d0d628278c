//! Where to set up: in cover, near enough to fire soon, not all in one place; slow for those who have a way to go.

use crate::board::hex::Hex;
use crate::data::hexes::persona::Consider;
use crate::force::UnitIx;
use crate::opponent::book::Thinker;
use crate::rules::hexes::{Choices, Hexes, Order, entry, field::Field, muster::Goal, profiles::Entry, speed::Speed};

/// Cover, a friend in the hex and in the next one, a hex nearer to the middle of the board, a hex out of the middle column.
const COVER: i64 = 60;
const SHARED: i64 = 90;
const BESIDE: i64 = 9;
const A_HEX: i64 = 12;
const ASIDE: i64 = 6;
const BOGGED: i64 = 80;

/// A reach that makes it needless to be in front.
const LONG: i64 = 4;

/// The best place for the unit that is asked about.
pub fn best(thinker: Thinker<Hexes>, choices: &Choices) -> Option<Order> {
    let field = thinker.view.field;
    let unit = choices.window.about.and_then(|id| field.find(id))?;
    let score = |order: &&Order| {
        let Order::SetUp(_, cell, _, speed) = order else { return i64::MIN };
        Hex::halved(cell.x, cell.y)
            .map_or(i64::MIN, |hex| place(thinker, field, unit, hex) + pace(thinker, unit, *speed))
    };
    // The first of equals.
    choices.orders.iter().rev().max_by_key(score).cloned()
}

fn place(thinker: Thinker<Hexes>, field: &Field, unit: UnitIx, hex: Hex) -> i64 {
    let (side, kind, table) = (thinker.side, field.kind(unit), field.table());
    let terrain = field.terrain(hex);
    let own = field.standing(side).filter(|(other, _)| *other != unit);
    let crowd: i64 = own
        .map(|(_, at)| match at.distance(hex) {
            0 => SHARED,
            1 => BESIDE,
            _ => 0,
        })
        .sum();
    let covered = terrain.to_be_hit < 0;
    let cover = if covered { COVER * thinker.persona.weight(Consider::Danger) / 100 } else { 0 };
    let bogged = if kind.class.rolls() && !matches!(terrain.entry, Entry::Free) { BOGGED } else { 0 };
    let front = 2 * hex.down().abs_diff(i32::from(table.rows()) - 1) as i64;
    let reach =
        field.make(unit).weapons.iter().filter(|weapon| weapon.lays.is_none()).map(|one| i64::from(one.range)).max();
    let eager = (LONG + 2 - reach.unwrap_or(0)).max(1) * thinker.persona.weight(Consider::Goal) / 100;
    let aside = (hex.across() - i32::from(table.columns()) / 2).unsigned_abs() as i64;
    let stuck =
        hex.neighbors().filter(|next| table.contains(*next) && !entry::may_enter(field, unit, *next)).count() as i64;
    cover - crowd - bogged - front * A_HEX * eager / 4 - aside * ASIDE - stuck * BESIDE
}

/// The speed to begin with: slow where there is a way to go.
fn pace(thinker: Thinker<Hexes>, unit: UnitIx, speed: Speed) -> i64 {
    let field = thinker.view.field;
    let reach = field.make(unit).weapons.iter().filter(|weapon| weapon.lays.is_none()).map(|one| one.range).max();
    let crosses = matches!(&field.setting.scenario.goal, Goal::Cross(crossing) if crossing.side == thinker.side);
    let goes = crosses || reach.unwrap_or(0) <= 2;
    match speed.on_the_ground() {
        Speed::Slow if goes => A_HEX,
        Speed::Still if !goes => A_HEX,
        Speed::Slow | Speed::Still => 0,
        Speed::SetUp => A_HEX,
        _ => -A_HEX,
    }
}
