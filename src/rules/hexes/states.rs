//! The states of a unit, each listed once: as components, in the field, and in a snapshot.

use super::speed::Speed;
use crate::board::hex::{Bearing, Hex};
use crate::force::{UnitId, squad::Place};
use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};

/// Its facing and speed.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stance {
    /// Its front.
    pub facing: Bearing,
    /// Its speed.
    pub speed: Speed,
}

impl Default for Stance {
    fn default() -> Self {
        Self { facing: Bearing::North, speed: Speed::Still }
    }
}

/// Models left.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Models(pub u8);

/// Tokens on a unit.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tokens {
    /// Future damage (R18).
    pub damage: u8,
    /// Future damage to the crew (R14).
    pub crew: u8,
    /// Shaken (F22).
    pub shaken: u8,
    /// Fire (R6).
    pub fire: u8,
    /// Acid (R3).
    pub acid: u8,
    /// Minor acid (R5).
    pub minor: u8,
    /// The die of each poison token, oldest first (R7).
    pub poison: Vec<u8>,
    /// The die of each bleeding token, oldest first (R8).
    pub bleeding: Vec<u8>,
}

impl Tokens {
    /// Whether it is shaken.
    pub const fn is_shaken(&self) -> bool {
        self.shaken > 0
    }

    /// Whether any of them cause continuing damage (F25).
    pub const fn continue_hurting(&self) -> bool {
        self.fire > 0 || self.acid > 0 || self.minor > 0 || !self.poison.is_empty() || !self.bleeding.is_empty()
    }
}

/// Lasting damage.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hurt {
    /// It can't turn (G6).
    pub no_turn: bool,
    /// It can't move (G6).
    pub no_move: bool,
    /// How many times its rolls to hit got worse and it got easier to hit (G6).
    pub impaired: u8,
    /// Its crew is crippled (F22).
    pub crew: bool,
    /// Armor eaten by acid, on every side (R3).
    pub worn: u8,
}

impl Hurt {
    /// Whether it has critical damage, or a crippled crew (F25).
    pub const fn is_critical(&self) -> bool {
        self.no_turn || self.no_move || self.impaired > 0 || self.crew
    }
}

/// Weapons that a unit may have.
pub const WEAPONS: usize = 4;

/// The state of its weapons.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arms {
    /// Which of them are loaded (F5).
    pub loaded: [bool; WEAPONS],
    /// How often each has been used, if its uses are limited.
    pub used: [u8; WEAPONS],
    /// Its aim (A22).
    pub aim: Option<Aim>,
}

/// An aim: good for one Fire, until the same gunnery step of the next round is over (A22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// The hex it aimed from.
    pub from: Hex,
    /// In which round.
    pub round: u16,
    /// The gunnery step.
    pub step: u8,
}

/// A unit's two cards for one round, as indices among its cards (F2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// The movement card.
    pub movement: u8,
    /// The fire card.
    pub fire: u8,
}

/// Its orders.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Orders {
    /// The cards of this round, face up.
    pub now: Option<Card>,
    /// The cards of a round to come, face down.
    pub next: Option<Card>,
    /// The rest of this round's movement card.
    pub rest: Rest,
}

/// The rest of a movement card (A17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rest {
    /// What it says.
    #[default]
    AsWritten,
    /// Turns in place (F20).
    FreeTurns,
    /// Nothing.
    Nothing,
}

/// The only table of the states: the unit in the field, and how its components are read and written.
macro_rules! states {
    ($($(#[$doc:meta])* $field:ident: $State:ident,)+) => {
        /// One unit in the field.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct State {
            /// Its name in files.
            pub id: UnitId,
            /// Where it is.
            pub place: Place,
            $($(#[$doc])* pub $field: $State,)+
        }

        /// The components of a unit.
        pub(super) type Parts = ($(&'static mut $State,)+);
        /// Matches if one of them has changed.
        pub(super) type PartsChanged = bevy_ecs::query::Or<($(bevy_ecs::query::Changed<$State>,)+)>;
        /// The components of a unit, to read.
        pub(super) type PartsSeen = ($(&'static $State,)+);

        impl State {
            /// A unit to which nothing has happened yet.
            pub(super) fn new(id: UnitId, place: Place) -> Self {
                Self { id, place, $($field: $State::default(),)+ }
            }

            /// All of its components.
            pub(super) fn parts(&self) -> ($($State,)+) {
                ($(self.$field.clone(),)+)
            }

            /// Reads its components.
            pub(super) fn read(&mut self, ($($field,)+): ($(&$State,)+)) {
                $(self.$field.clone_from($field);)+
            }

            /// Writes its components.
            pub(super) fn write(&self, ($(mut $field,)+): ($(bevy_ecs::change_detection::Mut<$State>,)+)) {
                use bevy_ecs::change_detection::DetectChangesMut;
                $($field.set_if_neq(self.$field.clone());)+
            }
        }
    };
}

states! {
    /// Its facing and speed.
    stance: Stance,
    /// Models left.
    models: Models,
    /// Its tokens.
    tokens: Tokens,
    /// Its lasting damage.
    hurt: Hurt,
    /// Its weapons.
    arms: Arms,
    /// Its orders.
    orders: Orders,
}

impl State {
    /// Its hex, while it is on the board.
    pub fn hex(&self) -> Option<Hex> {
        self.place.cell().and_then(|cell| Hex::halved(cell.x, cell.y))
    }
}
