//! Where a unit may be placed: in its zone, one primate per square, vehicles on suitable ground, all inside the
//! sphere (G-32, G-22, T-22, T-24, T-27).

use crate::board::{Cell, Zone};
use crate::force::{PieceId, PrimateIx, UnitIx, VehicleIx, name::Part, vehicle::Seat};
use crate::rules::monkeys::{
    boarding, driving, emplacements,
    field::Field,
    illegal::Illegal,
    no_drive::NoDrive,
    no_gear::NoGear,
    order::Parking,
    profiles::VehicleTrait,
    sphere::{self, Sphere},
    turn::Turn,
    vehicles::Footprint,
};

/// Vehicles that a unit brings, in their order, on the board or not.
pub fn brought(field: &Field, unit: UnitIx) -> Vec<VehicleIx> {
    let all = (0..field.vehicles.len() as u16).map(VehicleIx);
    all.filter(|vehicle| field.vehicle(*vehicle).unit == Some(unit)).collect()
}

/// A rider: the primate, its vehicle, its seat.
pub type Aboard = (PrimateIx, VehicleIx, Seat);

/// The riders of a unit's vehicles and their seats: as they are once the unit has been placed, and as in the roster
/// before that. Members of a split-off half walk.
pub fn crew(field: &Field, unit: UnitIx) -> Vec<Aboard> {
    if field.stands(unit) {
        let riding = |mate: PrimateIx| field.primate(mate).place.seat().map(|(vehicle, seat)| (mate, vehicle, seat));
        return field.roll_call(unit).filter_map(riding).collect();
    }
    let rider = |number: u8| field.roll_call(unit).find(|mate| field.primate(*mate).id.part == Part::Primate(number));
    let aboard = |vehicle: VehicleIx| {
        let crew = field.vehicle(vehicle).rig.crew.iter();
        crew.filter_map(move |(number, seat)| Some((rider(*number)?, vehicle, *seat)))
    };
    brought(field, unit).into_iter().flat_map(|vehicle| aboard(vehicle).collect::<Vec<_>>()).collect()
}

/// Members of a unit to be placed on foot, in order, if these riders ride.
pub fn walkers(field: &Field, unit: UnitIx, aboard: &[Aboard]) -> Vec<PrimateIx> {
    field.roll_call(unit).filter(|mate| aboard.iter().all(|(rider, ..)| rider != mate)).collect()
}

/// The riders as an order names them: members of the unit in its own vehicles, one per seat, each of the right size,
/// and no more than there is room for (G-23). An order that names no riders leaves the crews unchanged.
pub fn aboard(field: &Field, unit: UnitIx, named: Option<&[(PieceId, PieceId, Seat)]>) -> Result<Vec<Aboard>, Illegal> {
    let Some(named) = named else { return Ok(crew(field, unit)) };
    let brought = brought(field, unit);
    let mut aboard: Vec<Aboard> = Vec::with_capacity(named.len());
    for (primate, vehicle, seat) in named {
        let refused = NoDrive::NoSeat { primate: *primate, vehicle: *vehicle };
        let rider = field.find_primate(*primate).filter(|rider| field.primate(*rider).unit == unit);
        let rider = rider.ok_or(Illegal::NotMember { primate: *primate, unit: field.unit(unit).id })?;
        let ridden = field.find_vehicle(*vehicle).filter(|vehicle| brought.contains(vehicle));
        let ridden = ridden.ok_or_else(|| refused.clone())?;
        let taken = |(other, in_it, on): &Aboard| {
            *other == rider || (*in_it == ridden && *on == *seat && *seat != Seat::Passenger)
        };
        if aboard.iter().any(taken) || !boarding::suits(field, rider, ridden, *seat) {
            return Err(refused.into());
        }
        aboard.push((rider, ridden, *seat));
        let riders = aboard.iter().filter(|(_, in_it, on)| *in_it == ridden && *on != Seat::Operator);
        let seats: u8 = riders.map(|(rider, ..)| boarding::passengers(field, *rider)).sum();
        if seats > driving::kind(field, ridden).passengers {
            return Err(refused.into());
        }
    }
    Ok(aboard)
}

/// Whether emplacements can be set up there: as many as the unit has, each beside cover in its side's zone (T-99).
/// Naming none is allowed.
pub fn check_sites(field: &Field, turn: &Turn, unit: UnitIx, sites: &[Cell]) -> Result<(), Illegal> {
    let (id, size) = (field.unit(unit).id, field.emplaced(unit).len());
    if !sites.is_empty() && sites.len() != size {
        return Err(Illegal::PlacesDiffer { unit: id, given: sites.len(), size });
    }
    let zone = &turn.stakes.zones[id.side.index()];
    let bad = sites.iter().find(|cell| !zone.contains(**cell) || !emplacements::is_site(field, **cell));
    bad.map_or(Ok(()), |cell| Err(NoGear::NoSite { unit: id, cell: *cell }.into()))
}

/// The footprint of a vehicle with its north-west square on a cell.
pub(super) fn footprint(field: &Field, vehicle: VehicleIx, at: Cell) -> Footprint {
    Footprint::new(at, field.vehicle(vehicle).rig.side)
}

/// Whether a cell is on the board, in the zone, and occupied by nothing except the unit itself, which is about to be
/// placed again.
pub(super) fn is_open(field: &Field, zone: &Zone, unit: UnitIx, cell: Cell) -> bool {
    field.ground().contains(cell) && zone.contains(cell) && stranger(field, unit, cell).is_none()
}

