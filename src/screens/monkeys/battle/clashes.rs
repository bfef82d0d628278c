//! The drawing of a charge on the board: routes with their stops, followers as ghosts, flights, blades (flow 10).

use super::{charging, drawing::Drawn, hands::Hands, pieces, placing};
use crate::board::{Cell, distance};
use crate::force::{PrimateIx, UnitIx};
use crate::rules::monkeys::{
    choices::Table,
    field::Field,
    foresight::{
        charge::{Foresight, Scene, next_charge},
        ghost::sighting,
    },
    order::Order,
    overrun::{self, Overrun, Quarry},
    platoons::Turn,
    sequence::Frame,
};
use crate::view::{
    art::icons::Sign,
    reach::FlightSketch,
    sketch::{Ghost, PathSketch},
};
use crate::words::Message;

/// The drafted charge, or the one at the enemy under the pointer; enemies in reach are shown lifted.
pub(super) fn orders(table: Table, hands: &Hands, unit: UnitIx, drawn: &mut Drawn) {
    let field = table.field;
    let reach = charging::chargeable(table, unit);
    drawn.spotlight.units.extend(reach.iter().map(|enemy| field.unit(*enemy).id));
    for enemy in &reach {
        let cells = overrun::on_foot(field, *enemy).filter_map(|one| field.cell(one));
        drawn.sketch.signs.extend(cells.map(|cell| (Sign::CrossHair, cell)));
    }
    let meant = charging::meant(table, hands).and_then(Result::ok);
    if let Some(seen) = meant.and_then(|order| Foresight::of_order(table, &order).ok()) {
        drawn.sketch.signs.clear();
        foreseen(table, &seen, hands.way(), drawn);
    }
}

/// A charge as planned: its path, its stops, and everyone in place at contact.
fn foreseen(table: Table, seen: &Foresight, way: &[Cell], drawn: &mut Drawn) {
    let field = table.field;
    drawn.sketch.paths.extend(path(field, seen, way));
    if let Some(scene) = &seen.contact {
        for one in seen.overrun.ready(field) {
            let cell = scene.field.cell(one).filter(|cell| field.cell(one) != Some(*cell));
            drawn.sketch.ghosts.extend(cell.map(|cell| ghost(&scene.field, table.turn, one, cell, 0)));
        }
        drawn.sketch.clashes.extend(clash(scene, seen.overrun.target));
    }
}

fn path(field: &Field, seen: &Foresight, way: &[Cell]) -> Option<PathSketch> {
    let overrun = &seen.overrun;
    let start = field.cell(overrun.lead)?;
    let mut cells = vec![start];
    for step in &overrun.way {
        cells.push(cells.last()?.step(*step));
    }
    if let Some(end) = seen.contact.as_ref().and_then(|scene| cells.iter().position(|cell| *cell == scene.cell)) {
        cells.truncate(end + 1);
    }
    if cells.len() < 2 {
        return None;
    }
    let spent = seen.spent().unwrap_or(overrun.spent);
    let label = Message::new("charge-cost").with("cost", i32::from(spent)).with("speed", i32::from(overrun.speed));
    Some(PathSketch {
        side: field.side(overrun.unit),
        cells,
        label: label.words(),
        beads: seen.woken.iter().map(|woken| woken.cell).collect(),
        stops: seen.reactions.iter().map(|scene| scene.cell).collect(),
        waypoints: way.to_vec(),
    })
}

/// The blades between the lead and the nearest of its targets.
fn clash(scene: &Scene, target: UnitIx) -> Option<(Cell, Cell)> {
    let charged = overrun::on_foot(&scene.field, target).filter_map(|one| scene.field.cell(one));
    charged.min_by_key(|cell| distance(*cell, scene.cell)).map(|cell| (scene.cell, cell))
}

fn ghost(field: &Field, turn: &Turn, one: PrimateIx, cell: Cell, shaken: u32) -> Ghost {
    let seen = sighting(field, field.side_of(one), cell);
    Ghost {
        look: pieces::look(field, turn, one, false),
        cell,
        covered: seen.covered,
        seen_by: u8::try_from(seen.seers).unwrap_or(u8::MAX),
        outside: false,
        shaken,
    }
}

/// What the open window of a charge is about.
pub(super) fn decisions(table: Table, hands: &Hands, marked: Option<&Order>, drawn: &mut Drawn) {
    let field = table.field;
    if let Frame::Overrun(overrun) = table.clock.top() {
        asked(table, overrun, marked, drawn);
    }
    if let Frame::Fight(fight) = table.clock.top() {
        let scene = |one: &PrimateIx| field.cell(*one);
        let near = fight
            .chargers
            .iter()
            .filter_map(scene)
            .flat_map(|from| fight.charged.iter().filter_map(scene).map(move |to| (from, to)).collect::<Vec<_>>());
        drawn.sketch.clashes.extend(near.min_by_key(|(from, to)| distance(*from, *to)));
        lost(field, hands, drawn);
    }
    let answer = hands.answer().or(marked.filter(|order| matches!(order, Order::Abort(_))));
    if let Some(order) = answer {
        laid_out(table, hands, order, drawn);
    }
}

fn asked(table: Table, overrun: &Overrun, marked: Option<&Order>, drawn: &mut Drawn) {
    let field = table.field;
    match marked {
        Some(Order::GoOn | Order::Stand | Order::Flee) if overrun.quarry != Quarry::LeftBehind => {
            foreseen(table, &Foresight::of(field, overrun), &[], drawn);
        }
        Some(Order::Charge(target, path)) => {
            if let Some(next) = next_charge(field, overrun, *target, path) {
                foreseen(table, &Foresight::of(field, &next), &[], drawn);
            }
        }
        _ => {}
    }
}

/// Ghosts where an answer puts everyone, and arrows for those that run.
fn laid_out(table: Table, hands: &Hands, order: &Order, drawn: &mut Drawn) {
    let field = table.field;
    for (one, cell) in placing::ends(field, order) {
        let id = field.primate(one).id;
        let carried = hands.carried() == Some(id);
        let at = hands.hover().filter(|_| carried).unwrap_or(cell);
        drawn.sketch.ghosts.push(ghost(field, table.turn, one, at, hands.shaken(id)));
        if let (Order::FleeTo(_), Some(from)) = (order, field.cell(one)) {
            drawn.sketch.flights.push(FlightSketch { side: field.side_of(one), from, to: at });
        }
    }
}

/// A cross on each piece named as a loss.
fn lost(field: &Field, hands: &Hands, drawn: &mut Drawn) {
    if let Some(Order::Lose(named)) = hands.answer() {
        let cells = named.iter().filter_map(|piece| field.find_primate(*piece)).filter_map(|one| field.cell(one));
        drawn.sketch.signs.extend(cells.map(|cell| (Sign::CrossHair, cell)));
    }
}
