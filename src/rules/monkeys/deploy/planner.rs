//! The deployment planner: finds good anchors in a zone, and places a whole unit around one of them (G-32, T-24).
//!
//! Its plans are written into the order in full, so an improved planner breaks no replay.

use super::places::{brought, check_places, crew, footprint, is_fit, is_open, walkers};
use crate::board::{Cell, Direction, Zone, distance};
use crate::force::{UnitIx, VehicleIx};
use crate::rules::monkeys::{
    emplacements,
    field::Field,
    order::{Order, Parking},
    sphere::{self, LINK},
    turn::Turn,
};

/// Smallest distance in squares between anchors, both for those considered and for those offered together.
const STRIDE: i16 = 3;
const APART: i32 = 6;

/// Distance around an anchor within which cover is counted.
const AROUND: i16 = 3;

/// Beyond this many squares, more distance to the other units of the side doesn't help.
const SPREAD: i32 = 12;

/// How bad a cell is to stand on: less is better. Good cells are near the anchor, in cover, dry and level.
fn trouble(field: &Field, anchor: Cell, cell: Cell) -> (i32, Cell) {
    let ground = field.ground();
    let climb = (ground.surface(cell) - ground.surface(anchor)).abs();
    let bare = if ground.gives_cover(cell) { 0 } else { 3 };
    let wet = if ground.kind(cell).wet { 8 } else { 0 };
    (2 * distance(anchor, cell) + bare + wet + 2 * climb, cell)
}

/// The cells within this many squares of a cell.
fn within(cell: Cell, squares: i32) -> impl Iterator<Item = Cell> {
    let reach = squares as i16;
    let rows = cell.y - reach..=cell.y + reach;
    let cells = rows.flat_map(move |y| (cell.x - reach..=cell.x + reach).map(move |x| Cell::new(x, y)));
    cells.filter(move |other| distance(cell, *other) <= squares)
}

/// A unit being placed around an anchor.
struct Draft<'a> {
    field: &'a Field,
    zone: &'a Zone,
    unit: UnitIx,
    anchor: Cell,
    /// Squares taken so far.
    taken: Vec<Cell>,
}

impl Draft<'_> {
    fn open(&self, cell: Cell) -> bool {
        is_open(self.field, self.zone, self.unit, cell) && !self.taken.contains(&cell)
    }

    /// Parks a vehicle near the anchor, facing the middle of the board; the leader's own vehicle has a square on the
    /// anchor.
    fn park(&mut self, vehicle: VehicleIx, leads: bool) -> Option<Parking> {
        let fits = |at: &Cell| {
            footprint(self.field, vehicle, *at).all(|cell| self.open(cell)) && is_fit(self.field, vehicle, *at)
        };
        let mut corners: Vec<Cell> = within(self.anchor, if leads { 0 } else { sphere::SERGEANT }).collect();
        corners.sort_by_key(|cell| (distance(self.anchor, *cell), *cell));
        let at = corners.into_iter().find(fits)?;
        self.taken.extend(footprint(self.field, vehicle, at));
        Some(Parking { at, facing: inward(self.field, self.anchor) })
    }

    /// Cells for this many members on foot: in the leader's circle, then in a chain from those already placed.
    fn gather(&mut self, count: usize) -> Option<Vec<Cell>> {
        let field = self.field;
        let radius = sphere::radius(field, self.unit);
        let mut near: Vec<Cell> = within(self.anchor, radius).filter(|cell| self.open(*cell)).collect();
        near.sort_by_key(|cell| trouble(field, self.anchor, *cell));
        near.truncate(count);
        self.taken.extend(&near);
        while near.len() < count {
            let linked = near.iter().flat_map(|link| within(*link, LINK)).filter(|cell| self.open(*cell));
            let cell = linked.min_by_key(|cell| trouble(field, self.anchor, *cell))?;
            near.push(cell);
            self.taken.push(cell);
        }
        Some(near)
    }
}

/// The direction from a cell toward the middle of the board, along the longer axis.
fn inward(field: &Field, from: Cell) -> Direction {
    let (width, height) = field.ground().size();
    let (dx, dy) = (width / 2 - from.x, height / 2 - from.y);
    match (dx.abs() >= dy.abs(), dx >= 0, dy >= 0) {
        (true, true, _) => Direction::East,
        (true, false, _) => Direction::West,
        (false, _, true) => Direction::South,
        (false, _, false) => Direction::North,
    }
}

