//! Set-up: hidden from the other side, one side after the other, each unit with its facing and speed (F25, G7, G23,
//! R19).

use super::{
    deeds::Deeds,
    enlist, entry,
    field::Field,
    illegal::Illegal,
    muster::{Muster, Ranks},
    order::Order,
    profiles::Trait,
    speed::Speed,
    stacking,
    states::Stance,
    windows::Ask,
};
use crate::board::{Cell, hex::Hex};
use crate::engine::{What, fact::Audience};
use crate::force::{Side, UnitId, UnitIx, squad::Place};
use bevy_ecs::world::World;

/// Armies with equal ranks flip a coin: one wins ties, the other chooses last (G7).
pub(super) fn decide_ranks(mut deeds: Deeds) {
    let [first, second] = deeds.turn.ranks;
    if first != second {
        return;
    }
    let heads = deeds.dice.throw(2) == 1;
    let favored = if heads { Side::First } else { Side::Second };
    deeds.turn.ranks[favored.index()] = Ranks { assault: 2, choice: 1 };
    deeds.turn.ranks[favored.other().index()] = Ranks { assault: 1, choice: 2 };
    let side = deeds.turn.choosing()[1];
    deeds.tell("G7", What::Began { step: "choose-last", side, round: 0 });
}

/// The next unit of a side that has to be set up.
pub fn next(field: &Field) -> Option<UnitIx> {
    field.all().find(|unit| field.unit(*unit).place == Place::Reserve)
}

/// Asks for the next unit, as long as there are any.
pub(super) fn ask_set_up(mut deeds: Deeds) {
    if let Some(unit) = next(&deeds.field) {
        let id = deeds.field.unit(unit).id;
        deeds.clock.ask(Ask::SetUp.at(id.side, Some(id)));
    }
}

/// Sets up a unit, visible only to its own side.
pub(super) fn take_set_up(mut deeds: Deeds) {
    deeds.clock.again();
    let Order::SetUp(id, cell, facing, speed) = deeds.order() else { return };
    let Some((unit, hex)) = deeds.field.find(id).zip(Hex::halved(cell.x, cell.y)) else { return };
    deeds.change(unit, |state| state.stance = Stance { facing, speed });
    deeds.place(unit, hex, Audience::Only(id.side), "G23");
}

/// Both sides have set up; now each sees the other's positions. Units that went forward into the same hex as an enemy
/// both go back a hex.
pub(super) fn show_set_up(mut deeds: Deeds) {
    let meets =
        |(unit, hex): &(UnitIx, Hex)| !deeds.field.flies(*unit) && stacking::has_enemy(&deeds.field, *unit, *hex);
    let meeting: Vec<(UnitIx, Hex)> = deeds.field.on_board().filter(meets).collect();
    for (unit, hex) in meeting {
        if let Some(back) = back(&deeds.field, unit, hex) {
            let own = Audience::Only(deeds.field.side(unit));
            deeds.place(unit, back, own, "R19");
            deeds.note(unit, "set-up-apart", 0, "R19");
        }
    }
    for unit in deeds.field.all() {
        if deeds.field.hex(unit).is_some() {
            deeds.tell_placed(unit, Audience::Both, "G23");
        }
    }
    deeds.turn.deployed = true;
}

/// The hex to which a unit retreats if it was set up where an enemy was: the one nearest to it, then nearest to its own
/// area.
fn back(field: &Field, unit: UnitIx, hex: Hex) -> Option<Hex> {
    let zones = &field.setting.zones[field.side(unit).index()];
    let open = |to: &Hex| {
        *to != hex
            && entry::may_enter(field, unit, *to)
            && stacking::has_room(field, unit, *to)
            && !stacking::has_enemy(field, unit, *to)
    };
    let far = |to: &Hex| (hex.distance(*to), zones.iter().map(|zone| zone.distance(*to)).min());
    field.table().hexes().filter(open).min_by_key(far)
}

