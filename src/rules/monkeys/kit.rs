//! A primate's properties and equipment, computed once when the battle is mustered (4.1 to 4.10, 6.3, 6.4; G-20, G-21).

use super::{
    muster::{Carried, PrimateMuster},
    profiles::{Accessory, Band, Effect, Profiles, Size, Weapon},
};
use bevy_ecs::component::Component;

/// A primate's stat card: clan and gear together. It never changes during a battle.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Kit {
    /// Index of its clan in the profiles.
    pub clan: u8,
    /// Its Size; in Powered armor it counts as one bigger (6.3).
    pub size: Size,
    /// Natural armor plus worn armor: one helmet and one other piece (4.5, G-21).
    pub armor: i8,
    /// Its own Accuracy (4.1), without weapon or range.
    pub accuracy: i8,
    /// Its own Speed (4.3) on foot.
    pub speed: u8,
    /// Its bonuses in close combat.
    pub brawn: Brawn,
    /// Weapons in the order of the roster.
    pub arms: Vec<Arm>,
    /// Indices of its talents in the profiles.
    pub talents: Vec<u8>,
    /// Whether it may lead the second half of its squad (G-12).
    pub corporal: bool,
    /// Scrap paid for it (G-31).
    pub cost: u16,
}

/// Bonuses in close combat, without the Size (T-112).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Brawn {
    /// The best weapon bonus; only one counts.
    pub weapon: i8,
    /// Other bonuses, summed.
    pub other: i8,
}

/// One weapon as bought, with its loads and fitted accessories.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arm {
    /// Its index in the profiles.
    pub weapon: u8,
    /// Its first load, as an index in the profiles; none for its plain load (6.2).
    pub load: Option<u8>,
    /// Spare loads, each good for one reload.
    pub spares: Vec<u8>,
    /// Whether it is fed from a backpack and never runs out (6.4, T-67).
    pub backpack: bool,
    /// A bayonet's weapon bonus.
    pub bayonet: i8,
    /// A scope: its Accuracy, and the band from which it counts (G-20).
    pub scope: Option<(i8, Band)>,
    /// A fire selector: extra targets, Damage (G-20).
    pub selector: Option<(u8, i8)>,
}

impl Arm {
    /// A weapon as carried, with nothing fitted to it.
    pub fn of(carried: &Carried) -> Self {
        Self {
            weapon: carried.weapon as u8,
            load: carried.ammo.map(|ammo| ammo as u8),
            spares: carried.spares.iter().map(|spare| *spare as u8).collect(),
            backpack: false,
            bayonet: 0,
            scope: None,
            selector: None,
        }
    }

    /// The weapon itself.
    pub fn weapon<'a>(&self, profiles: &'a Profiles) -> &'a Weapon {
        &profiles.weapons[usize::from(self.weapon)]
    }

    /// Whether an accessory made for a weapon can be fitted.
    fn takes(&self, profiles: &Profiles, gear: &Accessory) -> bool {
        let free = match gear.effect {
            Effect::Backpack { .. } => !self.backpack && self.selector.is_none(),
            Effect::Bayonet { .. } => self.bayonet == 0,
            Effect::Scope { .. } => self.scope.is_none(),
            Effect::FireSelector { .. } => self.selector.is_none() && !self.backpack,
            Effect::Berserk { .. } | Effect::Torch => false,
        };
        free && gear.fits(self.weapon(profiles))
    }

    fn fit(&mut self, effect: Effect) {
        match effect {
            Effect::Backpack { .. } => self.backpack = true,
            Effect::Bayonet { close_combat } => self.bayonet = close_combat,
            Effect::Scope { accuracy, from } => self.scope = Some((accuracy, from)),
            Effect::FireSelector { rate, damage } => self.selector = Some((rate, damage)),
            Effect::Berserk { .. } | Effect::Torch => {}
        }
    }
}

impl Kit {
    /// The stat card of a primate as bought.
    pub fn of(profiles: &Profiles, member: &PrimateMuster) -> Self {
        let clan = &profiles.clans[member.clan];
        let worn = || member.armor.iter().map(|armor| &profiles.armor[*armor]);
        let mut kit = Self {
            clan: member.clan as u8,
            size: if worn().any(|armor| armor.powered) { clan.size.bigger() } else { clan.size },
            armor: clan.armor + worn().map(|armor| armor.armor).sum::<i8>(),
            accuracy: clan.accuracy - member.hurts.accuracy as i8,
            speed: clan.speed.saturating_sub(member.hurts.speed),
            brawn: Brawn::default(),
            arms: member.weapons.iter().map(Arm::of).collect(),
            talents: member.talents.iter().map(|talent| *talent as u8).collect(),
            corporal: member.corporal,
            cost: member.cost,
        };
        for gear in &member.gear {
            kit.equip(profiles, &profiles.accessories[*gear]);
        }
        let bonus = |arm: &Arm| arm.weapon(profiles).close_combat.max(arm.bayonet);
        kit.brawn.weapon = kit.arms.iter().map(bonus).max().unwrap_or(0).max(0);
        kit
    }

    /// Adds an accessory: one made for a weapon is fitted to the first weapon that takes it.
    fn equip(&mut self, profiles: &Profiles, gear: &Accessory) {
        if let Effect::Berserk { close_combat, accuracy } = gear.effect {
            self.brawn.other += close_combat;
            self.accuracy += accuracy;
        } else if let Some(arm) = self.arms.iter_mut().find(|arm| arm.takes(profiles, gear)) {
            arm.fit(gear.effect);
        }
    }

    /// The indices of its firearms in the kit, in order.
    pub fn firearms<'a>(&'a self, profiles: &'a Profiles) -> impl Iterator<Item = u8> + 'a {
        let fires = |arm: &Arm| arm.weapon(profiles).is_firearm();
        self.arms.iter().enumerate().filter(move |(_, arm)| fires(arm)).map(|(place, _)| place as u8)
    }
}
