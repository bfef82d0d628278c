//! How a drive is drawn: the ghost of the footprint with its wedge, the arcs of its mounts at the destination, the path
//! with its cost; and who would be caught in a blast.

use super::{hulls, models::Ghost, moving, names::capital, proposing};
use crate::board::Cell;
use crate::force::{Side, VehicleIx, squad::Place};
use crate::rules::monkeys::{
    blast,
    choices::Table,
    driving::{self, Drive},
    field::Field,
    order::{Leg, Order},
    power::Salvo,
    targets::Spots,
    vehicles::Footprint,
};
use crate::view::{
    Overlays, Sketch,
    art::{icons::Sign, overlay::Region, vehicles::VehicleSize},
    reach::{ArcSketch, VehicleGhost},
    sketch::{Label, PathSketch},
};
use crate::words::Message;
use std::collections::BTreeSet;

/// How far from the vehicle the name of an arc is written, in squares.
const NAMED: i16 = 5;

/// The drives of a drafted move.
pub(super) fn drives(table: Table, moved: &Ghost, order: &Order, beads: &[Cell], sketch: &mut Sketch) {
    let field = table.field;
    for drive in &moved.drives {
        let state = moved.field.vehicle(drive.vehicle);
        let side = field.side(moved.unit);
        let middle = |corner: Cell| hulls::middle(Footprint::new(corner, state.rig.side));
        let start = field.vehicle(drive.vehicle).place.cell();
        let over = corner_beyond(field, drive, order);
        let way = start.into_iter().chain(drive.stands.iter().map(|stand| stand.corner)).chain(over);
        let (cost, speed) = (drive.cost, moving::paced(moved, driving::speed(field, drive.vehicle)));
        sketch.paths.push(PathSketch {
            side,
            cells: way.filter_map(middle).collect(),
            // If several paths run side by side, only the first has its cost at its end; the sheet lists all of them.
            label: if sketch.paths.is_empty() {
                Message::new(if over.is_some() { "path-off" } else { "path-cost" })
                    .with("cost", i32::from(cost))
                    .with("speed", i32::from(speed))
                    .words()
            } else {
                String::new()
            },
            beads: beads.to_vec(),
            stops: Vec::new(),
            waypoints: Vec::new(),
        });
        let Place::On(corner) = drive.end else { continue };
        let look = hulls::look(&moved.field, table.turn, drive.vehicle);
        sketch.vehicles.push(VehicleGhost { look, corner, blocked: false });
        let named = sketch.vehicles.len() == 1;
        arcs(&moved.field, drive.vehicle, corner, (side, named), sketch);
    }
}

/// Where the last step of a drive brings the corner, if it crosses an edge.
fn corner_beyond(field: &Field, drive: &Drive, order: &Order) -> Option<Cell> {
    let (Order::Move { steps, .. } | Order::Stealth { steps, .. }) = order else { return None };
    if !matches!(drive.end, Place::Off(_)) {
        return None;
    }
    let state = field.vehicle(drive.vehicle);
    let course = steps.iter().find_map(|leg| match leg {
        Leg::Drive(piece, course) if *piece == state.id => Some(course),
        _ => None,
    });
    Some(proposing::corner_after(state.place.cell()?, course?))
}

/// The cells in the blasts of a volley, with a warning sign on each friendly piece in them (6.1, T-72).
pub(super) fn blasts(field: &Field, salvos: &[Salvo], spots: Spots, overlays: &mut Overlays, sketch: &mut Sketch) {
    let mut cells: BTreeSet<Cell> = BTreeSet::new();
    for salvo in salvos {
        let side = salvo.by.unit(field).map(|unit| field.side(unit));
        for blast in blast::blasts(field, salvo) {
            let ground = field.ground().spots();
            let near = |cell: &Cell| crate::board::distance(blast.centre, *cell) <= i32::from(blast.radius);
            cells.extend(ground.cells().filter(near));
            let caught = blast::caught(field, blast, spots).into_iter();
            let friends = caught.filter(|one| field.unit_of(one.body).map(|unit| field.side(unit)) == side);
            let places = friends.filter_map(|one| hulls::middle(field.squares(one.body)));
            sketch.signs.extend(places.map(|cell| (Sign::BrokenRing, cell)));
        }
    }
    if !cells.is_empty() {
        overlays.regions.push((Region::Blast, cells));
    }
}

/// The current arcs of an inspected vehicle.
pub(super) fn standing_arcs(field: &Field, vehicle: VehicleIx, sketch: &mut Sketch) {
    let state = field.vehicle(vehicle);
    let (Some(corner), Some(unit)) = (state.place.cell(), state.unit) else { return };
    arcs(field, vehicle, corner, (field.side(unit), true), sketch);
}

/// The arcs of a vehicle's fixed mounts and gunports, each with the names of its weapons if `named`.
fn arcs(field: &Field, vehicle: VehicleIx, corner: Cell, (side, named): (Side, bool), sketch: &mut Sketch) {
    let size = VehicleSize::of(field.vehicle(vehicle).rig.side);
    for (place, (towards, reach, weapons)) in hulls::arcs(field, vehicle).into_iter().enumerate() {
        sketch.arcs.push(ArcSketch { side, corner, size, towards, reach });
        if !named {
            continue;
        }
        let weapons = capital(&weapons.join(", "));
        let words = match reach {
            Some(reach) => Message::new("arc-name").with("weapons", weapons).with("reach", i32::from(reach)).words(),
            None => Message::new("arc-name-anywhere").with("weapons", weapons).words(),
        };
        let (dx, dy) = towards.delta();
        // Near the vehicle, where the arc is in view; if arcs overlap, their names are staggered.
        let staggered = NAMED + place as i16 % 2 * 2;
        let away = reach.map_or(staggered, |reach| staggered.min(reach as i16));
        let middle = size.cells() as i16;
        let along = |corner: i16, step: i16| 2 * corner + middle + 2 * step * away;
        sketch.labels.push(Label { at: (along(corner.x, dx), along(corner.y, dy)), words, side: Some(side) });
    }
}
