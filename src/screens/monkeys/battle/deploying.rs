//! Deployment before the battle: a platoon's units are placed one by one in the bright zone, by a click or as the
//! planner suggests (G-12, G-32).

use super::act::give;
use super::crews;
use super::hands::Hands;
use super::models::Look;
use super::refusal;
use crate::battle;
use crate::board::Cell;
use crate::force::{Side, UnitId, UnitIx};
use crate::input::Intent;
use crate::panels::{
    Why,
    decision::{Ask, Card},
};
use crate::rules::monkeys::{
    choices::{Choices, Table, check},
    deploy::{places, planner},
    door,
    order::Order,
    sequence::Frame,
};
use crate::screens::monkeys::battle::verbs;
use crate::words::{say, word};
use bevy::prelude::World;

/// The unit that a click places: the selected one, otherwise the first that waits.
pub fn placing(table: Table, hands: &Hands) -> Option<UnitIx> {
    let Frame::Deployment(deployment) = table.clock.top() else { return None };
    let field = table.field;
    let open = deployment
        .begun(field, table.turn)
        .map_or_else(|| deployment.pending(table.turn, deployment.side), |begun| vec![begun]);
    let units = || open.iter().flat_map(|platoon| field.platoon(deployment.side, *platoon));
    let known = |unit: &UnitIx| field.roll_call(*unit).next().is_some();
    let selected = hands.selected().and_then(|id| field.find_unit(id)).filter(|unit| units().any(|one| one == *unit));
    let waits = |unit: &UnitIx| field.reserve(*unit).next().is_some();
    selected.filter(known).or_else(|| units().find(waits))
}

/// The order that places the unit around a cell, if there is room.
pub fn placed(table: Table, hands: &Hands, cell: Cell) -> Option<Order> {
    let order = planner::plan(table.field, table.turn, placing(table, hands)?, cell)?;
    check(table, &order).is_ok().then_some(order)
}

/// Where the unit being placed would stand by the advice that is laid out, until another unit is taken up.
pub fn laid_out(table: Table, hands: &Hands) -> Option<Order> {
    let order = hands.answer().filter(|order| matches!(order, Order::Deploy { .. }))?;
    let unit = placing(table, hands).map(|unit| table.field.unit(unit).id);
    (order.unit() == unit && check(table, order).is_ok()).then(|| order.clone())
}

/// The index of the card that stands for an order.
pub fn card_of(choices: &Choices, laid: Option<&Order>, order: &Order) -> usize {
    offered(choices, laid).iter().position(|offer| offer == order).unwrap_or(0)
}

/// The answers with a card: to be ready, to take the advice, to split a squad. Advice that is laid out takes the place
/// of the default.
fn offered(choices: &Choices, laid: Option<&Order>) -> Vec<Order> {
    let ready = choices.orders.iter().filter(|order| **order == Order::Ready);
    let default = choices.default.iter().filter(|order| matches!(order, Order::Deploy { .. }));
    let advised = laid.into_iter().chain(default).take(1);
    let splits = choices.orders.iter().filter(|order| matches!(order, Order::Split { .. }));
    ready.chain(advised).chain(splits).cloned().collect()
}

/// The question: where the next unit sets up, or whether the platoon is ready.
pub fn question(look: &Look) -> String {
    let ready = look.choices().is_some_and(|choices| choices.orders.contains(&Order::Ready));
    match placing(look.table(), look.hands).filter(|_| !ready) {
        Some(unit) => say("question-deploy", &[("unit", look.names.unit(unit).into())]),
        None => word("question-deploy-ready"),
    }
}

/// The cards of the window, or its hint if there are none.
pub fn ask(look: &Look, choices: &Choices) -> Ask {
    let unit = placing(look.table(), look.hands);
    let name = unit.map_or("", |unit| look.names.unit(unit));
    let laid = laid_out(look.table(), look.hands);
    let card = |(place, order): (usize, Order)| {
        let who = |id: UnitId| look.field.find_unit(id).map_or("", |unit| look.names.unit(unit));
        let (title, line) = match &order {
            Order::Ready => (word("deploy-ready"), word("deploy-ready-is")),
            Order::Split { unit, .. } => (say("deploy-split", &[("unit", who(*unit).into())]), word("deploy-split-is")),
            // The question names the unit.
            Order::Deploy { .. } => (word("deploy-advised"), say("deploy-hint", &[("unit", name.into())])),
            _ => (String::new(), String::new()),
        };
        let usual = choices.default.as_ref() == Some(&order) || laid.as_ref() == Some(&order);
        let more = if order == Order::Ready { further(look, choices.window.side) } else { Vec::new() };
        let lines = std::iter::once(line).chain(more).collect();
        Card { title, lines, key: (place + 1).to_string(), usual, ..Card::default() }
    };
    Ask::Pick(offered(choices, laid.as_ref()).into_iter().enumerate().map(card).collect())
}

/// What else can be changed about deployed units: seats, and where emplacements go (G-23, T-99).
fn further(look: &Look, side: Side) -> Vec<String> {
    let field = look.field;
    let own = || field.all_units().filter(|unit| field.side(*unit) == side && field.stands(*unit));
    let seats = own().any(|unit| field.vehicles_of(unit).next().is_some()).then(|| word("deploy-seats"));
    let sites = own().any(|unit| !field.emplaced(unit).is_empty()).then(|| word("deploy-sites"));
    seats.into_iter().chain(sites).collect()
}

