//! The options of the player whose decision is pending, and why everything else is refused.

pub use super::table::{Choices, Table};

use super::{
    acting::check_can_act,
    barrage, bereaved,
    brace::check_brace,
    charging,
    command::{check_special_order, has_special_orders},
    commit::{self, check_attack},
    convoy, counterfire, damage, deploy, explosion,
    field::Field,
    formation, frames,
    illegal::Illegal,
    leader,
    legs::check_move,
    loads::{self, check_reload},
    no_drive::NoDrive,
    no_fire::NoFire,
    no_gear::NoGear,
    order::Order,
    overrun, overwatch, scenarios,
    sequence::Frame,
    shelling, shots,
    smoke::{self, check_smoke},
    stealth::check_stealth,
    volley,
    windows::Ask,
};
use crate::board::Cell;
use crate::force::{UnitId, UnitIx};

/// The options of the player whose decision is pending; none if nobody is asked.
pub fn choices(table: Table) -> Option<Choices> {
    let window = table.clock.window()?.clone();
    let mut choices = Choices::of(window);
    match Ask::of(&choices.window) {
        Ask::Designate => {
            choices.orders = table.turn.undesignated(table.turn.side).into_iter().map(Order::Designate).collect();
        }
        Ask::Ground => deploy::laying::offer(table, &mut choices),
        Ask::Deploy => deploy::offer(table, &mut choices),
        Ask::Act => act(table, &mut choices),
        Ask::Resolve => choices.orders = ids(table, commit::waiting(table.field, table.turn), Order::Resolve),
        Ask::Volley => volleys(table, &mut choices),
        Ask::Die => dice(table, &mut choices),
        Ask::Check => choices.orders = checks(table),
        Ask::GetDown => choices.orders = vec![Order::GetDown, Order::GoOn],
        Ask::Barrage => choices.orders = vec![Order::Barrage, Order::HoldFire],
        Ask::Mark => choices.orders = barrage::aims(table),
        Ask::Grid => choices.orders = counterfire::grids(table),
        Ask::Strike => choices.orders = shelling::strikes(table),
        Ask::Watch => watch(table, &mut choices),
        Ask::Successor => successors(table, &mut choices),
        Ask::Regroup | Ask::NewLead | Ask::PressOn | Ask::Stand | Ask::FleeMove | Ask::Losses | Ask::ChargeOn => {
            charging::options(table, &mut choices);
        }
        Ask::Damage => {
            choices.orders = damages(table);
            choices.default = natural_damage(table);
        }
        Ask::BailOut => choices.orders = bail_outs(table),
    }
    if choices.default.is_none() && choices.window.kind.is_marked() {
        choices.default = choices.orders.first().cloned();
    }
    Some(choices)
}

fn ids(table: Table, units: Vec<UnitIx>, order: fn(UnitId) -> Order) -> Vec<Order> {
    units.into_iter().map(|unit| order(table.field.unit(unit).id)).collect()
}

/// The cells where the lead of a unit can end, with costs; empty for a unit that may not move.
pub fn destinations(table: Table, unit: UnitId) -> Vec<(Cell, u16)> {
    let movable = table.field.find_unit(unit).filter(|unit| check_can_act(table.field, table.turn, *unit).is_ok());
    movable.map_or_else(Vec::new, |unit| formation::destinations(table.field, unit))
}

/// The cells where the lead of a unit can end a stealth action, with costs; empty for a unit that may not act (T-132,
/// T-133). [`formation::plan_stealth`] turns one into a complete order.
pub fn hideouts(table: Table, unit: UnitId) -> Vec<(Cell, u16)> {
    let movable = table.field.find_unit(unit).filter(|unit| check_can_act(table.field, table.turn, *unit).is_ok());
    movable.map_or_else(Vec::new, |unit| formation::hideouts(table.field, unit))
}

