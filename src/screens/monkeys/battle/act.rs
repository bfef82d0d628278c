//! From intents to drafts and orders: the first click drafts, the second confirms (interface rule: left click asks,
//! right click goes back). The rules say what is allowed; nothing is decided here.

use super::hands::{Draft, Hands, VolleyDraft};
use super::models::{Look, duel::Duel, orders};
use super::names::Names;
use super::{answers, charging, clicking, kinds, leaving, moving, picking, refusal, riding, smoking};
use crate::battle;
use crate::force::{UnitId, UnitIx};
use crate::input::{Intent, Verb};
use crate::rules::monkeys::{
    choices::{Table, check, hideouts},
    commit, counterfire, door,
    foresight::risks,
    loads,
    order::Order,
    platoons::Turn,
};
use crate::screens::{hands as cursor, host::Beyond, monkeys::battle::verbs};
use crate::{panels::Why, words::word};
use bevy::prelude::World;

/// Applies one intent to the battle.
pub fn answer(world: &mut World, hands: &mut Hands, intent: &Intent) -> Beyond {
    match intent {
        Intent::Hover(cell) => {
            hands.point_at(*cell);
            if cursor::by_keys(world) {
                hands.disarm_end();
            }
        }
        Intent::Brink(cell) => hands.point_beyond(*cell),
        Intent::Carry(cell) => hands.point_at(Some(*cell)),
        Intent::Hold(held, on) => hands.hold(*held, *on),
        Intent::Fold(fold) => hands.toggle(*fold),
        Intent::View(view) => hands.toggle_view(*view),
        Intent::NextView => hands.next_view(),
        // A draft is dropped even so.
        Intent::Undo if !kinds::has_own_step(world) => hands.let_go(),
        Intent::Undo => travel(world, hands, battle::monkeys::undo),
        Intent::Redo => travel(world, hands, battle::monkeys::redo),
        Intent::SelectUnit(unit) | Intent::GoTo(unit) => select(world, hands, *unit),
        Intent::Back => return back(world, hands),
        other => at_window(world, hands, other),
    }
    Beyond::Nothing
}

fn travel(world: &mut World, hands: &mut Hands, step: fn(&mut World) -> bool) {
    hands.let_go();
    hands.note(None);
    // What is given without asking is undone and redone with the order it follows. So is what a scripted opponent
    // ordered.
    while step(world) && (kinds::unasked(world).is_some() || crate::screens::thinking::is_left(world)) {}
    crate::screens::thinking::forget_later(world);
    settle(world, hands);
}

/// One step back: draft, mode, piece, unit; then the menu.
fn back(world: &World, hands: &mut Hands) -> Beyond {
    if hands.take_back() || (window_name(world) == Some("Act") && hands.deselect()) {
        Beyond::Nothing
    } else {
        Beyond::Menu
    }
}

/// The name of the open window.
pub fn window_name(world: &World) -> Option<&'static str> {
    door::table(world).clock.window().map(|window| window.name())
}

fn at_window(world: &mut World, hands: &mut Hands, intent: &Intent) {
    match window_name(world) {
        Some("Act") => act(world, hands, intent),
        Some(_) => answers::answer(world, hands, intent),
        None => {}
    }
}

/// Gives an order; a refusal is shown and changes nothing.
pub fn give(world: &mut World, hands: &mut Hands, order: Order) {
    if crate::screens::lesson::refuses(world, &order) {
        return;
    }
    match battle::submit(world, order) {
        Ok(()) => {
            hands.order_given();
            settle(world, hands);
        }
        Err(why) => hands.refuse(refusal(world, &why)),
    }
}

/// Runs after anything has changed: the selection must still exist, and answers start at their default.
pub fn settle(world: &World, hands: &mut Hands) {
    answers::open(world, hands);
    let table = door::table(world);
    let able = commit::able(table.field, table.turn);
    let is_able = |id: UnitId| table.field.find_unit(id).is_some_and(|unit| able.contains(&unit));
    hands.forget_fallen(|id| table.field.find_unit(id).is_some_and(|unit| table.field.stands(unit)));
    if window_name(world) == Some("Act") && !hands.selected().is_some_and(is_able) {
        let first = able.first().map(|unit| table.field.unit(*unit).id);
        hands.select(ordered_last(world).filter(|unit| is_able(*unit)).or(first));
    }
}

