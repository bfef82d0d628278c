//! Squads and their primates as components.

use super::{PieceId, PrimateIx, Side, UnitId, UnitIx, VehicleIx, vehicle::Seat};
use crate::board::Cell;
use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A unit: a group of primates that takes its own actions.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Squad {
    /// Its name in files.
    pub id: UnitId,
    /// Its index.
    pub ix: UnitIx,
    /// The name that its player sees.
    pub name: String,
    /// The indices of its primates, or those of the squad it was split off from.
    pub members: Range<u16>,
}

impl Squad {
    /// Its primates, in order.
    pub fn primates(&self) -> impl DoubleEndedIterator<Item = PrimateIx> + use<> {
        self.members.clone().map(PrimateIx)
    }

    /// The side it belongs to.
    pub const fn side(&self) -> Side {
        self.id.side
    }
}

/// One primate of a unit.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Primate {
    /// Its name in files.
    pub id: PieceId,
    /// Its index.
    pub ix: PrimateIx,
    /// Its unit.
    pub unit: UnitIx,
    /// The name that its player sees, empty if it has none.
    pub name: String,
}

/// The pile of a piece that has left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    /// Removed by fire.
    #[serde(alias = "Wounded")]
    Wounded,
    /// Removed by fire with hollow points: two rolls after the battle, of which the worse counts (6.2).
    #[serde(alias = "Hollow")]
    Hollow,
    /// Removed in close combat.
    #[serde(alias = "Injured")]
    Injured,
    /// Ran away after the leader fell.
    #[serde(alias = "Routed")]
    Routed,
    /// Left outside the sphere of influence, or left without room: missing in action.
    #[serde(alias = "Missing")]
    Missing,
    /// Left the board over a legal edge.
    #[serde(alias = "Retreated")]
    Retreated,
}

impl Pile {
    /// All piles, in the order in which they are shown.
    pub const ALL: [Pile; 6] =
        [Pile::Wounded, Pile::Hollow, Pile::Injured, Pile::Routed, Pile::Missing, Pile::Retreated];
}

/// Where a piece is: on a cell of the board, in a vehicle, or in a pile off the board.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// On the board; for a vehicle, the north-west square of its footprint.
    On(Cell),
    /// On the board, riding in a vehicle.
    Aboard(VehicleIx, Seat),
    /// Off the board.
    Off(Pile),
    /// Not on the board yet; to be deployed.
    #[default]
    Reserve,
    /// Away from the board, in a neighboring hex of a campaign.
    Afar,
}

impl Place {
    /// The cell, if it is on one.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Place::On(cell) => Some(cell),
            Place::Aboard(..) | Place::Off(_) | Place::Afar | Place::Reserve => None,
        }
    }

    /// Whether it is on the board, riding or not.
    pub const fn is_on_board(self) -> bool {
        matches!(self, Place::On(_) | Place::Aboard(..))
    }

    /// The vehicle it is riding and its seat.
    pub const fn seat(self) -> Option<(VehicleIx, Seat)> {
        match self {
            Place::Aboard(vehicle, seat) => Some((vehicle, seat)),
            Place::On(_) | Place::Off(_) | Place::Afar | Place::Reserve => None,
        }
    }
}
