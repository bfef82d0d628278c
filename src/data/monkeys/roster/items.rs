//! Gear as individual things that change hands (1.14, C-12).

use super::Member;
use crate::rules::monkeys::{muster::Carried, profiles::Profiles};
use serde::{Deserialize, Serialize};

/// A thing that a primate carries or wears, by its name. Bought ammunition isn't among them, since it is used up
/// (C-37).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    /// A weapon.
    Weapon(String),
    /// Armor.
    Armor(String),
    /// An accessory.
    Gear(String),
}

impl Item {
    /// Its name.
    pub fn name(&self) -> &str {
        match self {
            Self::Weapon(name) | Self::Armor(name) | Self::Gear(name) => name,
        }
    }

    /// Its price when sold: half of its cost, rounded down; none if the profiles have no such thing.
    pub fn price(&self, profiles: &Profiles) -> Option<u32> {
        let cost = match self {
            Self::Weapon(name) => profiles.weapons[profiles.weapon(name)?].cost,
            Self::Armor(name) => profiles.armor.iter().find(|one| one.name == *name)?.cost,
            Self::Gear(name) => profiles.accessories.iter().find(|one| one.name == *name)?.cost,
        };
        Some(u32::from(cost) / 2)
    }
}

impl Member {
    /// Everything that it carries and wears.
    pub fn items(&self, profiles: &Profiles) -> Vec<Item> {
        let arms =
            self.weapons.iter().chain(&self.emplaced).map(|carried| profiles.weapons[carried.weapon].name.clone());
        let armor = self.armor.iter().map(|armor| profiles.armor[*armor].name.clone());
        let gear = self.gear.iter().map(|gear| profiles.accessories[*gear].name.clone());
        arms.map(Item::Weapon).chain(armor.map(Item::Armor)).chain(gear.map(Item::Gear)).collect()
    }

    /// Takes a thing. The check of the platoon decides whether it fits.
    pub fn take_up(&mut self, item: &Item, profiles: &Profiles) -> bool {
        let place = match item {
            Item::Weapon(name) => profiles.weapon(name).map(|place| self.weapons.push(Carried::plain(place))),
            Item::Armor(name) => {
                profiles.armor.iter().position(|one| one.name == *name).map(|place| self.armor.push(place))
            }
            Item::Gear(name) => {
                profiles.accessories.iter().position(|one| one.name == *name).map(|place| self.gear.push(place))
            }
        };
        place.is_some()
    }

    /// Gives up a thing. False if it has none.
    pub fn lay_down(&mut self, item: &Item, profiles: &Profiles) -> bool {
        let weapon = |carried: &Carried| profiles.weapons[carried.weapon].name == item.name();
        match item {
            Item::Weapon(_) => remove(&mut self.weapons, weapon) || remove(&mut self.emplaced, weapon),
            Item::Armor(name) => remove(&mut self.armor, |armor| profiles.armor[*armor].name == *name),
            Item::Gear(name) => remove(&mut self.gear, |gear| profiles.accessories[*gear].name == *name),
        }
    }
}

fn remove<T>(list: &mut Vec<T>, wanted: impl Fn(&T) -> bool) -> bool {
    let place = list.iter().position(wanted);
    place.map(|place| list.remove(place)).is_some()
}