/// The unit of the side in turn that was given the last order of this turn: after a charge it goes on.
fn ordered_last(world: &World) -> Option<UnitId> {
    let side = door::table(world).turn.side;
    let orders: Vec<&Order> = world.get_resource::<battle::Record>()?.orders().collect();
    let in_turn = orders.into_iter().rev().take_while(|order| !matches!(order, Order::EndTurn | Order::Designate(_)));
    in_turn.filter_map(Order::unit).find(|unit| unit.side == side)
}

fn act(world: &mut World, hands: &mut Hands, intent: &Intent) {
    if *intent == Intent::EndTurn || *intent == Intent::Accept && hands.end_armed() {
        return end_turn(world, hands);
    }
    hands.disarm_end();
    match intent {
        Intent::Click { cell, double, .. } if moving::put_back(world, hands, *cell, *double) => {}
        Intent::Seat(vehicle, seat) => riding::seat(world, hands, *vehicle, *seat),
        Intent::TakeOption(place) if hands.mode() == Some(verbs::VEHICLE) => riding::take_offer(world, hands, *place),
        Intent::FewerTargets if hands.mode() == Some(verbs::VEHICLE) => riding::turn(world, hands, false),
        Intent::MoreTargets if hands.mode() == Some(verbs::VEHICLE) => riding::turn(world, hands, true),
        Intent::Click { cell, shift, .. } => clicking::click(world, hands, *cell, *shift),
        Intent::Leave(cell) => clicking::click(world, hands, *cell, false),
        Intent::Grab(cell) => moving::grab(world, hands, *cell),
        Intent::Drop(cell) => moving::drop(world, hands, *cell),
        Intent::Mode(mode) => choose_mode(world, hands, *mode),
        Intent::Accept => accept(world, hands),
        Intent::NextUnit => cycle(world, hands, 1),
        Intent::PreviousUnit => cycle(world, hands, -1),
        Intent::UnitNumber(number) => select_number(world, hands, *number),
        Intent::SelectPiece(piece) => hands.look_alone(Some(*piece)),
        Intent::Against(unit) => hands.toggle_against(*unit),
        Intent::FewerTargets | Intent::MoreTargets if !matches!(hands.draft(), Some(Draft::Attack { .. })) => {
            next_against(world, hands, matches!(intent, Intent::MoreTargets));
        }
        Intent::FewerTargets => step_plan(world, hands, -1),
        Intent::MoreTargets => step_plan(world, hands, 1),
        Intent::Commitment(place) => look_at_roll(world, hands, *place),
        Intent::TogglePiece(_) | Intent::ToggleShooter(_) => {
            hands.refuse(Why::new(word("forecast-plan"), "T-46"));
        }
        _ => {}
    }
}

/// Reloading with the spares that the planner would spend (T-100).
fn reload(world: &World, unit: UnitId) -> Order {
    let field = door::table(world).field;
    let loads = field.find_unit(unit).map_or_else(Vec::new, |unit| loads::plan(field, unit));
    Order::Reload { unit, loads }
}

fn choose_mode(world: &mut World, hands: &mut Hands, mode: Verb) {
    hands.note(None);
    let Some(unit) = hands.selected() else { return };
    let order = match mode {
        verbs::OVERWATCH => Order::Overwatch(unit),
        verbs::BRACE => Order::Brace(unit),
        verbs::RELOAD => reload(world, unit),
        verbs::DONE => Order::Done(unit),
        verbs::HIDE => return choose_hide(world, hands, unit),
        verbs::MOVE | verbs::ATTACK | verbs::VEHICLE | verbs::CHARGE | verbs::SMOKE => {
            return aim_mode(world, hands, unit, mode);
        }
        verbs::PICK_UP => match picking::order(door::table(world), unit) {
            Ok(order) => order,
            Err(why) => {
                hands.refuse(refusal(world, &why));
                return;
            }
        },
        verbs::LEAVE => return leaving::choose(world, hands, unit),
        verbs::SPECIAL_ORDER => Order::SpecialOrder(unit),
        verbs::SHELL => match next_troop(world, hands, unit) {
            Some(order) => order,
            None => return,
        },
        _ => return,
    };
    if hands.draft() == Some(&Draft::Give(order.clone())) {
        return accept(world, hands);
    }
    hands.let_go();
    match check(door::table(world), &order) {
        Ok(()) => {
            hands.choose(Some(mode));
            hands.lay(Draft::Give(order));
        }
        Err(why) => hands.refuse(refusal(world, &why)),
    }
}

