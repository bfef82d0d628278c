//! The states of a character, each said once: as components, in the field, and in a snapshot.

use super::aim::Aim;
use crate::force::{UnitId, squad::Place};
use bevy_ecs::component::Component;

/// Damage by location, in the order of [`super::wounds::Location::ALL`] (G7).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hurt(pub [u16; 7]);

/// Calls that it still loses to panic (G8).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LostCalls(pub u8);

/// Whether it is prone (R10).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Prone(pub bool);

/// Weapons that a character may carry.
pub const WEAPONS: usize = 4;

/// What it has in hand, and what is loaded.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arms {
    /// The place of the weapon in hand among those that it carries.
    pub hand: u8,
    /// Rounds in each weapon that it carries.
    pub rounds: [u8; WEAPONS],
    /// Reload actions done on the weapon in hand (G10).
    pub reloaded: u8,
}

/// What it aims at, if it does (A21).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aiming(pub Option<Aim>);

/// Whether the enemy has not detected it (G12).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hidden(pub bool);

/// Whether it has acted in this phase (R1, A7).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Acted(pub bool);

/// One table of the states: what a character is in the field, and how its components are read and written.
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
        /// That one of them has changed.
        pub(super) type PartsChanged = bevy_ecs::query::Or<($(bevy_ecs::query::Changed<$State>,)+)>;
        /// The components of a character, to read.
        pub(super) type PartsSeen = ($(&'static $State,)+);

        impl State {
            /// A character that has done and suffered nothing yet.
            pub(super) fn new(id: UnitId, place: Place) -> Self {
                Self { id, place, $($field: $State::default(),)+ }
            }

            /// All of its components.
            pub(super) fn parts(&self) -> ($($State,)+) {
                ($(self.$field,)+)
            }

            /// Reads its components.
            pub(super) fn read(&mut self, ($($field,)+): ($(&$State,)+)) {
                $(self.$field = *$field;)+
            }

            /// Writes its components.
            pub(super) fn write(&self, ($(mut $field,)+): ($(bevy_ecs::change_detection::Mut<$State>,)+)) {
                use bevy_ecs::change_detection::DetectChangesMut;
                $($field.set_if_neq(self.$field);)+
            }
        }
    };
}

states! {
    /// Damage by location.
    hurt: Hurt,
    /// Calls that it still loses to panic.
    lost: LostCalls,
    /// Whether it is prone.
    prone: Prone,
    /// What it has in hand, and what is loaded.
    arms: Arms,
    /// What it aims at.
    aiming: Aiming,
    /// Whether the enemy has not detected it.
    hidden: Hidden,
    /// Whether it has acted in this phase.
    acted: Acted,
}
