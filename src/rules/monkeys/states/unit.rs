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

/// Most emplacements of one unit.
pub const EMPLACEMENTS: usize = 10;

/// Who leads a unit.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Leadership {
    /// The leader; none once nobody is left.
    pub leader: Option<PrimateIx>,
    /// Whether it stands in for a lost one: no NCO, a circle of two squares (T-35, T-36).
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

/// The attack that a unit has committed to, resolved in the firing phase: at a unit, a throw of smoke, or at another hex.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Commitment {
    /// The unit to be attacked, for good (T-45).
    pub target: Option<UnitIx>,
    /// The smoke grenade to be thrown (G-28).
    pub smoke: Option<Throw>,
    /// Its place in the order of commitments, from 1 (T-46).
    pub turn: u8,
    /// The troop in another hex to be fired at, by its place (C-34).
    pub shell: Option<u8>,
}

/// Battles without troops in other hexes keep the hashes that they had before there were any.
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
    /// Which of its weapons, by its index in the kit.
    pub arm: u8,
    /// At which square.
    pub cell: Cell,
}

/// Whether a unit is hidden: a state that both players know (T-139).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Hidden {
    /// It is not.
    #[default]
    No,
    /// Since an action of its latest activation (T-134).
    Newly,
    /// Since before its latest activation began.
    Long,
    /// No longer, but the attack that it has committed to, or its fire from overwatch, still comes out of hiding
    /// (T-155).
    Striking,
}

/// One emplacement: it can't be attacked or captured, and blocks no one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Emplaced {
    /// Where it is set up; none if it isn't placed yet or doesn't exist.
    pub cell: Option<Cell>,
    /// What it is loaded with.
    pub state: ArmState,
}

/// The emplacements of a unit, in the order of its roster.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Emplacements(pub [Emplaced; EMPLACEMENTS]);

states! {
    named by Squad, read as UnitParts, renewed by UnitChanged:

    /// One unit in the field.
    pub struct UnitState {
        /// Its name in files.
        pub id: UnitId,
        /// Its primates.
        pub members: Range<u16>,
    }

    /// Who leads it.
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
