//! After a victory: the next target, the rest of the route, or a halt (text paragraph 16; T-105, T-111, T-118, T-144).

use super::{
    approach::{self, Course},
    field::Field,
    frames::{Overrun, Quarry},
    gait::{Pace, Walker},
    illegal::Illegal,
    movement::route_within,
    no_charge::NoCharge,
    order::{Given, Order, Path},
    overrun::{self, overrun, overrun_mut},
    sequence::{Frame, Stage},
    windows::Ask,
};
use crate::board::{Cell, Direction};
use crate::engine::clock::Clock;
use crate::force::{UnitId, UnitIx};
use bevy_ecs::prelude::*;

/// Checks the next charge of this action: another unit, within the distance left (T-111, T-118).
pub fn check_charge(field: &Field, overrun: &Overrun, id: UnitId, path: &Path) -> Result<(UnitIx, Course), Illegal> {
    let target = field.find_unit(id).ok_or(Illegal::NoSuchUnit { unit: id })?;
    overrun::check_target(field, overrun.unit, target)?;
    if overrun.met.contains(&target) {
        return Err(NoCharge::ChargedBefore { target: id }.into());
    }
    Ok((target, approach::course(field, overrun, target, &path.0)?))
}

/// The units that may be charged next, nearest first, each by the cheapest path.
pub fn charges(field: &Field, overrun: &Overrun) -> Vec<Order> {
    let may =
        |target: &UnitIx| !overrun.met.contains(target) && overrun::check_target(field, overrun.unit, *target).is_ok();
    let targets: Vec<UnitIx> = field.all_units().filter(may).collect();
    let mut found: Vec<(u16, UnitIx, Vec<Direction>)> = Vec::new();
    for (target, way) in targets.iter().zip(approach::ways(field, overrun, &targets)) {
        found.extend(way.map(|(path, cost)| (cost, *target, path)));
    }
    found.sort_by_key(|(cost, target, _)| (*cost, *target));
    found.into_iter().map(|(_, target, path)| Order::Charge(field.unit(target).id, Path(path))).collect()
}

/// The rest of the declared route, rerouted where necessary: none if nothing is left or there is no way (T-144).
pub fn rest(field: &Field, overrun: &Overrun) -> Option<Vec<Direction>> {
    let start = overrun.start(field).filter(|_| !overrun.way.is_empty())?;
    let end = overrun.way.iter().fold(start.cell, |at, direction| at.step(*direction));
    approach::check_end(field, overrun, end).ok()?;
    if price(field, overrun, start.cell, start.dear).is_some_and(|cost| cost <= overrun.left()) {
        return Some(overrun.way.clone());
    }
    route_within(field, overrun.lead, start, end, overrun.left()).map(|route| route.steps)
}

fn price(field: &Field, overrun: &Overrun, mut at: Cell, mut dear: bool) -> Option<u16> {
    let walker = Walker::new(field, overrun.lead, Pace::Walk);
    let mut cost = 0;
    for direction in &overrun.way {
        cost += walker.price(at, *direction, dear && direction.is_diagonal())?;
        dear ^= direction.is_diagonal();
        at = at.step(*direction);
    }
    Some(cost)
}

/// All options of the victors; the last one is always to halt.
pub fn options(field: &Field, overrun: &Overrun) -> Vec<Order> {
    let mut orders = charges(field, overrun);
    orders.extend(rest(field, overrun).map(|_| Order::GoOn));
    orders.push(Order::Halt);
    orders
}

/// The victors choose what to do with the distance they have left, if there is anything to do (T-118).
pub(super) fn ask_charge_on(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    let around = overrun(&clock);
    if clock.outcome().is_none() && options(&field, around).len() > 1 {
        let about = field.unit(around.unit).id;
        clock.ask(Ask::ChargeOn.at(about.side, Some(about)));
    }
}

/// On to the next target, to the end of the route, or a halt.
pub(super) fn charge_on_or_halt(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, given: Res<Given>) {
    let overrun = overrun_mut(&mut clock);
    match given.order() {
        Order::Charge(id, path) => {
            let (target, course) =
                check_charge(&field, overrun, *id, path).expect("orders are checked before they are taken");
            overrun.aim_at(target, path.0.clone(), course);
        }
        Order::GoOn => {
            overrun.way = rest(&field, overrun).unwrap_or_default();
            overrun.quarry = Quarry::LeftBehind;
        }
        _ => return,
    }
    clock.go_to(Stage::Charge);
}
