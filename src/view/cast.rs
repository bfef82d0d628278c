//! What the view shows of each primate and vehicle, as plain values that screens fill in from the book.

use super::art::{
    looks::{CounterLook, Lift},
    palette::Palette,
    vehicles::VehicleLook,
};
use super::hexes::Plate;
use crate::board::{Cell, Edge};
use crate::force::{PieceId, UnitId};
use bevy::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// One primate: its id, its place, what its counter shows. Palette and lift of the look are set when drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenState {
    /// Which.
    pub piece: PieceId,
    /// Where it is; none off the board.
    pub cell: Option<Cell>,
    /// What its counter shows.
    pub look: CounterLook,
}

/// One vehicle: its id, its place, what its counter shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VehicleToken {
    /// Which.
    pub piece: PieceId,
    /// The north-western cell of its footprint, none off the board.
    pub corner: Option<Cell>,
    /// What its counter shows.
    pub look: VehicleLook,
}

/// All primates and vehicles as the book has them now. Screens write it after each order; it is shown once the facts that led to it
/// have been played.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    /// All of them, in order.
    pub tokens: Vec<TokenState>,
    /// All vehicles, including wrecks. A rider has no cell of its own.
    pub vehicles: Vec<VehicleToken>,
    /// What counters on hexes show of their units.
    pub plates: BTreeMap<PieceId, Plate>,
    /// The edges that the sides run for when they rout.
    pub homes: [Edge; 2],
    /// The mark whose count counters show; empty: none.
    pub counted: &'static str,
}

impl Default for Cast {
    fn default() -> Self {
        let homes = [Edge::West, Edge::East];
        Self { tokens: Vec::new(), vehicles: Vec::new(), plates: BTreeMap::new(), homes, counted: "" }
    }
}

/// The unit the player looks at.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Spotlight {
    /// Units that lie lifted: the selected one, or all of the platoons that may be chosen.
    pub units: BTreeSet<UnitId>,
    /// The unit that is pointed at.
    pub pointed: Option<UnitId>,
    /// The one primate that is chosen.
    pub piece: Option<PieceId>,
    /// The cell under the pointer.
    pub hovered: Option<Cell>,
}

impl Spotlight {
    /// The height of a primate's card.
    pub fn lift(&self, piece: PieceId) -> Lift {
        if self.piece == Some(piece) {
            Lift::Chosen
        } else if self.units.contains(&piece.unit) {
            Lift::Selected
        } else if self.pointed == Some(piece.unit) {
            Lift::Pointed
        } else {
            Lift::None
        }
    }

    /// The look as it is drawn.
    pub(super) fn dress(&self, state: &TokenState, palette: Palette) -> CounterLook {
        CounterLook { palette, lift: self.lift(state.piece), ..state.look }
    }

    /// A vehicle's look as it is drawn.
    pub(super) fn dress_vehicle(&self, state: &VehicleToken, palette: Palette) -> VehicleLook {
        VehicleLook { palette, lift: self.lift(state.piece), ..state.look }
    }
}