fn act(table: Table, choices: &mut Choices) {
    let Table { field, turn, .. } = table;
    for unit in turn.units(field) {
        let id = field.unit(unit).id;
        if !field.stands(unit) {
            continue;
        }
        let may_act = check_can_act(field, turn, unit);
        if may_act.is_ok() {
            choices.movers.push(id);
        }
        let mut offer = |order: Order, verdict: Result<(), Illegal>| match verdict {
            Ok(()) => choices.orders.push(order),
            Err(why) => choices.refused.push((order, why)),
        };
        let standing = field.all_units().filter(|enemy| field.side(*enemy) != turn.side && field.stands(*enemy));
        let enemies: Vec<UnitIx> = standing.collect();
        for enemy in &enemies {
            let target = field.unit(*enemy).id;
            offer(Order::Attack { unit: id, target }, check_attack(field, turn, unit, *enemy));
        }
        for (order, verdict) in charging::offers(table, unit, &enemies) {
            offer(order, verdict);
        }
        let stay = Order::Stealth { unit: id, steps: Vec::new() };
        offer(stay, check_stealth(field, turn, unit, &[]).map(|_| ()));
        if may_act.is_ok() && !field.vehicles.is_empty() {
            for order in convoy::orders(field, turn, unit) {
                offer(order, Ok(()));
            }
        }
        offer(Order::Overwatch(id), may_act.clone());
        offer(Order::Brace(id), check_brace(field, turn, unit));
        let loads = loads::plan(field, unit);
        let verdict = check_reload(field, turn, unit, &loads);
        offer(Order::Reload { unit: id, loads }, verdict);
        for (primate, cell) in smoke::ideas(field, unit) {
            let verdict = check_smoke(field, turn, unit, primate, cell).map(|_| ());
            offer(Order::Smoke { unit: id, primate, cell }, verdict);
        }
        for primate in
            field.ready(unit).filter(|primate| scenarios::scavenging::in_reach(field, turn, *primate).is_some())
        {
            let verdict = scenarios::scavenging::check_pick_up(field, turn, primate).map(|_| ());
            offer(Order::PickUp(field.primate(primate).id), verdict);
        }
        for (order, verdict) in counterfire::offers(table, unit) {
            offer(order, verdict);
        }
        if has_special_orders(field, unit) {
            offer(Order::SpecialOrder(id), check_special_order(field, turn, unit).map(|_| ()));
        }
        offer(Order::Done(id), may_act.clone());
        if let Err(why) = may_act {
            choices.refused.push((Order::Move { unit: id, steps: Vec::new() }, why));
        }
    }
    choices.orders.push(Order::EndTurn);
}

fn volleys(table: Table, choices: &mut Choices) {
    let Frame::Attack(attack) = table.clock.top() else { return };
    let field = table.field;
    for volley in attack.open(field) {
        let plans = attack.roll(volley).plans(field);
        let fire = |plan: &volley::Plan| Order::Fire { volley, shots: plan.shots(field) };
        // Special weapons go first: they lose nothing if the others run dry, and the others know what is left.
        let best = plans.iter().rev().max_by_key(|plan| plan.value).filter(|plan| plan.value > 0);
        choices.default = choices.default.take().or_else(|| best.map(fire));
        for order in plans.iter().map(fire) {
            if !choices.orders.contains(&order) {
                choices.orders.push(order);
            }
        }
    }
    choices.default.get_or_insert(Order::HoldFire);
    choices.orders.push(Order::HoldFire);
}

fn dice(table: Table, choices: &mut Choices) {
    let frame = table.clock.top();
    let Some((dice, high)) = frame.thrown().zip(frame.wants_high(table.field)) else { return };
    let dice = &dice.faces;
    choices.orders = (1..=dice.len() as u8).map(Order::Keep).collect();
    let rank = |place: &usize| (dice[*place], std::cmp::Reverse(*place));
    let best = if choices.window.side == high {
        (0..dice.len()).max_by_key(rank)
    } else {
        (0..dice.len()).min_by_key(|place| (dice[*place], *place))
    };
    choices.default = best.map(|place| Order::Keep(place as u8 + 1));
}

fn checks(table: Table) -> Vec<Order> {
    ids(table, bereaved::next_checks(bereaved::due(table.clock.top()), table.field, table.turn), Order::Check)
}

fn watch(table: Table, choices: &mut Choices) {
    let Frame::Overwatched(around) = table.clock.top() else { return };
    let field = table.field;
    let mut due = overwatch::due(field, around);
    let spots = shots::Spots::Trails(&around.trails);
    let best = |unit: UnitIx| volley::best(field, unit, around.mover, spots);
    if due.len() > 1 {
        due.sort_by_cached_key(|unit| (std::cmp::Reverse(best(*unit).map_or(0, |plan| plan.value)), *unit));
    }
    choices.orders = ids(table, due.clone(), Order::React);
    // A watcher can't let a mover pass if it hasn't seen it (T-136).
    if field.unit(around.mover).hidden.holds() {
        return;
    }
    let first = due.first().copied();
    choices.orders.extend(ids(table, due, Order::Forfeit));
    // Enter must not throw a magazine away.
    let waste = first.filter(|unit| best(*unit).is_none_or(|plan| plan.is_waste(field)));
    choices.default = waste.map(|unit| Order::Forfeit(field.unit(unit).id));
}

