//! Gear as individual things that change hands (1.14, C-12).

use super::Member;
use crate::rules::monkeys::{muster::Carried, profiles::Profiles};
use serde::{Deserialize, Serialize};

/// A thing that a primate carries or wears, by its name. Ammunition is gear until it is fired (6.2, C-37).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    /// A weapon.
    Weapon(String),
    /// Armor.
    Armor(String),
    /// An accessory.
    Gear(String),
    /// A round of bought ammunition: a spare, or the load of a weapon.
    Ammo(String),
}

impl Item {
    /// Its name.
    pub fn name(&self) -> &str {
        match self {
            Self::Weapon(name) | Self::Armor(name) | Self::Gear(name) | Self::Ammo(name) => name,
        }
    }

    /// Its price when sold: half of its cost, rounded down; none if the profiles have no such thing.
    pub fn price(&self, profiles: &Profiles) -> Option<u32> {
        let cost = match self {
            Self::Weapon(name) => profiles.weapons[profiles.weapon(name)?].cost,
            Self::Armor(name) => profiles.armor.iter().find(|one| one.name == *name)?.cost,
            Self::Gear(name) => profiles.accessories.iter().find(|one| one.name == *name)?.cost,
            Self::Ammo(name) => profiles.ammo[profiles.ammo(name)?].cost,
        };
        Some(u32::from(cost) / 2)
    }
}

impl Member {
    /// Everything that it carries and wears.
    pub fn items(&self, profiles: &Profiles) -> Vec<Item> {
        let arms = || self.weapons.iter().chain(&self.emplaced);
        let weapons = arms().map(|carried| Item::Weapon(profiles.weapons[carried.weapon].name.clone()));
        let armor = self.armor.iter().map(|armor| Item::Armor(profiles.armor[*armor].name.clone()));
        let gear = self.gear.iter().map(|gear| Item::Gear(profiles.accessories[*gear].name.clone()));
        let rounds = arms().flat_map(|carried| rounds(carried, profiles));
        weapons.chain(armor).chain(gear).chain(rounds).collect()
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
            Item::Ammo(name) => profiles.ammo(name).map(|ammo| self.stow(ammo, profiles)),
        };
        place.is_some()
    }

    /// Keeps a round as a spare of the first weapon that takes it. If none does, it goes to the first weapon, where the
    /// check finds it.
    fn stow(&mut self, ammo: usize, profiles: &Profiles) {
        let mut arms: Vec<&mut Carried> = self.weapons.iter_mut().chain(&mut self.emplaced).collect();
        let fitting = arms.iter().position(|carried| profiles.takes(carried.weapon, ammo)).unwrap_or_default();
        if let Some(carried) = arms.get_mut(fitting) {
            carried.spares.push(ammo);
        }
    }

    /// Gives up a thing; a weapon goes with all its rounds. Returns what was given up; none if it has no such thing.
    pub fn lay_down(&mut self, item: &Item, profiles: &Profiles) -> Option<Vec<Item>> {
        let mut laid = vec![item.clone()];
        match item {
            Item::Weapon(name) => {
                let wanted = |carried: &Carried| profiles.weapons[carried.weapon].name == *name;
                let weapon = remove(&mut self.weapons, wanted).or_else(|| remove(&mut self.emplaced, wanted))?;
                laid.extend(rounds(&weapon, profiles));
            }
            Item::Armor(name) => drop(remove(&mut self.armor, |armor| profiles.armor[*armor].name == *name)?),
            Item::Gear(name) => drop(remove(&mut self.gear, |gear| profiles.accessories[*gear].name == *name)?),
            Item::Ammo(name) => self.unload(profiles.ammo(name)?)?,
        }
        Some(laid)
    }

    /// Gives up a round, a spare one if there is one.
    fn unload(&mut self, ammo: usize) -> Option<()> {
        let mut arms: Vec<&mut Carried> = self.weapons.iter_mut().chain(&mut self.emplaced).collect();
        let spare = arms.iter_mut().find_map(|carried| remove(&mut carried.spares, |spare| *spare == ammo));
        if spare.is_none() {
            arms.into_iter().find(|carried| carried.ammo == Some(ammo))?.ammo = None;
        }
        Some(())
    }
}

/// The bought rounds of a weapon: what it is loaded with, unless that is its plain load, and its spares.
fn rounds(carried: &Carried, profiles: &Profiles) -> impl Iterator<Item = Item> {
    carried.ammo.iter().chain(&carried.spares).map(|ammo| Item::Ammo(profiles.ammo[*ammo].name.clone()))
}

fn remove<T>(list: &mut Vec<T>, wanted: impl Fn(&T) -> bool) -> Option<T> {
    let place = list.iter().position(wanted)?;
    Some(list.remove(place))
}
