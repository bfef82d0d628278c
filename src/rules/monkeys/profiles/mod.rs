//! Every number of the book, each with its rule: range bands, grounds, clans, gear, vehicles, talents, charts, switches
//! (2.8, 5.1, 5.3, 6.1 to 6.4, G-01 to G-06, 11.1 to 11.3).

pub mod army;
pub mod bands;
pub mod clan;
pub mod gear;
pub mod size;
pub mod talent;
pub mod vehicle;
pub mod weapon;

pub use army::{Building, Scenarios};
pub use bands::{Band, Bands};
pub use clan::{Clan, Trait};
pub use gear::{Accessory, Armor, Bulk, Effect, Need, Weight};
pub use size::Size;
pub use talent::{Gift, Holder, Talent};
pub use vehicle::{Driving, Faces, Harm, MountKind, MountType, VehicleKind, VehicleTrait};
pub use weapon::{Ammo, Loads, Weapon};

use crate::board::terrain::Kind;
use bevy_ecs::resource::Resource;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The effect of an attack chart result on primates (11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Hit {
    /// Nothing; the attacker is out of ammo (T-67).
    Empty,
    /// Primates that spent their last turn pinned test or are pinned again (T-40).
    Hold,
    /// In cover: test or be pinned; not in cover: wounded (T-69).
    Test,
    /// All wounded.
    Wound,
}

/// A rule that designers may change.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Switch {
    /// Its name in files.
    pub name: String,
    /// Its value; 0 is off.
    pub value: i32,
    /// The rule.
    pub rule: String,
}

/// All numbers of the book, checked: every name used by an entry refers to another entry.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Profiles {
    /// Range bands.
    pub bands: Bands,
    /// Kinds of ground; the first is open ground.
    pub grounds: Arc<[Kind]>,
    /// Clans, in the order of the book.
    pub clans: Vec<Clan>,
    /// Weapons, carried and mounted.
    pub weapons: Vec<Weapon>,
    /// Ammunition; the first of a class is its plain load.
    pub ammo: Vec<Ammo>,
    /// Armor.
    pub armor: Vec<Armor>,
    /// Accessories.
    pub accessories: Vec<Accessory>,
    /// Kinds of vehicles.
    pub vehicles: Vec<VehicleKind>,
    /// Numbers for driving and damage.
    pub driving: Driving,
    /// Talents, list by list.
    pub talents: Vec<Talent>,
    /// Bounds of army building.
    pub building: Building,
    /// Numbers of the scenarios.
    pub scenarios: Scenarios,
    /// The attack chart, result 1 to 6 (11.1).
    pub attack: [Hit; 6],
    /// The vehicle chart, result 1 to 6 (11.2).
    pub harm: [Harm; 6],
    /// The overrun table: losses of charger and defender in one step, result 1 to 6 (11.3).
    pub overrun: [(u8, u8); 6],
    /// Switches.
    pub switches: Vec<Switch>,
    /// Hash of the file's text, which shows the numbers that a replay was played with.
    pub hash: u64,
}

impl Profiles {
    /// The index of a clan by its name.
    pub fn clan(&self, name: &str) -> Option<usize> {
        self.clans.iter().position(|clan| clan.name == name)
    }

    /// The index of a weapon by its name.
    pub fn weapon(&self, name: &str) -> Option<usize> {
        self.weapons.iter().position(|weapon| weapon.name == name)
    }

    /// The index of a kind of ammunition by its name.
    pub fn ammo(&self, name: &str) -> Option<usize> {
        self.ammo.iter().position(|ammo| ammo.name == name)
    }

    /// The index of an armor by its name.
    pub fn armor(&self, name: &str) -> Option<usize> {
        self.armor.iter().position(|armor| armor.name == name)
    }

    /// The index of an accessory by its name.
    pub fn accessory(&self, name: &str) -> Option<usize> {
        self.accessories.iter().position(|accessory| accessory.name == name)
    }

    /// The index of a kind of vehicle by its name.
    pub fn vehicle(&self, name: &str) -> Option<usize> {
        self.vehicles.iter().position(|vehicle| vehicle.name == name)
    }

    /// The index of a talent by its name.
    pub fn talent(&self, name: &str) -> Option<usize> {
        self.talents.iter().position(|talent| talent.name == name)
    }

    /// Whether a weapon takes the ammunition: its class and, if weapons are named, the weapon itself (6.2).
    pub fn takes(&self, weapon: usize, ammo: usize) -> bool {
        let load = &self.ammo[ammo];
        let class = self.weapons[weapon].loads;
        class != Loads::None && class == load.loads && (load.fits.is_empty() || load.fits.contains(&weapon))
    }

    /// The plain load of a weapon: the first ammunition that it takes; none for a weapon that isn't loaded.
    pub fn plain(&self, weapon: usize) -> Option<usize> {
        (0..self.ammo.len()).find(|ammo| self.takes(weapon, *ammo))
    }

    /// The weapon that an accessory is fitted to: the first of these that takes it; none if it doesn't go on a weapon.
    pub fn served(&self, accessory: usize, weapons: impl IntoIterator<Item = usize>) -> Option<usize> {
        let accessory = &self.accessories[accessory];
        if !accessory.serves_a_weapon() {
            return None;
        }
        weapons.into_iter().find(|weapon| accessory.fits(&self.weapons[*weapon]))
    }

    /// The value of a switch, 0 if the profile doesn't set it.
    pub fn switch(&self, name: &str) -> i32 {
        self.switch_or(name, 0)
    }

    /// The value of a switch, or the default if the profile doesn't set it.
    pub fn switch_or(&self, name: &str, usual: i32) -> i32 {
        self.switches.iter().find(|switch| switch.name == name).map_or(usual, |switch| switch.value)
    }
}
