//! Weapons, their loads, and ammunition (6.1, 6.2, G-05, G-20, G-28).

use super::{bands::Band, size::Size};
use serde::{Deserialize, Serialize};

/// The class of ammunition that a weapon takes (6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Loads {
    /// None: it isn't a firearm.
    #[default]
    None,
    /// Ballistic rounds; plain ones (FMJ) are always available for reloading.
    Ballistic,
    /// Grenades, thrown or launched.
    Grenade,
    /// Special Ammo: its own rounds, which fit nothing else; a spare one is gear of this size.
    Special(Size),
}

/// One weapon, carried or mounted (6.1, G-05).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Weapon {
    /// Lower case: `assault rifle`.
    pub name: String,
    /// Added to attack power; must match or exceed the target's armor (4.8, T-53).
    pub damage: i8,
    /// Rate of Fire in quarters (4.9); 0 if it isn't a firearm.
    pub quarters: u8,
    /// Rated range band (3.6).
    pub range: Band,
    /// 4.3
    pub size: Size,
    /// Scrap.
    pub cost: u16,
    /// Added to its bearer's Accuracy.
    pub accuracy: i8,
    /// Weapon bonus in close combat.
    pub close_combat: i8,
    /// The ammunition class it takes.
    pub loads: Loads,
    /// Special Weapon: fired in a separate attack roll (T-47).
    pub special: bool,
    /// One-Shot: out of ammo after every shot (T-100).
    pub one_shot: bool,
    /// A grenade: gone when thrown; its spares are additional grenades.
    pub thrown: bool,
    /// Area of Effect: radius of the blast around the direct target's square (T-156); 0 for no blast.
    pub area: u8,
    /// Firing Arc: squares above its own from which it may trace its line (3.8); 0 for none.
    pub arc: u8,
    /// Radius of the smoke it creates, in squares (G-28); 0 for none.
    pub smoke: u8,
    /// Targeting Smoke: artillery may be centered on its square (6.1).
    pub marks: bool,
    /// Rounds that it comes with if they are counted (missiles); 0 if not counted.
    pub rounds: u8,
    /// The rule.
    pub rule: String,
}

impl Weapon {
    /// Whether it can be fired at all.
    pub const fn is_firearm(&self) -> bool {
        self.quarters > 0
    }

    /// Whether it takes ammunition of its own, which fits nothing else.
    pub const fn is_special_ammo(&self) -> bool {
        matches!(self.loads, Loads::Special(_))
    }
}

/// One kind of ammunition (6.2, G-20).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ammo {
    /// Lower case: `ap`.
    pub name: String,
    /// Its class; it fits weapons that take this class.
    pub loads: Loads,
    /// Indices of the only weapons that it fits; empty for all of its class.
    pub fits: Vec<usize>,
    /// Added to the weapon's Damage.
    pub damage: i8,
    /// Scrap for a load of it, the first one or a spare.
    pub cost: u16,
    /// Explosive, as the book calls it.
    pub explosive: bool,
    /// Its wounded go to a separate pile: they roll twice after the battle, and the worse roll counts.
    pub twice: bool,
    /// Added to pin tests that it causes.
    pub pin_penalty: i8,
    /// The rule.
    pub rule: String,
}
