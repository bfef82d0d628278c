//! A vehicle on the record sheet: its numbers after damage, its occupants, and what each mount can do.

use super::{
    super::{hulls, names::capital, riding},
    faces,
    look::Look,
};
use crate::battle::monkeys::tell;
use crate::force::{PrimateIx, UnitIx, VehicleIx, vehicle::Seat};
use crate::input::Intent;
use crate::panels::sheet::{Head, Offer, Rider, Slot, Tone};
use crate::rules::monkeys::{
    boarding, damage, driving,
    field::Field,
    gun::Gun,
    mounts,
    profiles::{Faces, MountType},
};
use crate::screens::monkeys::battle::verbs;
use crate::words::{say, word};

/// The vehicle that the sheet is about: the one under the pointer, otherwise the one inspected or being ordered.
pub fn shown(look: &Look, unit: Option<UnitIx>) -> Option<VehicleIx> {
    let drafts = look.hands.draft().is_some() && look.asked() == "Act";
    if let Some(cell) = look.hands.hover().filter(|_| !drafts)
        && let Some(vehicle) = hulls::hull_at(look.field, cell)
        && look.field.at(cell).is_none()
    {
        return Some(vehicle);
    }
    if let Some(hit) = damage::next(look.clock).filter(|_| look.asked() == "Damage" && look.hovered().is_none()) {
        return Some(hit);
    }
    // While seats are assigned, the list of candidates must not replace the seats.
    let dealt = look.hands.mode() == Some(verbs::VEHICLE);
    if look.hovered().is_some_and(|hovered| !dealt || Some(hovered) != look.selected()) {
        return None;
    }
    let looked = look.hands.alone().and_then(|piece| look.field.find_vehicle(piece));
    let ordered = || riding::vehicle(look.field, look.hands).filter(|_| look.hands.mode() == Some(verbs::VEHICLE));
    looked.or_else(ordered).filter(|vehicle| unit.is_none() || look.field.vehicle(*vehicle).unit == unit)
}

/// The header of a vehicle's sheet.
pub fn head(look: &Look, vehicle: VehicleIx, unit: Option<Head>) -> Head {
    let state = look.field.vehicle(vehicle);
    let kind = capital(&driving::kind(look.field, vehicle).name);
    let id = state.id.unit;
    match unit {
        Some(head) => {
            let terms = [("unit", look.names.unit_id(id).into()), ("kind", kind.into())];
            Head { name: say("sheet-vehicle", &terms), ..head }
        }
        None => Head {
            side: id.side,
            name: say("sheet-nobodys", &[("kind", kind.into())]),
            line: word("sheet-nobody"),
            actions: String::new(),
        },
    }
}

/// Its current Speed, Armor and height.
pub fn facts(field: &Field, vehicle: VehicleIx) -> Vec<(String, String)> {
    let state = field.vehicle(vehicle);
    let of = |now: u16, full: u16| match now == full {
        true => now.to_string(),
        false => say("fact-of", &[("now", i64::from(now).into()), ("full", i64::from(full).into())]),
    };
    let kind = driving::kind(field, vehicle);
    let armor = of(state.armor().max(0) as u16, state.rig.armor.max(0) as u16);
    let mut facts = vec![
        (word("fact-vehicle-speed"), of(driving::speed(field, vehicle), kind.speed.into())),
        (word("fact-vehicle-armor"), armor),
    ];
    if state.hull.height > 0 {
        facts.push((word("fact-height"), state.hull.height.to_string()));
    }
    if state.hull.immobile {
        facts.push((word("fact-immobile"), word("fact-yes")));
    }
    facts
}