fn successors(table: Table, choices: &mut Choices) {
    let Frame::LeaderLost(lost) = table.clock.top() else { return };
    let field = table.field;
    choices.orders = field.present(lost.unit).map(|mate| Order::Promote(field.primate(mate).id)).collect();
    let natural = leader::natural_successor(field, lost.unit);
    choices.default = natural.map(|mate| Order::Promote(field.primate(mate).id));
}

fn damages(table: Table) -> Vec<Order> {
    let Some(vehicle) = damage::next(table.clock) else { return Vec::new() };
    let id = table.field.vehicle(vehicle).id;
    damage::options(table.field, vehicle).into_iter().map(|minor| Order::Damage(id, minor)).collect()
}

fn natural_damage(table: Table) -> Option<Order> {
    let vehicle = damage::next(table.clock)?;
    let minor = damage::natural(table.field, vehicle)?;
    Some(Order::Damage(table.field.vehicle(vehicle).id, minor))
}

fn bail_outs(table: Table) -> Vec<Order> {
    let Frame::Explosion(explosion) = table.clock.top() else { return Vec::new() };
    vec![Order::Place(explosion::natural_places(table.field, explosion.vehicle))]
}

/// Checks an order from any source: a player, a file, an opponent.
pub fn check(table: Table, order: &Order) -> Result<(), Illegal> {
    let Some(window) = table.clock.window() else {
        return Err(Illegal::BattleOver);
    };
    match (Ask::of(window), order) {
        (_, Order::Concede) => Ok(()),
        (Ask::Designate, Order::Designate(platoon)) => check_designation(table, *platoon),
        (Ask::Ground, order) => deploy::laying::check(table, order),
        (Ask::Deploy, order) => deploy::check(table, order),
        (Ask::Act, order) => check_act(table, order),
        (Ask::Resolve, Order::Resolve(id)) => {
            let unit = find(table.field, *id)?;
            let waits = commit::waiting(table.field, table.turn).contains(&unit);
            if waits { Ok(()) } else { Err(Illegal::NothingToResolve { unit: *id }) }
        }
        (Ask::Volley, Order::HoldFire) => Ok(()),
        (Ask::Volley, Order::Fire { volley, shots }) => {
            let Frame::Attack(attack) = table.clock.top() else { return Err(Illegal::NobodyFires) };
            let open = attack.open(table.field).contains(volley);
            let checked = attack.roll(*volley).check(table.field, shots).map(|_| ());
            if open { checked } else { checked.and(Err(NoGear::NoSuchRoll.into())) }
        }
        (Ask::Die, Order::Keep(die)) => {
            let dice = table.clock.top().thrown().map_or(0, |thrown| thrown.faces.len());
            let there = (1..=dice).contains(&usize::from(*die));
            if there { Ok(()) } else { Err(Illegal::NoSuchDie { die: *die, dice }) }
        }
        (Ask::Check, Order::Check(id)) => {
            if checks(table).contains(order) {
                Ok(())
            } else {
                Err(Illegal::NoCheckDue { unit: *id })
            }
        }
        (Ask::GetDown, Order::GetDown | Order::GoOn) | (Ask::Barrage, Order::Barrage | Order::HoldFire) => Ok(()),
        (Ask::Mark, Order::FireBlind) => Ok(()),
        (Ask::Mark, Order::FireAt(cell)) => {
            let marked = barrage::aims(table).contains(order);
            if marked { Ok(()) } else { Err(NoFire::NotMarked { cell: *cell }.into()) }
        }
        (Ask::Grid, Order::Grid(grid)) => counterfire::check_grid(table, grid),
        (Ask::Strike, Order::Strike(piece)) => {
            let struck = shelling::strikes(table).contains(order);
            if struck { Ok(()) } else { Err(NoFire::NotStruck { piece: *piece }.into()) }
        }
        (Ask::Watch, Order::React(id)) => check_watch(table, *id).map(|_| ()),
        (Ask::Watch, Order::Forfeit(id)) => {
            let around = check_watch(table, *id)?;
            let hidden = table.field.unit(around.mover).hidden.holds();
            if hidden { Err(Illegal::NotDetected { unit: *id }) } else { Ok(()) }
        }
        (Ask::Successor, Order::Promote(id)) => {
            let Frame::LeaderLost(lost) = table.clock.top() else { return Err(Illegal::CannotLead { primate: *id }) };
            let member = table.field.find_primate(*id).filter(|one| table.field.present(lost.unit).any(|m| m == *one));
            member.map(|_| ()).ok_or(Illegal::CannotLead { primate: *id })
        }
        (ask, order) if ask.is_of_charge() => charging::check(table, ask, order),
        (Ask::Damage, Order::Damage(id, _)) => {
            if damages(table).contains(order) {
                Ok(())
            } else {
                Err(NoDrive::NoSuchDamage { vehicle: *id }.into())
            }
        }
        (Ask::BailOut, Order::Place(places)) => match table.clock.top() {
            Frame::Explosion(explosion) => explosion::check_places(table.field, explosion.vehicle, places),
            _ => Err(Illegal::OtherWindow { order: order.name(), window: Ask::BailOut.name() }),
        },
        (ask, order) => Err(Illegal::OtherWindow { order: order.name(), window: ask.name() }),
    }
}

