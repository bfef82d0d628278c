//! The states of a primate, and their table.

use super::table::states;
use crate::board::Cell;
use crate::force::{PieceId, UnitIx, squad::Place};
use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};

/// Most weapons a primate can have.
pub const ARMS: usize = 4;

/// Whether a primate is pinned (T-39).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pin {
    /// Not pinned, and wasn't during its last activation.
    #[default]
    Free,
    /// Pinned, and its unit has not been activated since.
    Fresh,
    /// Pinned, and the activation of its unit in which it serves the pin has started.
    Serving,
    /// Spent its unit's latest activation pinned; acts normally, but results 2 and 3 hold it (T-40).
    Recovering,
}

/// Whether a primate is resting its weapon on cover; lost when it leaves the square (T-98).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Braced(pub bool);

/// The cell on which a primate has dropped prone. It is prone as long as it is there: standing up is free and happens
/// with its next step (G-10).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Prone(pub Option<Cell>);

/// The unit whose overrun a primate has joined: until it is over, the primate charges, is shot at and fights as a
/// member of that unit.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Joined(pub Option<UnitIx>);

/// The loads of a primate's weapons, in the order of its kit.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arms(pub [ArmState; ARMS]);

/// The load of one weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArmState {
    /// The ammunition in it, as an index in the profiles; none for its plain load.
    pub load: Option<u8>,
    /// It is empty: a One-Shot weapon was fired, or a Special Weapon ran dry (T-67).
    pub empty: bool,
    /// Spare loads used up, one bit each in the order of the kit.
    pub used: u8,
    /// Counted rounds fired.
    pub fired: u8,
}

states! {
    named by Primate, read as PrimateParts, renewed by PrimateChanged, watched as PrimateColumns:

    /// One primate in the field.
    pub struct PrimateState {
        /// Its name in files.
        pub id: PieceId,
        /// Its unit.
        pub unit: UnitIx,
        /// Index of its clan in the profiles.
        pub clan: u8,
        /// Scrap paid for it.
        pub cost: u16,
    }

    /// Where it is.
    place: Place,
    /// Whether it is pinned.
    pin: Pin,
    /// Whether it is braced.
    braced: Braced,
    /// Where it has dropped prone.
    prone: Prone,
    /// The unit whose overrun it has joined.
    joined: Joined,
    /// The loads of its weapons.
    arms: Arms,
}

impl PrimateState {
    /// Whether it is prone, and so counts as in cover (G-10).
    pub fn is_prone(&self) -> bool {
        self.prone.holds(self.place)
    }
}
