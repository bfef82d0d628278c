//! Armor and accessories (6.3, 6.4, G-20, G-21).

use super::{bands::Band, size::Size};
use serde::{Deserialize, Serialize};

/// How many of its wearer's slots a piece of armor takes (6.3).
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
    /// Added to the wearer's defense and compared with Damage.
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

/// The size of an accessory (6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bulk {
    /// It takes up no slot.
    Weightless,
    /// As large as the weapon it is fitted to.
    OfWeapon,
    /// Of its own size.
    Of(Size),
}

/// The effect of an accessory (6.4, G-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Its weapon never runs out of ammo; it holds a single kind, which costs this many times as much.
    Backpack {
        /// Multiplier for the price of the ammo.
        price: u8,
    },
    /// Added to the weapon bonus in close combat.
    Bayonet {
        /// The bonus.
        close_combat: i8,
    },
    /// Better in close combat, worse at shooting.
    Berserk {
        /// Added to the close combat score; not a weapon bonus.
        close_combat: i8,
        /// Added to Accuracy.
        accuracy: i8,
    },
    /// Better at shooting from a distance.
    Scope {
        /// Added to Accuracy.
        accuracy: i8,
        /// From this band on.
        from: Band,
    },
    /// In each attack, its weapon may fire faster and weaker.
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
    /// A weapon of this Size or bigger to fit it to.
    Weapon(Size),
    /// A firearm to fit it to.
    Firearm,
    /// A weapon to fit it to that doesn't take Special Ammo and isn't thrown.
    CommonAmmo,
    /// A weapon without a fire selector.
    NoSelector,
}

/// One accessory (6.4, G-20).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accessory {
    /// Lower case: `bayonet`.
    pub name: String,
    /// Its size.
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
    /// Whether it requires a kind of weapon, and can be fitted to this one.
    pub fn serves_a_weapon(&self) -> bool {
        self.size == Bulk::OfWeapon || self.needs.iter().any(|need| !matches!(need, Need::Bearer(_)))
    }

    /// Whether it can be fitted to the weapon.
    pub fn fits(&self, weapon: &super::weapon::Weapon) -> bool {
        self.needs.iter().all(|need| match need {
            Need::Weapon(least) => weapon.size >= *least,
            Need::Firearm => weapon.is_firearm(),
            Need::CommonAmmo => !weapon.is_special_ammo() && !weapon.thrown && weapon.is_firearm(),
            Need::Bearer(_) | Need::NoSelector => true,
        })
    }
}
