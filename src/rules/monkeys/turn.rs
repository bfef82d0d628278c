//! The side to move, as plain state. [`super::platoons`] and the scenarios change it.

use super::{afar::Grids, stakes::Stakes};
use crate::board::generate::Recipe;
use crate::force::Side;
use bevy_ecs::resource::Resource;
use std::hash::{Hash, Hasher};

/// One platoon as it started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlatoonState {
    /// How many primates it had on the board when the battle started; only platoons with any count for victory (T-149).
    pub start: u16,
    /// Distance in hexes, for a platoon whose guns support the battle from another hex (C-15).
    pub afar: Option<u8>,
}

/// A battle without guns in other hexes hashes as if there were none, so old hashes stay valid.
impl Hash for PlatoonState {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.start.hash(state);
        if let Some(hexes) = self.afar {
            hexes.hash(state);
        }
    }
}

/// The side to move and the order in which platoons come up.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The round, from 1 (T-01).
    pub round: u16,
    /// Complete rounds until casualties are compared (G-31); none for no limit.
    pub rounds: Option<u16>,
    /// The side whose turn it is.
    pub side: Side,
    /// The side that moves first in each round (G-11).
    pub first: Side,
    /// The activated platoon, counted from 1.
    pub active: Option<u8>,
    /// Platoons in the order of their letters, by side (T-08).
    pub letters: [Vec<u8>; 2],
    /// Turns that each side has started and ended.
    pub taken: [u16; 2],
    /// The platoons of each side; both have the same number (T-10).
    pub platoons: [Vec<PlatoonState>; 2],
    /// The scenario's objectives, and their state.
    pub stakes: Stakes,
    /// What the ground was generated from, if players may have it generated again (G-33).
    pub recipe: Option<Recipe>,
    /// The squads of troops in other hexes that have been fired at, as placed on the grid (C-40).
    pub grids: Grids,
}
