//! What a battle begins from, checked: the ground, the two bands, the scenario (G1, G2, G11).

use super::profiles::Profiles;
use crate::board::{Cell, sight::Sight};
use crate::force::{Post, Side, UnitId};
use std::sync::Arc;

/// Everything a battle starts from.
#[derive(Clone, Debug)]
pub struct Muster {
    /// The numbers of the book.
    pub profiles: Arc<Profiles>,
    /// The ground with its lines of sight; [`Profiles::ground`] makes one of a map.
    pub sight: Arc<Sight>,
    /// How long it lasts, and what is fought for.
    pub scenario: Scenario,
    /// The two sides, in the order of [`Side`].
    pub sides: [Vec<Character>; 2],
}

/// One character.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Character {
    /// Shown to players: `Kudu`.
    pub name: String,
    /// Place of its kind in the profiles.
    pub kind: usize,
    /// Where it stands.
    pub cell: Cell,
    /// Whether the enemy has not detected it (G12).
    pub hidden: bool,
}

/// How long a battle lasts, and what is fought for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scenario {
    /// Turns until it is over; none: no limit.
    pub turns: Option<u16>,
}

impl Muster {
    /// Every character with its name, in the order of their names.
    pub fn characters(&self) -> impl Iterator<Item = (UnitId, &Character)> {
        Side::BOTH.into_iter().zip(&self.sides).flat_map(|(side, band)| {
            band.iter().enumerate().map(move |(place, character)| (unit_id(side, place), character))
        })
    }
}

/// The name of a side's character at a place in its list.
pub const fn unit_id(side: Side, place: usize) -> UnitId {
    UnitId { side, platoon: 1, post: Post::Squad(place as u8 + 1) }
}
