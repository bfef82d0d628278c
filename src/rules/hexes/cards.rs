//! What a unit's cards call for in a step (F3, A17, F22).

use super::{
    field::Field,
    profiles::ShakenRow,
    sheets::{FireCell, MoveCard, MoveCell, Sign},
    speed::Speed,
    states::{Card, Rest},
};
use crate::force::UnitIx;
use std::sync::LazyLock;

/// What a shaken unit does instead of its card.
fn shaken_row(field: &Field, unit: UnitIx) -> Option<&ShakenRow> {
    let class = field.kind(unit).class;
    let row = field.setting.book.shaken.iter().find(|row| row.classes.contains(&class));
    row.filter(|_| field.is_shaken(unit))
}

/// Do nothing, with a free turn.
const NOTHING: &MoveCell = &MoveCell(Vec::new());
static FREE_TURN: LazyLock<MoveCell> = LazyLock::new(MoveCell::free_turn);

/// What a unit does in a movement step, 1 to 3.
pub fn movement(field: &Field, unit: UnitIx, step: u8) -> &MoveCell {
    if field.is_shaken(unit) {
        return shaken_row(field, unit).map_or(NOTHING, |row| row.cells.cell(step));
    }
    let orders = field.unit(unit).orders;
    match (orders.now, orders.rest) {
        (Some(card), Rest::AsWritten) => field.make(unit).moves[usize::from(card.movement)].cells.cell(step),
        (Some(_), Rest::FreeTurns) => &FREE_TURN,
        _ => NOTHING,
    }
}

/// The speed of a unit at the start of a movement step: that of the shaken row, if it applies.
pub fn speed(field: &Field, unit: UnitIx) -> Speed {
    let shaken = shaken_row(field, unit).and_then(|row| row.speed);
    shaken.unwrap_or(field.unit(unit).stance.speed)
}

/// What a unit does in a gunnery step, 1 or 2; shaken units do nothing (F22).
pub fn fire(field: &Field, unit: UnitIx, step: u8) -> FireCell {
    let state = field.unit(unit);
    let card = state.orders.now.filter(|_| !state.tokens.is_shaken());
    let cell = |card: Card| field.make(unit).fires[usize::from(card.fire)].cell(step, state.stance.speed);
    card.map_or(FireCell::Nothing, cell)
}

/// The speed that a unit will have at the end of the round if nothing happens to it (A28).
pub fn expected_speed(field: &Field, unit: UnitIx) -> Speed {
    let speed = speed(field, unit);
    let state = field.unit(unit);
    let card = state.orders.now.filter(|_| !state.tokens.is_shaken() && state.orders.rest == Rest::AsWritten);
    let Some(card) = card.filter(|_| !state.hurt.no_move) else { return speed };
    let cells = field.make(unit).moves[usize::from(card.movement)].cells.all();
    after(speed, cells.iter())
}

/// The speed after these cells of a movement card.
fn after<'a>(speed: Speed, cells: impl Iterator<Item = &'a MoveCell>) -> Speed {
    let signs = cells.flat_map(|cell| &cell.0).flat_map(|part| &part.signs);
    signs.fold(speed, |speed, sign| changed(speed, *sign).unwrap_or(speed))
}

/// The speed at the end of a round that a unit begins with a speed and this movement card. A card for another speed does
/// nothing.
pub fn end(field: &Field, unit: UnitIx, speed: Speed, card: &MoveCard) -> Speed {
    let moves = card.speed == speed && !field.unit(unit).hurt.no_move;
    if moves { after(speed, card.cells.all().iter()) } else { speed }
}

/// The speeds that a unit may have in each gunnery step of a round that it begins with a speed: the second step comes
/// after the movement, with any of its cards for that speed (R1, A17).
pub fn firing_speeds(field: &Field, unit: UnitIx, speed: Speed) -> [Vec<Speed>; 2] {
    let cards = field.make(unit).moves.iter().filter(|card| card.speed == speed);
    let mut ends: Vec<Speed> = cards.map(|card| end(field, unit, speed, card)).collect();
    if ends.is_empty() {
        ends.push(speed);
    }
    ends.sort_unstable();
    ends.dedup();
    [vec![speed], ends]
}

/// The speed after a sign; none if the sign changes nothing or isn't possible.
pub fn changed(speed: Speed, sign: Sign) -> Option<Speed> {
    match sign {
        Sign::Faster => speed.up(),
        Sign::Slower => speed.down(),
        Sign::To(speed) => Some(speed),
        _ => None,
    }
}
