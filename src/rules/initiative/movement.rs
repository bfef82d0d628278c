//! Where a character can go in an action, and the cost of the path (R9, R10, G1, G21, A11, F7, F8).

use super::{
    field::Field,
    illegal::Illegal,
    melee,
    order::Then,
    profiles::WeaponTrait,
    shooting::{self, How},
};
use crate::board::{
    Cell, Direction,
    path::{Pathfinder, walk_cost},
};
use crate::force::{Side, UnitId, UnitIx};
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
    /// All paces, slowest first.
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

/// The most cells that a character can duck (A10).
const DUCK: u16 = 2;

/// How far a character gets in one action at a pace: half as far if it has to rise first, twice as far on a mount (R9,
/// R10, A11, G14).
///
/// # Errors
/// Why it can't move at that pace.
pub fn allowance(field: &Field, unit: UnitIx, pace: Pace) -> Result<u16, Illegal> {
    let (paces, state) = (field.setting.book.paces, field.unit(unit));
    let (id, rides) = (state.id, state.riding.0.is_some());
    let full = match pace {
        Pace::Trot | Pace::Run if field.carries(unit) => return Err(Illegal::Laden { unit: id }),
        Pace::Crawl if rides => return Err(Illegal::IsMounted { unit: id }),
        Pace::Crawl if !state.prone.0 => return Err(Illegal::CrawlsProne { unit: id }),
        Pace::Crawl => return Ok(paces.crawl.into()),
        Pace::Walk => paces.walk,
        Pace::Trot => paces.trot,
        Pace::Run => paces.run,
    };
    let full = u16::from(full);
    Ok(if rides {
        2 * full
    } else if state.prone.0 {
        full / 2
    } else {
        full
    })
}

/// How far a character gets in later actions of the same kind, once it has risen.
pub(super) fn once_risen(field: &Field, unit: UnitIx, pace: Pace, first: u16) -> u16 {
    let state = field.unit(unit);
    if !state.prone.0 || state.riding.0.is_some() {
        return first;
    }
    let paces = field.setting.book.paces;
    match pace {
        Pace::Crawl => first,
        Pace::Walk => paces.walk.into(),
        Pace::Trot => paces.trot.into(),
        Pace::Run => paces.run.into(),
    }
}

/// The cost of a step; none if it isn't possible: into a wall or an enemy, or between two blocked neighbors (G1).
/// Undetected enemies don't count.
pub(super) fn cost(field: &Field, side: Side, from: Cell, direction: Direction, dear: bool) -> Option<u16> {
    let price = field.setting.steps.cost(from, direction, dear)?;
    let hostile = |unit: UnitIx| field.unit(unit).id.side != side && field.is_known(unit);
    (!field.at(from.step(direction)).is_some_and(hostile)).then_some(price)
}

/// Whether a character may end a move on a cell: nobody else that it knows of is there.
pub(super) fn is_free(field: &Field, unit: UnitIx, cell: Cell) -> bool {
    let side = field.unit(unit).id.side;
    let known = |other: UnitIx| other != unit && (field.unit(other).id.side == side || field.is_known(other));
    !field.at(cell).is_some_and(known)
}

/// Whether a character can step from one cell into another.
pub(super) fn is_step(field: &Field, unit: UnitIx, from: Cell, to: Cell) -> bool {
    let side = field.unit(unit).id.side;
    Direction::between(from, to).is_some_and(|direction| cost(field, side, from, direction, false).is_some())
}

/// Whether a character may move this way and then do something at the end.
pub(super) fn check(field: &Field, unit: UnitIx, pace: Pace, path: &[Cell], then: Then) -> Result<(), Illegal> {
    check_way(field, unit, pace, path)?;
    let (id, end) = (field.unit(unit).id, path.last().copied().unwrap_or_default());
    let find = |target: UnitId| field.find(target).ok_or(Illegal::NoSuchCharacter { unit: target });
    match then {
        Then::Stop => Ok(()),
        Then::Fire(target) => {
            let weapon = field.weapon(unit);
            if !matches!(pace, Pace::Walk | Pace::Trot) || !weapon.has(WeaponTrait::WalkFire) {
                return Err(Illegal::NoWalkFire { unit: id });
            }
            let how = How { aimed: false, moved: true };
            shooting::plan_from(field, unit, end, find(target)?, how).map(|_| ())
        }
        Then::Fight(attack, _) if !melee::follows(attack, pace) => Err(Illegal::OtherPace { unit: id }),
        Then::Fight(attack, target) => melee::number(field, unit, end, attack, find(target)?).map(|_| ()),
    }
}