/// Whether a unit may be set up this way.
pub(super) fn check(field: &Field, unit: UnitIx, cell: Cell, speed: Speed) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    if let Some(next) = next(field).map(|next| field.unit(next).id).filter(|next| *next != id) {
        return Err(Illegal::NotNext { unit: id, next });
    }
    let hex = Hex::halved(cell.x, cell.y).filter(|hex| field.table().contains(*hex));
    let hex = hex.ok_or(Illegal::NoHex { cell })?;
    let beyond = beyond(field, unit);
    if !field.setting.zones[id.side.index()].iter().any(|zone| zone.distance(hex) <= beyond.into()) {
        return Err(Illegal::OutsideZone { unit: id, cell, beyond });
    }
    if !entry::may_enter(field, unit, hex) {
        return Err(Illegal::Impassable { unit: id, cell });
    }
    if !stacking::has_room(field, unit, hex) {
        return Err(Illegal::Stacked { unit: id, cell });
    }
    if !speeds(field, unit).contains(&speed) {
        return Err(Illegal::NoSpeed { unit: id, speed: speed.name() });
    }
    Ok(())
}

/// Hexes beyond its area where a unit may set up (R19).
fn beyond(field: &Field, unit: UnitIx) -> u8 {
    let forward = |asked: &Trait| if let Trait::ForwardPosition(far) = asked { Some(*far) } else { None };
    field.trait_of(unit, forward).unwrap_or(0)
}

/// Units that start where they can't be: on ground that they can't enter, with too many friends, or with an enemy (F7,
/// F9).
pub fn misplaced(muster: &Muster) -> Vec<UnitId> {
    let (_, field, _) = enlist::enlist(&mut World::new(), muster);
    let wrong = |(unit, hex): &(UnitIx, Hex)| {
        let meets = !field.flies(*unit) && stacking::has_enemy(&field, *unit, *hex);
        meets || !entry::may_enter(&field, *unit, *hex) || !stacking::has_room(&field, *unit, *hex)
    };
    field.on_board().filter(wrong).map(|(unit, _)| field.unit(unit).id).collect()
}

/// The speeds that a unit may start with: those of its sheets, except fast.
pub fn speeds(field: &Field, unit: UnitIx) -> Vec<Speed> {
    let mut speeds: Vec<Speed> = field.make(unit).moves.iter().map(|card| card.speed).collect();
    speeds.retain(|speed| speed.starts());
    speeds.sort_unstable();
    speeds.dedup();
    speeds
}

/// The default among these: a hex of its own, as near as possible to the enemy's area and to the middle.
pub(super) fn usual(field: &Field, side: Side, offers: &[Order]) -> Option<Order> {
    let enemies = &field.setting.zones[side.other().index()];
    let middle = field.table().columns() / 2;
    let far = |order: &&Order| {
        let Order::SetUp(_, cell, ..) = order else { return None };
        let hex = Hex::halved(cell.x, cell.y)?;
        let own = field.on_board().filter(|(unit, at)| *at == hex && field.side(*unit) == side).count();
        Some((own, enemies.iter().map(|enemy| enemy.distance(hex)).min(), hex.column.abs_diff(middle)))
    };
    // The first of several equals: the slowest speed.
    offers.iter().min_by_key(far).cloned()
}

/// Where a unit may be set up, with the facing of its side, at each speed.
pub(super) fn offers(field: &Field, unit: UnitIx) -> Vec<Order> {
    let id = field.unit(unit).id;
    let facing = field.setting.facings[id.side.index()];
    let offer = |cell, speed| Order::SetUp(id, cell, facing, speed);
    let hexes = field.table().hexes().map(Cell::from);
    let all = hexes.flat_map(|cell| speeds(field, unit).into_iter().map(move |speed| (cell, speed)));
    all.filter(|(cell, speed)| check(field, unit, *cell, *speed).is_ok())
        .map(|(cell, speed)| offer(cell, speed))
        .collect()
}