/// One row per seat and mount: the occupant, the weapon, and its state.
pub fn slots(look: &Look, vehicle: VehicleIx) -> Vec<Slot> {
    let field = look.field;
    let mut slots = vec![seat(look, vehicle, Seat::Operator, word("seat-operator"))];
    // Free gunports without a weapon, one row per side: the direction, the first of them, the count.
    let mut ports: Vec<(Faces, String, Seat, usize)> = Vec::new();
    let mounts = &driving::kind(field, vehicle).mounts;
    for (place, kind) in mounts.iter().enumerate() {
        let name = capital(&tell::mount(mounts, place as u8 + 1));
        let armed = field.vehicle(vehicle).rig.weapons[place].is_some();
        let gunner = Seat::Gunner(place as u8 + 1);
        let manned = !kind.driver && field.rider(vehicle, gunner).is_some();
        if !armed && !manned && kind.driver {
            continue;
        }
        if !armed && !manned && kind.kind == MountType::Gunport {
            match ports.iter_mut().find(|(faces, ..)| *faces == kind.faces) {
                Some((.., count)) => *count += 1,
                None => ports.push((kind.faces, name, gunner, 1)),
            }
            continue;
        }
        let (weapon, state, tone) = match field.rider(vehicle, gunner).filter(|_| !armed && !kind.driver) {
            Some(rider) if kind.kind == MountType::Gunport => own_weapon(field, (vehicle, place as u8), rider),
            _ => weapon(field, vehicle, place as u8),
        };
        let slot = match kind.driver {
            true => Slot { name, ..Slot::default() },
            false => seat(look, vehicle, gunner, name),
        };
        // The name of the primate at a gunport replaces that of the gunport: the side is shown after the weapon.
        let state = match state.as_str() {
            _ if manned && kind.kind == MountType::Gunport => port_side(kind.faces),
            "" if kind.driver => word("seat-by-driver"),
            _ => state,
        };
        slots.push(Slot { weapon, state, tone, ..slot });
    }
    slots.extend(ports.into_iter().map(|(_, name, first, count)| Slot {
        weapon: word("mount-own-any"),
        state: say("seat-room", &[("count", count.into())]),
        ..seat(look, vehicle, first, name)
    }));
    let riders = field.riders(vehicle).filter(|(_, seat)| *seat == Seat::Passenger);
    let passengers = riders.map(|(rider, _)| Slot {
        name: word("seat-passenger"),
        rider: Some(rider_of(look, rider)),
        chosen: riding::chosen(field, look.hands) == Some(rider),
        ..Slot::default()
    });
    slots.extend(passengers);
    if driving::kind(field, vehicle).passengers > 0 {
        // Gunners count toward the vehicle's capacity (G-23).
        let room = say("seat-room", &[("count", i64::from(boarding::room(field, vehicle)).into())]);
        slots.push(Slot { state: room, ..seat(look, vehicle, Seat::Passenger, word("seat-room-for")) });
    }
    slots
}

fn seat(look: &Look, vehicle: VehicleIx, seat: Seat, name: String) -> Slot {
    let field = look.field;
    let rider = field.rider(vehicle, seat).filter(|_| seat != Seat::Passenger);
    let chosen = riding::chosen(field, look.hands);
    // While a side deploys, the occupant makes way.
    let suits = |one: PrimateIx| match look.asked() {
        "Deploy" => boarding::suits(field, one, vehicle, seat),
        _ => boarding::check_seat(field, one, vehicle, seat).is_ok(),
    };
    let fits = chosen.is_some_and(suits);
    Slot {
        seat: Some((field.vehicle(vehicle).id, seat)),
        name,
        rider: rider.map(|rider| rider_of(look, rider)),
        chosen: rider.is_some() && rider == chosen,
        fits,
        ..Slot::default()
    }
}

fn rider_of(look: &Look, rider: PrimateIx) -> Rider {
    Rider {
        piece: look.field.primate(rider).id,
        portrait: faces::portrait(look.field, look.turn, rider),
        name: look.names.primate(rider).to_owned(),
    }
}

/// Which side a gunport is on.
fn port_side(faces: Faces) -> String {
    word(if matches!(faces, Faces::Left) { "seat-left" } else { "seat-right" })
}

/// A gunner's own weapon, fired through a gunport without one, no larger than the port (T-168).
fn own_weapon(field: &Field, (vehicle, place): (VehicleIx, u8), rider: PrimateIx) -> (String, String, Tone) {
    let largest = mounts::open_port(field, vehicle, place);
    match field.weapon(rider).filter(|weapon| largest.is_some_and(|largest| weapon.size <= largest)) {
        Some(weapon) => (say("mount-own", &[("weapon", capital(&weapon.name).into())]), String::new(), Tone::Plain),
        None => (word("mount-own-none"), String::new(), Tone::Harm),
    }
}

/// The weapon in a mount, its state in words, and whether that is harm.
fn weapon(field: &Field, vehicle: VehicleIx, place: u8) -> (String, String, Tone) {
    let state = field.vehicle(vehicle);
    let at = usize::from(place);
    if state.rig.weapons[at].is_none() {
        return (word("mount-none"), String::new(), Tone::Plain);
    }
    let gun = Gun::Mount(vehicle, place);
    let weapon = gun.weapon(field);
    let now = state.mounts[at];
    let rounds = i64::from(gun.rounds(field));
    let (state, tone) = match (now.broken, now.empty) {
        (true, _) => (word("mount-broken"), Tone::Harm),
        (false, true) => (word("mount-empty"), Tone::Harm),
        _ if rounds > 0 => {
            let terms = [("left", (rounds - i64::from(now.fired)).into()), ("rounds", rounds.into())];
            (say("mount-rounds", &terms), Tone::Plain)
        }
        _ => (String::new(), Tone::Plain),
    };
    (capital(&weapon.name), state, tone)
}

/// What buttons let the vehicle and its crew do.
pub fn offers(look: &Look) -> Vec<Offer> {
    if look.asked() != "Act" || look.hands.mode() != Some(verbs::VEHICLE) {
        return Vec::new();
    }
    let offers = riding::offers(look.table(), look.hands).into_iter().enumerate();
    let offer = |(place, (offer, order)): (usize, (riding::Offer, Result<_, _>))| Offer {
        words: word(offer.word()),
        why: order.err().map(|illegal| look.why(&illegal)),
        intent: Intent::TakeOption(place),
    };
    offers.map(offer).collect()
}
