//! Vehicles as bought: mounts, weapons, operators (1.12, 1.14, section 7, G-23).

use super::{Member, Vehicle, raw};
use crate::data::{
    findings::{Findings, Path},
    nearest::unknown,
};
use crate::force::vehicle::Seat;
use crate::rules::monkeys::profiles::{MountKind, MountType, Profiles, Size, VehicleKind};
use crate::words::Message;

/// Checks the vehicles of a unit with these members.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &[raw::Vehicle],
    members: &[Member],
    profiles: &Profiles,
) -> Vec<Vehicle> {
    let most = usize::from(profiles.building.vehicles);
    if raw.len() > most {
        findings.fault(path, Message::new("roster-vehicles").with("given", raw.len()).with("most", most));
    }
    let sizes: Vec<Size> = members.iter().map(|member| member.size(profiles)).collect();
    let mut seated = Vec::new();
    let mut vehicles = Vec::new();
    for (place, raw) in raw.iter().take(most).enumerate() {
        let path = path.at(place);
        let Some(kind) = profiles.vehicle(&raw.kind) else {
            let known: Vec<&str> = profiles.vehicles.iter().map(|kind| kind.name.as_str()).collect();
            findings.fault(&path.field("kind"), unknown("vehicle", &raw.kind, &known));
            continue;
        };
        let mounts = check_mounts(findings, &path.field("mounts"), &raw.mounts, &profiles.vehicles[kind], profiles);
        let spares = check_spares(findings, &path.field("spares"), &raw.spares, &mounts, profiles);
        let cost = cost(&profiles.vehicles[kind], &mounts, profiles) + spares_cost(&mounts, &spares, profiles);
        let crew = path.field("crew");
        if !members.is_empty() {
            check_crew(findings, &crew, &raw.crew, &sizes, &profiles.vehicles[kind]);
        }
        for (place, (rider, _)) in raw.crew.iter().enumerate() {
            if seated.contains(rider) {
                findings.fault(&crew.at(place), Message::new("data-twice").with("given", rider.to_string()));
            }
        }
        seated.extend(raw.crew.iter().map(|(rider, _)| *rider));
        vehicles.push((place, Vehicle { kind, mounts, spares, crew: raw.crew.clone(), cost }));
    }
    let (places, vehicles): (Vec<usize>, Vec<Vehicle>) = vehicles.into_iter().unzip();
    let (_, idle) = crews(&vehicles, &sizes, profiles);
    for vehicle in idle.into_iter().filter(|_| !members.is_empty()) {
        let kind = &profiles.vehicles[vehicles[vehicle].kind];
        let smaller = kind.operator.smaller().unwrap_or(kind.operator);
        let what = Message::new("roster-operator").with("vehicle", kind.name.as_str());
        let what = what.with("size", format!("{:?}", kind.operator)).with("smaller", format!("{smaller:?}"));
        findings.fault(&path.at(places[vehicle]), what);
    }
    vehicles
}

/// The weapon on each mount; those not listed keep what they come with.
fn check_mounts(
    findings: &mut Findings,
    path: &Path,
    raw: &[raw::Mount],
    kind: &VehicleKind,
    profiles: &Profiles,
) -> Vec<Option<usize>> {
    if raw.len() > kind.mounts.len() {
        let what = Message::new("roster-mounts").with("given", raw.len()).with("most", kind.mounts.len());
        findings.fault(path, what.with("vehicle", kind.name.as_str()));
    }
    let mount = |(place, mount): (usize, &MountKind)| match raw.get(place) {
        None | Some(raw::Mount::Keep) => mount.weapon,
        Some(raw::Mount::Empty) => None,
        Some(raw::Mount::Arm(name)) => arm(findings, &path.at(place), name, mount.size, profiles),
    };
    kind.mounts.iter().enumerate().map(mount).collect()
}

