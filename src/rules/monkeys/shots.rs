//! Shooters, targets, and where the target is hit: the building blocks of attacks.

use crate::board::Cell;
use crate::force::{Body, PrimateIx, VehicleIx};

/// One weapon and its shooter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gun {
    /// A weapon that a primate carries, by its index in its kit; from [`super::states::ARMS`] on, those emplaced by its
    /// unit (T-99).
    Hand(PrimateIx, u8),
    /// A weapon in a mount, by the mount's index in the vehicle.
    Mount(VehicleIx, u8),
}

/// A gun as fired in one roll, with its fire selector set or not (G-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fire {
    /// What fires.
    pub by: Gun,
    /// Whether its fire selector is set.
    pub select: bool,
}

/// Why a shooter can't target something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Miss {
    /// Two or more bands beyond the weapon's own (G-02).
    OutOfReach {
        /// Distance to the target.
        squares: i32,
        /// Reach of the weapon.
        reach: i32,
    },
    /// No line of sight (T-50).
    NoSight,
    /// It entered no square in the action being reacted to (T-125).
    Stood,
    /// The mount doesn't point that way (G-22).
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
    /// The body.
    pub body: Body,
    /// The squares.
    pub cells: Vec<Cell>,
    /// Its height above each of them; empty for those on the ground (T-167).
    pub heights: Vec<u8>,
}

/// Where the members of a target may be hit.
#[derive(Clone, Copy, Debug)]
pub enum Spots<'a> {
    /// In their current positions.
    Standing,
    /// On squares they entered in the action just done (T-125).
    Trails(&'a [Trail]),
}

/// One shooter's aim at one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// Where the target is hit: its position or, for overwatch, the best square that it entered (T-125).
    pub cell: Cell,
    /// Whether it is in cover there from this shooter (G-08).
    pub covered: bool,
    /// The effect of the distance on the shooter's Accuracy (G-02).
    pub range: i8,
    /// What a scope adds at that distance (G-20).
    pub scope: i8,
}

/// A shooter with its aims, all checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Salvo {
    /// What fires.
    pub by: Gun,
    /// Whether its fire selector is set (G-20).
    pub select: bool,
    /// Its targets, with its aim at each.
    pub at: Vec<(Body, Aim)>,
}

/// A body affected by an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Victim {
    /// The body.
    pub body: Body,
    /// In cover from every shooter assigned to it (T-71) and every blast that reaches it (T-72).
    pub covered: bool,
    /// Whether it adds to the defense power: every body except those only caught in a blast aimed at a harder target
    /// (6.1).
    pub adds: bool,
    /// Named by a weapon whose wounded go to a separate pile (6.2).
    pub twice: bool,
    /// What the ammunition that hits it adds to its pin tests (G-20).
    pub fear: i8,
}
