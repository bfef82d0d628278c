//! Keeping up with a move: nobody that could be inside the sphere is left outside it, and nobody outside walks farther
//! away (text paragraph 4; T-26, T-27, T-174).

use super::{
    driving,
    field::Field,
    gait::{Gait, Pace},
    hiding,
    illegal::Illegal,
    movement::with_reach_at,
    no_drive::NoDrive,
    sphere::{self, Sphere},
    vehicles::Footprint,
    walks::{Drive, Run},
};
use crate::board::Cell;
use crate::force::{PrimateIx, UnitIx, VehicleIx, vehicle::Seat};
use std::{cell::RefCell, collections::BTreeMap};

/// Where everyone could go at a pace, searched at most once each, however many orders are checked against it.
pub(super) struct Reaches<'a> {
    field: &'a Field,
    pace: Pace,
    walks: RefCell<BTreeMap<PrimateIx, Vec<Cell>>>,
    drives: RefCell<BTreeMap<VehicleIx, Vec<Cell>>>,
}

impl<'a> Reaches<'a> {
    /// With nothing searched yet.
    pub(super) const fn new(field: &'a Field, pace: Pace) -> Self {
        Self { field, pace, walks: RefCell::new(BTreeMap::new()), drives: RefCell::new(BTreeMap::new()) }
    }

    /// The field before the action.
    pub(super) const fn field(&self) -> &'a Field {
        self.field
    }

    /// The pace of everyone.
    pub(super) const fn pace(&self) -> Pace {
        self.pace
    }

    /// Whether a member on foot can walk to one of these cells.
    fn walks_to(&self, mate: PrimateIx, wanted: impl Fn(Cell) -> bool) -> bool {
        let cells = || with_reach_at(self.field, mate, self.pace, |reach| reach.cells().to_vec()).unwrap_or_default();
        self.walks.borrow_mut().entry(mate).or_insert_with(cells).iter().any(|cell| wanted(*cell))
    }

    /// Whether a vehicle can drive to a position where one of its squares is one of these cells; when sneaking, only
    /// into hiding.
    fn drives_to(&self, vehicle: VehicleIx, wanted: impl Fn(Cell) -> bool) -> bool {
        let driver = driving::Driver::new(self.field, vehicle);
        let ends = || driving::destinations(self.field, vehicle, self.pace);
        let corners = || ends().into_iter().map(|(corner, _)| corner).collect();
        let mut drives = self.drives.borrow_mut();
        let corners = drives.entry(vehicle).or_insert_with(corners);
        corners.iter().any(|corner| driver.footprint(*corner).any(&wanted))
    }
}

/// Nobody that could have kept up is left outside the sphere (T-26, T-27), and nobody outside walks farther away from
/// it (T-174).
pub(super) fn check_sphere(
    reaches: &Reaches,
    unit: UnitIx,
    runs: &[Run],
    ends: &[(PrimateIx, Cell)],
) -> Result<(), Illegal> {
    let field = reaches.field;
    let Some(leader) = field.unit(unit).lead.leader else { return Ok(()) };
    let Some(centre) = ends.iter().find(|(mate, _)| *mate == leader) else {
        return check_without_leader(field, unit, leader, runs, ends);
    };
    let sphere = Sphere::of_unit(field, unit, *centre, ends.iter().copied());
    for (mate, cell) in &sphere.outside {
        if !field.primate(*mate).pin.holds() && can_join(reaches, *mate, &sphere, ends) {
            return Err(left_behind(field, *mate, *cell, &sphere));
        }
    }
    check_nearer(field, &sphere, ends, |mate| moves(field, mate, runs))
}

/// A leader that leaves the board leaves the sphere where it was last seen: the others may stay, but any that walk must
/// get nearer to it (T-174). T-28 checks again at the end of the turn.
fn check_without_leader(
    field: &Field,
    unit: UnitIx,
    leader: PrimateIx,
    runs: &[Run],
    ends: &[(PrimateIx, Cell)],
) -> Result<(), Illegal> {
    let last = |run: &Run| match run {
        Run::Walk(walk) if walk.primate == leader => walk.cells.last().map(|cell| Footprint::new(*cell, 1)),
        Run::Drive(drive) if drives(field, leader, drive) => {
            let driver = driving::Driver::new(field, drive.vehicle);
            drive.stands.last().map(|stand| driver.footprint(stand.corner))
        }
        _ => None,
    };
    let seen = runs.iter().find_map(last).unwrap_or_else(|| field.squares(leader.into()));
    check_round_last_seen(field, (unit, leader), seen, ends, |mate| moves(field, mate, runs))
}

