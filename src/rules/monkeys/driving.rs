//! Driving: the cost of a vehicle's path and where it may go (2.6, 2.8, G-22, G-24, G-26, G-34, T-38, T-88, T-91).

mod ways;

pub(super) use ways::Ways;

pub use super::walks::{Drive, Stand};

use super::{
    course::{Course, Manoeuvre},
    field::Field,
    gait::Pace,
    hiding,
    illegal::Illegal,
    movement::leaves_over,
    no_drive::NoDrive,
    profiles::{VehicleKind, VehicleTrait},
    vehicles::Footprint,
};
use crate::board::{Cell, sight::End, straight};
use crate::force::{
    Body, PieceId, PrimateIx, VehicleIx,
    squad::{Pile, Place},
    vehicle::Seat,
};

impl Drive {
    /// The squares that each maneuver newly enters, at the vehicle's height there; `field` is the state before the
    /// drive (T-123).
    pub fn entered(&self, field: &Field) -> Vec<Vec<End>> {
        let driver = Driver::new(field, self.vehicle);
        let starts = driver.start().into_iter().chain(self.stands.iter().copied());
        let entered = |(from, to): (Stand, &Stand)| {
            let (old, up) = (driver.footprint(from.corner), to.height);
            let new = driver.footprint(to.corner).filter(|cell| !old.contains(*cell));
            new.map(|cell| End { cell, up }).collect()
        };
        starts.zip(&self.stands).map(entered).collect()
    }

    /// Whether it does anything at all.
    pub fn moved(&self) -> bool {
        !self.stands.is_empty() || self.end.cell().is_none()
    }
}

/// The kind of a vehicle.
pub fn kind(field: &Field, vehicle: VehicleIx) -> &VehicleKind {
    &field.book.vehicles[usize::from(field.vehicle(vehicle).rig.kind)]
}

/// Squares that a vehicle may cover in one action: each cut removes a share of the original, rounded down (T-88).
pub fn speed(field: &Field, vehicle: VehicleIx) -> u16 {
    let (original, cuts) = (u16::from(kind(field, vehicle).speed), u16::from(field.vehicle(vehicle).hull.slowed));
    let cut = original * u16::from(field.book.driving.slowed) / 100;
    original.saturating_sub(cuts * cut)
}

/// Whether a vehicle is so high that nobody on the ground is next to it or in its way (G-26).
pub fn is_high(field: &Field, vehicle: VehicleIx) -> bool {
    field.vehicle(vehicle).hull.height >= field.book.driving.high
}

/// The operator of a vehicle.
pub fn operator(field: &Field, vehicle: VehicleIx) -> Option<PrimateIx> {
    field.rider(vehicle, Seat::Operator)
}

/// Whether a vehicle can be driven at all: it needs an unpinned operator and must be neither destroyed nor immobilized.
pub fn check_drivable(field: &Field, vehicle: VehicleIx) -> Result<(), Illegal> {
    let state = field.vehicle(vehicle);
    let id = state.id;
    check_whole(field, vehicle)?;
    let Some(operator) = operator(field, vehicle) else {
        return Err(NoDrive::NoOperator { vehicle: id }.into());
    };
    if field.primate(operator).pin.holds() {
        return Err(Illegal::Pinned { primate: field.primate(operator).id });
    }
    if state.hull.immobile || speed(field, vehicle) == 0 {
        return Err(NoDrive::Immobile { vehicle: id }.into());
    }
    Ok(())
}

/// Whether a vehicle is on the board and not a wreck.
pub fn check_whole(field: &Field, vehicle: VehicleIx) -> Result<(), Illegal> {
    let state = field.vehicle(vehicle);
    if state.hull.wreck {
        Err(NoDrive::Wreck { vehicle: state.id }.into())
    } else if !state.place.is_on_board() {
        Err(Illegal::PieceGone { primate: state.id })
    } else {
        Ok(())
    }
}

/// Everything that determines the cost of a vehicle's maneuvers.
pub struct Driver<'a> {
    field: &'a Field,
    vehicle: VehicleIx,
    kind: &'a VehicleKind,
}

