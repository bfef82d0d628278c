//! The planner of deployment: good anchors in a zone, and a whole unit round one of them (G-32, T-24).
//!
//! Its plans are written into the order in full, so that a better planner breaks no replay.

use crate::board::{Cell, Zone, distance};
use crate::force::{PrimateIx, UnitIx};
use crate::rules::monkeys::{
    field::Field,
    order::Order,
    platoons::Turn,
    sphere::{self, LINK},
};

/// Squares between two anchors that are looked at, and that are offered together at least.
const STRIDE: i16 = 3;
const APART: i32 = 6;

/// How far round an anchor cover is counted.
const AROUND: i16 = 3;

/// Beyond so many squares, farther from the own units is no better.
const SPREAD: i32 = 12;

/// Whether one of a unit can be put on a cell.
fn is_open(field: &Field, zone: &Zone, unit: UnitIx, cell: Cell) -> bool {
    let mine = || field.at(cell).is_some_and(|other| field.primate(other).unit == unit);
    field.ground().contains(cell) && zone.contains(cell) && (field.is_free(cell) || mine())
}

/// How good a cell is to stand on, less is better: near the anchor, in cover, dry, level.
fn trouble(field: &Field, anchor: Cell, cell: Cell) -> (i32, Cell) {
    let ground = field.ground();
    let climb = (ground.surface(cell) - ground.surface(anchor)).abs();
    let bare = if ground.gives_cover(cell) { 0 } else { 3 };
    let wet = if ground.kind(cell).wet { 8 } else { 0 };
    (2 * distance(anchor, cell) + bare + wet + 2 * climb, cell)
}

/// The cells within so many squares of a cell.
fn within(cell: Cell, squares: i32) -> impl Iterator<Item = Cell> {
    let reach = squares as i16;
    let rows = cell.y - reach..=cell.y + reach;
    let cells = rows.flat_map(move |y| (cell.x - reach..=cell.x + reach).map(move |x| Cell::new(x, y)));
    cells.filter(move |other| distance(cell, *other) <= squares)
}

/// A whole order that places a unit round an anchor, its leader on it; none if there is no room.
pub fn plan(field: &Field, turn: &Turn, unit: UnitIx, anchor: Cell) -> Option<Order> {
    let id = field.unit(unit).id;
    let zone = &turn.stakes.zones[id.side.index()];
    let members: Vec<PrimateIx> = field.roll_call(unit).collect();
    let leader = field.unit(unit).lead.leader.or(members.first().copied())?;
    let open = |cell: Cell| is_open(field, zone, unit, cell);
    if !open(anchor) {
        return None;
    }
    let mut taken = vec![anchor];
    let mut near: Vec<Cell> = within(anchor, sphere::radius(field, unit)).filter(|cell| open(*cell)).collect();
    near.sort_by_key(|cell| trouble(field, anchor, *cell));
    near.retain(|cell| *cell != anchor);
    let mut near = near.into_iter();
    while taken.len() < members.len() {
        // Where the leader's circle is full, the chain goes on from those who stand.
        let linked = || {
            let beside = taken.iter().flat_map(|link| within(*link, LINK));
            beside.filter(|cell| open(*cell) && !taken.contains(cell)).min_by_key(|cell| trouble(field, anchor, *cell))
        };
        let cell = near.next().or_else(linked)?;
        taken.push(cell);
    }
    let mut cells = taken.into_iter();
    let lead = cells.next()?;
    let at = members.iter().map(|mate| if *mate == leader { Some(lead) } else { cells.next() });
    Some(Order::Deploy { unit: id, at: at.collect::<Option<_>>()? })
}

/// Whole orders that place a unit, up to so many, the best first; none only where there is no room at all.
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

/// Where the leaders of the other units of the side stand.
fn placed(field: &Field, unit: UnitIx) -> Vec<Cell> {
    let side = field.side(unit);
    let mates = field.all_units().filter(|other| *other != unit && field.side(*other) == side);
    mates.filter_map(|other| field.on_foot(other).next()).filter_map(|primate| field.cell(primate)).collect()
}

/// How good an anchor is: cover round it, dry ground, not too near to the own units, towards the middle of the board.
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
