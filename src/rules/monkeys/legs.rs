//! Legal move orders: walking, getting in, getting out and driving, one after another (text paragraphs 3 and 4; T-12,
//! T-22 to T-27, T-38, G-23, G-24, T-170).

pub use super::walks::Run;

use super::{
    acting::check_can_act,
    boarding, driving,
    field::Field,
    gait::Pace,
    illegal::Illegal,
    keeping_up::{self, Reaches},
    movement,
    no_drive::NoDrive,
    order::Leg,
    shots::Trail,
    turn::Turn,
    vehicles::Footprint,
    walks::Walk,
};
use crate::board::{Cell, sight::End};
use crate::force::{Body, PieceId, PrimateIx, UnitIx, VehicleIx, squad::Place, vehicle::Seat};
use std::borrow::Cow;

impl Run {
    /// The walk, if it is one.
    pub const fn walk(&self) -> Option<&Walk> {
        match self {
            Run::Walk(walk) => Some(walk),
            Run::Drive(_) => None,
        }
    }
}

impl Run {
    /// The squares entered, in order, each with the body entering it, as overwatch may first see it; `field` is the
    /// state before the run (T-123).
    pub fn entries(&self, field: &Field) -> Vec<(Body, End)> {
        match self {
            Run::Walk(walk) => walk.cells.iter().map(|cell| (walk.primate.into(), End::from(*cell))).collect(),
            Run::Drive(drive) => {
                let ends = drive.entered(field).into_iter().flatten();
                ends.flat_map(|end| on_display(field, drive.vehicle).map(move |body| (body, end))).collect()
            }
        }
    }

    /// The squares entered by everyone who walks or is carried; `field` is the state before the run (T-125).
    pub fn trails(&self, field: &Field) -> Vec<Trail> {
        match self {
            Run::Walk(walk) => vec![Trail::on_ground(walk.primate.into(), walk.cells.clone())],
            Run::Drive(drive) => {
                let ends: Vec<End> = drive.entered(field).into_iter().flatten().collect();
                let riders = field.riders(drive.vehicle).map(|(rider, _)| rider.into());
                let bodies = std::iter::once(Body::Vehicle(drive.vehicle)).chain(riders);
                bodies.map(|body| Trail::aloft(body, ends.iter().copied())).collect()
            }
        }
    }
}

/// What can be shot at when a vehicle drives: the vehicle, and its riders if it is open (T-95).
pub(super) fn on_display(field: &Field, vehicle: VehicleIx) -> impl Iterator<Item = Body> + '_ {
    let riders = field.riders(vehicle).filter(move |_| field.vehicle(vehicle).rig.open);
    std::iter::once(Body::Vehicle(vehicle)).chain(riders.map(|(rider, _)| rider.into()))
}

/// The walks among the parts of a move.
pub fn walks(runs: &[Run]) -> impl Iterator<Item = &Walk> {
    runs.iter().filter_map(Run::walk)
}

/// The walks among the parts of a move, for drawing.
pub fn only_walks(runs: &[Run]) -> Vec<Walk> {
    walks(runs).cloned().collect()
}

/// Checks a move order, and returns its parts in order (T-22 to T-27, T-38).
pub fn check_move(field: &Field, turn: &Turn, unit: UnitIx, legs: &[Leg]) -> Result<Vec<Run>, Illegal> {
    check_can_act(field, turn, unit)?;
    let runs = check_runs(field, unit, Pace::Walk, legs)?;
    if stands_still(&runs) {
        return Err(Illegal::NobodyMoves { unit: field.unit(unit).id });
    }
    Ok(runs)
}

/// Whether nobody takes a step.
pub(super) fn stands_still(runs: &[Run]) -> bool {
    !runs.iter().any(|run| match run {
        Run::Walk(walk) => walk.walked(),
        Run::Drive(drive) => drive.moved(),
    })
}

/// Checks the legs of a unit at a pace, one by one and together (T-22 to T-27, T-38).
pub(super) fn check_runs(field: &Field, unit: UnitIx, pace: Pace, legs: &[Leg]) -> Result<Vec<Run>, Illegal> {
    check_runs_within(&Reaches::new(field, pace), unit, legs)
}