impl<'a> Driver<'a> {
    /// The driver of a vehicle in a field.
    pub fn new(field: &'a Field, vehicle: VehicleIx) -> Self {
        Self { field, vehicle, kind: kind(field, vehicle) }
    }

    /// The position of the vehicle; none off the board.
    pub fn start(&self) -> Option<Stand> {
        let state = self.field.vehicle(self.vehicle);
        let corner = state.place.cell()?;
        Some(Stand { corner, facing: state.facing, height: state.hull.height })
    }

    /// The squares it covers.
    pub fn footprint(&self, corner: Cell) -> Footprint {
        Footprint::new(corner, self.field.vehicle(self.vehicle).rig.side)
    }

    /// The cost of a maneuver, and the vehicle's position after it. None if it isn't possible.
    pub fn price(&self, from: Stand, manoeuvre: Manoeuvre, second: bool) -> Option<(u16, Stand)> {
        let flies = self.kind.has(VehicleTrait::Flying);
        let driving = &self.field.book.driving;
        match manoeuvre {
            Manoeuvre::Turn(facing) => Some((driving.turn.into(), Stand { facing, ..from })),
            Manoeuvre::Rise if flies && from.height < u8::MAX => Some((1, Stand { height: from.height + 1, ..from })),
            Manoeuvre::Sink if flies && from.height > 0 => {
                let down = Stand { height: from.height - 1, ..from };
                self.footprint(down.corner).all(|cell| self.may_stand(cell, down.height)).then_some((1, down))
            }
            Manoeuvre::Rise | Manoeuvre::Sink => None,
            Manoeuvre::Step(facing) => {
                let to = Stand { corner: from.corner.step(facing), facing, ..from };
                Some((self.step_price(from, to, second && facing.is_diagonal())?, to))
            }
        }
    }

    /// Why that isn't possible there.
    fn bar(&self, vehicle: PieceId, from: Stand, manoeuvre: Manoeuvre) -> NoDrive {
        let flies = self.kind.has(VehicleTrait::Flying);
        match manoeuvre {
            Manoeuvre::Rise | Manoeuvre::Sink if !flies => NoDrive::NoFlyer { vehicle },
            Manoeuvre::Sink if from.height == 0 => NoDrive::OnGround { vehicle },
            Manoeuvre::Sink => self.bar_on(vehicle, from.corner, from.height - 1),
            _ => self.bar_on(vehicle, target(from.corner, manoeuvre), from.height),
        }
    }

    /// Why its corner can't be there: something is in the way (T-22), or the ground prevents it (G-22).
    fn bar_on(&self, vehicle: PieceId, corner: Cell, height: u8) -> NoDrive {
        let mut taken = self.footprint(corner).filter(|cell| !self.may_stand(*cell, height));
        let met = taken.find_map(|cell| self.met(cell).map(|by| NoDrive::InTheWay { vehicle, cell, by }));
        met.unwrap_or(NoDrive::Barred { vehicle, cell: corner })
    }

    /// What else is on a square.
    fn met(&self, cell: Cell) -> Option<PieceId> {
        let on_foot = self.field.at(cell).map(|primate| self.field.primate(primate).id);
        let others = || self.field.vehicles.iter().enumerate().filter(|(place, _)| *place != self.vehicle.at());
        let hull = || others().find(|(_, other)| !other.hull.wreck && other.squares().contains(cell));
        on_foot.or_else(|| hull().map(|(_, other)| other.id))
    }

    /// The lowest possible cost of a step: 1, or 2 for every second diagonal (G-22).
    const fn least(second: bool) -> u16 {
        1 + second as u16
    }

    /// A step covers 1 square, or 2 for every second diagonal; the most expensive newly entered square counts (G-22).
    fn step_price(&self, from: Stand, to: Stand, second: bool) -> Option<u16> {
        let old = self.footprint(from.corner);
        let plain = Self::least(second);
        let level = self.level(from.corner);
        let mut dearest = plain;
        for cell in self.footprint(to.corner).filter(|cell| !old.contains(*cell)) {
            if !self.may_stand(cell, to.height) {
                return None;
            }
            dearest = dearest.max(self.square_price(cell, plain, level)?);
        }
        Some(dearest)
    }

