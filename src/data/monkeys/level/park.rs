//! The initial positions of vehicles and emplacements, and their crews (G-22, G-23, T-27, T-99).

use super::{
    places::{Table, find, near, take},
    raw,
    sides::Checked,
    zones::check_cell,
};
use crate::board::{Cell, Direction, Edge, distance};
use crate::data::{
    findings::{Findings, Path},
    monkeys::roster::{self, Crew},
};
use crate::force::{PieceId, UnitId, name::Part};
use crate::rules::monkeys::{
    muster::UnitMuster,
    profiles::{Profiles, Size, VehicleKind, VehicleTrait},
    sphere::SERGEANT,
};
use crate::words::Message;
use std::collections::BTreeMap;

/// Reads the crew of a vehicle from the file: members of its unit, each once, operators of the right size, gunners at
/// its mounts, and no more passengers than there is room for (G-23).
pub fn man(findings: &mut Findings, path: &Path, crew: &Crew, unit: &mut UnitMuster, number: u8, profiles: &Profiles) {
    let before = findings.count();
    let kind = &profiles.vehicles[unit.vehicles[usize::from(number) - 1].kind];
    let sizes: Vec<Size> =
        unit.members.iter().map(|member| roster::size(member.clan, &member.armor, profiles)).collect();
    roster::check_crew(findings, path, crew, &sizes, kind);
    if findings.count() == before {
        // A member named here gives up its default seat elsewhere.
        let named: Vec<u8> = crew.iter().map(|(rider, _)| *rider).collect();
        for vehicle in &mut unit.vehicles {
            vehicle.crew.retain(|(rider, _)| !named.contains(rider));
        }
        unit.vehicles[usize::from(number) - 1].crew.clone_from(crew);
    }
}

/// Parks the vehicles that the file places on a cell. Those that only name an area come after all of these.
pub fn by_hand(
    findings: &mut Findings,
    path: &Path,
    entries: &BTreeMap<PieceId, &raw::Places>,
    side: &mut Checked,
    table: &mut Table,
) {
    let home = inward(side.edge);
    for (piece, places) in entries {
        let path = path.key(piece.to_string());
        let Part::Vehicle(number) = piece.part else { continue };
        let Some(unit) = find(side, piece.unit) else { continue };
        let kind = &table.profiles.vehicles[unit.vehicles[usize::from(number) - 1].kind];
        let (at, faces) = match places {
            raw::Places::Facing(at, faces) | raw::Places::Manned { at, faces, .. } => (*at, Some((*faces).into())),
            raw::Places::Around(at) => (*at, None),
            raw::Places::Cells(_) => continue,
        };
        let Some(cell) = check_cell(findings, &path, at, table.ground) else { continue };
        let parked = match faces {
            Some(faces) => park(findings, &path, piece.unit, kind, cell, table).then_some((cell, faces)),
            None => search(kind, cell, |_| true, table).map(|cell| (cell, home)),
        };
        match parked {
            Some((cell, faces)) => {
                mark(piece.unit, kind, cell, table);
                unit.vehicles[usize::from(number) - 1].at = Some((cell, faces));
            }
            None if faces.is_none() => no_room(findings, &path, kind, cell),
            None => {}
        }
    }
}

/// Parks the vehicles of a unit that the file doesn't place: near where the unit gathers, facing the enemy. A leader
/// that rides is there too.
pub fn beside(
    findings: &mut Findings,
    path: &Path,
    (id, anchor, edge): (UnitId, Cell, Edge),
    unit: &mut UnitMuster,
    table: &mut Table,
) {
    for vehicle in unit.vehicles.iter_mut().filter(|vehicle| vehicle.at.is_none()) {
        let kind = &table.profiles.vehicles[vehicle.kind];
        match search(kind, anchor, |_| true, table) {
            Some(cell) => {
                mark(id, kind, cell, table);
                vehicle.at = Some((cell, inward(edge)));
            }
            None => no_room(findings, path, kind, anchor),
        }
    }
}

/// The squares of vehicles beside a unit that gathers around a cell; none if one of them finds no room (G-22).
pub(in crate::data) fn room(kinds: &[&VehicleKind], anchor: Cell, table: &Table) -> Option<Vec<Cell>> {
    let mut taken = Vec::new();
    for kind in kinds {
        let free = |cell: Cell| cell != anchor && !taken.contains(&cell);
        let corner = search(kind, anchor, free, table)?;
        taken.extend(footprint(kind, corner));
    }
    Some(taken)
}

