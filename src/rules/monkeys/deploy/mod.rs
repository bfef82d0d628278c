//! Deployment: the players decide where everyone starts (G-12, G-32, G-33; 1.6, T-24, T-149).
//!
//! Players take turns placing whole platoons, starting with the one that moves first. In an Ambush, the defender places
//! everything before the attacker. Until a platoon is ready, its units may be placed again, and a squad of it may be
//! split.

pub use super::frames::Deployment;

use super::{
    field::Field,
    illegal::Illegal,
    order::{Given, Order, Parking},
    scenario::Scenario,
    sequence::Frame,
    states::{self, Emplacements},
    table::{Choices, Table},
    turn::Turn,
    windows::Ask,
};
use crate::board::Cell;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{Roster, Side, UnitId, UnitIx, squad::Place, vehicle::Heading};
use bevy_ecs::prelude::*;

pub mod laying;
pub mod places;
pub mod planner;
pub mod split;

/// Number of anchors offered for a unit, best first.
const OFFERED: usize = 4;

impl Deployment {
    /// Deployment about to start: platoons that don't have to be placed are in position already.
    fn new(field: &Field, turn: &Turn) -> Self {
        let ready = Side::BOTH.map(|side| {
            let platoons = 1..=turn.platoons[side.index()].len() as u8;
            platoons.filter(|platoon| !waits(field, side, *platoon)).collect()
        });
        let ambush = turn.stakes.scenario == Scenario::Ambush;
        Self { side: if ambush { turn.stakes.attacker.other() } else { turn.first }, ready }
    }

    /// Platoons of a side that aren't ready yet.
    pub fn pending(&self, turn: &Turn, side: Side) -> Vec<u8> {
        let platoons = 1..=turn.platoons[side.index()].len() as u8;
        platoons.filter(|platoon| !self.ready[side.index()].contains(platoon)).collect()
    }

    /// The platoon that the deciding player has started to place.
    pub fn begun(&self, field: &Field, turn: &Turn) -> Option<u8> {
        let begun = |platoon: &u8| field.platoon(self.side, *platoon).any(|unit| field.stands(unit));
        self.pending(turn, self.side).into_iter().find(begun)
    }

    /// The platoons of which the side may place a unit: the one it has started, or any.
    fn open(&self, field: &Field, turn: &Turn) -> Vec<u8> {
        self.begun(field, turn).map_or_else(|| self.pending(turn, self.side), |begun| vec![begun])
    }
}

/// Whether a platoon has anyone left to place.
fn waits(field: &Field, side: Side, platoon: u8) -> bool {
    field.platoon(side, platoon).any(|unit| field.reserve(unit).next().is_some())
}

/// The first unit of a platoon that still has to be placed.
fn next_unit(field: &Field, side: Side, platoon: u8) -> Option<UnitIx> {
    field.platoon(side, platoon).find(|unit| field.reserve(*unit).next().is_some())
}

fn top(clock: &Clock<Frame>) -> Option<&Deployment> {
    match clock.top() {
        Frame::Deployment(deployment) => Some(deployment),
        _ => None,
    }
}

/// If a level leaves it to the players, they decide on the ground and on where everyone starts (G-32, G-33).
pub(super) fn open_deployment(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    turn: Res<Turn>,
) {
    let in_reserve = |primate: &states::PrimateState| primate.place == Place::Reserve;
    if !field.primates.iter().any(in_reserve) {
        return;
    }
    let away = |primate: &states::PrimateState| primate.place == Place::Afar;
    if turn.recipe.is_some() && field.primates.iter().all(|one| in_reserve(one) || away(one)) {
        clock.call(Frame::Laying(laying::Laying::new(&turn)));
    }
    let deployment = Deployment::new(&field, &turn);
    log.tell("G-32", What::Began { step: "deployment", side: deployment.side, round: turn.round });
    clock.call(Frame::Deployment(deployment));
}

/// The players take turns placing whole platoons (G-32).
pub(super) fn ask_deployment(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, turn: Res<Turn>) {
    let Some(deployment) = top(&clock).cloned() else { return };
    let left = |side: &Side| !deployment.pending(&turn, *side).is_empty();
    let Some(side) = [deployment.side, deployment.side.other()].into_iter().find(left) else { return };
    let deployment = Deployment { side, ..deployment };
    let about = deployment.open(&field, &turn).into_iter().find_map(|platoon| next_unit(&field, side, platoon));
    if let Frame::Deployment(frame) = clock.top_mut() {
        frame.side = side;
    }
    let about = about.map(|unit| field.unit(unit).id);
    clock.ask(Ask::Deploy.at(side, about));
}

/// Puts a unit where its player wants it (G-32).
#[expect(clippy::too_many_arguments, reason = "one system places members, vehicles, crews and weapons")]
pub(super) fn place_unit(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut places: Query<&mut Place>,
    mut headings: Query<&mut Heading>,
    mut sites: Query<&mut Emplacements>,
    mut log: ResMut<BattleLog>,
    mut clock: ResMut<Clock<Frame>>,
) {
    // The step repeats until both sides are ready.
    clock.again();
    let Order::Deploy { unit, at, vehicles, aboard, emplaced } = given.order() else { return };
    let Some(unit) = field.find_unit(*unit) else { return };
    let aboard = places::aboard(&field, unit, aboard.as_deref()).expect("orders are checked before they are taken");
    for (primate, cell) in places::walkers(&field, unit, &aboard).into_iter().zip(at) {
        *places.get_mut(roster.primate(primate)).expect("a primate has a place") = Place::On(*cell);
        log.tell("G-32", What::Placed { piece: field.primate(primate).id, cell: *cell });
    }
    for (vehicle, Parking { at, facing }) in places::brought(&field, unit).into_iter().zip(vehicles) {
        let (entity, piece) = (roster.vehicle(vehicle), field.vehicle(vehicle).id);
        *places.get_mut(entity).expect("a vehicle has a place") = Place::On(*at);
        *headings.get_mut(entity).expect("a vehicle looks somewhere") = Heading(*facing);
        log.tell("G-32", What::Placed { piece, cell: *at });
        log.tell("G-22", What::Faced { piece, facing: facing.digit() });
    }
    put_up((&field, unit), emplaced, roster.unit(unit), &mut sites, &mut log);
    for (rider, vehicle, seat) in aboard {
        *places.get_mut(roster.primate(rider)).expect("a primate has a place") = Place::Aboard(vehicle, seat);
        let (piece, vehicle) = (field.primate(rider).id, field.vehicle(vehicle).id);
        log.tell("G-23", What::Boarded { piece, vehicle, seat });
    }
}

