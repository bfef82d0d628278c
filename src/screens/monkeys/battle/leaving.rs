//! Off the board: a click beyond an edge, or the button, drafts that the selected unit leaves, and a second click
//! confirms (G-18, G-34). The rules' own planner decides who goes and how.

use super::{
    act::{accept, window_name},
    drawing,
    hands::{Draft, Hands},
    models::Ghost,
    moving, pieces, proposing, refusal,
};
use crate::board::{Cell, Edge, Edges};
use crate::force::{PrimateIx, UnitId, UnitIx, squad::Place};
use crate::panels::Why;
use crate::rules::monkeys::{
    choices::Table,
    door, exits,
    field::Field,
    illegal::Illegal,
    movement,
    order::{Leg, Order},
};
use crate::screens::monkeys::battle::verbs;
use crate::view::{
    Outlook, Sketch,
    sketch::{Exit, Ghost as Pale, PathSketch},
};
use crate::words::{Message, word};
use bevy::prelude::World;

/// The order by the button, or why not; `None` if it is not worth a button: nobody can leave in this action, or carries
/// anything that counts at home. The path is planned only once.
pub fn offer(table: Table, hands: &Hands, unit: UnitIx) -> Option<Result<Order, Illegal>> {
    let carries = table.field.ready(unit).any(|mate| table.turn.stakes.carried(mate).is_some());
    if !carries && !exits::may_leave(table.field, unit) {
        return None;
    }
    let order = order(table, hands, unit);
    // The chosen member may be unable to go while others can.
    let others = || hands.alone().is_some() && exits::can_leave(table.field, table.turn, unit, Edges::ALL);
    (carries || order.is_ok() || others()).then_some(order)
}

/// The order by the button: across the nearest edge, for the unit or the chosen member.
///
/// # Errors
/// Why nobody can leave now.
pub fn order(table: Table, hands: &Hands, unit: UnitIx) -> Result<Order, Illegal> {
    judged(table, hands, unit, Edges::ALL)
}

/// The order that takes a unit, or its chosen member, across one of these edges.
fn judged(table: Table, hands: &Hands, unit: UnitIx, over: Edges) -> Result<Order, Illegal> {
    let alone = hands.alone().and_then(|piece| table.field.find_primate(piece));
    exits::leave(table, unit, over, alone.filter(|mate| table.field.primate(*mate).unit == unit))
}

/// The button drafts leaving the board.
pub(super) fn choose(world: &mut World, hands: &mut Hands, unit: UnitId) {
    if let Some(unit) = door::table(world).field.find_unit(unit) {
        draft(world, hands, unit, Edges::ALL);
    }
}

/// A click beyond an edge drafts that the selected unit leaves across it.
pub(super) fn click(world: &mut World, hands: &mut Hands, beyond: Cell) {
    let field = door::table(world).field;
    let Some((unit, edge)) = selected(field, hands).zip(Edge::passed(beyond, field.ground().size())) else { return };
    if moves(hands) {
        draft(world, hands, unit, Edges::of(edge));
    } else {
        hands.refuse(Why::new(word("leave-moves"), "G-34"));
    }
}

/// Drafts that a unit leaves across one of these edges. Doing the same again confirms it.
fn draft(world: &mut World, hands: &mut Hands, unit: UnitIx, over: Edges) {
    let table = door::table(world);
    match judged(table, hands, unit, over) {
        Ok(order) if matches!(hands.draft(), Some(Draft::Move { order: drafted, .. }) if *drafted == order) => {
            accept(world, hands);
        }
        Ok(order) => {
            let (goal, ends) = (proposing::goal(table, &order), ends(table.field, &order));
            let draft = moving::drafted(table, table.field.unit(unit).id, goal, order);
            hands.let_go();
            hands.choose(None);
            hands.inspect(None);
            hands.lay(draft);
            // They may be far outside the view: the button takes the nearest edge. A little wood is visible beyond
            // them.
            let size = table.field.ground().size();
            let wood = ends.iter().filter_map(|end| Some(end.step(Edge::passed(*end, size)?.outward())));
            let cells: Vec<Cell> = wood.chain(ends.iter().copied()).collect();
            if let Some(mut outlook) = world.get_resource_mut::<Outlook>() {
                outlook.bring(cells);
            }
        }
        Err(why) => {
            hands.let_go();
            hands.refuse(refusal(world, &why));
        }
    }
}

/// Whether pointing beyond an edge means leaving: a move is drafted, or nothing yet.
const fn moves(hands: &Hands) -> bool {
    matches!(hands.mode(), None | Some(verbs::MOVE | verbs::VEHICLE))
}

