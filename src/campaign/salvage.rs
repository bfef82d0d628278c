//! Salvage: what the winner does with gear and wrecks, and the price of crates (C-12, C-13, G-18).

use super::{
    agenda::Agenda,
    chronicle::{Event, tell},
    illegal::Illegal,
    order::{Ask, Fate},
    state::{self, Platoon, Ranks, Soldier, Store, Treasury, TroopId, Unit},
};
use crate::data::monkeys::roster::{Item, Vehicle};
use crate::force::Post;
use crate::rules::monkeys::profiles::{Effect, Profiles};
use crate::words::say;
use bevy_ecs::world::World;

/// A wreck that a winner has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wreck {
    /// The troop it belonged to.
    pub owner: TroopId,
    /// What it was.
    pub name: String,
    /// The vehicle, with its weapons.
    pub vehicle: Vehicle,
}

impl Wreck {
    /// The cost of a repair: a quarter, rounded up (C-12).
    pub const fn repair(&self) -> u32 {
        self.vehicle.cost.div_ceil(4)
    }

    /// The selling price: half, rounded down (C-12).
    pub const fn price(&self) -> u32 {
        self.vehicle.cost / 2
    }
}

/// The wrecks of a battle, and the troop that decides about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvage {
    /// The winner.
    pub troop: TroopId,
    /// The wrecks it has taken.
    pub wrecks: Vec<Wreck>,
}

/// The wrecks that the winner is asked about now.
pub fn open(world: &World) -> Option<&Salvage> {
    match world.resource::<Agenda>().top() {
        Some(super::agenda::Step::Salvage(salvage)) => Some(salvage),
        _ => None,
    }
}

/// The winner takes the gear of a battle's dead, to use or to sell.
pub(super) fn take_gear(world: &mut World, troop: TroopId, gear: Vec<Item>) {
    if !gear.is_empty() {
        tell(world, "C-12", Event::Taken { troop, items: gear.len() });
        state::change(world, troop, |store: &mut Store| {
            store.0.extend(gear);
            store.0.sort_unstable();
        });
    }
}

/// A tribe is paid for the crates that its troop brought home, even after a defeat (G-18). Natives have no scrap.
pub(super) fn take_crates(world: &mut World, troop: TroopId, crates: usize) {
    if crates == 0 || troop.tribe == state::NATIVE {
        return;
    }
    let worth = state::campaign(world).profiles.scenarios.scavenging.worth;
    let scrap = u32::from(worth) * crates as u32;
    state::change_tribe(world, troop.tribe, |treasury: &mut Treasury| treasury.0 += scrap);
    tell(world, "G-18", Event::Crates { troop, crates, scrap });
}

/// Asks about the wrecks if one could be repaired; otherwise all are sold.
pub(super) fn ask(world: &mut World, salvage: &Salvage) {
    if repairs(world, salvage).is_empty() {
        let fates = vec![Fate::Sell; salvage.wrecks.len()];
        let why = obstacle(world, salvage);
        tell(world, "C-13", Event::Unmended { troop: salvage.troop, why });
        take(world, salvage, &fates);
    } else {
        super::agenda::ask(world, salvage.troop.tribe, Ask::Salvage { troop: salvage.troop });
    }
}

/// Why none of the wrecks can be repaired, as the name of a text.
fn obstacle(world: &World, salvage: &Salvage) -> &'static str {
    let ranks: Ranks = state::of(world, salvage.troop);
    let profiles = &state::campaign(world).profiles;
    let scrap = state::of_tribe::<Treasury>(world, salvage.troop.tribe).0;
    let is_dear = |wreck: &Wreck| wreck.repair() > scrap;
    if bearer(&ranks, profiles).is_none() {
        "torch"
    } else if salvage.wrecks.iter().all(is_dear) {
        "scrap"
    } else {
        "room"
    }
}

/// Every possible repair: the index of the wreck, and the platoon and unit that get it.
pub fn repairs(world: &World, salvage: &Salvage) -> Vec<(usize, Fate)> {
    let ranks: Ranks = state::of(world, salvage.troop);
    let mut found = Vec::new();
    for place in 0..salvage.wrecks.len() {
        for (platoon, troop) in ranks.0.iter().enumerate() {
            for unit in 0..troop.units.len() {
                let fate = Fate::Repair(platoon as u8, unit as u8);
                let mut fates = vec![Fate::Sell; salvage.wrecks.len()];
                fates[place] = fate;
                if check(world, salvage, &fates).is_ok() {
                    found.push((place, fate));
                }
            }
        }
    }
    found
}