/// The same for one of many orders checked against the same field.
pub(super) fn check_runs_within(reaches: &Reaches, unit: UnitIx, legs: &[Leg]) -> Result<Vec<Run>, Illegal> {
    let field = reaches.field();
    let runs = Staging::new(field, unit, reaches.pace(), legs).check(legs)?;
    let ends = all_ends(field, unit, &runs);
    check_free(field, unit, &ends, &runs)?;
    keeping_up::check_sphere(reaches, unit, &runs, &ends)?;
    Ok(runs)
}

/// Every member of the unit on the board with each square it occupies when the runs are done (T-27).
fn all_ends(field: &Field, unit: UnitIx, runs: &[Run]) -> Vec<(PrimateIx, Cell)> {
    let parked = |vehicle: VehicleIx| {
        let driven = runs.iter().find_map(|run| match run {
            Run::Drive(drive) if drive.vehicle == vehicle => Some(drive.end),
            _ => None,
        });
        let state = field.vehicle(vehicle);
        let corner = driven.unwrap_or(state.place).cell();
        corner.map_or_else(Footprint::default, |corner| Footprint::new(corner, state.rig.side))
    };
    let squares = |mate: PrimateIx| {
        let squares = match end(field, mate, runs) {
            Place::On(cell) => Footprint::new(cell, 1),
            Place::Aboard(vehicle, _) => parked(vehicle),
            Place::Off(_) | Place::Afar | Place::Reserve => Footprint::default(),
        };
        squares.map(move |cell| (mate, cell))
    };
    field.members(unit).flat_map(squares).collect()
}

/// A member's position when the walks are done.
fn end(field: &Field, mate: PrimateIx, runs: &[Run]) -> Place {
    let walked = walks(runs).find(|walk| walk.primate == mate);
    walked.map_or(field.primate(mate).place, |walk| walk.end)
}

/// Checks the legs of a unit one by one, without checking their end positions together.
pub(super) fn check_singly(field: &Field, unit: UnitIx, pace: Pace, legs: &[Leg]) -> Result<Vec<Run>, Illegal> {
    Staging::new(field, unit, pace, legs).check(legs)
}

/// The field after a move that includes vehicles; a move by primates alone is checked without a copy.
pub(super) fn after<'a>(field: &'a Field, runs: &[Run]) -> Cow<'a, Field> {
    let rides = |run: &Run| match run {
        Run::Drive(_) => true,
        Run::Walk(walk) => walk.end.seat().is_some() || field.primate(walk.primate).place.seat().is_some(),
    };
    let mut after = Cow::Borrowed(field);
    if runs.iter().any(rides) || field.vehicles.iter().any(|vehicle| vehicle.place.is_on_board()) {
        runs.iter().for_each(|run| apply(after.to_mut(), run));
    }
    after
}

/// Applies a run to a copy of the field.
pub fn apply(field: &mut Field, run: &Run) {
    match run {
        Run::Walk(walk) => {
            field.shift(walk.primate, walk.end);
            take_over(field, walk);
        }
        Run::Drive(drive) => field.shift_vehicle(drive.vehicle, drive.end, drive.stands.last().copied()),
    }
}

/// The new driver of an abandoned vehicle takes it over for its unit (T-157).
fn take_over(field: &mut Field, walk: &Walk) {
    let unit = field.primate(walk.primate).unit;
    if let Some((vehicle, Seat::Operator)) = walk.end.seat() {
        field.vehicles[vehicle.at()].unit.get_or_insert(unit);
    }
}

/// A move order being checked leg by leg.
struct Staging<'a> {
    before: &'a Field,
    /// The field after the earlier legs; a copy only if one of them isn't a plain walk.
    now: Cow<'a, Field>,
    unit: UnitIx,
    pace: Pace,
    /// Vehicles that drive in this order; everyone aboard is carried (G-24).
    driven: Vec<VehicleIx>,
    copies: bool,
}