    fn square_price(&self, cell: Cell, plain: u16, level: i32) -> Option<u16> {
        let field = self.field;
        if self.kind.has(VehicleTrait::Flying) {
            return Some(plain);
        }
        let kind = field.ground().kind(cell);
        let climbed = field.ground().surface(cell).abs_diff(level);
        if kind.closed || climbed > 1 {
            return None;
        }
        if self.kind.has(VehicleTrait::Rugged) {
            return Some(plain + climbed as u16);
        }
        let slow = kind.slow || kind.wet || field.is_wrecked(cell);
        Some((plain << u16::from(slow)) + 2 * climbed as u16)
    }

    /// The level of the vehicle: the highest surface under it.
    fn level(&self, corner: Cell) -> i32 {
        let on_table = self.footprint(corner).filter(|cell| self.field.ground().contains(*cell));
        on_table.map(|cell| self.field.ground().surface(cell)).max().unwrap_or(0)
    }

    /// Whether it may cover this square: on the table, with no primate and no other vehicle. High up, only the table
    /// matters (G-26).
    fn may_stand(&self, cell: Cell, height: u8) -> bool {
        let field = self.field;
        if !field.ground().contains(cell) || height >= field.book.driving.high {
            return field.ground().contains(cell);
        }
        let mine = field.squares(Body::Vehicle(self.vehicle)).contains(cell);
        field.is_free(cell) || (mine && field.at(cell).is_none())
    }
}

/// Checks a vehicle's path (G-22). The last step may cross an edge that its side may leave by (G-34).
pub fn check_drive(field: &Field, vehicle: VehicleIx, pace: Pace, course: &Course) -> Result<Drive, Illegal> {
    check_drivable(field, vehicle)?;
    let id = field.vehicle(vehicle).id;
    let driver = Driver::new(field, vehicle);
    let mut at = driver.start().ok_or(NoDrive::Wreck { vehicle: id })?;
    let mut drive = Drive { vehicle, stands: Vec::with_capacity(course.0.len()), end: Place::On(at.corner), cost: 0 };
    let mut second = false;
    for (place, manoeuvre) in course.0.iter().enumerate() {
        let last = place + 1 == course.0.len();
        if let (true, Manoeuvre::Step(direction)) = (last, manoeuvre)
            && leaves(field, &driver, vehicle, at.corner.step(*direction))
        {
            drive.cost += 1 + u16::from(second && direction.is_diagonal());
            drive.end = Place::Off(Pile::Retreated);
            break;
        }
        let (price, to) = driver.price(at, *manoeuvre, second).ok_or_else(|| driver.bar(id, at, *manoeuvre))?;
        if let Manoeuvre::Step(direction) = manoeuvre {
            second ^= direction.is_diagonal();
        }
        drive.cost += price;
        drive.stands.push(to);
        drive.end = Place::On(to.corner);
        at = to;
    }
    let speed = pace.of(speed(field, vehicle));
    if drive.cost > speed {
        return Err(Illegal::TooFar { primate: id, cost: drive.cost, speed });
    }
    Ok(drive)
}

fn target(corner: Cell, manoeuvre: Manoeuvre) -> Cell {
    match manoeuvre {
        Manoeuvre::Step(direction) => corner.step(direction),
        Manoeuvre::Turn(_) | Manoeuvre::Rise | Manoeuvre::Sink => corner,
    }
}

/// Whether a vehicle with this corner has left the table over an edge that its side may leave by.
fn leaves(field: &Field, driver: &Driver, vehicle: VehicleIx, corner: Cell) -> bool {
    let Some(unit) = field.vehicle(vehicle).unit else { return false };
    let edges = field.edges[field.side(unit).index()];
    let mut outside = driver.footprint(corner).filter(|cell| !field.ground().contains(*cell)).peekable();
    outside.peek().is_some() && outside.all(|cell| leaves_over(field, cell, edges))
}

