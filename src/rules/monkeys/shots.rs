//! Who fires at whom, and where the target is hit: what attacks are made of.

use crate::board::Cell;
use crate::force::{Body, PrimateIx, VehicleIx};

/// One weapon and the one that fires it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gun {
    /// A weapon that a primate carries, by its place in its kit; from [`super::states::ARMS`] on those its unit has
    /// emplaced (T-99).
    Hand(PrimateIx, u8),
    /// A weapon in a mount, by the mount's place in the vehicle.
    Mount(VehicleIx, u8),
}

/// A gun as it is fired in one roll: with its fire selector set or not (G-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fire {
    /// What fires.
    pub by: Gun,
    /// Whether its fire selector is set.
    pub select: bool,
}

/// Why a shooter can't target someone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Miss {
    /// Two or more bands beyond the weapon's own (G-02).
    OutOfReach {
        /// How far the target is.
        squares: i32,
        /// How far the weapon reaches.
        reach: i32,
    },
    /// No line of sight (T-50).
    NoSight,
    /// It has entered no square in the action that is answered (T-125).
    Stood,
    /// The mount does not point that way (G-22).
    Arc,
    /// The target's armor is higher than the weapon's damage (T-53).
    Armor {
        /// The weapon's damage.
        damage: i8,
        /// The target's armor.
        armor: i8,
    },
}

/// The squares that one primate or vehicle entered in an action, in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trail {
    /// Who.
    pub body: Body,
    /// The squares.
    pub cells: Vec<Cell>,
    /// How high above each of them it was; empty for those on the ground (T-167).
    pub heights: Vec<u8>,
}

/// Where the members of a target may be hit.
#[derive(Clone, Copy, Debug)]
pub enum Spots<'a> {
    /// Where they stand.
    Standing,
    /// On squares that they entered in the action just done (T-125).
    Trails(&'a [Trail]),
}

/// One shooter's aim at one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// Where the target is hit: where it stands, or for overwatch the best square that it entered (T-125).
    pub cell: Cell,
    /// Whether it is in cover there from this shooter (G-08).
    pub covered: bool,
    /// What the distance does to the shooter's Accuracy (G-02).
    pub range: i8,
    /// What a scope adds to it at that distance (G-20).
    pub scope: i8,
}

/// A shooter with its aims, all checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Salvo {
    /// What fires.
    pub by: Gun,
    /// Whether its fire selector is set (G-20).
    pub select: bool,
    /// Its targets, and how it sees each.
    pub at: Vec<(Body, Aim)>,
}

/// Someone affected by an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Victim {
    /// Who.
    pub body: Body,
    /// In cover from every shooter assigned to it (T-71) and every blast that reaches it (T-72).
    pub covered: bool,
    /// Whether it adds to the defense power: everyone except those that are only in a blast aimed at a harder target
    /// (6.1).
    pub adds: bool,
    /// Named by a weapon whose wounded lie on a pile of their own (6.2).
    pub twice: bool,
    /// What ammunition that names it adds to its pin tests (G-20).
    pub fear: i8,
}