/// A weapon that fits a mount: a firearm no larger than it (G-23).
fn arm(findings: &mut Findings, path: &Path, name: &str, mount: Size, profiles: &Profiles) -> Option<usize> {
    let known = || -> Vec<&str> {
        let fits =
            profiles.weapons.iter().filter(|weapon| weapon.is_firearm() && !weapon.thrown && weapon.size <= mount);
        fits.map(|weapon| weapon.name.as_str()).collect()
    };
    let Some(weapon) = profiles.weapon(name) else {
        findings.fault(path, unknown("weapon", name, &known()));
        return None;
    };
    let kind = &profiles.weapons[weapon];
    if kind.size > mount || !kind.is_firearm() || kind.thrown {
        let what = Message::new("roster-mount-weapon").with("given", name).with("size", format!("{:?}", kind.size));
        findings.fault(path, what.with("mount", format!("{mount:?}")).with("known", known().join(", ")));
        return None;
    }
    Some(weapon)
}

/// The cost of its kind; weapons taken off are sold for half, those put on are bought (1.14).
fn cost(kind: &VehicleKind, mounts: &[Option<usize>], profiles: &Profiles) -> u32 {
    let price = |weapon: usize| u32::from(profiles.weapons[weapon].cost);
    let mut cost = u32::from(kind.cost);
    for (mount, weapon) in kind.mounts.iter().zip(mounts).filter(|(mount, weapon)| mount.weapon != **weapon) {
        cost += weapon.map_or(0, price);
        cost = cost.saturating_sub(mount.weapon.map_or(0, |sold| price(sold) / 2));
    }
    cost
}

/// Most spare rounds for one mount.
pub const SPARES: u8 = 20;

/// Spare rounds, each for the first mount with a One-Shot weapon that takes them: returns the number for each mount
/// (6.1, T-169).
fn check_spares(
    findings: &mut Findings,
    path: &Path,
    raw: &[String],
    mounts: &[Option<usize>],
    profiles: &Profiles,
) -> Vec<u8> {
    let takes = |mount: &Option<usize>, ammo: usize| {
        mount.is_some_and(|weapon| profiles.weapons[weapon].one_shot && profiles.takes(weapon, ammo))
    };
    let mut spares = vec![0; mounts.len()];
    for (place, name) in raw.iter().enumerate() {
        if findings.is_full() {
            break;
        }
        let path = path.at(place);
        let fitting = |ammo: &usize| mounts.iter().any(|mount| takes(mount, *ammo));
        let known = || (0..profiles.ammo.len()).filter(fitting).map(|ammo| profiles.ammo[ammo].name.as_str());
        match profiles.ammo(name).map(|ammo| mounts.iter().position(|mount| takes(mount, ammo))) {
            None => findings.fault(&path, unknown("ammunition", name, &known().collect::<Vec<_>>())),
            Some(None) => {
                let known = known().collect::<Vec<_>>().join(", ");
                findings
                    .fault(&path, Message::new("roster-mount-spare").with("given", name.as_str()).with("known", known));
            }
            Some(Some(mount)) if spares[mount] == SPARES => {
                findings.fault(&path, Message::new("roster-mount-spares").with("most", usize::from(SPARES)));
                break;
            }
            Some(Some(mount)) => spares[mount] += 1,
        }
    }
    spares
}

/// The cost of the spare rounds (6.1).
fn spares_cost(mounts: &[Option<usize>], spares: &[u8], profiles: &Profiles) -> u32 {
    let round = |weapon: usize| profiles.plain(weapon).map_or(0, |ammo| u32::from(profiles.ammo[ammo].cost));
    let of_mount = |(weapon, spares): (&Option<usize>, &u8)| weapon.map_or(0, round) * u32::from(*spares);
    mounts.iter().zip(spares).map(of_mount).sum()
}

impl Vehicle {
    /// The vehicle with its remaining spare rounds; the price of the others is no longer part of its cost.
    pub fn keep(&mut self, left: &[u8], profiles: &Profiles) {
        let before = spares_cost(&self.mounts, &self.spares, profiles);
        self.spares.iter_mut().zip(left).for_each(|(own, left)| *own = *left);
        self.cost -= before - spares_cost(&self.mounts, &self.spares, profiles);
    }
}

/// The riders of a vehicle: numbers of members, counted from 1, and their seats.
pub type Crew = Vec<(u8, Seat)>;

