//! The occupants of a vehicle when a battle begins (G-23).

use super::bench::{Group, Offer};
use crate::data::monkeys::{
    roster::Crew,
    troops::{Edit, Soldier, Unit, Wagon},
};
use crate::force::vehicle::Seat;
use crate::rules::monkeys::profiles::{MountType, VehicleKind};
use crate::screens::monkeys::battle::names::capital;
use crate::words::{say, word};

/// The seats of a unit's vehicle with everybody who could sit there: the driver's, the gunners', the passengers'.
pub fn of_vehicle((unit, number): (&Unit, usize), kind: &VehicleKind, manned: &[Crew]) -> Vec<Group> {
    let (Some(wagon), Some(now)) = (unit.vehicles.get(number), manned.get(number)) else { return Vec::new() };
    let vehicle = || capital(&wagon.kind);
    let mut groups = Vec::new();
    let mut add = |id: &str, mount: usize, offers: Vec<Offer>| {
        let title = say(id, &[("vehicle", vehicle().into()), ("number", mount.into())]);
        groups.push(Group { title, offers });
    };
    let mut drivers = takers((unit, number), now, manned, Seat::Operator);
    if !wagon.crew.is_empty() {
        let usual = Edit::Vehicle(unit.at, number, Wagon { crew: Vec::new(), ..wagon.clone() });
        drivers.insert(0, Offer::edit(word("troops-crew-usual"), usual).about(word("troops-crew-usual-about")));
    }
    add("troops-crew-driver", 0, drivers);
    let guns = kind.mounts.iter().enumerate().filter(|(_, mount)| !mount.driver && mount.kind != MountType::Gunport);
    for (place, _) in guns {
        add("troops-crew-gunner", place + 1, takers((unit, number), now, manned, Seat::Gunner(place as u8 + 1)));
    }
    if kind.passengers > 0 {
        add("troops-crew-passengers", 0, takers((unit, number), now, manned, Seat::Passenger));
    }
    groups
}

/// Everybody in the unit, as a choice to take that seat or leave it.
fn takers((unit, number): (&Unit, usize), now: &Crew, manned: &[Crew], seat: Seat) -> Vec<Offer> {
    let offer = |(place, soldier): (usize, &Soldier)| {
        let who = place as u8 + 1;
        let sits = now.contains(&(who, seat));
        let after = if sits { without(now, who) } else { seated(now, who, seat) };
        Offer::edit(called(who, soldier), edit((unit, number), after, who, manned)).on(sits)
    };
    unit.primates.iter().enumerate().map(offer).collect()
}

fn called(who: u8, soldier: &Soldier) -> String {
    let name = soldier.kit.name.clone().unwrap_or_else(|| capital(&soldier.kit.clan));
    say("troops-crew-who", &[("number", i64::from(who).into()), ("name", name.into())])
}

fn without(crew: &Crew, who: u8) -> Crew {
    crew.iter().copied().filter(|(rider, _)| *rider != who).collect()
}

/// The crew with somebody in a seat; the former occupant leaves the vehicle.
fn seated(crew: &Crew, who: u8, seat: Seat) -> Crew {
    let mut after = without(crew, who);
    after.retain(|(_, taken)| *taken != seat || seat == Seat::Passenger);
    after.push((who, seat));
    after
}

/// That crew for a vehicle; somebody in another vehicle of the unit leaves that one.
fn edit((unit, number): (&Unit, usize), crew: Crew, who: u8, manned: &[Crew]) -> Edit {
    let change = |(place, wagon): (usize, &Wagon)| {
        let now = manned.get(place)?;
        let moves = place != number && now.iter().any(|(rider, _)| *rider == who);
        let crew = if place == number { Some(crew.clone()) } else { moves.then(|| without(now, who)) };
        Some(Edit::Vehicle(unit.at, place, Wagon { crew: crew?, ..wagon.clone() }))
    };
    Edit::Several(unit.vehicles.iter().enumerate().filter_map(change).collect())
}
