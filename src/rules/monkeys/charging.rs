//! Valid answers to the windows of an overrun, and the units that may be charged in a turn.

use super::{
    acting, approach, charge_on, flight,
    frames::{Fight, Overrun},
    illegal::Illegal,
    joiners,
    no_charge::NoCharge,
    order::{Order, Path},
    overrun, press_on, regroup,
    sequence::Frame,
    table::{Choices, Table},
    windows::Ask,
};
use crate::force::{PieceId, UnitIx};

fn charge<'a>(table: Table<'a>) -> Option<&'a Overrun> {
    match table.clock.top() {
        Frame::Overrun(overrun) => Some(overrun),
        _ => None,
    }
}

fn fight<'a>(table: Table<'a>) -> Option<&'a Fight> {
    match table.clock.top() {
        Frame::Fight(fight) => Some(fight),
        _ => None,
    }
}

/// Fills in the valid answers; the default is the first one.
pub fn options(table: Table, choices: &mut Choices) {
    let field = table.field;
    let ask = Ask::of(&choices.window);
    choices.orders = match (ask, charge(table)) {
        (Ask::Regroup, Some(overrun)) => places(table, overrun),
        (Ask::NewLead, Some(overrun)) => press_on::leads(field, overrun),
        (Ask::PressOn, Some(overrun)) => presses(table, overrun),
        (Ask::ChargeOn, Some(overrun)) => charge_on::options(field, overrun),
        (Ask::Stand, _) => vec![Order::Stand, Order::Flee],
        (Ask::FleeMove, _) => match table.clock.top() {
            Frame::Flight(flight) => flight::plans(field, flight),
            _ => Vec::new(),
        },
        (Ask::Losses, _) => fight(table).map_or_else(Vec::new, |fight| fight.losses(field)),
        _ => Vec::new(),
    };
    // A player chooses to charge on explicitly; leaving the decision to the game means to halt.
    choices.default = if ask == Ask::ChargeOn { Some(Order::Halt) } else { choices.orders.first().cloned() };
    if ask == Ask::PressOn && !choices.orders.contains(&Order::GoOn) {
        let why = charge(table).map(|overrun| check_go_on(table, overrun));
        choices.refused.extend(why.and_then(Result::err).map(|why| (Order::GoOn, why)));
    }
}

fn places(table: Table, overrun: &Overrun) -> Vec<Order> {
    let planned = Order::Place(regroup::plan(table.field, overrun));
    let stay = Order::Place(Vec::new());
    let mut orders = vec![planned];
    if regroup::check_places(table.field, overrun, &[]).is_ok() {
        orders.push(stay);
    }
    orders
}

fn presses(table: Table, overrun: &Overrun) -> Vec<Order> {
    let on = press_on::can_go_on(table.field, overrun).then_some(Order::GoOn);
    on.into_iter().chain(press_on::aborts(table.field, overrun)).collect()
}

fn check_go_on(table: Table, overrun: &Overrun) -> Result<(), Illegal> {
    if approach::in_contact(table.field, overrun) {
        return Ok(());
    }
    approach::course(table.field, overrun, overrun.target, &overrun.way).map(|_| ())
}

/// Judges an answer.
pub fn check(table: Table, ask: Ask, order: &Order) -> Result<(), Illegal> {
    let field = table.field;
    match (ask, order, table.clock.top()) {
        (Ask::Regroup, Order::Place(places), Frame::Overrun(overrun)) => {
            regroup::check_places(field, overrun, places).map(|_| ())
        }
        (Ask::NewLead, Order::Lead(id, path), Frame::Overrun(overrun)) => {
            press_on::check_lead(field, overrun, *id, path).map(|_| ())
        }
        (Ask::PressOn, Order::GoOn, Frame::Overrun(overrun)) => check_go_on(table, overrun),
        (Ask::PressOn, Order::Abort(steps), Frame::Overrun(overrun)) => {
            press_on::check_abort(field, overrun, steps).map(|_| ())
        }
        (Ask::Stand, Order::Flee | Order::Stand, _) | (Ask::ChargeOn, Order::Halt, _) => Ok(()),
        (Ask::FleeMove, Order::FleeTo(steps), Frame::Flight(flight)) => {
            flight::check_flight(field, flight, steps).map(|_| ())
        }
        (Ask::Losses, Order::Lose(named), Frame::Fight(fight)) => fight.check_losses(field, named).map(|_| ()),
        (Ask::ChargeOn, Order::Charge(id, path), Frame::Overrun(overrun)) => {
            charge_on::check_charge(field, overrun, *id, path).map(|_| ())
        }
        (Ask::ChargeOn, Order::GoOn, Frame::Overrun(overrun)) => {
            charge_on::rest(field, overrun).map(|_| ()).ok_or_else(|| NoCharge::RouteClosed.into())
        }
        (ask, order, _) => Err(Illegal::OtherWindow { order: order.name(), window: ask.name() }),
    }
}

