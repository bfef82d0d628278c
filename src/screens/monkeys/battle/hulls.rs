//! The book's vehicles as counters: what the view shows of each, and of the emplacements.

use super::pieces;
use crate::board::{Cell, Direction};
use crate::force::{PieceId, Side, UnitIx, VehicleIx, vehicle::Seat as Sits};
use crate::rules::monkeys::{
    commit::Ended,
    driving,
    field::Field,
    loads::ARMS,
    mounts,
    platoons::Turn,
    profiles::{Faces, MountKind as Kind, MountType},
    vehicles::{Footprint, MOUNTS},
};
use crate::view::{
    VehicleToken,
    art::{
        looks::{Badge, Badges, Face, Glyph},
        vehicles::{Barrel, Condition, Harm, MountKind, MountLook, Seat, SeatLook, Seats, VehicleLook},
    },
    landmarks::Emplacement,
};

/// All vehicles of the battle.
pub fn tokens(field: &Field, turn: &Turn) -> Vec<VehicleToken> {
    let token = |vehicle: VehicleIx| {
        let state = field.vehicle(vehicle);
        VehicleToken { piece: state.id, corner: state.place.cell(), look: look(field, turn, vehicle) }
    };
    all(field).map(token).collect()
}

/// Every vehicle, wrecks too, in order.
pub fn all(field: &Field) -> impl Iterator<Item = VehicleIx> + use<> {
    (0..field.vehicles.len() as u16).map(VehicleIx)
}

/// The unit on a cell: of the primate or the vehicle there. Abandoned vehicles and wrecks have none.
pub fn unit_at(field: &Field, cell: Cell) -> Option<UnitIx> {
    let on_foot = field.at(cell).map(|primate| field.primate(primate).unit);
    on_foot.or_else(|| field.vehicle(hull_at(field, cell)?).unit)
}

/// The vehicle on a cell, unless it is a wreck.
pub fn hull_at(field: &Field, cell: Cell) -> Option<VehicleIx> {
    field.vehicle_at(cell).filter(|vehicle| !field.vehicle(*vehicle).hull.wreck)
}

/// What is on a cell: the primate or the vehicle there.
pub fn piece_at(field: &Field, cell: Cell) -> Option<PieceId> {
    let on_foot = field.at(cell).map(|primate| field.primate(primate).id);
    on_foot.or_else(|| Some(field.vehicle(hull_at(field, cell)?).id))
}

/// The cell at the center of a footprint, or next to it; `None` off the board.
pub fn middle(mut footprint: Footprint) -> Option<Cell> {
    let squares = footprint.count();
    footprint.nth(squares / 2)
}

/// What a vehicle's counter shows.
pub fn look(field: &Field, turn: &Turn, vehicle: VehicleIx) -> VehicleLook {
    let state = field.vehicle(vehicle);
    let kind = driving::kind(field, vehicle);
    let owner = state.unit.map_or(state.id.unit, |unit| field.unit(unit).id);
    let condition = match (state.hull.wreck, state.unit) {
        (true, _) => Condition::Wreck,
        (false, None) => Condition::Abandoned,
        (false, Some(_)) => Condition::Manned,
    };
    let places = kind.mounts.iter().enumerate().take(MOUNTS);
    let mut look = VehicleLook::new(&kind.name, state.rig.side, pieces::outline(owner.side), turn.tag(owner))
        .with_mounts(places.map(|(place, kind)| mount(field, vehicle, place, kind)));
    look.facing = state.facing;
    look.seats = Seats::of(seats(field, vehicle));
    look.harm = Harm { slowed: state.hull.slowed, armor: state.hull.weakened, immobile: state.hull.immobile };
    look.condition = condition;
    look.height = state.hull.height;
    look.badges = state.unit.map_or_else(Badges::default, |unit| badges(field, unit));
    look
}

fn mount(field: &Field, vehicle: VehicleIx, place: usize, kind: &Kind) -> MountLook {
    let state = field.vehicle(vehicle);
    let weapon = state.rig.weapons[place].map(|weapon| &field.book.weapons[usize::from(weapon)]);
    let barrel = weapon.map_or(Barrel::None, |weapon| Barrel::of(weapon.size as u8, weapon.name.contains("launcher")));
    let how = match (kind.kind, kind.faces) {
        (MountType::Pintle, _) => MountKind::Pintle,
        (MountType::Turret, _) => MountKind::Turret,
        (MountType::Fixed, _) => MountKind::Fixed,
        (MountType::Gunport, Faces::Left) => MountKind::LeftPort,
        (MountType::Gunport, _) => MountKind::RightPort,
    };
    let now = state.mounts[place];
    MountLook { broken: now.broken, empty: now.empty, ..MountLook::new(how, barrel) }
}

