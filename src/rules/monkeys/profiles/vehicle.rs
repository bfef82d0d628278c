//! Vehicles and their mounts (section 7, G-22 to G-27, T-88, T-92).

use super::size::Size;
use serde::{Deserialize, Serialize};

/// How a weapon sits on a vehicle (G-22, G-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MountType {
    /// On a pivot: fires all round, by a passenger in the open.
    Pintle,
    /// Fires all round.
    Turret,
    /// Built in: fires in a quarter of the circle.
    Fixed,
    /// A slit in the side: fires in a quarter of the circle, by a passenger.
    Gunport,
}

/// The side of the vehicle that a mount looks to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Faces {
    /// Where the vehicle looks.
    #[default]
    Forward,
    /// To its left.
    Left,
    /// To its right.
    Right,
    /// Behind it.
    Back,
}

/// One mount of a kind of vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MountKind {
    /// How the weapon sits on it.
    pub kind: MountType,
    /// The largest weapon that it takes.
    pub size: Size,
    /// Where it looks.
    pub faces: Faces,
    /// Whether the operator fires it.
    pub driver: bool,
    /// Place of the weapon that the vehicle comes with; none: empty.
    pub weapon: Option<usize>,
    /// Rounds that it holds for that weapon where they are counted; 0: those of the weapon.
    pub rounds: u8,
}

/// What sets a vehicle apart (section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum VehicleTrait {
    /// Ignores the penalties of difficult terrain.
    Rugged,
    /// Riders can be shot, in cover, and passengers may fire freely (T-95).
    OpenTopped,
    /// Ignores terrain and may rise (2.6, G-26).
    Flying,
}

/// One kind of vehicle (section 7).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VehicleKind {
    /// Lower case: `helicopter gunship`.
    pub name: String,
    /// 4.3; its footprint follows from it (G-22).
    pub size: Size,
    /// The size of its operator, who may also be one smaller (G-23).
    pub operator: Size,
    /// How many operators it takes.
    pub operators: u8,
    /// How many passengers it holds; a Large one counts two (G-23).
    pub passengers: u8,
    /// Squares in one move action.
    pub speed: u8,
    /// Added to its Size in defense.
    pub armor: i8,
    /// Scrap, with its weapons.
    pub cost: u16,
    /// What sets it apart.
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

    /// Squares of its side: two for Large and Huge, three for what is larger (G-22).
    pub const fn side(&self) -> i16 {
        match self.size {
            Size::Tiny | Size::Small | Size::Medium => 1,
            Size::Large | Size::Huge => 2,
            Size::Gargantuan | Size::Colossal => 3,
        }
    }

    /// Whether one of that size may operate it: the stated one or one smaller (G-23).
    pub const fn is_operated_by(&self, size: Size) -> bool {
        let (wanted, size) = (self.operator as i32, size as i32);
        size == wanted || size == wanted - 1
    }
}

/// What a result of the vehicle chart does (11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Harm {
    /// Nothing; the attacker is out of ammo.
    Empty,
    /// Minor damage of its owner's choice (T-87).
    Minor,
    /// Immobilized; if it was so already, destroyed (T-91).
    Immobile,
    /// Destroyed (T-92).
    Destroy,
}

/// Numbers of driving, riding and breaking (G-22, G-24, G-26, T-88, T-92).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Driving {
    /// Squares that a turn on the spot costs (G-22).
    pub turn: u8,
    /// Squares that getting in or out costs (G-24).
    pub mount: u8,
    /// Squares up from which ground units can't be adjacent to a flyer (G-26).
    pub high: u8,
    /// Percent of the original Speed that a minor damage takes, rounded down (T-88).
    pub slowed: u8,
    /// Attack power against each occupant of a destroyed vehicle (T-92).
    pub explosion: i8,
    /// The rules.
    pub rule: String,
}