/// The troop in another hex that a unit fires at: the first within reach, then the next one with each press (C-34).
fn next_troop(world: &World, hands: &Hands, unit: UnitId) -> Option<Order> {
    let table = door::table(world);
    let offers = counterfire::offers(table, table.field.find_unit(unit)?);
    let may: Vec<&Order> = offers.iter().filter(|(_, verdict)| verdict.is_ok()).map(|(order, _)| order).collect();
    let drafted = may.iter().position(|order| hands.draft() == Some(&Draft::Give((*order).clone())));
    match (drafted, may.len()) {
        (_, 0) => offers.first().map(|(order, _)| order.clone()),
        (Some(place), count) => Some(may[(place + 1) % count].clone()),
        (None, _) => Some(may[0].clone()),
    }
}

/// If everyone is in cover already, hiding is drafted at once; otherwise a place is chosen first (T-132, T-133).
fn choose_hide(world: &mut World, hands: &mut Hands, unit: UnitId) {
    let stay = Order::Stealth { unit, steps: Vec::new() };
    if hands.draft() == Some(&Draft::Give(stay.clone())) {
        return accept(world, hands);
    }
    hands.let_go();
    let table = door::table(world);
    match check(table, &stay) {
        Ok(()) => {
            hands.choose(Some(verbs::HIDE));
            hands.lay(Draft::Give(stay));
        }
        Err(_) if !hideouts(table, unit).is_empty() => hands.choose(Some(verbs::HIDE)),
        Err(why) => hands.refuse(refusal(world, &why)),
    }
}

/// Move and attack need a place or an enemy first.
fn aim_mode(world: &World, hands: &mut Hands, unit: UnitId, mode: Verb) {
    let table = door::table(world);
    let Some(unit) = table.field.find_unit(unit) else { return };
    hands.let_go();
    if mode == verbs::VEHICLE && !riding::has_vehicles(table.field, unit) {
        let why = orders::refusal(&Look::at(world, hands), mode);
        hands.note(why);
        return;
    }
    let can_act = commit::check_can_act(table.field, table.turn, unit);
    if mode == verbs::CHARGE
        && can_act.is_ok()
        && let Some(why) = charging::why_nobody(table, world.resource::<Names>(), unit)
    {
        // A click on an enemy then says why that one can't be charged; it must not become an attack.
        hands.choose(Some(mode));
        hands.refuse(why);
        return;
    }
    let verdict = can_act.and_then(|()| match mode {
        verbs::ATTACK => any_target(table, unit),
        verbs::SMOKE => smoking::any_thrower(table, unit),
        _ => Ok(()),
    });
    match verdict {
        Ok(()) => hands.choose(Some(mode)),
        Err(why) => hands.refuse(refusal(world, &why)),
    }
}

/// An enemy that the unit can attack, or why it can't attack the nearest of them.
fn any_target(table: Table, unit: UnitIx) -> Result<(), crate::rules::monkeys::Illegal> {
    let field = table.field;
    let enemies = field.all_units().filter(|enemy| field.side(*enemy) != table.turn.side && field.stands(*enemy));
    let mut refused = Ok(());
    for enemy in enemies {
        match commit::check_attack(field, table.turn, unit, enemy) {
            Ok(()) => return Ok(()),
            Err(why) => refused = refused.and(Err(why)),
        }
    }
    refused
}

