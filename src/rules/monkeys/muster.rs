//! The forces of a battle before it begins, checked: who fights, with what, and where each primate stands.

use super::profiles::Profiles;
use crate::board::{Cell, Edge, Zone, sight::Sight};
use std::sync::Arc;

/// Everything a battle starts from.
#[derive(Clone, Debug)]
pub struct Muster {
    /// The numbers of the book.
    pub profiles: Arc<Profiles>,
    /// The ground with its lines of sight.
    pub sight: Arc<Sight>,
    /// The scenario.
    pub scenario: Scenario,
    /// Complete rounds until casualties are compared (G-31); none: no limit.
    pub rounds: Option<u16>,
    /// The two sides, in the order of [`crate::force::Side`].
    pub sides: [SideMuster; 2],
}

/// What the two sides fight for (section 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Scenario {
    /// Eliminate or drive off more than half of the enemy's platoons (G-16).
    Skirmish,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideMuster {
    /// Shown to players: `Vermilion`.
    pub name: String,
    /// The edge it may retreat over (G-16, G-34).
    pub edge: Edge,
    /// Where it sets up.
    pub zone: Zone,
    /// Its platoons in the order of the file; an empty one pads the smaller side (T-10).
    pub platoons: Vec<PlatoonMuster>,
}

/// One platoon.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlatoonMuster {
    /// Shown to players.
    pub name: String,
    /// Its standard squads, in order.
    pub squads: Vec<SquadMuster>,
}

/// One squad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquadMuster {
    /// Shown to players: `Kudu`.
    pub name: String,
    /// Its primates; the first is the sergeant.
    pub members: Vec<PrimateMuster>,
}

/// One primate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrimateMuster {
    /// Shown to players; empty where none was given.
    pub name: String,
    /// Place of its clan in the profiles.
    pub clan: usize,
    /// Places of its weapons in the profiles; never empty (1.14). The first firearm is the one it fires.
    pub weapons: Vec<usize>,
    /// Scrap paid for it, arms included (G-31).
    pub cost: u16,
    /// Where it stands.
    pub cell: Cell,
}
