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
    /// Its dense number.
    pub ix: UnitIx,
    /// The name its players call it by.
    pub name: String,
    /// The dense numbers of its primates, or of the squad's that it was split off.
    pub members: Range<u16>,
}

impl Squad {
    /// Its primates, in their order.
    pub fn primates(&self) -> impl DoubleEndedIterator<Item = PrimateIx> + use<> {
        self.members.clone().map(PrimateIx)
    }

    /// Whose it is.
    pub const fn side(&self) -> Side {
        self.id.side
    }
}

/// One primate of a unit.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Primate {
    /// Its name in files.
    pub id: PieceId,
    /// Its dense number.
    pub ix: PrimateIx,
    /// Its unit.
    pub unit: UnitIx,
    /// The name its player calls it by, empty if none was given.
    pub name: String,
}

/// The pile of a piece that has left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    /// Removed by fire.
    #[serde(alias = "Wounded")]
    Wounded,
    /// Removed by fire with hollow points: two rolls after the battle, the worse one counts (6.2).
    #[serde(alias = "Hollow")]
    Hollow,
    /// Removed in close combat.
    #[serde(alias = "Injured")]
    Injured,
    /// Ran away after the leader fell.
    #[serde(alias = "Routed")]
    Routed,
    /// Left outside the sphere of influence, or without room: missing in action.
    #[serde(alias = "Missing")]
    Missing,
    /// Left by a legal edge.
    #[serde(alias = "Retreated")]
    Retreated,
}

impl Pile {
    /// All piles, in the order they are shown.
    pub const ALL: [Pile; 6] =
        [Pile::Wounded, Pile::Hollow, Pile::Injured, Pile::Routed, Pile::Missing, Pile::Retreated];
}

/// Where a piece is: on a cell of the board, in a vehicle, or in a pile beside it.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// On the board; of a vehicle, the north-west square of its footprint.
    On(Cell),
    /// On the board, riding a vehicle.
    Aboard(VehicleIx, Seat),
    /// Off the board.
    Off(Pile),
    /// Not on the board yet: waits to be deployed.
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

    /// The vehicle it rides and where it sits.
    pub const fn seat(self) -> Option<(VehicleIx, Seat)> {
        match self {
            Place::Aboard(vehicle, seat) => Some((vehicle, seat)),
            Place::On(_) | Place::Off(_) | Place::Afar | Place::Reserve => None,
        }
    }
}
