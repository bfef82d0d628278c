//! Off the board: a click beyond an edge, or the button, drafts that the selected unit leaves, and the second one confirms
//! (G-18, G-34). The rules' own planner says who goes and how.

use super::{
    act::{accept, window_name},
    drawing,
    hands::{Draft, Hands},
    models::Ghost,
    moving, pieces, refusal,
};
use crate::board::{Cell, Edge, Edges};
use crate::force::{PieceId, PrimateIx, UnitIx};
use crate::input::OrderMode;
use crate::panels::Why;
use crate::rules::monkeys::{
    choices::Table,
    door, driving, exits,
    field::Field,
    going::Pace,
    illegal::Illegal,
    order::{Leg, Order},
};
use crate::view::{
    Sketch,
    sketch::{Exit, Ghost as Pale, PathSketch},
};
use crate::words::{Message, word};
use bevy::prelude::World;

/// The button that takes primates off the board.
pub const LEAVE: OrderMode = OrderMode::LEAVE;

/// Whether it is worth a button: someone can leave in this action, or carries what counts at home.
pub fn is_near(table: Table, hands: &Hands, unit: UnitIx) -> bool {
    let carries = |mate: PrimateIx| table.turn.stakes.carried(mate).is_some();
    table.field.ready(unit).any(carries) || order(table, hands, unit).is_ok()
}

/// The order by the button: over whichever edge is nearest, the unit or the member that is chosen.
///
/// # Errors
/// Why nobody can leave now.
pub fn order(table: Table, hands: &Hands, unit: UnitIx) -> Result<Order, Illegal> {
    let alone = hands.alone.filter(|piece| piece.unit == table.field.unit(unit).id);
    judged(table, (unit, table.field.edges[table.field.side(unit).index()]), alone)
}

/// A click beyond an edge, or a ghost that was dropped there.
pub(super) fn click(world: &mut World, hands: &mut Hands, beyond: Cell) {
    let dragged = hands.carried.take();
    hands.notice = None;
    let table = door::table(world);
    let Some((unit, edge)) = meant(table, hands, beyond) else { return };
    if dragged.is_none() && drafted(table.field, hands) == Some(edge) {
        return accept(world, hands);
    }
    let alone = dragged.or(hands.alone);
    match judged(table, (unit, Edges::of(edge)), alone) {
        Ok(order) => {
            let goal = ahead(table.field, unit, edge).unwrap_or(beyond);
            hands.inspected = None;
            hands.draft = Some(moving::drafted(table, table.field.unit(unit).id, goal, order));
        }
        Err(why) => {
            hands.let_go();
            hands.notice = Some(refusal(world, &why));
        }
    }
}

/// The unit that may be meant by pointing at a square beyond an edge, and the edge.
fn meant(table: Table, hands: &Hands, beyond: Cell) -> Option<(UnitIx, Edge)> {
    let moves = matches!(hands.mode, None | Some(OrderMode::Move | OrderMode::Vehicle));
    let unit = hands.selected.filter(|_| moves).and_then(|id| table.field.find_unit(id))?;
    Edge::passed(beyond, table.field.ground().size()).map(|edge| (unit, edge))
}

/// The edge that the drafted move leads over.
pub(super) fn drafted(field: &Field, hands: &Hands) -> Option<Edge> {
    let Some(Draft::Move { goal, .. }) = &hands.draft else { return None };
    Edge::passed(*goal, field.ground().size())
}

/// Why the selected unit can't leave over the edge that is pointed at.
pub(super) fn why_not(world: &World, hands: &Hands, beyond: Cell) -> Option<Why> {
    let table = door::table(world);
    if hands.draft.is_some() || window_name(world) != Some("Act") {
        return None;
    }
    planned(table, hands, beyond)?.err().map(|why| refusal(world, &why))
}

/// What a click on a square beyond an edge would order, or why not; none if it would mean nothing.
pub(super) fn planned(table: Table, hands: &Hands, beyond: Cell) -> Option<Result<Order, Illegal>> {
    meant(table, hands, beyond).map(|(unit, edge)| judged(table, (unit, Edges::of(edge)), hands.alone))
}

