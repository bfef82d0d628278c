//! Vehicles for a unit, and what their mounts carry.

use super::{
    bench::{Group, Offer},
    figures,
    offers::group,
    seats,
};
use crate::data::monkeys::{
    roster::Crew,
    troops::{Edit, Mount, Unit, Wagon},
};
use crate::rules::monkeys::profiles::{Faces, MountKind, MountType, Profiles, VehicleKind};
use crate::screens::monkeys::battle::names::capital;
use crate::words::{say, word};

/// The vehicles that can be added, then each existing one, mount by mount.
pub fn vehicles(unit: &Unit, manned: &[Crew], profiles: &Profiles) -> Vec<Group> {
    let wagon = |kind: &VehicleKind| Wagon {
        kind: kind.name.clone(),
        mounts: Vec::new(),
        spares: Vec::new(),
        crew: Vec::new(),
    };
    let add = |kind: &VehicleKind| {
        let offer = Offer::edit(capital(&kind.name), Edit::AddVehicle(unit.at, wagon(kind)));
        offer.about(figures::vehicle(kind, profiles))
    };
    let mut groups = vec![group("troops-add-vehicle", profiles.vehicles.iter().map(add).collect())];
    for (number, wagon) in unit.vehicles.iter().enumerate() {
        let drop = Offer::edit(word("troops-drop-vehicle"), Edit::DropVehicle(unit.at, number));
        groups.push(Group { title: capital(&wagon.kind), offers: vec![drop] });
        let Some(kind) = profiles.vehicle(&wagon.kind).map(|kind| &profiles.vehicles[kind]) else { continue };
        for (place, mount) in kind.mounts.iter().enumerate() {
            let title = say(
                "troops-mount",
                &[
                    ("vehicle", capital(&wagon.kind).into()),
                    ("number", (place + 1).into()),
                    ("mount", mount_name(mount).into()),
                ],
            );
            groups.push(Group { title, offers: arms((unit, number, wagon), (place, mount), profiles) });
        }
        let spares = spares((unit, number, wagon), kind, profiles);
        let title = say("troops-mount-spares", &[("vehicle", capital(&wagon.kind).into())]);
        groups.push(Group { title, offers: spares });
        groups.extend(seats::of_vehicle((unit, number), kind, manned));
    }
    groups
}

/// The name of a kind of mount, with its side.
pub fn mount_name(mount: &MountKind) -> String {
    let sort = word(match mount.kind {
        MountType::Pintle => "troops-pintle",
        MountType::Turret => "troops-turret",
        MountType::Fixed => "troops-fixed",
        MountType::Gunport => "troops-gunport",
    });
    let side = match mount.faces {
        Faces::Forward => return sort,
        Faces::Left => word("troops-left-side"),
        Faces::Right => word("troops-right-side"),
        Faces::Back => word("troops-rear-side"),
    };
    say("troops-mount-side", &[("mount", sort.into()), ("side", side.into())])
}

/// What a mount can carry: what it comes with, nothing, or another weapon.
fn arms(
    (unit, number, wagon): (&Unit, usize, &Wagon),
    (place, mount): (usize, &MountKind),
    profiles: &Profiles,
) -> Vec<Offer> {
    let now = wagon.mounts.get(place).unwrap_or(&Mount::Keep);
    let offer = |weapon: Option<usize>, wanted: Mount| {
        let armed = weapon.map(|weapon| &profiles.weapons[weapon]);
        let words = armed.map_or_else(|| word("troops-empty"), |weapon| capital(&weapon.name));
        let about = armed.map_or_else(String::new, |weapon| figures::weapon(weapon, profiles));
        let mut after = wagon.clone();
        let on = *now == wanted;
        if after.mounts.len() <= place {
            after.mounts.resize(place + 1, Mount::Keep);
        }
        after.mounts[place] = wanted;
        while after.mounts.last() == Some(&Mount::Keep) {
            after.mounts.pop();
        }
        Offer::edit(words, Edit::Vehicle(unit.at, number, after)).on(on).about(about)
    };
    let mut offers = vec![offer(mount.weapon, Mount::Keep)];
    if mount.weapon.is_some() {
        offers.push(offer(None, Mount::Empty));
    }
    let fits = profiles.weapons.iter().enumerate().filter(|(place, weapon)| {
        weapon.is_firearm() && !weapon.thrown && weapon.size <= mount.size && mount.weapon != Some(*place)
    });
    offers.extend(fits.map(|(place, weapon)| offer(Some(place), Mount::Arm(weapon.name.clone()))));
    offers
}

/// Rounds for its One-Shot weapons: one more of each, or one fewer.
fn spares((unit, number, wagon): (&Unit, usize, &Wagon), kind: &VehicleKind, profiles: &Profiles) -> Vec<Offer> {
    let weapon = |(place, mount): (usize, &MountKind)| match wagon.mounts.get(place) {
        None | Some(Mount::Keep) => mount.weapon,
        Some(Mount::Empty) => None,
        Some(Mount::Arm(name)) => profiles.weapon(name),
    };
    let weapons: Vec<usize> = kind.mounts.iter().enumerate().filter_map(weapon).collect();
    let mut offers = Vec::new();
    for (place, ammo) in profiles.ammo.iter().enumerate() {
        let takes = weapons.iter().any(|weapon| profiles.weapons[*weapon].one_shot && profiles.takes(*weapon, place));
        let count = wagon.spares.iter().filter(|spare| **spare == ammo.name).count();
        let change = |spares: Vec<String>| Edit::Vehicle(unit.at, number, Wagon { spares, ..wagon.clone() });
        if takes {
            offers.push(super::kits::more((ammo, profiles), count, &wagon.spares, change));
        }
        if count > 0 {
            offers.push(super::kits::fewer(&ammo.name, &wagon.spares, change));
        }
    }
    offers
}
