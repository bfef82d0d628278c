//! The states of a unit, and their table.

use super::{primate::ArmState, table::states};
use crate::board::Cell;
use crate::force::{PrimateIx, UnitId, UnitIx};
use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};
use std::{
    hash::{Hash, Hasher},
    ops::Range,
};

/// Most emplacements a unit can have.
pub const EMPLACEMENTS: usize = 10;

/// The leader of a unit.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Leadership {
    /// The leader; none once nobody is left.
    pub leader: Option<PrimateIx>,
    /// Whether it stands in for a lost leader: not an NCO, with a circle of two squares (T-35, T-36).
    pub acting: bool,
}

/// Why a unit may not act any more in this activation (T-13, T-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ended {
    /// It may still act.
    #[default]
    No,
    /// It has committed to an attack.
    Committed,
    /// It has gone into overwatch.
    Watching,
    /// Its player declared it done.
    Done,
}

/// Actions that a unit has left in this activation.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Actions {
    /// How many.
    pub left: u8,
    /// Whether and why its turn has ended.
    pub ended: Ended,
}

/// Whether a unit has ammunition (T-67, T-101).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ammunition {
    /// It may attack.
    #[default]
    Loaded,
    /// It may not attack or react until it reloads.
    Out,
}

/// Whether a unit is in overwatch.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Watch(pub bool);

/// The attack that a unit has committed to, resolved in the firing phase: on a unit, with a smoke grenade, or on
/// another hex.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Commitment {
    /// The unit to attack, which can't be changed (T-45).
    pub target: Option<UnitIx>,
    /// The smoke grenade to throw (G-28).
    pub smoke: Option<Throw>,
    /// Its position in the order of commitments, from 1 (T-46).
    pub turn: u8,
    /// The troop in another hex to fire at, by its index (C-34).
    pub shell: Option<u8>,
}

/// A battle without troops in other hexes hashes as if there were none, so old hashes stay valid.
impl Hash for Commitment {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.target, self.smoke, self.turn).hash(state);
        if let Some(troop) = self.shell {
            troop.hash(state);
        }
    }
}

/// A grenade about to be thrown: part of a unit's commitment (T-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    /// The thrower.
    pub by: PrimateIx,
    /// Its weapon, by its index in the kit.
    pub arm: u8,
    /// At which square.
    pub cell: Cell,
}

/// Whether a unit is hidden; both players know this state (T-139).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Hidden {
    /// It is not.
    #[default]
    No,
    /// Since an action in its latest activation (T-134).
    Newly,
    /// Since before its latest activation.
    Long,
    /// No longer, but the attack it has committed to, or its overwatch fire, still comes from hiding (T-155).
    Striking,
}

/// One emplacement: it can't be attacked or captured, and blocks no one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Emplaced {
    /// Where it is set up; none if it isn't placed yet or doesn't exist.
    pub cell: Option<Cell>,
    /// Its load.
    pub state: ArmState,
}

/// The emplacements of a unit, in the order of its roster.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Emplacements(pub [Emplaced; EMPLACEMENTS]);

states! {
    named by Squad, read as UnitParts, renewed by UnitChanged, watched as UnitColumns:

    /// One unit in the field.
    pub struct UnitState {
        /// Its name in files.
        pub id: UnitId,
        /// Its primates.
        pub members: Range<u16>,
    }

    /// Its leader.
    lead: Leadership,
    /// Actions it has left, and whether its turn has ended.
    actions: Actions,
    /// Whether it has ammunition.
    ammunition: Ammunition,
    /// Whether it is in overwatch.
    watch: Watch,
    /// The attack it has committed to.
    commitment: Commitment,
    /// Whether it is hidden.
    hidden: Hidden,
    /// Its emplacements (T-99).
    emplacements: Emplacements,
}