/// The order that takes a unit, or one member alone, over one of these edges.
fn judged(table: Table, (unit, edges): (UnitIx, Edges), alone: Option<PieceId>) -> Result<Order, Illegal> {
    exits::leave(table, unit, edges, alone.and_then(|piece| table.field.find_primate(piece)))
}

/// The square beyond an edge that lies straight ahead of a unit.
fn ahead(field: &Field, unit: UnitIx, edge: Edge) -> Option<Cell> {
    drawing::middle_of(field, unit).map(|cell| edge.ahead(cell, field.ground().size()))
}

/// The edges that a unit can leave by in this action, lit beyond the board; the one pointed at brighter.
pub(super) fn exits(table: Table, hands: &Hands, unit: UnitIx, sketch: &mut Sketch) {
    let field = table.field;
    if !matches!(hands.mode, None | Some(OrderMode::Move | OrderMode::Vehicle)) {
        return;
    }
    let pointed = hands.brink.and_then(|cell| Edge::passed(cell, field.ground().size()));
    for edge in Edge::ALL.into_iter().filter(|edge| exits::can_leave(field, table.turn, unit, *edge)) {
        let Some(at) = ahead(field, unit, edge) else { continue };
        let chosen = pointed == Some(edge) || drafted(field, hands) == Some(edge);
        sketch.exits.push(Exit { edge, at, words: word("exit-here"), chosen });
    }
}

/// Those who leave the board in a move, each with the square beyond the edge that it steps on last.
pub fn leavers(field: &Field, order: &Order) -> Vec<(PrimateIx, Cell)> {
    let Order::Move { steps, .. } = order else { return Vec::new() };
    let end = |leg: &Leg| {
        let Leg::Go(piece, path) = leg else { return None };
        let one = field.find_primate(*piece)?;
        Some((one, path.0.iter().fold(field.cell(one)?, |at, step| at.step(*step))))
    };
    steps.iter().filter_map(end).filter(|(_, cell)| !field.ground().contains(*cell)).collect()
}

/// Whether a move takes anyone on foot off the board, or a vehicle.
pub fn departs(field: &Field, order: &Order) -> bool {
    let Order::Move { steps, .. } = order else { return false };
    let drives_off = |leg: &Leg| {
        let Leg::Drive(piece, course) = leg else { return false };
        let vehicle = field.find_vehicle(*piece);
        let drive = vehicle.map(|vehicle| driving::check_drive(field, vehicle, Pace::Walk, course));
        drive.and_then(Result::ok).is_some_and(|drive| drive.end.cell().is_none())
    };
    !leavers(field, order).is_empty() || steps.iter().any(drives_off)
}

/// The ways of those who leave, over the edge, each with its pale counter beyond it.
pub(super) fn ways(table: Table, moved: &Ghost, order: &Order, sketch: &mut Sketch) {
    let field = table.field;
    for (place, (one, beyond)) in leavers(field, order).into_iter().enumerate() {
        let Some(walk) = moved.walks.iter().find(|walk| walk.primate == one) else { continue };
        let speed = crate::rules::monkeys::movement::gait(field, one).speed;
        let label = Message::new("path-off").with("cost", i32::from(walk.cost)).with("speed", i32::from(speed));
        let start = field.cell(one).into_iter();
        sketch.paths.push(PathSketch {
            side: field.side(moved.unit),
            cells: start.chain(walk.cells.iter().copied()).chain([beyond]).collect(),
            // Side by side the words would hide who walks: the first way has them, the sheet tells of all.
            label: if place == 0 { label.words() } else { String::new() },
            beads: moved.wakes(field).into_iter().map(|(_, _, cell)| cell).collect(),
            stops: Vec::new(),
            waypoints: Vec::new(),
        });
        let look = pieces::look(field, table.turn, one, false);
        sketch.ghosts.push(Pale { look, cell: beyond, covered: false, seen_by: 0, outside: false, shaken: 0 });
    }
}