/// A complete order that places a unit around an anchor, its leader on it; none if there is no room.
pub fn plan(field: &Field, turn: &Turn, unit: UnitIx, anchor: Cell) -> Option<Order> {
    let id = field.unit(unit).id;
    let zone = &turn.stakes.zones[id.side.index()];
    let leader = field.unit(unit).lead.leader.or_else(|| field.roll_call(unit).next())?;
    let mut draft = Draft { field, zone, unit, anchor, taken: Vec::new() };
    if !draft.open(anchor) {
        return None;
    }
    let crew = crew(field, unit);
    let walkers = walkers(field, unit, &crew);
    let leads = |vehicle: VehicleIx| crew.iter().any(|(rider, ridden, _)| (*rider, *ridden) == (leader, vehicle));
    let brought = brought(field, unit);
    if !brought.iter().any(|vehicle| leads(*vehicle)) {
        draft.taken.push(anchor);
    }
    let mut vehicles: Vec<(VehicleIx, Parking)> = Vec::new();
    // The leader's own vehicle comes first, around the anchor.
    for vehicle in brought.iter().filter(|one| leads(**one)).chain(brought.iter().filter(|one| !leads(**one))) {
        vehicles.push((*vehicle, draft.park(*vehicle, leads(*vehicle))?));
    }
    vehicles.sort_by_key(|(vehicle, _)| *vehicle);
    let followers = walkers.iter().filter(|mate| **mate != leader).count();
    let mut cells = draft.gather(followers)?.into_iter();
    let at = walkers.iter().map(|mate| if *mate == leader { Some(anchor) } else { cells.next() });
    let at = at.collect::<Option<Vec<Cell>>>()?;
    let vehicles: Vec<Parking> = vehicles.into_iter().map(|(_, parking)| parking).collect();
    // A crew may end up outside the circle if a footprint is far away.
    check_places(field, turn, unit, (&at, &vehicles), &crew).ok()?;
    let emplaced = sites(field, zone, (unit, anchor), &at);
    Some(Order::Deploy { unit: id, at, vehicles, aboard: None, emplaced })
}

/// Where the emplacements of a unit are set up: the sites nearest to the anchor, one per square, unoccupied ones first
/// so that they can be seen; none if there are too few in the zone (T-99).
fn sites(field: &Field, zone: &Zone, (unit, anchor): (UnitIx, Cell), at: &[Cell]) -> Vec<Cell> {
    let count = field.emplaced(unit).len();
    if count == 0 {
        return Vec::new();
    }
    let mut sites: Vec<Cell> = cells(zone).filter(|cell| emplacements::is_site(field, *cell)).collect();
    sites.sort_by_key(|cell| (at.contains(cell) || field.at(*cell).is_some(), distance(*cell, anchor), *cell));
    sites.truncate(count);
    if sites.len() == count { sites } else { Vec::new() }
}

/// Complete orders that place a unit, up to this many, best first; empty only if there is no room at all.
pub fn plans(field: &Field, turn: &Turn, unit: UnitIx, count: usize) -> Vec<Order> {
    let zone = &turn.stakes.zones[field.side(unit).index()];
    let mut anchors: Vec<Cell> = cells(zone).filter(|cell| is_open(field, zone, unit, *cell)).collect();
    let coarse = |cell: &Cell| cell.x % STRIDE == 0 && cell.y % STRIDE == 0;
    let others = placed(field, unit);
    let mut good: Vec<Cell> = anchors.iter().copied().filter(coarse).collect();
    good.sort_by_cached_key(|cell| (std::cmp::Reverse(worth(field, &others, *cell)), *cell));
    let mut chosen: Vec<(Cell, Order)> = Vec::new();
    for anchor in good {
        if chosen.len() == count {
            break;
        }
        if chosen.iter().all(|(other, _)| distance(*other, anchor) >= APART) {
            chosen.extend(plan(field, turn, unit, anchor).map(|order| (anchor, order)));
        }
    }
    if chosen.is_empty() {
        anchors.retain(|cell| !coarse(cell));
        chosen.extend(anchors.into_iter().find_map(|cell| Some((cell, plan(field, turn, unit, cell)?))));
    }
    chosen.into_iter().map(|(_, order)| order).collect()
}

fn cells(zone: &Zone) -> impl Iterator<Item = Cell> + '_ {
    zone.0.iter().flat_map(|block| {
        (block.from.y..=block.to.y).flat_map(move |y| (block.from.x..=block.to.x).map(move |x| Cell::new(x, y)))
    })
}

/// The positions of the leaders of the side's other units.
fn placed(field: &Field, unit: UnitIx) -> Vec<Cell> {
    let side = field.side(unit);
    let mates = field.all_units().filter(|other| *other != unit && field.side(*other) == side);
    mates.filter_map(|other| field.on_foot(other).next()).filter_map(|primate| field.cell(primate)).collect()
}

/// How good an anchor is: cover around it, dry ground, not too close to other units of its side, toward the middle of
/// the board.
fn worth(field: &Field, others: &[Cell], anchor: Cell) -> i32 {
    let ground = field.ground();
    let (width, height) = ground.size();
    let around = within(anchor, AROUND.into()).filter(|cell| ground.contains(*cell));
    let cover: i32 = around
        .map(|cell| match (ground.gives_cover(cell), ground.kind(cell).wet) {
            (true, _) => 2,
            (_, true) => -2,
            _ => 0,
        })
        .sum();
    let spread = others.iter().map(|other| distance(*other, anchor)).min().unwrap_or(SPREAD).min(SPREAD);
    let middle = distance(anchor, Cell::new(width / 2, height / 2));
    cover + 4 * spread - middle
}