impl<'a> Staging<'a> {
    fn new(field: &'a Field, unit: UnitIx, pace: Pace, legs: &[Leg]) -> Self {
        let drives = legs.iter().filter_map(|leg| match leg {
            Leg::Drive(vehicle, _) => field.find_vehicle(*vehicle),
            _ => None,
        });
        let copies = !legs.iter().all(|leg| matches!(leg, Leg::Go(..)));
        Self { before: field, now: Cow::Borrowed(field), unit, pace, driven: drives.collect(), copies }
    }

    fn check(mut self, legs: &[Leg]) -> Result<Vec<Run>, Illegal> {
        let mut runs: Vec<Run> = Vec::with_capacity(legs.len());
        let mut rest = legs;
        while let Some(leg) = rest.first() {
            let (run, taken) = match leg {
                Leg::Drive(vehicle, course) => {
                    let vehicle = self.vehicle(*vehicle)?;
                    if runs.iter().any(|run| matches!(run, Run::Drive(drive) if drive.vehicle == vehicle)) {
                        return Err(NoDrive::DrivesTwice { vehicle: self.before.vehicle(vehicle).id }.into());
                    }
                    self.check_carried(vehicle)?;
                    (Run::Drive(driving::check_drive(&self.now, vehicle, self.pace, course)?), 1)
                }
                Leg::Go(id, _) | Leg::Mount(id, ..) | Leg::Dismount(id, _) => {
                    let mine = |leg: &&Leg| leg.primate() == Some(*id);
                    let count = rest.iter().take_while(mine).count();
                    let primate = self.walker(*id)?;
                    if walks(&runs).any(|walk| walk.primate == primate) {
                        return Err(Illegal::MovesTwice { primate: *id });
                    }
                    (Run::Walk(self.walk(primate, &rest[..count])?), count)
                }
            };
            rest = &rest[taken..];
            if self.copies && !rest.is_empty() {
                apply(self.now.to_mut(), &run);
            }
            runs.push(run);
        }
        Ok(runs)
    }

    fn vehicle(&self, id: PieceId) -> Result<VehicleIx, Illegal> {
        let vehicle = self.before.find_vehicle(id).ok_or(NoDrive::NoSuchVehicle { vehicle: id })?;
        match self.now.vehicle(vehicle).unit {
            Some(owner) if owner == self.unit => Ok(vehicle),
            Some(_) => Err(NoDrive::AnotherUnits { unit: self.before.unit(self.unit).id, vehicle: id }.into()),
            None => Err(NoDrive::NoOperator { vehicle: id }.into()),
        }
    }

    /// A vehicle carries only those that were aboard when the action started, including its driver (G-24, T-170).
    fn check_carried(&self, vehicle: VehicleIx) -> Result<(), Illegal> {
        let aboard = |rider: PrimateIx| self.before.primate(rider).place == self.now.primate(rider).place;
        match self.now.riders(vehicle).find(|(rider, _)| !aboard(*rider)) {
            Some((rider, _)) => {
                let (primate, vehicle) = (self.before.primate(rider).id, self.before.vehicle(vehicle).id);
                Err(NoDrive::JustAboard { primate, vehicle }.into())
            }
            None => Ok(()),
        }
    }

    /// A member that can walk in this order: unpinned, and not carried by a vehicle that drives (T-38, G-24).
    fn walker(&self, id: PieceId) -> Result<PrimateIx, Illegal> {
        let field = self.before;
        let member = field.find_primate(id).filter(|primate| field.primate(*primate).unit == self.unit);
        let primate = member.ok_or(Illegal::NotMember { primate: id, unit: field.unit(self.unit).id })?;
        if field.primate(primate).pin.holds() {
            return Err(Illegal::Pinned { primate: id });
        }
        match field.primate(primate).place.seat() {
            Some((vehicle, _)) if self.driven.contains(&vehicle) => Err(NoDrive::Carried { primate: id }.into()),
            _ => Ok(primate),
        }
    }

