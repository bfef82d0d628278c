//! The starting point of a battle, already checked: the ground, the two bands, the scenario (G1, G2, G11, G22, G23).
//!
//! The third character of the first side is `r1.3`, its second mount `r2.2`.

use super::profiles::Profiles;
use crate::board::{Cell, Zone, sight::Sight};
use crate::force::{Post, Side, UnitId};
use std::sync::Arc;

/// Everything a battle starts from.
#[derive(Clone, Debug)]
pub struct Muster {
    /// The numbers of the book.
    pub profiles: Arc<Profiles>,
    /// The ground with its lines of sight; [`Profiles::ground`] makes one from a map.
    pub sight: Arc<Sight>,
    /// The length of the battle, and its goal.
    pub scenario: Scenario,
    /// The two sides, in the order of [`Side`].
    pub sides: [Band; 2],
}

/// One side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Band {
    /// Shown to players: `Ironbough Column`.
    pub name: String,
    /// Where it may set up.
    pub zone: Zone,
    /// The constraints on its set-up.
    pub manner: Manner,
    /// Its characters, in the order of their numbers.
    pub characters: Vec<Character>,
    /// Its mounts, in the order of their numbers (G14).
    pub mounts: Vec<Mount>,
}

/// The constraints on a side's set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    /// None except its zone (G22).
    #[default]
    Free,
    /// In pairs, on the road (G23).
    Column,
    /// In cover, with each character aiming where no enemy is visible (G23, A21).
    Lurking,
}

/// One character.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Character {
    /// Shown to players: `Kudu`.
    pub name: String,
    /// Index of its kind in the profiles.
    pub kind: usize,
    /// Where it is; none if it is set up during the battle.
    pub cell: Option<Cell>,
    /// Whether it is hidden from the enemy (G12).
    pub hidden: bool,
    /// Whether it carries the load (G23).
    pub carries: bool,
    /// Its condition, if it isn't the default one.
    pub condition: Condition,
}

/// The initial condition of a character. By default: standing, unhurt, its own weapon in hand and loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// Whether it is prone (R10).
    pub prone: bool,
    /// Damage by location, in the order of [`super::wounds::Location::ALL`] (G7).
    pub hurt: [u16; 7],
    /// Calls that it will lose to panic (G8).
    pub panic: u8,
    /// The index of the weapon in hand among those it carries (G17).
    pub hand: u8,
    /// Rounds in that weapon; none if it is full.
    pub rounds: Option<u16>,
}

/// A mount (G14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mount {
    /// Shown to players.
    pub name: String,
    /// Index of its kind in the profiles, which has the mount trait.
    pub kind: usize,
    /// Where it is.
    pub at: Stall,
}

/// The initial position of a mount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stall {
    /// On a cell, without a rider.
    On(Cell),
    /// Ridden by the character at this index in its band, from 0.
    Under(usize),
}

/// The length of a battle, and its goal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scenario {
    /// Turns until it is over; none for no limit.
    pub turns: Option<u16>,
    /// The order in which the sides set up.
    pub set_up: SetUp,
    /// How it is won.
    pub goal: Goal,
    /// What is held or carried, as it is read after "the"; empty if it has no name.
    pub object: String,
    /// Whether its first turn is an ambush turn, and whose (R25).
    pub ambush: Option<Ambush>,
}

/// The order in which the sides set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SetUp {
    /// One character at a time, alternating, starting with the side that has the lower sum of Initiatives (G22).
    #[default]
    Alternate,
    /// This side sets up all its characters before the other starts (G23).
    Whole(Side),
}

/// How a battle is won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// A broken side loses. After the last turn, the side with more able characters wins (G11).
    #[default]
    Break,
    /// The same; in addition, a side wins if only it has an able character near one of the cells at the end of several
    /// successive turns (G22).
    Hold {
        /// What is held.
        cells: Vec<Cell>,
        /// How near a character has to be.
        near: u8,
        /// The first turn whose end counts.
        from: u16,
        /// The number of consecutive turn ends.
        turns: u8,
    },
    /// A side has to bring the load there. It also wins when no enemy is able. The other side wins when too few movers
    /// are able and none of them carries the load, or after the last turn (G23).
    Carry {
        /// The side that has to bring it.
        movers: Side,
        /// The goal.
        to: Zone,
        /// This many movers are too few without the load.
        few: u8,
    },
}

/// The ambush turn of a battle (R25, A15).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ambush {
    /// The side that walks into it.
    pub movers: Side,
    /// Where they walk, as far along the road as they can.
    pub to: Zone,
}

impl Muster {
    /// Every character with its name, in the order of their names, followed by the mounts.
    pub fn characters(&self) -> impl Iterator<Item = (UnitId, &Character)> {
        Side::BOTH.into_iter().zip(&self.sides).flat_map(|(side, band)| {
            let numbered = band.characters.iter().enumerate();
            numbered.map(move |(place, character)| (unit_id(side, place), character))
        })
    }
}

/// The name of a side's character at an index in its list.
pub const fn unit_id(side: Side, place: usize) -> UnitId {
    UnitId { side, platoon: 1, post: Post::Squad(place as u8 + 1) }
}

/// The name of a side's mount at an index in its list (G14).
pub const fn mount_id(side: Side, place: usize) -> UnitId {
    UnitId { side, platoon: 2, post: Post::Squad(place as u8 + 1) }
}
