//! What a primate is and carries, worked out once when the battle is mustered (4.1 to 4.10).

use super::{
    muster::PrimateMuster,
    profiles::{Profiles, Size},
};
use bevy_ecs::component::Component;

/// A primate's stat card: clan and gear together. It never changes during a battle.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Kit {
    /// Place of its clan in the profiles.
    pub clan: u8,
    /// Its Size; Powered armor counts one bigger (6.3).
    pub size: Size,
    /// Natural armor and what it wears (4.5).
    pub armor: i8,
    /// Its own Accuracy (4.1), without weapon and range.
    pub accuracy: i8,
    /// Weapons in the order of the roster.
    pub arms: Vec<Arm>,
    /// Places of its talents in the profiles (section 8).
    pub talents: Vec<u8>,
    /// Whether it may lead the second half of its squad (G-12).
    pub corporal: bool,
    /// Scrap paid for it (G-31).
    pub cost: u16,
}

/// One weapon that a primate carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arm {
    /// Its place in the profiles.
    pub weapon: u8,
}

impl Kit {
    /// The card of a primate as bought.
    pub fn of(profiles: &Profiles, member: &PrimateMuster) -> Self {
        let clan = &profiles.clans[member.clan];
        Self {
            clan: member.clan as u8,
            size: clan.size,
            armor: clan.armor,
            accuracy: clan.accuracy,
            arms: member.weapons.iter().map(|carried| Arm { weapon: carried.weapon as u8 }).collect(),
            talents: member.talents.iter().map(|talent| *talent as u8).collect(),
            corporal: member.corporal,
            cost: member.cost,
        }
    }

    /// The places of its firearms in the kit, in order.
    pub fn firearms<'a>(&'a self, profiles: &'a Profiles) -> impl Iterator<Item = u8> + 'a {
        let fires = |arm: &Arm| profiles.weapons[usize::from(arm.weapon)].is_firearm();
        self.arms.iter().enumerate().filter(move |(_, arm)| fires(arm)).map(|(place, _)| place as u8)
    }
}