/// The same for a leader last seen on these squares.
pub(super) fn check_round_last_seen(
    field: &Field,
    (unit, leader): (UnitIx, PrimateIx),
    seen: Footprint,
    ends: &[(PrimateIx, Cell)],
    moves: impl Fn(PrimateIx) -> bool,
) -> Result<(), Illegal> {
    let Some(centre) = seen.corner() else { return Ok(()) };
    let mates = seen.map(|cell| (leader, cell)).chain(ends.iter().copied());
    let sphere = Sphere::of_unit(field, unit, (leader, centre), mates);
    check_nearer(field, &sphere, ends, moves)
}

/// Whether a primate rides in the vehicle that drives.
fn drives(field: &Field, rider: PrimateIx, drive: &Drive) -> bool {
    field.primate(rider).place.seat().is_some_and(|(vehicle, _)| vehicle == drive.vehicle)
}

/// Whether a member takes part in these runs: it walks, or the vehicle it rides in drives.
fn moves(field: &Field, mate: PrimateIx, runs: &[Run]) -> bool {
    runs.iter().any(|run| match run {
        Run::Walk(walk) => walk.primate == mate && walk.walked(),
        Run::Drive(drive) => drive.moved() && drives(field, mate, drive),
    })
}

/// A member that moves and ends outside the sphere must end nearer to it than it started (T-174).
pub(super) fn check_nearer(
    field: &Field,
    sphere: &Sphere,
    ends: &[(PrimateIx, Cell)],
    moves: impl Fn(PrimateIx) -> bool,
) -> Result<(), Illegal> {
    for mate in sphere.outside.iter().map(|(mate, _)| *mate).filter(|mate| moves(*mate)) {
        let gap = |cells: &mut dyn Iterator<Item = Cell>| cells.map(|cell| sphere.gap(cell)).min();
        let before = gap(&mut field.squares(mate.into()));
        let after = gap(&mut ends.iter().filter(|(other, _)| *other == mate).map(|(_, cell)| *cell));
        if let (Some(before), Some(squares)) = (before, after)
            && squares >= before
        {
            return Err(Illegal::Strays { primate: field.primate(mate).id, squares, before });
        }
    }
    Ok(())
}

/// Whether a member could have reached a free square inside the sphere in this action (T-26). A driver could if its
/// vehicle can (T-27); a passenger goes where it is driven.
fn can_join(reaches: &Reaches, mate: PrimateIx, sphere: &Sphere, ends: &[(PrimateIx, Cell)]) -> bool {
    let (field, pace) = (reaches.field, reaches.pace);
    if let Some((vehicle, seat)) = field.primate(mate).place.seat() {
        return seat == Seat::Operator && reaches.drives_to(vehicle, |cell| sphere.contains(cell));
    }
    // A member that is too far behind needs no search.
    let speed = Gait::of(field, mate, pace).speed;
    if !field.cell(mate).is_some_and(|start| sphere.is_in_reach(start, speed)) {
        return false;
    }
    let unit = field.primate(mate).unit;
    let free = |cell: Cell| {
        let stranger = field.at(cell).is_some_and(|other| field.primate(other).unit != unit);
        let allowed = pace == Pace::Walk || hiding::hides(field, cell);
        allowed && !stranger && ends.iter().all(|(other, taken)| *other == mate || *taken != cell)
    };
    reaches.walks_to(mate, |cell| sphere.contains(cell) && free(cell))
}

pub(super) fn left_behind(field: &Field, mate: PrimateIx, cell: Cell, sphere: &Sphere) -> Illegal {
    let (nearest, squares) = sphere.nearest(cell).expect("the leader is always legal");
    let leads = sphere.legal.first().is_some_and(|(leader, _)| *leader == nearest);
    let allowed = match sphere.centre {
        Some((_, radius)) if leads => radius,
        _ => sphere::LINK,
    };
    match field.primate(mate).place.seat() {
        Some((vehicle, _)) => NoDrive::LeftBehind { vehicle: field.vehicle(vehicle).id, squares, allowed }.into(),
        None => {
            let (primate, nearest) = (field.primate(mate).id, field.primate(nearest).id);
            Illegal::LeftBehind { primate, nearest, squares, allowed }
        }
    }
}
