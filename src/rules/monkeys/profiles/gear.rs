//! Armor and accessories (6.3, 6.4, G-20, G-21).

use super::{bands::Band, size::Size};
use serde::{Deserialize, Serialize};

/// What a piece of armor takes of its wearer's slots (6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Weight {
    /// Half a slot.
    Half,
    /// One slot.
    Full,
    /// Two slots.
    Double,
}

impl Weight {
    /// Halves of slots.
    pub const fn halves(self) -> u32 {
        match self {
            Weight::Half => 1,
            Weight::Full => 2,
            Weight::Double => 4,
        }
    }
}

/// One piece of armor (6.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armor {
    /// Lower case: `bulletproof vest`.
    pub name: String,
    /// Added to the wearer's defense and held against Damage.
    pub armor: i8,
    /// The slots it takes, whatever the Size of its wearer.
    pub weight: Weight,
    /// Powered: its wearer counts as one Size bigger.
    #[serde(default)]
    pub powered: bool,
    /// A helmet, worn along with one other armor (G-21).
    #[serde(default)]
    pub helmet: bool,
    /// Scrap.
    pub cost: u16,
    /// The rule.
    pub rule: String,
}

/// How large an accessory is (6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bulk {
    /// It takes no slot.
    Weightless,
    /// As large as the weapon that it serves.
    OfWeapon,
    /// Of its own size.
    Of(Size),
}

/// What an accessory does (6.4, G-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Its weapon never runs out of ammo; it holds one kind, which costs this many times as much.
    Backpack {
        /// Times the price of the ammo.
        price: u8,
    },
    /// Added to the weapon bonus in close combat.
    Bayonet {
        /// The bonus.
        close_combat: i8,
    },
    /// Fiercer in close combat, a worse shot.
    Berserk {
        /// Added to the close combat score; no weapon bonus.
        close_combat: i8,
        /// Added to Accuracy.
        accuracy: i8,
    },
    /// A better shot at a distance.
    Scope {
        /// Added to Accuracy.
        accuracy: i8,
        /// In this band and beyond.
        from: Band,
    },
    /// In each attack its weapon may fire faster and weaker.
    FireSelector {
        /// Targets added to the Rate of Fire.
        rate: u8,
        /// Added to Damage.
        damage: i8,
    },
    /// Repairs captured wrecks after the battle (section 10).
    Torch,
}

/// What an accessory requires (6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Need {
    /// A bearer of this Size or bigger.
    Bearer(Size),
    /// A weapon of this Size or bigger to serve.
    Weapon(Size),
    /// A firearm to serve.
    Firearm,
    /// A weapon to serve that takes no Special Ammo and is not thrown.
    CommonAmmo,
    /// A weapon that no fire selector serves.
    NoSelector,
}

/// One accessory (6.4, G-20).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accessory {
    /// Lower case: `bayonet`.
    pub name: String,
    /// How large it is.
    pub size: Bulk,
    /// Scrap.
    pub cost: u16,
    /// What it does.
    pub effect: Effect,
    /// What it requires.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// The rule.
    pub rule: String,
}

impl Accessory {
    /// Whether it requires a kind of weapon and fits this one.
    pub fn serves_a_weapon(&self) -> bool {
        self.size == Bulk::OfWeapon || self.needs.iter().any(|need| !matches!(need, Need::Bearer(_)))
    }

    /// Whether it can serve the weapon.
    pub fn fits(&self, weapon: &super::weapon::Weapon) -> bool {
        self.needs.iter().all(|need| match need {
            Need::Weapon(least) => weapon.size >= *least,
            Need::Firearm => weapon.is_firearm(),
            Need::CommonAmmo => !weapon.is_special_ammo() && !weapon.thrown && weapon.is_firearm(),
            Need::Bearer(_) | Need::NoSelector => true,
        })
    }
}