/// Lets an intent answer the window.
pub fn answer(world: &mut World, hands: &mut Hands, options: &Choices, intent: &Intent) {
    let laid = laid_out(door::table(world), hands);
    let offered = || offered(options, laid.as_ref());
    match intent {
        Intent::Click { cell, .. } | Intent::Drop(cell) => click(world, hands, *cell),
        Intent::SelectUnit(unit) | Intent::GoTo(unit) => take_up(hands, *unit),
        Intent::SelectPiece(piece) | Intent::TogglePiece(piece) => {
            hands.select(Some(piece.unit));
            hands.look_alone(Some(*piece));
        }
        Intent::Seat(vehicle, seat) => crews::seat(world, hands, *vehicle, *seat),
        Intent::Mode(verbs::VEHICLE) => hands.choose(hands.mode().xor(Some(verbs::VEHICLE))),
        Intent::NextUnit => cycle(world, hands, 1),
        Intent::PreviousUnit => cycle(world, hands, -1),
        Intent::TakeOption(place) => take(world, hands, offered().get(*place).cloned()),
        Intent::UnitNumber(number) => {
            take(world, hands, offered().get(usize::from(*number).wrapping_sub(1)).cloned());
        }
        Intent::MarkOption(step) => {
            hands.step_mark(isize::from(*step), offered().len().max(1));
        }
        Intent::Accept => take(world, hands, offered().get(hands.marked()).cloned().or(options.default.clone())),
        _ => {}
    }
}

fn take(world: &mut World, hands: &mut Hands, order: Option<Order>) {
    if let Some(order) = order {
        // The next waiting unit is selected automatically.
        hands.select(None);
        give(world, hands, order);
        hands.select(None);
        hands.look_alone(None);
        hands.site(None);
        hands.mark(0);
    }
}

fn take_up(hands: &mut Hands, unit: UnitId) {
    hands.select(Some(unit));
    hands.look_alone(None);
    hands.choose(None);
    hands.site(None);
}

/// A click on one of the side's own units picks it up again, on one of its vehicles shows the seats; anywhere else the
/// unit sets up around that cell, or what is held goes there: an emplacement, or a rider getting out.
fn click(world: &mut World, hands: &mut Hands, cell: Cell) {
    hands.note(None);
    if crews::put_up(world, hands, cell) || crews::gets_out(world, hands, cell) {
        return;
    }
    let table = door::table(world);
    if crews::look_at(table, hands, cell) {
        return;
    }
    // If it is below a counter, the second click selects it, once its unit is selected.
    let free = |whose: &(UnitId, usize)| table.field.at(cell).is_none() || hands.selected() == Some(whose.0);
    if let Some(whose) = crews::emplacement_at(table, cell).filter(free) {
        hands.select(Some(whose.0));
        hands.site(Some(whose));
        return;
    }
    let standing = table.field.at(cell).map(|primate| table.field.primate(primate).id.unit);
    let side = table.clock.window().map(|window| window.side);
    if let Some(unit) = standing.filter(|unit| Some(unit.side) == side && hands.selected() != Some(*unit)) {
        take_up(hands, unit);
        return;
    }
    match placed(table, hands, cell) {
        Some(order) => take(world, hands, Some(order)),
        None => hands.refuse(no_room(world, hands, cell)),
    }
}

/// Why the unit can't set up there: the square is outside the zone or taken, or there is no room for all.
fn no_room(world: &World, hands: &Hands, cell: Cell) -> Why {
    let table = door::table(world);
    if let Some(why) =
        placing(table, hands).and_then(|unit| places::check_lead(table.field, table.turn, unit, cell).err())
    {
        return refusal(world, &why);
    }
    let advised = battle::monkeys::choices(world).and_then(|options| options.default);
    match advised.and_then(|order| check(table, &order).err()) {
        Some(why) => refusal(world, &why),
        None => {
            let names = world.resource::<super::Names>();
            let unit = placing(table, hands).map(|unit| names.unit(unit).to_owned()).unwrap_or_default();
            Why::new(say("deploy-no-room", &[("unit", unit.into())]), "G-32")
        }
    }
}

fn cycle(world: &World, hands: &mut Hands, step: isize) {
    let table = door::table(world);
    let Frame::Deployment(deployment) = table.clock.top() else { return };
    let platoons = deployment.pending(table.turn, deployment.side);
    let of = |platoon: &u8| table.field.platoon(deployment.side, *platoon).collect::<Vec<_>>();
    let units: Vec<UnitIx> =
        platoons.iter().flat_map(of).filter(|unit| table.field.roll_call(*unit).next().is_some()).collect();
    if units.is_empty() {
        return;
    }
    let now = placing(table, hands).and_then(|unit| units.iter().position(|one| *one == unit)).unwrap_or(0);
    let next = (now as isize + step).rem_euclid(units.len() as isize) as usize;
    hands.select(Some(table.field.unit(units[next]).id));
}