fn selected(field: &Field, hands: &Hands) -> Option<UnitIx> {
    hands.selected().and_then(|id| field.find_unit(id))
}

/// The edges that a move crosses.
pub fn crossed(field: &Field, order: &Order) -> Edges {
    let edges = ends(field, order).into_iter().filter_map(|cell| Edge::passed(cell, field.ground().size()));
    edges.fold(Edges::NONE, Edges::with)
}

/// Where the movers end up, beyond the edge if they leave.
fn ends(field: &Field, order: &Order) -> Vec<Cell> {
    let (Order::Move { steps, .. } | Order::Stealth { steps, .. }) = order else { return Vec::new() };
    steps.iter().filter_map(|leg| proposing::end(field, leg)).map(|(_, cell)| cell).collect()
}

/// Why the selected unit can't leave across the edge under the pointer.
pub(super) fn why_not(world: &World, hands: &Hands, beyond: Cell) -> Option<Why> {
    let table = door::table(world);
    if hands.draft().is_some() || window_name(world) != Some("Act") {
        return None;
    }
    planned(table, hands, beyond)?.err().map(|why| refusal(world, &why))
}

/// What a click on a square beyond an edge would order, or why not; `None` if it would mean nothing.
pub(super) fn planned(table: Table, hands: &Hands, beyond: Cell) -> Option<Result<Order, Illegal>> {
    let unit = selected(table.field, hands).filter(|_| moves(hands))?;
    let edge = Edge::passed(beyond, table.field.ground().size())?;
    Some(judged(table, hands, unit, Edges::of(edge)))
}

/// The square beyond an edge straight ahead of a unit.
fn ahead(field: &Field, unit: UnitIx, edge: Edge) -> Option<Cell> {
    drawing::middle_of(field, unit).map(|cell| edge.ahead(cell, field.ground().size()))
}

/// The edges that a unit can leave by in this action, lit beyond the board; the one under the pointer is brighter.
pub(super) fn exits(table: Table, hands: &Hands, unit: UnitIx, sketch: &mut Sketch) {
    let field = table.field;
    if !moves(hands) {
        return;
    }
    let pointed = hands.brink().and_then(|cell| Edge::passed(cell, field.ground().size()));
    let drafted = match hands.draft() {
        Some(Draft::Move { order, .. }) => crossed(field, order),
        _ => Edges::NONE,
    };
    let open = Edge::ALL.into_iter().filter(|edge| exits::can_leave(field, table.turn, unit, Edges::of(*edge)));
    for edge in open {
        let Some(at) = ahead(field, unit, edge) else { continue };
        let leaves = drafted.contains(edge);
        let words = (!leaves).then(|| word("exit-here"));
        sketch.exits.push(Exit { edge, at, words, chosen: leaves || pointed == Some(edge) });
    }
}

/// The paths of those that leave on foot, across the edge, each with its pale counter beyond it.
pub(super) fn ways(table: Table, moved: &Ghost, order: &Order, beads: &[Cell], sketch: &mut Sketch) {
    let field = table.field;
    let leaving = moved.walks.iter().filter(|walk| matches!(walk.end, Place::Off(_)));
    let told = moving::told(field, moved).filter(|walk| matches!(walk.end, Place::Off(_))).map(|walk| walk.primate);
    for (place, walk) in leaving.enumerate() {
        let (one, start) = (walk.primate, field.cell(walk.primate));
        let Some(beyond) = beyond(field, one, order) else { continue };
        let speed = moving::paced(moved, movement::gait(field, one).speed);
        let label = Message::new("path-off").with("cost", i32::from(walk.cost)).with("speed", i32::from(speed));
        sketch.paths.push(PathSketch {
            side: field.side(moved.unit),
            cells: start.into_iter().chain(walk.cells.iter().copied()).chain([beyond]).collect(),
            // Labels side by side would hide who walks: only one path has them, that of the figures in the sheet.
            label: if told.map_or(place == 0, |told| told == one) { label.words() } else { String::new() },
            beads: beads.to_vec(),
            stops: Vec::new(),
            waypoints: Vec::new(),
        });
        let look = pieces::look(field, table.turn, one, false);
        sketch.ghosts.push(Pale { look, cell: beyond, covered: false, seen_by: 0, outside: false, shaken: 0 });
    }
}

/// The square beyond the edge where a leaving primate's walk ends.
fn beyond(field: &Field, one: PrimateIx, order: &Order) -> Option<Cell> {
    let (Order::Move { steps, .. } | Order::Stealth { steps, .. }) = order else { return None };
    let id = field.primate(one).id;
    let leg = steps.iter().find(|leg| matches!(leg, Leg::Go(piece, _) if *piece == id))?;
    proposing::end(field, leg).map(|(_, cell)| cell)
}
