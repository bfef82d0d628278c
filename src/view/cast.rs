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

/// One primate: its id, its place, its counter. Palette and lift of the look are set when it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenState {
    /// Its id.
    pub piece: PieceId,
    /// Its cell; `None` off the board.
    pub cell: Option<Cell>,
    /// Its counter.
    pub look: CounterLook,
}

/// One vehicle: its id, its place, its counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VehicleToken {
    /// Its id.
    pub piece: PieceId,
    /// The northwestern cell of its footprint; `None` off the board.
    pub corner: Option<Cell>,
    /// Its counter.
    pub look: VehicleLook,
}

/// The book's current state of all primates and vehicles. Screens write it after each order; it is shown once the facts
/// that led to it have been played.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    /// All of them, in order.
    pub tokens: Vec<TokenState>,
    /// All vehicles, including wrecks. A rider has no cell of its own.
    pub vehicles: Vec<VehicleToken>,
    /// What counters on hexes show of their units.
    pub plates: BTreeMap<PieceId, Plate>,
    /// The edges toward which the sides rout.
    pub homes: [Edge; 2],
    /// The mark whose count the counters show; empty for none.
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
    /// Units shown lifted: the selected one, or all of the platoons that may be chosen.
    pub units: BTreeSet<UnitId>,
    /// The unit under the pointer.
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

    /// The look in the form in which it is drawn.
    pub(super) fn dress(&self, state: &TokenState, palette: Palette) -> CounterLook {
        CounterLook { palette, lift: self.lift(state.piece), ..state.look }
    }

    /// A vehicle's look in the form in which it is drawn.
    pub(super) fn dress_vehicle(&self, state: &VehicleToken, palette: Palette) -> VehicleLook {
        VehicleLook { palette, lift: self.lift(state.piece), ..state.look }
    }
}