fn no_room(findings: &mut Findings, path: &Path, kind: &VehicleKind, cell: Cell) {
    let what = Message::new("level-no-room-vehicle").with("vehicle", kind.name.as_str());
    findings.fault(path, what.with("cell", cell.to_string()));
}

/// The direction away from an edge.
const fn inward(edge: Edge) -> Direction {
    match edge {
        Edge::North => Direction::South,
        Edge::East => Direction::West,
        Edge::South => Direction::North,
        Edge::West => Direction::East,
    }
}

/// The squares of a vehicle whose top left one is `corner`.
fn footprint(kind: &VehicleKind, corner: Cell) -> impl Iterator<Item = Cell> + use<> {
    let side = kind.side();
    (0..side).flat_map(move |y| (0..side).map(move |x| Cell::new(corner.x + x, corner.y + y)))
}

/// Whether a vehicle may be there: on the board, not on a building unless it flies, on nearly level ground (G-22).
fn may_stand(kind: &VehicleKind, corner: Cell, table: &Table) -> bool {
    let ground = table.ground;
    if !footprint(kind, corner).all(|cell| ground.contains(cell)) {
        return false;
    }
    let flies = kind.has(VehicleTrait::Flying);
    let closed = footprint(kind, corner).any(|cell| ground.kind(cell).closed);
    let heights = || footprint(kind, corner).map(|cell| ground.surface(cell));
    let steep = heights().max().zip(heights().min()).is_some_and(|(high, low)| high - low > 1);
    flies || !(closed || steep)
}

/// Checks that a vehicle may be on a cell, with an error if not.
fn park(findings: &mut Findings, path: &Path, id: UnitId, kind: &VehicleKind, corner: Cell, table: &mut Table) -> bool {
    if !may_stand(kind, corner, table) {
        let what = Message::new("level-no-parking").with("vehicle", kind.name.as_str());
        findings.fault(path, what.with("cell", corner.to_string()).with("side", i32::from(kind.side())));
        return false;
    }
    footprint(kind, corner).all(|cell| take(findings, path, id, cell, table).is_some())
}

fn mark(id: UnitId, kind: &VehicleKind, corner: Cell, table: &mut Table) {
    table.taken.extend(footprint(kind, corner).map(|cell| (cell, id)));
}

/// The nearest place for a vehicle within the sphere of influence around a cell, on open ground first, and where the
/// caller keeps it vacant.
fn search(kind: &VehicleKind, anchor: Cell, vacant: impl Fn(Cell) -> bool, table: &Table) -> Option<Cell> {
    let free = |cell: Cell| table.zone.contains(cell) && !table.taken.contains_key(&cell) && vacant(cell);
    let corners = near(anchor, SERGEANT + i32::from(kind.side()), table.ground);
    let fits = |corner: &Cell| {
        let reach = footprint(kind, *corner).map(|cell| distance(cell, anchor)).min();
        may_stand(kind, *corner, table)
            && footprint(kind, *corner).all(free)
            && reach.is_some_and(|reach| reach <= SERGEANT)
    };
    let rough = |corner: Cell| footprint(kind, corner).filter(|cell| table.ground.kind(*cell).slow).count();
    let far = |corner: Cell| footprint(kind, corner).map(|cell| distance(cell, anchor)).sum::<i32>();
    corners.filter(fits).min_by_key(|corner| (rough(*corner), far(*corner), *corner))
}

/// Sets up emplacements: beside cover, near their unit (T-99). They block no one.
pub fn emplace(anchor: Cell, unit: &mut UnitMuster, table: &Table) {
    let ground = table.ground;
    let cover = |cell: Cell| ground.contains(cell) && ground.kind(cell).cover;
    let mut spots: Vec<Cell> = near(anchor, SERGEANT, ground)
        .filter(|cell| table.zone.contains(*cell) && cell.neighbours().any(cover))
        .collect();
    spots.sort_by_key(|cell| (distance(*cell, anchor), *cell));
    let mut spots = spots.into_iter();
    for emplacement in &mut unit.emplacements {
        emplacement.cell = Some(spots.next().unwrap_or(anchor));
    }
}
