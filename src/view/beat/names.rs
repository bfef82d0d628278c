//! Names in facts that have a picture of their own. A book that uses one of them gets the picture; what is called otherwise
//! is shown without. Marks are in [`Badge`](crate::view::art::looks::Badge), by the name of their drawing.

/// What is said of a unit that runs.
pub(super) const FLIGHT: &str = "flees";
/// What the dice of a close combat are rolled for.
pub(super) const MELEE: &str = "close-combat";
/// The mark of a vehicle that nobody drives any more.
pub(in crate::view) const ABANDONED: &str = "abandoned";

/// What can be broken in a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::view) enum Damage {
    Weapon,
    Speed,
    Armor,
    Immobilized,
    Destroyed,
}

impl Damage {
    /// The damage of a name.
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

    /// Its drawing, below `assets/art/damage`; what can't drive any more and what is wrecked look alike.
    pub(super) const fn picture(self) -> &'static str {
        match self {
            Self::Weapon => "weapon",
            Self::Speed => "speed",
            Self::Armor => "armor",
            Self::Immobilized | Self::Destroyed => "immobile",
        }
    }
}

/// Whether something that is held is a place, not a thing that is carried.
pub(super) fn is_place(object: &str) -> bool {
    ["marker", "objective", "pump"].contains(&object)
}
