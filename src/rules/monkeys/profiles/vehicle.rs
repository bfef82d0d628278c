//! Vehicles and their mounts (section 7, G-22 to G-27, T-88, T-92).

use super::size::Size;
use serde::{Deserialize, Serialize};

/// How a weapon is mounted on a vehicle (G-22, G-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MountType {
    /// On a pivot: fires all around; manned by a passenger in the open.
    Pintle,
    /// Fires all round.
    Turret,
    /// Built in: fires in a quarter circle.
    Fixed,
    /// A slit in the side: fires in a quarter circle; manned by a passenger.
    Gunport,
}

/// The side of the vehicle that a mount faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Faces {
    /// Where the vehicle is facing.
    #[default]
    Forward,
    /// To its left.
    Left,
    /// To its right.
    Right,
    /// Behind it.
    Back,
}

/// One mount on a kind of vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MountKind {
    /// How the weapon is mounted.
    pub kind: MountType,
    /// The largest weapon that it takes.
    pub size: Size,
    /// The direction it faces.
    pub faces: Faces,
    /// Whether the operator fires it.
    pub driver: bool,
    /// Index of the weapon that the vehicle comes with; none if empty.
    pub weapon: Option<usize>,
    /// Rounds it holds for that weapon if they are counted; 0 for those of the weapon.
    pub rounds: u8,
}

/// A special property of a vehicle (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum VehicleTrait {
    /// Ignores the penalties of difficult terrain.
    Rugged,
    /// Riders can be shot, in cover, and passengers may fire freely (T-95).
    OpenTopped,
    /// Ignores terrain and can rise (2.6, G-26).
    Flying,
}

/// One kind of vehicle (section 7).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VehicleKind {
    /// Lower case: `helicopter gunship`.
    pub name: String,
    /// Its size (4.3), which determines its footprint (G-22).
    pub size: Size,
    /// The size of its operator, which may also be one smaller (G-23).
    pub operator: Size,
    /// Number of operators it needs.
    pub operators: u8,
    /// Number of passengers it holds; a Large one counts as two (G-23).
    pub passengers: u8,
    /// Squares in one move action.
    pub speed: u8,
    /// Added to its Size in defense.
    pub armor: i8,
    /// Scrap, with its weapons.
    pub cost: u16,
    /// Its special properties.
    pub traits: Vec<VehicleTrait>,
    /// Its mounts, in the order of their numbers.
    pub mounts: Vec<MountKind>,
    /// The rule.
    pub rule: String,
}

impl VehicleKind {
    /// Whether it has the trait.
    pub fn has(&self, wanted: VehicleTrait) -> bool {
        self.traits.contains(&wanted)
    }

    /// Squares along its side: two for Large and Huge, three for anything larger (G-22).
    pub const fn side(&self) -> i16 {
        match self.size {
            Size::Tiny | Size::Small | Size::Medium => 1,
            Size::Large | Size::Huge => 2,
            Size::Gargantuan | Size::Colossal => 3,
        }
    }

    /// Whether a primate of that size may operate it: the stated size or one smaller (G-23).
    pub const fn is_operated_by(&self, size: Size) -> bool {
        let (wanted, size) = (self.operator as i32, size as i32);
        size == wanted || size == wanted - 1
    }
}

/// The effect of a vehicle chart result (11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Harm {
    /// Nothing; the attacker is out of ammo.
    Empty,
    /// Minor damage of its owner's choice (T-87).
    Minor,
    /// Immobilized; destroyed if it already was (T-91).
    Immobile,
    /// Destroyed (T-92).
    Destroy,
}

/// Numbers for driving, riding and damage (G-22, G-24, G-26, T-88, T-92).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Driving {
    /// Cost of a turn on the spot, in squares (G-22).
    pub turn: u8,
    /// Cost of getting in or out, in squares (G-24).
    pub mount: u8,
    /// Height in squares from which on ground units can't be adjacent to a flyer (G-26).
    pub high: u8,
    /// Percent of the original Speed lost to a minor damage, rounded down (T-88).
    pub slowed: u8,
    /// Attack power against each occupant of a destroyed vehicle (T-92).
    pub explosion: i8,
    /// The rules.
    pub rule: String,
}
