//! Throwing a smoke grenade: the squares in range are lit, and a disc shows what it would cover.

use super::hands::{Draft, Hands};
use super::{refusal, riding};
use crate::board::{Cell, distance};
use crate::force::{PrimateIx, UnitIx};
use crate::rules::monkeys::{
    choices::{Table, check},
    door,
    field::Field,
    illegal::Illegal,
    order::Order,
    smoke,
};
use crate::view::{Overlays, art::overlay::Region};
use bevy::prelude::World;
use std::collections::BTreeSet;

/// Whether anybody in a unit could throw smoke.
pub fn can_throw(field: &Field, unit: UnitIx) -> bool {
    smoke::throwers(field, unit).next().is_some()
}

/// Checks that somebody in a unit can throw smoke, or why its leader can't.
pub fn any_thrower(table: Table, unit: UnitIx) -> Result<(), Illegal> {
    let field = table.field;
    let leader = field.members(unit).find_map(|mate| Some((field.primate(mate).id, field.cell(mate)?)));
    let Some((primate, cell)) = leader.filter(|_| !can_throw(field, unit)) else { return Ok(()) };
    check(table, &Order::Smoke { unit: field.unit(unit).id, primate, cell })
}

/// The thrower for a cell: the chosen primate if it can, otherwise the nearest one.
fn thrower(field: &Field, hands: &Hands, unit: UnitIx, cell: Cell) -> Option<PrimateIx> {
    let throwers: Vec<PrimateIx> = smoke::throwers(field, unit).collect();
    let chosen = riding::chosen(field, hands).filter(|one| throwers.contains(one));
    let gap = |one: &PrimateIx| field.cell(*one).map_or(i32::MAX, |from| distance(from, cell));
    chosen.or_else(|| throwers.iter().copied().min_by_key(gap))
}

fn order(table: Table, hands: &Hands, cell: Cell) -> Option<Result<Order, Illegal>> {
    let field = table.field;
    let unit = field.find_unit(hands.selected()?)?;
    let primate = field.primate(thrower(field, hands, unit, cell)?).id;
    let order = Order::Smoke { unit: field.unit(unit).id, primate, cell };
    Some(check(table, &order).map(|()| order))
}

/// A click while throwing smoke: drafts it; confirming it on the same cell is left to the caller.
pub fn click(world: &World, hands: &mut Hands, cell: Cell) {
    match order(door::table(world), hands, cell) {
        Some(Ok(order)) => hands.lay(Draft::Give(order)),
        Some(Err(why)) => hands.refuse(refusal(world, &why)),
        None => {}
    }
}

/// The cell of the drafted grenade.
pub fn drafted(hands: &Hands) -> Option<Cell> {
    match hands.draft() {
        Some(Draft::Give(Order::Smoke { cell, .. })) => Some(*cell),
        _ => None,
    }
}

/// Cells in range, and the disc of the grenade that is drafted or under the pointer.
pub(super) fn draw(table: Table, hands: &Hands, overlays: &mut Overlays) {
    let field = table.field;
    let Some(unit) = hands.selected().and_then(|id| field.find_unit(id)) else { return };
    let cells = || field.ground().spots().cells();
    let reached: BTreeSet<Cell> = smoke::throwers(field, unit)
        .filter_map(|one| Some((field.cell(one)?, smoke::reach(field, smoke::grenade(field, one)?))))
        .flat_map(|(from, reach)| cells().filter(move |cell| distance(from, *cell) <= reach))
        .collect();
    // The sphere doesn't matter for a throw, and only so many regions can be told apart.
    overlays.regions.clear();
    let centre = drafted(hands).or(hands.hover().filter(|cell| reached.contains(cell)));
    overlays.regions.push((Region::Reach, reached));
    let disc = centre.and_then(|centre| {
        let gun = smoke::grenade(field, thrower(field, hands, unit, centre)?)?;
        let radius = i32::from(gun.weapon(field).smoke);
        Some(cells().filter(move |cell| distance(centre, *cell) <= radius).collect())
    });
    overlays.regions.extend(disc.map(|disc| (Region::Blast, disc)));
}
