//! Weapons in mounts: their shooters, and their directions (section 7; G-22, G-23, T-56, T-168).

use super::{
    field::Field,
    profiles::{Faces, MountKind, MountType, Size},
    shots::Gun,
    vehicles::{Footprint, MOUNTS},
};
use crate::board::{Cell, Direction};
use crate::force::{PrimateIx, UnitIx, VehicleIx, vehicle::Seat};

/// The mount of a vehicle, counted from 0; none if its kind has fewer.
pub fn mount(field: &Field, vehicle: VehicleIx, mount: u8) -> Option<&MountKind> {
    super::driving::kind(field, vehicle).mounts.get(usize::from(mount))
}

/// The shooter of a mount: the operator if the driver fires it, otherwise the gunner in its seat (G-23).
pub fn gunner(field: &Field, vehicle: VehicleIx, place: u8) -> Option<PrimateIx> {
    if field.vehicle(vehicle).place == crate::force::squad::Place::Afar {
        return super::afar::gunner(field, vehicle, place);
    }
    let driver = mount(field, vehicle, place)?.driver;
    field.rider(vehicle, if driver { Seat::Operator } else { Seat::Gunner(place + 1) })
}

/// The largest weapon that fits a gunport without a mounted weapon, through which a gunner fires its own (T-168); none
/// for any other mount.
pub fn open_port(field: &Field, vehicle: VehicleIx, place: u8) -> Option<Size> {
    let port = mount(field, vehicle, place).filter(|mount| mount.kind == MountType::Gunport)?;
    field.vehicle(vehicle).rig.weapons[usize::from(place)].is_none().then_some(port.size)
}

/// The gunport through which a primate fires its own weapon (T-168).
pub fn port_of(field: &Field, primate: PrimateIx) -> Option<(VehicleIx, u8)> {
    match field.primate(primate).place.seat()? {
        (vehicle, Seat::Gunner(mount)) => open_port(field, vehicle, mount - 1).map(|_| (vehicle, mount - 1)),
        _ => None,
    }
}

/// Mounts of a unit's vehicles that can fire now: intact, armed, loaded, and manned by an unpinned primate (T-56).
pub fn guns(field: &Field, unit: UnitIx) -> impl Iterator<Item = Gun> + '_ {
    manned(field, unit).filter(|gun| gun.is_loaded(field))
}

/// The same, loaded or not.
pub fn manned(field: &Field, unit: UnitIx) -> impl Iterator<Item = Gun> + '_ {
    field.vehicles_of(unit).flat_map(move |vehicle| {
        (0..MOUNTS as u8)
            .filter(move |mount| is_manned(field, vehicle, *mount))
            .map(move |mount| Gun::Mount(vehicle, mount))
    })
}

fn is_manned(field: &Field, vehicle: VehicleIx, mount: u8) -> bool {
    let state = field.vehicle(vehicle);
    let place = usize::from(mount);
    let works = state.rig.weapons[place].is_some() && !state.mounts[place].broken;
    let manned = || gunner(field, vehicle, mount).is_some_and(|gunner| !field.primate(gunner).pin.holds());
    works && manned()
}

/// Whether a mount can point at a square: pintles and turrets all around, the others in a quarter circle from the
/// center of the footprint, edges included (G-22).
pub fn points_at(field: &Field, vehicle: VehicleIx, place: u8, target: Cell) -> bool {
    let Some(mount) = mount(field, vehicle, place) else { return false };
    match mount.kind {
        MountType::Pintle | MountType::Turret => true,
        MountType::Fixed | MountType::Gunport => {
            let state = field.vehicle(vehicle);
            in_arc(state.squares(), state.rig.side, turned(state.facing, mount.faces), target)
        }
    }
}

/// Whether a square is in the quarter circle around a direction, as seen from the center of a footprint.
pub fn in_arc(footprint: Footprint, side: u8, facing: Direction, target: Cell) -> bool {
    let Some(corner) = footprint.corner() else { return false };
    let centre = |at: i16| 2 * i32::from(at) + i32::from(side) - 1;
    let (x, y) = (2 * i32::from(target.x) - centre(corner.x), 2 * i32::from(target.y) - centre(corner.y));
    let (dx, dy) = facing.delta();
    let (forward, sideways) = (x * i32::from(dx) + y * i32::from(dy), x * i32::from(dy) - y * i32::from(dx));
    forward >= sideways.abs()
}

/// The direction of a mount, given the facing of its vehicle.
pub fn turned(facing: Direction, faces: Faces) -> Direction {
    let eighths = match faces {
        Faces::Forward => 0,
        Faces::Right => 2,
        Faces::Back => 4,
        Faces::Left => 6,
    };
    Direction::ALL[(facing as usize + eighths) % 8]
}