/// Whether the wrecks may be handled this way: a repair needs a living bearer of an engineering torch in the troop, the
/// scrap, and a unit with room for another vehicle and somebody that can drive it (1.12, 1.13, C-12, C-13, G-23).
pub(super) fn check(world: &World, salvage: &Salvage, fates: &[Fate]) -> Result<(), Illegal> {
    if fates.len() != salvage.wrecks.len() {
        return Err(Illegal::Fates { given: fates.len(), wrecks: salvage.wrecks.len() });
    }
    let profiles = &state::campaign(world).profiles;
    let mut ranks: Ranks = state::of(world, salvage.troop);
    let torch = bearer(&ranks, profiles).is_some();
    let mut scrap = i64::from(state::of_tribe::<Treasury>(world, salvage.troop.tribe).0);
    for (wreck, fate) in salvage.wrecks.iter().zip(fates) {
        let Fate::Repair(platoon, unit) = *fate else {
            scrap += i64::from(wreck.price());
            continue;
        };
        if !torch {
            return Err(Illegal::NoTorch);
        }
        let (platoon, unit) = (usize::from(platoon), usize::from(unit));
        let found = ranks.0.get_mut(platoon).filter(|platoon| unit < platoon.units.len());
        let found = found.ok_or(Illegal::NoUnit { platoon: platoon + 1, unit: unit + 1 })?;
        let (squad, vehicles) = squad_of(found, &found.units[unit]);
        if vehicles >= usize::from(profiles.building.vehicles) {
            return Err(Illegal::NoRoom { unit: squad });
        }
        let unit = &mut found.units[unit];
        unit.vehicles.push(wreck.vehicle.clone());
        if !unit.marching().idle(profiles).is_empty() {
            return Err(Illegal::NoDriver { unit: unit.name.clone(), vehicle: wreck.name.clone() });
        }
        scrap -= i64::from(wreck.repair());
    }
    if scrap < 0 { Err(Illegal::NoScrap { short: scrap.unsigned_abs() as u32 }) } else { Ok(()) }
}

/// The name of a unit's squad, and its number of vehicles: officers and fireteams together are one squad (1.13).
pub(super) fn squad_of(platoon: &Platoon, unit: &Unit) -> (String, usize) {
    if let Post::Squad(_) | Post::Half(_) = unit.post {
        return (unit.name.clone(), unit.vehicles.len());
    }
    let name = say("campaign-hq", &[("platoon", platoon.name.as_str().into())]);
    (name, platoon.command_vehicles())
}

/// The bearer of an engineering torch in a troop, with its unit: the first one (C-13).
pub fn bearer<'a>(ranks: &'a Ranks, profiles: &Profiles) -> Option<(&'a Soldier, &'a Unit)> {
    let torch = |gear: &usize| matches!(profiles.accessories[*gear].effect, Effect::Torch);
    let units = ranks.0.iter().flat_map(|platoon| &platoon.units);
    let mut all = units.flat_map(|unit| unit.soldiers.iter().map(move |soldier| (soldier, unit)));
    all.find(|(soldier, _)| soldier.member.gear.iter().any(torch))
}

/// Carries out the decisions about the wrecks.
pub(super) fn take(world: &mut World, salvage: &Salvage, fates: &[Fate]) {
    let troop = salvage.troop;
    // Sales pay for repairs.
    let sold = |fate: &Fate| *fate == Fate::Sell;
    let (first, then): (Vec<_>, Vec<_>) = salvage.wrecks.iter().zip(fates).partition(|(_, fate)| sold(fate));
    for (wreck, fate) in first.into_iter().chain(then) {
        let vehicle = wreck.name.clone();
        match *fate {
            Fate::Sell => {
                let scrap = wreck.price();
                state::change_tribe(world, troop.tribe, |treasury: &mut Treasury| treasury.0 += scrap);
                tell(world, "C-12", Event::Sold { troop, vehicle, scrap });
            }
            Fate::Repair(platoon, unit) => {
                let scrap = wreck.repair();
                let mut name = String::new();
                state::change(world, troop, |ranks: &mut Ranks| {
                    let unit = &mut ranks.0[usize::from(platoon)].units[usize::from(unit)];
                    unit.vehicles.push(wreck.vehicle.clone());
                    name.clone_from(&unit.name);
                });
                pay(world, troop.tribe, scrap);
                tell(world, "C-13", Event::Repaired { troop, vehicle, unit: name, scrap });
            }
        }
    }
}

fn pay(world: &mut World, tribe: char, scrap: u32) {
    state::change_tribe(world, tribe, |treasury: &mut Treasury| treasury.0 -= scrap);
}