/// Overrun orders for a unit against each of some enemies: by the cheapest path if there is one, otherwise with the
/// reason.
pub fn offers(table: Table, unit: UnitIx, enemies: &[UnitIx]) -> Vec<(Order, Result<(), Illegal>)> {
    let Table { field, turn, .. } = table;
    let members = overrun::participants(field, unit);
    let leader = field.unit(unit).lead.leader.filter(|leader| members.contains(leader));
    let Some(lead) = leader.or_else(|| members.first().copied()).or_else(|| field.members(unit).next()) else {
        return Vec::new();
    };
    let ways =
        if members.contains(&lead) { near(table, unit, lead, enemies, &members) } else { vec![None; enemies.len()] };
    let (id, lead) = (field.unit(unit).id, field.primate(lead).id);
    let offer = |enemy: UnitIx, path: Path, joiners: Vec<PieceId>| {
        let target = field.unit(enemy).id;
        let verdict = overrun::check_overrun(field, turn, (id, target), lead, &path, &joiners).map(|_| ());
        (Order::Overrun { unit: id, lead, path, target, joiners }, verdict)
    };
    let mut offers = Vec::with_capacity(enemies.len());
    let joiners = joiners::who_could_join(field, unit);
    for (enemy, way) in enemies.iter().zip(ways) {
        // With everyone that could join, if that still reaches the target (T-120).
        let with = way.clone().filter(|_| !joiners.is_empty()).map(|path| offer(*enemy, path, joiners.clone()));
        offers.push(offer(*enemy, way.unwrap_or_default(), Vec::new()));
        offers.extend(with.filter(|(_, verdict)| verdict.is_ok()));
    }
    offers
}

/// Paths to those enemies that are within Speed, from a single search; none if nobody is near or the unit can't act.
fn near(
    table: Table,
    unit: UnitIx,
    lead: crate::force::PrimateIx,
    enemies: &[UnitIx],
    members: &[crate::force::PrimateIx],
) -> Vec<Option<Path>> {
    let Table { field, turn, .. } = table;
    let speed = i32::from(overrun::speed(field, members)) + 1;
    let at = field.cell(lead);
    let is_near = |enemy: &UnitIx| {
        let cells = overrun::on_foot(field, *enemy).filter_map(|one| field.cell(one));
        cells.into_iter().any(|cell| at.is_some_and(|at| crate::board::distance(at, cell) <= speed))
            || overrun::participants(field, unit)
                .into_iter()
                .filter_map(|one| field.cell(one))
                .any(|cell| approach::touches(field, cell, *enemy))
    };
    let may = acting::check_can_act(field, turn, unit).is_ok();
    let targets: Vec<UnitIx> = enemies.iter().copied().filter(|enemy| may && is_near(enemy)).collect();
    if targets.is_empty() {
        return vec![None; enemies.len()];
    }
    let overrun = Overrun::new(field, unit, lead, targets[0], members);
    let ways = approach::ways(field, &overrun, &targets);
    let way = |enemy: &UnitIx| {
        let place = targets.iter().position(|target| target == enemy)?;
        ways[place].as_ref().map(|(path, _)| Path(path.clone()))
    };
    enemies.iter().map(way).collect()
}
