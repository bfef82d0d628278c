//! Where a character can go in an action, and what the way costs (R9, R10, G1, G21, A11).

use super::{field::Field, illegal::Illegal, profiles::Going};
use crate::board::{
    Cell, Direction,
    path::{Pathfinder, walk_cost},
};
use crate::force::{Side, UnitIx};
use serde::{Deserialize, Serialize};

/// How a character moves (R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the paces of the book")]
pub enum Pace {
    Crawl,
    Walk,
    Trot,
    Run,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Self; 4] = [Self::Crawl, Self::Walk, Self::Trot, Self::Run];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Crawl => "Crawl",
            Self::Walk => "Walk",
            Self::Trot => "Trot",
            Self::Run => "Run",
        }
    }
}

/// How far a character gets in an action at a pace: half as far where it has to rise first (R9, R10, A11).
///
/// # Errors
/// Only who is prone crawls.
pub fn allowance(field: &Field, unit: UnitIx, pace: Pace) -> Result<u16, Illegal> {
    let (paces, state) = (field.setting.book.paces, field.unit(unit));
    let full = match pace {
        Pace::Crawl if !state.prone.0 => return Err(Illegal::CrawlsProne { unit: state.id }),
        Pace::Crawl => return Ok(paces.crawl.into()),
        Pace::Walk => paces.walk,
        Pace::Trot => paces.trot,
        Pace::Run => paces.run,
    };
    Ok(u16::from(if state.prone.0 { full / 2 } else { full }))
}

/// What a step costs; none where it can't be made: into a wall or an enemy, or between two blocked neighbours (G1). An
/// undetected enemy is not known to be there.
fn cost(field: &Field, side: Side, from: Cell, direction: Direction, dear: bool) -> Option<u16> {
    let to = from.step(direction);
    let closed = |cell: Cell| field.going(cell).is_none_or(|going| going == Going::Closed);
    let hostile = field.at(to).is_some_and(|unit| field.unit(unit).id.side != side && field.is_known(unit));
    let squeezed = direction.is_diagonal() && closed(Cell::new(from.x, to.y)) && closed(Cell::new(to.x, from.y));
    if closed(to) || hostile || squeezed {
        return None;
    }
    let plain = if dear { 2 } else { 1 };
    Some(if field.going(to) == Some(Going::Slow) { 2 * plain } else { plain })
}

/// Whether a character may end a move on a cell: nobody else that it knows of is there.
fn is_free(field: &Field, side: Side, cell: Cell) -> bool {
    let known = |unit: UnitIx| field.unit(unit).id.side == side || field.is_known(unit);
    !field.at(cell).is_some_and(known)
}

/// Whether a character may move so.
pub(super) fn check(field: &Field, unit: UnitIx, pace: Pace, path: &[Cell]) -> Result<(), Illegal> {
    let state = field.unit(unit);
    let (id, far) = (state.id, allowance(field, unit, pace)?);
    let (Some(start), Some(end)) = (field.cell(unit), path.last().copied()) else {
        return Err(Illegal::NoWay { unit: id });
    };
    let mut steps = Vec::with_capacity(path.len());
    let mut from = start;
    for cell in path {
        let direction = Direction::between(from, *cell).ok_or(Illegal::NoStep { from, to: *cell })?;
        if cost(field, id.side, from, direction, false).is_none() {
            return Err(Illegal::Barred { unit: id, cell: *cell });
        }
        steps.push(direction);
        from = *cell;
    }
    if !is_free(field, id.side, end) {
        return Err(Illegal::Occupied { unit: id, cell: end });
    }
    let price = |from, direction, dear| cost(field, id.side, from, direction, dear);
    match walk_cost(start, &steps, price) {
        Some(cost) if cost <= far => Ok(()),
        Some(cost) => Err(Illegal::TooFar { unit: id, cost, far }),
        None => Err(Illegal::NoWay { unit: id }),
    }
}

/// The cheapest way of a character to a cell at a pace, as an order has it.
pub fn way(field: &Field, unit: UnitIx, pace: Pace, to: Cell) -> Option<Vec<Cell>> {
    let (side, far) = (field.unit(unit).id.side, allowance(field, unit, pace).ok()?);
    let mut at = field.cell(unit)?;
    let price = |from, direction, dear| cost(field, side, from, direction, dear);
    let route = Pathfinder::new().route(field.size(), at, to, far, price)?;
    let enter = |direction: Direction| {
        at = at.step(direction);
        at
    };
    let path: Vec<Cell> = route.steps.into_iter().map(enter).collect();
    check(field, unit, pace, &path).is_ok().then_some(path)
}

/// The cells that a character can end on at a pace.
pub fn ends(field: &Field, unit: UnitIx, pace: Pace) -> Vec<Cell> {
    let side = field.unit(unit).id.side;
    let (Some(at), Ok(far)) = (field.cell(unit), allowance(field, unit, pace)) else { return Vec::new() };
    let price = |from, direction, dear| cost(field, side, from, direction, dear);
    let mut finder = Pathfinder::new();
    let cells = finder.reach(field.size(), at, far, price).cells();
    cells.iter().copied().filter(|cell| *cell != at && is_free(field, side, *cell)).collect()
}
