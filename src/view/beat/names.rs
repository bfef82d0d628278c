//! Names in facts that have a picture of their own. A book that uses one of them gets the picture; anything else is
//! shown without one. Marks are in [`Badge`](crate::view::art::looks::Badge), by the name of their drawing.

/// The word for a fleeing unit.
pub(super) const FLIGHT: &str = "flees";
/// The reason for the dice of a close combat.
pub(super) const MELEE: &str = "close-combat";
/// The mark of a vehicle without a driver.
pub(in crate::view) const ABANDONED: &str = "abandoned";

/// What can break in a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::view) enum Damage {
    Weapon,
    Speed,
    Armor,
    Immobilized,
    Destroyed,
}

impl Damage {
    /// The damage with this name.
    pub(in crate::view) fn named(name: &str) -> Option<Self> {
        match name {
            "weapon" => Some(Self::Weapon),
            "speed" => Some(Self::Speed),
            "armor" => Some(Self::Armor),
            "immobilized" => Some(Self::Immobilized),
            "destroyed" => Some(Self::Destroyed),
            _ => None,
        }
    }

    /// Its drawing, below `assets/art/damage`; immobile and wrecked vehicles look the same.
    pub(super) const fn picture(self) -> &'static str {
        match self {
            Self::Weapon => "weapon",
            Self::Speed => "speed",
            Self::Armor => "armor",
            Self::Immobilized | Self::Destroyed => "immobile",
        }
    }
}

/// Whether something held is a place, and not a carried thing.
pub(super) fn is_place(object: &str) -> bool {
    ["marker", "objective", "pump"].contains(&object)
}