/// Checks a crew by name: members of its unit, each once, operators of the right size, gunners at its mounts, and no
/// more passengers than there is room for (G-23). Assigning one seat twice is an error too.
pub(in crate::data) fn check_crew(
    findings: &mut Findings,
    path: &Path,
    crew: &Crew,
    sizes: &[Size],
    kind: &VehicleKind,
) {
    let mut room = i32::from(kind.passengers);
    for (place, (rider, seat)) in crew.iter().enumerate() {
        let path = path.at(place);
        let Some(size) = usize::from(*rider).checked_sub(1).and_then(|member| sizes.get(member)) else {
            let what = Message::new("data-range").with("given", rider.to_string());
            findings.fault(&path, what.with("least", 1).with("most", sizes.len()));
            continue;
        };
        let twice =
            crew[..place].iter().any(|(other, taken)| other == rider || (taken == seat && *seat != Seat::Passenger));
        let fits = match seat {
            Seat::Operator => kind.is_operated_by(*size),
            Seat::Gunner(mount) => (1..=kind.mounts.len()).contains(&usize::from(*mount)),
            Seat::Passenger => true,
        };
        if twice || !fits {
            let what = Message::new("level-seat").with("number", rider.to_string());
            findings.fault(&path, what.with("vehicle", kind.name.as_str()));
        }
        room -= if *seat == Seat::Operator { 0 } else { i32::from(seats(*size)) };
    }
    if room < 0 {
        let what = Message::new("level-passengers").with("vehicle", kind.name.as_str());
        findings.fault(path, what.with("most", usize::from(kind.passengers)));
    }
}

/// The crew of each vehicle unless a level says otherwise, and the vehicles that nobody can operate. Members named in
/// the roster have their seats; then each vehicle gets an operator of the right size from the unit, each member at most
/// once (G-23), and gunners if the roster names no crew. The leader drives only if nobody else can.
pub(in crate::data) fn crews(vehicles: &[Vehicle], sizes: &[Size], profiles: &Profiles) -> (Vec<Crew>, Vec<usize>) {
    let there = |(rider, _): &(u8, Seat)| (1..=sizes.len()).contains(&usize::from(*rider));
    let named: Vec<Crew> =
        vehicles.iter().map(|vehicle| vehicle.crew.iter().copied().filter(there).collect()).collect();
    let taken = |number: &u8| named.iter().flatten().any(|(rider, _)| rider == number);
    let mut free: Vec<u8> = (1..=sizes.len() as u8).rev().filter(|number| !taken(number)).collect();
    let size = |number: u8| sizes[usize::from(number) - 1];
    let (mut crews, mut idle) = (Vec::new(), Vec::new());
    for (place, vehicle) in vehicles.iter().enumerate() {
        let kind = &profiles.vehicles[vehicle.kind];
        let mut crew = named[place].clone();
        let operators = crew.iter().filter(|(_, seat)| *seat == Seat::Operator).count() as u8;
        for _ in operators..kind.operators {
            match free.iter().position(|number| kind.is_operated_by(size(*number))) {
                Some(found) => crew.push((free.remove(found), Seat::Operator)),
                None => idle.push(place),
            }
        }
        crews.push(crew);
    }
    for (vehicle, crew) in vehicles.iter().zip(&mut crews).filter(|(vehicle, _)| vehicle.crew.is_empty()) {
        let kind = &profiles.vehicles[vehicle.kind];
        let mut room = kind.passengers;
        let manned = kind.mounts.iter().zip(&vehicle.mounts).enumerate();
        for (mount, _) in manned.filter(|(_, (mount, weapon))| needs_gunner(mount) && weapon.is_some()) {
            // The leader stays on foot as long as anybody else can do it.
            let Some(gunner) = free.first().copied().filter(|_| free.len() > 1 || sizes.len() <= 2) else { continue };
            if seats(size(gunner)) <= room {
                room -= seats(size(gunner));
                free.remove(0);
                crew.push((gunner, Seat::Gunner(mount as u8 + 1)));
            }
        }
    }
    (crews, idle)
}

/// Whether a mount is manned from the start: not fired by the operator, and not just a slit.
fn needs_gunner(mount: &MountKind) -> bool {
    !mount.driver && mount.kind != MountType::Gunport
}

/// Number of seats that a passenger takes: two for a Large one (G-23).
pub(in crate::data) const fn seats(size: Size) -> u8 {
    if size as u8 >= Size::Large as u8 { 2 } else { 1 }
}