/// Previews the drafted attack with one target fewer or more; the targets are named when it fires (T-46, T-51).
fn step_plan(world: &World, hands: &mut Hands, step: isize) {
    let Some(&Draft::Attack { unit, target }) = hands.draft() else { return };
    let field = door::table(world).field;
    let (Some(unit), Some(target)) = (field.find_unit(unit), field.find_unit(target)) else { return };
    let (duel, chosen) = (Duel::standing(field, unit, target), hands.volley());
    let volley = chosen.map(|draft| draft.volley).or_else(|| duel.rolls().first().copied()).unwrap_or_default();
    let plans = duel.in_roll(volley).plans();
    let best = plans.iter().enumerate().rev().max_by_key(|(_, plan)| plan.value).map_or(0, |(place, _)| place);
    let now = chosen.and_then(|draft| draft.plan).unwrap_or(best);
    let next = (now as isize + step).clamp(0, plans.len() as isize - 1);
    hands.name_volley(VolleyDraft { volley, plan: usize::try_from(next).ok(), ..VolleyDraft::default() });
}

/// Previews another roll of the drafted attack; their order is decided when it fires (T-46, T-47).
fn look_at_roll(world: &World, hands: &mut Hands, place: usize) {
    let Some(&Draft::Attack { unit, target }) = hands.draft() else { return };
    let field = door::table(world).field;
    let (Some(unit), Some(target)) = (field.find_unit(unit), field.find_unit(target)) else { return };
    if let Some(volley) = Duel::standing(field, unit, target).rolls().get(place).copied() {
        hands.name_volley(VolleyDraft { volley, ..VolleyDraft::default() });
    }
}

/// Directs the forecast at the next enemy, or the previous one, then at the best one again.
fn next_against(world: &World, hands: &mut Hands, forward: bool) {
    let table = door::table(world);
    let enemies = table.field.all_units().filter(|unit| table.field.side(*unit) != table.turn.side);
    let ids: Vec<UnitId> =
        enemies.filter(|unit| table.field.stands(*unit)).map(|unit| table.field.unit(unit).id).collect();
    let now = ids.iter().position(|id| Some(*id) == hands.against());
    hands.ask_about(match (now, forward) {
        (None, true) => ids.first().copied(),
        (None, false) => ids.last().copied(),
        (Some(place), true) => ids.get(place + 1).copied(),
        (Some(place), false) => place.checked_sub(1).map(|place| ids[place]),
    });
}

pub(super) fn accept(world: &mut World, hands: &mut Hands) {
    if let Some(order) = hands.confirm() {
        give(world, hands, order);
    }
}

/// The first press shows which units can still act and which would be lost; the second ends the turn, and so does the
/// key that takes any draft.
fn end_turn(world: &mut World, hands: &mut Hands) {
    let table = door::table(world);
    let able = commit::able(table.field, table.turn);
    let lost = risks(table, &Order::EndTurn);
    if able.is_empty() && lost.is_empty() || hands.end_armed() {
        give(world, hands, Order::EndTurn);
    } else {
        hands.arm_end();
    }
}

fn able_ids(table: Table) -> Vec<UnitId> {
    commit::able(table.field, table.turn).into_iter().map(|unit| table.field.unit(unit).id).collect()
}

fn cycle(world: &World, hands: &mut Hands, step: isize) {
    let able = able_ids(door::table(world));
    if able.is_empty() {
        return;
    }
    let now = able.iter().position(|unit| Some(*unit) == hands.selected());
    let next = now.map_or(0, |now| (now as isize + step).rem_euclid(able.len() as isize) as usize);
    hands.take_up(able[next]);
}

fn select_number(world: &World, hands: &mut Hands, number: u8) {
    let table = door::table(world);
    let unit = usize::from(number).checked_sub(1).and_then(|place| table.turn.units(table.field).get(place).copied());
    if let Some(unit) = unit {
        select(world, hands, table.field.unit(unit).id);
    }
}

fn select(world: &World, hands: &mut Hands, unit: UnitId) {
    let table = door::table(world);
    hands.choose(None);
    hands.note(None);
    if is_active(table.turn, unit) {
        hands.take_up(unit);
    } else {
        hands.look_at(unit);
    }
}

fn is_active(turn: &Turn, unit: UnitId) -> bool {
    unit.side == turn.side && Some(unit.platoon) == turn.active
}