/// Whether a character may move this way.
pub(super) fn check_way(field: &Field, unit: UnitIx, pace: Pace, path: &[Cell]) -> Result<(), Illegal> {
    let far = allowance(field, unit, pace)?;
    let cost = way_cost(field, unit, path)?;
    let (id, end) = (field.unit(unit).id, path.last().copied().unwrap_or_default());
    if !is_free(field, unit, end) {
        return Err(Illegal::Occupied { unit: id, cell: end });
    }
    if cost <= far { Ok(()) } else { Err(Illegal::TooFar { unit: id, cost, far }) }
}

/// The cost of a path.
///
/// # Errors
/// Why it isn't possible.
pub(super) fn way_cost(field: &Field, unit: UnitIx, path: &[Cell]) -> Result<u16, Illegal> {
    let id = field.unit(unit).id;
    let start = field.cell(unit).filter(|_| !path.is_empty()).ok_or(Illegal::NoWay { unit: id })?;
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
    let price = |from, direction, dear| cost(field, id.side, from, direction, dear);
    walk_cost(start, &steps, price).ok_or(Illegal::NoWay { unit: id })
}

/// Whether a character may duck this way: to a cell with cover or behind one (A10).
pub(super) fn check_duck(field: &Field, unit: UnitIx, path: &[Cell]) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    let cost = way_cost(field, unit, path)?;
    let end = path.last().copied().unwrap_or_default();
    if !is_free(field, unit, end) {
        return Err(Illegal::Occupied { unit: id, cell: end });
    }
    if cost > DUCK {
        return Err(Illegal::TooFar { unit: id, cost, far: DUCK });
    }
    if is_behind_cover(field, id.side, end) { Ok(()) } else { Err(Illegal::NoCover { unit: id, cell: end }) }
}

/// Whether a cell has cover, or is covered from some enemy that sees it; if no known enemy sees it, any side of some
/// cover will do (A10, G16).
fn is_behind_cover(field: &Field, side: Side, cell: Cell) -> bool {
    if field.is_cover(cell) {
        return true;
    }
    let known = field.standing(side.other()).filter(|(enemy, _)| field.is_known(*enemy));
    let mut seers = known.map(|(_, at)| at).filter(|at| field.sees(*at, cell)).peekable();
    if seers.peek().is_none() {
        return cell.neighbours().any(|beside| field.is_cover(beside));
    }
    seers.any(|at| field.setting.sight.covered(at, cell))
}

/// The cheapest path of a character to a cell at a pace, in the form used by orders.
pub fn way(field: &Field, unit: UnitIx, pace: Pace, to: Cell) -> Option<Vec<Cell>> {
    let far = allowance(field, unit, pace).ok()?;
    let path = route(field, unit, to, far)?;
    check_way(field, unit, pace, &path).is_ok().then_some(path)
}

/// The cheapest path of a character to a cell, for at most this cost.
pub fn route(field: &Field, unit: UnitIx, to: Cell, far: u16) -> Option<Vec<Cell>> {
    let side = field.unit(unit).id.side;
    let at = field.cell(unit)?;
    let price = |from, direction, dear| cost(field, side, from, direction, dear);
    let route = Pathfinder::new().route(field.size(), at, to, far, price)?;
    Some(cells(at, &route.steps))
}

/// The cells along these steps.
pub(super) fn cells(from: Cell, steps: &[Direction]) -> Vec<Cell> {
    let mut at = from;
    let enter = |direction: &Direction| {
        at = at.step(*direction);
        at
    };
    steps.iter().map(enter).collect()
}

/// The cells where a character can end at a pace.
pub fn ends(field: &Field, unit: UnitIx, pace: Pace) -> Vec<Cell> {
    allowance(field, unit, pace).map(|far| reach(field, unit, far)).unwrap_or_default()
}

/// The paths along which a character may duck: one to each cell (A10).
pub fn ducks(field: &Field, unit: UnitIx) -> Vec<Vec<Cell>> {
    let ways = reach(field, unit, DUCK).into_iter().filter_map(|to| route(field, unit, to, DUCK));
    ways.filter(|path| check_duck(field, unit, path).is_ok()).collect()
}

/// The cells where a character can end for at most this cost.
pub fn reach(field: &Field, unit: UnitIx, far: u16) -> Vec<Cell> {
    reach_with_costs(field, unit, far).into_iter().map(|(cell, _)| cell).collect()
}

/// The same, with the cost of getting there.
pub fn reach_with_costs(field: &Field, unit: UnitIx, far: u16) -> Vec<(Cell, u16)> {
    let side = field.unit(unit).id.side;
    let Some(at) = field.cell(unit) else { return Vec::new() };
    let barred: Vec<Cell> =
        field.standing(side.other()).filter_map(|(enemy, cell)| field.is_known(enemy).then_some(cell)).collect();
    let cells = field.setting.steps.within(at, far, &barred).into_iter();
    cells.filter(|(cell, _)| *cell != at && is_free(field, unit, *cell)).collect()
}
