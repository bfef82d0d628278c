//! The orders that may be given now (C-03 to C-13).

use super::{
    agenda::{Agenda, Step},
    battle, bombardment, camp,
    illegal::Illegal,
    order::{Ask, Fate, Order},
    salvage, shelling,
    state::{self, TroopId},
    turns,
};
use crate::board::{Edge, hex::Hex};
use bevy_ecs::world::World;

/// Whether an order may be given now.
pub(super) fn check(world: &World, order: &Order) -> Result<(), Illegal> {
    let agenda = world.resource::<Agenda>();
    let question = agenda.asked().ok_or(Illegal::Over)?;
    let tribe = question.tribe;
    if camp::is_camp(order) {
        return Ok(camp::plan(world, question, order).map(drop)?);
    }
    match (&question.ask, order) {
        (Ask::Designate, Order::Designate(troop)) => check_designate(world, tribe, *troop),
        (Ask::Act { troop, left }, Order::March(hex)) => check_march(world, *troop, *left, *hex),
        (Ask::Act { troop, .. }, Order::Shell(at)) => {
            let marched = matches!(agenda.top(), Some(Step::Act { marched: true, .. }));
            shelling::check(world, *troop, marched, *at)
        }
        (Ask::Grid { troop, .. }, Order::Grid(grid)) => shelling::check_grid(world, *troop, grid),
        (Ask::Shot { .. }, Order::Answer(answer)) => bombardment::check(world, answer),
        (Ask::Act { .. } | Ask::Supply, Order::Done) => Ok(()),
        (Ask::Engage { troop }, Order::Engage(other)) => {
            let here = state::stands(world, *troop)
                .is_some_and(|hex| state::enemies_in(world, hex, troop.tribe).contains(other));
            if here { Ok(()) } else { Err(Illegal::NotHere { troop: *other }) }
        }
        (Ask::Fight { entrant, .. }, Order::Edge(edge)) => check_edge(world, *entrant, *edge),
        (Ask::Fight { entrant, other }, Order::Fought(replay)) => {
            battle::read(world, (*entrant, *other), battle::home(world), replay).map(drop)
        }
        (Ask::Salvage { .. }, Order::Salvage(fates)) => {
            salvage::check(world, salvage::open(world).expect("wrecks are asked about"), fates)
        }
        (Ask::Retreat { .. }, Order::Retreat(hex)) => match agenda.top() {
            Some(Step::Retreat { to, .. }) if to.contains(hex) => Ok(()),
            _ => Err(Illegal::NotAWay { hex: *hex }),
        },
        (ask, _) => Err(Illegal::NotAsked { asked: ask.name(), by: ask.rule() }),
    }
}

fn check_designate(world: &World, tribe: char, troop: TroopId) -> Result<(), Illegal> {
    if troop.tribe != tribe || !state::exists(world, troop) {
        return Err(Illegal::NotYours { troop });
    }
    let free = turns::undesignated(world, tribe).any(|free| free == troop);
    if free { Ok(()) } else { Err(Illegal::Designated { troop }) }
}

fn check_march(world: &World, troop: TroopId, left: u8, hex: Hex) -> Result<(), Illegal> {
    if !state::campaign(world).map.contains_key(&hex) {
        return Err(Illegal::OffMap { hex });
    }
    let from = state::stands(world, troop).expect("who acts is on the map");
    if from.way_to(hex).is_none() {
        return Err(Illegal::Far { hex });
    }
    if left == 0 { Err(Illegal::Spent { hexes: super::march::hexes(world, troop) }) } else { Ok(()) }
}

fn check_edge(world: &World, entrant: TroopId, edge: Edge) -> Result<(), Illegal> {
    let hex = state::stands(world, entrant).expect("who fights is on the map");
    let kind = state::campaign(world).kind(hex).expect("who fights is on the map");
    match edge {
        _ if !battle::leaves_edges_open(kind.scenario) => Err(Illegal::FixedEdges),
        Edge::North | Edge::South => Err(Illegal::BroadEdge),
        Edge::East | Edge::West if battle::home(world) == edge => Err(Illegal::SameEdge),
        Edge::East | Edge::West => Ok(()),
    }
}

/// All orders that may be given, except those that contain a battle. For wrecks: selling all, or repairing one and
/// selling the others.
pub(super) fn choices(world: &World) -> Vec<Order> {
    let agenda = world.resource::<Agenda>();
    let Some(question) = agenda.asked() else { return Vec::new() };
    let wanted: Vec<Order> = match &question.ask {
        Ask::Designate => turns::undesignated(world, question.tribe).map(Order::Designate).collect(),
        Ask::Act { troop, .. } => {
            let from = state::stands(world, *troop).expect("who acts is on the map");
            let shells = state::all(world).filter(|other| other.tribe != troop.tribe).map(Order::Shell);
            from.neighbors().map(Order::March).chain(shells).chain([Order::Done]).collect()
        }
        Ask::Engage { troop } => {
            let hex = state::stands(world, *troop).expect("who meets somebody is on the map");
            state::enemies_in(world, hex, troop.tribe).into_iter().map(Order::Engage).collect()
        }
        Ask::Grid { troop, .. } => vec![Order::Grid(shelling::usual_grid(world, *troop))],
        Ask::Shot { .. } => bombardment::answers(world),
        Ask::Fight { .. } => [Edge::West, Edge::East].map(Order::Edge).into(),
        Ask::Supply => vec![Order::Done],
        Ask::Salvage { .. } => {
            let open = salvage::open(world).expect("wrecks are asked about");
            let sold = || vec![Fate::Sell; open.wrecks.len()];
            let repair = |(place, fate): (usize, Fate)| {
                let mut fates = sold();
                fates[place] = fate;
                Order::Salvage(fates)
            };
            std::iter::once(Order::Salvage(sold()))
                .chain(salvage::repairs(world, open).into_iter().map(repair))
                .collect()
        }
        Ask::Retreat { .. } => match agenda.top() {
            Some(Step::Retreat { to, .. }) => to.iter().copied().map(Order::Retreat).collect(),
            _ => Vec::new(),
        },
    };
    wanted.into_iter().filter(|order| check(world, order).is_ok()).collect()
}
