//! Writing cards in secret, a round ahead (F2, G1, A28).

use super::{
    cards,
    deeds::Deeds,
    field::Field,
    illegal::Illegal,
    order::{Order, Written},
    sequence::Frame,
    states::Card,
    windows::Ask,
};
use crate::force::{Side, UnitIx};

/// The progress of planning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Planning {
    /// Number of sides asked so far.
    pub asked: u8,
}

/// Asks the next side that has units.
pub(super) fn ask_plan(mut deeds: Deeds) {
    while let Frame::Plan(planning) = deeds.clock.top_mut() {
        let Some(side) = Side::BOTH.get(usize::from(planning.asked)).copied() else { return };
        planning.asked += 1;
        if deeds.field.standing(side).next().is_some() {
            deeds.clock.ask(Ask::Plan.at(side, None));
            return;
        }
    }
}

/// The cards are placed face down.
pub(super) fn take_plan(mut deeds: Deeds) {
    deeds.clock.again();
    let Order::Plan(written) = deeds.order() else { return };
    for written in written {
        let Some(unit) = deeds.field.find(written.0) else { continue };
        if let Ok(card) = card(&deeds.field, unit, &written) {
            deeds.change(unit, |state| state.orders.next = Some(card));
        }
    }
}

/// The units that a side writes cards for.
pub fn units(field: &Field, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
    field.standing(side).map(|(unit, _)| unit)
}

/// Whether a side may write these cards: from any of each unit's sheets, for each of its units in order (A28).
pub(super) fn check(field: &Field, side: Side, written: &[Written]) -> Result<(), Illegal> {
    let units: Vec<UnitIx> = units(field, side).collect();
    if written.len() != units.len() {
        return Err(Illegal::OtherCount { given: written.len(), units: units.len() });
    }
    let names = units.iter().map(|unit| field.unit(*unit).id);
    if !names.clone().eq(written.iter().map(|written| written.0)) {
        let names: Vec<String> = names.map(|name| name.to_string()).collect();
        return Err(Illegal::OtherUnits { expected: names.join(", ") });
    }
    units.into_iter().zip(written).try_for_each(|(unit, written)| card(field, unit, written).map(|_| ()))
}

/// The cards of a unit, by name.
pub(super) fn card(field: &Field, unit: UnitIx, Written(id, movement, fire): &Written) -> Result<Card, Illegal> {
    let make = field.make(unit);
    let movement_at = make.moves.iter().position(|card| card.name() == *movement);
    let movement_at = movement_at.ok_or_else(|| Illegal::NoMoveCard { unit: *id, card: movement.clone() })?;
    let fire_at = make.fires.iter().position(|card| card.name == *fire);
    let fire_at = fire_at.ok_or_else(|| Illegal::NoFireCard { unit: *id, card: fire.clone() })?;
    Ok(Card { movement: movement_at as u8, fire: fire_at as u8 })
}

/// The names of a unit's cards.
pub fn written(field: &Field, unit: UnitIx, card: Card) -> Written {
    let make = field.make(unit);
    let (movement, fire) = (&make.moves[usize::from(card.movement)], &make.fires[usize::from(card.fire)]);
    Written(field.unit(unit).id, movement.name(), fire.name.clone())
}

/// The cards that a unit may be given, starting with those for the expected speed (A28).
pub fn offers(field: &Field, unit: UnitIx) -> Vec<Card> {
    let make = field.make(unit);
    let expected = cards::expected_speed(field, unit);
    let moves = (0..).zip(&make.moves);
    let (fitting, others): (Vec<_>, Vec<_>) = moves.partition(|(_, card)| card.speed == expected);
    let moves = fitting.into_iter().chain(others).map(|(place, _): (u8, _)| place);
    let fires = make.fires.len() as u8;
    moves.flat_map(|movement| (0..fires).map(move |fire| Card { movement, fire })).collect()
}

/// Complete plans: the default one, and those that differ from it in the cards of one unit.
pub(super) fn plans(field: &Field, side: Side) -> Vec<Order> {
    let offers: Vec<(UnitIx, Vec<Card>)> = units(field, side).map(|unit| (unit, offers(field, unit))).collect();
    let marked: Vec<Written> =
        offers.iter().filter_map(|(unit, cards)| Some(written(field, *unit, *cards.first()?))).collect();
    let mut plans = vec![Order::Plan(marked.clone())];
    for (place, (unit, cards)) in offers.iter().enumerate() {
        for card in cards.iter().skip(1) {
            let mut plan = marked.clone();
            plan[place] = written(field, *unit, *card);
            plans.push(Order::Plan(plan));
        }
    }
    plans
}
