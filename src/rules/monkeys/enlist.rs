//! Adds the pieces of a battle to the world with all their components (1.11 to 1.14, G-32).

use super::states::{PrimateState, UnitState};
use super::{
    deploy::split,
    kit::{Arm, Kit},
    muster::{Muster, UnitMuster},
    states::{Arms, EMPLACEMENTS, Emplacements},
    vehicles::{Hull, Mounts, Rig},
};
use crate::board::Direction;
use crate::force::{
    PieceId, PrimateIx, Roster, Side, UnitId, UnitIx, VehicleIx,
    name::Part,
    squad::{Place, Primate, Squad},
    vehicle::{Heading, Owner, Vehicle},
};
use bevy_ecs::{entity::Entity, world::World};
use std::sync::Arc;

/// Adds everyone to the world.
pub fn enlist(world: &mut World, muster: &Muster) -> Roster {
    let mut enlisted = Enlisted::default();
    for (id, unit) in with_halves(muster) {
        if id.post == unit.post {
            let afar = muster.sides[id.side.index()].platoons[usize::from(id.platoon) - 1].afar.is_some();
            let first = (enlisted.primates.len(), enlisted.vehicles.len());
            enlist_unit(world, muster, id, unit, &mut enlisted);
            if afar {
                send_afar(world, &enlisted, first);
            }
        } else {
            split::enlist_half(world, id, &unit.name, &mut enlisted.units);
        }
    }
    Roster::new(enlisted.units, enlisted.primates, enlisted.vehicles)
}

/// The stat cards of all primates, in the order of their names.
pub fn kits(muster: &Muster) -> Arc<[Kit]> {
    units_of(muster).flat_map(|(_, unit)| &unit.members).map(|member| Kit::of(&muster.profiles, member)).collect()
}

/// The emplacements of all units as bought, in the order of their names.
pub fn emplaced(muster: &Muster) -> Arc<[Vec<Arm>]> {
    let bought = |(id, unit): (UnitId, &UnitMuster)| {
        // The second half of a squad leaves the emplacements to the first.
        let own = unit.emplacements.iter().filter(|_| id.post == unit.post);
        own.take(EMPLACEMENTS).map(|one| Arm::of(&one.arm)).collect()
    };
    with_halves(muster).into_iter().map(bought).collect()
}

/// Every unit with its name, in the order of their names.
fn units_of(muster: &Muster) -> impl Iterator<Item = (UnitId, &UnitMuster)> {
    Side::BOTH.into_iter().zip(&muster.sides).flat_map(|(side, force)| {
        force.platoons.iter().enumerate().flat_map(move |(place, platoon)| {
            let id = move |post| UnitId { side, platoon: place as u8 + 1, post };
            platoon.units.iter().map(move |unit| (id(unit.post), unit))
        })
    })
}

/// Every unit, plus a placeholder for the second half of every squad that may be split, in the order of their names
/// (G-12).
fn with_halves(muster: &Muster) -> Vec<(UnitId, &UnitMuster)> {
    let mut units: Vec<(UnitId, &UnitMuster)> = units_of(muster).collect();
    let half =
        |(id, unit): (UnitId, &UnitMuster)| split::half_post(&muster.profiles, unit).map(|post| UnitId { post, ..id });
    units.extend(units_of(muster).filter_map(|entry| Some((half(entry)?, entry.1))));
    units.sort_by_key(|(id, _)| *id);
    units
}

/// Everyone enlisted so far, in the order of their names.
#[derive(Default)]
struct Enlisted {
    units: Vec<(UnitId, Entity)>,
    primates: Vec<(PieceId, Entity)>,
    vehicles: Vec<(PieceId, Entity)>,
}

fn enlist_unit(world: &mut World, muster: &Muster, id: UnitId, squad: &UnitMuster, enlisted: &mut Enlisted) {
    let ix = UnitIx(enlisted.units.len() as u16);
    let first = enlisted.primates.len() as u16;
    for (place, member) in squad.members.iter().enumerate() {
        let number = place as u8 + 1;
        let primate = Primate {
            id: id.primate(number),
            ix: PrimateIx(enlisted.primates.len() as u16),
            unit: ix,
            name: member.name.clone(),
        };
        let piece = primate.id;
        // A primate that is deployed during the battle isn't on the board yet (G-32).
        let stands = member.cell.map_or(Place::Reserve, Place::On);
        let place = ride(squad, number, enlisted.vehicles.len()).unwrap_or(stands);
        let kit = Kit::of(&muster.profiles, member);
        let mut state = PrimateState::fresh(piece, ix, kit.clan, kit.cost);
        (state.place, state.arms) = (place, Arms::of(&kit.arms));
        enlisted.primates.push((piece, world.spawn((primate, kit, state.parts())).id()));
    }
    for (place, vehicle) in squad.vehicles.iter().enumerate() {
        let ix_of = VehicleIx(enlisted.vehicles.len() as u16);
        let piece = PieceId { unit: id, part: Part::Vehicle(place as u8 + 1) };
        let (stands, facing) = match vehicle.at {
            Some((corner, facing)) => (Place::On(corner), facing),
            None => (Place::Reserve, Direction::North),
        };
        let parts = (Vehicle { id: piece, ix: ix_of }, Rig::of(&muster.profiles, vehicle), Owner(Some(ix)));
        let state = (stands, Heading(facing), Hull::default(), Mounts::default());
        enlisted.vehicles.push((piece, world.spawn((parts, state)).id()));
    }
    let members = first..enlisted.primates.len() as u16;
    let leader = squad.members.first().map(|_| PrimateIx(first));
    let emplaced: Vec<(Arm, _)> = squad.emplacements.iter().map(|one| (Arm::of(&one.arm), one.cell)).collect();
    let mut state = UnitState::fresh(id, members.clone());
    state.lead.leader = leader;
    state.emplacements = Emplacements::of(emplaced.iter().map(|(arm, cell)| (arm, *cell)));
    let unit = Squad { id, ix, name: squad.name.clone(), members };
    enlisted.units.push((id, world.spawn((unit, state.parts())).id()));
}

/// The most recently enlisted pieces are in a neighboring hex (C-15).
fn send_afar(world: &mut World, enlisted: &Enlisted, (primates, vehicles): (usize, usize)) {
    let pieces = enlisted.primates[primates..].iter().chain(&enlisted.vehicles[vehicles..]);
    for (_, piece) in pieces {
        *world.get_mut::<Place>(*piece).expect("a piece has a place") = Place::Afar;
    }
}

/// The seat in which a member of a unit starts, if it rides in a vehicle that is on the board.
fn ride(unit: &UnitMuster, number: u8, before: usize) -> Option<Place> {
    unit.vehicles.iter().zip(before..).filter(|(vehicle, _)| vehicle.at.is_some()).find_map(|(vehicle, place)| {
        let (_, seat) = vehicle.crew.iter().find(|(member, _)| *member == number)?;
        Some(Place::Aboard(VehicleIx(place as u16), *seat))
    })
}