fn seats(field: &Field, vehicle: VehicleIx) -> impl Iterator<Item = SeatLook> + '_ {
    slots(field, vehicle)
        .into_iter()
        .map(move |seat| {
            let rider = field.rider(vehicle, seat).filter(|_| seat != Sits::Passenger);
            seat_look(field, seat, rider)
        })
        .chain(
            field
                .riders(vehicle)
                .filter(|(_, seat)| *seat == Sits::Passenger)
                .map(move |(rider, seat)| seat_look(field, seat, Some(rider))),
        )
}

fn seat_look(field: &Field, seat: Sits, rider: Option<crate::force::PrimateIx>) -> SeatLook {
    SeatLook {
        seat: match seat {
            Sits::Operator => Seat::Operator,
            Sits::Gunner(_) => Seat::Gunner,
            Sits::Passenger => Seat::Passenger,
        },
        face: rider.map(|rider| Face::of_clan(&field.clan(rider).name)),
        pinned: rider.is_some_and(|rider| field.primate(rider).pin.holds()),
    }
}

/// The seats of a vehicle that take one primate each: the operator's, and one for each mount with a gunner of its own.
pub fn slots(field: &Field, vehicle: VehicleIx) -> Vec<Sits> {
    let kind = driving::kind(field, vehicle);
    let gunners = kind.mounts.iter().enumerate().filter(|(_, mount)| !mount.driver);
    let gunners = gunners.map(|(place, _)| Sits::Gunner(place as u8 + 1));
    std::iter::once(Sits::Operator).chain(gunners).collect()
}

fn badges(field: &Field, unit: UnitIx) -> Badges {
    let state = field.unit(unit);
    let worn = [
        (Badge::Hidden, state.hidden.holds()),
        (Badge::OutOfAmmo, state.ammunition.is_out()),
        (Badge::Overwatch, state.watch.0),
        (Badge::Committed, state.actions.ended == Ended::Committed && state.commitment.target.is_some()),
    ];
    worn.into_iter().filter(|(_, on)| *on).map(|(badge, _)| badge).collect()
}

/// The weapons behind sandbags, each with the primate that could serve it.
pub fn emplacements(field: &Field) -> Vec<Emplacement> {
    let of_unit = |unit: UnitIx| {
        let placed = field.unit(unit).emplacements.0.iter().zip(field.emplaced(unit)).enumerate();
        let side = field.side(unit);
        placed.filter_map(move |(place, (emplaced, arm))| {
            let weapon = &field.book.weapons[usize::from(arm.weapon)];
            let served = field.ready(unit).any(|mate| {
                crate::rules::monkeys::emplacements::manned(field, mate).any(|arm| usize::from(arm) == ARMS + place)
            });
            Some(Emplacement {
                cell: emplaced.cell?,
                facing: away(field, side),
                weapon: Glyph::of_weapon(&weapon.name),
                side: served.then_some(side),
            })
        })
    };
    field.all_units().flat_map(of_unit).collect()
}

/// The direction from a side's edge across the board.
fn away(field: &Field, side: Side) -> Direction {
    use crate::board::Edge;
    match field.homes[side.index()] {
        Edge::North => Direction::South,
        Edge::East => Direction::West,
        Edge::South => Direction::North,
        Edge::West => Direction::East,
    }
}

/// The arcs of mounts that cover a quarter circle: the middle of the quarter, its reach in squares (`None` if only sight
/// bounds it), the weapons that fire there.
pub fn arcs(field: &Field, vehicle: VehicleIx) -> Vec<(Direction, Option<u16>, Vec<String>)> {
    let state = field.vehicle(vehicle);
    let kinds = driving::kind(field, vehicle).mounts.iter().enumerate().take(MOUNTS);
    let mut arcs: Vec<(Direction, Option<u16>, Vec<String>)> = Vec::new();
    let mounted = kinds
        .filter(|(place, mount)| {
            matches!(mount.kind, MountType::Fixed | MountType::Gunport) && !state.mounts[*place].broken
        })
        .filter_map(|(place, mount)| {
            let weapon = &field.book.weapons[usize::from(state.rig.weapons[place]?)];
            let reach = u16::try_from(field.book.bands.reach(weapon.range)).ok();
            Some((mounts::turned(state.facing, mount.faces), reach, &weapon.name))
        });
    for (towards, reach, name) in mounted {
        match arcs.iter_mut().find(|arc| (arc.0, arc.1) == (towards, reach)) {
            Some((.., names)) if names.contains(name) => {}
            Some((.., names)) => names.push(name.clone()),
            None => arcs.push((towards, reach, vec![name.clone()])),
        }
    }
    arcs.sort_unstable();
    arcs
}
