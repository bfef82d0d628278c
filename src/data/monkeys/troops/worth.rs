//! The value of a roster in numbers of its book: how hard it hits at each distance, how much it can take, how fast it
//! is.

use super::Audit;
use crate::data::monkeys::roster::{Member, Platoon, Unit};
use crate::rules::monkeys::profiles::{Band, Profiles};

/// What scrap is spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spent {
    /// Primates with their clans' own weapons.
    Primates,
    /// Other weapons, ammunition and corporals, minus the price of the clans' own weapons.
    Arms,
    /// Armor and accessories.
    Gear,
    /// Talents.
    Talents,
    /// Vehicles with what they carry.
    Vehicles,
}

/// The value of a roster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// Primates.
    pub primates: usize,
    /// Attack power at each range, if everyone who reaches that far fires their best weapon once: Damage, Accuracy and
    /// the range modifier (T-53, G-02). Vehicles' guns are fired without anyone's Accuracy.
    pub firepower: Vec<(Band, i32)>,
    /// Defense power of everyone: Size and Armor (T-61).
    pub staying: i32,
    /// Squares in a move action for the slowest unit on foot, and for the fastest.
    pub speed: (u8, u8),
    /// Scrap by what it is spent on.
    pub costs: Vec<(Spent, u32)>,
}

/// The ranges that are compared.
const BANDS: [Band; 3] = [Band::Short, Band::Medium, Band::Long];

impl Audit {
    /// The value of the roster, counting what can be bought.
    pub fn worth(&self, profiles: &Profiles) -> Worth {
        let units = || self.platoons.iter().flat_map(|platoon: &Platoon| &platoon.units);
        let members = || units().flat_map(|unit| &unit.members);
        let pace = |unit: &Unit| unit.members.iter().map(|member| profiles.clans[member.clan].speed).min();
        Worth {
            primates: members().count(),
            firepower: BANDS.map(|band| (band, units().map(|unit| power(unit, band, profiles)).sum())).to_vec(),
            staying: units().map(|unit| toughness(unit, profiles)).sum(),
            speed: (units().filter_map(pace).min().unwrap_or(0), units().filter_map(pace).max().unwrap_or(0)),
            costs: costs(&self.platoons, profiles),
        }
    }
}

/// What a weapon adds at the far end of a band for a bearer with this Accuracy; zero out of range.
fn gun(weapon: usize, accuracy: i32, band: Band, profiles: &Profiles) -> i32 {
    let weapon = &profiles.weapons[weapon];
    let range = profiles.bands.modifier(weapon.range, profiles.bands.farthest(band));
    let Some(range) = range.filter(|_| weapon.is_firearm()) else { return 0 };
    (i32::from(weapon.damage) + i32::from(weapon.accuracy) + accuracy + i32::from(range)).max(0)
}

fn power(unit: &Unit, band: Band, profiles: &Profiles) -> i32 {
    let best = |member: &Member| {
        let accuracy = i32::from(profiles.clans[member.clan].accuracy);
        let arms = member.weapons.iter().chain(&member.emplaced);
        let load = |ammo: Option<usize>| ammo.map_or(0, |ammo| i32::from(profiles.ammo[ammo].damage));
        arms.map(|carried| match gun(carried.weapon, accuracy, band, profiles) {
            0 => 0,
            power => power + load(carried.ammo),
        })
        .max()
        .unwrap_or(0)
    };
    let mounted = unit.vehicles.iter().flat_map(|vehicle| vehicle.mounts.iter().flatten());
    let mounted: i32 = mounted.map(|weapon| gun(*weapon, 0, band, profiles)).sum();
    unit.members.iter().map(best).sum::<i32>() + mounted
}

fn toughness(unit: &Unit, profiles: &Profiles) -> i32 {
    let primate = |member: &Member| {
        let worn: i32 = member.armor.iter().map(|armor| i32::from(profiles.armor[*armor].armor)).sum();
        member.size(profiles) as i32 + i32::from(profiles.clans[member.clan].armor) + worn
    };
    let vehicles = unit.vehicles.iter().map(|vehicle| {
        let kind = &profiles.vehicles[vehicle.kind];
        kind.size as i32 + i32::from(kind.armor)
    });
    unit.members.iter().map(primate).sum::<i32>() + vehicles.sum::<i32>()
}

fn costs(platoons: &[Platoon], profiles: &Profiles) -> Vec<(Spent, u32)> {
    let units = || platoons.iter().flat_map(|platoon| &platoon.units);
    let members = || units().flat_map(|unit| &unit.members);
    let primates: u32 = members().map(|member| u32::from(profiles.clans[member.clan].cost)).sum();
    let worn = members().flat_map(|member| &member.armor).map(|armor| u32::from(profiles.armor[*armor].cost));
    let carried = members().flat_map(|member| &member.gear).map(|gear| u32::from(profiles.accessories[*gear].cost));
    let gear = worn.sum::<u32>() + carried.sum::<u32>();
    // Both members of a fireteam have its talents, which are paid for once.
    let taught = units().filter_map(|unit| unit.members.first()).flat_map(|member| &member.talents);
    let talents = taught.map(|talent| u32::from(profiles.talents[*talent].cost)).sum::<u32>();
    let vehicles = units().flat_map(|unit| &unit.vehicles).map(|vehicle| vehicle.cost).sum::<u32>();
    let all: u32 = members().map(|member| member.cost).sum();
    let arms = all.saturating_sub(primates + gear + talents);
    vec![
        (Spent::Primates, all.saturating_sub(arms + gear + talents)),
        (Spent::Arms, arms),
        (Spent::Gear, gear),
        (Spent::Talents, talents),
        (Spent::Vehicles, vehicles),
    ]
}
