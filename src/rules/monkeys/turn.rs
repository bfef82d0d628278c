//! Whose turn it is: plain state. What changes it is in [`super::platoons`] and the scenarios.

use super::{afar::Grids, stakes::Stakes};
use crate::board::generate::Recipe;
use crate::force::Side;
use bevy_ecs::resource::Resource;
use std::hash::{Hash, Hasher};

/// One platoon as it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlatoonState {
    /// How many primates it had on the board when the battle began; only platoons with any count for victory (T-149).
    pub start: u16,
    /// Hexes from here to where it is, for one whose guns support the battle from another hex (C-15).
    pub afar: Option<u8>,
}

/// Battles without guns in other hexes keep the hashes that they had before there were any.
impl Hash for PlatoonState {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.start.hash(state);
        if let Some(hexes) = self.afar {
            hexes.hash(state);
        }
    }
}

/// Whose turn it is and in which order platoons come up.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The round, from 1 (T-01).
    pub round: u16,
    /// Complete rounds until casualties are compared (G-31); none: no limit.
    pub rounds: Option<u16>,
    /// The side whose turn it is.
    pub side: Side,
    /// The side that moves first in each round (G-11).
    pub first: Side,
    /// The platoon that is activated, counted from 1.
    pub active: Option<u8>,
    /// Platoons in the order of their letters, by side (T-08).
    pub letters: [Vec<u8>; 2],
    /// Turns that each side has begun and ended.
    pub taken: [u16; 2],
    /// The platoons of each side; both have the same number (T-10).
    pub platoons: [Vec<PlatoonState>; 2],
    /// The goal of the scenario, and its state.
    pub stakes: Stakes,
    /// What the ground was generated from, if players may have it generated again (G-33).
    pub recipe: Option<Recipe>,
    /// Where the squads of troops in other hexes are that have been fired at (C-40).
    pub grids: Grids,
}
