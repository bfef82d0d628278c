//! What a battle begins from, checked: the ground, the two bands, the scenario (G1, G2, G11, G22, G23).
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
    /// The ground with its lines of sight; [`Profiles::ground`] makes one of a map.
    pub sight: Arc<Sight>,
    /// How long it lasts, and what is fought for.
    pub scenario: Scenario,
    /// The two sides, in the order of [`Side`].
    pub sides: [Band; 2],
}

/// One side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Band {
    /// Shown to players: `Ironbough Column`.
    pub name: String,
    /// Where it sets up.
    pub zone: Zone,
    /// What its set-up must heed.
    pub manner: Manner,
    /// Its characters, in the order of their numbers.
    pub characters: Vec<Character>,
    /// Its mounts, in the order of their numbers (G14).
    pub mounts: Vec<Mount>,
}

/// What a side's set-up must heed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    /// Nothing but its zone (G22).
    #[default]
    Free,
    /// In pairs, on the road (G23).
    Column,
    /// In cover, each character aiming where no enemy is seen (G23, A21).
    Lurking,
}

/// One character.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Character {
    /// Shown to players: `Kudu`.
    pub name: String,
    /// Place of its kind in the profiles.
    pub kind: usize,
    /// Where it stands; none while it is to be set up in the battle.
    pub cell: Option<Cell>,
    /// Whether the enemy has not detected it (G12).
    pub hidden: bool,
    /// Whether it carries the load (G23).
    pub carries: bool,
    /// Its condition, where it is not the usual one.
    pub condition: Condition,
}

/// The condition that a character begins in. The usual one: standing, unhurt, its own weapon in hand and loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// Whether it is prone (R10).
    pub prone: bool,
    /// Damage by location, in the order of [`super::wounds::Location::ALL`] (G7).
    pub hurt: [u16; 7],
    /// Calls that it loses to panic (G8).
    pub panic: u8,
    /// The place of the weapon in hand among those that it carries (G17).
    pub hand: u8,
    /// Rounds in that weapon; none: it is full.
    pub rounds: Option<u16>,
}

/// A mount (G14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mount {
    /// Shown to players.
    pub name: String,
    /// Place of its kind in the profiles, which has the trait of a mount.
    pub kind: usize,
    /// Where it is.
    pub at: Stall,
}

/// Where a mount begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stall {
    /// On a cell, without a rider.
    On(Cell),
    /// Under the character at this place of its band, from 0.
    Under(usize),
}

/// How long a battle lasts, and what is fought for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scenario {
    /// Turns until it is over; none: no limit.
    pub turns: Option<u16>,
    /// In which order the sides set up.
    pub set_up: SetUp,
    /// How it is won.
    pub goal: Goal,
    /// Whether its first turn is an ambush turn, and whose (R25).
    pub ambush: Option<Ambush>,
}

/// In which order the sides set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SetUp {
    /// One character by turns, and the side with the lower sum of Initiatives begins (G22).
    #[default]
    Alternate,
    /// This side sets all of its characters up before the other begins (G23).
    Whole(Side),
}

/// How a battle is won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// A side that is broken loses. After the last turn more able characters win (G11).
    #[default]
    Break,
    /// The same; and a side wins that alone has an able character near one of the cells at the end of successive turns
    /// (G22).
    Hold {
        /// What is held.
        cells: Vec<Cell>,
        /// How near a character must be.
        near: u8,
        /// The first turn whose end counts.
        from: u16,
        /// How many ends of turns in a row.
        turns: u8,
    },
    /// A side has to bring the load there. It wins too when no enemy is able. The other side wins when so few movers are
    /// able and none of them carries the load, or after the last turn (G23).
    Carry {
        /// The side that has to bring it.
        movers: Side,
        /// Where to.
        to: Zone,
        /// So few movers are too few without the load.
        few: u8,
    },
}

/// The ambush turn of a battle (R25, A15).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ambush {
    /// Who walks into it.
    pub movers: Side,
    /// Where they walk to, along the road as far as there is one.
    pub to: Zone,
}

impl Muster {
    /// Every character with its name, in the order of their names. Mounts come after them.
    pub fn characters(&self) -> impl Iterator<Item = (UnitId, &Character)> {
        Side::BOTH.into_iter().zip(&self.sides).flat_map(|(side, band)| {
            let numbered = band.characters.iter().enumerate();
            numbered.map(move |(place, character)| (unit_id(side, place), character))
        })
    }
}

/// The name of a side's character at a place in its list.
pub const fn unit_id(side: Side, place: usize) -> UnitId {
    UnitId { side, platoon: 1, post: Post::Squad(place as u8 + 1) }
}

/// The name of a side's mount at a place in its list (G14).
pub const fn mount_id(side: Side, place: usize) -> UnitId {
    UnitId { side, platoon: 2, post: Post::Squad(place as u8 + 1) }
}