fn find(field: &Field, id: UnitId) -> Result<UnitIx, Illegal> {
    field.find_unit(id).ok_or(Illegal::NoSuchUnit { unit: id })
}

fn check_designation(table: Table, platoon: u8) -> Result<(), Illegal> {
    let free = table.turn.undesignated(table.turn.side).contains(&platoon);
    if free { Ok(()) } else { Err(Illegal::NotDesignable { platoon }) }
}

fn check_act(table: Table, order: &Order) -> Result<(), Illegal> {
    let Table { field, turn, .. } = table;
    match order {
        Order::EndTurn => Ok(()),
        Order::Move { unit, steps } => check_move(field, turn, find(field, *unit)?, steps).map(|_| ()),
        Order::Stealth { unit, steps } => check_stealth(field, turn, find(field, *unit)?, steps).map(|_| ()),
        Order::Attack { unit, target } => check_attack(field, turn, find(field, *unit)?, find(field, *target)?),
        Order::Overwatch(unit) | Order::Done(unit) => check_can_act(field, turn, find(field, *unit)?),
        Order::PickUp(id) => {
            let primate = field.find_primate(*id).ok_or(Illegal::NoSuchPrimate { primate: *id })?;
            scenarios::scavenging::check_pick_up(field, turn, primate).map(|_| ())
        }
        Order::Brace(unit) => check_brace(field, turn, find(field, *unit)?),
        Order::Shell { unit, troop } => counterfire::check_shell(field, turn, find(field, *unit)?, *troop),
        Order::SpecialOrder(unit) => check_special_order(field, turn, find(field, *unit)?).map(|_| ()),
        Order::Reload { unit, loads } => check_reload(field, turn, find(field, *unit)?, loads),
        Order::Smoke { unit, primate, cell } => {
            check_smoke(field, turn, find(field, *unit)?, *primate, *cell).map(|_| ())
        }
        Order::Overrun { unit, lead, path, target, joiners } => {
            overrun::check_overrun(field, turn, (*unit, *target), *lead, path, joiners).map(|_| ())
        }
        other => Err(Illegal::OtherWindow { order: other.name(), window: Ask::Act.name() }),
    }
}

fn check_watch(table: Table<'_>, id: UnitId) -> Result<&frames::Overwatched, Illegal> {
    let unit = find(table.field, id)?;
    let Frame::Overwatched(around) = table.clock.top() else { return Err(Illegal::NotTriggered { unit: id }) };
    if overwatch::due(table.field, around).contains(&unit) {
        Ok(around)
    } else {
        Err(why_not_due(table.field, around, unit))
    }
}

/// Why a watching unit may not react: either an ordered attack on the mover would be refused (T-178), or the overwatch
/// isn't triggered.
fn why_not_due(field: &Field, around: &frames::Overwatched, unit: UnitIx) -> Illegal {
    let spots = shots::Spots::Trails(&around.trails);
    let watches = field.unit(unit).watch.0;
    let refused = watches.then(|| super::targets::check_reachable_at(field, unit, around.mover, spots).err()).flatten();
    refused.unwrap_or(Illegal::NotTriggered { unit: field.unit(unit).id })
}