/// The piece of another unit on a cell.
fn stranger(field: &Field, unit: UnitIx, cell: Cell) -> Option<PieceId> {
    if field.is_free(cell) {
        return None;
    }
    let primate = field.at(cell).map(|other| field.primate(other)).filter(|other| other.unit != unit);
    let vehicle = || field.vehicle_at(cell).map(|other| field.vehicle(other)).filter(|other| other.unit != Some(unit));
    primate.map(|other| other.id).or_else(|| vehicle().map(|other| other.id))
}

/// Whether the ground is suitable for a vehicle: no building under a ground vehicle, and nearly level (G-22).
pub(super) fn is_fit(field: &Field, vehicle: VehicleIx, at: Cell) -> bool {
    if driving::kind(field, vehicle).has(VehicleTrait::Flying) {
        return true;
    }
    let ground = field.ground();
    let squares = || footprint(field, vehicle, at).filter(|cell| ground.contains(*cell));
    let heights = || squares().map(|cell| ground.surface(cell));
    let steep = heights().max().zip(heights().min()).is_some_and(|(high, low)| high - low > 1);
    !steep && squares().all(|cell| !ground.kind(cell).closed)
}

/// Where a piece of a unit can't be placed, and why.
fn check_cell(field: &Field, turn: &Turn, unit: UnitIx, piece: PieceId, cell: Cell) -> Result<(), Illegal> {
    let zone = &turn.stakes.zones[piece.unit.side.index()];
    if !field.ground().contains(cell) || !zone.contains(cell) {
        return Err(Illegal::OutsideZone { primate: piece, cell });
    }
    match stranger(field, unit, cell) {
        Some(by) => Err(Illegal::Occupied { primate: piece, cell, by }),
        None => Ok(()),
    }
}

/// Why the first member of a unit can't be placed on a cell, wherever the others go (G-32).
///
/// # Errors
/// It is outside the zone, or taken.
pub fn check_lead(field: &Field, turn: &Turn, unit: UnitIx, cell: Cell) -> Result<(), Illegal> {
    let lead = field.roll_call(unit).next().map(|lead| field.primate(lead).id);
    lead.map_or(Ok(()), |lead| check_cell(field, turn, unit, lead, cell))
}

/// Whether a unit can be placed this way (G-32, G-22, T-22, T-24, T-27).
pub fn check_places(
    field: &Field,
    turn: &Turn,
    unit: UnitIx,
    (at, vehicles): (&[Cell], &[Parking]),
    aboard: &[Aboard],
) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    if field.roll_call(unit).next().is_none() {
        return Err(Illegal::Gone { unit: id });
    }
    let (walkers, brought) = (walkers(field, unit, aboard), brought(field, unit));
    let (given, size) = (at.len() + vehicles.len(), walkers.len() + brought.len());
    if walkers.len() != at.len() || brought.len() != vehicles.len() {
        return Err(Illegal::PlacesDiffer { unit: id, given, size });
    }
    let mut taken: Vec<(PieceId, Cell)> = Vec::new();
    let mut take = |piece: PieceId, cell: Cell| {
        check_cell(field, turn, unit, piece, cell)?;
        if let Some((by, _)) = taken.iter().find(|(by, square)| *square == cell && *by != piece) {
            return Err(Illegal::Occupied { primate: piece, cell, by: *by });
        }
        taken.push((piece, cell));
        Ok(())
    };
    for (primate, cell) in walkers.iter().zip(at) {
        take(field.primate(*primate).id, *cell)?;
    }
    for (vehicle, Parking { at, .. }) in brought.iter().zip(vehicles) {
        let piece = field.vehicle(*vehicle).id;
        footprint(field, *vehicle, *at).try_for_each(|cell| take(piece, cell))?;
        if !is_fit(field, *vehicle, *at) {
            return Err(NoDrive::Barred { vehicle: piece, cell: *at }.into());
        }
    }
    check_sphere(field, unit, &squares(field, unit, (at, vehicles), aboard))
}

/// Every member with each square that it would occupy: riders with those of their vehicle (T-27).
fn squares(
    field: &Field,
    unit: UnitIx,
    (at, vehicles): (&[Cell], &[Parking]),
    aboard: &[Aboard],
) -> Vec<(PrimateIx, Cell)> {
    let brought = brought(field, unit);
    let riders = aboard.iter().flat_map(|(rider, vehicle, _)| {
        let parked = brought.iter().position(|other| other == vehicle).map(|place| vehicles[place].at);
        let squares = parked.map_or_else(Footprint::default, |at| footprint(field, *vehicle, at));
        squares.map(move |cell| (*rider, cell))
    });
    walkers(field, unit, aboard).into_iter().zip(at.iter().copied()).chain(riders).collect()
}

fn check_sphere(field: &Field, unit: UnitIx, stands: &[(PrimateIx, Cell)]) -> Result<(), Illegal> {
    let leader = field.unit(unit).lead.leader;
    let Some(centre) = stands.iter().find(|(mate, _)| Some(*mate) == leader).or(stands.first()).copied() else {
        return Ok(());
    };
    let radius = sphere::radius(field, unit);
    let sphere = Sphere::of(centre, radius, stands.iter().copied());
    let Some((mate, cell)) = sphere.outside.first() else { return Ok(()) };
    let (nearest, squares) = sphere.nearest(*cell).expect("the leader is always legal");
    let allowed = if nearest == centre.0 { radius } else { sphere::LINK };
    let (primate, nearest) = (field.primate(*mate).id, field.primate(nearest).id);
    Err(Illegal::OutsideSphere { primate, nearest, squares, allowed })
}