/// Every position that a vehicle can reach in one action with its Speed, with the cheapest path (steps only, no turns
/// on the spot). Whether an order may end there depends on its unit too: [`super::convoy::drives`].
pub fn reach(field: &Field, vehicle: VehicleIx, pace: Pace) -> Vec<(Stand, u16, Course)> {
    let ways = ways(field, vehicle, pace);
    let ways = ways.iter().flat_map(|ways| ways.ends().into_iter().map(move |(corner, cost)| (ways, corner, cost)));
    ways.filter_map(|(ways, corner, cost)| ways.course(corner).map(|(stand, course)| (stand, cost, course))).collect()
}

/// Everything that a vehicle can reach in one action, with the courses not yet built; none if it can't drive.
pub(super) fn ways(field: &Field, vehicle: VehicleIx, pace: Pace) -> Option<Ways> {
    ways_within(field, vehicle, pace.of(speed(field, vehicle)))
}

/// The same, ignoring Speed.
pub(super) fn ways_anyhow(field: &Field, vehicle: VehicleIx) -> Option<Ways> {
    ways_within(field, vehicle, FAR)
}

fn ways_within(field: &Field, vehicle: VehicleIx, speed: u16) -> Option<Ways> {
    check_drivable(field, vehicle).ok()?;
    let driver = Driver::new(field, vehicle);
    let start = driver.start()?;
    Some(Ways::search(&driver, start, speed))
}

/// The cheapest path that takes a vehicle's corner there, at any cost.
///
/// # Errors
/// Why there is none: the obstacle on the straight path, as in the refusal of the order to drive it. What is on that
/// path says nothing about a goal that is free.
pub fn way_to(field: &Field, vehicle: VehicleIx, pace: Pace, corner: Cell) -> Result<Course, Illegal> {
    check_drivable(field, vehicle)?;
    let id = field.vehicle(vehicle).id;
    let driver = Driver::new(field, vehicle);
    let start = driver.start().ok_or(NoDrive::Wreck { vehicle: id })?;
    if corner == start.corner {
        return Ok(Course::default());
    }
    let within = |speed: u16| Ways::search(&driver, start, speed).course(corner).map(|(_, course)| course);
    if let Some(course) = within(pace.of(speed(field, vehicle))).or_else(|| within(FAR)) {
        return Ok(course);
    }
    let straight = Course(straight(start.corner, corner).map(Manoeuvre::Step).collect());
    let free = || driver.footprint(corner).all(|cell| driver.may_stand(cell, start.height));
    Err(match check_drive(field, vehicle, pace, &straight) {
        Err(Illegal::Drive(NoDrive::InTheWay { .. })) if free() => NoDrive::NoWay { vehicle: id, cell: corner }.into(),
        Err(why) => why,
        Ok(_) => driver.bar_on(id, corner, start.height).into(),
    })
}

/// More than the cost of any path across a table.
const FAR: u16 = 2_000;

/// Squares where the corner of a leading vehicle can end, with their costs, cheapest first.
pub fn destinations(field: &Field, vehicle: VehicleIx, pace: Pace) -> Vec<(Cell, u16)> {
    let mut ends = ways(field, vehicle, pace).map_or_else(Vec::new, |ways| ways.ends());
    ends.retain(|(corner, _)| may_end(field, vehicle, pace, *corner));
    ends.sort_unstable_by_key(|(cell, cost)| (*cost, *cell));
    ends
}

/// Whether a vehicle may end there at this pace: when sneaking, it has to be on the ground and hidden (T-133, T-166).
pub(super) fn may_end(field: &Field, vehicle: VehicleIx, pace: Pace, corner: Cell) -> bool {
    let hides = || field.vehicle(vehicle).hull.height == 0 && hiding::hides_vehicle_at(field, vehicle, corner);
    pace == Pace::Walk || hides()
}
