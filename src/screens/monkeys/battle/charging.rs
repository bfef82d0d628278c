//! Drafting a charge: the target, the path, the participants (flow 10 of the interface design).

use super::{act, hands::Draft, hands::Hands, names::Names};
use crate::board::{Cell, distance, path::Start};
use crate::engine::Refusal;
use crate::force::{PieceId, UnitIx, squad::Place};
use crate::panels::Why;
use crate::rules::monkeys::{
    approach, charging,
    choices::{Table, check},
    door,
    field::Field,
    illegal::Illegal,
    movement::route_within,
    no_charge::NoCharge,
    order::{Order, Path},
    overrun,
};
use crate::screens::monkeys::battle::verbs;
use crate::words::say;
use bevy::prelude::World;

/// Enemies that a refusal names.
const TOLD: usize = 3;

/// The planner's charge at a unit, bent through waypoints, with everyone who can be called to join (T-120).
///
/// # Errors
/// Why the unit can't be charged.
pub fn planned(table: Table, unit: UnitIx, way: &[Cell], target: UnitIx) -> Result<Order, Illegal> {
    let offers = charging::offers(table, unit, &[target]);
    let good = offers.iter().rfind(|(_, verdict)| verdict.is_ok());
    let Some((order, _)) = good else {
        let why = offers.into_iter().find_map(|(_, verdict)| verdict.err());
        return Err(why.unwrap_or(Illegal::AllPinned { unit: table.field.unit(unit).id }));
    };
    if way.is_empty() {
        return Ok(order.clone());
    }
    let bent = bent(table, order, way);
    let Order::Overrun { lead, .. } = order else { return Ok(order.clone()) };
    let bent = bent.ok_or_else(|| no_way(table, *lead, way))?;
    check(table, &bent)?;
    Ok(bent)
}

/// Why a path through these points can't be run.
fn no_way(table: Table, lead: PieceId, way: &[Cell]) -> Illegal {
    let cell = way.last().copied().unwrap_or_default();
    let speed = table.field.find_primate(lead).map_or(0, |one| overrun::speed(table.field, &[one]));
    let cost = table
        .field
        .find_primate(lead)
        .and_then(|one| crate::rules::monkeys::movement::cost_anyhow(table.field, one, cell));
    match cost {
        Some(cost) => Illegal::TooFar { primate: lead, cost, speed },
        None => Illegal::Barred { primate: lead, cell },
    }
}

/// The same charge through waypoints.
fn bent(table: Table, order: &Order, way: &[Cell]) -> Option<Order> {
    let Order::Overrun { unit, lead, path, target, joiners } = order else { return None };
    let checked = overrun::check_overrun(table.field, table.turn, (*unit, *target), *lead, path, joiners);
    let (mut overrun, _) = checked.ok()?;
    let (mut field, one) = (table.field.clone(), overrun.lead);
    let mut start = Start::from(field.cell(one)?);
    let mut steps = Vec::new();
    for stop in way {
        let route = route_within(&field, one, start, *stop, overrun.left())?;
        let diagonals = route.steps.iter().filter(|step| step.is_diagonal()).count();
        start = Start { cell: *stop, dear: start.dear ^ (diagonals % 2 == 1) };
        overrun.spent += route.cost;
        steps.extend(route.steps);
        field.shift(one, Place::On(*stop));
    }
    overrun.runners.iter_mut().filter(|runner| runner.primate == one).for_each(|runner| runner.from = start);
    let (last, _) = approach::ways(&field, &overrun, &[overrun.target]).pop().flatten()?;
    steps.extend(last);
    Some(Order::Overrun { unit: *unit, lead: *lead, path: Path(steps), target: *target, joiners: joiners.clone() })
}

/// Enemy units that a unit can charge now.
pub fn chargeable(table: Table, unit: UnitIx) -> Vec<UnitIx> {
    let field = table.field;
    let standing = field.all_units().filter(|enemy| field.side(*enemy) != field.side(unit) && field.stands(*enemy));
    let enemies: Vec<UnitIx> = standing.collect();
    let offers = charging::offers(table, unit, &enemies);
    let good = offers.into_iter().filter(|(_, verdict)| verdict.is_ok());
    let mut targets: Vec<UnitIx> =
        good.filter_map(|(order, _)| order.target().and_then(|id| field.find_unit(id))).collect();
    targets.dedup();
    targets
}