    /// The legs of one primate: out of a vehicle, across the ground, into a vehicle, each at most once (G-24).
    fn walk(&self, primate: PrimateIx, legs: &[Leg]) -> Result<Walk, Illegal> {
        let start = self.now.primate(primate).place;
        let mut walk = Walk { primate, cells: Vec::new(), end: start, cost: 0 };
        let mut stage = 0;
        for leg in legs {
            let next = match leg {
                Leg::Dismount(..) => 1,
                Leg::Go(..) => 2,
                Leg::Mount(..) | Leg::Drive(..) => 3,
            };
            if next <= stage {
                return Err(Illegal::MovesTwice { primate: self.now.primate(primate).id });
            }
            stage = next;
            self.take(&mut walk, leg)?;
        }
        Ok(walk)
    }

    fn take(&self, walk: &mut Walk, leg: &Leg) -> Result<(), Illegal> {
        match leg {
            Leg::Go(id, path) => {
                if walk.end.seat().is_some() {
                    return Err(NoDrive::Rides { primate: *id }.into());
                }
                movement::walk_on(&self.now, walk, self.pace, &path.0)
            }
            Leg::Dismount(id, cell) => {
                let (vehicle, _) = walk.end.seat().ok_or(NoDrive::OnFoot { primate: *id })?;
                self.check_low(vehicle)?;
                if !boarding::exits(&self.now, vehicle).contains(cell) {
                    return Err(NoDrive::NoExit { primate: *id, cell: *cell }.into());
                }
                walk.cost += u16::from(self.now.book.driving.mount);
                walk.cells.push(*cell);
                walk.end = Place::On(*cell);
                movement::check_speed(&self.now, walk, self.pace)
            }
            Leg::Mount(id, vehicle, seat) => self.get_in(walk, *id, *vehicle, *seat),
            Leg::Drive(..) => Ok(()),
        }
    }

    /// A vehicle may be got into and out of only if it isn't high up (G-26).
    fn check_low(&self, vehicle: VehicleIx) -> Result<(), Illegal> {
        if driving::is_high(&self.now, vehicle) {
            return Err(NoDrive::TooHigh { vehicle: self.now.vehicle(vehicle).id }.into());
        }
        Ok(())
    }

    fn get_in(&self, walk: &mut Walk, id: PieceId, into: PieceId, seat: Seat) -> Result<(), Illegal> {
        let vehicle = self.now.find_vehicle(into).ok_or(NoDrive::NoSuchVehicle { vehicle: into })?;
        let beside = match walk.end {
            Place::On(cell) => boarding::is_beside(&self.now, cell, vehicle),
            Place::Aboard(ridden, _) => ridden == vehicle,
            Place::Off(_) | Place::Afar | Place::Reserve => false,
        };
        if walk.end.seat().is_none() {
            self.check_low(vehicle)?;
        }
        if !beside {
            return Err(NoDrive::NotBeside { primate: id, vehicle: into }.into());
        }
        boarding::check_seat(&self.now, walk.primate, vehicle, seat)?;
        walk.cost += u16::from(self.now.book.driving.mount);
        walk.end = Place::Aboard(vehicle, seat);
        movement::check_speed(&self.now, walk, self.pace)
    }
}

/// The positions of all members on foot when the walks are done; those that left the board aren't listed.
pub(super) fn ends(field: &Field, unit: UnitIx, runs: &[Run]) -> Vec<(PrimateIx, Cell)> {
    let on_foot = |mate: PrimateIx| end(field, mate, runs).cell().map(|cell| (mate, cell));
    field.members(unit).filter_map(on_foot).collect()
}

/// One primate per square at the end of the action (T-22). A refusal names who is there.
fn check_free(field: &Field, unit: UnitIx, ends: &[(PrimateIx, Cell)], runs: &[Run]) -> Result<(), Illegal> {
    for Walk { primate: mover, end, .. } in walks(runs) {
        let Some(cell) = end.cell() else { continue };
        let stranger = field.at(cell).filter(|other| field.primate(*other).unit != unit);
        let mate = ends.iter().find(|(other, taken)| other != mover && *taken == cell).map(|(other, _)| *other);
        if let Some(other) = stranger.or(mate) {
            let (primate, by) = (field.primate(*mover).id, field.primate(other).id);
            return Err(Illegal::Occupied { primate, cell, by });
        }
    }
    Ok(())
}
