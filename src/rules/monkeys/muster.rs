//! The forces of a battle before it starts, already checked: the fighters, their equipment, and where each piece is.

pub use super::scenario::Scenario;

use super::{profiles::Profiles, stakes::Marker};
use crate::board::{Cell, Direction, Edge, Zone, generate::Recipe, sight::Sight};
use crate::force::{Post, Side, vehicle::Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Everything a battle starts from.
#[derive(Clone, Debug)]
pub struct Muster {
    /// The numbers of the book.
    pub profiles: Arc<Profiles>,
    /// The ground with its lines of sight.
    pub sight: Arc<Sight>,
    /// What the ground was generated from, if it was: players that deploy may have it generated again (G-33).
    pub recipe: Option<Recipe>,
    /// The scenario.
    pub scenario: Scenario,
    /// The attacker, in a scenario that has one.
    pub attacker: Side,
    /// Complete rounds until casualties are compared (G-31); none for no limit.
    pub rounds: Option<u16>,
    /// The markers of a Battle (G-15); empty for those of the book.
    pub markers: Vec<Marker>,
    /// The two sides, in the order of [`crate::force::Side`].
    pub sides: [SideMuster; 2],
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideMuster {
    /// Shown to players: `Vermilion`.
    pub name: String,
    /// The edge where it starts; by default also the edge it leaves by (G-34).
    pub edge: Edge,
    /// Where it sets up.
    pub zone: Zone,
    /// Its platoons in the order of the file; an empty platoon fills up the smaller side (T-10).
    pub platoons: Vec<PlatoonMuster>,
}

/// One platoon.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlatoonMuster {
    /// Shown to players.
    pub name: String,
    /// Its units in the order of their posts: squads, second halves, CO, XO, fireteams.
    pub units: Vec<UnitMuster>,
    /// Where it is, for one in another hex (C-15, C-34); none if it is here.
    pub afar: Option<Afar>,
}

/// The position of a platoon in a neighboring hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Afar {
    /// The name of its troop; all platoons of a troop are in the same hex.
    pub troop: String,
    /// Hexes from the battle to it.
    pub hexes: u8,
    /// Whether its guns support the battle, which gives it a place in the order of platoons (C-15). The others of its
    /// troop come after all that have one.
    pub supports: bool,
}

/// A troop in a neighboring hex that guns on the board can fire at (C-34).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Troop {
    /// Shown to players.
    pub name: String,
    /// Hexes from the battle to it.
    pub hexes: u8,
    /// Its platoons, by their numbers in the battle.
    pub platoons: Vec<u8>,
}

/// One unit: a squad, half of one, the CO, the XO or a fireteam (1.11, G-12, G-13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitMuster {
    /// Its position in the platoon.
    pub post: Post,
    /// Shown to players: `Kudu`.
    pub name: String,
    /// Its primates; the first is the leader.
    pub members: Vec<PrimateMuster>,
    /// Its vehicles, zero to two (1.12).
    pub vehicles: Vec<VehicleMuster>,
    /// Its weapons that nobody carries: manned where they are set up (T-99).
    pub emplacements: Vec<Emplacement>,
}

/// One primate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrimateMuster {
    /// Shown to players; empty if it has none.
    pub name: String,
    /// Index of its clan in the profiles.
    pub clan: usize,
    /// Its weapons, one to four (1.14). By default it fires the first firearm.
    pub weapons: Vec<Carried>,
    /// Indices of its armor in the profiles (6.3, G-21).
    pub armor: Vec<usize>,
    /// Indices of its accessories in the profiles (6.4).
    pub gear: Vec<usize>,
    /// Indices of its talents in the profiles (section 8). Both members of a fireteam have those of the team.
    pub talents: Vec<usize>,
    /// Whether it is a corporal, which may lead half of its squad (G-12).
    pub corporal: bool,
    /// Scrap paid for it, gear and talents included (G-31).
    pub cost: u16,
    /// Lasting injuries from earlier battles (G-19).
    pub hurts: Hurts,
    /// Where it is; none if it is deployed during the battle (G-32), or rides.
    pub cell: Option<Cell>,
}

/// A primate's lasting injuries: an eye or a hand, a leg (G-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hurts {
    /// Accuracy lost.
    #[serde(skip_serializing_if = "is_none")]
    pub accuracy: u8,
    /// Speed lost.
    #[serde(skip_serializing_if = "is_none")]
    pub speed: u8,
}

impl Hurts {
    /// Whether it has no injuries.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

const fn is_none(lost: &u8) -> bool {
    *lost == 0
}

/// One weapon with its loads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Carried {
    /// Index of the weapon in the profiles.
    pub weapon: usize,
    /// Index of the ammunition in it; none for its plain load (6.2).
    pub ammo: Option<usize>,
    /// Indices of the spare loads, each good for one reload; those of a grenade are additional grenades.
    pub spares: Vec<usize>,
}

impl Carried {
    /// A weapon with its plain load and no spares.
    pub const fn plain(weapon: usize) -> Self {
        Self { weapon, ammo: None, spares: Vec::new() }
    }
}

/// A weapon two sizes too large for its crew (4.10, T-99).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emplacement {
    /// The weapon with its loads.
    pub arm: Carried,
    /// Where it is, beside cover; none if it is deployed during the battle.
    pub cell: Option<Cell>,
}

/// One vehicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VehicleMuster {
    /// Index of its kind in the profiles.
    pub kind: usize,
    /// Index of the weapon on each of its mounts, in order; none if empty.
    pub mounts: Vec<Option<usize>>,
    /// Spare rounds for the weapon on each mount, in order; empty if there are none (T-169).
    pub spares: Vec<u8>,
    /// Scrap paid for it.
    pub cost: u16,
    /// The top left cell of its footprint and its facing; none if it is deployed during the battle (G-32).
    pub at: Option<(Cell, Direction)>,
    /// Its riders at the start: numbers of members of its unit, counted from 1, and their seats.
    pub crew: Vec<(u8, Seat)>,
}