/// Why no one can be charged: a sentence for each of the nearest enemies; `None` if anyone can be, or no one is left.
pub fn why_nobody(table: Table, names: &Names, unit: UnitIx) -> Option<Why> {
    let field = table.field;
    let standing = field.all_units().filter(|enemy| field.side(*enemy) != field.side(unit) && field.stands(*enemy));
    let mut enemies: Vec<UnitIx> = standing.collect();
    enemies.sort_by_key(|enemy| gap(field, unit, *enemy));
    let mut whys: Vec<Why> = Vec::new();
    for (_, verdict) in charging::offers(table, unit, &enemies) {
        let why = told(names, &verdict.err()?);
        if !whys.iter().any(|known| known.words == why.words) {
            whys.push(why);
        }
    }
    let more = whys.len().saturating_sub(TOLD);
    let mut words: Vec<String> = whys.iter().take(TOLD).map(|why| why.words.clone()).collect();
    words.extend((more > 0).then(|| say("charge-others", &[("count", more.into())])));
    Some(Why { words: words.join(" "), ..whys.into_iter().next()? })
}

/// The squares between the nearest members of two units.
fn gap(field: &Field, unit: UnitIx, enemy: UnitIx) -> i32 {
    let cells = |unit: UnitIx| field.members(unit).filter_map(|one| field.cell(one)).collect::<Vec<Cell>>();
    let theirs = cells(enemy);
    let gaps = cells(unit).into_iter().flat_map(|cell| theirs.iter().map(move |other| distance(cell, *other)));
    gaps.min().unwrap_or(i32::MAX)
}

/// Why an enemy can't be charged. The planner finds every route, so one without contact means that there is none.
pub fn told(names: &Names, why: &Illegal) -> Why {
    let words = match why {
        Illegal::Charge(NoCharge::NoContact { target, left }) => {
            say("charge-no-route", &[("target", names.unit_id(*target).into()), ("left", i64::from(*left).into())])
        }
        why => names.refusal(why),
    };
    Why::new(words, why.rule().0)
}

/// A click while a charge is drafted: on an enemy it drafts, on the same enemy it confirms; with Shift it bends the
/// path.
pub fn click(world: &mut World, hands: &mut Hands, cell: Cell, shift: bool) {
    let table = door::table(world);
    let Some(unit) = hands.selected().and_then(|id| table.field.find_unit(id)) else { return };
    let enemy = table.field.at(cell).map(|primate| table.field.primate(primate).unit);
    let enemy = enemy.filter(|enemy| table.field.side(*enemy) != table.field.side(unit));
    let Some(enemy) = enemy else {
        if shift {
            hands.add_way_point(cell);
        } else {
            hands.straighten();
        }
        return;
    };
    let target = table.field.unit(enemy).id;
    if matches!(hands.draft(), Some(Draft::Give(Order::Overrun { target: drafted, .. })) if *drafted == target) {
        return act::accept(world, hands);
    }
    hands.inspect(None);
    match planned(table, unit, hands.way(), enemy) {
        Ok(order) => hands.lay(Draft::Give(order)),
        Err(why) => {
            hands.drop_draft();
            hands.refuse(told(world.resource::<Names>(), &why));
        }
    }
}

/// The drafted charge, or the one at the enemy under the pointer; the refusal if it is illegal.
pub fn meant(table: Table, hands: &Hands) -> Option<Result<Order, Illegal>> {
    if let Some(Draft::Give(order @ Order::Overrun { .. })) = hands.draft() {
        return Some(Ok(order.clone()));
    }
    if hands.draft().is_some() || hands.mode() != Some(verbs::CHARGE) {
        return None;
    }
    let field = table.field;
    let unit = hands.selected().and_then(|id| field.find_unit(id))?;
    let enemy = hands.hover().and_then(|cell| field.at(cell)).map(|primate| field.primate(primate).unit)?;
    (field.side(enemy) != field.side(unit)).then(|| planned(table, unit, hands.way(), enemy))
}
