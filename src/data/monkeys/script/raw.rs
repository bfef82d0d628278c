//! The shape of a script file.

use super::{kinds::Rate, step::Step};
use crate::board::Edge;
use crate::data::{
    monkeys::{
        level::raw::{At, Glyph},
        profiles::Mark,
    },
    raw::{Book, Pairs},
};
use crate::force::{Side, squad::Pile, vehicle::Seat};
use crate::rules::monkeys::{
    profiles::{Band, Loads, Size, Trait},
    scenarios::Scenario,
};
use serde::{Deserialize, Serialize};

/// A script as written in its file. A replay contains it without the steps, since it has the orders themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub(super) format: u32,
    pub(super) book: Book,
    #[serde(default)]
    pub(super) about: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) rules: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) rows: Vec<String>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) legend: Pairs<char, Glyph>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) heights: Vec<String>,
    pub(super) tokens: Vec<String>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) switches: Pairs<String, i32>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) weapons: Pairs<String, Weapon>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) kinds: Pairs<String, Kind>,
    pub(super) units: Vec<Unit>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) scenario: Option<Scenario>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) attacker: Option<Side>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) zones: Pairs<Side, Vec<(At, At)>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) edges: Option<(Edge, Edge)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rounds: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) platoons: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) turn: Option<Turn>,
    #[serde(default)]
    pub(super) dice: Vec<u8>,
    #[serde(default, skip_serializing)]
    pub(super) play: Vec<Step>,
}

/// A weapon of the script's own: anything left out is an assault rifle's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weapon {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damage: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rate: Option<Rate>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Band>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub close_combat: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loads: Option<Loads>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
}

/// A kind of primate of the script's own: anything left out is its clan's or, without a clan, a plain one's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kind {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clan: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub natural_armor: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub morale: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub traits: Option<Vec<Trait>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapons: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ammo: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub armor: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub talents: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub corporal: bool,
}

/// A unit: its members by their letters on the board of tokens, the first being its leader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unit {
    pub unit: String,
    pub kind: String,
    pub members: String,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub kinds: Pairs<char, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub state: Vec<State>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub states: Pairs<char, Vec<State>>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub gone: Pairs<char, Pile>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub vehicles: Pairs<char, Vehicle>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub emplacements: Vec<Emplacement>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub spent: Pairs<char, Spent>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acting: Option<char>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub actions: Option<u8>,
    /// Off the board until its player deploys it (G-32).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reserve: bool,
    /// Hexes from the battle to its platoon, whose guns may fire from there (C-15); none if it is here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub afar: Option<u8>,
}

impl Unit {
    /// Whether it doesn't start on a cell of the board.
    pub const fn is_elsewhere(&self) -> bool {
        self.reserve || self.afar.is_some()
    }
}

/// What a member has fired from its first weapon before the script starts (6.1, 4.11).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Spent {
    /// It is empty.
    pub empty: bool,
    /// Number of spare loads used up, first ones first.
    pub spares: u8,
    /// Counted rounds fired.
    pub rounds: u8,
}

/// A vehicle: its letter is on each cell of its footprint, its riders are on none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Vehicle {
    pub kind: String,
    /// A keypad digit.
    pub facing: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mounts: Option<Vec<Option<String>>>,
    /// Spare rounds for the weapon on each mount (T-169).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<u8>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub crew: Pairs<char, Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damage: Option<Damage>,
}

/// Damage to a vehicle before the script starts (T-87 to T-94).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Damage {
    /// Number of times its Speed was cut (T-88).
    pub slowed: u8,
    /// Armor lost.
    pub weakened: u8,
    /// It can't move any more (T-91).
    pub immobile: bool,
    /// It is destroyed (T-94).
    pub wreck: bool,
    /// Numbers of its mounts with a destroyed weapon (T-87).
    pub broken: Vec<u8>,
    /// Numbers of its mounts that have to be reloaded (T-67).
    pub empty: Vec<u8>,
}

/// A weapon that nobody carries (T-99).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Emplacement {
    pub weapon: String,
    pub cell: (i16, i16),
}

/// A state that a unit or a primate in a script can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum State {
    /// A primate has been pinned since before the script's first turn (T-38).
    Pinned,
    /// A primate has spent its unit's latest activation pinned (T-39).
    Recovering,
    /// A primate is resting its weapon on cover (T-98).
    Braced,
    /// A primate is prone (G-10).
    Prone,
    /// A unit has been hidden since before this turn (T-134).
    Hidden,
    /// A unit is on overwatch (T-122).
    Overwatch,
    /// A unit has to reload (T-101).
    OutOfAmmo,
    /// A unit has committed to an attack (T-43). Only for checks: a script attacks with an order.
    Committed,
    /// A unit does nothing more in this turn (T-15).
    Done,
    /// A vehicle can't move any more (T-91). Only for checks: the initial state is set with `damage`.
    Immobile,
    /// A vehicle has been destroyed (T-94). Only for checks: the initial state is set with `damage`.
    Wreck,
}

/// The side and platoon to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Turn {
    pub side: Side,
    #[serde(default = "first")]
    pub platoon: u8,
}

const fn first() -> u8 {
    1
}

impl State {
    /// Whether a state belongs to a whole unit rather than to each primate.
    pub const fn is_a_units(self) -> bool {
        matches!(self, State::Overwatch | State::OutOfAmmo | State::Committed | State::Done | State::Hidden)
    }
}

impl State {
    /// Whether a state can only be checked: a script reaches it with orders.
    pub const fn is_an_outcome(self) -> bool {
        matches!(self, State::Committed | State::Immobile | State::Wreck)
    }
}