/// Puts the emplacements of a unit where its player wants them (T-99).
fn put_up(
    (field, unit): (&Field, UnitIx),
    cells: &[Cell],
    entity: Entity,
    sites: &mut Query<&mut Emplacements>,
    log: &mut BattleLog,
) {
    if cells.is_empty() {
        return;
    }
    let mut all = sites.get_mut(entity).expect("a unit has emplacements");
    for (one, cell) in all.0.iter_mut().zip(cells) {
        one.cell = Some(*cell);
    }
    log.tell("T-99", What::Said { what: "emplaced", who: Some(field.unit(unit).id.into()) });
}

/// A platoon is final; the other player places one (G-32).
pub(super) fn take_ready(given: Res<Given>, field: Res<Field>, turn: Res<Turn>, mut clock: ResMut<Clock<Frame>>) {
    if *given.order() != Order::Ready {
        return;
    }
    let ambush = turn.stakes.scenario == Scenario::Ambush;
    if let Frame::Deployment(deployment) = clock.top_mut() {
        let platoon = deployment.open(&field, &turn).first().copied();
        deployment.ready[deployment.side.index()].extend(platoon);
        if !ambush {
            deployment.side = deployment.side.other();
        }
    }
}

/// Only platoons that start with a primate on the board count for victory (T-149).
pub(super) fn count_platoons(mut turn: ResMut<Turn>, field: Res<Field>) {
    for side in Side::BOTH {
        for place in 0..turn.platoons[side.index()].len() {
            let units = field.platoon(side, place as u8 + 1);
            let start = units.map(|unit| field.members(unit).count()).sum::<usize>();
            turn.platoons[side.index()][place].start = start as u16;
        }
    }
}

/// The unit of an order, if it belongs to a platoon that is being placed.
fn check_unit(table: Table, deployment: &Deployment, id: UnitId) -> Result<UnitIx, Illegal> {
    let unit = table.field.find_unit(id).ok_or(Illegal::NoSuchUnit { unit: id })?;
    let open = id.side == deployment.side && deployment.open(table.field, table.turn).contains(&id.platoon);
    if open { Ok(unit) } else { Err(Illegal::NotDeploying { unit: id }) }
}

/// Everyone in the platoon has been placed, or there is no room (G-32).
fn check_ready(table: Table, deployment: &Deployment) -> Result<(), Illegal> {
    let Table { field, turn, .. } = table;
    let platoon = deployment.open(field, turn)[0];
    let mut waiting = field.platoon(deployment.side, platoon).filter(|unit| field.reserve(*unit).next().is_some());
    match waiting.find(|unit| !planner::plans(field, turn, *unit, 1).is_empty()) {
        Some(unit) => Err(Illegal::NotDeployed { unit: field.unit(unit).id }),
        None => Ok(()),
    }
}

/// Checks an order for the window `Deploy`.
pub(super) fn check(table: Table, order: &Order) -> Result<(), Illegal> {
    let other = Illegal::OtherWindow { order: order.name(), window: "Deploy" };
    let Some(deployment) = top(table.clock) else { return Err(other) };
    match order {
        Order::Deploy { unit, at, vehicles, aboard, emplaced } => {
            let unit = check_unit(table, deployment, *unit)?;
            let aboard = places::aboard(table.field, unit, aboard.as_deref())?;
            places::check_places(table.field, table.turn, unit, (at, vehicles), &aboard)?;
            places::check_sites(table.field, table.turn, unit, emplaced)
        }
        Order::Split { unit, second } => {
            let unit = check_unit(table, deployment, *unit)?;
            split::check_split(table.field, unit, second).map(|_| ())
        }
        Order::Ready => check_ready(table, deployment),
        _ => Err(other),
    }
}

/// The options of the deciding player: good places for the next unit, a split, or declaring the platoon ready.
pub(super) fn offer(table: Table, choices: &mut Choices) {
    let Some(deployment) = top(table.clock) else { return };
    let Table { field, turn, .. } = table;
    let open = deployment.open(field, turn);
    for (rank, platoon) in open.iter().enumerate() {
        let Some(unit) = next_unit(field, deployment.side, *platoon) else { continue };
        let count = if rank == 0 { OFFERED } else { 1 };
        choices.orders.extend(planner::plans(field, turn, unit, count));
        choices.orders.extend(split::usual(field, unit));
    }
    match check_ready(table, deployment) {
        Ok(()) => {
            choices.default = Some(Order::Ready);
            choices.orders.push(Order::Ready);
            let placed = field.platoon(deployment.side, open[0]).find(|unit| field.stands(*unit));
            choices.orders.extend(placed.into_iter().flat_map(|unit| planner::plans(field, turn, unit, 1)));
        }
        Err(why) => choices.refused.push((Order::Ready, why)),
    }
}
