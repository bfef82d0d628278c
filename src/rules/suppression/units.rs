//! The states of a unit (A20), each listed once: as components, in the field, and in a snapshot.

use super::{actions::Action, markers::MOST, muster::UnitMuster};
use crate::force::{PieceId, PrimateIx, UnitId, UnitIx, squad::Place};
use bevy_ecs::component::Component;
use std::ops::Range;

/// Its suppression markers (R2).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Markers(pub u8);

/// Whether it is falling back (R12, G8).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FallingBack(pub bool);

/// How much its last action changed its Evasion, until its owner's next Starting Phase (A3).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EvasionChange(pub i8);

/// The leader of a unit (G18).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Leadership {
    /// The leader; none once it has fallen.
    pub leader: Option<PrimateIx>,
    /// Whether a deputy has taken over: Ld is 1 lower for the rest of the battle.
    pub deputy: bool,
}

/// Its action in this Action Phase (R5).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Acted(pub Option<Action>);

/// Whether it has charged in this Assault Phase (G12).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Charged(pub bool);

/// Number of models at the start of the Action Phase (G10).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Strength(pub u8);

/// Models outside the command radius at the start of its owner's Action Phase (R6, A1).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outside(pub u8);

/// Whether it is dug in: until it first moves (G26).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DugIn(pub bool);

/// The only table of the states: the unit in the field, and how its components are read and written.
macro_rules! states {
    ($($(#[$doc:meta])* $field:ident: $State:ident,)+) => {
        /// One unit in the field.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct UnitState {
            /// Its name in files.
            pub id: UnitId,
            /// Its models, on the board or not.
            pub members: Range<u16>,
            $($(#[$doc])* pub $field: $State,)+
        }

        /// The components of a unit.
        pub(super) type UnitParts = ($(&'static mut $State,)+);
        /// Matches if one of them has changed.
        pub(super) type UnitChanged = bevy_ecs::query::Or<($(bevy_ecs::query::Changed<$State>,)+)>;
        /// The components of a unit, to read.
        pub(super) type UnitSeen = ($(&'static $State,)+);

        impl UnitState {
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
    /// Its suppression markers.
    markers: Markers,
    /// Whether it is falling back.
    falling: FallingBack,
    /// How much its last action changed its Evasion.
    evasion: EvasionChange,
    /// Its leader.
    lead: Leadership,
    /// Its action in this Action Phase.
    acted: Acted,
    /// Whether it has charged in this Assault Phase.
    charged: Charged,
    /// Number of models at the start of the Action Phase.
    strength: Strength,
    /// Models outside the command radius at the start of its owner's Action Phase.
    outside: Outside,
    /// Whether it is dug in.
    dug_in: DugIn,
}

impl UnitState {
    /// A unit as it is mustered.
    pub(super) fn new(id: UnitId, members: Range<u16>, muster: &UnitMuster) -> Self {
        let leads = !muster.leaderless && !members.is_empty();
        let leader = leads.then_some(PrimateIx(members.start));
        Self {
            id,
            members,
            markers: Markers(muster.markers.min(MOST)),
            falling: FallingBack(muster.falling_back),
            evasion: EvasionChange(0),
            lead: Leadership { leader, deputy: false },
            acted: Acted(None),
            charged: Charged(false),
            strength: Strength(0),
            outside: Outside(0),
            dug_in: DugIn(muster.dug_in),
        }
    }
}

/// One model in the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ModelState {
    /// Its name in files.
    pub id: PieceId,
    /// Its unit.
    pub unit: UnitIx,
    /// Where it is.
    pub place: Place,
}
