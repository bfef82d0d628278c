//! The states of a character, each listed once: as components, in the field, and in a snapshot.

use super::{aim::Aim, order::Action};
use crate::board::Cell;
use crate::force::{UnitId, UnitIx, squad::Place};
use bevy_ecs::component::Component;

/// Damage by location, in the order of [`super::wounds::Location::ALL`] (G7).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hurt(pub [u16; 7]);

/// Calls that it will still lose to panic (G8).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LostCalls(pub u8);

/// Whether it is prone (R10).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Prone(pub bool);

/// Number of weapons that a character may carry.
pub const WEAPONS: usize = 4;

/// Its weapon in hand, and the loads of all its weapons.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arms {
    /// The index of the weapon in hand among those it carries.
    pub hand: u8,
    /// Rounds in each weapon it carries, including those of a linked belt (G17).
    pub rounds: [u16; WEAPONS],
    /// Reload actions already spent on the weapon in hand (G10).
    pub reloaded: u8,
}

/// Its aim, if it is aiming (A21).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aiming(pub Option<Aim>);

/// Whether the enemy has detected it (G12).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stealth {
    /// Whether it is hidden: enemies that haven't spotted it don't know of it.
    pub hidden: bool,
    /// Enemies that have spotted it anyway, one bit each.
    pub spotters: u64,
}

/// Whether it has acted in this phase (R1, A7).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Acted(pub bool);

/// Its Initiative without wounds, 1 to 6 (R12, G11).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rating(pub u8);

/// The action it repeats in each phase of the turn (R17).
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// Nothing.
    #[default]
    None,
    /// This action; for a move, the rest of the path.
    Of(Action),
    /// It has broken off: its next action may only be to go prone or to duck (R19).
    Broken,
}

/// Where it was in this phase, and which enemies saw it there (R4, A1).
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Trace(pub Vec<Sighting>);

/// A cell that a character was in, and the enemies that saw it there, one bit each (A1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sighting {
    /// The cell.
    pub cell: Cell,
    /// The enemies that saw it.
    pub seen_by: u64,
}

/// The hold that it is part of, as holder or as held (G9).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grip {
    /// The enemy that it holds.
    pub holds: Option<UnitIx>,
    /// The enemy that holds it.
    pub held_by: Option<UnitIx>,
}

impl Grip {
    /// Whether it is part of a hold.
    pub const fn is_tight(self) -> bool {
        self.holds.is_some() || self.held_by.is_some()
    }
}

/// The mount that it rides (G14).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Riding(pub Option<UnitIx>);

/// Whether its radio is ready (G17).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Radio(pub bool);

/// The load of a scenario (G23).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Load {
    /// It isn't involved with the load.
    #[default]
    None,
    /// It carries it.
    Carried,
    /// It carried the load last, and the load is here.
    Lies(Cell),
}

/// Whether an undetected enemy has already shot at it (G8).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Surprised(pub bool);

/// The only table of the states: the character in the field, and how its components are read and written.
macro_rules! states {
    ($($(#[$doc:meta])* $field:ident: $State:ident,)+) => {
        /// One character in the field.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct State {
            /// Its name in files.
            pub id: UnitId,
            /// Where it is.
            pub place: Place,
            $($(#[$doc])* pub $field: $State,)+
        }

        /// The components of a character.
        pub(super) type Parts = ($(&'static mut $State,)+);
        /// Matches if one of them has changed.
        pub(super) type PartsChanged = bevy_ecs::query::Or<($(bevy_ecs::query::Changed<$State>,)+)>;
        /// The components of a character, to read.
        pub(super) type PartsSeen = ($(&'static $State,)+);

        impl State {
            /// A character to which nothing has happened yet.
            pub(super) fn new(id: UnitId, place: Place) -> Self {
                Self { id, place, $($field: $State::default(),)+ }
            }

            /// All of its components.
            pub(super) fn parts(&self) -> ($($State,)+) {
                ($(self.$field.clone(),)+)
            }

            /// Reads its components.
            pub(super) fn read(&mut self, ($($field,)+): ($(&$State,)+)) {
                $(self.$field = $field.clone();)+
            }

            /// Writes the components that differ.
            pub(super) fn write(&self, ($(mut $field,)+): ($(bevy_ecs::change_detection::Mut<$State>,)+)) {
                $(if *$field != self.$field {
                    *$field = self.$field.clone();
                })+
            }
        }
    };
}

states! {
    /// Damage by location.
    hurt: Hurt,
    /// Calls that it will still lose to panic.
    lost: LostCalls,
    /// Whether it is prone.
    prone: Prone,
    /// Its weapon in hand, and the loads of all its weapons.
    arms: Arms,
    /// Its aim.
    aiming: Aiming,
    /// Whether the enemy has detected it.
    stealth: Stealth,
    /// Whether it has acted in this phase.
    acted: Acted,
    /// Its Initiative without wounds.
    rating: Rating,
    /// What it repeats.
    repetition: Repetition,
    /// Where it was in this phase.
    trace: Trace,
    /// The hold that it is part of.
    grip: Grip,
    /// The mount that it rides.
    riding: Riding,
    /// Whether its radio is ready.
    radio: Radio,
    /// Whether it carries the load.
    load: Load,
    /// Whether an undetected enemy has already shot at it.
    surprised: Surprised,
}
