//! Members on foot in the middle of an action: walking with what is left of it, and where everyone is at the end (T-19,
//! T-22, T-26, T-106, T-108, T-174).

use super::{
    field::Field,
    gait::{Pace, Walker},
    illegal::Illegal,
    keeping_up::{check_nearer, check_round_last_seen, left_behind},
    movement::leaves_over,
    no_charge::NoCharge,
    order::{Leg, Path},
    sphere::{self, Sphere},
    vehicles::Footprint,
    walks::Walk,
};
use crate::board::Cell;
use crate::force::{
    PieceId, PrimateIx, UnitIx,
    squad::{Pile, Place},
};

/// The walking part of a leg: in these actions nobody drives, gets in or gets out (G-25).
pub fn on_foot(leg: &Leg) -> Result<(PieceId, &Path), NoCharge> {
    match leg {
        Leg::Go(id, path) => Ok((*id, path)),
        Leg::Mount(id, ..) | Leg::Dismount(id, _) | Leg::Drive(id, _) => Err(NoCharge::OnFootOnly { primate: *id }),
    }
}

/// A walk with its cost; `dear` means that the next diagonal is an expensive one, since the action is already some
/// steps old (T-19). Its last step may leave the board (G-34).
pub fn walk(field: &Field, primate: PrimateIx, path: &Path, mut dear: bool) -> Result<Walk, Illegal> {
    let id = field.primate(primate).id;
    let (walker, edges) = (Walker::new(field, primate, Pace::Walk), field.edges[field.side_of(primate).index()]);
    let mut at = field.cell(primate).ok_or(Illegal::PieceGone { primate: id })?;
    let mut walk = Walk { primate, cells: Vec::with_capacity(path.0.len()), end: Place::On(at), cost: 0 };
    for (place, direction) in path.0.iter().enumerate() {
        let (to, second) = (at.step(*direction), dear && direction.is_diagonal());
        let price = if field.ground().contains(to) {
            walk.end = Place::On(to);
            walk.cells.push(to);
            walker.price(at, *direction, second).ok_or(Illegal::Barred { primate: id, cell: to })?
        } else if place + 1 == path.0.len() && leaves_over(field, to, edges) {
            walk.end = Place::Off(Pile::Retreated);
            1 + u16::from(second)
        } else {
            return Err(Illegal::OffBoard { primate: id, edges });
        };
        dear ^= direction.is_diagonal();
        walk.cost = walk.cost.saturating_add(price);
        at = to;
    }
    Ok(walk)
}

/// The walk of a participant when the charge is broken off: no longer than what is left of the charge (T-102, T-106).
pub fn last_walk(field: &Field, primate: PrimateIx, path: &Path, dear: bool, left: u16) -> Result<Walk, Illegal> {
    let walk = walk(field, primate, path, dear)?;
    let (id, cost) = (field.primate(primate).id, walk.cost);
    if cost > left { Err(NoCharge::PathTooLong { primate: id, cost, left }.into()) } else { Ok(walk) }
}

/// Everyone that acts with a unit, on the board, with each square it occupies, some of them moved elsewhere (T-27).
pub fn ends(field: &Field, unit: UnitIx, moved: impl Fn(PrimateIx) -> Option<Place>) -> Vec<(PrimateIx, Cell)> {
    let mut ends = Vec::with_capacity(10);
    let own = field.members(unit).filter(|mate| field.party(*mate) == unit);
    for mate in own.chain(field.joiners(unit)) {
        match moved(mate) {
            Some(place) => ends.extend(place.cell().map(|cell| (mate, cell))),
            None => ends.extend(field.squares(mate.into()).map(|cell| (mate, cell))),
        }
    }
    ends
}

/// The squares where walks end.
pub fn walked(walks: &[Walk]) -> impl Fn(PrimateIx) -> Option<Place> + '_ {
    |mate| walks.iter().find(|walk| walk.primate == mate).map(|walk| walk.end)
}

/// No one ends where someone else is (T-22). A refusal names who is there.
pub fn check_free(field: &Field, unit: UnitIx, mover: PrimateIx, ends: &[(PrimateIx, Cell)]) -> Result<(), Illegal> {
    let Some((_, cell)) = ends.iter().find(|(mate, _)| *mate == mover).copied() else { return Ok(()) };
    let stranger = field.at(cell).filter(|other| field.party(*other) != unit);
    let mate = ends.iter().find(|(other, taken)| *other != mover && *taken == cell).map(|(other, _)| *other);
    match stranger.or(mate) {
        Some(other) => {
            let (primate, by) = (field.primate(mover).id, field.primate(other).id);
            Err(Illegal::Occupied { primate, cell, by })
        }
        None => Ok(()),
    }
}

/// Nobody that could have kept up is left outside the sphere (T-26), and nobody outside walks farther away from it
/// (T-174). `reach` lists where a member could have gone, `walks` those that walk.
pub fn check_sphere(
    field: &Field,
    unit: UnitIx,
    ends: &[(PrimateIx, Cell)],
    reach: impl Fn(PrimateIx) -> Vec<Cell>,
    walks: impl Fn(PrimateIx) -> bool,
) -> Result<(), Illegal> {
    let Some(sphere) = sphere_of(field, unit, ends) else { return Ok(()) };
    for (mate, cell) in &sphere.outside {
        let free = |cell: &Cell| {
            let stranger = field.at(*cell).is_some_and(|other| field.party(other) != unit);
            !stranger && ends.iter().all(|(other, taken)| other == mate || taken != cell)
        };
        let joins = |cell: Cell| sphere.contains(cell) && free(&cell);
        if !field.primate(*mate).pin.holds() && reach(*mate).into_iter().any(joins) {
            return Err(left_behind(field, *mate, *cell, &sphere));
        }
    }
    check_nearer(field, &sphere, ends, walks)
}

/// When a leader walks off the board, no walker left behind may walk farther away from where the leader was last seen
/// (T-174).
pub fn check_left_behind(
    field: &Field,
    unit: UnitIx,
    ends: &[(PrimateIx, Cell)],
    walks: &[Walk],
) -> Result<(), Illegal> {
    let leader = field.unit(unit).lead.leader;
    let goes = |walk: &&Walk| Some(walk.primate) == leader && matches!(walk.end, Place::Off(_));
    let Some(last) = walks.iter().find(goes) else { return Ok(()) };
    let stands = || field.squares(last.primate.into());
    let seen = last.cells.last().map_or_else(stands, |cell| Footprint::new(*cell, 1));
    let moves = |mate: PrimateIx| walks.iter().any(|walk| walk.primate == mate && walk.walked());
    check_round_last_seen(field, (unit, last.primate), seen, ends, moves)
}

/// The sphere of a unit with its members in these positions; none without its leader among them.
pub fn sphere_of(field: &Field, unit: UnitIx, ends: &[(PrimateIx, Cell)]) -> Option<Sphere> {
    let leader = field.unit(unit).lead.leader?;
    let centre = ends.iter().find(|(mate, _)| *mate == leader)?;
    Some(sphere::Sphere::of_unit(field, unit, *centre, ends.iter().copied()))
}
